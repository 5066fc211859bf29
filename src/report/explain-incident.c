/* Prints one game for people: what happens between the cards. */
#include "report/explain-part.h"
#include "report/moves.h"

#include "game/game.h"
#include "words/say.h"

/* Prints a move between the cards, in words, or else as recorded. */
static void put_incident(struct out *out, const struct record *r,
                         const struct move *m)
{
    const char *text = incident_words(out->language, m);

    if (m->kind == MOVE_BREACH) {
        put_breach(out, (enum skr_clause)m->number);
        if (breach_happening((enum skr_clause)m->number) >= 0)
            out_format(out, " (%s)", skr_clause_info((enum skr_clause)m->number)->id);
    } else if (text != NULL) {
        out_text(out, text);
    } else if (m->kind == MOVE_HOUSE) {
        put_house_rule(out, r, m);
    } else {
        out_say(out, "moves: ");
        out_plain(out, r->text + m->byte, m->length < 48 ? m->length : 48);
    }
    if (m->kind == MOVE_SHOW)
        put_terms(out, m->said.announced, m->number);
}

void explain_misdeal(const struct explanation *t, const struct move *m, int indent)
{
    const struct recorded_misdeal *recorded = &m->misdeal;
    enum language language = t->out->language;
    struct wrapped to = explain_words(t, indent);
    char words[300];
    struct out text = out_into(words, sizeof words, language);

    if (m->seat >= 0)
        out_format(&text, "%s: ", seat_in(language, m->seat));
    out_text(&text, term_word_in(&misdeal_terms, recorded->kind, language));
    if (recorded->remedy >= 0)
        out_format(&text, "; %s",
                   term_word_in(&remedy_terms, recorded->remedy, language));
    report_words(&to, words, false);
}

/* A line of cards; word: what becomes of them, or "". */
static void put_cards(const struct explanation *t, const char *word, skr_cards cards)
{
    struct wrapped to = explain_words(t, INDENT);

    if (cards == 0)
        return;
    out_format(t->out, "\n%*s", INDENT, "");
    report_words(&to, word, false);
    if (*word != '\0') {
        out_text(t->out, " ");
        to.column++;
    }
    report_hand(&to, !t->playing ? SKR_GRAND : t->judgment->ramsch ? SKR_RAMSCH
                : t->judgment->game.game, cards);
}

/* The cards that lie open, or those that go from one defender to the other. */
static void put_shown(const struct explanation *t, const struct move *m)
{
    enum language language = t->out->language;

    if (m->kind < MOVE_SHOW || (m->put_away | m->shown) == 0)
        return;
    out_text(t->out, ":");
    if (m->kind == MOVE_EXCHANGE) {
        put_cards(t, tr(language, N_("gives")), m->put_away);
        put_cards(t, tr(language, N_("gets")), m->shown);
    } else {
        put_cards(t, "", m->put_away | m->shown);
    }
}

void explain_incident(const struct explanation *t, const struct move *m)
{
    if (m->kind == MOVE_TRICK) {
        explain_findings(t, m);
        return;
    }
    if (m->kind == MOVE_MISDEAL) {
        out_text(t->out, "   -  ");
        explain_misdeal(t, m, INDENT);
        out_text(t->out, "\n");
        explain_findings(t, m);
        return;
    }
    out_format(t->out, "   -  %s ", m->kind == MOVE_HOUSE
               ? tr(t->out->language, N_("by a house rule:")) : explain_player(t, m));
    put_incident(t->out, t->judgment->record, m);
    put_shown(t, m);
    out_text(t->out, "\n");
    explain_findings(t, m);
}

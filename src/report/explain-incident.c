/* Prints one game for people: what happens between the cards. */
#include "report/explain-part.h"

#include "game/game.h"
#include "words/say.h"

static const char *happening(enum language language, const struct move *m)
{
    switch (m->kind) {
    case MOVE_SHOW:
        return term_word_in(&happening_terms, SKR_LAYS_DOWN, language);
    case MOVE_RESIGN:
        return term_word_in(&happening_terms, SKR_GIVES_UP, language);
    case MOVE_TIMEOUT:
        return tr(language, N_("runs out of time"));
    case MOVE_LEFT:
        return tr(language, N_("leaves"));
    case MOVE_CONSENT:
        return tr(language, N_("agrees"));
    case MOVE_OBJECT:
        return tr(language, N_("does not agree"));
    case MOVE_THROW:
        return term_word_in(&happening_terms, SKR_THROWS, language);
    case MOVE_PLAY_ON:
        return tr(language, N_("demands to play on"));
    case MOVE_CONTRA:
        return tr(language, N_("says contra"));
    case MOVE_RE:
        return tr(language, N_("says re"));
    case MOVE_SUP:
        return tr(language, N_("says sup"));
    case MOVE_PUSH:
        return tr(language, N_("takes the cards up and passes on"));
    case MOVE_REFUSE:
        return tr(language, N_("refuses the cards"));
    case MOVE_EXCHANGE:
        return tr(language, N_("exchanges cards with the other defender"));
    default:
        return NULL;
    }
}

/* "shows one of his cards (end.card-shown)" */
static void put_breach(struct out *out, enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0)
        out_say(out, "breaks %s", skr_clause_info(clause)->id);
    else
        out_format(out, "%s (%s)", term_word_in(&happening_terms, kind, out->language),
                   skr_clause_info(clause)->id);
}

/* Prints a move between the cards, in words, or else as recorded. */
static void put_incident(struct out *out, const struct record *r,
                         const struct move *m)
{
    const char *text = happening(out->language, m);

    if (m->kind == MOVE_BREACH) {
        put_breach(out, (enum skr_clause)m->number);
    } else if (text != NULL) {
        out_text(out, text);
    } else {
        if (m->kind != MOVE_HOUSE)
            out_say(out, "moves: ");
        out_plain(out, r->text + m->byte, m->length < 48 ? m->length : 48);
    }
    if (m->kind == MOVE_SHOW)
        put_terms(out, m->said.announced, m->number);
}

void explain_misdeal(const struct explanation *t, const struct move *m, int indent)
{
    const struct told_misdeal *told = &m->misdeal;
    enum language language = t->out->language;
    struct wrapped to = explain_words(t, indent);
    char words[300];
    struct out text = out_into(words, sizeof words, language);

    if (m->seat >= 0)
        out_format(&text, "%s: ", seat_in(language, m->seat));
    out_text(&text, term_word_in(&misdeal_terms, told->kind, language));
    if (told->remedy >= 0)
        out_format(&text, "; %s",
                   term_word_in(&remedy_terms, told->remedy, language));
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

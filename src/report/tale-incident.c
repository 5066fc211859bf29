/* Prints one game for people: what happens between the cards. */
#include "report/tale-part.h"

static const char *happening(const struct move *m)
{
    switch (m->kind) {
    case MOVE_SHOW:
        return term_word(&happening_terms, SKR_LAYS_DOWN);
    case MOVE_RESIGN:
        return term_word(&happening_terms, SKR_GIVES_UP);
    case MOVE_TIMEOUT:
        return "runs out of time";
    case MOVE_LEFT:
        return "leaves";
    case MOVE_CONSENT:
        return "agrees";
    case MOVE_OBJECT:
        return "does not agree";
    case MOVE_THROW:
        return term_word(&happening_terms, SKR_THROWS);
    case MOVE_PLAY_ON:
        return "demands to play on";
    case MOVE_CONTRA:
        return "says contra";
    case MOVE_RE:
        return "says re";
    case MOVE_SUP:
        return "says sup";
    case MOVE_PUSH:
        return "takes the cards up and passes on";
    case MOVE_REFUSE:
        return "refuses the cards";
    case MOVE_EXCHANGE:
        return "exchanges cards with the other defender";
    default:
        return NULL;
    }
}

/* Prints the terms of shown cards: a level asked for, tricks left to the
 * others. */
static void put_terms(struct out *out, const struct move *m)
{
    if (m->said.announced != SKR_NO_LEVEL)
        out_format(out, ", for %s", level_name(m->said.announced));
    if (m->number > 0)
        out_format(out, ", but for %d trick%s", m->number,
                   m->number == 1 ? "" : "s");
}

/* "shows one of his cards (end.card-shown)" */
static void put_breach(struct out *out, enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0)
        out_format(out, "breaks %s", skr_clause_info(clause)->id);
    else
        out_format(out, "%s (%s)", term_word(&happening_terms, kind),
                   skr_clause_info(clause)->id);
}

/* Prints a move between the cards, in words, or else as recorded. */
static void put_incident(struct out *out, const struct record *r,
                         const struct move *m)
{
    if (m->kind == MOVE_BREACH) {
        put_breach(out, (enum skr_clause)m->number);
    } else if (happening(m) != NULL) {
        out_text(out, happening(m));
    } else {
        out_text(out, m->kind == MOVE_HOUSE ? "" : "moves: ");
        out_plain(out, r->text + m->byte, m->length < 48 ? m->length : 48);
    }
    if (m->kind == MOVE_SHOW)
        put_terms(out, m);
}

void tale_misdeal(const struct tale *t, const struct move *m)
{
    const struct told_misdeal *told = &m->misdeal;

    if (m->seat >= 0)
        out_format(t->out, "%s: ", seat_name(m->seat));
    out_text(t->out, term_word(&misdeal_terms, told->kind));
    if (told->remedy >= 0)
        out_format(t->out, "; %s", term_key(&remedy_terms, told->remedy));
}

void tale_incident(const struct tale *t, const struct move *m)
{
    struct wrapped to = tale_words(t, INDENT);
    skr_cards shown = m->put_away | m->shown;

    if (m->kind == MOVE_TRICK) {
        tale_findings(t, m);
        return;
    }
    if (m->kind == MOVE_MISDEAL) {
        out_text(t->out, "   -  ");
        tale_misdeal(t, m);
        out_text(t->out, "\n");
        tale_findings(t, m);
        return;
    }
    out_format(t->out, "   -  %s ", m->kind == MOVE_HOUSE ? "by a house rule:"
                                                          : tale_player(m));
    put_incident(t->out, t->judgment->record, m);
    if (m->kind >= MOVE_SHOW && shown != 0) {
        out_text(t->out, ":\n      ");
        report_hand(&to, t->playing ? t->play.game : SKR_GRAND, shown);
    }
    out_text(t->out, "\n");
    tale_findings(t, m);
}

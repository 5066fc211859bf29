/* Prints one game for people: the auction, the skat and the announcement. */
#include "report/explain-part.h"

#include <stdio.h>

#include "base/width.h"

#include "words/say.h"

/* ---------------------------------------------------------------------- calls */

static bool is_call(const struct move *m)
{
    return m->kind == MOVE_BID || m->kind == MOVE_HOLD || m->kind == MOVE_PASS
        || m->kind == MOVE_NAME;
}

/* "M null ouvert": a game said in place of a number. */
static void put_named(char *text, size_t size, enum language language,
                      const struct move *m)
{
    struct out out = out_into(text, size, language);
    struct skr_announcement named = { .game = m->said.game, .hand = m->said.hand,
                                      .ouvert = m->said.ouvert };

    out_format(&out, "%s ", seat_letter(language, m->seat));
    put_announcement(&out, &named);
}

static void put_call(struct wrapped *to, const struct move *m)
{
    enum language language = to->out->language;
    const char *seat = seat_letter(language, m->seat);
    char text[120];

    if (to->column + (m->kind == MOVE_NAME ? 24 : 8) > 80) {
        out_format(to->out, "\n%*s", to->indent, "");
        to->column = to->indent;
    }
    if (m->kind == MOVE_BID)
        snprintf(text, sizeof text, "%s %d", seat, m->number);
    else if (m->kind == MOVE_NAME)
        put_named(text, sizeof text, language, m);
    else
        snprintf(text, sizeof text, "%s %s", seat, tr_in(language, "call",
                 m->kind == MOVE_HOLD ? NC_("call", "yes") : NC_("call", "pass")));
    out_format(to->out, "%s%s", to->column > to->indent ? "  " : "", text);
    to->column += text_width(text) + (to->column > to->indent ? 2 : 0);
}

/* What goes wrong with the deal has a line of its own. */
static void put_misdeal(const struct explanation *t, struct wrapped *to,
                        const struct move *m)
{
    if (to->column > to->indent)
        out_format(t->out, "\n%*s", MARGIN, "");
    explain_misdeal(t, m, MARGIN);
}

/* Returns the first move after the calls. */
static const struct move *put_calls(const struct explanation *t)
{
    const struct record *r = t->judgment->record;
    const struct move *m = r->move;
    struct wrapped to = explain_words(t, MARGIN);

    for (; m < moves_end(r) && (is_call(m) || m->kind == MOVE_MISDEAL); m++) {
        if (m->kind == MOVE_MISDEAL)
            put_misdeal(t, &to, m);
        else
            put_call(&to, m);
        if (m->kind != MOVE_MISDEAL && !explain_has_finding(t, m))
            continue;
        out_text(t->out, "\n");
        explain_findings(t, m);
        out_format(t->out, "%*s", MARGIN, "");
        to.column = to.indent;
    }
    if (to.column > to.indent)
        out_format(t->out, "\n%*s", MARGIN, "");
    return m;
}

static const char *outcome(const struct judgment *j, bool has_calls)
{
    if (j->ramsch)
        return N_("ramsch: each plays for himself\n");
    if (j->deal == DEAL_PASSED_IN)
        return has_calls ? N_("all three pass: passed in\n") : N_("nobody is soloist\n");
    return j->soloist == SKR_NOBODY ? N_("nobody has become soloist\n") : NULL;
}

/* has_calls: does the record have the calls? */
static void put_outcome(const struct explanation *t, bool has_calls)
{
    const struct judgment *j = t->judgment;
    const char *text = outcome(j, has_calls);

    if (!has_calls)
        out_say(t->out, "no calls recorded; ");
    if (text != NULL)
        out_text(t->out, tr(t->out->language, text));
    else if (j->bid > 0)
        out_say(t->out, "%s is soloist at %d\n", seat_in(t->out->language, j->soloist),
                j->bid);
    else
        out_say(t->out, "%s is soloist\n", seat_in(t->out->language, j->soloist));
}

/* ------------------------------------------------------ skat and announcement */

static void print_put_away(const struct explanation *t, const struct move *m)
{
    struct wrapped to = explain_words(t, MARGIN);

    explain_label(t, N_("puts away"));
    if (m->hidden > 0)
        out_say_n(t->out, "%d card, not shown", "%d cards, not shown", m->count,
                  m->count);
    else if (m->away == NONE_AWAY)
        out_say(t->out, "no card");
    else
        report_hand(&to, SKR_NULL, m->put_away);
    out_text(t->out, "\n");
}

static void put_announced(const struct explanation *t, const struct move *m)
{
    explain_label(t, N_("announces"));
    if (m->seat != t->judgment->soloist)
        out_format(t->out, "%s: ", explain_player(t, m));
    put_announcement(t->out, &m->said);
    out_text(t->out, "\n");
    if (t->judgment->taken && (m->count >= 2 || m->away != 0))
        print_put_away(t, m);
}

/* Prints a move between the auction and the cards. Returns false for any other
 * move. */
static bool put_before_play(const struct explanation *t, const struct move *m)
{
    switch (m->kind) {
    case MOVE_TAKE:
        explain_label(t, N_("skat"));
        out_say(t->out, "%s takes it up\n", explain_player(t, m));
        return true;
    case MOVE_SKAT:
    case MOVE_SOLOIST:
        return true;
    case MOVE_ANNOUNCE:
        put_announced(t, m);
        return true;
    case MOVE_DISCARD:
        print_put_away(t, m);
        return true;
    default:
        return false;
    }
}

const struct move *explain_auction(const struct explanation *t)
{
    const struct move *end = moves_end(t->judgment->record), *m;

    explain_label(t, N_("auction"));
    m = put_calls(t);
    put_outcome(t, m == end || (m->kind != MOVE_SOLOIST
                                && m->kind != MOVE_HOUSE));
    for (; m < end && put_before_play(t, m); m++)
        explain_findings(t, m);
    return m;
}

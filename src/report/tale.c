/* One game told for people: all but the card play. */
#include "report/tale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "report/calculation.h"
#include "report/steps.h"

/* Where text begins behind the labels. */
#define MARGIN 12

void tale_label(struct tale *t, const char *label)
{
    out_format(t->out, "%-*s", MARGIN, label);
}

static struct wrapped words_at(const struct tale *t, int indent)
{
    return (struct wrapped){ t->out, t->style, indent, indent };
}

/* ------------------------------------------------------------------- findings */

static const char *bold(const struct tale *t)
{
    return t->style->color ? "\033[1m" : "";
}

static const char *plain(const struct tale *t)
{
    return t->style->color ? "\033[0m" : "";
}

/* The card that a finding is about, or a null pointer. */
static const struct move *card_move(const struct tale *t,
                                    const struct finding *f)
{
    const struct move *m;

    if (f->move < 2)
        return NULL;
    m = &t->judgment->record->move[f->move - 2];
    return m->kind == MOVE_CARD && m->seat >= 0
        && m->number != SKR_NO_CARD ? m : NULL;
}

/* What was recorded: as it is written, but cards as they are told here.
 * told: it has just been said in words. */
static void put_recorded(struct wrapped *to, const struct finding *f,
                         const struct move *card, bool told)
{
    char text[sizeof f->recorded + 16];
    const char *comma = f->ruled[0] != '\0' ? "," : "";

    if (card != NULL) {
        char name[3];

        skr_card_write(card->number, name);
        snprintf(text, sizeof text, "%s %s%s", seat_key(card->seat), name, comma);
        report_words(to, text, true);
    } else if (f->recorded[0] != '\0' && !told) {
        snprintf(text, sizeof text, "%s %s%s", f->kind == FINDING_MALFORMED
                 ? "found" : "recorded", f->recorded, comma);
        report_words(to, text, false);
    } else if (f->kind == FINDING_MALFORMED) {
        report_words(to, "found the end,", false);
    }
}

static void put_finding(struct tale *t, const struct finding *f)
{
    struct wrapped to = words_at(t, 6);
    const struct skr_clause_info *c = skr_clause_info(f->clause);
    bool told = f->move >= 2
        && t->judgment->record->move[f->move - 2].kind == MOVE_BREACH;
    char head[160];

    out_format(t->out, "   %s!%s  ", bold(t), plain(t));
    snprintf(head, sizeof head, "%s: %s (%s)%s",
             verdict_name(finding_verdict(f->kind)), c->id, c->title,
             (f->recorded[0] != '\0' && !told) || f->ruled[0] != '\0' ? ":"
                                                                      : "");
    report_words(&to, head, false);
    put_recorded(&to, f, card_move(t, f), told);
    if (f->ruled[0] != '\0') {
        report_words(&to, f->kind == FINDING_MALFORMED ? "expected"
                     : f->kind == FINDING_UNDECIDED ? "" : "ruled", false);
        report_words(&to, f->ruled, true);
    }
    out_text(t->out, "\n");
}

bool tale_has_finding(const struct tale *t, int move)
{
    const struct judgment *j = t->judgment;
    int kept = j->findings < FINDINGS ? j->findings : FINDINGS;

    for (int i = 0; i < kept; i++)
        if (j->finding[i].move == move + 2)
            return true;
    return false;
}

/* The move after which the end is told: an answer to what ended the game comes
 * before that. */
static int end_told(const struct judgment *j)
{
    const struct record *r = j->record;
    int end = j->ended;            /* index into r->move and 2 */

    while (end >= 2 && end - 1 < r->moves
           && (r->move[end - 1].kind == MOVE_CONSENT
               || r->move[end - 1].kind == MOVE_OBJECT))
        end++;
    return end;
}

void tale_findings(struct tale *t, int move)
{
    const struct judgment *j = t->judgment;
    int kept = j->findings < FINDINGS ? j->findings : FINDINGS;

    for (int i = 0; i < kept; i++)
        if (j->finding[i].move == move + 2)
            put_finding(t, &j->finding[i]);
    if (j->ended != 0 && end_told(j) == move + 2)
        out_format(t->out, "      by the code the game ends here (%s)\n%s",
                   skr_clause_info(j->ended_by)->id, j->open
                   ? "      the sources leave this open; this is our reading\n"
                   : "");
}

/* ------------------------------------------------------------ head and hands */

static void put_head(struct tale *t, const struct origin *origin)
{
    const struct record *r = t->judgment->record;

    out_text(t->out, bold(t));
    out_text(t->out, "Game ");
    out_plain(t->out, r->id, r->id_length);
    out_text(t->out, r->id_length > 0 ? " (" : "(");
    out_plain(t->out, origin->source, strlen(origin->source));
    out_format(t->out, ", line %llu), by the code %s%s\n", origin->line,
               t->judgment->code->name, plain(t));
    if (t->style->faces == FACES_GERMAN)
        report_legend(t->out, t->style);
    out_text(t->out, "\n");
}

/* A hand, or the skat, as far as its cards are told. */
static void put_pile(struct tale *t, const char *label, enum skr_game game,
                     skr_cards cards, int hidden)
{
    struct wrapped to = words_at(t, MARGIN);

    tale_label(t, label);
    report_hand(&to, game, cards);
    if (hidden > 0)
        out_format(t->out, "%s%d hidden", cards != 0 ? "  and " : "", hidden);
    out_text(t->out, "\n");
}

static void put_deal(struct tale *t)
{
    const struct judgment *j = t->judgment;
    const struct record *r = j->record;
    enum skr_game game = j->announced ? j->game.game : SKR_GRAND;

    for (int seat = 0; seat < 3; seat++)
        put_pile(t, seat_name(seat), game, r->deal.hand[seat],
                 r->hidden[seat]);
    put_pile(t, "skat", game, r->deal.skat, r->hidden[3]);
    tale_findings(t, -1);
    out_text(t->out, "\n");
}

/* -------------------------------------------------------------------- auction */

static bool is_call(const struct move *m)
{
    return m->kind == MOVE_BID || m->kind == MOVE_HOLD
        || m->kind == MOVE_PASS;
}

static void put_call(struct wrapped *to, const struct move *m)
{
    char text[24];

    if (to->column + 8 > 80) {
        out_format(to->out, "\n%*s", to->indent, "");
        to->column = to->indent;
    }
    if (m->kind == MOVE_BID)
        snprintf(text, sizeof text, "%s %d", seat_key(m->seat), m->number);
    else
        snprintf(text, sizeof text, "%s %s", seat_key(m->seat),
                 m->kind == MOVE_HOLD ? "yes" : "pass");
    out_format(to->out, "%s%s", to->column > to->indent ? "  " : "", text);
    to->column += (int)strlen(text) + (to->column > to->indent ? 2 : 0);
}

/* The calls from move i on. Returns the first move after them. */
static int tell_calls(struct tale *t, int i)
{
    const struct record *r = t->judgment->record;
    struct wrapped to = words_at(t, MARGIN);

    for (; i < r->moves && is_call(&r->move[i]); i++) {
        put_call(&to, &r->move[i]);
        if (!tale_has_finding(t, i))
            continue;
        out_text(t->out, "\n");
        tale_findings(t, i);
        tale_label(t, "");
        to.column = to.indent;
    }
    if (to.column > to.indent)
        out_format(t->out, "\n%*s", MARGIN, "");
    return i;
}

/* told: the calls are. */
static void put_outcome(struct tale *t, bool told)
{
    const struct judgment *j = t->judgment;

    if (!told)
        out_text(t->out, "not told; ");
    if (j->ramsch)
        out_text(t->out, "ramsch: each plays for himself\n");
    else if (j->deal == DEAL_PASSED_IN && !told)
        out_text(t->out, "nobody is soloist\n");
    else if (j->deal == DEAL_PASSED_IN)
        out_text(t->out, "all three pass: passed in\n");
    else if (j->soloist == SKR_NOBODY)
        out_text(t->out, "nobody has become soloist\n");
    else if (j->bid > 0)
        out_format(t->out, "%s is soloist at %d\n", seat_name(j->soloist),
                   j->bid);
    else
        out_format(t->out, "%s is soloist\n", seat_name(j->soloist));
}

/* ------------------------------------------------------ skat and announcement */

static const char *who(const struct move *m)
{
    return m->seat >= 0 ? seat_name(m->seat) : "the dealer";
}

static void put_away(struct tale *t, const struct move *m)
{
    struct wrapped to = words_at(t, MARGIN);

    tale_label(t, "puts away");
    if (m->hidden > 0)
        out_format(t->out, "%d cards, not shown", m->count);
    else
        report_hand(&to, SKR_NULL, m->put_away);
    out_text(t->out, "\n");
    if (t->taken && m->count >= 2 && m->hidden == 0)
        t->put_away = m->put_away;
}

static void tell_announcement(struct tale *t, const struct move *m)
{
    tale_label(t, "announces");
    if (m->seat != t->judgment->soloist)
        out_format(t->out, "%s: ", who(m));
    report_announcement(t->out, &m->said);
    out_text(t->out, "\n");
    if (t->taken && m->count >= 2)
        put_away(t, m);
}

/* Moves between the auction and the cards. Returns false for any other. */
static bool tell_before_play(struct tale *t, const struct move *m)
{
    switch (m->kind) {
    case MOVE_TAKE:
        tale_label(t, "skat");
        out_format(t->out, "%s takes it up\n", who(m));
        t->taken = true;
        return true;
    case MOVE_SKAT:
    case MOVE_SOLOIST:
        return true;
    case MOVE_ANNOUNCE:
        tell_announcement(t, m);
        return true;
    case MOVE_DISCARD:
        put_away(t, m);
        return true;
    default:
        return false;
    }
}

/* Everything up to the first card, or incident. Returns that move. */
static int tell_beginning(struct tale *t)
{
    const struct record *r = t->judgment->record;
    int i;

    tale_label(t, "auction");
    i = tell_calls(t, 0);
    put_outcome(t, i == r->moves || (r->move[i].kind != MOVE_SOLOIST
                                     && r->move[i].kind != MOVE_HOUSE));
    for (; i < r->moves && tell_before_play(t, &r->move[i]); i++)
        tale_findings(t, i);
    return i;
}

/* -------------------------------------------------------------------- result */

static bool given(const struct result *r, int figure)
{
    return (r->given & (1u << figure)) != 0;
}

/* "ramsch: forehand -60, middlehand 0, rearhand 0" */
static void put_scores(struct tale *t, const int figure[3])
{
    for (int seat = 0; seat < 3; seat++)
        out_format(t->out, "%s%s %s%d", seat == 0 ? "ramsch: " : ", ",
                   seat_name(seat), figure[seat] > 0 ? "+" : "",
                   figure[seat]);
    out_text(t->out, "\n");
}

/* "lost -96, with 2, 56 card points, 5 tricks", as far as it is given. */
static void put_figures(struct tale *t, const struct result *r)
{
    const int *figure = r->figure;
    int matadors = given(r, FIGURE_MATADORS)
        ? figure[FIGURE_MATADORS] : 0;

    if (given(r, FIGURE_SCORE_0)) {
        put_scores(t, &figure[FIGURE_SCORE_0]);
        return;
    }
    out_text(t->out, given(r, FIGURE_OUTCOME)
             ? term_word(&outcome_terms, figure[FIGURE_OUTCOME]) : "result");
    if (given(r, FIGURE_SCORE))
        out_format(t->out, " %+d", figure[FIGURE_SCORE]);
    if (matadors != 0)
        out_format(t->out, ", %s %d", with_or_without(matadors),
                   abs(matadors));
    if (given(r, FIGURE_POINTS))
        out_format(t->out, ", %d card points", figure[FIGURE_POINTS]);
    if (given(r, FIGURE_TRICKS))
        out_format(t->out, ", %d trick%s", figure[FIGURE_TRICKS],
                   figure[FIGURE_TRICKS] == 1 ? "" : "s");
    out_text(t->out, "\n");
}

static void put_recorded_result(struct tale *t)
{
    const struct result *r = &t->judgment->record->result;

    tale_label(t, "recorded");
    if (r->kind == RESULT_PASSED)
        out_text(t->out, "passed in\n");
    else if (r->kind == RESULT_UNKNOWN || r->given == 0)
        out_text(t->out, "no result\n");
    else if (given(r, FIGURE_OUTCOME)
             && r->figure[FIGURE_OUTCOME] == OUTCOME_PENALTY)
        out_text(t->out, "a penalty, and no game\n");
    else
        put_figures(t, r);
}

/* What the code makes of it, in the figures of a result. */
static struct result ruling(const struct judgment *j)
{
    struct result r = { .given = 1u << FIGURE_OUTCOME
                                | 1u << FIGURE_SCORE
                                | 1u << FIGURE_POINTS
                                | 1u << FIGURE_TRICKS };

    r.figure[FIGURE_OUTCOME] = j->value.won ? OUTCOME_WIN
                                                : OUTCOME_LOSS;
    r.figure[FIGURE_SCORE] = j->value.score;
    r.figure[FIGURE_POINTS] = j->points;
    r.figure[FIGURE_TRICKS] = j->tricks;
    if (j->game.game != SKR_NULL) {
        r.given |= 1u << FIGURE_MATADORS;
        r.figure[FIGURE_MATADORS] = j->value.matadors;
    }
    return r;
}

static void put_ruled_result(struct tale *t)
{
    const struct judgment *j = t->judgment;
    struct result ruled;

    tale_label(t, "ruled");
    if (j->ramsch_valued) {
        const int *score = j->ramsch_value.score;

        put_scores(t, (const int[3]){ score[0], score[1], score[2] });
    } else if (j->valued) {
        ruled = ruling(j);
        put_figures(t, &ruled);
    } else if (j->deal == DEAL_PASSED_IN) {
        out_text(t->out, "passed in\n");
    } else if (j->deal == DEAL_ABORTED) {
        out_text(t->out, "no game, nothing to score\n");
    } else {
        out_text(t->out, "no value can be told\n");
    }
}

static void put_ramsch_steps(struct tale *t)
{
    const struct skr_ramsch_value *v = &t->judgment->ramsch_value;

    for (int i = 0; i < v->steps; i++)
        out_format(t->out, "%-34s%5d  %s\n",
                   report_ramsch_step(v->step[i].clause), v->step[i].sum,
                   skr_clause_info(v->step[i].clause)->id);
    out_text(t->out, "\n");
}

static void put_result(struct tale *t)
{
    const struct judgment *j = t->judgment;
    int more = j->findings - FINDINGS;

    out_text(t->out, "\n");
    if (j->ramsch_valued)
        put_ramsch_steps(t);
    if (j->valued) {
        report_calculation(t->out, &j->facts, &j->value);
        out_text(t->out, "\n");
        report_verdict(t->out, &j->facts, &j->value);
        report_why_not(t->out, &j->facts, &j->value);
        out_text(t->out, "\n");
    }
    put_recorded_result(t);
    put_ruled_result(t);
    tale_findings(t, -2);
    if (more > 0)
        out_format(t->out, "   !  and %d finding%s more\n", more,
                   more == 1 ? "" : "s");
    out_format(t->out, "%sverdict     %s%s\n", bold(t),
               verdict_name(j->verdict), plain(t));
}

/* ------------------------------------------------------------------ malformed */

/* The bytes around the place, on one line, and a mark below it. */
static void tell_malformed(struct tale *t, const struct origin *origin)
{
    const struct record *r = t->judgment->record;
    uint32_t byte = r->malformed.byte, from = byte > 36 ? byte - 36 : 0;
    uint32_t end = from + 76 < r->length ? from + 76 : r->length;

    out_format(t->out, "It cannot be read, at byte %lu, line %llu:\n",
               (unsigned long)byte + 1, origin_line(origin, r, byte));
    out_text(t->out, "  ");
    for (uint32_t i = from; i < end; i++) {
        char c = r->text[i];

        c = c >= ' ' && c <= '~' ? c : c == '\n' || c == '\t' ? ' ' : '?';
        out_bytes(t->out, &c, 1);
    }
    out_format(t->out, "\n%*s^\n", (int)(byte - from) + 2, "");
    tale_findings(t, -2);
    out_format(t->out, "%sverdict     malformed%s\n", bold(t), plain(t));
}

void report_tale(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *j)
{
    struct tale t = { .out = out, .style = style, .judgment = j };
    const struct record *r = j->record;

    put_head(&t, origin);
    if (r->malformed.clause != SKR_C_NONE) {
        tell_malformed(&t, origin);
        return;
    }
    t.put_away = r->deal.skat;
    put_deal(&t);
    tale_play(&t, tell_beginning(&t));
    put_result(&t);
}

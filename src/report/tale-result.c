/* Prints one game for people: the calculation, and both results. */
#include "report/tale-part.h"

#include <stdlib.h>

#include "report/calculation.h"
#include "question/steps.h"

static bool given(const struct result *r, int figure)
{
    return (r->given & (1u << figure)) != 0;
}

/* "ramsch: forehand -60, middlehand 0, rearhand 0" */
static void put_scores(const struct tale *t, const int figure[3])
{
    for (int seat = 0; seat < 3; seat++)
        out_format(t->out, "%s%s %s%d", seat == 0 ? "ramsch: " : ", ",
                   seat_name(seat), figure[seat] > 0 ? "+" : "",
                   figure[seat]);
    out_text(t->out, "\n");
}

/* "lost -96, with 2, 56 card points, 5 tricks", without figures that are
 * missing. */
static void put_figures(const struct tale *t, const struct result *r)
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

static void put_recorded_result(const struct tale *t)
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

/* The ruling, in the figures of a result. */
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

static void put_ruled_result(const struct tale *t)
{
    const struct judgment *j = t->judgment;
    struct result ruled;

    tale_label(t, "ruled");
    if (j->ramsch_valued) {
        const int *score = j->ramsch_value.score;

        put_scores(t, score);
    } else if (j->valued) {
        ruled = ruling(j);
        put_figures(t, &ruled);
    } else if (j->misdealt && j->deal == DEAL_ABORTED) {
        out_text(t->out, "dealt again, nothing to score\n");
    } else if (j->misdealt && j->misdeal.valued) {
        out_format(t->out, "%s, %s %+d\n",
                   term_word(&game_terms, (int)j->misdeal.game),
                   j->misdeal.score > 0 ? "won" : "lost", j->misdeal.score);
    } else if (j->deal == DEAL_PASSED_IN) {
        out_text(t->out, "passed in\n");
    } else if (j->deal == DEAL_ABORTED) {
        out_text(t->out, "no game, nothing to score\n");
    } else {
        out_text(t->out, "the value is unknown\n");
    }
}

static void put_ramsch_steps(const struct tale *t)
{
    const struct skr_ramsch_value *v = &t->judgment->ramsch_value;

    for (int i = 0; i < v->steps; i++)
        out_format(t->out, "%-34s%5d  %s\n",
                   ramsch_step(v->step[i].clause), v->step[i].sum,
                   skr_clause_info(v->step[i].clause)->id);
    out_text(t->out, "\n");
}

void tale_result(const struct tale *t)
{
    const struct judgment *j = t->judgment;

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
    tale_numbered_findings(t, NO_MOVE);
}

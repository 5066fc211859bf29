/* Prints one game for people: the calculation, and both results. */
#include "report/explain-part.h"

#include <stdlib.h>

#include "base/width.h"
#include "question/steps.h"
#include "report/calculation.h"
#include "words/say.h"

static bool given(const struct result *r, int figure)
{
    return (r->given & (1u << figure)) != 0;
}

/* "ramsch: forehand -60, middlehand 0, rearhand 0" */
static void put_scores(const struct explanation *t, const int figure[3])
{
    out_format(t->out, "%s: ", game_in(t->out->language, SKR_RAMSCH));
    for (int seat = 0; seat < 3; seat++)
        out_format(t->out, "%s%s %s%d", seat == 0 ? "" : ", ",
                   seat_in(t->out->language, seat), figure[seat] > 0 ? "+" : "",
                   figure[seat]);
    out_text(t->out, "\n");
}

/* "lost -96, with 2, 56 card points, 5 tricks", without figures that are
 * missing. */
static void put_figures(const struct explanation *t, const struct result *r)
{
    const int *figure = r->figure;
    int matadors = given(r, FIGURE_MATADORS)
        ? figure[FIGURE_MATADORS] : 0;

    if (given(r, FIGURE_SCORE_0)) {
        put_scores(t, &figure[FIGURE_SCORE_0]);
        return;
    }
    out_text(t->out, given(r, FIGURE_OUTCOME)
             ? term_word_in(&outcome_terms, figure[FIGURE_OUTCOME], t->out->language)
             : tr(t->out->language, N_("result")));
    if (given(r, FIGURE_SCORE))
        out_format(t->out, " %+d", figure[FIGURE_SCORE]);
    if (matadors != 0) {
        out_text(t->out, ", ");
        out_say(t->out, matadors_text(matadors), abs(matadors));
    }
    if (given(r, FIGURE_POINTS)) {
        out_text(t->out, ", ");
        out_say_n(t->out, "%d card point", "%d card points", figure[FIGURE_POINTS],
                  figure[FIGURE_POINTS]);
    }
    if (given(r, FIGURE_TRICKS)) {
        out_text(t->out, ", ");
        out_say_n(t->out, "%d trick", "%d tricks", figure[FIGURE_TRICKS],
                  figure[FIGURE_TRICKS]);
    }
    out_text(t->out, "\n");
}

static void put_recorded_result(const struct explanation *t)
{
    const struct result *r = &t->judgment->record->result;

    explain_label(t, N_("recorded"));
    if (r->kind == RESULT_PASSED)
        out_say(t->out, "passed in\n");
    else if (r->kind == RESULT_UNKNOWN || r->given == 0)
        out_say(t->out, "no result\n");
    else if (given(r, FIGURE_OUTCOME)
             && r->figure[FIGURE_OUTCOME] == OUTCOME_PENALTY)
        out_say(t->out, "a penalty, and no game\n");
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

static void put_ruled_result(const struct explanation *t)
{
    const struct judgment *j = t->judgment;
    struct result ruled;

    explain_mark(t, EXPLAIN_ASIDE);
    explain_label(t, N_("ruled"));
    if (j->ramsch_valued) {
        const int *score = j->ramsch_value.score;

        put_scores(t, score);
    } else if (j->valued) {
        ruled = ruling(j);
        put_figures(t, &ruled);
    } else if (j->misdealt && j->deal == DEAL_ABORTED) {
        out_say(t->out, "dealt again, nothing to score\n");
    } else if (j->misdealt && j->misdeal.valued) {
        out_say(t->out, j->misdeal.score > 0 ? N_("%s, won %+d\n") : N_("%s, lost %+d\n"),
                game_in(t->out->language, j->misdeal.game), j->misdeal.score);
    } else if (j->deal == DEAL_PASSED_IN) {
        out_say(t->out, "passed in\n");
    } else if (j->deal == DEAL_ABORTED) {
        out_say(t->out, "no game, nothing to score\n");
    } else {
        out_say(t->out, "the value is unknown\n");
    }
    explain_mark(t, EXPLAIN_LINE);
}

static void put_ramsch_steps(const struct explanation *t)
{
    const struct skr_ramsch_value *v = &t->judgment->ramsch_value;

    for (int i = 0; i < v->steps; i++) {
        out_left(t->out, tr(t->out->language, ramsch_step(v->step[i])), 34);
        out_format(t->out, "%5d  %s\n", v->step[i].sum,
                   skr_clause_info(v->step[i].clause)->id);
    }
    out_text(t->out, "\n");
}

void explain_result(const struct explanation *t)
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
    explain_numbered_findings(t, NO_MOVE);
}

/* Compares the recorded result with the ruling, here if there is no game. */
#include "judge/result.h"

#include "judge/booking.h"
#include "judge/figure.h"
#include "judge/find.h"
#include "judge/game.h"
#include "judge/misdeal.h"
#include "judge/score.h"
#include "judge/ramsch.h"

static void undecided(struct replay *p, enum skr_clause clause,
                      const char *missing)
{
    find_in_result(p->judgment, FINDING_UNDECIDED, clause, missing);
}

/* clause value.passed-in: nothing is scored, so the record must have no
 * figures. */
SKR_CITE(VALUE_PASSED_IN);
static void judge_passed_in(struct replay *p)
{
    if (p->record->result.kind == RESULT_FIGURES && !p->lost)
        find_in_result(p->judgment, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN,
                       N_("passed in"));
}

/* ---------------------------------------------------------------- broken off */

/* The auction or the announcement was broken off: there is no game. */
static void compare_aborted(struct replay *p)
{
    struct judgment *j = p->judgment;

    if (p->record->result.kind == RESULT_PASSED)
        find_in_result(j, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN,
                       N_("broken off"))->recorded.words = N_("passed");
    if (p->ending.convention != NULL)
        find(j, FINDING_CONVENTION, SKR_C_END_ABSENT, p->ending.convention,
             SAY("no game, nothing to score"));
    compare_figure(j, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, j->soloist);
    compare_figure(j, FIGURE_OUTCOME, SKR_C_RECORD_INCIDENT, OUTCOME_PENALTY);
    compare_figure(j, FIGURE_OVERBID, SKR_C_RECORD_INCIDENT, false);
    for (int figure = FIGURE_SCORE; figure <= FIGURE_SCHWARZ; figure++)
        if (figure != FIGURE_OVERBID)
            compare_figure(j, figure, SKR_C_RECORD_INCIDENT, 0);
    compare_penalties(p);
    compare_incidents(p, false);
}

/* clause skat.discard: announced, but no cards put away, so the contract is not
 * valid. The server books a lost game with the matadors of the skat alone. */
static void compare_no_contract(struct replay *p)
{
    struct judgment *j = p->judgment;
    int points = skr_points(p->record->deal.skat);
    struct skr_facts booked = {
        .code = j->code, .end.how = SKR_SOLOIST_GAVE_UP,
        .contract = { .game = j->game, .bid = j->bid,
                      .cards = p->record->deal.skat },
        .taken = { .points = points, .unplayed_points = 120 - points,
                   .unplayed_tricks = 10 },
    };
    struct skr_value v;

    quote_score(j, find(j, FINDING_CONVENTION, SKR_C_SKAT_DISCARD,
                        p->ending.convention,
                        SAY("no valid contract, nothing to score")));
    compare_figure(j, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, j->soloist);
    if (skr_value(&booked, &v) == SKR_OK
        && (p->answers.left == j->soloist
            || p->answers.timed_out == j->soloist))
        compare_figure(j, FIGURE_SCORE, SKR_C_SKAT_DISCARD, v.score);
    compare_incidents(p, false);
}

static void judge_unfinished(struct replay *p)
{
    if (p->ending.convention != NULL && p->state.announced)
        compare_no_contract(p);
    else if (absent(&p->answers))
        compare_aborted(p);
    else if (p->state.phase == SKR_PHASE_AUCTION)
        undecided(p, SKR_C_AUCTION_END, N_("the auction breaks off"));
    else if (p->state.phase == SKR_PHASE_DISCARD)
        undecided(p, SKR_C_SKAT_DISCARD, N_("no cards are put away"));
    else
        undecided(p, SKR_C_ANNOUNCE_REQUIRED, N_("no game is announced"));
    p->judgment->deal = DEAL_ABORTED;
}

/* --------------------------------------------------------------------- ramsch */

static void compare_scores(struct judgment *j)
{
    const struct skr_ramsch_value *v = &j->ramsch_value;

    for (int seat = 0; seat < 3; seat++) {
        int figure = FIGURE_SCORE_0 + seat, ruled = v->score[seat];

        compare_figure(j, figure,
                       explain_ramsch_score(v, ruled, recorded(j, figure)),
                       ruled);
    }
}

/* The player who does not lose when two do; any player when all do. */
static int the_other(unsigned losers)
{
    return losers == 3 ? SKR_REARHAND : losers == 5 ? SKR_MIDDLEHAND : SKR_FOREHAND;
}

/* The card points of who lost or won a ramsch: those that are charged or, where none
 * are, those of his tricks; with the skat, if they are recorded so. clauses
 * home.ramsch-skat home.ramsch-last-trick home.ramsch-fixed */
static int ramsch_points(const struct replay *p, int seat)
{
    const struct skr_ramsch_value *v = &p->judgment->ramsch_value;
    const int *own = p->state.play.points;
    int with_skat = own[seat] + 120 - own[0] - own[1] - own[2];

    for (int i = 0; i < v->steps; i++)
        if (v->step[i].clause == SKR_C_HOME_RAMSCH_SKAT
            || v->step[i].clause == SKR_C_HOME_RAMSCH_LAST_TRICK)
            return v->step[i].sum;
    return v->winner != SKR_NOBODY ? 120
        : recorded(p->judgment, FIGURE_POINTS) == with_skat ? with_skat : own[seat];
}

/* A log of the server can have any number there. */
static int named_seat(const struct judgment *j)
{
    int named = recorded(j, FIGURE_SOLOIST);

    return named <= SKR_REARHAND ? named : SKR_NOBODY;
}

/* XSkat names who lost or won a ramsch, and his card points; of two losers it names
 * neither, but the third as the winner. clauses home.ramsch-loser
 * home.ramsch-skat */
static void compare_loser(const struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct skr_ramsch_value *v = &j->ramsch_value;
    int named = named_seat(j), ruled = v->winner;
    bool is_one = v->winner == SKR_NOBODY && named >= 0 && v->losers >> named & 1;

    if (v->winner == SKR_NOBODY && (v->losers & (v->losers - 1)) != 0
        && recorded(j, FIGURE_OUTCOME) == OUTCOME_WIN) {
        compare_figure(j, FIGURE_SOLOIST, v->clause, the_other(v->losers));
        return;
    }
    for (int seat = 2; seat >= 0; seat--)
        ruled = v->losers >> seat & 1 ? seat : ruled;
    ruled = is_one ? named : ruled;
    compare_figure(j, FIGURE_SOLOIST, v->clause, ruled);
    compare_figure(j, FIGURE_OUTCOME, v->clause,
                   v->winner != SKR_NOBODY ? OUTCOME_WIN : OUTCOME_LOSS);
    if (v->losers != 0 || v->winner != SKR_NOBODY)
        compare_figure(j, FIGURE_POINTS, SKR_C_HOME_RAMSCH_SKAT,
                       ramsch_points(p, ruled));
}

static void judge_ramsch(struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct skr_play *play = &p->state.play;
    struct skr_ramsch ramsch = {
        .code = j->code, .pushed = p->state.round.pushed, .refused = p->state.refused,
        .points = { play->points[0], play->points[1], play->points[2] },
        .tricks = { play->won[0], play->won[1], play->won[2] },
        .last = 1 + play->winner,
    };

    if (p->lost)
        return;
    if (p->record->result.kind == RESULT_PASSED) {
        find(j, p->record->conventions->passes_in ? FINDING_CONVENTION : FINDING_WRONG,
             ramsch_clause(p), NULL, SAY("a ramsch"));
        return;
    }
    if (p->state.phase != SKR_PHASE_OVER) {
        find(j, FINDING_UNDECIDED, ramsch_clause(p), NULL,
             SAY("the play breaks off"));
        return;
    }
    j->ramsch_valued = !p->state.unsound
        && skr_ramsch_value(&ramsch, &j->ramsch_value) == SKR_OK;
    if (j->ramsch_valued) {
        compare_scores(j);
        compare_loser(p);
    }
}

void judge_result(struct replay *p)
{
    const struct judgment *j = p->judgment;

    bool again = j->misdealt && j->deal == DEAL_ABORTED;

    if (p->record->result.kind == RESULT_UNKNOWN && !again)
        undecided(p, SKR_C_RECORD_RESULT, N_("the result is missing"));
    if (j->misdealt)
        judge_misdealt(p);
    else if (j->ramsch || (p->state.phase == SKR_PHASE_PUSH && !p->lost))
        judge_ramsch(p);
    else if (j->deal == DEAL_PASSED_IN)
        judge_passed_in(p);
    else if ((p->state.phase < SKR_PHASE_PLAY && !p->lost) || j->deal == DEAL_ABORTED)
        judge_unfinished(p);
    else if (p->lost)
        judge_early_lead(p);
    else if (p->record->result.kind == RESULT_PASSED)
        judge_recorded_passed(p);
    else
        judge_game(p);
}

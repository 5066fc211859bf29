/* Compares the written result with the ruling, figure by figure, and applies the
 * conventions of the record's source. */
#include <stdio.h>

#include "base/names.h"
#include "judge/replay.h"

/* ------------------------------------------------------------------ findings */

static struct finding *at_result(struct replay *p,
                                 enum finding_kind kind,
                                 enum skr_clause clause)
{
    struct finding *f = add_finding(p->judgment, kind, clause, -2);

    f->byte = p->record->result.byte;
    return f;
}

static bool given(const struct replay *p, int figure)
{
    return (p->record->result.given & (1u << figure)) != 0;
}

static int recorded(const struct replay *p, int figure)
{
    return p->record->result.figure[figure];
}

static void write_figure(char *out, size_t size, int figure, int number)
{
    static const char *const outcome[] = { "loss", "win", "penalty" };

    if (figure == FIGURE_OUTCOME)
        snprintf(out, size, "%s", outcome[number]);
    else if (figure == FIGURE_OVERBID)
        snprintf(out, size, "%s", number ? "overbid" : "bidok");
    else if (figure == FIGURE_SOLOIST && number >= -1 && number <= 2)
        snprintf(out, size, "%s", seat_name(number));
    else
        snprintf(out, size, "%d", number);
}

void wrong_figure(struct replay *p, int figure, enum skr_clause clause,
                  int ruled)
{
    struct finding *f = at_result(p, FINDING_WRONG, clause);

    f->byte = p->record->result.at[figure];
    write_figure(f->recorded, sizeof f->recorded, figure, recorded(p, figure));
    write_figure(f->ruled, sizeof f->ruled, figure, ruled);
}

static void undecided(struct replay *p, enum skr_clause clause,
                      const char *lacking)
{
    struct finding *f = at_result(p, FINDING_UNDECIDED, clause);

    snprintf(f->ruled, sizeof f->ruled, "%s", lacking);
}

/* A figure that is the same by every way of booking. */
static void compare(struct replay *p, int figure, enum skr_clause clause,
                    int ruled)
{
    if (given(p, figure) && recorded(p, figure) != ruled)
        wrong_figure(p, figure, clause, ruled);
}

/* --------------------------------------------------------------------- facts */

struct skr_facts facts_so_far(const struct replay *p,
                              enum skr_ending ending)
{
    const struct judgment *j = p->judgment;
    int soloist = j->soloist;
    int trick_points = p->play.points[soloist];
    int others = p->play.points[0] + p->play.points[1] + p->play.points[2]
        - trick_points;
    int points = trick_points + skr_points(p->put_away);
    int rest = 120 - points - others;

    if (p->play.tricks == 10 && rest > 0)
        rest = 0;   /* a card came twice, and its points lack elsewhere */
    return (struct skr_facts){
        .code = j->code,
        .contract.game = j->game,
        .contract.bid = (short)j->bid,
        .contract.cards = p->twelve,
        .taken.points = (short)points,
        .taken.tricks = p->play.won[soloist],
        .taken.unplayed_points = (short)rest,
        .taken.unplayed_tricks = (short)(10 - p->play.tricks),
        .end.how = ending,
        .contract.contra = p->contras.said,
    };
}

/* ------------------------------------------------------------ no game to value */

static void compare_incident(struct replay *p, bool resigned)
{
    compare(p, FIGURE_LEFT, SKR_C_RECORD_INCIDENT, p->left);
    compare(p, FIGURE_TIMEOUT, SKR_C_RECORD_INCIDENT, p->timed_out);
    compare(p, FIGURE_RESIGNED, SKR_C_RECORD_INCIDENT, resigned);
}

static bool absent(const struct replay *p)
{
    return p->left != SKR_NOBODY || p->timed_out != SKR_NOBODY;
}

/* Penalties, where the source has them: for who broke off the auction or, as soloist, the rest; a
 * defender who breaks off before the announcement costs both defenders. */
static bool is_penalized(const struct replay *p, int seat)
{
    int soloist = p->judgment->soloist;
    int culprit = p->left != SKR_NOBODY ? p->left : p->timed_out;

    if (p->judgment->deal != DEAL_ABORTED
        || !p->record->conventions->stayer_has_rest)
        return false;
    if (soloist == SKR_NOBODY || culprit == soloist)
        return seat == culprit;
    return seat != soloist;
}

static void compare_penalties(struct replay *p)
{
    for (int seat = 0; seat < 3; seat++)
        compare(p, FIGURE_PENALTY_0 + seat, SKR_C_RECORD_INCIDENT,
                is_penalized(p, seat));
}

static void not_passed_in(struct replay *p, const char *ruled)
{
    struct finding *f = at_result(p, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN);

    snprintf(f->recorded, sizeof f->recorded, "passed");
    snprintf(f->ruled, sizeof f->ruled, "%s", ruled);
}

/* The auction or the announcement was broken off: there is no game. */
static void compare_aborted(struct replay *p)
{
    if (p->record->result.kind == RESULT_PASSED)
        not_passed_in(p, "broken off");
    if (p->convention)
        snprintf(add_finding(p->judgment, FINDING_CONVENTION, SKR_C_END_ABSENT,
                             p->convention_move)->ruled, 48,
                 "no game, nothing to score");
    compare(p, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, p->judgment->soloist);
    compare(p, FIGURE_OUTCOME, SKR_C_RECORD_INCIDENT, OUTCOME_PENALTY);
    compare(p, FIGURE_OVERBID, SKR_C_RECORD_INCIDENT, false);
    for (int figure = FIGURE_SCORE; figure <= FIGURE_SCHWARZ; figure++)
        if (figure != FIGURE_OVERBID)
            compare(p, figure, SKR_C_RECORD_INCIDENT, 0);
    compare_penalties(p);
    compare_incident(p, false);
}

/* clause skat.discard: announced, but no cards put away: no valid contract.
 * The server books a lost game with the matadors of the skat alone. */
static void compare_no_contract(struct replay *p)
{
    struct judgment *j = p->judgment;
    struct skr_facts booked = {
        .code = j->code, .contract.game = j->game, .contract.bid = (short)j->bid,
        .contract.cards = p->record->deal.skat,
        .taken.points = (short)skr_points(p->record->deal.skat),
        .end.how = SKR_SOLOIST_GAVE_UP,
    };
    struct skr_value v;
    struct finding *f;

    j->deal = DEAL_ABORTED;
    booked.taken.unplayed_points = (short)(120 - booked.taken.points);
    booked.taken.unplayed_tricks = 10;
    f = add_finding(j, FINDING_CONVENTION, SKR_C_SKAT_DISCARD,
                    p->convention_move);
    snprintf(f->ruled, sizeof f->ruled, "no valid contract, nothing to score");
    if (given(p, FIGURE_SCORE))
        snprintf(f->recorded, sizeof f->recorded, "%d",
                 recorded(p, FIGURE_SCORE));
    compare(p, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, j->soloist);
    if (skr_value(&booked, &v) == SKR_OK
        && (p->left == j->soloist || p->timed_out == j->soloist))
        compare(p, FIGURE_SCORE, SKR_C_SKAT_DISCARD, v.score);
    compare_incident(p, false);
}

/* clause value.passed-in: nothing is scored, so no figures belong there. */
SKR_CITE(VALUE_PASSED_IN);
static void judge_passed_in(struct replay *p)
{
    if (p->record->result.kind != RESULT_FIGURES)
        return;
    snprintf(at_result(p, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN)->ruled, 48,
             "passed in");
}

/* ------------------------------------------------------------ a game to value */

/* A side gave up, or one of it left. */
static bool gave_up(const struct replay *p)
{
    return p->stop == STOP_SOLOIST || p->stop == STOP_DEFENDERS;
}

/* What the source books: on a server, who stays has the cards that were not
 * played; elsewhere what the code rules. */
static struct skr_facts booked_facts(const struct replay *p)
{
    bool null = p->judgment->game.game == SKR_NULL;
    struct skr_facts f = facts_so_far(p, SKR_PLAYED);

    if (gave_up(p) && !p->record->conventions->stayer_has_rest)
        return p->code_facts;
    if (p->stop == STOP_SOLOIST && null)
        f.end.how = SKR_SOLOIST_GAVE_UP;
    if (p->stop == STOP_DEFENDERS && !null) {
        f.taken.points = (short)(f.taken.points + f.taken.unplayed_points);
        f.taken.tricks = (short)(f.taken.tricks + f.taken.unplayed_tricks);
    }
    if (p->stop == STOP_DEFENDERS
        || ((p->stop == STOP_SOLOIST || p->stop == STOP_NONE)
            && p->play.tricks > 0))
        f.taken.unplayed_points = f.taken.unplayed_tricks = 0;
    return f;
}

/* clause end.schneider: broke off when schneider announced was missed. */
static bool stopped_at_31(const struct replay *p)
{
    struct skr_facts f;

    if (!p->record->conventions->stops_at_31
        || p->stop != STOP_NONE || p->play.count != 0
        || p->judgment->game.game == SKR_NULL
        || skr_bound_level(p->judgment->code, &p->judgment->game)
            != SKR_SCHNEIDER)
        return false;
    f = facts_so_far(p, SKR_PLAYED);
    return 120 - f.taken.points - f.taken.unplayed_points > 30;
}

/* The server's flags: own schneider and schwarz only when not announced. */
static bool flag_schwarz(const struct replay *p, const struct skr_value *v)
{
    return v->schwarz && p->judgment->game.game != SKR_NULL
        && (v->won || !p->record->conventions->flags_unannounced
            || v->clause == SKR_C_VALUE_BID
            || p->judgment->game.announced != SKR_SCHWARZ);
}

static bool flag_schneider(const struct replay *p, const struct skr_value *v)
{
    if (p->judgment->game.game == SKR_NULL)
        return false;
    if (v->won || v->clause == SKR_C_VALUE_BID
        || !p->record->conventions->flags_unannounced)
        return v->schneider;
    return flag_schwarz(p, v)
        || (v->schneider && p->judgment->game.announced == SKR_NO_LEVEL);
}

/* clauses matadors.*: which one a wrong number of matadors breaks. */
static enum skr_clause explain_matadors(const struct replay *p, int number)
{
    const struct judgment *j = p->judgment;
    int most = j->game.game == SKR_GRAND ? 4 : 11;

    if (j->game.game == SKR_NULL)
        return SKR_C_MATADORS_RUN;
    if (number == 0 || number > most || number < -most)
        return SKR_C_MATADORS_LIMIT;
    if (number == skr_matadors(j->game.game, p->deal.hand[j->soloist]))
        return SKR_C_MATADORS_SKAT;
    return (number > 0) != (j->value.matadors > 0) ? SKR_C_MATADORS_WITH
                                                   : SKR_C_MATADORS_RUN;
}

/* A record is booked by its source or by the code, not partly by each: where the
 * score is that of one of them alone, so is what follows from it. Card points
 * and tricks may count what was not played, or not, under the code's score. */
static void find_book(struct replay *p, const struct skr_value *booked)
{
    bool either = p->convention || p->code_ended;
    int ruled = p->judgment->value.score, score = recorded(p, FIGURE_SCORE);
    bool differ = given(p, FIGURE_SCORE) && booked->score != ruled;

    p->by_source = !either || (differ && score == booked->score);
    p->by_code = either && differ && score == ruled;
}

static bool differs(const struct replay *p, int figure, int booked, int ruled)
{
    bool counted = figure == FIGURE_POINTS || figure == FIGURE_TRICKS;
    int number = recorded(p, figure);

    return given(p, figure)
        && (number != booked || (p->by_code && !counted))
        && (number != ruled || p->by_source);
}

static void compare_either(struct replay *p, int figure,
                           enum skr_clause clause, int booked, int ruled)
{
    if (differs(p, figure, booked, ruled))
        wrong_figure(p, figure, clause, p->by_code ? ruled : booked);
}

static void compare_score(struct replay *p, const struct skr_facts *facts,
                          const struct skr_value *booked)
{
    enum skr_clause clause;

    if (!differs(p, FIGURE_SCORE, booked->score, p->judgment->value.score))
        return;
    clause = explain_score(facts, booked, recorded(p, FIGURE_SCORE));
    if (clause == SKR_C_VALUE_PRODUCT && gave_up(p) && !p->convention)
        clause = p->code_clause; /* what was not played is counted */
    wrong_figure(p, FIGURE_SCORE, clause, booked->score);
}

static void compare_matadors(struct replay *p, const struct skr_value *booked)
{
    int matadors = p->judgment->game.game == SKR_NULL ? 0 : booked->matadors;
    int number = recorded(p, FIGURE_MATADORS);

    if (given(p, FIGURE_MATADORS) && number != matadors)
        wrong_figure(p, FIGURE_MATADORS, explain_matadors(p, number), matadors);
}

/* clauses skat.owner trick.points */
static void compare_points(struct replay *p, int booked)
{
    bool skat_left_out;

    if (!differs(p, FIGURE_POINTS, booked, p->judgment->points))
        return;
    skat_left_out = recorded(p, FIGURE_POINTS)
        == booked - skr_points(p->put_away);
    wrong_figure(p, FIGURE_POINTS, skat_left_out ? SKR_C_SKAT_OWNER
                                              : SKR_C_TRICK_POINTS, booked);
}

static int outcome(const struct skr_value *v)
{
    return v->won ? OUTCOME_WIN : OUTCOME_LOSS;
}

static void compare_figures(struct replay *p, const struct skr_facts *facts,
                            const struct skr_value *booked)
{
    const struct skr_value *ruled = &p->judgment->value;

    compare_either(p, FIGURE_OUTCOME, booked->clause, outcome(booked),
                   outcome(ruled));
    compare_score(p, facts, booked);
    compare_matadors(p, booked);
    compare_either(p, FIGURE_OVERBID, SKR_C_VALUE_BID, booked->overbid,
                   ruled->overbid);
    compare_points(p, facts->taken.points);
    compare_either(p, FIGURE_TRICKS, SKR_C_TRICK_WINNER, facts->taken.tricks,
                   p->judgment->tricks);
    compare_either(p, FIGURE_SCHNEIDER, SKR_C_LEVEL_SCHNEIDER,
                   flag_schneider(p, booked), flag_schneider(p, ruled));
    compare_either(p, FIGURE_SCHWARZ, SKR_C_LEVEL_SCHWARZ,
                   flag_schwarz(p, booked), flag_schwarz(p, ruled));
}

/* clauses end.concede-soloist end.concede-consent: with nine or ten cards, or
 * agreed to by word, the code itself lets the soloist give up, so that nothing
 * is left to a convention; nor when the score is the code's and not the
 * server's. */
static bool ended_by_code_alone(const struct replay *p,
                                const struct skr_value *booked)
{
    int ruled = p->judgment->value.score;

    return recorded(p, FIGURE_SCORE) == ruled
        && (booked->score != ruled || p->stop == STOP_NONE
            || ((p->conceded_early || p->agreed)
                && p->code_clause == SKR_C_END_CONCEDE_SOLOIST));
}

/* The code ended the game, and the score is that of the cards played after it:
 * shown cards that end nothing are a server's way, a breach is not. */
static void note_played_on(struct replay *p, const struct skr_value *booked)
{
    int ruled = p->judgment->value.score;
    bool freely = p->incident.kind == SKR_LAYS_DOWN
        && p->record->conventions->shows_freely;
    struct finding *f;

    if (!p->code_ended || p->convention || !given(p, FIGURE_SCORE)
        || booked->score == ruled || recorded(p, FIGURE_SCORE) == ruled)
        return;
    f = at_result(p, freely ? FINDING_CONVENTION : FINDING_WRONG, p->code_clause);
    f->byte = p->record->result.at[FIGURE_SCORE];
    snprintf(f->recorded, sizeof f->recorded, "%d",
             recorded(p, FIGURE_SCORE));
    snprintf(f->ruled, sizeof f->ruled, "%d%s", ruled,
             p->judgment->open ? ", which the sources leave open" : "");
}

/* One finding for the way the game ended, with both scores. */
static void find_convention(struct replay *p, enum skr_clause clause, int move)
{
    struct finding *f =
        add_finding(p->judgment, FINDING_CONVENTION, clause, move);

    if (given(p, FIGURE_SCORE))
        snprintf(f->recorded, sizeof f->recorded, "%d",
                 recorded(p, FIGURE_SCORE));
    snprintf(f->ruled, sizeof f->ruled, "%d", p->judgment->value.score);
}

/* Values the game by the code; false when the facts cannot be. */
static bool rule(struct replay *p, const struct skr_facts *facts)
{
    struct judgment *j = p->judgment;

    j->valued = skr_value(facts, &j->value) == SKR_OK;
    j->facts = *facts;
    j->points = facts->taken.points;
    j->tricks = facts->taken.tricks;
    return j->valued;
}

static void recorded_passed(struct replay *p)
{
    struct finding *f = at_result(p, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN);
    struct skr_facts booked = booked_facts(p);

    snprintf(f->recorded, sizeof f->recorded, "passed");
    snprintf(f->ruled, sizeof f->ruled, "%s plays at %d",
             seat_name(p->judgment->soloist), p->judgment->bid);
    if (p->stop != STOP_NONE && p->sound_deal)
        rule(p, p->code_ended ? &p->code_facts : &booked);
}

static void judge_game(struct replay *p)
{
    bool by_code = p->stop == STOP_NONE && p->code_ended && !p->played_on;
    struct skr_facts booked = by_code ? p->code_facts : booked_facts(p);
    struct skr_value as_booked;
    bool at_31 = stopped_at_31(p);

    compare(p, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, p->judgment->soloist);
    if (p->stop == STOP_NONE && !at_31 && !by_code) {
        undecided(p, SKR_C_END_PLAY_OUT, "the play breaks off");
        return;
    }
    if (!p->sound_deal || !rule(p, p->code_ended ? &p->code_facts : &booked)
        || skr_value(&booked, &as_booked) != SKR_OK)
        return;
    note_played_on(p, &as_booked);
    if (p->convention && !ended_by_code_alone(p, &as_booked))
        find_convention(p, p->code_ended ? p->code_clause : SKR_C_END_OFFER,
                        p->convention_move);
    else if (at_31 && !p->convention)
        find_convention(p, SKR_C_END_SCHNEIDER, -2);
    find_book(p, &as_booked);
    compare_figures(p, &booked, &as_booked);
    compare_penalties(p);
    compare_incident(p, gave_up(p) && !absent(p));
}

/* clause end.early-lead: no game was announced, and yet one is lost. */
static void judge_early_lead(struct replay *p)
{
    if (p->code_ended && p->code_clause == SKR_C_END_EARLY_LEAD
        && rule(p, &p->code_facts))
        compare(p, FIGURE_SCORE, SKR_C_END_EARLY_LEAD,
                p->judgment->value.score);
}

static void judge_unfinished(struct replay *p)
{
    if (p->convention && p->judgment->announced)
        compare_no_contract(p);
    else if (absent(p))
        compare_aborted(p);
    else if (p->phase == PHASE_AUCTION)
        undecided(p, SKR_C_AUCTION_END, "the auction breaks off");
    else if (p->phase == PHASE_DISCARD)
        undecided(p, SKR_C_SKAT_DISCARD, "no cards are put away");
    else
        undecided(p, SKR_C_ANNOUNCE_REQUIRED, "no game is announced");
    p->judgment->deal = DEAL_ABORTED;
}

void judge_result(struct replay *p)
{
    const struct judgment *j = p->judgment;

    if (p->record->result.kind == RESULT_UNKNOWN)
        undecided(p, SKR_C_RECORD_RESULT, "the result is not written");
    if (j->ramsch || p->phase == PHASE_PUSH)
        judge_ramsch_result(p);
    else if (j->deal == DEAL_PASSED_IN)
        judge_passed_in(p);
    else if (p->phase < PHASE_PLAY || j->deal == DEAL_ABORTED)
        judge_unfinished(p);
    else if (p->phase == PHASE_LOST)
        judge_early_lead(p);
    else if (p->record->result.kind == RESULT_PASSED)
        recorded_passed(p);
    else
        judge_game(p);
}

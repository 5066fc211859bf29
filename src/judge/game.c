/* Values a game, and compares the recorded result with it, figure by figure. */
#include "judge/game.h"

#include "judge/booking.h"
#include "judge/figure.h"
#include "judge/find.h"
#include "judge/score.h"

/* How the source books the game. */
struct booking {
    struct skr_facts facts;
    struct skr_value value;
    bool by_source, by_code;   /**< only the source's, only the code's score is
                                    recorded */
    struct skr_taken rest;     /**< broken off, but settled: its unplayed figures,
                                    which either side may be recorded with */
};

/* Values the game by the code; returns false if the facts do not allow it. */
static bool rule(struct judgment *j, const struct skr_facts *facts)
{
    j->valued = skr_value(facts, &j->value) == SKR_OK;
    j->facts = *facts;
    j->points = facts->taken.points;
    j->tricks = facts->taken.tricks;
    return j->valued;
}

/* Values the game as the source books it. Where nothing ended it by the code, the
 * facts are those of the ruling, and so is the value. */
static bool value_booked(const struct replay *p, struct booking *b)
{
    if (p->ending.by_code != NULL)
        return skr_value(&b->facts, &b->value) == SKR_OK;
    b->value = p->judgment->value;
    return true;
}

/* ----------------------------------------------------------------- broken off */

/* Is this a value that the game can still have, and is it not that of before? */
static bool differs_with(struct skr_facts f, int points, int tricks, int score)
{
    struct skr_value v;

    f.taken.points += points;
    f.taken.tricks += tricks;
    f.taken.unplayed_points = f.taken.unplayed_tricks = 0;
    return skr_value(&f, &v) == SKR_OK && v.score != score;
}

/* clause end.play-out: a game that breaks off has a value if it is the same whoever gets
 * the card points and the tricks that are not played. Where other figures are recorded,
 * but no score, nothing shows that the source took it for finished. */
static bool settled(const struct replay *p, struct booking *b)
{
    struct skr_facts f = facts_now(&p->state, SKR_PLAYED);
    struct skr_value v;

    b->rest = f.taken;
    b->facts = f;
    b->facts.taken.unplayed_points = b->facts.taken.unplayed_tricks = 0;
    if (p->state.unsound
        || (p->record->result.kind == RESULT_FIGURES && !given(p->judgment, FIGURE_SCORE)))
        return false;
    skr_value(&b->facts, &v);            /* all cards are known */
    for (int points = 0; points <= f.taken.unplayed_points; points++)
        for (int tricks = 0; tricks <= f.taken.unplayed_tricks; tricks++)
            if (differs_with(f, points, tricks, v.score))
                return false;
    return true;
}

/* ---------------------------------------------------------------- conventions */

/* The code ended the game, but the recorded score counts the cards played after
 * it. If shown cards ended it, that is a convention of the server; after a
 * breach it is a fault. */
static void find_played_on(struct replay *p, const struct skr_value *booked)
{
    struct judgment *j = p->judgment;
    const struct ending *e = &p->ending;
    bool freely = p->state.incident.kind == SKR_LAYS_DOWN
        && p->record->conventions->shows_freely;
    struct finding *f;
    int ruled = j->value.score, score = recorded(j, FIGURE_SCORE);

    if (e->by_code == NULL || e->convention != NULL || !given(j, FIGURE_SCORE)
        || booked->score == ruled || score == ruled)
        return;
    f = find_in_result(j, freely ? FINDING_CONVENTION : FINDING_WRONG, p->state.ended,
                       p->state.open_ruling ? N_("{number}, which the sources leave open")
                               : "{number}");
    f->byte = p->record->result.at[FIGURE_SCORE];
    f->ruled.number = ruled;
    quote_score(j, f);
}

/* clauses end.concede-soloist end.concede-consent: the code itself lets the
 * soloist give up with nine or ten cards, or if a defender agreed by word, so
 * that no convention applies; nor does one if the recorded score is the code's
 * and not the server's. */
static bool ended_by_code_alone(const struct replay *p,
                                const struct skr_value *booked)
{
    const struct answers *in = &p->answers;
    int ruled = p->judgment->value.score;

    return recorded(p->judgment, FIGURE_SCORE) == ruled
        && (booked->score != ruled || p->ending.stop == STOP_NONE
            || ((in->conceded_early || in->agreed)
                && p->state.ended == SKR_C_END_CONCEDE_SOLOIST));
}

/* Adds one finding for the way the game ended, with both scores. */
static void find_convention(struct judgment *j, enum skr_clause clause,
                            const struct move *m)
{
    quote_score(j, find(j, FINDING_CONVENTION, clause, m,
                        SAY("{number}", .number = j->value.score)));
}

/* A defender gave up, the source let the play go on, and the score is the same. */
static bool changes_nothing(const struct replay *p, const struct skr_value *booked)
{
    return p->ending.by_code != NULL
        && p->state.ended == SKR_C_END_CONCEDE_DEFENDER
        && booked->score == p->judgment->value.score;
}

static void find_conventions(struct replay *p, const struct skr_value *booked,
                             bool at_31)
{
    const struct ending *e = &p->ending;

    if (changes_nothing(p, booked))
        return;
    if (e->convention != NULL && !ended_by_code_alone(p, booked))
        find_convention(p->judgment, e->by_code != NULL ? p->state.ended
                        : SKR_C_END_OFFER, e->convention);
    else if (at_31 && e->convention == NULL)
        find_convention(p->judgment, SKR_C_END_SCHNEIDER, NULL);
}

/* -------------------------------------------------------------------- figures */

/* The source or the code books a whole record: if the recorded score is that of
 * only one of them, the other figures must be too. Under the code's score, card
 * points and tricks may include the cards not played, or not. */
static void choose_book(const struct judgment *j, struct booking *b)
{
    int ruled = j->value.score, score = recorded(j, FIGURE_SCORE);
    bool differ = given(j, FIGURE_SCORE) && b->value.score != ruled;

    b->by_source = differ && score == b->value.score;
    b->by_code = differ && score == ruled;
}

static bool differs(const struct judgment *j, const struct booking *b,
                    int figure, int booked, int ruled)
{
    bool counted = figure == FIGURE_POINTS || figure == FIGURE_TRICKS;
    int rest = figure == FIGURE_POINTS ? b->rest.unplayed_points
        : figure == FIGURE_TRICKS ? b->rest.unplayed_tricks : 0;
    int number = recorded(j, figure);

    return given(j, figure) && !(number > booked && number <= booked + rest)
        && (number != booked || (b->by_code && !counted))
        && (number != ruled || b->by_source);
}

static void compare(struct judgment *j, const struct booking *b, int figure,
                    enum skr_clause clause, int booked, int ruled)
{
    if (differs(j, b, figure, booked, ruled))
        wrong_figure(j, figure, clause, b->by_code ? ruled : booked);
}

static void compare_score(struct replay *p, const struct booking *b)
{
    struct judgment *j = p->judgment;
    enum skr_clause clause;

    if (!differs(j, b, FIGURE_SCORE, b->value.score, j->value.score))
        return;
    if (p->contra_open
        && recorded(j, FIGURE_SCORE) * (1 << p->state.contras.said) == b->value.score)
        return;
    clause = explain_score(&b->facts, &b->value, recorded(j, FIGURE_SCORE));
    if (clause == SKR_C_VALUE_PRODUCT && gave_up(&p->ending)
        && p->ending.convention == NULL)
        clause = p->state.ended; /* the cards not played are counted */
    wrong_figure(j, FIGURE_SCORE, clause, b->value.score);
}

/* clauses matadors.*: which one a wrong number of matadors breaks. */
static enum skr_clause explain_matadors(const struct replay *p, int number)
{
    const struct skr_state *s = &p->state;
    int most = s->game.game == SKR_GRAND ? 4 : 11;

    if (s->game.game == SKR_NULL)
        return SKR_C_MATADORS_RUN;
    if (number == 0 || number > most || number < -most)
        return SKR_C_MATADORS_LIMIT;
    if (number == skr_matadors(s->game.game, p->state.deal.hand[s->soloist]))
        return SKR_C_MATADORS_SKAT;
    return (number > 0) != (p->judgment->value.matadors > 0)
        ? SKR_C_MATADORS_WITH : SKR_C_MATADORS_RUN;
}

static void compare_matadors(struct replay *p, const struct skr_value *booked)
{
    int matadors = p->state.game.game == SKR_NULL ? 0 : booked->matadors;
    int number = recorded(p->judgment, FIGURE_MATADORS);

    if (given(p->judgment, FIGURE_MATADORS) && number != matadors)
        wrong_figure(p->judgment, FIGURE_MATADORS, explain_matadors(p, number),
                     matadors);
}

/* clauses skat.owner trick.points */
static void compare_points(struct replay *p, const struct booking *b)
{
    struct judgment *j = p->judgment;
    int booked = b->facts.taken.points;
    bool skat_left_out;

    if (!differs(j, b, FIGURE_POINTS, booked, j->points))
        return;
    skat_left_out = recorded(j, FIGURE_POINTS)
        == booked - skr_points(p->state.skat);
    wrong_figure(j, FIGURE_POINTS, skat_left_out ? SKR_C_SKAT_OWNER
                                                 : SKR_C_TRICK_POINTS, booked);
}

static int outcome(const struct skr_value *v)
{
    return v->won ? OUTCOME_WIN : OUTCOME_LOSS;
}

static void compare_figures(struct replay *p, const struct booking *b)
{
    struct judgment *j = p->judgment;
    const struct skr_value *booked = &b->value, *ruled = &j->value;

    compare(j, b, FIGURE_OUTCOME, booked->clause, outcome(booked),
            outcome(ruled));
    compare_score(p, b);
    compare_matadors(p, booked);
    compare(j, b, FIGURE_OVERBID, SKR_C_VALUE_BID, booked->overbid,
            ruled->overbid);
    compare_points(p, b);
    compare(j, b, FIGURE_TRICKS, SKR_C_TRICK_WINNER, b->facts.taken.tricks, j->tricks);
    compare(j, b, FIGURE_SCHNEIDER, SKR_C_LEVEL_SCHNEIDER,
            flag_schneider(p, booked), flag_schneider(p, ruled));
    compare(j, b, FIGURE_SCHWARZ, SKR_C_LEVEL_SCHWARZ,
            flag_schwarz(p, booked), flag_schwarz(p, ruled));
}

/* ---------------------------------------------------------------------- games */

/* Is a game whose play broke off after the end by the code ruled as ended? What was played
 * after it changes nothing (clauses end.revoke end.concede-defender), but a server may
 * play on by its conventions. With a wrong number of cards none can. */
static bool stays_ended(const struct replay *p)
{
    return p->record->conventions == &no_conventions
        || p->state.facts.end.how == SKR_WRONG_NUMBER;
}

void judge_game(struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct ending *e = &p->ending;
    bool by_code = e->stop == STOP_NONE && e->by_code != NULL
        && (!e->played_on || stays_ended(p));
    bool at_31 = stopped_at_31(p);
    struct booking b = { .facts = by_code ? p->state.facts : booked_facts(p) };

    compare_figure(j, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, j->soloist);
    if (e->stop == STOP_NONE && !at_31 && !by_code && !settled(p, &b)) {
        find_in_result(j, FINDING_UNDECIDED, SKR_C_END_PLAY_OUT,
                       N_("the play breaks off"));
        return;
    }
    if (p->state.unsound || !rule(j, e->by_code != NULL ? &p->state.facts : &b.facts)
        || !value_booked(p, &b))
        return;
    find_played_on(p, &b.value);
    find_conventions(p, &b.value, at_31);
    choose_book(j, &b);
    compare_figures(p, &b);
    compare_penalties(p);
    compare_incidents(p, gave_up(e) && !absent(&p->answers));
}

void judge_recorded_passed(struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct ending *e = &p->ending;
    struct finding *f = find_in_result(j, FINDING_WRONG, SKR_C_AUCTION_PASSED_IN,
                                       N_("{seat} plays at {number}"));
    struct skr_facts booked = booked_facts(p);

    f->recorded.words = N_("passed");
    f->ruled.seat = j->soloist;
    f->ruled.number = j->bid;
    if (e->stop != STOP_NONE && !p->state.unsound)
        rule(j, e->by_code != NULL ? &p->state.facts : &booked);
}

void judge_early_lead(struct replay *p)
{
    struct judgment *j = p->judgment;

    if (p->ending.by_code == NULL
        || (p->state.facts.end.how != SKR_LED_EARLY
            && p->state.facts.end.how != SKR_WRONG_NUMBER))
        return;
    rule(j, &p->state.facts);           /* all twelve cards are known */
    compare_figure(j, FIGURE_SCORE, p->state.ended, j->value.score);
}

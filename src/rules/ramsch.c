/* Ramsch: who loses or wins, and what it costs. It is played by play.c, as a grand
 * without a soloist. */
#include "rules/rules.h"

/* ----------------------------------------------------- who loses, or has won */

static int skat_points(const struct skr_ramsch *r)
{
    return 120 - r->points[0] - r->points[1] - r->points[2];
}

/* clause home.ramsch-last-trick: the skat goes with that trick. */
static bool skat_with_last(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH_LAST_TRICK);
}

/* Who took the last trick has a trick. */
static enum skr_error check_last(const struct skr_ramsch *r)
{
    if (r->last < 0 || r->last > 3)
        return SKR_E_LAST;
    if (r->last == 0)
        return skat_with_last(r->code) ? SKR_E_LAST : SKR_OK;
    return r->tricks[r->last - 1] > 0 ? SKR_OK : SKR_E_LAST;
}

static enum skr_error check_ramsch(const struct skr_ramsch *r)
{
    if (!skr_in_force(r->code, r->pushed ? SKR_C_HOME_PUSHED_RAMSCH
                                         : SKR_C_HOME_RAMSCH))
        return SKR_E_RAMSCH;
    for (int seat = 0; seat < 3; seat++) {
        if (r->tricks[seat] < 0 || r->tricks[seat] > 10)
            return SKR_E_TRICKS;
        if (r->points[seat] < 0 || r->points[seat] > 120)
            return SKR_E_POINTS;
    }
    if (r->tricks[0] + r->tricks[1] + r->tricks[2] != 10)
        return SKR_E_TRICKS;
    if (skat_points(r) < 0 || skat_points(r) > most_points(2))
        return SKR_E_POINTS;
    for (int seat = 0; seat < 3; seat++)
        if (r->points[seat] > most_points(3 * r->tricks[seat]))
            return SKR_E_TOGETHER;
    return check_last(r);
}

/* Who has so many tricks, or SKR_NOBODY. */
static int who_has(const struct skr_ramsch *r, int tricks)
{
    for (int seat = 0; seat < 3; seat++)
        if (r->tricks[seat] == tricks)
            return seat;
    return SKR_NOBODY;
}

/* The points that decide who loses. clauses home.ramsch-skat home.ramsch-last-trick */
static int points_of(const struct skr_ramsch *r, int seat)
{
    return r->points[seat]
        + (skat_with_last(r->code) && r->last == seat + 1 ? skat_points(r) : 0);
}

/* clause home.ramsch-loser: the most card points; clauses home.ramsch-tie
 * home.ramsch-tie-all: what those do who have equally many. Returns how many
 * points they have. */
static int find_losers(const struct skr_ramsch *r, struct skr_ramsch_value *v)
{
    int most = -1;

    for (int seat = 0; seat < 3; seat++) {
        int points = points_of(r, seat);

        if (points > most) {
            most = points;
            v->losers = 1u << seat;
            v->clause = SKR_C_HOME_RAMSCH_LOSER;
        } else if (points == most) {
            v->losers |= 1u << seat;
            v->clause = skr_in_force(r->code, SKR_C_HOME_RAMSCH_TIE_ALL)
                ? SKR_C_HOME_RAMSCH_TIE_ALL : SKR_C_HOME_RAMSCH_TIE;
        }
    }
    return most;
}

static bool nobody_loses(const struct skr_ramsch_value *v)
{
    return v->losers == 7 && v->clause == SKR_C_HOME_RAMSCH_TIE_ALL;
}

/* -------------------------------------------------------------- what it costs */

static int step(struct skr_ramsch_value *v, enum skr_clause clause, int sum)
{
    v->step[v->steps++] = (struct skr_step){ clause, sum };
    return sum;
}

/* clauses home.ramsch-skat home.ramsch-last-trick: the loser's card points, the skat
 * included if it is his. */
static int count_points(const struct skr_ramsch *r, struct skr_ramsch_value *v,
                        int most)
{
    if (skat_with_last(r->code))
        return step(v, SKR_C_HOME_RAMSCH_LAST_TRICK, most);
    step(v, v->clause == SKR_C_HOME_RAMSCH_MARCH ? SKR_C_HOME_RAMSCH_LOSER
                                                 : v->clause, most);
    return step(v, SKR_C_HOME_RAMSCH_SKAT, most + skat_points(r));
}

static enum skr_clause scoring(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH_FIXED) ? SKR_C_HOME_RAMSCH_FIXED
        : skr_in_force(code, SKR_C_HOME_RAMSCH_DOUBLE) ? SKR_C_HOME_RAMSCH_DOUBLE
        : SKR_C_HOME_RAMSCH_POINTS;
}

/* clauses home.ramsch-virgin home.ramsch-no-trick: how often a player without a
 * trick doubles. */
SKR_CITE(HOME_RAMSCH_NO_TRICK);
static int doublings(const struct skr_code *code, int virgins)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH_VIRGIN) ? virgins : 0;
}

int skr_ramsch_charge(const struct skr_code *code, int points, bool no_trick)
{
    enum skr_clause clause = scoring(code);

    if (clause == SKR_C_HOME_RAMSCH_FIXED)
        return no_trick ? 15 : 10;
    points *= 1 << doublings(code, no_trick);
    return clause == SKR_C_HOME_RAMSCH_DOUBLE ? 2 * points : points;
}

static int count_virgins(const struct skr_ramsch *r)
{
    return (r->tricks[0] == 0) + (r->tricks[1] == 0) + (r->tricks[2] == 0);
}

/* clause home.ramsch-two-virgins: whoever has every trick is charged 20. */
static int score_fixed(const struct skr_ramsch *r, struct skr_ramsch_value *v)
{
    int virgins = count_virgins(r);

    return virgins == 2 ? step(v, SKR_C_HOME_RAMSCH_TWO_VIRGINS, -20)
        : step(v, SKR_C_HOME_RAMSCH_FIXED,
               -skr_ramsch_charge(r->code, 0, virgins == 1));
}

static int score_plain(const struct skr_ramsch *r, struct skr_ramsch_value *v,
                       int most)
{
    enum skr_clause clause = scoring(r->code);
    int times = doublings(r->code, count_virgins(r));

    if (clause == SKR_C_HOME_RAMSCH_FIXED)
        return score_fixed(r, v);
    most = count_points(r, v, most);
    if (times > 0)
        most = step(v, SKR_C_HOME_RAMSCH_VIRGIN, most * (1 << times));
    return step(v, clause, clause == SKR_C_HOME_RAMSCH_DOUBLE ? -2 * most : -most);
}

/* clause home.pushed-ramsch: the doublings, and twice for losing. */
static int score_pushed(const struct skr_ramsch *r, struct skr_ramsch_value *v,
                        int most)
{
    int sum = count_points(r, v, most);

    if (r->refused > 0)
        sum = step(v, SKR_C_HOME_PUSH_REFUSE, sum * (1 << r->refused));
    if (who_has(r, 0) != SKR_NOBODY)
        sum = step(v, SKR_C_HOME_PUSH_NO_TRICK, 2 * sum);
    return step(v, SKR_C_HOME_PUSHED_RAMSCH, -2 * sum);
}

/* The clause on every trick that is in force for this ramsch. */
static enum skr_clause march_clause(const struct skr_ramsch *r)
{
    return r->pushed ? SKR_C_HOME_PUSH_EVERY_TRICK
        : skr_in_force(r->code, SKR_C_HOME_RAMSCH_MARCH)
        ? SKR_C_HOME_RAMSCH_MARCH
        : skr_in_force(r->code, SKR_C_HOME_RAMSCH_TWO_VIRGINS)
        ? SKR_C_HOME_RAMSCH_TWO_VIRGINS : SKR_C_HOME_RAMSCH_EVERY_TRICK;
}

/* clauses home.push-every-trick home.ramsch-march home.ramsch-every-trick
 * home.ramsch-two-virgins: what every trick is paid with, or 0 when the player loses
 * all the same. */
static int every_trick(const struct skr_ramsch *r, struct skr_ramsch_value *v)
{
    bool fixed = skr_in_force(r->code, SKR_C_HOME_RAMSCH_FIXED);

    v->clause = march_clause(r);
    switch (v->clause) {
    case SKR_C_HOME_PUSH_EVERY_TRICK: return step(v, v->clause, 120);
    case SKR_C_HOME_RAMSCH_EVERY_TRICK: return step(v, v->clause, fixed ? 20 : 120);
    case SKR_C_HOME_RAMSCH_MARCH: return fixed ? step(v, v->clause, 20) : 0;
    default: return fixed ? 0 : step(v, v->clause, 120);
    }
}

enum skr_error skr_ramsch_value(const struct skr_ramsch *r,
                                struct skr_ramsch_value *out)
{
    enum skr_error error = check_ramsch(r);
    int march = who_has(r, 10), most, sum;

    if (error != SKR_OK)
        return error;
    *out = (struct skr_ramsch_value){ .winner = SKR_NOBODY };
    most = find_losers(r, out);
    if (march != SKR_NOBODY && (sum = every_trick(r, out)) != 0) {
        out->winner = march;
        out->losers = 0;
        out->score[march] = sum;
        return SKR_OK;
    }
    if (nobody_loses(out)) {
        out->losers = 0;
        return SKR_OK;
    }
    sum = r->pushed ? score_pushed(r, out, most) : score_plain(r, out, most);
    for (int seat = 0; seat < 3; seat++)
        if (out->losers & (1 << seat))
            out->score[seat] = sum;
    return SKR_OK;
}

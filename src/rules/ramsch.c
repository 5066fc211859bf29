/* Ramsch: who loses or wins, and what it costs. It is played by play.c, as a grand
 * without a soloist. */
#include "rules/rules.h"

/* ----------------------------------------------------- who loses, or has won */

static int skat_points(const struct skr_ramsch *r)
{
    return 120 - r->points[0] - r->points[1] - r->points[2];
}

static enum skr_error check_ramsch(const struct skr_ramsch *r)
{
    if (!skr_in_force(r->code, r->pushed ? SKR_C_HOME_PUSHED_RAMSCH
                                         : SKR_C_HOME_RAMSCH))
        return SKR_E_RAMSCH;
    if (r->tricks[0] + r->tricks[1] + r->tricks[2] != 10)
        return SKR_E_TRICKS;
    if (skat_points(r) < 0 || skat_points(r) > most_points(2))
        return SKR_E_POINTS;
    for (int seat = 0; seat < 3; seat++) {
        if (r->tricks[seat] < 0)
            return SKR_E_TRICKS;
        if (r->points[seat] < 0)
            return SKR_E_POINTS;
        if (r->points[seat] > most_points(3 * r->tricks[seat]))
            return SKR_E_TOGETHER;
    }
    return SKR_OK;
}

/* Who has so many tricks, or SKR_NOBODY. */
static int who_has(const struct skr_ramsch *r, int tricks)
{
    for (int seat = 0; seat < 3; seat++)
        if (r->tricks[seat] == tricks)
            return seat;
    return SKR_NOBODY;
}

/* clause home.ramsch-loser: the most card points in tricks; clause
 * home.ramsch-tie: each of those who have them. Returns how many they are. */
static int find_losers(const struct skr_ramsch *r, struct skr_ramsch_value *v)
{
    int most = -1;

    for (int seat = 0; seat < 3; seat++) {
        if (r->points[seat] > most) {
            most = r->points[seat];
            v->losers = 1 << seat;
            v->clause = SKR_C_HOME_RAMSCH_LOSER;
        } else if (r->points[seat] == most) {
            v->losers |= 1u << seat;
            v->clause = SKR_C_HOME_RAMSCH_TIE;
        }
    }
    return most;
}

/* -------------------------------------------------------------- what it costs */

static int step(struct skr_ramsch_value *v, enum skr_clause clause, int sum)
{
    v->step[v->steps++] = (struct skr_step){ clause, sum };
    return sum;
}

/* clause home.ramsch-skat: the loser's card points, the skat included. */
static int count_points(const struct skr_ramsch *r, struct skr_ramsch_value *v,
                        int most)
{
    step(v, v->clause, most);
    return step(v, SKR_C_HOME_RAMSCH_SKAT, most + skat_points(r));
}

static enum skr_clause scoring(const struct skr_code *code)
{
    return skr_in_force(code, SKR_C_HOME_RAMSCH_FIXED) ? SKR_C_HOME_RAMSCH_FIXED
        : skr_in_force(code, SKR_C_HOME_RAMSCH_DOUBLE) ? SKR_C_HOME_RAMSCH_DOUBLE
        : SKR_C_HOME_RAMSCH_POINTS;
}

int skr_ramsch_charge(const struct skr_code *code, int points, bool no_trick)
{
    enum skr_clause clause = scoring(code);

    if (clause == SKR_C_HOME_RAMSCH_FIXED)
        return no_trick ? 15 : 10;
    return clause == SKR_C_HOME_RAMSCH_DOUBLE ? 2 * points : points;
}

static int score_plain(const struct skr_ramsch *r, struct skr_ramsch_value *v,
                       int most)
{
    enum skr_clause clause = scoring(r->code);
    bool no_trick = who_has(r, 0) != SKR_NOBODY;

    if (clause != SKR_C_HOME_RAMSCH_FIXED)
        most = count_points(r, v, most);
    return step(v, clause, -skr_ramsch_charge(r->code, most, no_trick));
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

/* clauses home.push-every-trick home.ramsch-march: what every trick is paid
 * with, or 0 when card points count all the same. */
static int every_trick(const struct skr_ramsch *r, struct skr_ramsch_value *v)
{
    if (r->pushed)
        return step(v, v->clause = SKR_C_HOME_PUSH_EVERY_TRICK, 120);
    v->clause = SKR_C_HOME_RAMSCH_MARCH;
    return skr_in_force(r->code, SKR_C_HOME_RAMSCH_FIXED)
        ? step(v, v->clause, 20) : 0;
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
    sum = r->pushed ? score_pushed(r, out, most) : score_plain(r, out, most);
    for (int seat = 0; seat < 3; seat++)
        if (out->losers & (1 << seat))
            out->score[seat] = sum;
    return SKR_OK;
}

/* What a defender makes alone: the card points that his own tricks bring, without
 * cards of his partner. The two others want him to make little. */
#include "claims/claims.h"

/* What the leader takes at once with the cards that nobody can beat, and the
 * lowest ones of the others. Reason: trick.winner. */
static int cashed(const struct search *s, int leader)
{
    int a = next_seat(leader), b = next_seat(a), n;
    uint32_t others = s->hand[a] | s->hand[b], tops = 0;

    for (int i = others & trumps_in(s) ? CLASSES - 1 : 0; i < CLASSES; i++)
        tops |= s->hand[leader] & s->class[i] & above(others & s->class[i]);
    n = count(tops);
    return points_in(s, tops) + lowest_points(s, s->hand[a], n)
        + lowest_points(s, s->hand[b], n);
}

static enum quick quick_alone(const struct search *s, int leader, int allowed)
{
    int left = points_in(s, cards_left(s));
    int cash;

    if (allowed >= left || allowed >= left - sure_cost(s, s->side))
        return HOLDS;
    if (sure_cost(s, s->losers) > allowed)
        return FAILS;
    cash = cashed(s, leader);
    if (is_loser(s, leader))
        return cash > allowed ? FAILS : UNKNOWN;
    return allowed >= left - cash ? HOLDS : UNKNOWN;
}

enum skr_search skr_makes_alone(const struct skr_play *play, int seat,
                                int soloist, int points)
{
    struct search s;
    struct table t;

    if (points <= 0)
        return SKR_YES;
    set_up(&s, &t, play);
    set_up_worth(&s, play, 3 - seat - soloist);
    s.seat = seat;
    s.losers = 1u << seat;
    s.side = 7u & ~s.losers;
    s.quick = quick_alone;
    s.order = order_against;
    return contrary(searched(&s, &t, points - 1));
}

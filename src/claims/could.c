/* What could happen: the search for a play, however bad, in which some players win
 * little. All three may help. */
#include "claims/claims.h"

/* The cards that would not win the trick as it lies. */
static uint32_t below_best(const struct search *s, const struct table *t,
                           uint32_t cards)
{
    return cards & (((t->best << 1) - 1) | ~(t->led | trumps_in(s)));
}

/* The most precious ones of these cards, or the only one. */
static uint32_t precious(const struct search *s, uint32_t cards)
{
    for (int i = 0; i < WORTHS; i++)
        if (cards & s->worth[i])
            return highest(cards & s->worth[i]);
    return highest(cards);
}

/* The card to try first: a loser gives points into a trick of the others, and
 * plays low otherwise; the others play high. */
static uint32_t order_helping(const struct search *s, const struct table *t,
                              uint32_t left)
{
    uint32_t below = t->count > 0 ? below_best(s, t, left) : 0;

    if (!is_loser(s, t->turn))
        return highest(left);
    return below != 0 && !is_loser(s, t->winner) ? precious(s, below)
                                                 : left & -left;
}

/* Does the leader, who is to win every trick, leave this loser a card that wins? The
 * loser's cards go below higher ones of their class, or away with leads that he cannot
 * follow. He cannot follow a class once those not below any lead are gone; those that
 * free more leads than they need come first. Reason: play.follow. */
static bool keeps_winner(const struct search *s, int leader, int loser)
{
    int needs[CLASSES], frees[CLASSES], spare = 0;
    unsigned left = (1u << CLASSES) - 1;

    for (int i = 0; i < CLASSES; i++) {
        uint32_t led = s->hand[leader] & s->class[i], his = s->hand[loser] & s->class[i];

        needs[i] = sure_trumps(his, led);
        frees[i] = count(led) - count(his) + needs[i];
    }
    while (left != 0) {
        int best = -1, most = -1;

        for (int i = 0; i < CLASSES; i++) {
            int rank = frees[i] >= needs[i] ? 11 : frees[i];

            if ((left >> i & 1) && needs[i] <= spare && rank > most) {
                best = i;
                most = rank;
            }
        }
        if (best < 0)
            break;
        spare += frees[best] - needs[best];
        left &= ~(1u << best);
    }
    return left != 0;
}

/* The losers are to win nothing, but one of them will win a trick. */
static bool must_win(const struct search *s, int leader)
{
    int a = next_seat(leader), b = next_seat(a);

    return s->tricks && is_loser(s, a) && is_loser(s, b)
        && (keeps_winner(s, leader, a) || keeps_winner(s, leader, b));
}

static enum quick quick_could(const struct search *s, int leader, int allowed)
{
    if (allowed >= (s->tricks ? count(s->hand[leader])
                              : points_in(s, cards_left(s))))
        return HOLDS;
    return sure_cost(s, s->losers) > allowed || must_win(s, leader) ? FAILS
                                                                     : UNKNOWN;
}

static enum skr_search could_limit(struct search *s, const struct table *t,
                                   unsigned seats, int allowed)
{
    s->side = 7;
    s->losers = seats;
    s->quick = quick_could;
    s->order = order_helping;
    return searched(s, t, allowed);
}

enum skr_search skr_could_win_nothing(const struct skr_play *play, unsigned seats)
{
    struct search s;
    struct table t;

    set_up(&s, &t, play);
    return could_limit(&s, &t, seats, 0);
}

enum skr_search skr_could_win_only(const struct skr_play *play, unsigned seats,
                                   int points)
{
    struct search s;
    struct table t;

    if (points < 0)
        return SKR_NO;
    set_up(&s, &t, play);
    set_up_worth(&s, play, SKR_NOBODY);
    return could_limit(&s, &t, seats, points);
}

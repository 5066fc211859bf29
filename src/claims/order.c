/* Which cards are worth trying, and which one first.
 *
 * A card that has decided a trick is likely to do it again in a position that is
 * like it: same player, same class led, the same side winning the trick so far. */
#include "claims/claims.h"

static bool same_worth(const struct search *s, uint32_t a, uint32_t b)
{
    for (int i = 0; i < WORTHS; i++)
        if (s->worth[i] & (a | b))
            return (s->worth[i] & a) && (s->worth[i] & b);
    return true;
}

uint32_t worth_trying(const struct search *s, const struct table *t)
{
    uint32_t own = s->hand[t->turn], live = cards_left(s) | t->cards;
    uint32_t all = own & t->led, chosen = 0;

    if (all == 0)
        all = own;
    for (int i = 0; i < CLASSES; i++) {
        uint32_t class = (all & s->class[i]) != 0 ? live & s->class[i] : 0;
        uint32_t below = 0;

        for (; class != 0; class &= class - 1) {
            uint32_t card = class & -class;

            if ((all & card) && (below == 0 || !same_worth(s, below, card)))
                chosen |= card;
            below = all & card;
        }
    }
    return chosen;
}

static int state_of(const struct search *s, const struct table *t)
{
    if (t->count == 0)
        return 0;
    return 1 + 2 * class_of_card(s, t->led & -t->led)
        + (on_side(s, t->winner) == on_side(s, t->turn));
}

void note_help(struct search *s, const struct table *t, uint32_t card)
{
    s->helped[t->turn][state_of(s, t)][number_of(card)]++;
}

/* Who wants to win tries his highest cards first. */
uint32_t order_against(const struct search *s, const struct table *t,
                       uint32_t left)
{
    const uint32_t *helped = s->helped[t->turn][state_of(s, t)];
    bool null = s->tricks && (s->losers & s->side);
    bool low = s->tricks ? null && !on_side(s, t->turn) : on_side(s, t->turn);
    uint32_t chosen = low ? left & -left : highest(left);

    while (left != 0) {
        uint32_t card = low ? left & -left : highest(left);

        if (helped[number_of(card)] > helped[number_of(chosen)])
            chosen = card;
        left ^= card;
    }
    return chosen;
}

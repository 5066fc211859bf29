/* What players take in any play, good or bad.
 *
 * They are lower bounds: a search for a play in which somebody takes little may stop
 * where he must take more. A bound that is too low only costs time; one that is too
 * high makes possible play impossible. */
#include "claims/claims.h"

/* Each of his trumps is played in some trick, and loses it only to a higher one,
 * which beats no other of his. */
int sure_trumps(uint32_t own, uint32_t others)
{
    int sure = 0;

    for (; own != 0; own ^= highest(own)) {
        if (highest(others) > highest(own))
            others ^= highest(others);
        else
            sure++;
    }
    return sure;
}

int lowest_points(const struct search *s, uint32_t cards, int n)
{
    int sum = 0;

    n -= count(cards & ~(s->worth[0] | s->worth[1] | s->worth[2]
                         | s->worth[3] | s->worth[4]));
    for (int i = WORTHS - 1; i >= 0 && n > 0; i--) {
        int there = count(cards & s->worth[i]);

        sum += worth_points[i] * (there < n ? there : n);
        n -= there;
    }
    return sum;
}

/* Can each of a player's trumps lose to another one of the others' higher ones? Then
 * so many are higher than his n-th from above, for each n. */
static bool can_lose(uint32_t own, uint32_t others)
{
    for (int n = 1; own != 0 && count(others & above(own)) >= n; n++)
        own ^= highest(own);
    return own == 0;
}

/* Card points of a player's trumps that win, whatever anybody plays: the most precious
 * that can are given up first. */
static int sure_points(const struct search *s, uint32_t own, uint32_t others)
{
    uint32_t given = 0, left;
    int sum = 0;

    for (int i = 0; i < WORTHS; i++)
        for (left = own & s->worth[i]; left != 0; left &= left - 1) {
            uint32_t card = left & -left;

            if (can_lose(given | card, others))
                given |= card;
            else
                sum += worth_points[i];
        }
    return sum;
}

/* Reason: trick.winner. */
int sure_cost(const struct search *s, unsigned losers)
{
    uint32_t trumps = trumps_in(s), others = 0;
    int tricks = 0, points = 0;

    for (int seat = 0; seat < 3; seat++)
        if (!(losers >> seat & 1))
            others |= s->hand[seat] & trumps;
    for (int seat = 0; seat < 3; seat++)
        if (losers >> seat & 1) {
            uint32_t own = s->hand[seat] & trumps;
            int sure = sure_trumps(own, others);

            tricks = sure > tricks ? sure : tricks;
            points += sure_points(s, own, others);
        }
    if (s->tricks)
        return tricks;
    for (int seat = 0; seat < 3; seat++) {
        uint32_t own = s->hand[seat];
        uint32_t plain = losers >> seat & 1 ? own & ~trumps : own;

        points += lowest_points(s, plain, tricks - count(own & ~plain));
    }
    return points;
}

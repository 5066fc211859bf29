/* Does a player win all remaining tricks, however the other cards lie?
 *
 * Trying every lie of twenty cards would take too long. The two others hold one pool
 * instead: either may play any card of it, if the other can hold what he would have
 * had to follow with. The claimer must win against all of that, and then against every
 * lie. */
#include "claims/claims.h"

/* Two players hold the cards of the pool, in an unknown way. May the
 * player whose turn it is play this card? If it does not follow, only if the
 * other player can hold all cards that would follow. */
static bool some_lie_allows(const struct search *s, const struct table *t,
                            uint32_t pool, uint32_t card)
{
    int other = 3 - s->seat - t->turn;
    int room = t->voids >> other & 1 ? 0 : count(s->hand[other]);

    return (card & t->led) != 0 || count(pool & t->led) <= room;
}

/* The hands after a card of the pool: one that lies with the other player is
 * exchanged for one of his own. */
static struct search after_card(const struct search *s, int turn, uint32_t card)
{
    struct search after = *s;

    if (!(s->hand[turn] & card)) {
        uint32_t given = s->hand[turn] & -s->hand[turn];

        after.hand[3 - s->seat - turn] ^= card | given;
        after.hand[turn] ^= card | given;
    }
    after.hand[turn] ^= card;
    return after;
}

/* The rest of a trick, and then of the game, for a claimer who has to win all
 * tricks himself. */
static bool wins_all(const struct search *s, const struct table *t)
{
    bool claimer = t->turn == s->seat;
    uint32_t own = s->hand[s->seat], left, pool;

    if (t->count == 3 || (t->count == 0 && claimer))
        return (t->count == 0 || t->winner == s->seat)
            && runs_all(s, s->seat, true);
    pool = s->hand[next_seat(s->seat)]
        | s->hand[next_seat(next_seat(s->seat))];
    left = !claimer ? pool : (own & t->led) != 0 ? own & t->led : own;
    for (; left != 0; left &= left - 1) {
        uint32_t card = left & -left;
        struct search after = after_card(s, t->turn, card);
        struct table next = *t;

        if (!claimer && !some_lie_allows(s, t, pool, card))
            continue;
        lay(s, &next, card);
        if (wins_all(&after, &next) == claimer)
            return claimer;
    }
    return !claimer;
}

bool skr_runs_out(const struct skr_play *play, int seat)
{
    struct search s;
    struct table t;

    set_up(&s, &t, play);
    s.seat = seat;
    return wins_all(&s, &t);
}

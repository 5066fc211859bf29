/* What the searches for card points share: the cards worth trying, and the
 * positions that were seen. */
#include <string.h>

#include "claims/claims.h"

static bool same_points(const struct worth *w, uint32_t a, uint32_t b)
{
    for (int i = 0; i < 5; i++)
        if (w->cards[i] & (a | b))
            return (w->cards[i] & a) && (w->cards[i] & b);
    return true;
}

uint32_t worth_playing(const struct search *s, const struct table *t,
                       const struct worth *w)
{
    uint32_t own = s->hand[t->turn];
    uint32_t live = s->hand[0] | s->hand[1] | s->hand[2] | t->cards;
    uint32_t all = own & t->led, chosen = 0;

    if (all == 0)
        all = own;
    for (int i = 0; i < CLASSES; i++) {
        uint32_t class = live & s->class[i], below = 0;

        for (; (all & class) != 0; class &= class - 1) {
            uint32_t card = class & -class;

            if ((all & card)
                && (below == 0 || !same_points(w, below, card)))
                chosen |= card;
            below = all & card;
        }
    }
    return chosen;
}

struct known *find_known(struct known_table *table, const struct search *s,
                         int leader, int holds, int fails)
{
    uint64_t hash = ((uint64_t)s->hand[0] << 32 | s->hand[1])
        * 0x9E3779B97F4A7C15u;
    struct known *pair, *place;
    int tricks = skr_count(s->hand[leader]);

    hash = (hash ^ hash >> 29 ^ s->hand[2]) * 0x9E3779B97F4A7C15u;
    pair = table->pair[(hash >> 40) % KNOWN];
    for (int i = 0; i < 2; i++)
        if (pair[i].leader == leader
            && memcmp(pair[i].hand, s->hand, sizeof s->hand) == 0)
            return &pair[i];
    place = &pair[tricks < pair[0].tricks];
    *place = (struct known){ { s->hand[0], s->hand[1], s->hand[2] },
                             (int8_t)leader, (int8_t)tricks, (int8_t)holds,
                             (int8_t)fails };
    return place;
}

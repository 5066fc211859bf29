/* The exact search of all play, when all cards are known. */
#include <string.h>

#include "claims/claims.h"

/* A position that the search has seen: who holds what, class by class and from
 * the highest card down, two bits a card. Which rank a card has does not
 * matter, only the number of cards above it and their holders. A claim that
 * holds with n tricks allowed holds with more; one that fails with n fails with
 * fewer. */
struct seen {
    uint64_t holders;
    int8_t leader;
    int8_t tricks;   /* left: the larger position of two is kept */
    int8_t holds;    /* with at least so many allowed; 11 when not known */
    int8_t fails;    /* with at most so many; -1 when not known */
};
#define SMALL 2      /* tricks that are searched again sooner than looked up */
#ifndef SEEN
#define SEEN 4096    /* pairs: one for large positions, one for the last */
#endif

struct seen_table {
    struct seen pair[SEEN][2];
};

/* Who holds the cards that are left, two bits each. At most thirty are held,
 * and no class has more room than it needs. */
static uint64_t holders(const struct search *s)
{
    uint64_t word = 0;
    uint32_t left = s->hand[0] | s->hand[1] | s->hand[2];

    for (int i = CLASSES - 1; i >= 0; i--) {
        uint32_t class = left & s->class[i];

        word <<= 2 * skr_count(s->class[i]);
        for (int shift = 0; class != 0; shift += 2) {
            uint32_t card = class & -class;
            uint64_t holder = s->hand[0] & card ? 1 : s->hand[1] & card ? 2 : 3;

            word |= holder << shift;
            class ^= card;
        }
    }
    return word;
}

/* The cards worth trying: of cards that stand next to each other among those
 * that are left, the lowest. */
static uint32_t worth_trying(const struct search *s, const struct table *t)
{
    uint32_t own = s->hand[t->turn];
    uint32_t live = s->hand[0] | s->hand[1] | s->hand[2] | t->cards;
    uint32_t all = own & t->led, chosen = 0;

    if (all == 0)
        all = own;
    for (int i = 0; i < CLASSES; i++) {
        uint32_t class = live & s->class[i];
        bool run = false;

        if ((all & class) == 0)
            continue;
        for (; class != 0; class &= class - 1) {
            uint32_t card = class & -class;
            bool mine = (all & card) != 0;

            if (mine && !run)
                chosen |= card;
            run = mine;
        }
    }
    return chosen;
}

static bool holds(struct search *s, int leader, int allowed);

/* The rest of a trick, and then of the game. */
static bool play_on(struct search *s, const struct table *t, int allowed)
{
    bool claimer = t->turn == s->seat;
    bool low = !claimer && (s->losers >> s->seat & 1);
    uint32_t left;

    if (t->count == 3) {
        allowed -= (int)(s->losers >> t->winner & 1);
        return allowed >= 0 && holds(s, t->winner, allowed);
    }
    for (left = worth_trying(s, t); left != 0;) {
        uint32_t card = low ? left & -left : highest(left);
        int seat = t->turn;
        struct table next = *t;
        bool good;

        left ^= card;
        s->hand[seat] ^= card;
        lay(s, &next, card);
        good = play_on(s, &next, allowed);
        s->hand[seat] ^= card;
        if (good == claimer)
            return good;
    }
    return !claimer;
}

/* The place for a position: where it is, or where it is to be put. */
static struct seen *find_seen(const struct search *s, int leader)
{
    uint64_t word = holders(s);
    uint64_t hash = word * 0x9E3779B97F4A7C15u;
    struct seen *pair = s->seen->pair[(hash >> 40) % SEEN];
    int tricks = skr_count(s->hand[leader]);
    struct seen *place = &pair[tricks < pair[0].tricks];

    for (int i = 0; i < 2; i++)
        if (pair[i].holders == word && pair[i].leader == leader)
            return &pair[i];
    *place = (struct seen){ word, (int8_t)leader, (int8_t)tricks, 11, -1 };
    return place;
}

/* From the beginning of a trick. */
static bool holds(struct search *s, int leader, int allowed)
{
    const struct table t = { .led = ~(uint32_t)0, .turn = leader };
    enum quick quick = quick_answer(s, leader, allowed);
    struct seen *seen;
    bool result;

    if (quick != UNKNOWN)
        return quick == HOLDS;
    if (skr_count(s->hand[leader]) <= SMALL)
        return play_on(s, &t, allowed);
    seen = find_seen(s, leader);
    if (allowed >= seen->holds || allowed <= seen->fails)
        return allowed >= seen->holds;
    result = play_on(s, &t, allowed);
    seen = find_seen(s, leader);
    if (result)
        seen->holds = (int8_t)allowed;
    else
        seen->fails = (int8_t)allowed;
    return result;
}

bool skr_can_limit(const struct skr_play *play, int seat, unsigned losers,
                   int allowed)
{
    struct seen_table seen;
    struct search s;
    struct table t;

    set_up(&s, &t, play, seat);
    s.losers = losers;
    s.seen = &seen;
    memset(&seen, 0, sizeof seen);
    return t.count > 0 ? play_on(&s, &t, allowed)
                       : holds(&s, t.turn, allowed);
}

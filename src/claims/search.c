/* The exact search of all play, when all cards are known.
 *
 * It asks whether the losers win at most so much, never how much: most positions
 * are then decided by a bound. What was found is kept in a small table, which lies
 * on the stack like all the rest.
 *
 * A ruling depends on it, so it is exact or says SKR_TOO_LONG after SKR_SEARCH_MOST
 * positions: it never guesses. The table may only save time: what was lost from it, or
 * not found, changes no answer (tests/rules/crowded has the same tests with a table of
 * 8 pairs). Nothing is allocated: the table lies on the stack, and
 * little_stack_is_needed fails if SEEN makes it too large. */
#include <string.h>

#include "claims/claims.h"

/* A position that the search has seen, by the cards that are left: who holds a
 * card never changes. What holds with so much allowed holds with more; what fails
 * with it fails with less. */
struct seen {
    uint32_t cards;
    int8_t leader;
    int8_t tricks;   /* left: the larger position of two is kept */
    int8_t holds;    /* with at least so much allowed; 121 when not known */
    int8_t fails;    /* with at most so much; -1 when not known */
};
#ifndef SEEN
#define SEEN 5632    /* pairs: one for large positions, one for the last */
#endif

struct seen_table {
    struct seen pair[SEEN][2];
};

/* The same for all positions that differ only in ranks that do not matter: which
 * cards follow each other in a class, by holder and worth, is all that does. Each
 * card becomes the lowest that it could be. */
static uint32_t names_of(const struct search *s)
{
    uint32_t left = cards_left(s), names = 0, room = ~(uint32_t)0;

    for (; left != 0; left &= left - 1) {
        uint32_t card = s->like[number_of(left & -left)] & room;

        card &= -card;
        names |= card;
        room = ~(card | (card - 1));
    }
    return names;
}

/* The place for a position: where it is, or where it is to be put. */
static struct seen *find_seen(const struct search *s, uint32_t names, int leader)
{
    uint64_t hash = ((uint64_t)names << 2 | (unsigned)leader)
        * 0x9E3779B97F4A7C15u;
    struct seen *pair = s->seen->pair[(hash >> 40) % SEEN];
    int tricks = count(s->hand[leader]);
    struct seen *place = &pair[tricks < pair[0].tricks];

    for (int i = 0; i < 2; i++)
        if (((pair[i].cards ^ names) | (uint32_t)(pair[i].leader ^ leader)) == 0)
            return &pair[i];
    *place = (struct seen){ names, (int8_t)leader, (int8_t)tricks, 121, -1 };
    return place;
}

static bool holds(struct search *s, int leader, int allowed);

/* The rest of a trick, and then of the game. */
static bool play_on(struct search *s, const struct table *t, int allowed)
{
    bool friend = on_side(s, t->turn);
    uint32_t left;

    if (t->count == 3) {
        if (is_loser(s, t->winner))
            allowed -= s->tricks ? 1 : points_in(s, t->cards);
        return allowed >= 0 && holds(s, t->winner, allowed);
    }
    for (left = worth_trying(s, t); left != 0;) {
        uint32_t card = s->order(s, t, left);
        int seat = t->turn;
        struct table next = *t;
        bool good;

        left ^= card;
        s->hand[seat] ^= card;
        lay(s, &next, card);
        good = play_on(s, &next, allowed);
        s->hand[seat] ^= card;
        if (good == friend) {
            note_help(s, t, card);
            return good;
        }
    }
    return !friend;
}

/* From the beginning of a trick. When the search has looked at all positions that
 * it may, the answer means nothing, and nobody reads it. */
static bool holds(struct search *s, int leader, int allowed)
{
    const struct table t = { .led = ~(uint32_t)0, .turn = leader };
    uint32_t names;
    struct seen *seen;
    enum quick quick;
    bool result;

    if (--s->left < 0)
        return false;
    quick = s->quick(s, leader, allowed);
    if (quick != UNKNOWN)
        return quick == HOLDS;
    names = names_of(s);
    seen = find_seen(s, names, leader);
    if (allowed >= seen->holds || allowed <= seen->fails)
        return allowed >= seen->holds;
    result = play_on(s, &t, allowed);
    seen = find_seen(s, names, leader);
    if (result)
        seen->holds = (int8_t)allowed;
    else
        seen->fails = (int8_t)allowed;
    return result;
}

/* Which cards are like each other, before any of them is played. */
static void note_likes(struct search *s)
{
    for (int n = 0; n < 32; n++) {
        uint32_t card = (uint32_t)1 << n;

        s->like[n] = s->class[class_of_card(s, card)];
        for (int seat = 0; seat < 3; seat++)
            s->like[n] &= s->hand[seat] & card ? s->hand[seat] : ~s->hand[seat];
        for (int i = 0; i < WORTHS; i++)
            s->like[n] &= s->worth[i] & card ? s->worth[i] : ~s->worth[i];
    }
}

enum skr_search searched(struct search *s, const struct table *t, int allowed)
{
    struct seen_table seen;
    bool result;

    memset(&seen, 0, sizeof seen);
    memset(s->helped, 0, sizeof s->helped);
    note_likes(s);
    s->seen = &seen;
    s->left = SKR_SEARCH_MOST;
    result = t->count > 0 ? play_on(s, t, allowed) : holds(s, t->turn, allowed);
    if (s->left < 0)
        return SKR_TOO_LONG;
    return result ? SKR_YES : SKR_NO;
}

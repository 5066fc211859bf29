/* What a defender makes alone: the search for the card points that his own tricks
 * bring, without cards of his partner, whatever the two others play. */
#include <string.h>

#include "claims/claims.h"

struct alone {
    struct search s;           /* s.seat: who makes them */
    struct worth worth;
    struct known_table *known;
    int partner;
};

static bool makes(struct alone *a, int leader, int needed);

/* The rest of a trick, and then of the game. counted: the card points in the trick
 * that are not the partner's. */
static bool play_on(struct alone *a, const struct table *t, int counted,
                    int needed)
{
    bool own = t->turn == a->s.seat;
    uint32_t left;

    if (t->count == 3)
        return makes(a, t->winner,
                     needed - (t->winner == a->s.seat ? counted : 0));
    for (left = worth_playing(&a->s, t, &a->worth); left != 0;) {
        uint32_t card = own ? highest(left) : left & -left;
        int seat = t->turn;
        int points = seat == a->partner ? 0 : points_in(&a->worth, card);
        struct table next = *t;
        bool made;

        left ^= card;
        a->s.hand[seat] ^= card;
        lay(&a->s, &next, card);
        made = play_on(a, &next, counted + points, needed);
        a->s.hand[seat] ^= card;
        if (made == own)
            return made;
    }
    return !own;
}

/* From the beginning of a trick. */
static bool makes(struct alone *a, int leader, int needed)
{
    const struct table t = { .led = ~(uint32_t)0, .turn = leader };
    uint32_t counted = a->s.hand[a->s.seat]
        | a->s.hand[3 - a->s.seat - a->partner];
    struct known *known;
    bool made;

    if (needed <= 0)
        return true;
    if (needed > points_in(&a->worth, counted))
        return false;
    known = find_known(a->known, &a->s, leader, 0, 121);
    if (needed <= known->holds || needed >= known->fails)
        return needed <= known->holds;
    made = play_on(a, &t, 0, needed);
    known = find_known(a->known, &a->s, leader, 0, 121);
    if (made)
        known->holds = (int8_t)needed;
    else
        known->fails = (int8_t)needed;
    return made;
}

bool skr_makes_alone(const struct skr_play *play, int seat, int soloist,
                     int points)
{
    struct known_table known;
    struct alone a = { .known = &known, .partner = 3 - seat - soloist };
    struct table t;
    int counted = 0;

    set_up(&a.s, &t, play, seat);
    set_up_worth(&a.worth, play->game);
    memset(&known, 0, sizeof known);
    for (int i = 0; i < play->count; i++)
        if (play->by[i] != a.partner)
            counted += skr_card_points(play->card[i]);
    return t.count > 0 ? play_on(&a, &t, counted, points)
                       : makes(&a, t.turn, points);
}

/* What could happen: the search for a play, however bad, in which some players win
 * little. All three may help. */
#include <string.h>

#include "claims/claims.h"

struct could {
    struct search s;           /* s.losers: who should win little */
    struct worth worth;
    struct known_table *known;
    bool tricks;               /* count tricks, not card points */
};

static bool could(struct could *c, int leader, int allowed);

static bool is_loser(const struct could *c, int seat)
{
    return (c->s.losers >> seat & 1) != 0;
}

/* The cards that would not win the trick as it lies. */
static uint32_t below_best(const struct could *c, const struct table *t,
                           uint32_t cards)
{
    return cards & (((t->best << 1) - 1) | ~(t->led | trumps_in(&c->s)));
}

/* The most precious ones of these cards, or the only one. */
static uint32_t precious(const struct worth *w, uint32_t cards)
{
    for (int i = 0; i < 5; i++)
        if (cards & w->cards[i])
            return highest(cards & w->cards[i]);
    return highest(cards);
}

/* The card to try first: a loser gives points into a trick of the others, and
 * plays low otherwise; the others play high. */
static uint32_t next_card(const struct could *c, const struct table *t,
                          uint32_t left)
{
    uint32_t below = t->count > 0 ? below_best(c, t, left) : 0;

    if (!is_loser(c, t->turn))
        return highest(left);
    return below != 0 && !is_loser(c, t->winner) ? precious(&c->worth, below)
                                                 : left & -left;
}

/* The rest of a trick, and then of the game. */
static bool play_on(struct could *c, const struct table *t, int allowed)
{
    uint32_t left;

    if (t->count == 3) {
        if (is_loser(c, t->winner))
            allowed -= c->tricks ? 1 : points_in(&c->worth, t->cards);
        return allowed >= 0 && could(c, t->winner, allowed);
    }
    for (left = worth_playing(&c->s, t, &c->worth); left != 0;) {
        uint32_t card = next_card(c, t, left);
        int seat = t->turn;
        struct table next = *t;
        bool found;

        left ^= card;
        c->s.hand[seat] ^= card;
        lay(&c->s, &next, card);
        found = play_on(c, &next, allowed);
        c->s.hand[seat] ^= card;
        if (found)
            return true;
    }
    return false;
}

/* Card points of the so many lowest of these cards. */
static int lowest_points(const struct worth *w, uint32_t cards, int count)
{
    static const int point[5] = { 11, 10, 4, 3, 2 };
    int sum = 0;

    count -= skr_count(cards & ~(w->cards[0] | w->cards[1] | w->cards[2]
                                 | w->cards[3] | w->cards[4]));
    for (int i = 4; i >= 0 && count > 0; i--) {
        int there = skr_count(cards & w->cards[i]);

        sum += point[i] * (there < count ? there : count);
        count -= there;
    }
    return sum;
}

/* What a loser takes with his trumps in any play; the others' trumps are those of
 * players who are no losers. Reason: trick.winner. */
static int sure_cost(const struct could *c)
{
    uint32_t trumps = trumps_in(&c->s), others = 0;
    int most = 0;

    for (int seat = 0; seat < 3; seat++)
        if (!is_loser(c, seat))
            others |= c->s.hand[seat] & trumps;
    for (int seat = 0; seat < 3; seat++) {
        uint32_t own = c->s.hand[seat] & trumps;
        int cost = 0;

        if (is_loser(c, seat)) {
            cost = sure_trumps(own, others);
            if (!c->tricks)
                cost = lowest_points(&c->worth, own, cost);
        }
        most = cost > most ? cost : most;
    }
    return most;
}

/* From the beginning of a trick. A play that is found ends the whole search, so that
 * only what fails is noted. */
static bool could(struct could *c, int leader, int allowed)
{
    const struct table t = { .led = ~(uint32_t)0, .turn = leader };
    uint32_t left = c->s.hand[0] | c->s.hand[1] | c->s.hand[2];

    if (allowed >= (c->tricks ? skr_count(c->s.hand[leader])
                              : points_in(&c->worth, left)))
        return true;
    if (sure_cost(c) > allowed)
        return false;
    if (allowed <= find_known(c->known, &c->s, leader, 121, -1)->fails)
        return false;
    if (play_on(c, &t, allowed))
        return true;
    find_known(c->known, &c->s, leader, 121, -1)->fails = (int8_t)allowed;
    return false;
}

static bool could_limit(const struct skr_play *play, unsigned seats,
                        bool tricks, int allowed)
{
    struct known_table known;
    struct could c = { .known = &known, .tricks = tricks };
    struct table t;

    set_up(&c.s, &t, play, play->turn);
    set_up_worth(&c.worth, play->game);
    c.s.losers = seats;
    memset(&known, 0, sizeof known);
    if (allowed < 0)
        return false;
    return t.count > 0 ? play_on(&c, &t, allowed) : could(&c, t.turn, allowed);
}

bool skr_could_win_nothing(const struct skr_play *play, unsigned seats)
{
    return could_limit(play, seats, true, 0);
}

bool skr_could_win_only(const struct skr_play *play, unsigned seats, int points)
{
    return could_limit(play, seats, false, points);
}

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

static const int point[5] = { 11, 10, 4, 3, 2 };

/* Card points of the so many lowest of these cards. */
static int lowest_points(const struct worth *w, uint32_t cards, int count)
{
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

/* Can each of a player's trumps lose to another one of the others' higher ones? Then
 * so many are higher than his n-th from above, for each n. */
static bool can_lose(uint32_t own, uint32_t others)
{
    for (int n = 1; own != 0 && skr_count(others & above(own)) >= n; n++)
        own ^= highest(own);
    return own == 0;
}

/* Card points of a player's trumps that win, whatever anybody plays: the most precious
 * that can are given up first. */
static int sure_points(const struct worth *w, uint32_t own, uint32_t others)
{
    uint32_t given = 0, left;
    int sum = 0;

    for (int i = 0; i < 5; i++)
        for (left = own & w->cards[i]; left != 0; left &= left - 1) {
            uint32_t card = left & -left;

            if (can_lose(given | card, others))
                given |= card;
            else
                sum += point[i];
        }
    return sum;
}

/* What the losers take with their trumps in any play, with the lowest of the other
 * cards in the tricks that one of them wins for sure. Reason: trick.winner. */
static int sure_cost(const struct could *c)
{
    uint32_t trumps = trumps_in(&c->s), others = 0;
    int tricks = 0, points = 0;

    for (int seat = 0; seat < 3; seat++)
        if (!is_loser(c, seat))
            others |= c->s.hand[seat] & trumps;
    for (int seat = 0; seat < 3; seat++)
        if (is_loser(c, seat)) {
            uint32_t own = c->s.hand[seat] & trumps;
            int sure = sure_trumps(own, others);

            tricks = sure > tricks ? sure : tricks;
            points += sure_points(&c->worth, own, others);
        }
    if (c->tricks)
        return tricks;
    for (int seat = 0; seat < 3; seat++) {
        uint32_t own = c->s.hand[seat], plain = is_loser(c, seat) ? own & ~trumps : own;

        points += lowest_points(&c->worth, plain,
                                tricks - skr_count(own & ~plain));
    }
    return points;
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
        frees[i] = skr_count(led) - skr_count(his) + needs[i];
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
static bool must_win(const struct could *c, int leader)
{
    int a = next_seat(leader), b = next_seat(a);

    return c->tricks && is_loser(c, a) && is_loser(c, b)
        && (keeps_winner(&c->s, leader, a) || keeps_winner(&c->s, leader, b));
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
    if (sure_cost(c) > allowed || must_win(c, leader))
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

/* Quick answers: claims that are decided without a search, each by a reason.
 *
 * Most positions of a search end here. UNKNOWN only costs time; a wrong HOLDS or FAILS
 * is a wrong ruling. So each answer has its reason beside it, with the clause that
 * makes it true, and tests/rules/end.c compares them with a plain search. */
#include "claims/claims.h"

/* A class is run from its highest card down. most: how many of its cards one
 * other player can hold. Reason: he has to follow suit (play.follow), so that
 * after as many rounds as he can follow nobody else has a card of the class; the
 * leader's cards of those rounds stand above all others, and the rest is free. */
static bool runs_class(uint32_t own, uint32_t others, int most)
{
    int needed = count(own) < most ? count(own) : most;

    return count(own & above(others)) >= needed;
}

/* Reason: once no trump is left to the others, no lead of a free card is
 * trumped (trick.winner). */
bool runs_all(const struct search *s, int seat, bool any_lie)
{
    uint32_t own = s->hand[seat], a = s->hand[next_seat(seat)],
             b = s->hand[next_seat(next_seat(seat))];

    for (int i = CLASSES - 1; i >= 0; i--) {
        uint32_t class = s->class[i];
        int na = count(a & class), nb = count(b & class);
        int most = any_lie ? na + nb : na > nb ? na : nb;

        if (!runs_class(own & class, (a | b) & class, most))
            return false;
        if (i == CLASSES - 1 && (own & ~class) != 0
            && count(own & class) < most)
            return false;
    }
    return true;
}

/* Tricks that a seat makes for sure: with trumps, or else, if he need not be
 * careful, with a card led that nobody can beat. */
static int sure_tricks(const struct search *s, int seat, int leader)
{
    uint32_t own = s->hand[seat], trumps = trumps_in(s);
    uint32_t others = s->hand[next_seat(seat)]
        | s->hand[next_seat(next_seat(seat))];
    int sure = sure_trumps(own & trumps, others & trumps);

    if (sure > 0 || seat != leader || seat == s->seat || (others & trumps) != 0)
        return sure;
    for (int i = 0; i < CLASSES - 1; i++)
        if (own & s->class[i] & above(others & s->class[i]))
            return 1;
    return 0;
}

/* Null: whoever leads, the soloist can stay below: in each suit his lowest
 * card stands below the others' lowest, his second below their second ... */
static bool always_below(const struct search *s, int seat)
{
    uint32_t others = s->hand[next_seat(seat)]
        | s->hand[next_seat(next_seat(seat))];

    for (int i = 0; i < CLASSES - 1; i++) {
        uint32_t own = s->hand[seat] & s->class[i];
        uint32_t theirs = others & s->class[i];

        for (; own != 0 && theirs != 0; own &= own - 1, theirs &= theirs - 1)
            if ((own & -own) > (theirs & -theirs))
                return false;
    }
    return true;
}

/* Null: the leader has a card below all of the soloist's suit, and his partner
 * need not go above it either. */
static bool forced_up(const struct search *s, int seat, int leader)
{
    uint32_t partner = s->hand[3 - seat - leader];

    for (int i = 0; i < CLASSES - 1; i++) {
        uint32_t own = s->hand[seat] & s->class[i];
        uint32_t below = (own & -own) - 1;

        if (own != 0 && (s->hand[leader] & s->class[i] & below)
            && ((partner & s->class[i]) == 0
                || (partner & s->class[i] & below)))
            return true;
    }
    return false;
}

/* Only one other player's tricks count, and no trump is out: the claimer leads
 * and follows with his highest cards, which that player cannot beat, and has a
 * trump for every lead of the third one in a class that he is out of himself. */
static bool keeps_out(const struct search *s, int loser, int leader)
{
    uint32_t own = s->hand[s->seat], his = s->hand[loser];
    uint32_t third = s->hand[3 - s->seat - loser];
    int spare = count(own & trumps_in(s));

    if ((his | third) & trumps_in(s))
        return false;
    for (int i = 0; i < CLASSES - 1; i++) {
        uint32_t mine = own & s->class[i], beaten = his & s->class[i];
        int extra = count(third & s->class[i]) - count(mine);

        if (!runs_class(mine, beaten, count(beaten))
            || (leader == loser && mine == 0 && beaten != 0))
            return false;
        spare -= extra > 0 ? extra : 0;
    }
    return spare >= 0;
}

static enum quick quick_claim(const struct search *s, int leader, int allowed)
{
    unsigned claimer = 1u << s->seat;

    /* no more tricks are left than the losers may have */
    if (count(s->hand[leader]) <= allowed)
        return HOLDS;
    /* a loser has more tricks for sure: trick.winner */
    for (int seat = 0; seat < 3; seat++)
        if ((s->losers >> seat & 1) && sure_tricks(s, seat, leader) > allowed)
            return FAILS;
    /* a null, and the claimer does not lead: level.null */
    if (s->losers == claimer && leader != s->seat && trumps_in(s) == 0) {
        if (always_below(s, s->seat))
            return HOLDS;
        if (allowed == 0 && forced_up(s, s->seat, leader))
            return FAILS;
    }
    /* the claimer leads, and wins every trick: play.lead, trick.winner */
    if (!(s->losers & claimer) && leader == s->seat
        && runs_all(s, leader, false))
        return HOLDS;
    /* one other player is the only loser, and gets no trick: play.follow */
    for (int seat = 0; seat < 3; seat++)
        if (s->losers == 1u << seat && seat != s->seat
            && keeps_out(s, seat, leader))
            return HOLDS;
    return UNKNOWN;
}

enum skr_search skr_can_limit(const struct skr_play *play, int seat,
                              unsigned losers, int allowed)
{
    struct search s;
    struct table t;

    set_up(&s, &t, play);
    s.seat = seat;
    s.side = 1u << seat;
    s.losers = losers;
    s.quick = quick_claim;
    s.order = order_against;
    return searched(&s, &t, allowed);
}

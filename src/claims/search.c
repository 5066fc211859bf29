/* Claims about the tricks that are left: an exact search of all play.
 *
 * Cards are numbered anew for the search: each class of cards that follow each
 * other is a run of bits from its lowest card up, and the trumps are the
 * highest run. So the highest bit among the cards that can win has won. */
#include <stddef.h>
#include <string.h>

#include "rules/rules.h"
#include "skatref.h"

#define CLASSES 5   /* four suits, of which null uses all; the trumps last */

/* A position that the search has seen: who holds what, class by class and from
 * the highest card down, two bits a card. Which rank a card has does not
 * matter, only how many stand above it and whose they are. What holds with so
 * many tricks allowed holds with more, and what fails with so many fails with
 * fewer. */
struct seen {
    uint64_t holders;
    int8_t leader;
    int8_t tricks;   /* left: the larger position of two is kept */
    int8_t holds;    /* with at least so many allowed; 11 when not known */
    int8_t fails;    /* with at most so many; -1 when not known */
};
#define SMALL 2      /* tricks that are searched again sooner than looked up */
#define SEEN 4096    /* pairs: one for large positions, one for the last */

struct search {
    uint32_t hand[3];
    uint32_t class[CLASSES];
    int seat;            /* who claims, and so chooses his best cards */
    unsigned losers;     /* bit per seat whose tricks are counted */
    struct seen (*seen)[2];
};

/* The trick on the table. */
struct table {
    uint32_t led;        /* what follows the card led; all when none lies */
    uint32_t cards;
    uint32_t best;       /* the card that wins so far */
    int8_t winner;       /* who played it */
    int8_t turn, count;
    uint8_t voids;       /* bit per seat that did not follow */
};

static inline uint32_t highest(uint32_t cards)
{
    cards |= cards >> 1;
    cards |= cards >> 2;
    cards |= cards >> 4;
    cards |= cards >> 8;
    cards |= cards >> 16;
    return cards & ~(cards >> 1);
}

/* The cards above all of these; all when there are none of these. */
static inline uint32_t above(uint32_t cards)
{
    uint32_t top = highest(cards);

    return ~(top | (top - 1)) | (cards == 0 ? ~(uint32_t)0 : 0);
}

static inline int next_seat(int seat)
{
    return seat == SKR_REARHAND ? SKR_FOREHAND : seat + 1;
}

/* ----------------------------------------------------------- setting it up */

/* Gives the cards of one class the next numbers, the weakest first. Returns
 * the mask of the class. */
static uint32_t number_class(enum skr_game game, skr_cards class, int *next,
                             uint32_t number[32])
{
    uint32_t mask = 0;

    for (int strength = 0; class != 0; strength++)
        for (int card = 0; card < 32; card++)
            if ((class & SKR_BIT(card))
                && strength_of(game, card) == strength) {
                number[card] = (uint32_t)1 << (*next)++;
                mask |= number[card];
                class &= ~SKR_BIT(card);
            }
    return mask;
}

static void number_cards(struct search *s, enum skr_game game,
                         uint32_t number[32])
{
    skr_cards trumps = trumps_of(game);
    int next = 0;

    for (int suit = 0; suit < 4; suit++)
        s->class[suit] = number_class(game, whole_suit(suit) & ~trumps, &next,
                                      number);
    s->class[CLASSES - 1] = number_class(game, trumps, &next, number);
}

static inline uint32_t trumps_in(const struct search *s)
{
    return s->class[CLASSES - 1];
}

static inline uint32_t class_with(const struct search *s, uint32_t card)
{
    int i = 0;

    while (!(s->class[i] & card))
        i++;
    return s->class[i];
}

/* Lays a card on the table: it must have been taken from the hand. */
static inline void lay(const struct search *s, struct table *t, uint32_t card)
{
    if (t->count == 0)
        t->led = class_with(s, card);
    if (t->count == 0
        || (card > t->best && (card & (t->led | trumps_in(s))))) {
        t->best = card;
        t->winner = t->turn;
    }
    if (!(card & t->led))
        t->voids |= (uint8_t)(1 << t->turn);
    t->cards |= card;
    t->turn = (int8_t)next_seat(t->turn);
    t->count++;
}

static void set_up(struct search *s, struct table *t,
                   const struct skr_play *play, int seat)
{
    uint32_t number[32];

    number_cards(s, play->game, number);
    for (int i = 0; i < 3; i++) {
        s->hand[i] = 0;
        for (int card = 0; card < 32; card++)
            if (play->hand[i] & SKR_BIT(card))
                s->hand[i] |= number[card];
    }
    *t = (struct table){ .led = ~(uint32_t)0 };
    for (int i = 0; i < play->count; i++) {
        t->turn = (int8_t)play->by[i];
        lay(s, t, number[play->card[i]]);
    }
    t->turn = (int8_t)play->turn;
    s->seat = seat;
    s->losers = 0;
    s->seen = NULL;
}

/* ------------------------------------------------------------- quick answers */

/* The seat, about to lead, wins every trick by leading trumps first and each
 * class from its highest card down. most: how many cards of a class one other
 * player can hold. It is enough that as many of his cards as one player can
 * follow with stand above all others, and that no trump is left to them. */
static bool runs_class(uint32_t own, uint32_t others, int most)
{
    int needed = skr_count(own) < most ? skr_count(own) : most;

    return skr_count(own & above(others)) >= needed;
}

static bool runs_all(const struct search *s, int seat, bool any_lie)
{
    uint32_t own = s->hand[seat], a = s->hand[next_seat(seat)],
             b = s->hand[next_seat(next_seat(seat))];
    int tricks = skr_count(own);

    for (int i = CLASSES - 1; i >= 0; i--) {
        uint32_t class = s->class[i];
        int na = skr_count(a & class), nb = skr_count(b & class);
        int most = any_lie ? na + nb : na > nb ? na : nb;

        if (most > tricks)
            most = tricks;
        if (!runs_class(own & class, (a | b) & class, most))
            return false;
        if (i == CLASSES - 1 && (own & ~class) != 0
            && skr_count(own & class) < most)
            return false;
    }
    return true;
}

/* The tricks that a player makes with trumps, whatever anybody plays: each of
 * his trumps is played in some trick, and loses it only to a higher one, which
 * beats no other of his. */
static int sure_trumps(uint32_t own, uint32_t others)
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
    int spare = skr_count(own & trumps_in(s));

    if ((his | third) & trumps_in(s))
        return false;
    for (int i = 0; i < CLASSES - 1; i++) {
        uint32_t mine = own & s->class[i], beaten = his & s->class[i];
        int extra = skr_count(third & s->class[i]) - skr_count(mine);

        if (!runs_class(mine, beaten, skr_count(beaten))
            || (leader == loser && mine == 0 && beaten != 0))
            return false;
        spare -= extra > 0 ? extra : 0;
    }
    return spare >= 0;
}

enum quick { HOLDS, FAILS, UNKNOWN };

static enum quick quick_answer(const struct search *s, int leader, int allowed)
{
    unsigned claimer = 1u << s->seat;

    if (skr_count(s->hand[leader]) <= allowed)
        return HOLDS;
    for (int seat = 0; seat < 3; seat++)
        if ((s->losers >> seat & 1) && sure_tricks(s, seat, leader) > allowed)
            return FAILS;
    if (s->losers == claimer && leader != s->seat && trumps_in(s) == 0) {
        if (always_below(s, s->seat))
            return HOLDS;
        if (allowed == 0 && forced_up(s, s->seat, leader))
            return FAILS;
    }
    if (!(s->losers & claimer) && leader == s->seat
        && runs_all(s, leader, false))
        return HOLDS;
    for (int seat = 0; seat < 3; seat++)
        if (s->losers == 1u << seat && seat != s->seat
            && keeps_out(s, seat, leader))
            return HOLDS;
    return UNKNOWN;
}

/* ------------------------------------------------------------------ the search */

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
static uint32_t choices(const struct search *s, const struct table *t)
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
    for (left = choices(s, t); left != 0;) {
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
    struct seen *pair = s->seen[(hash >> 40) % SEEN];
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
    const struct table t = { .led = ~(uint32_t)0, .turn = (int8_t)leader };
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
    struct seen seen[SEEN][2];
    struct search s;
    struct table t;

    set_up(&s, &t, play, seat);
    s.losers = losers;
    s.seen = seen;
    memset(seen, 0, sizeof seen);
    return t.count > 0 ? play_on(&s, &t, allowed)
                       : holds(&s, t.turn, allowed);
}

/* ------------------------------------------------------- whatever the lie is */

/* Two players hold the cards of the pool, nobody knows who which. May the one
 * whose turn it is play this card? Not following, only if the other one can
 * hold all cards with which he would have had to follow. */
static bool some_lie_allows(const struct search *s, const struct table *t,
                            uint32_t pool, uint32_t card)
{
    int other = 3 - s->seat - t->turn;
    int room = t->voids >> other & 1 ? 0 : skr_count(s->hand[other]);

    return (card & t->led) != 0 || skr_count(pool & t->led) <= room;
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

    set_up(&s, &t, play, seat);
    return wins_all(&s, &t);
}

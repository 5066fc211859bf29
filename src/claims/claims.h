/* Claims about the remaining tricks: what the files of this folder share.
 *
 * Cards are numbered anew for the search: each class of cards that follow each
 * other is a run of bits from its lowest card up, and the trumps are the
 * highest run. So the highest bit among the cards that can win has won. */
#ifndef SKR_CLAIMS_H
#define SKR_CLAIMS_H

#include "rules/rules.h"

#define CLASSES 5   /* four suits, of which null uses all; the trumps last */

struct seen_table;

struct search {
    uint32_t hand[3];
    uint32_t class[CLASSES];
    int seat;            /* who claims, and so chooses his best cards */
    unsigned losers;     /* bit per seat whose tricks count */
    struct seen_table *seen; /* what the exact search has found so far */
};

/* The trick on the table. */
struct table {
    uint32_t led;        /* what follows the card led; all when none lies */
    uint32_t cards;
    uint32_t best;       /* the card that wins so far */
    int winner;          /* who played it */
    int turn, count;
    unsigned voids;      /* bit per seat that did not follow */
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
        t->voids |= 1u << t->turn;
    t->cards |= card;
    t->turn = next_seat(t->turn);
    t->count++;
}

/* The cards worth 11, 10, 4, 3 and 2 card points, by their numbers. */
struct worth {
    uint32_t cards[5];
};

static inline int points_in(const struct worth *w, uint32_t cards)
{
    static const int point[5] = { 11, 10, 4, 3, 2 };
    int sum = 0;

    for (int i = 0; i < 5; i++)
        sum += point[i] * skr_count(cards & w->cards[i]);
    return sum;
}

/** The cards worth trying: of cards with the same points that stand next to each
 *  other among those that are left, the lowest. */
uint32_t worth_playing(const struct search *s, const struct table *t,
                       const struct worth *w);

/* Positions that a search has seen, where card points matter. */
struct known {
    uint32_t hand[3];
    int8_t leader;
    int8_t tricks;     /* left: the larger position of two is kept */
    int8_t holds;      /* the bound that is known to hold ... */
    int8_t fails;      /* ... and to fail; both are set by the search */
};
#ifndef KNOWN
#define KNOWN 32768 /* pairs: one for large positions, one for the last */
#endif
struct known_table {
    struct known pair[KNOWN][2];
};

/** The place for a position: where it is, or a new one with these bounds. */
struct known *find_known(struct known_table *table, const struct search *s,
                         int leader, int holds, int fails);

/** The card points of a game, by the numbers of the cards. */
void set_up_worth(struct worth *w, enum skr_game game);

/** The tricks that a player makes with trumps, whatever anybody plays: own and
 *  others are his trumps and those of players whose tricks are not his. */
int sure_trumps(uint32_t own, uint32_t others);

/** Numbers the cards of a play, for the player at this seat who claims, and lays
 *  the unfinished trick on the table. */
void set_up(struct search *s, struct table *t, const struct skr_play *play,
            int seat);

/** Does this seat, about to lead, win every trick that is left by leading his
 *  trumps first and each class from its highest card down? any_lie: however the
 *  cards of the others lie between them. False also where it is not known. */
bool runs_all(const struct search *s, int seat, bool any_lie);

enum quick { HOLDS, FAILS, UNKNOWN };

/** Do the losers get at most `allowed` tricks? An answer at the beginning of a
 *  trick without a search. */
enum quick quick_answer(const struct search *s, int leader, int allowed);

#endif

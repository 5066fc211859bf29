/* Claims about the remaining tricks: what the files of this folder share.
 *
 * Every question is the same one: can the players of a side together make sure
 * that the losers win at most so much? One player asks it against the two others,
 * two against one, or all three help.
 *
 * Cards are numbered anew for the search: each class of cards that follow each
 * other is a run of bits from its lowest card up, and the trumps are the
 * highest run. So the highest bit among the cards that can win has won. */
#ifndef SKR_CLAIMS_H
#define SKR_CLAIMS_H

#include "rules/rules.h"

#define CLASSES 5   /* four suits, of which null uses all; the trumps last */
#define WORTHS 5    /* of cards that count: 11, 10, 4, 3 and 2 card points */
#define HELP 11     /* states of a trick in which a card can have helped */

struct search;
struct table;
struct seen_table;

enum quick { HOLDS, FAILS, UNKNOWN };

/** Do the losers get at most `allowed`? An answer at the beginning of a trick
 *  without a search. */
typedef enum quick quick_rule(const struct search *s, int leader, int allowed);

/** The card to try first of those that are left. */
typedef uint32_t order_rule(const struct search *s, const struct table *t,
                            uint32_t left);

struct search {
    uint32_t hand[3];
    uint32_t class[CLASSES];
    int seat;            /* who claims, or makes card points alone */
    unsigned side;       /* bit per seat: who want the losers to win little */
    unsigned losers;     /* bit per seat whose tricks count */
    bool tricks;         /* tricks count, not card points */
    uint32_t worth[WORTHS]; /* the cards that count; none when tricks do */
    quick_rule *quick;
    order_rule *order;
    int left;            /* positions that it may still look at */
    uint32_t like[32];   /* by number: cards of the same holder, class, worth */
    uint32_t helped[3][HELP][32]; /* how often a card has decided a trick */
    struct seen_table *seen;
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

static inline int count(uint32_t cards)
{
    cards = cards - ((cards >> 1) & 0x55555555);
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F;
    return (int)((cards * 0x01010101) >> 24);
}

/* The number of a single card, 0..31. */
static inline int number_of(uint32_t card)
{
#if defined __GNUC__
    return __builtin_ctz(card);
#else
    return count(card - 1);
#endif
}

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

static inline bool is_loser(const struct search *s, int seat)
{
    return (s->losers >> seat & 1) != 0;
}

static inline bool on_side(const struct search *s, int seat)
{
    return (s->side >> seat & 1) != 0;
}

static inline uint32_t cards_left(const struct search *s)
{
    return s->hand[0] | s->hand[1] | s->hand[2];
}

static inline uint32_t trumps_in(const struct search *s)
{
    return s->class[CLASSES - 1];
}

/* Which class a card is of. */
static inline int class_of_card(const struct search *s, uint32_t card)
{
    int i = 0;

    while (!(s->class[i] & card))
        i++;
    return i;
}

/* Lays a card on the table: it must have been taken from the hand. */
static inline void lay(const struct search *s, struct table *t, uint32_t card)
{
    if (t->count == 0)
        t->led = s->class[class_of_card(s, card)];
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

/* Card points of one card of each worth. */
static const int worth_points[WORTHS] = { 11, 10, 4, 3, 2 };

static inline int points_in(const struct search *s, uint32_t cards)
{
    int sum = 0;

    for (int i = 0; i < WORTHS; i++)
        sum += worth_points[i] * count(cards & s->worth[i]);
    return sum;
}

/** The cards worth trying: of cards with the same worth that stand next to each
 *  other among those that are left, the lowest. */
uint32_t worth_trying(const struct search *s, const struct table *t);

/** By what has helped so far, where one side plays against the other. */
order_rule order_against;

/** Notes that this card has decided the trick, and so the game. */
void note_help(struct search *s, const struct table *t, uint32_t card);

/** Numbers the cards of a play, and lays the unfinished trick on the table. */
void set_up(struct search *s, struct table *t, const struct skr_play *play);

/** Card points count, but not those of this seat; SKR_NOBODY: all count. */
void set_up_worth(struct search *s, const struct skr_play *play, int without);

/** Searches all play, when the search is set up but for what set_up_search adds. */
enum skr_search searched(struct search *s, const struct table *t, int allowed);

/** The tricks that a player makes with trumps, whatever anybody plays: own and
 *  others are his trumps and those of players whose tricks are not his. */
int sure_trumps(uint32_t own, uint32_t others);

/** Card points of the so many lowest of these cards. */
int lowest_points(const struct search *s, uint32_t cards, int n);

/** What these seats take with their trumps in any play, in tricks or in card
 *  points, with the lowest of the other cards. */
int sure_cost(const struct search *s, unsigned losers);

/** Does this seat, about to lead, win every trick that is left by leading his
 *  trumps first and each class from its highest card down? any_lie: however the
 *  cards of the others lie between them. False also where it is not known. */
bool runs_all(const struct search *s, int seat, bool any_lie);

#endif

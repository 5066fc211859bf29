/* The rules: cards, codes, deal, auction, announcement, play, value, lists. This
 * header has what their files share. The card primitives are here and not in
 * cards.c so that they can be inlined where every card of a log passes. */
#ifndef SKR_RULES_H
#define SKR_RULES_H

#include "skatref.h"

/* Marks a text for po/, as base/language.h does; it is translated where it is printed. */
#ifndef N_
#define N_(text) text
#endif

/** What is found of the contrary of a question. */
static inline enum skr_search contrary(enum skr_search found)
{
    return found == SKR_TOO_LONG ? SKR_TOO_LONG
        : found == SKR_NO ? SKR_YES : SKR_NO;
}

/** By number; entries of unused numbers are empty. Made from spec/. */
extern const struct skr_clause_info clause_table[];
extern const int last_clause;
/** In the order of the chapters. */
extern const enum skr_clause clause_order[];
extern const int clause_count;

/** A clause in another language; the title of one that is missing is null. */
struct clause_words {
    const char *title, *text;
    enum skr_translation state;
};
/** By number, up to the highest one; the tag after the last one is null. Made
 *  from spec/. */
struct clause_language {
    const char *tag;
    const struct clause_words *words;
};
extern const struct clause_language clause_languages[];

/*@ requires 0 <= card < 32;
    assigns \nothing;
    ensures 0 <= \result < 4; */
static inline int suit_of(int card)
{
    return card >> 3;
}

static inline int rank_of(int card)
{
    return card & 7;
}

/** The number of the lowest bit of a set that has one. */
static inline int lowest_of(uint32_t set)
{
#if defined __GNUC__
    return __builtin_ctz(set);
#else
    return skr_count((set & -set) - 1);
#endif
}

static inline int lowest_of_64(uint64_t set)
{
#if defined __GNUC__
    return __builtin_ctzll(set);
#else
    uint32_t low = (uint32_t)set;

    return low != 0 ? lowest_of(low) : 32 + lowest_of((uint32_t)(set >> 32));
#endif
}

/* clause pack.points, by enum skr_rank */
SKR_CITE(PACK_POINTS);
static inline int card_points(int card)
{
    /*                                7  8  9  Q  K   T   A  J */
    static const int8_t points[8] = { 0, 0, 0, 3, 4, 10, 11, 2 };

    return points[rank_of(card)];
}

/*@ requires 0 <= suit < 4;
    assigns \nothing; */
static inline skr_cards whole_suit(int suit)
{
    return (skr_cards)0xFF << (suit * 8);
}

/* clause rank.suit: jacks and the trump suit; rank.grand: the jacks alone;
 * rank.null: none; home.ramsch: like grand. */
SKR_CITE(RANK_SUIT);
SKR_CITE(RANK_GRAND);
SKR_CITE(HOME_RAMSCH);
/*@ requires SKR_DIAMONDS <= game <= SKR_NULL;
    assigns \nothing; */
static inline skr_cards trumps_of(enum skr_game game)
{
    if (game >= SKR_GRAND)
        return game == SKR_NULL ? 0 : SKR_JACKS;
    return SKR_JACKS | whole_suit((int)game);
}

/* clause play.jacks: a jack is a trump, outside null. */
SKR_CITE(PLAY_JACKS);
/*@ requires SKR_DIAMONDS <= game <= SKR_NULL && 0 <= led < 32;
    assigns \nothing; */
static inline skr_cards class_of(enum skr_game game, int led)
{
    skr_cards trumps = trumps_of(game);
    skr_cards suit = whole_suit(suit_of(led)) & ~trumps;

    return trumps & SKR_BIT(led) ? trumps : suit;
}

/* clause rank.null: A K Q J 10 9 8 7; clause rank.jacks: the jacks above all
 * other trumps, clubs highest. */
SKR_CITE(RANK_NULL);
SKR_CITE(RANK_JACKS);
/*@ requires 0 <= card < 32;
    assigns \nothing;
    ensures 0 <= \result <= 10; */
static inline int strength_of(enum skr_game game, int card)
{
    /*    7  8  9  Q  K  T  A  J  of diamonds, hearts, spades and clubs */
    static const int8_t in_null[32] = {
          0, 1, 2, 5, 6, 3, 7, 4,   0, 1, 2, 5, 6, 3, 7, 4,
          0, 1, 2, 5, 6, 3, 7, 4,   0, 1, 2, 5, 6, 3, 7, 4,
    };
    static const int8_t elsewhere[32] = {
          0, 1, 2, 3, 4, 5, 6, 7,   0, 1, 2, 3, 4, 5, 6, 8,
          0, 1, 2, 3, 4, 5, 6, 9,   0, 1, 2, 3, 4, 5, 6, 10,
    };

    return (game == SKR_NULL ? in_null : elsewhere)[card];
}

/** What the two defenders have together: the rest of 120 card points and ten
 *  tricks. clause general.table */
SKR_CITE(GENERAL_TABLE);
static inline int defender_points(const struct skr_facts *f)
{
    return 120 - f->taken.points - f->taken.unplayed_points;
}

static inline int defender_tricks(const struct skr_facts *f)
{
    return 10 - f->taken.tricks - f->taken.unplayed_tricks;
}

/** As skr_contra_card, which each card of a log passes. clause home.contra-call */
static inline void contra_card(struct skr_contras *c, int seat)
{
    c->played |= 1u << seat;
}

/** The bids above a number, as a set of numbers: bit n % 64 of word n / 64.
 *  clause auction.values */
#define BID_WORDS 6
void bids_above(const struct skr_code *code, int bid, uint64_t set[BID_WORDS]);

/** Somebody looks: what SKR_LOOKS does. clauses auction.peek auction.fresh */
void look_early(struct skr_auction *auction, int seat);

/** The most card points that n cards can hold. clause pack.points */
int most_points(int n);

/** Counted when the cards are there, else as given. */
int count_matadors(const struct skr_contract *c);

/** Are card points and tricks possible, and do they go together? */
enum skr_error check_taken(const struct skr_facts *f);

/** Is something unplayed, as in a game that ended before its last trick, and not
 *  fewer card points than so many cards have? */
enum skr_error check_unplayed(const struct skr_facts *f);

/** Have the defenders prevented this level? */
bool prevented(const struct skr_facts *f, enum skr_level level);

/** Adds a line to the calculation: the clause, and what it comes to. */
void add_step(struct skr_value *v, enum skr_clause clause, int sum);

/** Sets level and steps of v. v->won: the soloist made the level that he needed;
 *  granted: a level that counts though he did not make it. */
void count_levels(const struct skr_facts *f, enum skr_level granted,
                  struct skr_value *v);

/** The value of a suit or grand game that makes this level, and no more. */
int value_made(const struct skr_code *code, const struct skr_contract *contract,
               enum skr_level level);

/** The cheapest suit or grand game that could have been announced, by hand or not
 *  as in the contract, charged at least up to the bid; of those that cost the same
 *  the one with the highest base value. Sets base, level and value of v, which
 *  must be 0 before. clauses value.overbid-null end.early-lead deal.count-soloist
 *  deal.count-defenders */
enum skr_game cheapest_game(const struct skr_code *code,
                            const struct skr_contract *contract,
                            struct skr_value *v);

/** Sets v->won (not tested against the bid) and v->clause.
 *  Returns the level that counts though the soloist did not make it. */
enum skr_level find_outcome(const struct skr_facts *f, struct skr_value *v);

#endif

/* The facts of all questions and answers: their keys, what they may be, who takes
 * them, and the typed question that they fill. Reading, checking, help, manual
 * and JSON Schema rest on this table. */
#ifndef QUESTION_FACTS_H
#define QUESTION_FACTS_H

#include <stddef.h>
#include <stdint.h>

#include "words/names.h"

/** What holds facts: a question, or an object inside of one. */
enum form {
    FORM_MATADORS, FORM_LEGAL, FORM_TRICK, FORM_DEAL, FORM_MISDEAL,
    FORM_AUCTION, FORM_BIDS, FORM_ANNOUNCE, FORM_VALUE, FORM_ENDING,
    FORM_RAMSCH, FORM_ROUND, FORM_GAME, FORM_TURN, FORM_COUNT, FORM_SHEET, FORM_HELLO,
    QUESTIONS,
    FORM_SAID = QUESTIONS, FORM_HAPPENED, FORM_HANDS, FORM_COUNTS,
    FORM_ROUND_DEAL, FORM_SHEET_DEAL, FORM_TALLY,
    /* only in answers */
    FORM_STEP, FORM_STRUCK, FORM_ILLEGAL, FORM_WRONG, FORM_FINDING, FORM_REFUSED,
    FORM_TAKEN, FORM_SEEN,
    FORMS
};

/** In JSON; as an argument, where that is not the same. */
enum fact_type {
    TYPE_NUMBER,    /**< whole, from low to high */
    TYPE_NUMBER_OR_NULL,
    TYPE_AMOUNT,    /**< in hundredths, from low to high hundredths */
    TYPE_FLAG,      /**< true or false; the key alone: true */
    TYPE_FLAG_OR_NULL,
    TYPE_WORD,      /**< one of the words */
    TYPE_WORD_OR_NULL,
    TYPE_CARDS,     /**< a string of low to high cards */
    TYPE_CARD_LIST, /**< the same, in order */
    TYPE_CARD_OR_NULL,
    TYPE_SEATS,     /**< a list of "F", "M", "R"; F,M */
    TYPE_NUMBERS,   /**< a list of three, by seat; 50,40,20 */
    TYPE_LIST,      /**< a list of numbers */
    TYPE_SERIES,    /**< the same, in order */
    TYPE_TEXT,      /**< a string */
    TYPE_TEXTS,     /**< a list of low to high strings; parted by commas */
    TYPE_CODE,      /**< the name of one */
    TYPE_OPTIONS,   /**< a list of names; parted by commas */
    TYPE_FORM,      /**< an object; "key=value key=value", or key.key=value */
    TYPE_FORMS,     /**< a list of objects; parted by semicolons, or said again */
    TYPE_BY_PLAYER, /**< an object: a number for each player; "Ann=3 Bob=-2" */
    TYPE_TALLIES,   /**< an object: a form for each player */
    TYPE_RECORD,    /**< an object; JSON */
    TYPE_EVENTS,    /**< a list of them */
    TYPE_CLAUSE,    /**< an id */
    TYPE_CLAUSE_OR_NULL,
    TYPE_TOTALS     /**< a list of numbers by player, one for each deal */
};

struct fact {
    const char *key;
    enum fact_type type;
    int low, high;
    const struct terms *words; /**< or a null pointer */
    enum form inside;          /**< TYPE_FORM, TYPE_FORMS, TYPE_TALLIES */
    size_t at;                 /**< in struct question */
    uint64_t required;         /**< bit per form that it must have */
    uint64_t optional;         /**< bit per form that it may have */
    const char *help;
    const char *expected;      /**< in messages, if not by its type */
    const char *asked;         /**< when it is missing, if not by what is expected */
    const char *context;       /**< of the key in po/, if not "fact" */
};

/** The rows of facts[]. */
enum fact_row {
    FACT_GAME, FACT_PLAY, FACT_HELD, FACT_LED, FACT_KIND, FACT_FOUND,
    FACT_MISDEAL_GAME, FACT_UNANNOUNCED, FACT_LEADER, FACT_PACK, FACT_MOST_CARDS, FACT_TRICK_CARDS, FACT_COUNTS,
    FACT_MISDEAL_SOLOIST, FACT_LIFTED, FACT_MISDEAL_BY, FACT_FAULT,
    FACT_TOLD_APART, FACT_LEAVE, FACT_RESERVED, FACT_LONG_AWAY, FACT_MATTERED,
    FACT_PROVED, FACT_COUNT_PLAY_ON, FACT_CALLS, FACT_FOLLOW, FACT_PLAYERS,
    FACT_TABLE, FACT_DEALER, FACT_NUMBER_OF_DEAL, FACT_ROUND_DEALS, FACT_HAND,
    FACT_ANNOUNCED, FACT_OUVERT, FACT_BID, FACT_TWELVE, FACT_MATADORS,
    FACT_POINTS, FACT_TRICKS, FACT_DEFENDERS_POINTS, FACT_DEFENDERS_TRICKS,
    FACT_PILE, FACT_ENDING, FACT_UNPLAYED_POINTS,
    FACT_UNPLAYED_TRICKS, FACT_SKAT_TAKEN, FACT_PUT_AWAY, FACT_HOLDS,
    FACT_LAID_OPEN, FACT_LATE, FACT_BOUND, FACT_PROVED_LOSS, FACT_SAID, FACT_REVOLUTION,
    FACT_CONTRA, FACT_SOLOIST, FACT_HANDS, FACT_TURN, FACT_TRICK,
    FACT_HAPPENED, FACT_HAPPENING, FACT_BY, FACT_AGREED, FACT_OBJECTED,
    FACT_ASKED, FACT_OTHERS_GET, FACT_PLAY_ON, FACT_NOTICED,
    FACT_LEAVE_GIVEN, FACT_TRICK_TO, FACT_F, FACT_M, FACT_R,
    FACT_COUNT_F, FACT_COUNT_M, FACT_COUNT_R, FACT_COUNT_SKAT,
    FACT_RAMSCH_POINTS, FACT_RAMSCH_TRICKS, FACT_PUSHED, FACT_REFUSED,
    FACT_LAST_TRICK,
    FACT_ISS, FACT_RECORD, FACT_SO_FAR, FACT_VIEWER, FACT_EARLY, FACT_PUSHED_DUE,
    FACT_BOCK_DUE, FACT_DEPTH, FACT_ONLY, FACT_NAMES, FACT_SCHEME,
    FACT_STAKE, FACT_LIMIT, FACT_SERIES, FACT_SHEET_DEALS, FACT_TALLIES,
    FACT_PASSED_IN, FACT_LOT, FACT_ENTRY_DEALER, FACT_ENTRY_SOLOIST,
    FACT_ENTRY_SCORE, FACT_ENTRY_VALUE, FACT_ENTRY_WON, FACT_ENTRY_HAND,
    FACT_ENTRY_FACTOR, FACT_ENTRY_POINTS, FACT_ENTRY_PASSED_IN,
    FACT_TALLY_POINTS, FACT_TALLY_WON, FACT_TALLY_LOST, FACT_CODE, FACT_OPTIONS,
    FACTS
};

/** The facts that questions are given, in the order they are read and named. */
extern const struct fact facts[FACTS];

/** Which points and tricks go with what happened: a sentence behind its help. */
extern const char figures_until[];

/** The facts of answers; a row without a key ends them. */
extern const struct fact answered[];

/* ------------------------------------------------------------- what they fill */

/** What is wrong with a fact. */
struct wrong {
    int row;                   /**< of facts[]; NONE: it is none of them */
    enum skr_clause clause;    /**< that forbids it, or SKR_C_NONE */
    uint16_t said, cited;      /**< where the message begins in text, behind the path;
                                    and where the clause does that it ends with */
    char text[640];            /**< "given.bid: 17 is no bid under ..." */
};

/** The first so many are kept, the others counted. */
#define WRONGS 20
#define FACT_NAME_SIZE 96
struct wrongs {
    int count;
    enum language language;    /**< of the texts */

    /** Writes what the fact is called by who asks: "--points". A null pointer:
     *  "given.points". */
    void (*name)(enum fact_row row, enum language language,
                 char out[FACT_NAME_SIZE]);
    bool bare;                 /**< no text begins with the path of its fact */
    bool typed;                /**< people have typed the facts: words are listed as
                                    they say them, not as keys */
    const char *called;        /**< what the fact that is read was called: "--with";
                                    or a null pointer */
    struct wrong wrong[WRONGS];
};

/** Begins without any, for keys. The texts stay unset. */
void wrongs_begin(struct wrongs *wrongs, enum language language);

enum fact_state { FACT_ABSENT, FACT_GIVEN, FACT_WRONG };

struct question {
    enum form form;
    const char *given;         /**< the object the facts were read from; or a null pointer */
    const char *head;          /**< what stands before the answer; or a null pointer */
    const char *path;          /**< in messages: "given.", "given.said." */
    bool inside;               /**< the path ends with the object around a fact */
    struct wrongs *wrongs;
    unsigned char state[FACTS]; /**< enum fact_state */
    struct skr_code code;      /**< with its house rules */
    /* what the facts fill, by facts[].at; zero without them */
    struct skr_position position; /**< of value and ending: its facts; those of
                                       announce too */
    struct skr_incident incident;
    struct skr_misdeal misdeal;
    struct skr_ramsch ramsch;
    int last_trick;            /* of ramsch: who took it, or SKR_NOBODY */
    struct skr_scoring scoring;
    struct skr_entry entry;
    struct skr_tally tally;
    skr_cards cards;
    int list[32], listed;      /**< cards in order, and how many */
    int led, leader, players, number, dealer;
    int put_away, held;        /**< cards, of announce */
    int late;                  /**< ... enum late */
    int others[2];             /**< what the defenders have: card points, tricks */
    bool skat_taken, laid_open, passed_in, follow, unannounced;
    int viewer;                /**< of turn: a seat */
    bool early;                /**< ... lists what can end the deal early */
    struct skr_round round;    /**< of turn and count */
    int depth, only;           /**< of count; enum skr_counted */
    bool valued;               /**< ending: the value is asked for, even without a bid */
};

/* --------------------------------------------------------------- about a fact */

/** Does the fact belong to that form? */
static inline bool fact_of(const struct fact *fact, enum form form)
{
    return ((fact->required | fact->optional) >> form & 1) != 0;
}

/** What a form does without the fact: refuses always; asks for it where the ruling
 *  turns on it; or takes it that this was not said, or not done. */
enum fact_use { USE_NEEDED, USE_ASKED, USE_TAKEN, USES, USE_NONE = USES };
enum fact_use fact_use(enum fact_row row, enum form form);

/** Can the fact go with what happened? Those inside of "happened" go with some of it only:
 *  a level is asked for with an offer, and a card is taken back when it was a wrong one. */
bool fact_happens(enum fact_row row, enum skr_happening kind);

/** What happened, as people type it in the language, or the key. */
const char *fact_happening(enum skr_happening kind, enum language language, bool typed);

/** All that it goes with, as people type it in the language, or the keys: "lays-down,
 *  skat-shown". Returns false for a fact that goes with everything. */
#define HAPPENS_SIZE 440
bool fact_happenings(enum fact_row row, enum language language, bool typed,
                     char out[HAPPENS_SIZE]);

/** The same for a misdeal and its facts: kind is one of misdeal_terms. */
bool fact_of_misdeal(enum fact_row row, int kind);
const char *fact_misdeal(int kind, enum language language, bool typed);
void fact_misdeals(enum fact_row row, enum language language, bool typed,
                   char out[HAPPENS_SIZE]);

/** The key as help shows it in a language, and as arguments are read in any language;
 *  in JSON it is the English one always. */
const char *fact_name(const struct fact *fact, enum language language);

/** What a fact may be, for messages: "a whole number from 0 to 120". typed: its words
 *  as people say them in the language, for English mostly the keys; or else its keys. */
#define EXPECTED_SIZE 560
void fact_expected(const struct fact *fact, enum language language, bool typed,
                   char text[EXPECTED_SIZE]);

/** The keys of a form, with blanks between them. */
#define KEYS_SIZE 256
void fact_keys(enum form form, char out[KEYS_SIZE]);

/** The same as people type them in a language. */
#define NAMES_SIZE 512
void fact_names(enum form form, enum language language, char out[NAMES_SIZE]);

/** The most deals of a list, players at a table, and points of a deal. */
#define MOST_DEALS 1000
#define MOST_PLAYERS 8
#define MOST_POINTS 100000

/** More than any bid: what is none is refused with the clause that says so. */
#define MOST_BID 999

/** The most sequences that are counted, more take too long; and of the most moves. */
#define MOST_DEPTH 20
#define MOST_COUNTED 50000000

/** What the soloist says only after the lead: LATE_NOTHING, or one part behind it. */
enum late { LATE_NOTHING, LATE_PART };
extern const struct terms late_terms;

/** What the calls of an auction led to. */
enum auction_outcome { OUTCOME_SOLOIST, OUTCOME_PASSED_IN, OUTCOME_OPEN,
                       OUTCOME_ILLEGAL };
extern const struct terms auction_terms;    /**< by enum auction_outcome */
extern const struct terms phase_terms;      /**< by enum skr_phase */
extern const struct terms decision_terms;   /**< by enum skr_decision; SKR_OPEN has no key */
extern const struct terms outcome_of_deal_terms; /**< by enum skr_outcome */
extern const struct terms side_terms;       /**< by enum skr_rest; nobody has
                                                 no key */
#endif

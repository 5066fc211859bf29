/* The words for the things of Skat: one table for each kind of thing. */
#ifndef WORDS_NAMES_H
#define WORDS_NAMES_H

#include <stddef.h>

#include "base/language.h"
#include "skatref.h"

/** Inputs that may spell a thing in other ways than people do. */
enum spelling {
    IN_LISTS,   /**< score lists, in every language: small letters, no
                     umlauts */
    IN_XSKAT,   /**< XSkat's logs, likewise */
    SPELLINGS
};

/** The names of one thing. A null pointer: it has no such name. */
struct term {
    const char *key;                   /**< in JSON, options and tables: the
                                            same in every language */
    const char *word[LANGUAGES + 1];   /**< for people; the last is that of PSEUDO */
    const char *other;                 /**< what people write for it besides, in any
                                            language; commas between */
    const char *spelling[SPELLINGS];   /**< separated by blanks, as is_listed
                                            takes */
};

/** The things of one kind: term[i] is thing i. */
struct terms {
    const struct term *term;
    int count;
    const struct terms *also;          /**< further names of the same things, which are
                                            read but not printed; or a null pointer */
    int (*tell)(const char *text);     /**< reads sentences that no name is: a thing or
                                            TERM_UNKNOWN or TERM_AMBIGUOUS; or a null
                                            pointer */
};

/** A row of a table: a thing that logs and lists spell as people do. */
#define TERM(key, english, german, polish, czech, other) \
    { key, { english, german, polish, czech, "\u27E6" english "\u27E7" }, other, \
      { NULL, NULL } }

/** The rows of the three seats, for tables that have others besides. */
#define SEAT_ROWS \
    [SKR_FOREHAND] = TERM("F", "forehand", "Vorhand", "Przodek", "forhont", \
        "V, VH, FH, na przodku, gracz na przodku"), \
    [SKR_MIDDLEHAND] = TERM("M", "middlehand", "Mittelhand", "Środek", "středák", \
        "MH, na środku, gracz na środku, středak"), \
    [SKR_REARHAND] = TERM("R", "rearhand", "Hinterhand", "Zadek", "zadák", \
        "H, HH, RH, na zadku, gracz na zadku, zadak")

/** Reads "der Spieler in Mittelhand", "gracz na Środku": a seat, or TERM_UNKNOWN. */
int seat_told(const char *text);

/** All rows of a table. */
#define TERMS(rows) { rows, sizeof rows / sizeof *rows, NULL, NULL }

extern const struct terms seat_terms;      /**< keys F, M, R */
extern const struct terms suit_terms;      /**< by enum skr_suit */
extern const struct terms rank_terms;      /**< by enum skr_rank */
extern const struct terms game_terms;      /**< by enum skr_game */
extern const struct terms play_terms;      /**< the same, and SKR_RAMSCH */
extern const struct terms level_terms;     /**< SKR_NO_LEVEL has no key */
extern const struct terms contra_terms;    /**< SKR_NO_CONTRA has no key */
extern const struct terms part_terms;      /**< by enum skr_part */
extern const struct terms ending_terms;    /**< by enum skr_ending */
extern const struct terms happening_terms; /**< by enum skr_happening */
extern const struct terms noticed_terms;   /**< by enum skr_noticed */
extern const struct terms misdeal_terms;   /**< by enum skr_misdeal_kind, and
                                                MISDEAL_DEALER */
extern const struct terms found_terms;     /**< by enum skr_found */
extern const struct terms fault_terms;     /**< by enum skr_fault */
extern const struct terms remedy_terms;    /**< by enum skr_remedy */
extern const struct terms scheme_terms;    /**< by enum skr_scheme */
extern const struct terms outcome_terms;   /**< by OUTCOME_LOSS ... PENALTY */
extern const struct terms deal_terms;      /**< by DEAL_PLAYED ... ABORTED */
extern const struct terms verdict_terms;   /**< by VERDICT_CONFORMS ... MALFORMED */
extern const struct terms finding_terms;   /**< by FINDING_ILLEGAL ... MALFORMED */
extern const struct terms flag_terms;      /**< no, yes */
extern const struct terms none_terms;      /**< the absence of a fact alone */
extern const struct terms call_terms;      /**< yes, pass, looks: in an auction */
extern const struct terms house_terms;     /**< the house rules that have a name; keys: the
                                                names of their options */

/** The names in the German pack, which game_terms and rank_terms read too. Of the
 *  ranks only ober, unter and deuce have one. */
extern const struct terms german_suit_terms, german_rank_terms;

/** What goes wrong with the deal: enum skr_misdeal_kind, and the wrong dealer,
 *  which is not about one deal alone. */
#define MISDEAL_DEALER SKR_MISDEAL_KINDS

/** Letters of the games by enum skr_game, as servers write them. */
extern const char game_letters[SKR_GAMES + 1];

/** The key, the English word, or the word in a language of a thing: 0..count-1. It is
 *  the English one where it has none. */
const char *term_key(const struct terms *terms, int thing);
const char *term_word(const struct terms *terms, int thing);
const char *term_word_in(const struct terms *terms, int thing,
                         enum language language);

/** What people type for a thing that is a sentence otherwise: "Nichtbedienen". A null
 *  pointer where it has no such name: in English, where they type its key, and in tables
 *  whose words are short. */
const char *term_noun(const struct terms *terms, int thing, enum language language);

/** The thing with this key, or -1: for machines. People are read by
 *  words/words.h. */
int term_find(const struct terms *terms, const char *key);

/** The thing with this spelling, or -1. */
int term_spelled(const struct terms *terms, enum spelling where,
                 const char *word);

/** "forehand", "middlehand", "rearhand"; "nobody" for SKR_NOBODY; games and levels as
 *  below, but in a language. */
const char *seat_in(enum language language, int seat);
const char *game_in(enum language language, enum skr_game game);
const char *level_in(enum language language, enum skr_level level);

/** "clubs ouvert": in Polish and Czech the word agrees with the game. */
const char *open_game_in(enum language language, enum skr_game game);

/** "F", "M", "R" */
const char *seat_key(int seat);

/** These letters as people read them: in German "V", "M", "H". */
const char *seat_letter(enum language language, int seat);

/** "clubs" ... "grand", "null", "ramsch" */
const char *game_name(enum skr_game game);

/** "schneider", "schwarz"; a null pointer for SKR_NO_LEVEL */
const char *level_name(enum skr_level level);

/** How cards are printed. */
enum faces {
    FACES_LETTERS, /**< C S H D, A K Q J T 9 8 7: as in logs and clauses */
    FACES_SYMBOLS, /**< the same ranks, the suits as symbols in UTF-8 */
    FACES_GERMAN   /**< E G R S, A K O U Z 9 8 7: Eichel, Gruen, Rot, Schellen */
};

/** A suit as printed, one column wide. */
const char *suit_face(enum faces faces, enum skr_suit suit);

/** The letter or digit of a rank. */
char rank_face(enum faces faces, enum skr_rank rank);

#endif

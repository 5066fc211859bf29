/* What the files of `skatref value` share. */
#ifndef CLI_VALUE_H
#define CLI_VALUE_H

#include "base/out.h"
#include "question/ask.h"
#include "record/house.h"

/** Who did it, where that was not a seat. */
enum { BY_UNKNOWN = -1, BY_SOLOIST = 3, BY_DEFENDER };

/** How many of the defenders agree. */
enum { AGREED_UNKNOWN = -1, AGREED_NONE, AGREED_ONE, AGREED_BOTH };

/** A number that was not given. */
#define NOT_GIVEN (-1)

/** What was said on the command line: the facts of the question value, or of
 *  the question ending, and what these are worked out from. */
struct value_query {
    struct question q;
    struct wrongs wrongs;          /**< of the question */
    const struct skr_code *code;
    house_rules rules;             /**< asked for */
    struct skr_announcement said;  /**< before it is ruled */
    skr_cards cards, skat;         /**< with --cards and --skat */
    int defenders_points, defenders_tricks;
    int by, agreed;
    bool told;                     /**< something happened */
    bool held;                     /**< cards still held are known */
    bool bids, all_games, json;
    int refused;                   /**< how many messages were printed */
};

/* ------------------------------------------------------------- value-check.c */

/** Is a verdict asked for, or only what the cards are worth? */
bool value_wants_verdict(const struct value_query *v);

/** Refuses what cannot be, with its clause, or SKR_C_NONE. */
void value_refuse(struct value_query *v, enum skr_clause clause,
                  const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/** Works the facts out, asks for all that is missing, and refuses what cannot
 *  be. */
void value_check(struct value_query *v);

/** Refuses what the engine finds impossible. */
void value_impossible(struct value_query *v, enum skr_error error);

/** Does the ruling turn on whether the defenders agree? */
bool value_needs_agreement(const struct value_query *v,
                           const struct skr_code *code);

/* ------------------------------------------------------------- value-print.c */

/** The calculation, the verdict, and what other codes say; of an incident first
 *  what the code says to it. ruling: when something happened. */
void value_put_verdict(struct out *out, const struct value_query *v,
                       const struct skr_ruling *ruling,
                       const struct skr_value *value);

/* -------------------------------------------------------------- value-bids.c */

/** The bids that the game covers, by what is announced and made. */
void value_put_bids(struct out *out, const struct value_query *v);

/** What the same cards are worth in each game, won simple. */
void value_put_games(struct out *out, const struct value_query *v);

/* ------------------------------------------------------------ value-ramsch.c */

/** `skatref value ramsch`: what a ramsch comes to. */
int cli_value_ramsch(int argc, char **argv);

#endif

/* A score list as it was written: rows of facts, some of them unknown, and
 * what was found wrong with them. */
#ifndef SKR_ROWS_H
#define SKR_ROWS_H

#include <stddef.h>

#include "judge/judge.h"

/** What a row can tell. Flags are 0 or 1; a row need not know them. */
enum field {
    F_DEAL,        /**< number in the series */
    F_DEALER,      /**< name, as an index into rows.name */
    F_SOLOIST,     /**< the same */
    F_GAME,        /**< enum skr_game, or GAME_PASSED */
    F_MATADORS,    /**< signed; of a list that does not sign them, positive */
    F_HAND, F_OUVERT,
    F_ANNOUNCED,   /**< enum skr_level */
    F_SCHNEIDER, F_SCHWARZ,   /**< the losing side is */
    F_WON, F_BID,
    F_POINTS,      /**< the soloist's card points with the skat */
    F_TRICKS,
    F_VALUE,       /**< not doubled, or, where it is negative, a score */
    F_SCORE,       /**< signed and doubled */
    F_OVERBID, F_PASSED,
    F_CONTRA,      /**< what contra, re and sup come to: 1 2 4 8 */
    F_FACTOR,      /**< of all other house rules together */
    F_TOTAL,       /**< the soloist's running game points */
    FIELDS
};

/** Nothing was: beyond enum skr_game. */
enum { GAME_RAMSCH = SKR_RAMSCH, GAME_PASSED };

/** Columns with a name that may be a player's. */
#define EXTRAS 12

struct row {
    unsigned line;             /**< in its file, counted from 1 */
    unsigned known;            /**< bit per field */
    int number[FIELDS];
    int series, date;          /**< indices into rows.name, or -1 */
    int seat[3];               /**< names of the active players, or -1 */
    bool scored;               /**< a ramsch of a log: by seat */
    int seat_score[3];
    unsigned extra_known;      /**< bit per extra column */
    int extra[EXTRAS];
    bool malformed;            /**< judged no further */
};

/** What a row amounts to. */
struct ruling {
    enum { RULED_NOTHING,      /**< it is not known what to book */
           RULED_GAME, RULED_PASSED_IN, RULED_EACH } kind;
    bool won, overbid;
    int value;                 /**< not doubled; 0 when only the score is known */
    int score;                 /**< with all factors */
    int factor;
};

/** Something that is not as it should be. */
struct flaw {
    enum finding_kind kind;
    enum skr_clause clause;
    unsigned line;             /**< 0: of no line */
    int column;                /**< counted from 1; 0: of the whole row */
    int order;                 /**< in which it was found */
    char recorded[40], ruled[72];
};

/** A column that is no field of its own: a player's points, or his total. */
struct extra {
    int column;
    int name;                  /**< of the player, index into rows.name */
    bool total;                /**< running total, else points of the deal */
    bool unread;               /**< holds what is no number */
};

/** Texts, each of them once. */
struct names {
    char **text;
    int count, room;
    int *slot;                 /**< hash table of indices + 1 */
    unsigned slots;
};

/** A row that sums the columns up. */
struct sum {
    unsigned line;
    int after;                 /**< the row that it stands behind */
    unsigned known;            /**< bit per extra column */
    int extra[EXTRAS];
};

struct rows {
    const char *source;
    bool judged;               /**< values come from records that were judged */
    struct row *row;
    int count, room;
    struct sum *sum;
    int sums, sum_room;
    struct names names;
    int column[FIELDS];        /**< where a field stands, or 0 */
    char *header[FIELDS];      /**< what the column is called, or null */
    struct extra extra[EXTRAS];
    int extras;
    bool signed_values, signed_scores; /**< the column has negative ones */
    int default_points;        /**< card points of passed-in rows, or -1 */
    struct flaw *flaw;
    int flaws, flaw_room;
    bool no_memory;
};

/** The list is longer than any: more rows are refused. */
#define MOST_ROWS 1000000

void rows_free(struct rows *rows);

/** The index of a text, which is kept, up to a NUL byte in it, if there is one.
 *  -1 without memory. */
int rows_name(struct rows *rows, const char *text, size_t length);

/** A new row, empty, or a null pointer without memory. */
struct row *rows_add(struct rows *rows, unsigned line);

/** A new sum behind the rows there are, or a null pointer without memory. */
struct sum *rows_sum(struct rows *rows, unsigned line);

/** Adds a flaw; it is written into by the caller. Never a null pointer: without
 *  memory the flaw is lost and rows->no_memory set. */
struct flaw *rows_flaw(struct rows *rows, enum finding_kind kind,
                       enum skr_clause clause, unsigned line, int column);

/** The same for a field of a row. */
struct flaw *row_flaw(struct rows *rows, const struct row *row,
                      enum finding_kind kind, enum skr_clause clause,
                      enum field field);

static inline bool knows(const struct row *row, enum field field)
{
    return row->known >> field & 1;
}

static inline void tell(struct row *row, enum field field, int number)
{
    row->known |= 1u << field;
    row->number[field] = number;
}

/** Is the field told, and that number? */
static inline bool is(const struct row *row, enum field field, int number)
{
    return knows(row, field) && row->number[field] == number;
}

/** Nobody bid, or nothing is told but what a form fills in by itself. */
bool row_passed_in(const struct row *row);

/** Judges one row by itself: adds its flaws to rows, and says what to book.
 *  clauses level.* value.* announce.* matadors.limit auction.values */
struct ruling judge_row(struct rows *rows, const struct row *row,
                        const struct skr_code *code);

/** "diamonds" ... "null", "ramsch" */
const char *row_game_name(int game);

#endif

/* A score list as rows of facts, with the flaws found in it. */
#ifndef LIST_ROWS_H
#define LIST_ROWS_H

#include <stddef.h>
#include <string.h>

#include "base/text-index.h"
#include "judge/judge.h"

/** The facts that a row can state; any may be unknown. Flags are 0 or 1. */
enum field {
    F_DEAL,        /**< number in the series */
    F_DEALER,      /**< name, as an index into rows.names */
    F_SOLOIST,     /**< the same */
    F_GAME,        /**< enum skr_game, or GAME_PASSED */
    F_MATADORS,    /**< signed; positive where the list has no signs */
    F_HAND, F_OUVERT,
    F_ANNOUNCED,   /**< enum skr_level */
    F_SCHNEIDER, F_SCHWARZ,   /**< the losing side is so */
    F_WON, F_BID,
    F_POINTS,      /**< the soloist's card points with the skat */
    F_TRICKS,
    F_VALUE,       /**< not doubled; a score in lists with negative values */
    F_SCORE,       /**< signed and doubled */
    F_OVERBID, F_PASSED,
    F_CONTRA,      /**< the factor of contra, re and sup: 1 2 4 8 */
    F_FACTOR,      /**< of all other house rules together */
    F_VIRGIN,      /**< ramsch: another player has no trick */
    F_TOTAL,       /**< the soloist's running game points */
    FIELDS
};

/** The bit of a field in a set of fields. */
#define BIT(field) (1u << (field))

/** A deal without a game; follows the values of enum skr_game. */
enum { GAME_PASSED = SKR_RAMSCH + 1 };

/** What to book for a row. */
struct ruling {
    enum { RULED_NOTHING,      /**< unknown */
           RULED_GAME, RULED_PASSED_IN, RULED_EACH } kind;
    bool won, overbid, hand;
    int value;                 /**< not doubled; 0 when only the score is known */
    int score;                 /**< with all factors */
    int factor;
};

struct row {
    unsigned line;             /**< in its file, counted from 1 */
    unsigned known;            /**< set of fields */
    int number[FIELDS];
    int series, date;          /**< indices into rows.names, or NONE */
    int seat[3];               /**< names of the active players, or NONE */
    bool scored;               /**< a ramsch of a log; seat_score is set */
    bool revolution;           /**< of a record; its game is unknown */
    short taken;               /**< of a record: the soloist's card points, with the skat */
    bool contra;               /**< in the log of this game somebody says contra */
    int seat_score[3];
    int figure, figures;       /**< its figures: first index, and how many */
    int sum;                   /**< index + 1 of the first sum after it, or 0 */
    unsigned unread;           /**< set of fields whose cells are unreadable */
    bool malformed;            /**< left out: not judged, not booked */
    struct skr_code code;      /**< of a record; without a name, that of the list */

    /* Set by lists_make. */
    struct ruling ruling;
    struct row *next;          /**< of the same series, or a null pointer */
    int position;              /**< in its series, counted from 1 */
    int step;                  /**< how many deals after the row before; 0: unknown */
    int due;                   /**< the player who deals by turns, or SKR_NOBODY */
    bool booked;
    int points[SKR_TABLE];     /**< running, by player */
    int total[SKR_TABLE];      /**< with the bonuses of the scheme */
};

/** The code that rules on a row. */
static inline const struct skr_code *row_code(const struct row *row,
                                              const struct skr_code *list)
{
    return row->code.name != NULL ? &row->code : list;
}

/** Do they have the same clauses in force? */
static inline bool same_code(const struct skr_code *a, const struct skr_code *b)
{
    return a == b || memcmp(&a->clauses, &b->clauses, sizeof a->clauses) == 0;
}

/** A place in the file. */
struct spot {
    unsigned line;             /**< 0: none */
    int column;                /**< counted from 1; 0: the whole row */
};

/** A fault or a doubt. */
/** Room for what is said of a row. */
#define FLAW_SAID 300

struct flaw {
    enum finding_kind kind;
    enum skr_clause clause;
    struct spot at;
    int order;                 /**< in which the flaws were found, from 1 */
    char recorded[40], ruled[140]; /**< for machines */
    char said[FLAW_SAID];      /**< for people */
};

/** A player's points in a deal, or his running total. */
struct mark {
    int name;                  /**< of the player; NONE: to be ignored */
    int number;
    short column;              /**< counted from 1 */
    bool total;                /**< running total, else points of the deal */
};

/** A column with a player's name. */
struct extra {
    int column;
    int name;                  /**< of the player, index into rows.names */
    bool total;                /**< running totals, else points of the deals */
    bool unread;               /**< some cell does not hold a number */
};

/** Texts, each stored once. */
struct names {
    char **text;
    int count, room;
    struct text_index index;   /**< by text */
};

/** A row with the sums of the columns. */
struct sum {
    unsigned line;
    int after;                 /**< how many rows stand above it */
    int figure, figures;       /**< as of a row */
};

#define READ_ERROR 400

struct rows {
    const char *source;
    const char *players;       /**< names for a list without names, comma
                                    separated; or a null pointer */
    bool judged;               /**< values come from records that were judged */
    struct row *row;
    int count, room;
    struct sum *sum;
    int sums, sum_room;
    struct names names;
    int column[FIELDS];        /**< of each field, counted from 1; or 0 */
    struct extra *extra;
    int extras, extra_room;
    struct mark *figure;
    int figures, figure_room;
    bool signed_values, signed_scores; /**< some are negative */
    int default_points;        /**< card points of passed-in rows, or NONE */
    int empty_row;             /**< index of the first without soloist and game that
                                    has an outcome, or NONE */
    bool ramsch_reported;      /**< that a ramsch is not checked */
    struct flaw *flaw;
    int flaws, flaw_room;
    enum language language;    /**< of the flaws, and of error */
    bool no_memory;
    bool too_long;             /**< there are more than MOST_ROWS; no_memory is set too */
    char error[READ_ERROR];    /**< why the file cannot be read */
};

/** The most rows of a list; longer lists are refused, so that memory stays small: a row
 *  takes 300 bytes. */
#define MOST_ROWS 40000

/** The most points of a deal, with all factors, and the highest factor; no game
 *  comes near them. */
#define MOST_POINTS 100000
#define MOST_FACTOR 1024

void rows_free(struct rows *rows);

/** Makes room for one more item in an array; doubles a full one. Returns false if
 *  out of memory. */
bool make_room(void **array, int count, int *room, size_t size);

/** The index of a text, which is stored up to its first NUL byte; a text that is
 *  not UTF-8 is taken as Latin-1. NONE if out of memory. */
int rows_name(struct rows *rows, const char *text, size_t length);

/** The indexes of different names, parted by commas; none for a null pointer. Sets
 *  *count; false if they are too many, or one is empty or repeated. */
bool rows_names(struct rows *rows, const char *text, int name[SKR_TABLE], int *count);

/** Adds an empty row. Returns a null pointer if out of memory, or too long. */
struct row *rows_add(struct rows *rows, unsigned line);

/** Writes rows->error: the list is too long, or memory has run out. */
void rows_refuse(struct rows *rows);

/** Adds a sum after the last row. Returns a null pointer if out of memory. */
struct sum *rows_sum(struct rows *rows, unsigned line);

/** Adds a figure; the row or sum that owns it counts it. Returns false if out of
 *  memory. */
bool rows_figure(struct rows *rows, struct mark figure);

/** The figures of a row; a null pointer if it has none. */
const struct mark *figures_of(const struct rows *rows, const struct row *row);

/** Does the row have points of players for the deal? */
bool has_points(const struct rows *rows, const struct row *row);

/** Adds a flaw. recorded: what the list states, may be empty; format: as for printf,
 *  what is ruled, an English text that is translated. Both are cut to fit. If out of
 *  memory, sets rows->no_memory and drops the flaw. */
__attribute__((format(printf, 6, 7)))
void add_flaw(struct rows *rows, enum finding_kind kind,
              enum skr_clause clause, struct spot at, const char *recorded,
              const char *format, ...);

/** A number as the text of a flaw, valid to the end of the block. */
#define NUMBER(n) number_text((char[12]){ 0 }, n)
const char *number_text(char text[12], int number);

/** Leaves the row out of the sums, and reports the reason. */
void leave_out(struct rows *rows, struct row *row, enum finding_kind kind,
               enum skr_clause clause, const char *why);

/** The place of a field of the row. */
static inline struct spot spot(const struct rows *rows, const struct row *row,
                               enum field field)
{
    return (struct spot){ row->line, rows->column[field] };
}

static inline bool knows(const struct row *row, enum field field)
{
    return row->known >> field & 1;
}

/** Sets a field. Returns true, to end a condition with. */
static inline bool set(struct row *row, enum field field, int number)
{
    row->known |= BIT(field);
    row->number[field] = number;
    return true;
}

static inline void set_if(struct row *row, bool condition, enum field field,
                          int number)
{
    if (condition)
        set(row, field, number);
}

/** The number of a field; otherwise if it is unknown. */
static inline int number_or(const struct row *row, enum field field,
                            int otherwise)
{
    return knows(row, field) ? row->number[field] : otherwise;
}

/** Is the field unknown, or that number? */
static inline bool may_be(const struct row *row, enum field field, int number)
{
    return number_or(row, field, number) == number;
}

/** Is the field known, and that number? */
static inline bool is(const struct row *row, enum field field, int number)
{
    return knows(row, field) && row->number[field] == number;
}

/** The name in a field; otherwise if it is unknown. */
static inline const char *name_or(const struct rows *rows,
                                  const struct row *row, enum field field,
                                  const char *otherwise)
{
    return knows(row, field) ? rows->names.text[row->number[field]] : otherwise;
}

#endif

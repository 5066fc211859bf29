/* The columns of a table: which one a header names, for the reader of its cells. */
#ifndef LIST_CSV_COLUMNS_H
#define LIST_CSV_COLUMNS_H

#include "list/csv.h"
#include "list/rows.h"
#include "list/words.h"

/* How the cells of a column are read. */
enum kind {
    SERIES, DATE, CODE, NAME, WHOLE, FLAG, GAME, OUTCOME, LOST, MATADORS, WITH,
    LEVEL, LEVELS, ANNOUNCED, CONTRA, FACTOR, PUSHED, SCORE, PLAYER, NAME_OF,
    FIGURE_OF, KINDS
};

struct column {
    enum kind kind;
    enum field field;          /* the field that it sets; not for series, date, code */
    int number;                /* the sign, level or factor that it stands for;
                                  of a FACTOR: 1 where 1 is a number, not a yes */
    const char *names;         /* folded, without blanks, blank separated */
};

/* More than there are columns with a name of ours. */
#define MOST_KNOWN 64

struct table {
    struct rows *rows;
    const struct skr_code *code;   /* rules on all rows; a null pointer: see column code */
    house_rules house;             /* for rows with a code of their own, too */
    struct csv csv;
    const struct column *column[MOST_CELLS];   /* null pointer: ignored */
    int columns;
    bool used[MOST_KNOWN];     /* each of the columns with a name of ours */
    int thrown;                /* column of the row where cards are thrown, or 0 */
    unsigned yes, no;          /* sets of fields: some cell of a column of marks says so */
    bool is_numbered;          /* there are columns "name 1" ... */
    struct cell head[MOST_CELLS];
};

/** A column with any other name: it may be a player's. */
extern const struct column csv_player;

/** Takes the blanks out of a text. */
void csv_drop_blanks(char *text);

/** The index of the name in the cell; NONE if out of memory. */
int csv_name(struct rows *rows, struct cell cell);

/** The column, counted from 1, that this cell of the header names; a null pointer: its cells
 *  are ignored. Adds one that may be a player's to the rows. */
const struct column *csv_column(struct table *t, int column,
                                 struct cell cell);

#endif

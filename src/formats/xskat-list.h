/* Reader for the list that XSkat keeps of its games. */
#ifndef FORMATS_XSKAT_LIST_H
#define FORMATS_XSKAT_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** XSkat keeps so many rows; before there would be more, it carries the oldest
 *  twelve over into the sums. */
#define XSKAT_ROWS 360

struct xskat_row {
    unsigned line;           /**< counted from 1 */
    int8_t player;           /**< 0..2, the column in the log */
    bool ramsch;
    bool march;              /**< a ramsch in which he took every trick */
    bool won;
    int value;               /**< not negative; doubled of a lost game, and by
                                  house rules; 0: passed in */
};

struct xskat_list {
    /** Sums carried over, of each player: game points; the same with those that
     *  the others lost; with the bonuses of tournaments. */
    int32_t points[3], alternative[3], tournament[3];
    int32_t won[3], lost[3]; /**< games carried over */
    int rows;
    struct xskat_row row[XSKAT_ROWS];
};

/** What could not be read, and where. */
struct xskat_list_error {
    unsigned line;
    const char *expected;
};

/** Reads a list. Returns false and sets *error when it is none. */
bool xskat_list_read(const char *text, size_t size, struct xskat_list *list,
                     struct xskat_list_error *error);

#endif

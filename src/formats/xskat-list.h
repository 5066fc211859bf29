/* Reads the list that XSkat keeps of its games. */
#ifndef FORMATS_XSKAT_LIST_H
#define FORMATS_XSKAT_LIST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** XSkat keeps at most this many rows; then it moves the oldest twelve into the
 *  sums. */
#define XSKAT_ROWS 360

struct xskat_row {
    unsigned line;           /**< counted from 1 */
    int8_t player;           /**< 0..2, the column in the log */
    bool ramsch, march;      /**< march: with every trick */
    bool won;
    int value;               /**< not negative; a lost game and house rules
                                  double it; 0: passed in */
};

struct xskat_list {
    int32_t points[3];       /**< by player: game points of the rows moved out */
    int rows;
    struct xskat_row row[XSKAT_ROWS];
};

/** What could not be read, and where. */
struct xskat_list_error {
    unsigned line;
    const char *expected;
};

/** Reads a list. Returns false and sets *error if the text is not a list. */
bool xskat_list_read(const char *text, size_t size, struct xskat_list *list,
                     struct xskat_list_error *error);

#endif

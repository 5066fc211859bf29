/* Separated values as people save them: comma, semicolon, tab or bar, quoted
 * or not, in UTF-8 or Latin-1. */
#ifndef LIST_CSV_H
#define LIST_CSV_H

#include <stdbool.h>
#include <stddef.h>

struct cell {
    const char *text;    /**< UTF-8, blanks around it cut off */
    size_t length;
};

struct csv {
    char *text;          /**< owned; cells point into it */
    char *at, *end;
    char separator;
    unsigned line;       /**< of the row last read, counted from 1 */
    unsigned next_line;
    bool open_quote;     /**< the row last read has a quote without end */
};

/** Cells beyond this are counted, but not kept. */
#define MOST_CELLS 256

/** Takes a file's bytes over, which must be from malloc, one byte longer than
 *  size; they are converted to UTF-8 when they are Latin-1, and NUL bytes to
 *  blanks. The separator is the one that comes most often in the first line
 *  that is not empty. Returns false without memory; the text is freed then. */
bool csv_begin(struct csv *csv, char *text, size_t size);
void csv_end(struct csv *csv);

/** Reads the next row that is not empty. Returns how many cells it has, or 0
 *  at the end. */
int csv_row(struct csv *csv, struct cell cell[MOST_CELLS]);

#endif

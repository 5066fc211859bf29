/* Reads tables of separated values: comma, semicolon, tab or bar; UTF-8 or Latin-1. */
#ifndef LIST_CSV_H
#define LIST_CSV_H

#include <stdbool.h>
#include <stddef.h>

struct cell {
    const char *text;    /**< UTF-8, without blanks around it */
    size_t length;
};

struct csv {
    char *text;          /**< owned; cells point into it */
    char *at, *end;
    char separator;
    unsigned line;       /**< of the last row read, counted from 1 */
    unsigned next_line;
    bool open_quote;     /**< the last row read has a quote that is not closed */
    struct cell behind;  /**< what stands behind a closing quote of it, or empty */
};

/** Further cells of a row are counted, but not kept. */
#define MOST_CELLS 256

/** Takes over a file's bytes, which must be from malloc and one byte longer than
 *  size. Converts Latin-1 to UTF-8, and NUL bytes to blanks. The separator is the
 *  most frequent one in the first line that is not empty. If out of memory, frees
 *  the text and returns false. */
bool csv_begin(struct csv *csv, char *text, size_t size);
void csv_end(struct csv *csv);

/** Reads the next row that is not empty. Returns the number of its cells, or 0
 *  at the end. */
int csv_row(struct csv *csv, struct cell cell[MOST_CELLS]);

#endif

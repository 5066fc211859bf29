/* Walks the records of a text. */
#ifndef FORMATS_CURSOR_H
#define FORMATS_CURSOR_H

#include "formats/format.h"

/** A record is not longer than a block. Fuzzers are built with smaller ones. */
#ifdef SMALL_BLOCK
#define BLOCK_SIZE ((size_t)SMALL_BLOCK)
#else
#define BLOCK_SIZE ((size_t)256 * 1024)
#endif

/** A place where a record starts is found without more text than this after
 *  it. */
#define START_SIZE ((size_t)1024)

/** A place in a text between two records. */
struct cursor {
    const struct format *format;
    const char *p, *end;         /**< the text not read yet */
    const char *at;              /**< the record that was read last, */
    const char *blanks;          /**< the blanks and comments before it, */
    const struct format *read_as; /**< and its format */
    bool mixed;                  /**< foreign text may have records of other
                                      formats */
    bool skips;                  /**< foreign text is not read as a record, */
    unsigned long long foreign;  /**< and its lines are counted */
    bool too_long;               /**< the text is the start of a record that is
                                      too long */
    bool to_next;                /**< skip to the next record; do not read the
                                      text between as a record */
    unsigned long long records;  /**< read so far */
    const char *counted;         /**< lines are counted up to here, */
    unsigned long long line;     /**< and this is the line here */
};

/** A cursor before the first record of a text. */
struct cursor cursor_of_text(const struct format *format, const char *text,
                             const char *end);

/** Reads the next record. notes: a null pointer if none are wanted. Both point
 *  into the text. Returns false after the last record. */
bool cursor_next(struct cursor *cursor, struct record *record,
                 struct notes *notes);

/** The line of the record read last, counted from 1. */
unsigned long long cursor_line(struct cursor *cursor);

#endif

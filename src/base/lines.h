/* Lines of a file, of which each has a limit. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include <stdbool.h>
#include <stdio.h>

/** So long is a line of JSON at most, but for a summary with players. */
#define LINE_MOST ((size_t)1 << 20)

/** in and most are set; the rest begins as 0. */
struct lines {
    FILE *in;
    size_t most;                 /**< bytes of a line, with a NUL; rounded up to a power of
                                      two */
    char *text;                  /**< the line, up to a NUL */
    size_t room;
    unsigned number;             /**< of the line, from 1 */
    bool too_long;               /**< the line after it is longer than most */
};

/** Reads the next line. Returns false at the end, after a fault of the file (ferror),
 *  before a line that is too long, and without memory, which is noted. */
bool lines_next(struct lines *lines);

/** Frees the text; the file stays open. */
void lines_free(struct lines *lines);

#endif

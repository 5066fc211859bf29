/* Input: files in blocks of whole records, in constant memory. */
#ifndef SKR_INPUT_H
#define SKR_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "formats/reader.h"

/** A record may not be longer than a block. */
#define BLOCK_SIZE ((size_t)256 * 1024)

struct input {
    const struct reader *from;   /**< of every file, or a null pointer */
    const struct reader *reader; /**< of this file; null: not known yet */
    char *const *file;           /**< names still to open */
    int files;
    const char *source;          /**< open file, "-" for standard input */
    int fd;                      /**< -1 when none is open */
    unsigned long long line;     /**< line where carry begins */
    unsigned long long offset;   /**< bytes read of this file */
    bool skipping;               /**< inside a record that is too long */
    bool failed;                 /**< some file could not be read */
    size_t carried;
    char *carry;                 /**< BLOCK_SIZE bytes */
};

/** Whole records of one file. */
struct block {
    const struct reader *reader;
    char *data;                  /**< BLOCK_SIZE bytes, the caller's */
    size_t size;
    const char *source;
    unsigned long long line;     /**< line of its first byte */
    bool too_long;               /**< the start of a record longer than that */
    bool last;                   /**< of its file */
    bool unread;                 /**< the file ended in a read error */
};

/** files: at least one name; "-" is standard input. from: their format, or a
 *  null pointer: each file's own. Returns false when there is no memory. */
bool input_begin(struct input *in, char *const *file, int files,
                 const struct reader *from);

/** Reads the next block; errors are told on stderr and noted in in->failed.
 *  Returns false at the end of the last file. */
bool input_next(struct input *in, struct block *block);

void input_end(struct input *in);

/** What a file is that begins so and cannot be read as text, and what to do
 *  with it: "compressed by gzip: ..."; a null pointer for all others. */
const char *input_no_text(const char *data, size_t size);

/** Tells on stderr that a file holds no record. Returns true. */
bool input_holds_nothing(const struct block *block);

/** What is wrong with the record that a block is too short for. */
extern const struct malformed record_too_long;

/** Counts lines as far as they are asked for. */
struct line_counter {
    const char *at;
    unsigned long long line;     /**< of that place */
};

/** The line of p. p: not before the last one asked for. */
unsigned long long line_at(struct line_counter *counter, const char *p);

#endif

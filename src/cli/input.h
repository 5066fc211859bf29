/* Input: files in blocks of whole records, in constant memory. */
#ifndef SKR_INPUT_H
#define SKR_INPUT_H

#include <stdbool.h>
#include <stddef.h>

/** A record may not be longer than a block. */
#define BLOCK_SIZE ((size_t)256 * 1024)

struct input {
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
    char *data;                  /**< BLOCK_SIZE bytes, the caller's */
    size_t size;
    const char *source;
    unsigned long long line;     /**< line of its first byte */
    bool too_long;               /**< the start of a record longer than that */
    bool last;                   /**< of its file */
    bool unread;                 /**< the file ended in a read error */
};

/** files: at least one name; "-" is standard input.
 *  Returns false when there is no memory. */
bool input_begin(struct input *in, char *const *file, int files);

/** Reads the next block; errors are told on stderr and noted in in->failed.
 *  Returns false at the end of the last file. */
bool input_next(struct input *in, struct block *block);

void input_end(struct input *in);

#endif

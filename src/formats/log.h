/* The way through logs: files in blocks of whole records, in constant memory,
 * and from record to record. */
#ifndef FORMATS_LOG_H
#define FORMATS_LOG_H

#include "formats/format.h"

/** A record may not be longer than a block. */
#define BLOCK_SIZE ((size_t)256 * 1024)

/** Whole records of one file. */
struct block {
    const struct format *format;
    char *data;                  /**< BLOCK_SIZE bytes */
    size_t size;
    const char *source;          /**< the file's name */
    unsigned long long line;     /**< line of its first byte */
    bool too_long;               /**< the start of a record longer than that */
    bool last;                   /**< of its file */
    bool unread;                 /**< the file ended in a read error */
};

/** A place in a text between two records. */
struct cursor {
    const struct format *format;
    const char *p, *end;         /**< what is not read yet */
    const char *at;              /**< the record that was read last */
    bool too_long;               /**< is all that is known of it */
    bool to_next;                /**< what stands behind a record, up to the next
                                      one, is not read as one more */
    unsigned long long records;  /**< read so far */
    const char *counted;         /**< lines are counted as far as here, */
    unsigned long long line;     /**< which is this one */
};

/** Before the first record of a text. */
struct cursor cursor_of_text(const struct format *format, const char *text,
                             const char *end);
struct cursor cursor_of_block(const struct block *block);

/** Reads the next record; notes: a null pointer when none are wanted. Both point
 *  into the text. Returns false behind the last one. */
bool cursor_next(struct cursor *cursor, struct record *record,
                 struct notes *notes);

/** The line of the record read last, counted from 1. */
unsigned long long cursor_line(struct cursor *cursor);

/** Files, one after another. */
struct log {
    const struct format *from;   /**< of every file, or a null pointer */
    const struct format *format; /**< of this file; null: not known yet */
    char *const *file;           /**< names still to open */
    int files;
    const char *source;          /**< open file, "-" for standard input */
    int fd;                      /**< -1 when none is open */
    unsigned long long line;     /**< line where carry begins */
    unsigned long long offset;   /**< bytes read of this file */
    unsigned long long records;  /**< of this file, as far as they are counted */
    bool skipping;               /**< inside a record that is too long */
    bool failed;                 /**< some file could not be read */
    bool empty;                  /**< some file holds no record */
    bool quiet_if_empty;         /**< ... which is not reported */
    size_t carried;
    char *carry;                 /**< BLOCK_SIZE bytes */
    struct block block;          /**< of log_next */
    struct cursor cursor;
};

/** file: at least one name; "-" is standard input. from: their format, or a null
 *  pointer: each file's own. Returns false when there is no memory; then, too,
 *  the log is to be closed. */
bool log_open(struct log *log, char *const *file, int files,
              const struct format *from);
void log_close(struct log *log);

/** Reads the next record of the files, as cursor_next does. What is wrong with a
 *  file is reported on stderr. The record is of log->block; its line is
 *  cursor_line(&log->cursor). Returns false behind the last one. */
bool log_next(struct log *log, struct record *record, struct notes *notes);

/** For those who hand blocks to threads: reads the next block into block->data,
 *  BLOCK_SIZE bytes of the caller's. Returns false at the end of the last
 *  file. */
bool log_next_block(struct log *log, struct block *block);

/** To be called in the order of the blocks, when all records of one are read:
 *  reports a file that has none. */
void log_end_block(struct log *log, const struct block *block,
                   unsigned long long records);

/** What a file is that begins so and cannot be read as text, and what to do
 *  with it: "compressed by gzip: ..."; a null pointer for all others. */
const char *log_no_text(const char *data, size_t size);

#endif

/* Reads logs record by record, from files in blocks of whole records.
 *
 * It uses constant memory. */
#ifndef FORMATS_LOG_H
#define FORMATS_LOG_H

#include "formats/format.h"

/** A record is not longer than a block. */
#define BLOCK_SIZE ((size_t)256 * 1024)

/** A place where a record starts is found without more text than this after
 *  it. */
#define START_SIZE ((size_t)1024)

/** Whole records of one file. */
struct block {
    const struct format *format;
    char *data;                  /**< BLOCK_SIZE bytes */
    size_t size;
    const char *source;          /**< the file's name */
    unsigned long long line;     /**< line of its first byte */
    bool too_long;               /**< the start of a record that is longer */
    bool last;                   /**< of its file */
    bool unread;                 /**< the file ended in a read error */
};

/** A place in a text between two records. */
struct cursor {
    const struct format *format;
    const char *p, *end;         /**< the text not read yet */
    const char *at;              /**< the record that was read last */
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
struct cursor cursor_of_block(const struct block *block);

/** Reads the next record. notes: a null pointer if none are wanted. Both point
 *  into the text. Returns false after the last record. */
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
    size_t block_size;           /**< BLOCK_SIZE, and less in tests */
    int fd;                      /**< -1 if none is open */
    unsigned long long line;     /**< line of the first byte in carry */
    unsigned long long offset;   /**< bytes read of this file */
    unsigned long long records;  /**< counted so far in this file */
    int part, parts;             /**< which part of a file is read, from 1; 0:
                                      all of it */
    unsigned long long left;     /**< bytes of the part not read yet */
    bool skipping;               /**< inside a record that is too long */
    bool failed;                 /**< some file could not be read, or not to its
                                      end because of a signal */
    bool empty;                  /**< some file has no record */
    bool quiet_if_empty;         /**< do not report that */
    size_t carried;
    char *carry;                 /**< BLOCK_SIZE bytes */
    struct block block;          /**< of log_next */
    struct cursor cursor;
};

/** file: at least one name; "-" is standard input. from: their format, or a
 *  null pointer to detect it for each file. Returns false if memory is
 *  exhausted; the caller calls log_close in that case too. */
bool log_open(struct log *log, char *const *file, int files,
              const struct format *from);

/** Reads of each file only part K of N; after log_open. The parts are cut where
 *  records begin: one after the other they give all records, with their lines.
 *  Files must be seekable; others are reported as unreadable. */
void log_set_part(struct log *log, int part, int parts);

void log_close(struct log *log);

/** Reads the next record of the files, as cursor_next does. Reports files that
 *  cannot be read on stderr. The record is in log->block; its line is
 *  cursor_line(&log->cursor). Returns false after the last record, when a
 *  signal asks the program to end, and when there is no memory. */
bool log_next(struct log *log, struct record *record, struct notes *notes);

/** For callers that give blocks to threads: reads the next block into
 *  block->data, which is the caller's and has BLOCK_SIZE bytes. Returns false
 *  at the end of the last file. */
bool log_next_block(struct log *log, struct block *block);

/** The caller calls this in the order of the blocks, after all records of a
 *  block: reports a file without records. */
void log_end_block(struct log *log, const struct block *block,
                   unsigned long long records);

/** If a file that begins like this is not text, returns what it is and what to
 *  do with it: "compressed by gzip: ..."; else a null pointer. */
const char *log_no_text(const char *data, size_t size);

#endif

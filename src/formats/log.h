/* Reads logs record by record, from files in blocks of whole records.
 *
 * It uses constant memory. */
#ifndef FORMATS_LOG_H
#define FORMATS_LOG_H

#include "base/input.h"
#include "base/troubles.h"
#include "formats/cursor.h"

/** Messages that wait for their turn: the source and what is wrong, each with its NUL, of one
 *  after the other. */
struct messages {
    char *text;
    size_t size;
};

/** Whole records of one file; or none, and messages alone. */
struct block {
    const struct format *format;
    char *data;                  /**< BLOCK_SIZE bytes */
    size_t size;
    const char *source;          /**< the file's name; of a file in an archive,
                                      in named */
    unsigned long long taken;    /**< bytes of the file read for it */
    unsigned long long line;     /**< line of its first byte */
    bool mixed, skips;           /**< as those of struct cursor */
    bool too_long;               /**< the start of a record that is longer */
    bool last;                   /**< of its file */
    bool unread;                 /**< the file ended in a read error */
    char named[INPUT_NAME];
    struct messages said;        /**< after its records */
};

/** A cursor before the first record of a block. */
struct cursor cursor_of_block(const struct block *block);

/** Files, one after another. */
struct log {
    const struct format *from;   /**< of every file, or a null pointer */
    const struct format *format; /**< of this file; null: not known yet */
    char *const *file;           /**< names still to open */
    int files;
    struct input input;          /**< the open file */
    bool opened;                 /**< it is open, */
    bool reading;                /**< and it, or a file inside, is being read */
    unsigned long long size;     /**< of a packed file that is read in parts */
    unsigned long long taken;    /**< bytes of it that blocks were made of */
    size_t block_size;           /**< BLOCK_SIZE, and less in tests */
    unsigned long long line;     /**< line of the first byte in carry */
    unsigned long long offset;   /**< bytes read of this file */
    unsigned long long records;  /**< counted so far in this file */
    int part, parts;             /**< which part of a file is read, from 1; 0:
                                      all of it */
    unsigned long long left;     /**< bytes of the part not read yet */
    bool skipping;               /**< inside a record that is too long */
    bool failed;                 /**< some file could not be read to its end */
    bool empty;                  /**< some file has no record */
    bool skips_foreign;          /**< text between records is not read as one */
    bool quiet_if_empty;         /**< do not report that */
    bool in_turn;                /**< messages wait for log_end_block */
    struct messages said;        /**< which do, and are not yet a block's */
    struct out *output;          /**< what standard output gets before a message; or a
                                      null pointer */
    struct troubles troubles;    /**< of both kinds */
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
 *  Files must be seekable; others are reported as unreadable. A packed file is
 *  unpacked up to the part's end. */
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
 *  block: reports a file without records, and what the block has to say. */
void log_end_block(struct log *log, struct block *block, unsigned long long records);

/** If a file that begins like this is not text, returns what it is and what to
 *  do with it: "compressed by gzip: ..."; else a null pointer. */
const char *log_no_text(const char *data, size_t size);

#endif

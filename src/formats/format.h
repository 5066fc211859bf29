/* A format of logs: how its records are found, read and written. */
#ifndef FORMATS_FORMAT_H
#define FORMATS_FORMAT_H

#include <stddef.h>

#include "base/out.h"
#include "record/notes.h"

/** Why a format cannot say what a record holds. */
struct refusal {
    int move;                    /**< index; -1: not about a move */
    char what[64];               /**< "consent" */
};

struct format {
    const char *name;            /**< as --from and --to have it */

    /** Does a file of this format begin so? text: past blanks and comments,
     *  with at least one byte before end. A null pointer: any file may. */
    bool (*begins)(const char *text, const char *end);

    /** Where, from text on, the next record starts; or a null pointer. */
    const char *(*next)(const char *text, const char *end);

    /** Where the last record starts that may go on behind end; or a null
     *  pointer. Itself a null pointer: next finds it. */
    const char *(*last)(const char *text, const char *end);

    /** Where the record at text ends, or text when it does not before end.
     *  A null pointer: read finds it. */
    const char *(*past)(const char *text, const char *end);

    /** Reads the record at text, which ends before end. What could not be read
     *  is in record->malformed. Unless notes is a null pointer it is filled too,
     *  if the record could be read. Both point into the text. Returns where the
     *  record ends. */
    const char *(*read)(const char *text, const char *end,
                        struct record *record, struct notes *notes);

    /** Writes a record, which was read without fault, and a newline; or nothing
     *  at all, and fills *refusal. Returns whether it was written. A null
     *  pointer: nothing can be written so. */
    bool (*write)(struct out *out, const struct record *record,
                  const struct notes *notes, struct refusal *refusal);
};

extern const struct format iss_format, json_format, xskat_format;

/** All of them; the last one is a null pointer. The first one that a file may be
 *  is taken for --from=auto. */
extern const struct format *const formats[];

/** The format of that name, or a null pointer. */
const struct format *format_find(const char *name);

/** The format of what begins so, or a null pointer when there are only blanks
 *  and comments. */
const struct format *format_of(const char *text, const char *end);

/** Past blanks, byte order marks of UTF-8, and lines that are comments, which
 *  begin with '#'. */
const char *format_skip(const char *text, const char *end);

/** Where the next line begins, or a null pointer: for formats that have a record
 *  on each line. */
const char *format_next_line(const char *text, const char *end);

#endif

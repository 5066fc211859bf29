/* A format of logs: how its records are found, read and written. */
#ifndef FORMATS_FORMAT_H
#define FORMATS_FORMAT_H

#include <stddef.h>

#include "base/out.h"
#include "record/notes.h"

/** Why a format cannot express a record. */
struct refusal {
    int move;                    /**< index; NONE: not about a move */
    char what[64];               /**< the thing it has no form for: "consent" */
};

struct format {
    /* Every format has the first five; tests/formats/example.c demands it. */

    const char *name;            /**< the argument of --from and --to */

    /** Can a file of this format begin like this? text: after blanks and
     *  comments, with at least one byte before end. Only the last format of the
     *  table takes every file. */
    bool (*begins)(const char *text, const char *end);

    /** Does a record begin at text? If not, the text up to the next record is
     *  foreign, or belongs to another format. */
    bool (*starts)(const char *text, const char *end);

    /** Returns the start of the next record, at text or later; or a null
     *  pointer. */
    const char *(*next)(const char *text, const char *end);

    /** Reads the record at text, which ends before end. Sets record->malformed
     *  if it cannot be read; else fills *notes too, unless notes is a null
     *  pointer. Both point into the text. Returns the end of the record. */
    const char *(*read)(const char *text, const char *end,
                        struct record *record, struct notes *notes);

    const char *about;           /**< in the help, behind the name; marked by N_(),
                                      or a null pointer */

    /** What the program that writes it does otherwise than the code; a null pointer if
     *  each record names its conventions. */
    const struct conventions *conventions;

    /** Can a log be cut at p, so that what stands before, from window on, is read alike?
     *  A null pointer: yes, where a record begins. */
    bool (*cuts_at)(const char *window, const char *p, const char *end);

    /** Returns the start of the last record, which may continue after end, or of
     *  one before; or a null pointer. If this member is a null pointer, next is
     *  used. */
    const char *(*last)(const char *text, const char *end);

    /** Returns the end of the record at text, or text if the record does not
     *  end before end. If this member is a null pointer, read is used. */
    const char *(*past)(const char *text, const char *end);

    bool far;                    /**< read is given the whole text: what begins
                                      other records may lie within one */
    bool chatty;                 /**< foreign text belongs to the format */

    /** Writes a record, which was read without a fault, and a newline. Returns
     *  false, writes nothing and fills *refusal if the format cannot express
     *  it. A null pointer: the format is only read. */
    bool (*write)(struct out *out, const struct record *record,
                  const struct notes *notes, struct refusal *refusal);
};

extern const struct format iss_format, json_format, session_format, state_format,
    xskat_format;

/** All formats; the last item is a null pointer. --from=auto takes the first
 *  one that the file can be. */
extern const struct format *const formats[];

/** The format of this name, or a null pointer. */
const struct format *format_find(const char *name);

/** The format of a file that begins like this, or a null pointer if there are
 *  only blanks and comments. */
const struct format *format_of(const char *text, const char *end);

/** Skips blanks, byte order marks of UTF-8, and comments, which are lines that
 *  begin with '#'. */
const char *format_skip(const char *text, const char *end);

/** Returns the start of the next line, or a null pointer: for formats with one
 *  record on each line. */
const char *format_next_line(const char *text, const char *end);

/** Returns where the next record of the format begins after text, or end. */
const char *format_next_record(const struct format *format, const char *text,
                               const char *end);

#endif

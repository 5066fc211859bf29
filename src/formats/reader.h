/* The formats that can be read, all in one table. */
#ifndef FORMATS_READER_H
#define FORMATS_READER_H

#include <stddef.h>

#include "formats/notes.h"

struct reader {
    const char *name;            /**< as --from has it */

    /** Does a file of this format begin so? text: past blanks and comments,
     *  with at least one byte before end. A null pointer: any file may. */
    bool (*begins)(const char *text, const char *end);

    /** Where, from text on, the next record starts; or a null pointer. */
    const char *(*next)(const char *text, const char *end);

    /** Where the last record starts that may go on behind end; or a null
     *  pointer. */
    const char *(*last)(const char *text, const char *end);

    /** Where the record at text ends, or text when it does not before end. */
    const char *(*past)(const char *text, const char *end);

    /** Reads the record at text, which ends before end. What could not be read
     *  is in record->malformed. The record points into the text, and into the
     *  notes until they are used again. Returns where the record ends. */
    const char *(*read)(const char *text, const char *end,
                        struct record *record, struct notes *notes);

    /** Fills the notes from a record that was read without fault; a null
     *  pointer: read does. */
    void (*note)(const struct record *record, struct notes *notes);
};

/** By name; the last one has a null pointer for a name. The first one that a
 *  file may be is taken for --from=auto. */
extern const struct reader readers[];

/** The reader of that name, or a null pointer. */
const struct reader *reader_find(const char *name);

/** The reader for what begins so, or a null pointer when there are only blanks
 *  and comments. */
const struct reader *reader_for(const char *text, const char *end);

/** The code to judge a record by: the one asked for, or a null pointer; else the
 *  one that it names; else the default. The options asked for and the record's
 *  are added to it, in *room, which the result may point to; where both say how
 *  a ramsch is scored, the record does. */
const struct skr_code *reader_code(const struct record *record,
                                   const struct skr_code *asked,
                                   house_rules options, struct skr_code *room);

/** Past blanks, byte order marks of UTF-8, and lines that are comments, which
 *  begin with '#'. */
const char *reader_skip(const char *text, const char *end);

#endif

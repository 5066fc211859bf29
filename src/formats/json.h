/* Reader for skatref's own records: one JSON object a line. */
#ifndef FORMATS_JSON_H
#define FORMATS_JSON_H

#include <stddef.h>

#include "formats/notes.h"

/** Where the next line begins, or a null pointer. */
const char *native_next_line(const char *text, const char *end);

/** Where the last line begins, behind its predecessor's end; a null pointer
 *  when there is but one. */
const char *native_last_line(const char *text, const char *end);

/** Where the line at text ends, or text when it does not before end. */
const char *native_line_end(const char *text, const char *end);

/** Reads the record on the line from text to end. Fills *record and *notes;
 *  both point into each other and into text, until *notes is used again. What
 *  could not be read is in record->malformed. Returns end. */
const char *native_read(const char *text, const char *end,
                      struct record *record, struct notes *notes);

#endif

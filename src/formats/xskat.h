/* Reader for the logs of XSkat, the card game for X11. */
#ifndef FORMATS_XSKAT_H
#define FORMATS_XSKAT_H

#include <stddef.h>

#include "formats/notes.h"

/** Does a file that begins with these bytes hold a log of XSkat? */
bool xskat_begins(const char *text, const char *end);

/** Where the next record starts after the line at text: at its players' names,
 *  two lines above a rule of dashes. Returns a pointer into text, or a null
 *  pointer. */
const char *xskat_next_start(const char *text, const char *end);

/** Where the last record starts, or a null pointer. */
const char *xskat_last_start(const char *text, const char *end);

/** Where the record at text ends, or text when it does not before end. */
const char *xskat_end(const char *text, const char *end);

/** Reads the record at text, which starts there and goes on to its line of
 *  equal signs or to end, where the next one starts. Fills *record, which keeps
 *  pointing into text; what could not be read is in record->malformed.
 *  Returns where the record ends. */
const char *xskat_read(const char *text, const char *end,
                       struct record *record);

/** Fills the notes from a record that was read without fault. */
void xskat_note(const struct record *record, struct notes *notes);

#endif

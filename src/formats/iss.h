/* Reader for records of the International Skat Server. */
#ifndef FORMATS_ISS_H
#define FORMATS_ISS_H

#include <stddef.h>

#include "formats/notes.h"

/** The server's conventions. */
extern const struct conventions iss_conventions;

/** Where the next record starts: "(;" and a capital letter. Returns a pointer
 *  into text, or a null pointer. */
const char *iss_next_start(const char *text, const char *end);

/** Where the last record starts, or a null pointer. */
const char *iss_last_start(const char *text, const char *end);

/** Where the record at text ends, or text when it does not before end. */
const char *iss_end(const char *text, const char *end);

/** Reads the record at text, which starts there and goes on to its ";)" or to
 *  end, where the next one starts. Fills *record, which keeps pointing into
 *  text; what could not be read is in record->malformed.
 *  Returns where the record ends. */
const char *iss_read(const char *text, const char *end,
                     struct record *record);

/** Reads an announcement, from p to end or to the dot before its cards.
 *  Returns where it stops: at p, or before another byte, it is none. */
const char *iss_announcement(const char *p, const char *end,
                             struct skr_announcement *said);

/** What the record, which was read without fault, tells besides. */
void iss_note(const struct record *record, struct notes *notes);

#endif

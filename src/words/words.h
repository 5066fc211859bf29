/* Reads the words of people: in each language, with capitals or without, with or
 * without the marks on letters. The locale plays no part. Machines are read by keys
 * alone: term_find. */
#ifndef WORDS_WORDS_H
#define WORDS_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "words/names.h"

/** The things that a text can mean. */
#define MOST_READINGS 16
struct readings {
    int count;
    bool whole;                 /**< the text is a whole name, not the begin of one */
    struct reading {
        int thing;
        const struct terms *terms; /**< the table that has the name: the one asked, or
                                        one that it reads also */
        const char *name;       /**< as it is in the table, up to a comma */
    } at[MOST_READINGS];
};

/** Finds the things with this name, or if there are none, the things that have a name
 *  that begins so; a thing once for each of its tables. The key of a thing is always
 *  that thing. */
void term_readings(const struct terms *terms, const char *text,
                   struct readings *to);

/** The one thing with this name, or TERM_UNKNOWN or TERM_AMBIGUOUS. */
enum { TERM_UNKNOWN = -1, TERM_AMBIGUOUS = -2 };
int term_read(const struct terms *terms, const char *text);

/** The one thing with just this name in any language, not with a name that begins
 *  so, or -1. */
int term_written(const struct terms *terms, const char *text);

/** Is the text this name, of so many bytes, with capitals or without, with or without the
 *  marks on letters, and with any marks between words? */
bool is_word(const char *name, size_t length, const char *text);

/** Is the text one of these names, with commas between, as is_word takes it? */
bool is_one_of(const char *names, const char *text);

/** What to do about a text that term_read does not take: "; did you mean
 *  schneider?", "; 'K' can be clubs (Kreuz) or diamonds (Karo)", or "". */
#define TERM_HINT 240
void term_hint(const struct terms *terms, const char *text, enum language language,
               char out[TERM_HINT]);

#endif

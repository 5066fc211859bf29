/* Finds what somebody meant who has mistyped it. */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

#include <stdbool.h>
#include <stddef.h>

#include "base/language.h"

/** The nearest candidate so far; begin with nearest_begin. */
struct nearest {
    const char *text;          /**< what was typed */
    char best[64];             /**< longer ones are no candidates; "": none */
    int thing;                 /**< that the best names */
    int distance;              /**< of the best: letters to change */
    bool tie;                  /**< another thing is as near: none is suggested */
};

struct nearest nearest_begin(const char *text);

/** Considers a candidate, a name of the thing with this number. */
void nearest_try(struct nearest *near, const char *candidate, size_t length, int thing);

/** The nearest candidate if it is near enough to be meant, or a null pointer. */
const char *nearest_found(const struct nearest *near);

/** " (did you mean 'hand'?)" if a word of the list, with blanks between them, is near
 *  enough, or "". */
#define NEAREST_HINT 100
void nearest_hint(const char *words, const char *text, enum language language,
               char out[NEAREST_HINT]);

/** The same for what was found. */
void nearest_say(const struct nearest *near, enum language language,
              char out[NEAREST_HINT]);

/** How many letters must be added, left out, changed or exchanged with their
 *  neighbour to turn one text into the other, without marks and capitals. */
int letters_apart(const char *a, const char *b);

#endif

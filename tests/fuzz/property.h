/* What the fuzzers share: a property that does not hold ends the program. */
#ifndef FUZZ_PROPERTY_H
#define FUZZ_PROPERTY_H

#include <stdbool.h>
#include <stddef.h>

/** Set by the main program: shows the input and ends the program; a null pointer:
 *  abort(). */
extern void (*property_report)(const char *what);

/** Reports the property and ends the program, unless it holds. */
void property(bool holds, const char *what);

_Noreturn void property_fails(const char *what);

/** The same, with the text that shows it. */
void property_of(bool holds, const char *what, const char *text, size_t size);

#endif

/* What is printed must be what its format promises; each function ends the program
 * if it is not. */
#ifndef FUZZ_OUTPUTS_H
#define FUZZ_OUTPUTS_H

#include <stdbool.h>
#include <stddef.h>

void check_utf8(const char *text, size_t size);

/** Nothing but line ends and what a terminal can show. */
void check_shown(const char *text, size_t size);

/** Is it nothing but that, and without the marks of what cannot be shown: U+FFFD
 *  and \x8 to \xF? */
bool is_shown_text(const char *text, size_t size);

/** No letter is cut: none of the marks is there. */
void check_uncut(const char *text, size_t size);

/** A JSON text, on any number of lines. */
void check_json(const char *text, size_t size);

/** A JSON text on each line. */
void check_json_lines(const char *text, size_t size);

/** Every row has as many cells as the first. */
void check_csv(const char *text, size_t size);

/** Every element is closed in its turn, every attribute quoted, every & begins a
 *  reference. Elements of HTML without an end are known. */
void check_xml(const char *text, size_t size);

#endif

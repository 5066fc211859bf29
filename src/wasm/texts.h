/* The texts of the program, which stand in files beside it and not in it. */
#ifndef WASM_TEXTS_H
#define WASM_TEXTS_H

#include <stdbool.h>

#include "base/language.h"

/** Reads what no answer can do without, and the translations into the language; false if the
 *  former is missing. What is read already is not read again. */
bool texts_read(enum language language);

/** Reads all that there is. False as above. */
bool texts_read_all(void);

#endif

/* Reads the usual JSON quickly. */
#ifndef BASE_JSON_FAST_H
#define BASE_JSON_FAST_H

#include <jansson.h>

/** Reads a JSON object of the usual form: without escapes, reals, bytes outside of
 *  printable ASCII, and keys that come twice; not deep and not large. A null
 *  pointer: the text is left to the library, which reads all of this too, and
 *  defines what it means; tests/base/json.c compares both. */
json_t *json_fast(const char *text, size_t size);

#endif

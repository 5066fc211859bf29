/* Notes when there is no memory, so that a wrong answer is not taken for one. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <jansson.h>
#include <stdbool.h>

/** Has the library for JSON take its memory here. To be called first. */
void memory_watch(void);

/** Notes that there was no memory. */
void memory_note(void);

/** Was there no memory, since the last memory_forget? */
bool memory_failed(void);
void memory_forget(void);

/** The limits of one JSON text: brackets inside each other, and values. */
#define JSON_DEEPEST 1000
#define JSON_MOST_VALUES 16384

/** As json_loadb, but text beyond the limits is refused before it takes memory;
 *  its json_error_code is json_error_stack_overflow. */
json_t *memory_load_json(const char *text, size_t size, size_t flags,
                         json_error_t *error);

#endif

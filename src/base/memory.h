/* Notes when there is no memory, so that a wrong answer is not taken for one. */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <jansson.h>
#include <stdbool.h>

#include "base/json-read.h"

/** Has the library for JSON take its memory here. To be called first. */
void memory_watch(void);

/** Notes that there was no memory. */
void memory_note(void);

/** Was there no memory in this thread, since its last memory_forget? */
bool memory_failed(void);
void memory_forget(void);

/** Was there ever no memory, in any thread? */
bool memory_ever_failed(void);

/** As json_object_set_new_nocheck and json_array_append_new, and note it when there was no
 *  memory for the value or for its place. */
void memory_put(json_t *object, const char *key, json_t *value);
void memory_append(json_t *array, json_t *value);

/** The limits of one JSON text: brackets inside each other, and values. */
#define JSON_DEEPEST JSON_DEPTH
#define JSON_MOST_VALUES JSON_VALUES

/** As json_loadb, but text beyond the limits is refused before it takes memory;
 *  its json_error_code is json_error_stack_overflow. */
json_t *memory_load_json(const char *text, size_t size, size_t flags,
                         json_error_t *error);

#endif

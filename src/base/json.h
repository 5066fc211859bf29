/* Writes JSON: the caller names keys and values, the commas come by themselves. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>

#include "base/out.h"

/** One JSON text under way; out is all that must be set. */
struct json {
    struct out *out;
    bool comma;      /**< one is due before the next key or item */
};

/* key, here and below: of the member of an object; a null pointer for an item of
 * a list and for the outermost value. */

/** Begins an object or a list: '{' or '['. */
void json_open(struct json *json, const char *key, char bracket);

/** Ends it: '}' or ']'. */
void json_close(struct json *json, char bracket);

/** A string; null for a null pointer. */
void json_put_text(struct json *json, const char *key, const char *text);
void json_put_bytes(struct json *json, const char *key, const char *text,
                    size_t size);

void json_put_number(struct json *json, const char *key, long long number);
void json_put_flag(struct json *json, const char *key, bool flag);
void json_put_null(struct json *json, const char *key);

/** The number or flag when it is known, or else null. */
void json_put_known(struct json *json, const char *key, bool known,
                    long long number);
void json_put_known_flag(struct json *json, const char *key, bool known,
                         bool flag);

/** Writes a key; the caller writes its value to json->out. */
void json_key(struct json *json, const char *key);

#endif

/* Writes JSON: the caller gives keys and values, the writer adds the commas. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>

#include "base/out.h"

/** A JSON text that is being written; the caller sets only out. */
struct json {
    struct out *out;
    bool comma;      /**< needed before the next key or item */
};

/* key, here and below: the key of an object's member; a null pointer for an
 * item of a list and for the outermost value. Keys are printable ASCII without
 * quotes and backslashes; json_key_text writes any other. */

/** Begins an object or a list: '{' or '['. */
void json_open(struct json *json, const char *key, char bracket);

/** Ends it: '}' or ']'. */
void json_close(struct json *json, char bracket);

/** A string; null for a null pointer. */
void json_put_text(struct json *json, const char *key, const char *text);
void json_put_bytes(struct json *json, const char *key, const char *text,
                    size_t size);

/** One of our own words, printable ASCII without quotes and backslashes; null for a
 *  null pointer. */
void json_put_word(struct json *json, const char *key, const char *word);

void json_put_number(struct json *json, const char *key, long long number);
void json_put_flag(struct json *json, const char *key, bool flag);
void json_put_null(struct json *json, const char *key);

/** The number or flag if it is known, else null. */
void json_put_known(struct json *json, const char *key, bool known,
                    long long number);
void json_put_known_flag(struct json *json, const char *key, bool known,
                         bool flag);

/** Writes a comma if one is needed, and the key of a value, which the caller
 *  writes to json->out. */
static inline void json_key(struct json *json, const char *key)
{
    if (json->comma)
        out_bytes(json->out, ",", 1);
    json->comma = true;
    if (key == NULL)
        return;
    out_bytes(json->out, "\"", 1);
    out_text(json->out, key);
    out_bytes(json->out, "\":", 2);
}

/** The same for a key that is any text. */
void json_key_text(struct json *json, const char *key);

#endif

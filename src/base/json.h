/* Writes JSON: the caller gives keys and values, the writer adds the commas. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <string.h>

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

/** Writes a comma if one is needed, and the key of a value, which the caller writes to
 *  json->out: json_key in one piece if it can. json_key_text: a key that is any text. */
void json_key_in_pieces(struct json *json, const char *key);
void json_key_text(struct json *json, const char *key);

/** The values of the functions below, without a key. */
void json_word(struct json *json, const char *word);
void json_flag(struct json *json, bool flag);

/* What follows is inline, so that the length of a key is known when it is compiled. Among
 * so many calls GCC would not choose these; for a small program they stay in json.c. */
#if defined __GNUC__ && defined __OPTIMIZE__ && !defined __OPTIMIZE_SIZE__
#define KEY_INLINE inline __attribute__((always_inline))
#else
#define KEY_INLINE inline
#endif

KEY_INLINE void json_key(struct json *json, const char *key)
{
    size_t length = key != NULL ? strlen(key) : 0;
    char *begin = out_room(json->out, length + 4), *p = begin;

    if (p == NULL) {
        json_key_in_pieces(json, key);
        return;
    }
    *p = ',';
    p += json->comma;
    if (key != NULL) {
        *p++ = '"';
        memcpy(p, key, length);
        p += length;
        *p++ = '"';
        *p++ = ':';
    }
    json->out->size += (size_t)(p - begin);
    json->comma = true;
}

/** A string; null for a null pointer. */
KEY_INLINE void json_put_bytes(struct json *json, const char *key, const char *text,
                                size_t size)
{
    json_key(json, key);
    if (text != NULL)
        out_json_string(json->out, text, size);
    else
        out_text(json->out, "null");
}

KEY_INLINE void json_put_text(struct json *json, const char *key, const char *text)
{
    json_put_bytes(json, key, text, text != NULL ? strlen(text) : 0);
}

/** One of our own words, printable ASCII without quotes and backslashes; null for a
 *  null pointer. */
KEY_INLINE void json_put_word(struct json *json, const char *key, const char *word)
{
    json_key(json, key);
    json_word(json, word);
}

KEY_INLINE void json_put_number(struct json *json, const char *key, long long number)
{
    json_key(json, key);
    out_number(json->out, number);
}

KEY_INLINE void json_put_flag(struct json *json, const char *key, bool flag)
{
    json_key(json, key);
    json_flag(json, flag);
}

KEY_INLINE void json_put_null(struct json *json, const char *key)
{
    json_key(json, key);
    json_word(json, NULL);
}

/** The number or flag if it is known, else null. */
KEY_INLINE void json_put_known(struct json *json, const char *key, bool known,
                                long long number)
{
    json_key(json, key);
    if (known)
        out_number(json->out, number);
    else
        json_word(json, NULL);
}

KEY_INLINE void json_put_known_flag(struct json *json, const char *key, bool known,
                                     bool flag)
{
    json_key(json, key);
    if (known)
        json_flag(json, flag);
    else
        json_word(json, NULL);
}

#endif

/* Reads JSON without a tree. A text is checked once, whole; then it is walked, and a value
 * is the place where it begins.
 *
 * A tree of values costs an allocation for each of them, and forgets where they stand, but
 * each of our messages names a byte. So nothing is kept: json_check makes sure that all
 * brackets, strings and numbers are right, and the other functions rely on it. They must
 * never be called on a text that was not checked: they do not look for its end. */
#ifndef BASE_JSON_READ_H
#define BASE_JSON_READ_H

#include <stdbool.h>
#include <stddef.h>

/** The limits of one text: brackets inside each other, values, and keys of an object. No
 *  text of ours comes near them; they bound the time that a text can take. */
#define JSON_DEPTH 100
#define JSON_VALUES 16384
#define JSON_KEYS 512

enum json_fault_kind {
    JSON_SOUND,
    JSON_NOT_JSON,
    JSON_NOT_UTF8,
    JSON_ENDS,            /**< before its last bracket or quote */
    JSON_GOES_ON,         /**< after its last bracket */
    JSON_NUL_IN_KEY,
    JSON_KEY_TWICE,       /**< in one object */
    JSON_BEYOND_LIMITS
};

/** What is wrong with a text, and the bytes that show it. past may be at. */
struct json_fault {
    enum json_fault_kind kind;
    const char *at, *past;
};

/** In a few English words. */
const char *json_fault_text(enum json_fault_kind kind);

/** Is this text one JSON value (RFC 8259), with blanks around it, each key of an object
 *  once, no surrogate alone, and within the limits? Else says what is wrong. The size of
 *  numbers is not looked at. Takes no memory but 24 KiB of stack. */
bool json_check(const char *text, const char *end, struct json_fault *fault);

/** The same for a text with more values. */
bool json_check_long(const char *text, const char *end, int values,
                     struct json_fault *fault);

/** The first value of a checked text. */
const char *json_value(const char *text);

/** What is it? '{' '[' '"' for what begins so, 't' 'f' 'n' for true, false and null, '0'
 *  for a number; NUL for a null pointer. */
char json_kind(const char *value);

/** The end of a value or a key that stands inside a container, has brackets or quotes
 *  itself, or is all of a text that ends with NUL. */
const char *json_past(const char *value);

/** A walk through an object or a list, in the order of the text; anything else, and a null
 *  pointer, has no members. The end of a value is looked for when the next one is asked for; who has
 *  walked through it knows it already, and may set past, so that no byte is read twice. */
struct json_walk {
    const char *key;             /**< of an object: its first quote */
    const char *value;
    const char *past;            /**< of value, or a null pointer; after the last one, the
                                      last bracket */
    bool keys;
};

struct json_walk json_walk(const char *container);

/** Goes to the next member. Returns false after the last one. */
bool json_next(struct json_walk *walk);

/** How many members has a container? */
int json_count(const char *container);

/** The value with this key, or a null pointer: also if object is none, or a null pointer. */
const char *json_find(const char *object, const char *key);

/** Is it a string, or a key, with this text? Most texts that are tried differ in their
 *  first byte: those need no call. */
bool json_is_all(const char *value, const char *text);
static inline bool json_is(const char *value, const char *text)
{
    return (value[1] == text[0] || value[1] == '\\' || text[0] == '\0')
        && json_is_all(value, text);
}

/** The bytes of a string, if it has them as they are, and their number; a null pointer if
 *  it has an escape, or is not a string. */
const char *json_plain(const char *value, size_t *length);

/** Have two strings, or keys, the same text? */
bool json_same_text(const char *a, const char *b);

/** The next character of a string, from behind its first quote on: writes its bytes, and
 *  returns how many they are, 0 at the last quote. */
size_t json_next_character(const char **at, char to[4]);

/** Writes the bytes of a string; to has room for json_past(value) - value of them. Returns
 *  their number. */
size_t json_decode(const char *value, char *to);

/** Is it a number that has at most two decimals, from low to high hundredths? Sets
 *  *hundredths if it is. */
bool json_hundredths(const char *value, long long low, long long high,
                     long long *hundredths);

/** Is it a whole number from low to high, written without point and exponent? Sets
 *  *number if it is. */
bool json_whole(const char *value, long long low, long long high, long long *number);

#endif

/* JSON as a text in memory: what is read from its values as C has it, copies, and the text
 * with one member changed.
 *
 * A question is changed while it is asked on, and facts are added to it one by one. A tree
 * that can be changed would be a second form of the same thing, with a reader and a writer
 * of its own; our texts are short, so that one is written again with the change in it. All
 * values here are of checked texts, or texts that json.h wrote; a null pointer is a value
 * that is not there. */
#ifndef BASE_JSON_TEXT_H
#define BASE_JSON_TEXT_H

#include "base/json-read.h"
#include "base/json.h"

/** Decodes a string or a key, with a NUL at its end. Returns false, with as much of the
 *  text as there is room for, if it is longer, has a NUL inside, or is none. */
bool json_text(const char *value, char *to, size_t size);

/** A value in memory of its own, which the caller frees; a null pointer if it is no string
 *  or has a NUL inside. A lack of memory is noted. */
char *json_text_new(const char *value);

/** The whole number that it is, or 0. */
long long json_number(const char *value);

/** The value of a list at this place from 0, or a null pointer. */
const char *json_at(const char *list, int place);

/** Writes the value byte for byte, but for ends of lines, which become blanks: a place in
 *  it stays the same. Not for a terminal: json_put_copy escapes what is not safe there. */
void json_put_verbatim(struct json *json, const char *key, const char *value);

/** Writes the value again, without blanks: one line. */
void json_put_copy(struct json *json, const char *key, const char *value);

/** Writes the member that a walk is at, its value verbatim, with its key if it has one. */
void json_put_member(struct json *json, const struct json_walk *walk);

/** A value in memory of its own, which the caller frees; a null pointer when there is no
 *  memory. */
char *json_copy_new(const char *value);

/** Writes the value on many lines, for people. */
void json_put_lines(struct out *out, const char *value);

/** The object with value as its member key; without that member for a null pointer. The
 *  caller frees it; a null pointer when there is no memory. */
char *json_with(const char *object, const char *key, const char *value);

/** Are they the same? Objects in any order of their keys; numbers if they are written alike,
 *  or are the same whole number. */
bool json_same(const char *a, const char *b);

#endif

/* Finds the place of a value in a JSON text.
 *
 * The tree of the parser keeps the order of the values but not their places, so
 * the text is walked beside the tree. */
#ifndef FORMATS_JSON_PLACE_H
#define FORMATS_JSON_PLACE_H

#include <jansson.h>
#include <stdbool.h>

/** A value, and the place of its text. */
struct place {
    json_t *json;
    const char *at;
};

/** A walk through an object or a list, in the order of the text. */
struct walk {
    json_t *container;
    void *member;                /**< of an object */
    size_t index;                /**< of a list: the next item */
    const char *p;
    const char *key, *key_at;    /**< of an object: key and its place */
    struct place value;
};

/** The outermost value of a sound document. */
struct place place_of(json_t *json, const char *text);

/** Starts before the first member. container: an object or a list. */
struct walk walk_begin(struct place container);

/** Goes to the next member. Returns false after the last one. */
bool walk_next(struct walk *walk);

/** Returns the end of the value at p. */
const char *past_value(const char *p);

#endif

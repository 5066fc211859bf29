/* Where a value of a JSON text stands: the text is walked beside the tree that
 * was made from it, as the tree keeps the order but not the places. */
#ifndef FORMATS_JSON_PLACE_H
#define FORMATS_JSON_PLACE_H

#include <jansson.h>
#include <stdbool.h>

/** A value, and its text. */
struct place {
    json_t *json;
    const char *at;
};

/** Goes through an object or an array, in the order of the text. */
struct walk {
    json_t *container;
    void *member;                /**< of an object */
    size_t index;                /**< of an array: the next one */
    const char *p;
    const char *key, *key_at;    /**< of an object: key and its place */
    struct place value;
};

/** The value where the text of a sound document begins. */
struct place place_of(json_t *json, const char *text);

/** Begins before the first member. container: an object or an array. */
struct walk walk_begin(struct place container);

/** Goes on to the next member. Returns false behind the last one. */
bool walk_next(struct walk *walk);

/** Where a value ends, whose text begins at p. */
const char *past_value(const char *p);

#endif

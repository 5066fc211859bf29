/* Our reader of JSON held against jansson. */
#ifndef SUPPORT_JSON_DIFFERS_H
#define SUPPORT_JSON_DIFFERS_H

#include <stdbool.h>
#include <stddef.h>

/** How the two read a text differently, or a null pointer; *sound: whether ours takes it.
 *  Texts beyond the limits of ours, and numbers beyond those of jansson, are not
 *  compared. */
const char *json_differs(const char *text, size_t size, bool *sound);

#endif

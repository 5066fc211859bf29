/* Values of vectors and answers, as reports show them. */
#ifndef CONFORM_SPACED_H
#define CONFORM_SPACED_H

#include <stdbool.h>

/** The value with a blank after each comma and colon; sorted: the keys of objects in the
 *  order of their bytes. The caller frees it; a null pointer when there is no memory. */
char *spaced(const char *value, bool sorted);

/** The text of a key of one of the differences of an item. */
#define DIFFERS_KEY 64
void differs_key(const char *one, char key[DIFFERS_KEY]);

#endif

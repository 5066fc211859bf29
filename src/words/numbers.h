/* Reads numbers in figures and words, in each language and its cases. */
#ifndef WORDS_NUMBERS_H
#define WORDS_NUMBERS_H

#include <stdbool.h>
#include <stddef.h>

/** Reads the number at the beginning of a folded text: "23", "dreiundzwanzig", "twenty
 *  three", "dwadziescia trzy". Returns the length of what was read, or 0. */
size_t number_read(const char *folded, int *number);

/** The number that a whole text says in words. Returns false for any other text. */
bool number_said(const char *text, int *number);

#endif

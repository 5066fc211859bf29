/* Letters without their marks: for comparisons, and for terminals that have only ASCII.
 * The locale plays no part. */
#ifndef BASE_FOLD_H
#define BASE_FOLD_H

#include <stdbool.h>
#include <stddef.h>

/** Room for a word that was folded; longer ones are cut. */
#define FOLDED_WORD 128

/** Folds text for comparisons: small letters without marks and digits, one blank in
 *  place of everything else between them, none at the ends. Text that is no UTF-8 is
 *  taken for Latin-2; a letter of another script becomes '?'. Any bytes will do. */
void fold(char out[FOLDED_WORD], const char *text, size_t length);

/** The same into room of any size; umlauts: with ae, oe, ue for ä, ö, ü. */
void fold_text(char *out, size_t size, const char *text, size_t length,
               bool umlauts);

/** Writes the character of UTF-8 at a place, of so many bytes, as ASCII: "Ae" for Ä, "o"
 *  for ó, "-" for a dash, "?" for what has no such form. Returns its bytes. */
size_t fold_ascii(char out[4], const char *at, size_t length);

#endif

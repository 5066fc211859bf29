/* Small things about text: lists of words, quoting, UTF-8, cards. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "skatref.h"

/** Which word of the list it is, counted from 0; -1 when it is none. list: words
 *  with single blanks between. */
int listed_as(const char *list, const char *word);

bool is_listed(const char *list, const char *word);

/** Quotes text as printable ASCII: blanks for line ends and tabs, '?' for the
 *  rest. Cut to size - 1 bytes. */
void quote(char *out, size_t size, const char *text, size_t length);

/** Length of the UTF-8 sequence at text, or 0 when there is none. size: bytes
 *  there, at least 1. */
size_t utf8_length(const char *text, size_t size);

/** Room for all cards as text. */
#define CARDS_TEXT (32 * 3 + 1)

/** The cards of a set, from the highest suit down: "CJ CA SJ"; as many as there
 *  is room for. */
void write_cards(char *out, size_t size, skr_cards cards);

#endif

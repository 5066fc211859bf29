/* Helpers for text: lists of words, quoting, UTF-8. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/** The index of the word in the list, from 0, or NONE. list: words with single
 *  blanks between. */
int listed_as(const char *list, const char *word);

bool is_listed(const char *list, const char *word);

/** Does one of the patterns match, which commas part? "value.*,play.follow" */
bool pattern_matches(const char *patterns, const char *text);

/** How many bytes stand before the first c, or in all the text. */
inline size_t length_before(const char *text, char c)
{
    const char *place = strchr(text, c);

    return place != NULL ? (size_t)(place - text) : strlen(text);
}

/** Are the first bytes of both the same, but for capitals from A to Z? */
bool same_letters(const char *a, const char *b, size_t length);

/** Quotes text for a message: a blank for each line end and tab, and as shown_form the
 *  rest. Cuts it to size - 1 bytes, between two characters. */
void quote(char *out, size_t size, const char *text, size_t length);

/** Length of the UTF-8 sequence at text, or 0 if it is not one. size: bytes
 *  there, at least 1. */
size_t utf8_length(const char *text, size_t size);

bool is_utf8(const char *text, size_t size);

/** Takes off what is left of a letter at the end of a text that was cut. */
void utf8_trim(char *text);

/** Length of the character at text if it can be shown as it is, or 0: if it is
 *  not UTF-8, or controls a terminal (C0, DEL, C1), ends a line, turns the
 *  direction of the text, or marks its encoding. size: bytes there, at least 1. */
size_t shown_length(const char *text, size_t size);

/** How every message shows the character at text: as it is if it can be shown, else its
 *  first byte as \xNN. Writes the bytes to show, and sets *shown to their number. Returns
 *  how many bytes of the text they stand for. size: bytes there, at least 1. */
size_t shown_form(char to[4], size_t *shown, const char *text, size_t size);

/** The same where text is quoted: a line end or a tab is a blank. */
size_t quoted_form(char to[4], size_t *shown, const char *text, size_t size);

/** How many bytes from the first on are printable ASCII, without quotes and
 *  backslashes: all forms of text have them as they are. */
size_t plain_length(const char *text, size_t size);

/** Copies a text if it is all plain: plain_length(text, size) == size. */
bool plain_copy(char *to, const char *text, size_t size);

/** The newlines in a text. */
unsigned long long newlines(const char *text, const char *end);

#endif

/* Makes UTF-8 of texts in Latin-1, and cuts UTF-8 between letters. */
#ifndef LIST_UTF8_H
#define LIST_UTF8_H

#include <stddef.h>

/** The text as UTF-8, ended by a NUL byte: each byte that is no part of a letter in UTF-8
 *  is a letter in Latin-1. size: its bytes, before and after. The caller frees it. A null
 *  pointer if out of memory. */
char *to_utf8(const char *text, size_t *size);

/** A copy of the text up to its first NUL byte, made UTF-8 in the same way. The caller frees it. A null pointer if out of memory. */
char *utf8_text(const char *text, size_t size);

/** How many bytes of a text in UTF-8 fit into most bytes without cutting a letter. */
int utf8_fit(const char *text, size_t most);

#endif

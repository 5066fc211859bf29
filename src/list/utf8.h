/* Makes UTF-8 of texts in Latin-1, and cuts UTF-8 between letters. */
#ifndef LIST_UTF8_H
#define LIST_UTF8_H

#include <stddef.h>

/** The text from Latin-1 as UTF-8, ended by a NUL byte; size: its bytes, before and
 *  after. The caller frees it. A null pointer if out of memory. */
char *from_latin1(const char *text, size_t *size);

/** A copy of the text up to its first NUL byte, as UTF-8: a text that is not UTF-8 is
 *  taken as Latin-1. The caller frees it. A null pointer if out of memory. */
char *utf8_text(const char *text, size_t size);

/** How many bytes of a text in UTF-8 fit into most bytes without cutting a letter. */
int utf8_fit(const char *text, size_t most);

#endif

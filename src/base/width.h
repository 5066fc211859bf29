/* The columns that text takes on a terminal: tables that stay aligned in every
 * language and script. */
#ifndef BASE_WIDTH_H
#define BASE_WIDTH_H

#include <stdbool.h>
#include <stddef.h>

#include "base/out.h"

/** Columns of text in UTF-8; a byte that is not UTF-8 counts as one. */
int text_width(const char *text);
int bytes_width(const char *text, size_t size);

/** How many bytes of the text fit into so many columns, without cutting a letter or
 *  parting it from its accents. */
size_t bytes_that_fit(const char *text, size_t size, int width);

/** Columns of the text as out_shown writes it. */
int shown_width(const char *text);

/** Writes the text as out_shown does, with blanks after or before it, up to width columns:
 *  as printf with %-*s and %*s, which count bytes. A text that is longer is not cut. */
void out_left(struct out *out, const char *text, int width);
void out_right(struct out *out, const char *text, int width);

#endif

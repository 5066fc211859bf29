/* Text broken into lines, by the columns that its characters take. */
#ifndef BASE_WRAP_H
#define BASE_WRAP_H

#include "base/out.h"

/** No line that out_wrapped writes is wider, but for a word that is. */
#define LINE_WIDTH 80

void out_blanks(struct out *out, int count);

/** Writes the text, broken at blanks, and ends the line. Its first line begins
 *  where the output stands, in this column; the others after so many blanks. */
void out_wrapped(struct out *out, int column, const char *text);

/** The same of a part of a text. */
void out_wrapped_part(struct out *out, int column, const char *text, size_t size);

#endif

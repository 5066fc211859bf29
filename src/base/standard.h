/* Standard output, written in whole lines: a signal ends the program between two. */
#ifndef BASE_STANDARD_H
#define BASE_STANDARD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/out.h"

/** Everything that goes to standard output goes through these, not through stdio. What
 *  threads write, they write in turns. */
void standard_write(const char *data, size_t size);

/** An output through a buffer, which out_standard() empties at the end. */
struct out out_to_standard(char *buffer, size_t size, enum language language);
void out_standard(struct out *out);

/** As printf. */
void standard_format(const char *format, ...) __attribute__((format(printf, 1, 2)));

/** Writes what is left of the buffer. Returns whether everything was written; errno
 *  says why not. */
bool standard_flush(void);

/** Writes the whole lines of the buffer. */
void standard_flush_lines(void);

/** Could something not be written? Then nothing more is. */
bool standard_failed(void);

#endif

/* Text that grows in memory of its own. */
#ifndef BASE_GROWN_H
#define BASE_GROWN_H

#include "base/out.h"

/** An output without text, in memory of its own; a lack of memory is noted. Whoever does
 *  not end it by grown_text frees data. */
struct out grown_begin(enum language language);

/** The text, which ends with NUL and which the caller frees; a null pointer if there was
 *  no memory. */
char *grown_text(struct out *out);

#endif

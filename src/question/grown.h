/* Text that grows, and becomes a tree of JSON: for an answer that is written at once. */
#ifndef QUESTION_GROWN_H
#define QUESTION_GROWN_H

#include "base/memory.h"
#include "base/out.h"

/** An output without text, in memory of its own. */
struct out grown_begin(enum language language);

/** The tree of the text, or a null pointer without memory. Frees the text. */
json_t *grown_tree(struct out *out);

#endif

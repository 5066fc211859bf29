/* What is said of a row to people: a sentence of its own for each flaw. */
#ifndef LIST_SENTENCE_H
#define LIST_SENTENCE_H

#include <stdarg.h>
#include <stddef.h>

#include "base/language.h"

/** Writes the sentence for a flaw. format: the English of the JSON output, with its
 *  arguments; recorded: what stands in the row, or "". */
void flaw_sentence(char *out, size_t size, enum language language, const char *recorded,
                   const char *format, va_list arguments);

/** The rows of the table: the format for machines, and the sentence, a text of po/. A null
 *  pointer after the last. For tests. */
const char *flaw_format(int row), *flaw_said(int row);

#endif

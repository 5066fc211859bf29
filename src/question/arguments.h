/* Facts as arguments: key=value. */
#ifndef QUESTION_ARGUMENTS_H
#define QUESTION_ARGUMENTS_H

#include "question/question.h"

/** Adds the fact of an argument to the JSON of a question, an object that is replaced and
 *  that the caller frees, as the table of facts says what it is; what cannot be read so is added as text, to be refused with
 *  the rest. "key=value", a flag's key alone, or the first fact's word alone;
 *  of an object inside also "object.key=value", or its keys by themselves.
 *  Returns false when that fact is there already. Without memory, which is noted, *given
 *  is a null pointer, or becomes one. */
bool argument_add(enum form form, char **given, const char *argument);

/** Reads a fact as people type it. called: in messages, "--points". */
void argument_take(struct question *q, enum fact_row row, const char *called,
                   const char *text);

/** Notes that a word or number as people type it is none that the fact may be: the
 *  refusal is that of the same fact in JSON. as: the row, or what it may be here. */
void argument_misfit(struct question *q, enum fact_row row, const struct fact *as,
                     const char *text);

#endif

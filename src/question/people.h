/* Answers for people. */
#ifndef QUESTION_PEOPLE_H
#define QUESTION_PEOPLE_H

#include <jansson.h>

#include "base/out.h"
#include "question/facts.h"

/** Writes words at a column, on lines of at most 79 bytes; the first line is
 *  begun there already. Ends the last line. */
void put_wrapped(struct out *out, int column, const char *text);

/** Writes the first sentence of a clause, which rules, on lines that begin at a
 *  column. */
void put_sentence(struct out *out, int column, enum skr_clause clause);

/** Writes an answer, a line for each of its facts; clauses with what they say. */
void put_for_people(struct out *out, enum form form, const json_t *answer);

#endif

/* Answers for people. */
#ifndef QUESTION_ANSWER_TEXT_H
#define QUESTION_ANSWER_TEXT_H

#include "base/out.h"
#include "question/facts.h"

/** The bytes of the first sentence of a text. */
size_t first_sentence(const char *text);

/** Writes the first sentence of a clause, which rules, in the language of the output,
 *  on lines that begin at a column. */
void put_sentence(struct out *out, int column, enum skr_clause clause);

/** Writes a line on where a clause comes from that no edition of the rules has: derived, or
 *  ruled by the court; nothing for other clauses. */
void put_origin(struct out *out, int column, enum skr_clause clause);

/** Writes an answer, a line for each of its facts; clauses with what they say. */
void put_for_people(struct out *out, enum form form, const char *answer);

#endif

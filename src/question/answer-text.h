/* Answers for people. */
#ifndef QUESTION_ANSWER_TEXT_H
#define QUESTION_ANSWER_TEXT_H

#include "base/out.h"
#include "question/facts.h"

/** Where a sentence of a text begins, and its bytes without the blank behind it.
 *  number: counted from 1; of a text with fewer sentences the last one is taken. */
const char *sentence_of(const char *text, int number, size_t *size);

/** Writes a sentence of a clause in the language of the output, on lines that begin at a
 *  column. */
void put_sentence(struct out *out, int column, enum skr_clause clause, int number);

/** Writes a line on where a clause comes from that no edition of the rules has: derived, or
 *  ruled by the court; nothing for other clauses. */
void put_origin(struct out *out, int column, enum skr_clause clause);

/** Writes an answer, a line for each of its facts; clauses with the sentence that decides.
 *  given: the facts that were asked about. */
void put_for_people(struct out *out, enum form form, const char *given, const char *answer);

#endif

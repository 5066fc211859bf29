/* What a form on a page needs to know: questions, facts, words and texts, as JSON. */
#ifndef WASM_DESCRIBE_H
#define WASM_DESCRIBE_H

#include <jansson.h>

#include "base/language.h"

/** Everything that can be asked and answered, in the words of a language:
 *  { asks, codes, options, forms, answers, suits, ranks, texts, ... }. A new
 *  object; a null pointer when there is no memory. */
json_t *describe(enum language language);

/** Asks a question { ask, given }. A new object: { answer, verdict }, the verdict in a
 *  sentence, "" for questions that have none; or { wrongs }, a list
 *  of { path, clause, text }: path is that of the fact, without "given.", and
 *  empty for what concerns none. */
json_t *consult(const json_t *question, enum language language);

/** Asks on: { ask, given, at }, where at is the path of a fact that is to be changed, or
 *  is missing. A new object as of ask_next, with the verdict in a sentence. */
json_t *refer(const json_t *question, enum language language);

/** A clause in the language: a new object { id, title, text, sentence, reading, codes, options,
 *  isko2022, isko1999, overrides, instead_of, evidence }; null if there is none with this id. */
json_t *clause_told(const char *id, enum language language);

/** All clauses in the order of the chapters, each as clause_told: a new list. */
json_t *clauses_told(enum language language);

/** The ids of those that an official number of either edition or words find, the best
 *  first; a new list. */
json_t *clauses_found(const char *words);

/** The texts of the page in English, and last a null pointer. */
extern const char *const page_texts[];

#endif

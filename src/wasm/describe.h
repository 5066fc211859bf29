/* What a form on a page needs to know: questions, facts, words and texts, as JSON. Each
 * writes a value in the language of the output. */
#ifndef WASM_DESCRIBE_H
#define WASM_DESCRIBE_H

#include "base/json.h"

/** Everything that can be asked and answered, in the words of a language:
 *  { asks, codes, options, forms, answers, suits, ranks, texts, ... }. */
void describe(struct json *json);

/** Asks a question { ask, given }: { answer, verdict, decides, then }, the verdict in a
 *  sentence, "" for questions that have none, { clause, sentence } of what decides, or null,
 *  and the question { ask, given } that comes next, or null; or { wrongs }, a list
 *  of { path, clause, text }: path is that of the fact, without "given.", and
 *  empty for what concerns none. */
void consult(struct json *json, const char *question);

/** Asks on: { ask, given, at }, where at is the path of a fact that is to be changed, or
 *  is missing. As ask_next, with verdict, decides and then, as consult; null for no
 *  question. */
void refer(struct json *json, const char *question);

/** A clause: { id, title, text, sentence, reading, codes, options, isko2022, isko1999,
 *  overrides, instead_of, evidence }; null if there is none with this id. */
void describe_clause(struct json *json, const char *id);

/** All clauses in the order of the chapters, each as describe_clause: a list. */
void describe_clauses(struct json *json);

/** The ids of those that an official number of either edition or words find, the best
 *  first: a list. */
void clauses_found(struct json *json, const char *words);

/** The terms that the page explains: a list of [clause, how words begin], a regular
 *  expression. */
void put_meanings(struct json *json, const char *key);

/** The texts of the page in English, and last a null pointer. */
extern const char *const page_texts[];

#endif

/* What players quarrel about: the commonest disputes in their words, and a search of all
 * that can happen in each language and in slang. */
#ifndef QUESTION_DISPUTES_H
#define QUESTION_DISPUTES_H

#include "base/json.h"

/** Writes the commonest disputes, in the language of the output: a list of
 *  { ask, set, text }: set has facts by their paths, with which the question begins. */
void put_disputes(struct json *json, const char *key);

/** All that can be asked about: by part of the game, a list of { title, disputes }. */
void put_all_disputes(struct json *json, const char *key);

/** Those that have all words of a query, each as the begin of a word, in any language;
 *  the commonest first. */
void find_disputes(struct json *json, const char *query);

#endif

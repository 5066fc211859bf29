/* What players quarrel about: the commonest disputes in their words, and a search of all
 * that can happen in each language and in slang. */
#ifndef QUESTION_DISPUTES_H
#define QUESTION_DISPUTES_H

#include <jansson.h>

#include "base/language.h"

/** The commonest disputes: a new list of { ask, set, text, hint }: set has facts by
 *  their paths, with which the question begins. */
json_t *disputes(enum language language);

/** All that can be asked about: by part of the game, a list of { title, disputes }. */
json_t *all_disputes(enum language language);

/** Those that have all words of a query, each as the begin of a word, in any language;
 *  the commonest first. */
json_t *find_disputes(const char *query, enum language language);

#endif

/* Which clause decides a question, and which sentence of it. */
#ifndef QUESTION_DECIDING_H
#define QUESTION_DECIDING_H

#include "question/facts.h"

/** A clause, or SKR_C_NONE, and the number of the sentence, counted from 1. */
struct decides {
    enum skr_clause clause;
    int sentence;
};

/** What decides an answer. given: the facts; answer: what ask() wrote for them. */
struct decides what_decides(enum form form, const char *given, const char *answer);

/** The sentence on what was done, where that is a breach, which other clauses judge; or
 *  SKR_C_NONE. */
struct decides what_is_breached(enum form form, const char *given, const char *answer);

/** The sentence of a clause alone. q: read, and completed by its guard; over: the game is
 *  over, as it was ruled. */
int deciding_sentence(const struct question *q, enum skr_clause clause, bool over);

#endif

/* What an engine is asked, and what its answer says: lines of JSON. */
#ifndef MATCH_QUESTION_H
#define MATCH_QUESTION_H

#include "match/match.h"

/** Room for a question: the record, and 66 ways to put two cards away. */
#define QUESTION_SIZE ((size_t)64 * 1024)

/** The first line that an engine reads. */
void question_hello(struct out *out, const struct match *match);

/** Asks a seat for a move: its view of the deal, and what it may do. names: by seat. */
void question_move(struct out *out, const struct skr_state *state, int seat,
                   uint64_t id, const char *const name[3]);

/** What an answer is. */
enum answer {
    ANSWER_MOVE,
    ANSWER_HELLO,
    ANSWER_OTHER,                /**< to another question, or to none */
    ANSWER_WRONG                 /**< not a move: what says why */
};

#define ANSWER_WHAT 160

/** Reads a line. */
enum answer answer_read(const char *text, size_t size, uint64_t id, struct skr_move *move,
                        char what[ANSWER_WHAT]);

#endif

/* An engine at a seat: its process, which is asked for one move after the other. */
#ifndef MATCH_ENGINE_H
#define MATCH_ENGINE_H

#include "conform/partner.h"
#include "match/question.h"

/** What came of a question. */
enum reply {
    REPLY_MOVE,
    REPLY_WRONG,                 /**< it answered, but no move */
    REPLY_LATE,                  /**< it is stopped, and started again when it is needed */
    REPLY_DEAD,                  /**< it has ended, or was given up */
    REPLY_UNABLE                 /**< it cannot be started: the match cannot go on */
};

struct engine {
    struct partner partner;
    int absent;                  /**< times in a row that it was late or dead */
    bool answered;               /**< it has made a move, ever */
    long long strays;            /**< lines that nobody had asked for */
};

/** Asks for a move: sends the question, which has this id. what: the move in words, or what
 *  was wrong. */
enum reply engine_ask(struct engine *engine, const struct match *match, char **command,
                      const struct out *question, uint64_t id, struct skr_move *move,
                      char what[ANSWER_WHAT]);

/** Ends its process: its input is closed, and it has some time. */
void engine_stop(struct engine *engine);

#endif

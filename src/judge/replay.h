/* The state of a replay: the parts of a deal, up to the move being judged. */
#ifndef JUDGE_REPLAY_H
#define JUDGE_REPLAY_H

#include "judge/contract.h"
#include "judge/deal.h"
#include "judge/ending.h"
#include "judge/incident.h"

enum phase {
    PHASE_AUCTION,
    PHASE_SKAT,      /**< the soloist takes the skat, or announces */
    PHASE_DISCARD,   /**< announced, but the two cards are not put away yet */
    PHASE_PLAY,
    PHASE_OVER,
    PHASE_PUSH,      /**< house rule: the skat is pushed from player to
                          player */
    PHASE_RAMSCH,
    PHASE_LOST,      /**< the record cannot be followed any further */
    PHASES
};

struct replay {
    const struct record *record;
    const struct skr_code *code;
    struct judgment *judgment;       /**< gets the findings */
    const struct move *next;         /**< the move to judge next */
    enum phase phase;
    struct dealt deal;
    struct skr_auction auction;
    struct contract contract;
    struct skr_play play;
    struct incidents incidents;
    struct ending ending;
    bool pushed;                     /**< the ramsch is a pushed one */
    struct skr_push push;
    bool ignored;                    /**< the move being judged changes nothing */
    struct trace *trace;             /**< gets each move, or a null pointer */
};

#endif

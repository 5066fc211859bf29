/* A replay: the state of the deal, up to the move being judged, and what only the record
 * says. What the state knows stands nowhere else. */
#ifndef JUDGE_REPLAY_H
#define JUDGE_REPLAY_H

#include "game/game.h"
#include "judge/ending.h"
#include "judge/judge.h"

/** Who gave up and who answered, as the record has it. */
struct answers {
    uint8_t resigned;                /**< bit per seat */
    bool refused;                    /**< a defender objected to the soloist's offer,
                                          or they played on */
    uint8_t objected;                /**< to the soloist's giving up */
    bool agreed;                     /**< ... by word */
    bool conceded_early;             /**< he gave up with nine or ten cards */
    int8_t left, timed_out;          /**< seat, or SKR_NOBODY */
};

struct replay {
    const struct record *record;
    const struct skr_code *code;
    struct judgment *judgment;       /**< gets the findings */
    const struct move *next;         /**< the move to judge next */
    bool hidden;                     /**< cards that matter are hidden */
    uint8_t uncalled;                /**< bit per seat whose calls are not recorded */
    bool contra_open;                /**< whether contra counts turns on them */
    bool lost;                       /**< the record cannot be followed any further */
    const struct move *early;        /**< the lead before the announcement, or a null
                                          pointer: end.announced-late */
    struct answers answers;
    struct ending ending;
    bool ignored;                    /**< the move being judged changes nothing */
    struct trace *trace;             /**< gets each move, or a null pointer */
    struct skr_state state;          /**< as the table plays: after an end by a ruling it
                                          goes on if the table does */
};

/** The skat as it counts: the dealt one until two cards are put away. */
static inline skr_cards counting_skat(const struct replay *p)
{
    const struct skr_state *s = &p->state;

    if (s->soloist == SKR_NOBODY)
        return 0;
    return s->skat_taken && s->skat_seen == 0 ? s->deal.skat : s->skat;
}

/** Is it a ramsch that is being played? */
static inline bool in_ramsch(const struct replay *p)
{
    return p->state.phase == SKR_PHASE_PLAY && p->state.soloist == SKR_NOBODY;
}

#endif

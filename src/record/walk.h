/* A record as a deal that is played: its moves, one after the other, in the engine. */
#ifndef RECORD_WALK_H
#define RECORD_WALK_H

#include "record/record.h"

/** The first event that the code forbids. */
struct refused {
    int event;               /**< its number, from 1; 0: the deal itself */
    enum skr_clause clause;  /**< that it breaks; SKR_C_NONE: there is none */
};

/** Plays the record up to the first event that is forbidden or, with follow, all that
 *  can be followed. The state keeps a pointer to the code. If the deal is refused, the
 *  state is not set. */
struct refused walk_record(const struct record *record, const struct skr_code *code,
                           const struct skr_round *round, bool follow,
                           struct skr_state *state);

#endif

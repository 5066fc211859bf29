/* A record of a deal that was played with struct skr_state. */
#ifndef RECORD_STATE_H
#define RECORD_STATE_H

#include "record/notes.h"

/** Writes the deal into a record, with all its moves and, when it is over, its result.
 *  Cards that the state does not show are hidden in the record, too. */
void record_state(const struct skr_state *state, struct record *record,
                  struct notes *notes);

/** A move of the engine as one of a record. */
void record_move(const struct skr_move *move, struct move *to);

#endif

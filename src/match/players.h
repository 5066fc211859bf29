/* The players that skatref has itself. They look only at what their seat may see: a test
 * compares their choice with that for the view of the seat. */
#ifndef MATCH_PLAYERS_H
#define MATCH_PLAYERS_H

#include "match/random.h"

/** Chooses a legal move for a seat that is on turn. */
typedef void choose(const struct skr_state *state, int seat, struct random *random,
                    struct skr_move *out);

/** Any legal move; in the auction it passes half of the times, and never jumps. */
choose choose_random;

/** Plays by simple sense: bids what its trumps, aces and matadors are worth, and takes
 *  tricks cheaply. */
choose choose_sample;

#endif

/* Turns the moves of a record into those of the engine. */
#ifndef JUDGE_FOLLOW_H
#define JUDGE_FOLLOW_H

#include "judge/replay.h"

/** The move of the engine: what the record has, but of the cards shown those that he
 *  holds, and no cards put away with an announcement. */
struct skr_move engine_move(const struct replay *p, const struct move *m);

/** The state follows the move. Returns the clause that it breaks. */
enum skr_clause follow_record(struct replay *p, const struct move *m);

/** ... made by another seat than the record says. */
enum skr_clause follow_for(struct replay *p, const struct move *m, int seat);

#endif

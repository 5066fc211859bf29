/* Judges the cards of the play. */
#ifndef JUDGE_PLAY_H
#define JUDGE_PLAY_H

#include "judge/replay.h"

/** Judges the run of cards that begins with this one. */
judge_move judge_cards;

/** ... up to the end of the run, or to this move. */
void judge_run(struct replay *p, const struct move *m, const struct move *end);

/** Finds that cards that matter are hidden; m: the first, or a null pointer for
 *  the deal. The record cannot be followed any further. */
judge_move judge_hidden;

/** Judges who took the last trick by the record. */
judge_move judge_trick;

#endif

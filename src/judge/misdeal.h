/* Judges what went wrong with the deal. */
#ifndef JUDGE_MISDEAL_H
#define JUDGE_MISDEAL_H

#include "judge/replay.h"

/** Rules on a misdeal, compares what was done about it, and goes on with that.
 *  clauses deal.* */
judge_move judge_misdeal;

/** Compares the recorded result of a deal that is dealt again, or of a game that
 *  a wrong number of cards has decided. */
void judge_misdealt(struct replay *p);

#endif

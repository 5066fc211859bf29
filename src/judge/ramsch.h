/* Judges ramsch, and the pushing before it. */
#ifndef JUDGE_RAMSCH_H
#define JUDGE_RAMSCH_H

#include "judge/replay.h"

/** A ramsch has begun. */
void enter_ramsch(struct replay *p);

/** Judges a move that would end it before the last card. */
judge_move judge_stop;

/** The house rule by which this ramsch is played. */
enum skr_clause ramsch_clause(const struct replay *p);

/** Judges the first move of a pushed ramsch. */
judge_move judge_first_push;

/** Judges a move while the skat is pushed. */
judge_move judge_push;

#endif

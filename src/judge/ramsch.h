/* Judges ramsch, and the pushing before it. */
#ifndef JUDGE_RAMSCH_H
#define JUDGE_RAMSCH_H

#include "judge/replay.h"

/** Begins a ramsch. */
void begin_ramsch(struct replay *p, const skr_cards hand[3]);

/** Judges a card of it. */
judge_move judge_in_ramsch;

/** Judges a move that would end it before the last card. */
judge_move judge_stop;

/** The house rule by which this ramsch is played. */
enum skr_clause ramsch_clause(const struct replay *p);

/** Begins a pushed ramsch with its first move. */
judge_move begin_push;

/** Does the player push the cards that he takes up with this move? */
bool pushes_next(const struct replay *p, const struct move *m);

/** Judges a move while the skat is pushed. */
judge_move judge_push;

#endif

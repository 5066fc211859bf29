/* Ramsch, and the pushing before it. */
#ifndef JUDGE_RAMSCH_H
#define JUDGE_RAMSCH_H

#include "judge/replay.h"

/** Begins to play a ramsch. */
void begin_ramsch(struct replay *p, const skr_cards hand[3], skr_cards skat);

/** Judges a card of it. */
void judge_in_ramsch(struct replay *p, const struct move *m);

/** Judges what would end it before the last card. */
void judge_stop(struct replay *p, const struct move *m);

/** Begins a pushed ramsch with its first move. */
void begin_push(struct replay *p, const struct move *m);

/** Judges a move while the skat is pushed. */
void judge_push(struct replay *p, const struct move *m);

#endif

/* Moves that only house rules know, but for those of ramsch. */
#ifndef JUDGE_HOME_H
#define JUDGE_HOME_H

#include "judge/replay.h"

/** Judges contra, re or sup. */
void judge_contra(struct replay *p, const struct move *m);

/** Judges the exchange of cards in a revolution. */
void judge_exchange(struct replay *p, const struct move *m);

/** From here on a house rule is played by, and the rest is not judged. */
void judge_house(struct replay *p, const struct move *m);

#endif

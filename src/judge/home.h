/* Moves that only house rules know, but for those of ramsch. */
#ifndef JUDGE_HOME_H
#define JUDGE_HOME_H

#include "judge/replay.h"

/** Judges contra, re or sup. */
judge_move judge_contra;

/** Judges the exchange of cards in a revolution. */
judge_move judge_exchange;

/** From here on a house rule is played by, and the rest is not judged. */
judge_move judge_house;

#endif

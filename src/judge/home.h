/* Judges moves of house rules, except those of ramsch. */
#ifndef JUDGE_HOME_H
#define JUDGE_HOME_H

#include "judge/replay.h"

/** Judges contra, re or sup. */
judge_move judge_contra;

/** Judges the exchange of cards in a revolution. */
judge_move judge_exchange;

/** Judges the start of a house rule; the rest of the game is not judged. */
judge_move judge_house;

#endif

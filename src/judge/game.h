/* Judges the result of a game with a soloist. */
#ifndef JUDGE_GAME_H
#define JUDGE_GAME_H

#include "judge/replay.h"

/** Values the game, and compares the recorded result with it. */
void judge_game(struct replay *p);

/** ... if the record says that the deal was passed in. */
void judge_recorded_passed(struct replay *p);

/** ... if it was lost before it was announced. clause end.early-lead */
void judge_early_lead(struct replay *p);

#endif

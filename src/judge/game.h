/* The result of a game that a soloist played. */
#ifndef JUDGE_GAME_H
#define JUDGE_GAME_H

#include "judge/replay.h"

/** Values the game, and compares the written result with it. */
void judge_game(struct replay *p);

/** ... when the record says that the deal was passed in. */
void judge_recorded_passed(struct replay *p);

/** ... when it was lost before it was announced. clause end.early-lead */
void judge_early_lead(struct replay *p);

#endif

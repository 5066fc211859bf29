/* The recorded result. */
#ifndef JUDGE_RESULT_H
#define JUDGE_RESULT_H

#include "judge/replay.h"

/** Compares the recorded result with the ruling. */
void judge_result(struct replay *p);

#endif

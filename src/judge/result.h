/* The written result. */
#ifndef JUDGE_RESULT_H
#define JUDGE_RESULT_H

#include "judge/replay.h"

/** Compares the written result with the ruling. */
void judge_result(struct replay *p);

#endif

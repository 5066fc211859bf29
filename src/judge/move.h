/* The type of the functions that judge one move. */
#ifndef JUDGE_MOVE_H
#define JUDGE_MOVE_H

#include "record/record.h"

struct replay;

typedef void judge_move(struct replay *p, const struct move *m);

#endif

/* Moves that are out of place. */
#ifndef JUDGE_ORDER_H
#define JUDGE_ORDER_H

#include "judge/replay.h"

/** Finds that a move is out of place; after the end, the first one only.
 *  clause record.order */
void judge_order(struct replay *p, const struct move *m);

/** ... a card after the end, by the clause that ended the play. */
void judge_late(struct replay *p, const struct move *m);

/** ... another announcement. clause announce.final */
void judge_again(struct replay *p, const struct move *m);

#endif

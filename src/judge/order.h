/* Moves that are out of place. */
#ifndef JUDGE_ORDER_H
#define JUDGE_ORDER_H

#include "judge/replay.h"

/** Finds that a move is out of place; after the end, only the first one. clause
 *  record.order */
judge_move judge_order;

/** ... a card after the end, with the clause that ended the play. */
judge_move judge_late;

/** ... another announcement. clause announce.final */
judge_move judge_again;

#endif

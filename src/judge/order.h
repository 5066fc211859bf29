/* Moves that are out of place. */
#ifndef JUDGE_ORDER_H
#define JUDGE_ORDER_H

#include "judge/replay.h"

/** Finds that a move is out of place; after the end, only the first one. clause
 *  record.order */
judge_move judge_order;

/** ... by another clause than record.order. */
void out_of_place(struct replay *p, const struct move *m, enum skr_clause clause);

/** ... a card after the end, with the clause that ended the play. */
judge_move judge_late;

/** ... another announcement. clauses announce.soloist announce.change announce.final */
judge_move judge_again;

/** Finds a move that only the soloist may make; clause: says so. */
void not_the_soloist(struct replay *p, const struct move *m, enum skr_clause clause);

#endif

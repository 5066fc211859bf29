/* Who deals when: the order at the table, and the dealer whose turn it is. */
#ifndef LIST_TURNS_H
#define LIST_TURNS_H

#include "list/series.h"

/** Puts the players into the order in which most of the dealers follow each other; where
 *  nothing speaks for another order, they stay as they are. */
void order_players(struct list *list);

/** Sets who deals each row by turns. clause seat.next-dealer */
void find_turns(struct list *list);

#endif

/* Books the deals of a series, and checks its written totals. */
#ifndef LIST_BOOK_H
#define LIST_BOOK_H

#include "list/series.h"

/** Books the deals of a series, checks written totals and sums, and ranks the
 *  players. The rows must be judged and the players seated before.
 *  clauses sheet.entry sheet.series sheet.ranking */
void sum_up(struct lists *lists, struct list *list);


/** Books each deal by itself, where the series is not added up: its deals are counted. */
void book_alone(struct list *list);

#endif

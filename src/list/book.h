/* Books the deals of a series, and compares the totals that are written. */
#ifndef LIST_BOOK_H
#define LIST_BOOK_H

#include "list/series.h"

/** Books the deals of a series, compares written totals and sums, and ranks the
 *  players. Its rows are judged and its players seated.
 *  clauses sheet.entry sheet.series sheet.ranking */
void sum_up(struct lists *lists, struct list *list);

#endif

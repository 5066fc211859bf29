/* Makes score lists from rows: runs every step in its order. */
#ifndef LIST_LIST_H
#define LIST_LIST_H

#include "list/series.h"

/** Judges all rows, puts them into series, books these, and sorts the flaws by
 *  line. rows, scoring, seat and drawn must be set before. Returns false if out of
 *  memory. */
bool lists_make(struct lists *lists);
void lists_free(struct lists *lists);

#endif

/* Score lists made from rows: every step in its order. */
#ifndef LIST_LIST_H
#define LIST_LIST_H

#include "list/series.h"

/** Judges all rows, puts them together and adds all flaws, sorted by line.
 *  rows, scoring, seat and drawn are set. Returns false without memory. */
bool lists_make(struct lists *lists);
void lists_free(struct lists *lists);

#endif

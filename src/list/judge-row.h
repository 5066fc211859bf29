/* Judges one row of a score list by itself. A missing fact is never an error. */
#ifndef LIST_JUDGE_ROW_H
#define LIST_JUDGE_ROW_H

#include "list/rows.h"

/** Judges one row by itself: adds its flaws, and returns what to book.
 *  clauses level.* value.* announce.* matadors.limit auction.values */
struct ruling judge_row(struct rows *rows, const struct row *row,
                        const struct skr_code *code);

/** Was the deal passed in? The row says so, or states only facts that a form fills
 *  in by itself. */
bool row_passed_in(const struct rows *rows, const struct row *row);

/** Does the row name no soloist and book nothing? */
bool row_empty(const struct rows *rows, const struct row *row);

#endif

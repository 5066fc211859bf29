/* Several engines beside each other: what each answered to the same vectors. */
#ifndef CONFORM_ACROSS_H
#define CONFORM_ACROSS_H

#include "conform/report.h"

/** The most engines on a page. */
#define MOST_ENGINES 64

/** The results of an engine, as conform_jsonl() writes them. */
struct results {
    struct items items;      /**< all vectors under all codes; those it was not
                                  asked, or asked otherwise, are NOT_ASKED */
    char *head;              /**< the line about the engine; or a null pointer */
};

/** Reads results. Questions that have changed since count as not asked. Returns
 *  false, with a message, for a file that is none. */
bool results_read(struct results *results, const struct vectors *vectors,
                  const char *file, char error[256]);

void results_free(struct results *results);

/** Keeps one item for each case, whatever its codes: one that failed, if any. */
void items_once(struct items *items);

/** The engine with most right answers first. */
void across_sort(struct results *results, int count);

/** A page that compares them: clauses down, engines across, and each case that
 *  somebody fails with all answers. */
void across_html(struct out *out, const struct results *results, int count,
                 const struct vectors *vectors);

#endif

/* Series: the rows that belong together, and what they come to. */
#ifndef LIST_SERIES_H
#define LIST_SERIES_H

#include "list/rows.h"

/** One series. */
struct list {
    int series, date;          /**< what it is called; index of a name, or -1 */
    struct row *first, *last;  /**< its rows, linked by next */
    int count;                 /**< of them */
    int player[SKR_TABLE];     /**< names, clockwise as far as that is known; -1
                                    for somebody who is never named */
    bool too_many;             /**< names or deals: not summed up */
    struct skr_sheet sheet;
    int place[SKR_TABLE];
    unsigned lot;              /**< set of players whom only a lot can part */
};

struct lists {
    struct rows *rows;
    struct skr_scoring scoring;   /**< players is set for each list */
    int seat[SKR_TABLE], seats;   /**< names given by the user, clockwise */
    int drawn[SKR_TABLE], draws;  /**< names as a lot has put them */
    int name[SKR_TABLE], everybody; /**< who is named in the file; nobody when
                                       they are more than fit at one table */
    struct list *list;
    int count, room;
};

/** A series has no more deals, since their sums might not fit. */
#define MOST_DEALS 10000

/** Puts every row into its series. Returns false without memory. */
bool put_into_series(struct lists *lists);

/** Reports deals that are missing or there twice. Returns false without memory.
 *  clause sheet.series */
bool check_numbers(struct rows *rows, const struct list *list);

#endif

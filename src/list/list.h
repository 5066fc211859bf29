/* Rows put together: series by series, who played, what it comes to. */
#ifndef SKR_LIST_H
#define SKR_LIST_H

#include "list/rows.h"

/** One row as it counts. */
struct deal {
    struct ruling ruling;
    int next;                  /**< row of the same series, or -1 */
    int sum;                   /**< index + 1 of the sum behind it, or 0 */
    bool entered;
    int points[SKR_TABLE];     /**< running, by player */
    int total[SKR_TABLE];      /**< with the bonuses of the scheme */
};

/** One series. */
struct list {
    int series, date;          /**< what it is called; index of a name, or -1 */
    int first, last, count;    /**< its rows */
    int player[SKR_TABLE];     /**< names, clockwise as far as that is known; -1
                                    for somebody who is never named */
    bool too_many;             /**< names: not summed up */
    struct skr_sheet sheet;
    int place[SKR_TABLE];
    unsigned lot;              /**< whom only a lot can part */
};

struct lists {
    struct rows *rows;
    struct skr_scoring scoring;   /**< players is set for each list */
    int seat[SKR_TABLE], seats;   /**< names given by the user, clockwise */
    int drawn[SKR_TABLE], draws;  /**< names as a lot has put them */
    int name[SKR_TABLE], everybody; /**< who is named in the file, if they are
                                       no more than fit at one table */
    struct deal *deal;            /**< one a row */
    struct list *list;
    int count, room;
};

/** Judges all rows, puts them together and adds all flaws, sorted by line.
 *  rows, scoring, seat and drawn are set. Returns false without memory. */
bool lists_make(struct lists *lists);
void lists_free(struct lists *lists);

/** What a player is called; who is never named is "?1" to "?4", by his seat. */
const char *player_name(const struct lists *lists, const struct list *list,
                        int player);

#endif

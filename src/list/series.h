/* Puts rows into series, and keeps the results of each. */
#ifndef LIST_SERIES_H
#define LIST_SERIES_H

#include "list/rows.h"

/** One series. */
struct list {
    int series, date;          /**< indices of names, or NONE */
    struct row *first, *last;  /**< its rows, linked by next */
    int count;                 /**< of rows */
    int player[SKR_TABLE];     /**< names, clockwise if the order is known; NONE for
                                    a player who is never named */
    enum { NOT_REFUSED,
           TOO_MANY,           /**< a fifth name: refused_name, first in refused_at */
           HAS_GROWN           /**< a table of three got a fourth player there */
    } refused;                 /**< why the series is not added up */
    int refused_name;
    const struct row *refused_at;
    bool too_large;            /**< sums: not added up either */
    struct skr_sheet sheet;
    int place[SKR_TABLE];
    unsigned lot;              /**< set of players that only a lot can rank */
};

struct lists {
    struct rows *rows;
    struct skr_scoring scoring;   /**< players is set for each list */
    int seat[SKR_TABLE], seats;   /**< names given by the user, clockwise */
    int drawn[SKR_TABLE], draws;  /**< names in the order of the lot */
    int name[SKR_TABLE], everybody; /**< the names in the file; none if there are
                                       more than fit at one table */
    struct list *list;
    int count, room;
};

/** The most points that a player may have before the last deal of a series; with that
 *  deal and the bonuses they still fit in an int. */
#define MOST_SUM 300000000

/** Does the series have sums? */
static inline bool is_summed(const struct list *list)
{
    return list->refused == NOT_REFUSED && !list->too_large;
}

/** Puts every row into its series. Returns false if out of memory. */
bool put_into_series(struct lists *lists);

/** Reports deals that are missing or repeated, and sets how many deals lie between the
 *  rows. Returns false if out of memory.
 *  clause sheet.series */
bool check_numbers(struct rows *rows, const struct list *list);

#endif

/* Rows put together: series by series, who played, and the sums. */
#ifndef LIST_LIST_H
#define LIST_LIST_H

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

/** Judges all rows, puts them together and adds all flaws, sorted by line.
 *  rows, scoring, seat and drawn are set. Returns false without memory. */
bool lists_make(struct lists *lists);
void lists_free(struct lists *lists);

/** The name of a player; who is never named is "?1" to "?4", by his seat. */
const char *player_name(const struct lists *lists, const struct list *list,
                        int player);

/* ---------------------------------------------------- the steps of lists_make */

/** Judges one row by itself: adds its flaws, and returns what to book.
 *  clauses level.* value.* announce.* matadors.limit auction.values */
struct ruling judge_row(struct rows *rows, const struct row *row,
                        const struct skr_code *code);

/** Is it a deal that was passed in? Nobody bid, or the row holds only what a
 *  form fills in by itself. */
bool row_passed_in(const struct row *row);

/** Keeps the columns that are players', reports on stderr which are ignored, and
 *  finds out who is named in the file. */
void find_names(struct lists *lists);

/** Sets who plays in the series, and who dealt where records show it. */
void seat_players(struct lists *lists, struct list *list);

/** The player of that name, or SKR_NOBODY. */
int find_player(const struct list *list, int name);

/** Puts every row into its series. Returns false without memory. */
bool put_into_series(struct lists *lists);

/** Reports deals that are missing or there twice. Returns false without memory.
 *  clause sheet.series */
bool check_numbers(struct rows *rows, const struct list *list);

/** Books the deals of a series, compares written totals and sums, and ranks the
 *  players. */
void sum_up(struct lists *lists, struct list *list);

#endif

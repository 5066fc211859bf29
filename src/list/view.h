/* Texts and figures that several output formats of score lists share. */
#ifndef LIST_VIEW_H
#define LIST_VIEW_H

#include "list/series.h"

/** Name and date of a series: "12, 2024-05-01"; "" without both. */
#define LIST_TEXT 64
void list_text(const struct lists *lists, const struct list *list,
               char text[LIST_TEXT]);

/* -------------------------------------------------------------------- a deal */

/** Its recorded number; otherwise its position in the series. */
static inline int deal_number(const struct row *row)
{
    return number_or(row, F_DEAL, row->position);
}

/** Is it booked as a game of the soloist, with a score? */
static inline bool has_score(const struct row *row)
{
    return row->booked && row->ruling.kind == RULED_GAME;
}

/** "clubs", "passed in" ...; a null pointer if unknown. */
const char *row_game(enum language language, const struct row *row);

/** "grand hand with 2 schneider", or brief "grand hand +2 schneider"; "" if the
 *  game is unknown. */
#define GAME_TEXT 160
void game_text(enum language language, const struct row *row, bool brief,
               char text[GAME_TEXT]);

/* ------------------------------------------------------- lines below a series */

/** A line below the deals: each player's final figures. */
enum line {
    LINE_POINTS, LINE_WON, LINE_LOST,
    LINE_OWN,                  /**< the points for games won and lost */
    LINE_OTHERS,               /**< the points for games that others lost */
    LINE_TOTAL, LINE_PLACE, LINES
};

/** The figures of a line, by player. clauses sheet.seeger sheet.fabian sheet.ranking */
void get_line(const struct list *list, enum line line, int number[SKR_TABLE]);

/** The name of the line; a null pointer if the scheme does not have the figure, or
 *  if the total equals the points. */
const char *line_name(enum language language, const struct list *list, enum line line);

/* --------------------------------------------------------------------- flaws */

/** "1 deal", "2 deals" */
#define DEALS_TEXT 40
void deals_text(enum language language, int deals, char text[DEALS_TEXT]);

/** "violates", "undecided", "malformed" ... */
const char *flaw_verdict(enum language language, const struct flaw *flaw);

/** The verdict on a row: the strongest of its flaws. */
enum verdict row_verdict(const struct rows *rows, const struct row *row);

/** Flaws by kind. */
struct flaw_count { int wrong, malformed, undecided, convention; };
struct flaw_count count_flaws(const struct rows *rows);

#endif

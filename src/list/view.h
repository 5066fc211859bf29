/* What every written form of a score list shows of it. */
#ifndef LIST_VIEW_H
#define LIST_VIEW_H

#include "list/series.h"

/** What a series is called: "12", or "" when it has no name. */
#define LIST_TEXT 64
void list_text(const struct lists *lists, const struct list *list,
               char text[LIST_TEXT]);

/* -------------------------------------------------------------------- a deal */

/** Its number as recorded, or else its position in the series. */
static inline int deal_number(const struct row *row)
{
    return number_or(row, F_DEAL, row->position);
}

/** Is it booked as a game of the soloist, with a score? */
static inline bool has_score(const struct row *row)
{
    return row->booked && row->ruling.kind == RULED_GAME;
}

/** "clubs", "passed in" ...; a null pointer when it is unknown. */
const char *row_game(const struct row *row);

/** "grand hand with 2 schneider", or brief "grand hand +2 schneider"; "" when
 *  nothing is known of the game. */
#define GAME_TEXT 80
void game_text(const struct row *row, bool brief, char text[GAME_TEXT]);

/* ------------------------------------------------------- lines below a series */

/** A line below the deals: what each player has in the end. */
enum line {
    LINE_POINTS, LINE_WON, LINE_LOST,
    LINE_OWN,                  /**< the points for games won and lost */
    LINE_OTHERS,               /**< the points for games that others lost */
    LINE_TOTAL, LINE_PLACE, LINES
};

/** By player. clauses sheet.seeger sheet.fabian sheet.ranking */
void get_line(const struct list *list, enum line line, int number[SKR_TABLE]);

/** The name of the line; a null pointer when the scheme has no such figure, or
 *  the total is that of the points. */
const char *line_name(const struct list *list, enum line line);

/* --------------------------------------------------------------------- flaws */

/** "recorded 24, ruled 48". */
#define FLAW_TEXT 136
void flaw_text(const struct flaw *flaw, char text[FLAW_TEXT]);

/** "violates", "undecided", "malformed" ... */
const char *flaw_verdict(const struct flaw *flaw);

/** Flaws by kind: wrong ones, and doubts. */
struct flaw_count { int wrong, malformed, undecided; };
struct flaw_count count_flaws(const struct rows *rows);

#endif

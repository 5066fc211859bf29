/* Writers: score lists for people, for spreadsheets, for programs, for paper. */
#ifndef SKR_SHEET_WRITE_H
#define SKR_SHEET_WRITE_H

#include "base/out.h"
#include "list/list.h"

/** A line a flaw, compiler style. */
void write_flaws(struct out *out, const struct lists *lists);

/** A table a series; all: with its deals, though there are several series. */
void write_text(struct out *out, const struct lists *lists, bool all);

/** A row a deal, with the running totals; it can be read again. */
void write_csv(struct out *out, const struct lists *lists);

/** One object and a newline. */
void write_json(struct out *out, const struct lists *lists);

/** A page that needs nothing else. */
void write_html(struct out *out, const struct lists *lists);

/** "grand hand with 2 schneider", or brief "grand hand +2 schneider"; "" when
 *  nothing is known of the game. */
#define GAME_TEXT 80
void game_text(const struct row *row, const struct ruling *ruling, bool brief,
               char text[GAME_TEXT]);

/** What a series is called: "12", or "" when it has no name. */
#define LIST_TEXT 64
void list_text(const struct lists *lists, const struct list *list,
               char text[LIST_TEXT]);

/** What a total is made of: the points for games won and lost, and for games
 *  that others have lost. clauses sheet.seeger sheet.fabian */
int own_bonus(const struct list *list, int player);
int others_bonus(const struct list *list, int player);

/** Flaws by kind: wrong ones, and doubts. */
struct flaw_count { int wrong, malformed, undecided, other; };
struct flaw_count count_flaws(const struct rows *rows);

#endif

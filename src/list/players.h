/* Who plays: at a table, in a series, in the whole file. */
#ifndef LIST_PLAYERS_H
#define LIST_PLAYERS_H

#include "list/series.h"

/** Keeps the columns that are players', reports on stderr which are ignored, and
 *  finds out who is named in the file. */
void find_names(struct lists *lists);

/** Sets who plays in the series, and who dealt where records show it. */
void seat_players(struct lists *lists, struct list *list);

/** The player of that name, or SKR_NOBODY. */
int find_player(const struct list *list, int name);

/** The name of a player; who is never named is "?1" to "?4", by his seat. */
const char *player_name(const struct lists *lists, const struct list *list,
                        int player);

#endif

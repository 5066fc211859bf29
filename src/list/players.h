/* Finds out who plays in a series, and who is named in the whole file. */
#ifndef LIST_PLAYERS_H
#define LIST_PLAYERS_H

#include "list/series.h"

/** Keeps the players' columns, reports ignored columns on stderr, and collects the
 *  names in the file. */
void find_names(struct lists *lists);

/** Sets the players of the series, and the dealer of each deal that records show. */
void seat_players(struct lists *lists, struct list *list);

/** The player whose name is so much like this one that he may be meant, or
 *  SKR_NOBODY. */
int near_player(const struct lists *lists, const struct list *list, int name);

/** The player of that name, or SKR_NOBODY. */
int find_player(const struct list *list, int name);

/** The name of a player; "?1" to "?4", by his seat, if the file never names him. */
const char *player_name(const struct lists *lists, const struct list *list,
                        int player);

#endif

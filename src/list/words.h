/* The words of score lists, English and German, long and short. */
#ifndef LIST_WORDS_H
#define LIST_WORDS_H

#include "list/csv.h"
#include "list/rows.h"

/** Room for a folded text: longer ones are cut off. */
#define FOLDED 64

/** Small letters without umlauts, one blank for everything that is neither
 *  letter nor digit, none at the ends: "Über-reizt " becomes "uber reizt". */
void word_fold(struct cell cell, char out[FOLDED]);

/** Is the folded text one of the list, which is blank separated? */
bool word_listed(const char *list, const char *folded);

/** Nothing is told: empty, a dash, a question mark, NULL of a data base. */
bool word_empty(struct cell cell);

/** A whole number; +24, 24.0 and 24,0 are taken too, and every minus sign. */
bool word_number(struct cell cell, int *number);

/** Matadors: a signed number, or "with 2", "ohne 3". */
bool word_matadors(struct cell cell, int *number);

/** 1: yes, x, ja ...; 0: no, nein ...; -1: neither. */
int word_flag(struct cell cell);

/** 1: won, 0: lost, 2: passed in, -1: none of them. */
int word_outcome(struct cell cell);

/** SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ, or -1. */
int word_level(struct cell cell);

/** Reads the cell of a game: its name, and what may stand with it: "Null
 *  ouvert", "Grand Hand", "Pik mit 2", "DHS", 24. Returns whether it could. */
bool word_game(struct cell cell, struct row *row);

/** Reads the cell of a level: "Hand Schneider angesagt". What it does not name
 *  the game did not have. Returns whether it could. */
bool word_levels(struct cell cell, struct row *row);

#endif

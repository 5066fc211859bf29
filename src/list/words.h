/* Reads the words of score lists, English and German, long and short. */
#ifndef LIST_WORDS_H
#define LIST_WORDS_H

#include "base/fold.h"
#include "list/csv.h"
#include "list/rows.h"

/** Folds a text: "Über-reizt " becomes "uber reizt". */
void word_fold(struct cell cell, char out[FOLDED_WORD]);

/** Does the text need an apostrophe before it in a table? A spreadsheet would take it
 *  for a formula, or a reader for no text at all. */
bool word_guarded(struct cell cell);

/** The text without the apostrophe that guards it. */
struct cell word_name(struct cell cell);

/** Does the cell state nothing? It is empty, a dash, a question mark, or the NULL of
 *  a database. */
bool word_empty(struct cell cell);

/** Reads a whole number; accepts +24, 24.0, 24,0 and every minus sign. */
bool word_number(struct cell cell, int *number);

/** Reads matadors: a signed number, or "with 2", "ohne 3". */
bool word_matadors(struct cell cell, int *number);

/** 1: yes, x, ja ...; 0: no, nein ...; NONE: neither. */
int word_flag(struct cell cell);

/** 2 for contra, 4 for re, 8 for sup, or NONE. */
int word_contra(struct cell cell);

/** 1: won, 0: lost, 2: passed in, 3: not known, -1: none of them. */
int word_outcome(struct cell cell);

/** Is it a word for cards that were thrown: a deal passed in, or a game given up? */
bool word_thrown(struct cell cell);

/** SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ, or NONE. */
int word_level(struct cell cell);

/** Reads the cell of a game: its name, also with levels and matadors: "Null ouvert",
 *  "Grand Hand", "Pik mit 2", "DHS", 24. Returns false if it cannot. */
bool word_game(struct cell cell, struct row *row);

/** Reads the cell of a level: "Hand Schneider angesagt". The game did not have the
 *  levels that the cell does not name. Returns false if it cannot. */
bool word_levels(struct cell cell, struct row *row);

#endif

/* Reads and writes cards as people write them: in skatref's notation, and in words and letters of
 * each language, in the French and the German pack. */
#ifndef WORDS_CARDS_H
#define WORDS_CARDS_H

#include <stddef.h>

#include "base/language.h"
#include "skatref.h"

/** Room for what is wrong with a card. */
#define CARDS_WHY 240

/** One more than there are: a card of them comes twice. */
#define CARDS_MOST 33

/** Reads cards that blanks, commas, points or nothing part: CJ S10, "Kreuz Bube", "Pik-As",
 *  HerzKönig, ♣J, "dama kier", EU; further cards than CARDS_MOST are left. What is
 *  written in the notation, with capitals or not, is always that card, unless German
 *  letters beside it make S doubtful. Returns how many, or -1 and what is wrong:
 *  "'KB' can be CJ or DJ". */
int cards_read(const char *text, int list[CARDS_MOST], enum language language,
               char why[CARDS_WHY]);

/** Room for all cards as text. */
#define CARDS_TEXT (32 * 3 + 1)

/** Writes the cards of a set, from the highest suit down: "CJ CA SJ"; as many
 *  as there is room for. */
void write_cards(char *out, size_t size, skr_cards cards);

#endif

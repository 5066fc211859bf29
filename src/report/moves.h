/* A move of a record as a sentence: "middlehand announces grand hand". */
#ifndef REPORT_MOVES_H
#define REPORT_MOVES_H

#include "base/out.h"
#include "record/record.h"

/** Writes who does what. It has no colon, and no full stop at its end. */
void put_move(struct out *out, const struct record *record, const struct move *move);

/** What a player does between the cards, to stand after his name: "gives up"; a null
 *  pointer for a move that has no such words. */
const char *incident_words(enum language language, const struct move *move);

/** "shows one of his cards" after a player's name, or "breaks end.card-shown". */
void put_breach(struct out *out, enum skr_clause clause);

/** The house rule of a MOVE_HOUSE: "Ramsch", or the words of the log. */
void put_house_rule(struct out *out, const struct record *record, const struct move *move);

#endif

/* What a careful beginner makes of his cards. Weights are in half tricks. */
#ifndef MATCH_SENSE_H
#define MATCH_SENSE_H

#include "skatref.h"

/** The highest bid that these ten cards are worth; 0: to pass. */
int sense_limit(skr_cards hand);

/** The best game of these ten or twelve cards that reaches the bid; the best of all if
 *  none does. */
enum skr_game sense_game(skr_cards hand, int bid);

/** The two of twelve cards to put away. */
skr_cards sense_discard(enum skr_game game, skr_cards hand);

/** One of the legal cards. */
int sense_card(const struct skr_state *state, int seat, skr_cards legal);

#endif

/* The deal of a record, as given or as its cards show. */
#ifndef JUDGE_DEAL_H
#define JUDGE_DEAL_H

#include "judge/replay.h"

/** Judges the deal, and begins with it. */
void judge_deal(struct replay *p);

/** Collects the cards that each seat plays; returns false unless they are
 *  thirty. */
bool cards_played(const struct record *r, skr_cards by[3]);

#endif

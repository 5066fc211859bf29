/* The bids that cards cover, and what they are worth in other games. */
#ifndef REPORT_BIDS_H
#define REPORT_BIDS_H

#include "base/out.h"
#include "question/given.h"

/** The bids that the game covers, by what is announced and made. */
void report_bids(struct out *out, const struct given *told);

/** What the same cards are worth in each game, won simple. */
void report_games(struct out *out, const struct given *told);

#endif

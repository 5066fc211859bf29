/* The auction, and to whom it leads. */
#ifndef JUDGE_AUCTION_H
#define JUDGE_AUCTION_H

#include "judge/replay.h"

/** Judges calls. */
void judge_bid(struct replay *p, const struct move *m);
void judge_hold(struct replay *p, const struct move *m);
void judge_pass(struct replay *p, const struct move *m);

/** Judges an auction of which only the end is told. */
void judge_told(struct replay *p, const struct move *m);

/** Something else is done before the auction is over: it is taken to be. */
void force_auction_end(struct replay *p, const struct move *m);


/** A game announced instead of an auction. clause home.push-grand-hand */
void begin_grand_hand(struct replay *p, const struct move *m);

#endif

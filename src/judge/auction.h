/* The auction, and to whom it leads. */
#ifndef JUDGE_AUCTION_H
#define JUDGE_AUCTION_H

#include "judge/replay.h"

/** Judges a call. */
judge_move judge_call;

/** Judges an auction of which only the end is told. */
judge_move judge_told;

/** Something else is done before the auction is over: it is taken to be. */
judge_move force_auction_end;

/** A game announced instead of an auction. clause home.push-grand-hand */
judge_move begin_grand_hand;

#endif

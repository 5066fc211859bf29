/* Judges the auction. */
#ifndef JUDGE_AUCTION_H
#define JUDGE_AUCTION_H

#include "judge/replay.h"

/** Judges a call. */
judge_move judge_call;

/** Players who may not bid any more, a bit per seat, are out, and the others begin
 *  anew; dealer: so they do after a look of his. clause auction.peek */
void judge_looks(struct replay *p, unsigned seats, bool dealer);

/** Judges an auction of which the record has only the end. */
judge_move judge_outcome;

/** Judges any other move before the auction is over, which ends it. */
judge_move force_auction_end;

/** Judges a game announced instead of an auction. clause
 *  home.push-grand-hand */
judge_move begin_grand_hand;

#endif

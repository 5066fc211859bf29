/* Judges the auction. */
#ifndef JUDGE_AUCTION_H
#define JUDGE_AUCTION_H

#include "judge/replay.h"

/** Judges a call. */
judge_move judge_call;

/** Players who may not bid any more, by the misdeal that the state has ruled on, are out,
 *  and the others begin anew. clause auction.peek */
void judge_looks(struct replay *p);

/** Judges an auction of which the record has only the end. */
judge_move judge_outcome;

/** Judges any other move before the auction is over, which ends it. */
judge_move force_auction_end;

/** Judges a game announced instead of an auction. clause
 *  home.push-grand-hand */
judge_move begin_grand_hand;

#endif

/* Judges the moves before the play: the skat and the announcement. */
#ifndef JUDGE_CONTRACT_H
#define JUDGE_CONTRACT_H

#include "judge/move.h"

/** Judges who takes up the skat. */
judge_move judge_take;

/** Judges the cards found in it. */
judge_move judge_found;

/** Judges an announcement, or a second one. clause announce.change */
judge_move judge_announce;

/** Judges a card played before the announcement. clause announce.required */
judge_move judge_no_game;

/** Is the move m a demand to play on after this lead before the announcement, in time? */
bool demands_after_lead(const struct replay *p, const struct move *lead,
                        const struct move *m);

/** Judges cards put away after the announcement. */
judge_move judge_discard;

#endif

/* Incidents in the play. */
#ifndef JUDGE_INCIDENT_H
#define JUDGE_INCIDENT_H

#include "judge/replay.h"

/** Judges cards shown, cards thrown down, a breach that the record names. */
judge_move judge_show, judge_throw, judge_breach;

/** Judges the other side's answer: to agree, to object, or to demand to play
 *  on. */
judge_move judge_answer, judge_play_on;

/** Judges a player who says that he gives up. */
judge_move judge_resign;

/** Judges a player who leaves or runs out of time. */
judge_move judge_absent;

/** Finds that a ruling by this clause is not known, as its search is too long. */
void find_too_long(struct replay *p, enum skr_clause clause, const struct move *m);

/** Before a move that does not answer it: the soloist gave up with fewer than nine cards,
 *  and if a defender objected, or cards follow without consent, the game goes on. */
void go_on_without_consent(struct replay *p, const struct move *m);

/** After the last move: ends the game if a defender gave up and nobody played
 *  on. */
void end_on_resignation(struct replay *p);

#endif

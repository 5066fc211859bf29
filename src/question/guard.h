/* What a question must know before it is ruled on, and what of it cannot be: one
 * list for every door, so that none rules on a fact that nobody gave. */
#ifndef QUESTION_GUARD_H
#define QUESTION_GUARD_H

#include "question/question.h"

/** The announcement of a game that is played, as ruled: nothing of it may have
 *  to be struck out. */
void guard_announcement(struct question *q);

/** A bid that the code knows, or 0. */
void guard_bid(struct question *q);

/** Both, contra with the house rule only, and matadors that fit. */
void guard_contract(struct question *q);

/** A number of matadors that the game has. */
void guard_number_of_matadors(struct question *q);

/** That the matadors are known as far as they must be. */
void guard_matadors(struct question *q);

/** The cards still held go with the turn and the unfinished trick. They tell what is
 *  unplayed, which is set. */
void guard_held(struct question *q);

/** What was played: two of three figures give the third. Asks for what is missing
 *  where the value or the ruling turns on it. */
void guard_taken(struct question *q);

/** The incident: who agrees, when it was noticed, whose the trick is. */
void guard_incident(struct question *q);

/** All of them, of value and of ending. */
/** Where the cheapest game is charged, cards that have the matadors: one to three are the
 *  same in each suit and in grand, so that all such cards cost the same. clauses
 *  value.overbid-null end.early-lead */
void guard_cards_of(struct question *q);
void guard_value(struct question *q);
void guard_ending(struct question *q);

/** The facts of a misdeal: what each kind of it needs, and a game that it decides. */
void guard_misdeal(struct question *q);

/** Notes that the engine refuses the facts, at the fact to blame. */
void guard_engine(struct question *q, enum skr_error error);

/** Does the incident end no game under any code, and is no fact about the play given? Then it
 *  is ruled without such facts. */
bool guard_ends_nothing(const struct question *q);

/** Does the ruling by that code turn on whether the defenders agree? */
bool guard_needs_agreement(const struct question *q, const struct skr_code *code);

/** The same of when a wrong card was noticed. */
bool guard_needs_noticed(const struct question *q, const struct skr_code *code);

/** The same of the value of a game of which no tricks were given. */
bool guard_needs_tricks(const struct question *q, const struct skr_code *code);

/** What a ramsch comes to, if the question is right.
 *  clauses home.push-refuse home.ramsch */
bool guard_ramsch(struct question *q, struct skr_ramsch_value *v);

#endif

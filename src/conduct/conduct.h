/* Conduct: breaches, giving up, cards shown: what ends a game before its last
 * card. Each file rules some happenings from the position and the incident. */
#ifndef SKR_CONDUCT_H
#define SKR_CONDUCT_H

#include "rules/rules.h"

bool by_soloist(const struct skr_position *p, const struct skr_incident *i);

bool null_game(const struct skr_facts *f);

/** Are the cards that the players hold known? */
bool hands_known(const struct skr_position *p);

/* ---------------------------------------------------------- how a ruling ends */

/** It is played on. */
enum skr_error go_on(struct skr_ruling *out, enum skr_clause clause);

/** The game is over, and valued by its end. */
enum skr_error end_game(struct skr_ruling *out, enum skr_clause clause,
                        enum skr_ending ending);

/** The game is over: the rest goes to one side, and counts with all that follows
 *  from it. */
enum skr_error give_rest(struct skr_ruling *out, enum skr_clause clause,
                         enum skr_rest rest);

/** The game is over by a breach of either side. before: the clause that decides
 *  a game which was not decided yet. */
enum skr_error end_by_breach(const struct skr_position *p,
                             const struct skr_incident *i,
                             enum skr_clause before, struct skr_ruling *out);

/* ----------------------------------------------------------------- happenings */

/** clauses end.revoke end.wrong-lead end.card-shown end.betrayal end.play-on
 *  skat.unseen skat.closed trick.closed announce.show */
enum skr_error rule_breach(const struct skr_position *p,
                           const struct skr_incident *i,
                           struct skr_ruling *out);

/** clause end.early-lead */
enum skr_error rule_early_lead(const struct skr_position *p,
                               const struct skr_incident *i,
                               struct skr_ruling *out);

/** clauses end.concede-soloist end.concede-consent end.concede-defender */
enum skr_error rule_giving_up(const struct skr_position *p,
                              const struct skr_incident *i,
                              struct skr_ruling *out);

/** clause end.absent */
enum skr_error rule_absence(const struct skr_position *p,
                            const struct skr_incident *i,
                            struct skr_ruling *out);

/** clause end.throw */
enum skr_error rule_throw(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out);

/** clauses end.offer end.claim end.lay-down end.open-play end.open-play-1999 */
enum skr_error rule_shown(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out);

#endif

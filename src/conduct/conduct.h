/* Conduct: breaches, giving up, cards shown: what ends a game before its last
 * card. Each file rules some happenings from the position and the incident. */
#ifndef SKR_CONDUCT_H
#define SKR_CONDUCT_H

#include "rules/rules.h"

bool by_soloist(const struct skr_position *p, const struct skr_incident *i);

bool null_game(const struct skr_facts *f);

/** The seats of the two defenders, a bit each. */
unsigned defenders(const struct skr_position *p);

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

/** Do the defenders end a game whose bid not even schwarz covers, and that the card
 *  points leave undecided? It stays lost; the sources leave this open.
 *  clause end.forced-level */
bool stays_overbid(const struct skr_position *p, const struct skr_incident *i);

/** Does the innocent side demand to play on, and in time? */
bool play_on_demanded(const struct skr_incident *i);

/** It is played on, and a wrong card is put right. */
enum skr_error play_on(const struct skr_incident *i, struct skr_ruling *out);

/** Do the defender's own cards decide the game for his side, whatever the two
 *  others play? The game is undecided and the cards are known. clause
 *  end.own-cards-decide */
enum skr_search decides_alone(const struct skr_position *p, int seat);

/** The card points that the defenders need to decide a suit or grand game; 0 if a
 *  trick does. clause end.decided */
int least_to_decide(const struct skr_position *p);

/* ----------------------------------------------------------------- happenings */

/** clauses end.revoke end.wrong-lead end.card-shown end.betrayal end.play-on
 *  end.partner-warned general.leave skat.unseen skat.closed trick.closed announce.show;
 *  before 1999 end.revoke-corrected end.revoke-late end.lead-back end.shown-suit */
enum skr_error rule_breach(const struct skr_position *p,
                           const struct skr_incident *i,
                           struct skr_ruling *out);

/** The same, as if it were a happening of this kind. */
enum skr_error rule_as(const struct skr_position *p,
                       const struct skr_incident *i, enum skr_happening kind,
                       struct skr_ruling *out);

/** clauses trick.complete trick.gathered trick.last play.stays end.shown-suit */
enum skr_error rule_trick(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out);

/** clauses end.own-cards-decide end.betrayal */
enum skr_error rule_says_lost(const struct skr_position *p,
                              const struct skr_incident *i,
                              struct skr_ruling *out);

/** clauses end.early-lead end.announced-late */
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

/** clauses end.throw end.throw-null end.throw-null-letter */
enum skr_error rule_throw(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out);

/** clauses end.offer end.claim end.lay-down end.open-play end.open-play-1999
 *  end.open-play-decides end.open-play-party */
enum skr_error rule_shown(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out);

/** clause end.skat-shown */
enum skr_error rule_skat_shown(const struct skr_position *p,
                               const struct skr_incident *i,
                               struct skr_ruling *out);

#endif

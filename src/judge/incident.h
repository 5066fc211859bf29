/* Incidents in the play, and cards against the rules. */
#ifndef JUDGE_INCIDENT_H
#define JUDGE_INCIDENT_H

#include "judge/move.h"

struct incidents {
    struct skr_incident last;        /**< until the game ended */
    const struct move *move;         /**< ... its move */
    bool pending;                    /**< ... can still be answered */
    bool card_back;                  /**< ... is a card that can be taken
                                          back */
    struct skr_play before;          /**< ... the play before it */
    uint8_t resigned;                /**< bit per seat */
    uint8_t showed;                  /**< bit per seat that laid cards down */
    int8_t left, timed_out;          /**< seat, or SKR_NOBODY */
    bool conceded_early;             /**< by the soloist, with nine or ten
                                          cards */
    bool agreed;                     /**< to the soloist's giving up, by word */
};

/** Judges a card that breaks this clause, before it is played. */
void breach_by_card(struct replay *p, const struct move *m,
                    enum skr_clause clause);

/** Judges cards shown, cards thrown down, a breach that the record names. */
judge_move judge_show, judge_throw, judge_breach;

/** Judges the other side's answer: to agree, to object, or to demand to play
 *  on. */
judge_move judge_answer, judge_play_on;

/** Judges a player who says that he gives up. */
judge_move judge_resign;

/** Judges a player who leaves or runs out of time. */
judge_move judge_absent;

/** After the last move: ends the game if a defender gave up and nobody played
 *  on. */
void end_on_resignation(struct replay *p);

#endif

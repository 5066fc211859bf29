/* What happens in the play besides cards, and cards against the rules. */
#ifndef JUDGE_INCIDENT_H
#define JUDGE_INCIDENT_H

#include "judge/move.h"

struct incidents {
    struct skr_incident last;        /**< until the game ended */
    const struct move *move;         /**< ... with this move */
    bool pending;                    /**< ... can still be answered */
    bool card_back;                  /**< ... is a card that can be taken back */
    struct skr_play before;          /**< ... and how the play was before it */
    uint8_t resigned;                /**< bit per seat */
    uint8_t showed;                  /**< bit per seat that laid cards down */
    int8_t left, timed_out;          /**< seat, or SKR_NOBODY */
    bool conceded_early;             /**< by the soloist, with nine cards or ten */
    bool agreed;                     /**< to the soloist's giving up, by word */
};

/** A card that breaks this clause is about to be played. */
void breach_by_card(struct replay *p, const struct move *m,
                    enum skr_clause clause);

/** Judges cards shown, cards thrown down, a breach that the record names. */
judge_move judge_show, judge_throw, judge_breach;

/** Judges what the other side says to it: agrees or does not, or demands to play
 *  on. */
judge_move judge_answer, judge_play_on;

/** Judges a player who says that he gives up. */
judge_move judge_resign;

/** Judges a player who leaves or runs out of time. */
judge_move judge_absent;

/** After the last move: a defender gave up, and nobody played on. */
void end_on_resignation(struct replay *p);

#endif

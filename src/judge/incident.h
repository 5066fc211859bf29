/* What happens in the play besides cards, and cards against the rules. */
#ifndef JUDGE_INCIDENT_H
#define JUDGE_INCIDENT_H

#include "record/record.h"

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

struct replay;

/** A card that breaks this clause is about to be played. */
void breach_by_card(struct replay *p, const struct move *m,
                    enum skr_clause clause);

/** Judges cards shown, cards thrown down, a breach that the record names. */
void judge_show(struct replay *p, const struct move *m);
void judge_throw(struct replay *p, const struct move *m);
void judge_breach(struct replay *p, const struct move *m);

/** Judges what the other side says to it. */
void judge_consent(struct replay *p, const struct move *m);
void judge_object(struct replay *p, const struct move *m);
void judge_play_on(struct replay *p, const struct move *m);

/** Judges a player who says that he gives up. */
void judge_resign(struct replay *p, const struct move *m);

/** Judges a player who leaves or runs out of time. */
void judge_absent(struct replay *p, const struct move *m);

/** After the last move: a defender gave up, and nobody played on. */
void end_on_resignation(struct replay *p);

#endif

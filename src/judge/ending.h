/* How the game ends in the record. How it ends by the code is known to the state. */
#ifndef JUDGE_ENDING_H
#define JUDGE_ENDING_H

#include "judge/move.h"

/** Why the play ended, in the record. */
enum stop {
    STOP_NONE,       /**< it breaks off */
    STOP_PLAYED,     /**< ten tricks */
    STOP_BY_CODE,    /**< end.null, end.schwarz */
    STOP_SOLOIST,    /**< the soloist resigned, left, or ran out of time */
    STOP_DEFENDERS   /**< both defenders resigned, or one left or ran out */
};

struct ending {
    enum stop stop;
    enum skr_clause stop_clause;     /**< the clause of STOP_BY_CODE */
    bool late;                       /**< a move after the end was found */
    const struct move *by_code;      /**< by the code the game ended with this
                                          move; a null pointer: it did not */
    enum skr_clause broken;          /**< ... because a card broke this one; or
                                          SKR_C_NONE */
    bool played_on;                  /**< ... but cards followed */
    const struct move *convention;   /**< the move that the source books by a
                                          convention, or a null pointer */
};

/** Notes that by the code the game ends with this move, if the state says so, and
 *  nothing before it did. */
void note_end(struct replay *p, const struct move *m);

/** Notes that the source books this move by a convention. */
void note_convention(struct ending *e, const struct move *m);

#endif

/* How the game ends: in the record, and by the code. */
#ifndef JUDGE_ENDING_H
#define JUDGE_ENDING_H

#include "judge/contract.h"

/** Why the play ended, in the record. */
enum stop {
    STOP_NONE,       /**< it just breaks off */
    STOP_PLAYED,     /**< ten tricks */
    STOP_BY_CODE,    /**< end.null, end.schwarz */
    STOP_SOLOIST,    /**< the soloist resigned, left, or ran out of time */
    STOP_DEFENDERS   /**< both defenders resigned, or one left or ran out */
};

struct ending {
    enum stop stop;
    enum skr_clause stop_clause;     /**< what STOP_BY_CODE rests on */
    bool late;                       /**< a move after the end was found */
    const struct move *by_code;      /**< the code ended the game with this move,
                                          or a null pointer: it did not */
    enum skr_clause clause;          /**< ... by this clause */
    enum skr_clause broken;          /**< ... because a card broke this one; or
                                          SKR_C_NONE */
    struct skr_facts facts;          /**< ... with these facts */
    bool open;                       /**< ... which the sources leave open */
    bool played_on;                  /**< ... and cards followed all the same */
    const struct move *convention;   /**< what the source books in a way of its
                                          own, or a null pointer */
};

/** The facts of the game as far as it was played. */
struct skr_facts facts_so_far(const struct skr_code *code,
                              const struct contract *contract,
                              const struct skr_play *play,
                              enum skr_ending ending);

/** By the code the game ends with this move, whatever the record does next;
 *  only the first such end counts. */
void end_by_code(struct ending *e, const struct move *m, enum skr_clause clause,
                 const struct skr_facts *facts);

/** What happens here the source treats in a way of its own. */
void note_convention(struct ending *e, const struct move *m);

#endif

/* The trace of a judgment: what each move of a record came to. Whoever prints a game
 * (explain, the pages, JSON) prints this: how a game runs is known to the engine and to
 * the judge, and where a report followed the cards by itself, it once named the wrong
 * winner of a trick. */
#ifndef JUDGE_TRACE_H
#define JUDGE_TRACE_H

#include "judge/judge.h"

/** What a side or a player has. */
struct traced_side {
    int16_t points;          /**< card points; the soloist's with the skat */
    int8_t tricks;
};

/** The game after a move, as it stands on the table: a card that does not count lies
 *  there all the same. */
struct traced {
    bool counts;             /**< the move changed the game, and was not taken back */
    uint8_t phase;           /**< enum skr_phase */
    uint8_t turn;            /**< bit per seat for which the deal waits */
    uint8_t trick;           /**< number of the trick that lies there, from 1 on; 0: no
                                  card has been played */
    uint8_t laid;            /**< how many cards of it, 0..3 */
    uint8_t place;           /**< of a card in this trick, from 1 on; 0: the move is no
                                  card, or one that belongs to no trick */
    int8_t card[3], by[3];   /**< the cards, and the seats that played them */
    int8_t winner;           /**< of the trick that this card completes, or SKR_NOBODY */
    int16_t points;          /**< ... its card points */
    struct traced_side seat[3]; /**< in tricks, without the skat */
    struct traced_side soloist, defenders, left; /**< left: not played yet; without a
                                  soloist only that is set */
    skr_cards hand[3], skat; /**< as far as they are known */
    enum skr_decision decided; /**< SKR_OPEN without a soloist, too */
    enum skr_clause over;    /**< the clause that ended the game, or SKR_C_NONE */
};

struct trace {
    struct traced deal;      /**< before the first move */
    int skat;                /**< card points that the soloist has before the first
                                  trick. clause skat.owner */
    int8_t rest;             /**< enum skr_rest: which side got what was not played, if a
                                  clause gives it to one; SKR_REST_NOBODYS: none does */
    struct skr_state table;  /**< while it is made: the deal as it lies on the table ... */
    bool laying;             /**< ... since the play has begun */
    bool blind;              /**< ... until a card was not shown: the tricks after it are
                                  not known */
    int followed;            /**< ... of which the judge has followed so many */
    struct traced move[MOVES];
};

/** Judges a record as judge_record, and makes the trace; trace: may be a null
 *  pointer. */
void judge_traced(const struct record *record, const struct skr_code *code,
                  struct judgment *out, struct trace *trace);

/** The game after the last move. */
const struct traced *trace_last(const struct trace *trace, const struct record *record);

/** The facts of the soloist's game at this point: why it is decided. */
struct skr_facts trace_facts(const struct judgment *judgment, const struct traced *traced);

/* ------------------------------------------------------- only for the judge */

struct replay;

/** Notes the deal, then each move after it was judged, and the end. */
void trace_begin(struct trace *trace, const struct replay *replay);
void trace_move(struct trace *trace, const struct replay *replay, const struct move *m);
void trace_end(struct trace *trace, const struct judgment *judgment);

#endif

/* The judge: replays a record through the engine and collects findings. */
#ifndef JUDGE_JUDGE_H
#define JUDGE_JUDGE_H

#include "judge/finding.h"

/** Room for all findings of one record: at most two on a move, except the last
 *  call, the announcement, the cards put away and the first push, which have up
 *  to a dozen more; one on a figure of the result, and a few on the deal and on
 *  how it was booked. */
#define FINDINGS (2 * MOVES + FIGURES + 24)

enum deal_kind { DEAL_PLAYED, DEAL_PASSED_IN, DEAL_ABORTED };

/** The code's ruling on a record. */
struct judgment {
    const struct record *record;
    const struct skr_code *code;
    enum verdict verdict;
    enum deal_kind deal;
    int soloist;                     /**< SKR_NOBODY: none */
    int bid;
    bool announced;                  /**< game is set */
    struct skr_announcement game;    /**< as it counts */
    bool taken;                      /**< the soloist took the skat up */
    skr_cards put_away;              /**< the skat as it counts */
    skr_cards twelve;                /**< the soloist's hand and skat; none
                                          unless all cards are known */
    int ended;                       /**< number of the move that ended the game
                                          by the code before its last trick; 0:
                                          none did */
    enum skr_clause ended_by;        /**< ... and the clause it ended by */
    bool open;                       /**< ... the sources leave this open */
    uint32_t taken_back[MOVES / 32]; /**< a bit for each move: a card
                                          that was taken back, or the demand
                                          to play on that took it back */
    bool valued;                     /**< facts, value, points and tricks are
                                          set */
    struct skr_facts facts;          /**< the facts of the value */
    struct skr_value value;
    int points, tricks;
    bool misdealt;                   /**< misdeal ended the deal, or decided the
                                          game */
    struct skr_misdeal_ruling misdeal;
    bool ramsch;                     /**< played without a soloist */
    bool ramsch_valued;              /**< ramsch_value is set */
    struct skr_ramsch_value ramsch_value;
    int findings;
    struct finding finding[FINDINGS];
};

/** Is move[n] of the record a card that a demand to play on took back, or this
 *  demand? */
static inline bool was_taken_back(const struct judgment *j, int n)
{
    return (j->taken_back[n / 32] >> n % 32 & 1) != 0;
}

/** Judges a record under a code. */
void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out);

/** Do two judgments have the same verdict, value and findings, wherever these
 *  stand in the text of their records? */
bool judged_alike(const struct judgment *a, const struct judgment *b);

#endif

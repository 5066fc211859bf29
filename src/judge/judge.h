/* The judge: replays a record through the engine and collects findings. */
#ifndef JUDGE_JUDGE_H
#define JUDGE_JUDGE_H

#include "judge/finding.h"

/** Room for all findings of one record: at most two on a move, but for the last
 *  call, the announcement, the cards put away and the first push, which make up
 *  to a dozen more; one on a figure of the result, and a few on the deal and
 *  on how it was booked. */
#define FINDINGS (2 * MOVES + FIGURES + 24)

enum deal_kind { DEAL_PLAYED, DEAL_PASSED_IN, DEAL_ABORTED };

/** What the code makes of a record. */
struct judgment {
    const struct record *record;
    const struct skr_code *code;
    enum verdict verdict;
    enum deal_kind deal;
    int soloist;                     /**< SKR_NOBODY when there is none */
    int bid;
    bool announced;                  /**< game is set */
    struct skr_announcement game;    /**< as it counts */
    bool taken;                      /**< the soloist took the skat up */
    skr_cards put_away;              /**< the skat as it counts */
    skr_cards twelve;                /**< the soloist's hand and skat; none when
                                          not all cards are known */
    int ended;                       /**< number of the move that ended the game
                                          by the code before its last trick; 0:
                                          none did */
    enum skr_clause ended_by;        /**< ... and the clause it ended by */
    bool open;                       /**< ... which the sources leave open */
    bool valued;                     /**< what follows but findings is set */
    struct skr_facts facts;          /**< what the value rests on */
    struct skr_value value;
    int points, tricks;
    bool ramsch;                     /**< played without a soloist */
    bool ramsch_valued;              /**< ramsch_value is set */
    struct skr_ramsch_value ramsch_value;
    int findings;
    struct finding finding[FINDINGS];
};

/** Judges a record under a code. */
void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out);

/** What happens when a record tells that a rule is broken, by its clause, as enum
 *  skr_happening; -1 when it is none that the engine rules. */
int breach_happening(enum skr_clause clause);

#endif

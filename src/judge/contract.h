/* The contract: the soloist, the game, and the skat. */
#ifndef JUDGE_CONTRACT_H
#define JUDGE_CONTRACT_H

#include "judge/move.h"

struct contract {
    int soloist;                     /**< SKR_NOBODY: none */
    int bid;
    bool announced;                  /**< game is set */
    struct skr_announcement game;    /**< as it counts */
    bool invalid;                    /**< a part of it was struck out, and he has not
                                          corrected it */
    bool taken;                      /**< the skat was taken up */
    skr_cards twelve;                /**< the soloist's hand and skat */
    skr_cards put_away;              /**< the skat as it counts: the dealt one
                                          until two cards are put away */
    struct skr_contras contras;
    const struct move *early;        /**< the lead before the announcement, or a
                                          null pointer: end.announced-late */
    const struct move *contra_from;  /**< the first move that note_cards has not
                                          seen */
};

/** Judges who takes up the skat. */
judge_move judge_take;

/** Judges the cards found in it. */
judge_move judge_found;

/** Judges an announcement. */
judge_move judge_announce;

/** Judges a second announcement. clause announce.change */
judge_move judge_change;

/** Judges a card played before the announcement. clause announce.required */
judge_move judge_no_game;

/** Judges cards put away after the announcement. */
judge_move judge_discard;

/** Judges any other move before two cards are put away. */
judge_move judge_no_discard;

#endif

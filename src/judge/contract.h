/* What is played, by whom, and with which cards. */
#ifndef JUDGE_CONTRACT_H
#define JUDGE_CONTRACT_H

#include "judge/move.h"

struct contract {
    int soloist;                     /**< SKR_NOBODY when there is none */
    int bid;
    bool announced;                  /**< game is set */
    struct skr_announcement game;    /**< as it counts */
    bool taken;                      /**< the skat was taken up */
    skr_cards twelve;                /**< the soloist's hand and skat */
    skr_cards put_away;              /**< the skat as it counts: as it was dealt,
                                          until it is put away */
    struct skr_contras contras;
    const struct move *contra_from;  /**< first move that is not noted there */
};

/** Judges who takes up the skat. */
judge_move judge_take;

/** Judges the cards found in it. */
judge_move judge_found;

/** Judges an announcement. */
judge_move judge_announce;

/** Judges a second announcement after the first. clause announce.change */
judge_move judge_change;

/** Judges a card played before the announcement. clause announce.required */
judge_move judge_no_game;

/** Judges cards put away after the announcement. */
judge_move judge_discard;

/** Judges anything done before they are put away. */
judge_move judge_no_discard;

#endif

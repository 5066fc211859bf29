/* What is played, by whom, and with which cards. */
#ifndef JUDGE_CONTRACT_H
#define JUDGE_CONTRACT_H

#include "record/record.h"

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

struct replay;

/** Judges who takes up the skat. */
void judge_take(struct replay *p, const struct move *m);

/** Judges the cards found in it. */
void judge_found(struct replay *p, const struct move *m);

/** Judges an announcement. */
void judge_announce(struct replay *p, const struct move *m);

/** Judges a second announcement after the first. clause announce.change */
void judge_change(struct replay *p, const struct move *m);

/** Judges a card played before the announcement. clause announce.required */
void judge_no_game(struct replay *p, const struct move *m);

/** Judges cards put away after the announcement. */
void judge_discard(struct replay *p, const struct move *m);

/** Judges anything done before they are put away. */
void judge_no_discard(struct replay *p, const struct move *m);

#endif

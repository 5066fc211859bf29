/* The deal of a record, as given or as its cards show. */
#ifndef JUDGE_DEAL_H
#define JUDGE_DEAL_H

#include "judge/judge.h"

struct dealt {
    struct skr_deal cards;
    bool sound;              /**< all known: ten each, and two */
    bool hidden;             /**< cards that matter are hidden */
};

/** Judges the deal. */
struct dealt judge_deal(struct judgment *j);

/** Collects the cards that each seat plays; returns false unless they are
 *  thirty. */
bool cards_played(const struct record *r, skr_cards by[3]);

#endif

/* The deal of a record: what it says, or what its cards show. */
#ifndef JUDGE_DEAL_H
#define JUDGE_DEAL_H

#include "judge/judge.h"

struct dealt {
    struct skr_deal cards;
    bool sound;              /**< all known: ten each, and two */
    bool hidden;             /**< cards are hidden that matter */
};

/** Judges the deal. */
struct dealt judge_deal(struct judgment *j);

#endif

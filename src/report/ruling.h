/* What a game is worth, and what the code says to an incident. */
#ifndef REPORT_RULING_H
#define REPORT_RULING_H

#include "base/out.h"
#include "question/given.h"

/** The calculation, the verdict, and what other codes say; of an incident first
 *  what the code says to it.
 *  ruling: when something happened; else only its facts, as of a game over. */
void report_ruling(struct out *out, const struct given *told,
                   const struct skr_ruling *ruling,
                   const struct skr_value *value);

#endif

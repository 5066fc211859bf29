/* Why a recorded score is not the ruled one. */
#ifndef JUDGE_SCORE_H
#define JUDGE_SCORE_H

#include "skatref.h"

/** The clause that explains why the recorded score is not the ruled one.
 *  ruled: value by the code; recorded: the score written in the log. */
enum skr_clause explain_score(const struct skr_facts *facts,
                              const struct skr_value *ruled, int recorded);

/** The same of one player's score in a ramsch. */
enum skr_clause explain_ramsch_score(const struct skr_ramsch_value *value,
                                     int ruled, int recorded);

#endif

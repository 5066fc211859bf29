/* Finds the clause that explains a wrong recorded score. */
#ifndef JUDGE_SCORE_H
#define JUDGE_SCORE_H

#include "skatref.h"

/** The clause that explains why the recorded score differs from the ruled one.
 *  ruled: value by the code; recorded: the score in the log. */
enum skr_clause explain_score(const struct skr_facts *facts,
                              const struct skr_value *ruled, int recorded);

/** The same for one player's score in a ramsch. */
enum skr_clause explain_ramsch_score(const struct skr_ramsch_value *value,
                                     int ruled, int recorded);

#endif

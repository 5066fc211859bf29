/* The figures of a written result. */
#ifndef JUDGE_FIGURE_H
#define JUDGE_FIGURE_H

#include "judge/judge.h"

/** Is the figure written? */
bool given(const struct judgment *j, int figure);

/** The figure as written; 0 when it is not. */
int recorded(const struct judgment *j, int figure);

/** Finds a figure wrong. */
void wrong_figure(struct judgment *j, int figure, enum skr_clause clause,
                  int ruled);

/** ... if it is written and another one than ruled. */
void compare_figure(struct judgment *j, int figure, enum skr_clause clause,
                    int ruled);

/** Adds a finding on the result as a whole. Returns it. */
struct finding *find_in_result(struct judgment *j, enum finding_kind kind,
                               enum skr_clause clause, const char *ruled);

/** Puts the written score, if there is one, into what a finding says is
 *  recorded. */
void quote_score(struct judgment *j, struct finding *f);

#endif

/* The figures of a recorded result. */
#ifndef JUDGE_FIGURE_H
#define JUDGE_FIGURE_H

#include "judge/judge.h"

/** Is the figure recorded? */
static inline bool given(const struct judgment *j, int figure)
{
    return (j->record->result.given & (1u << figure)) != 0;
}

/** The recorded figure; 0 if it is missing. */
static inline int recorded(const struct judgment *j, int figure)
{
    return given(j, figure) ? j->record->result.figure[figure] : 0;
}

/** Adds a finding on a wrong figure. */
void wrong_figure(struct judgment *j, int figure, enum skr_clause clause,
                  int ruled);

/** ... if the figure is recorded and differs from the ruled one. */
static inline void compare_figure(struct judgment *j, int figure,
                                  enum skr_clause clause, int ruled)
{
    if (given(j, figure) && recorded(j, figure) != ruled)
        wrong_figure(j, figure, clause, ruled);
}

/** Adds a finding on the result as a whole. Returns it. */
struct finding *find_in_result(struct judgment *j, enum finding_kind kind,
                               enum skr_clause clause, const char *ruled);

/** Makes the recorded score, if there is one, the finding's `recorded`. */
void quote_score(struct judgment *j, struct finding *f);

#endif

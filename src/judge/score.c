/* Finds the clause that explains a wrong recorded score.
 *
 * A wrong score is often one step away from the right one: a level forgotten, a loss
 * not doubled. The clause of that step helps more than "wrong score". It is only a
 * hint: which games violate does not depend on it. */
#include "judge/score.h"

#include <stdlib.h>

/* Without the doubling of the loss. */
static bool doubled_otherwise(const struct skr_value *v, int recorded)
{
    return !v->won && (recorded == -v->value || recorded == -2 * v->value);
}

/* The multiplier of the recorded score; 0 if it is not a multiple of the
 * base. */
static int recorded_level(const struct skr_value *v, int recorded)
{
    int value = abs(recorded);

    if (!v->won && v->score == -2 * v->value) {
        if (value % 2 != 0)
            return 0;
        value /= 2;
    }
    return value % v->base == 0 ? value / v->base : 0;
}

/* The step that was left out: the last one as large as the missing part. The steps
 * from the value on are larger than any. */
static enum skr_clause missing_step(const struct skr_value *v, int missing)
{
    for (int i = v->steps - 1; i >= 0; i--) {
        const struct skr_step *s = &v->step[i];
        int size = i > 0 ? s->sum - v->step[i - 1].sum : s->sum;

        if (size == missing)
            return s->clause;
    }
    return SKR_C_VALUE_PRODUCT;
}

static bool has_step(const struct skr_value *v, enum skr_clause clause)
{
    for (int i = 0; i < v->steps; i++)
        if (v->step[i].clause == clause)
            return true;
    return false;
}

static enum skr_clause explain_level(const struct skr_value *v, int recorded)
{
    int level = recorded_level(v, recorded);

    if (level == 0 || level > v->level)
        return SKR_C_VALUE_PRODUCT;
    if (has_step(v, SKR_C_VALUE_ANNOUNCED_MISSED)
        && !has_step(v, SKR_C_VALUE_OWN_SCHWARZ))
        return SKR_C_VALUE_ANNOUNCED_MISSED;
    return missing_step(v, v->level - level);
}

/* The same ruling without contra, re or sup. */
static struct skr_value plain(const struct skr_value *ruled)
{
    struct skr_value v = *ruled;

    if (has_step(&v, SKR_C_HOME_CONTRA)) {
        v.steps--;
        v.score = v.step[v.steps - 1].sum;
    }
    return v;
}

/* Some power of two, but not the right one. clause home.contra */
static bool doubled_by_contra(const struct skr_value *plain, int recorded)
{
    for (int contra = SKR_NO_CONTRA; contra <= SKR_SUP; contra++)
        if (recorded == plain->score * (1 << contra))
            return true;
    return false;
}

static enum skr_clause explain_plain(const struct skr_facts *facts,
                                     const struct skr_value *ruled,
                                     int recorded)
{
    enum skr_clause loss = ruled->score == -2 * ruled->value
        ? SKR_C_VALUE_LOST_DOUBLE : SKR_C_VALUE_LOST_ONCE;

    if ((recorded > 0) != ruled->won)
        return ruled->clause;
    if (doubled_otherwise(ruled, recorded))
        return loss;
    if (ruled->overbid)
        return facts->contract.game.game == SKR_NULL ? ruled->clause
                                            : SKR_C_VALUE_OVERBID;
    if (facts->contract.game.game == SKR_NULL)
        return SKR_C_VALUE_NULL;
    return explain_level(ruled, recorded);
}

enum skr_clause explain_score(const struct skr_facts *facts,
                              const struct skr_value *ruled, int recorded)
{
    struct skr_value without;
    int factor = 1 << facts->contract.contra;

    if (facts->contract.contra == SKR_NO_CONTRA)
        return explain_plain(facts, ruled, recorded);
    without = plain(ruled);
    if (doubled_by_contra(&without, recorded))
        return SKR_C_HOME_CONTRA;
    return explain_plain(facts, &without, recorded % factor == 0
                         ? recorded / factor : recorded);
}

/* The step that was left out of a recorded score, or the clause that decided
 * it. */
enum skr_clause explain_ramsch_score(const struct skr_ramsch_value *v,
                                     int ruled, int recorded)
{
    for (int i = 1; i < v->steps; i++)
        if (recorded != 0
            && abs(recorded * v->step[i].sum)
                == abs(ruled * v->step[i - 1].sum))
            return v->step[i].clause;
    return ruled == 0 || recorded == 0 ? v->clause
                                       : v->step[v->steps - 1].clause;
}

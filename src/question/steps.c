/* The steps of a value in words, as players say them. */
#include "question/steps.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/names.h"
#include "judge/judge.h"

/* Steps that always read the same, by clause. */
static const char *fixed_text(enum skr_clause clause)
{
    switch (clause) {
    case SKR_C_VALUE_GAME:                return "game";
    case SKR_C_VALUE_HAND:                return "hand";
    case SKR_C_VALUE_SCHNEIDER:           return "schneider";
    case SKR_C_VALUE_SCHNEIDER_ANNOUNCED: return "schneider announced";
    case SKR_C_VALUE_SCHWARZ:             return "schwarz";
    case SKR_C_VALUE_SCHWARZ_ANNOUNCED:   return "schwarz announced";
    case SKR_C_VALUE_OWN_SCHNEIDER:       return "soloist schneider";
    case SKR_C_VALUE_OWN_SCHWARZ:         return "soloist schwarz";
    case SKR_C_VALUE_OUVERT:              return "ouvert";
    case SKR_C_VALUE_WON:                 return "won";
    case SKR_C_VALUE_LOST_DOUBLE:         return "lost, doubled";
    case SKR_C_VALUE_LOST_ONCE:           return "lost, counted once";
    case SKR_C_HOME_REVOLUTION:           return "revolution";
    default:                              return skr_clause_info(clause)->title;
    }
}

/* The suit or grand game of a base value. clause value.base */
static const char *game_of_base(int base)
{
    return game_name(base == 24 ? SKR_GRAND : (enum skr_game)(base - 9));
}

static const char *contra_text(enum skr_contra contra)
{
    return contra == SKR_SUP ? "sup, eight times"
        : contra == SKR_RE ? "re, four times" : "contra, doubled";
}

static void null_text(const struct skr_announcement *a, char text[STEP_TEXT])
{
    snprintf(text, STEP_TEXT, "null%s%s", a->ouvert ? " ouvert" : "",
             a->hand ? " hand" : "");
}

/* Steps that come to game points: base, multiplier, and the bid. */
static void points_text(const struct skr_facts *f, const struct skr_value *v,
                        struct skr_step step, char text[STEP_TEXT])
{
    int times = v->base > 0 ? step.sum / v->base : 0;

    switch (step.clause) {
    case SKR_C_VALUE_PRODUCT:
        snprintf(text, STEP_TEXT, "%d x %d = %d", times, v->base, step.sum);
        break;
    case SKR_C_VALUE_OVERBID:
        snprintf(text, STEP_TEXT, "overbid at %d: %d x %d = %d", f->contract.bid, times,
                 v->base, step.sum);
        break;
    case SKR_C_VALUE_OVERBID_NULL:
        snprintf(text, STEP_TEXT, "overbid at %d: as %s, %d x %d = %d", f->contract.bid,
                 game_of_base(v->base), times, v->base, step.sum);
        break;
    case SKR_C_END_EARLY_LEAD:
        snprintf(text, STEP_TEXT, "a game, as %s: %d x %d = %d",
                 game_of_base(v->base), times, v->base, step.sum);
        break;
    default:
        snprintf(text, STEP_TEXT, "overbid at %d: %s", f->contract.bid,
                 step.sum == f->contract.bid ? "the bid itself"
                                    : "the next null value");
    }
}

void write_step(const struct skr_facts *f, const struct skr_value *v, int i,
                 char text[STEP_TEXT])
{
    struct skr_step step = v->step[i];

    switch (step.clause) {
    case SKR_C_VALUE_MATADORS:
        snprintf(text, STEP_TEXT, "%s %d", with_or_without(v->matadors),
                 abs(v->matadors));
        break;
    case SKR_C_VALUE_ANNOUNCED_MISSED:
        snprintf(text, STEP_TEXT, "%s announced, missed",
                 level_name(f->contract.game.announced));
        break;
    case SKR_C_VALUE_NULL:
        null_text(&f->contract.game, text);
        break;
    case SKR_C_HOME_CONTRA:
        snprintf(text, STEP_TEXT, "%s", contra_text(f->contract.contra));
        break;
    case SKR_C_VALUE_PRODUCT:
    case SKR_C_VALUE_OVERBID:
    case SKR_C_VALUE_OVERBID_NULL:
    case SKR_C_VALUE_OVERBID_NULL_1999:
    case SKR_C_END_EARLY_LEAD:
        points_text(f, v, step, text);
        break;
    default:
        snprintf(text, STEP_TEXT, "%s", fixed_text(step.clause));
    }
}

const char *ramsch_step(enum skr_clause clause)
{
    switch (clause) {
    case SKR_C_HOME_RAMSCH_LOSER:      return "most card points";
    case SKR_C_HOME_RAMSCH_TIE:        return "most card points, equal";
    case SKR_C_HOME_RAMSCH_SKAT:       return "with the skat";
    case SKR_C_HOME_RAMSCH_LAST_TRICK: return "most, the skat with the last trick";
    case SKR_C_HOME_RAMSCH_VIRGIN:     return "without a trick, doubled for each";
    case SKR_C_HOME_RAMSCH_TWO_VIRGINS: return "lost, two without a trick";
    case SKR_C_HOME_RAMSCH_POINTS:     return "lost";
    case SKR_C_HOME_RAMSCH_DOUBLE:     return "lost, doubled";
    case SKR_C_HOME_RAMSCH_FIXED:      return "lost, fixed";
    case SKR_C_HOME_PUSH_REFUSE:       return "cards refused, doubled for each";
    case SKR_C_HOME_PUSH_NO_TRICK:     return "a player without a trick, doubled";
    case SKR_C_HOME_PUSHED_RAMSCH:     return "lost, doubled";
    default:                           return "every trick";
    }
}

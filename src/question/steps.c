/* The steps of a value in words, as players say them. */
#include "question/steps.h"

#include <stdlib.h>

#include "judge/judge.h"
#include "words/names.h"
#include "words/say.h"

/* Steps that always read the same, by clause; a null pointer for others. */
static const char *fixed_text(enum skr_clause clause)
{
    switch (clause) {
    case SKR_C_VALUE_GAME:                return NC_("step", "game");
    case SKR_C_VALUE_HAND:                return NC_("step", "hand");
    case SKR_C_VALUE_SCHNEIDER:           return NC_("step", "schneider");
    case SKR_C_VALUE_SCHNEIDER_ANNOUNCED: return NC_("step", "schneider announced");
    case SKR_C_VALUE_SCHWARZ:             return NC_("step", "schwarz");
    case SKR_C_VALUE_SCHWARZ_ANNOUNCED:   return NC_("step", "schwarz announced");
    case SKR_C_VALUE_OWN_SCHNEIDER:       return NC_("step", "soloist schneider");
    case SKR_C_VALUE_OWN_SCHWARZ:         return NC_("step", "soloist schwarz");
    case SKR_C_VALUE_OUVERT:              return NC_("step", "ouvert");
    case SKR_C_VALUE_WON:                 return NC_("step", "won");
    case SKR_C_VALUE_LOST_DOUBLE:         return NC_("step", "lost, doubled");
    case SKR_C_VALUE_LOST_ONCE:           return NC_("step", "lost, counted once");
    case SKR_C_HOME_REVOLUTION:           return NC_("step", "revolution");
    default:                              return NULL;
    }
}

/* The suit or grand game of a base value. clause value.base */
static enum skr_game game_of_base(int base)
{
    return base == 24 ? SKR_GRAND : (enum skr_game)(base - 9);
}

static const char *contra_text(enum skr_contra contra)
{
    return contra == SKR_SUP ? NC_("step", "sup, eight times")
        : contra == SKR_RE ? NC_("step", "re, four times") : NC_("step", "contra, doubled");
}

static void put_overbid(struct out *out, const struct skr_facts *f,
                        const struct skr_value *v, struct skr_step step)
{
    int bid = f->contract.bid, times = v->base > 0 ? step.sum / v->base : 0;

    if (step.clause == SKR_C_VALUE_OVERBID)
        out_say(out, "overbid at %d: %d x %d = %d", bid, times, v->base, step.sum);
    else if (step.clause == SKR_C_VALUE_OVERBID_NULL)
        out_say(out, "overbid at %d: as %s, %d x %d = %d", bid,
                game_in(out->language, game_of_base(v->base)), times, v->base, step.sum);
    else if (step.sum == bid)
        out_say(out, "overbid at %d: the bid itself", bid);
    else
        out_say(out, "overbid at %d: the next null value", bid);
}

/* Steps that come to game points: base, multiplier, and the bid. */
static void put_points(struct out *out, const struct skr_facts *f,
                       const struct skr_value *v, struct skr_step step)
{
    int times = v->base > 0 ? step.sum / v->base : 0;

    if (step.clause == SKR_C_VALUE_PRODUCT)
        out_format(out, "%d x %d = %d", times, v->base, step.sum);
    else if (step.clause == SKR_C_END_EARLY_LEAD)
        out_say(out, "a game, as %s: %d x %d = %d",
                game_in(out->language, game_of_base(v->base)), times, v->base, step.sum);
    else
        put_overbid(out, f, v, step);
}

static void put_fixed(struct out *out, enum skr_clause clause)
{
    const char *text = fixed_text(clause);

    out_text(out, text != NULL ? tr_in(out->language, "step", text)
                                  : title_in(out->language, clause));
}

void write_step(const struct skr_facts *f, const struct skr_value *v, int i,
                enum language language, char text[STEP_TEXT])
{
    struct skr_step step = v->step[i];
    struct out out = out_into(text, STEP_TEXT, language);

    switch (step.clause) {
    case SKR_C_VALUE_MATADORS:
        out_say(&out, matadors_text(v->matadors), abs(v->matadors));
        break;
    case SKR_C_VALUE_ANNOUNCED_MISSED:
        out_say(&out, f->contract.game.announced == SKR_SCHWARZ
                ? N_("schwarz announced, missed") : N_("schneider announced, missed"));
        break;
    case SKR_C_VALUE_NULL:
        put_announcement(&out, &(struct skr_announcement){
            .game = SKR_NULL, .hand = f->contract.game.hand,
            .ouvert = f->contract.game.ouvert });
        break;
    case SKR_C_HOME_CONTRA:
        out_text(&out, tr_in(language, "step", contra_text(f->contract.contra)));
        break;
    case SKR_C_VALUE_PRODUCT:
    case SKR_C_VALUE_OVERBID:
    case SKR_C_VALUE_OVERBID_NULL:
    case SKR_C_VALUE_OVERBID_NULL_1999:
    case SKR_C_END_EARLY_LEAD:
        put_points(&out, f, v, step);
        break;
    default:
        put_fixed(&out, step.clause);
    }
}

const char *ramsch_step(struct skr_step step)
{
    switch (step.clause) {
    case SKR_C_HOME_RAMSCH_LOSER:      return N_("most card points");
    case SKR_C_HOME_RAMSCH_TIE:        return N_("most card points, equal");
    case SKR_C_HOME_RAMSCH_SKAT:       return N_("including the skat");
    case SKR_C_HOME_RAMSCH_LAST_TRICK: return N_("most, the skat with the last trick");
    case SKR_C_HOME_RAMSCH_VIRGIN:     return N_("without a trick, doubled for each");
    case SKR_C_HOME_RAMSCH_TWO_VIRGINS:
        return step.sum > 0 ? N_("every trick") : N_("lost, two without a trick");
    case SKR_C_HOME_RAMSCH_POINTS:     return N_("lost");
    case SKR_C_HOME_RAMSCH_DOUBLE:     return N_("lost, doubled");
    case SKR_C_HOME_RAMSCH_FIXED:      return N_("lost, fixed");
    case SKR_C_HOME_PUSH_REFUSE:       return N_("cards refused, doubled for each");
    case SKR_C_HOME_PUSH_NO_TRICK:     return N_("a player without a trick, doubled");
    case SKR_C_HOME_PUSHED_RAMSCH:     return N_("lost, doubled");
    default:                           return N_("every trick");
    }
}

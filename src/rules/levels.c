/* The multiplier of a game, level by level, and the base that it multiplies. */
#include <stdlib.h>

#include "rules/rules.h"
#include "skatref.h"

void skr_step(struct skr_value *v, enum skr_clause clause, int sum)
{
    v->step[v->steps++] = (struct skr_step){ clause, (short)sum };
}

/* Adds to the multiplier. */
static void add(struct skr_value *v, enum skr_clause clause, int levels)
{
    v->level = (short)(v->level + levels);
    skr_step(v, clause, v->level);
}

SKR_CITE(VALUE_BASE);
SKR_CITE(VALUE_GRAND_OUVERT);
int skr_base(const struct skr_code *code, const struct skr_announcement *a)
{
    /* by enum skr_game:            D  H   S   C   grand */
    static const short base[5] = { 9, 10, 11, 12, 24 };

    if (a->game == SKR_NULL)
        return skr_null_value(a);
    if (a->game == SKR_GRAND && a->ouvert)
        return code->grand_ouvert_base;
    return base[a->game];
}

SKR_CITE(VALUE_NULL);
int skr_null_value(const struct skr_announcement *a)
{
    if (a->revolution)
        return 92;   /* clause home.revolution */
    if (a->ouvert)
        return a->hand ? 59 : 46;
    return a->hand ? 35 : 23;
}

int skr_fact_matadors(const struct skr_facts *f)
{
    return f->cards != 0 ? skr_matadors(f->game.game, f->cards) : f->matadors;
}

/* clause level.schwarz: no trick; level.schneider: the other side has 90. */
SKR_CITE(LEVEL_SCHNEIDER);
SKR_CITE(LEVEL_SCHWARZ);
static void judge_levels(const struct skr_facts *f, struct skr_value *v)
{
    v->schneider = (v->won ? f->points : skr_defender_points(f)) >= 90;
    v->schwarz = (v->won ? f->tricks : skr_defender_tricks(f)) == 10;
}

/* Levels of a soloist who reached what the game bound him to; schwarz announced
 * has announced schneider: announce.implied. */
SKR_CITE(ANNOUNCE_IMPLIED);
static void add_made(const struct skr_facts *f, enum skr_level granted,
                     struct skr_value *v)
{
    enum skr_level announced = f->game.announced;

    if (v->schneider || granted >= SKR_SCHNEIDER || announced >= SKR_SCHNEIDER)
        add(v, SKR_C_VALUE_SCHNEIDER, 1);
    if (announced >= SKR_SCHNEIDER)
        add(v, SKR_C_VALUE_SCHNEIDER_ANNOUNCED, 1);
    if (v->schwarz || granted == SKR_SCHWARZ || announced == SKR_SCHWARZ)
        add(v, SKR_C_VALUE_SCHWARZ, 1);
    if (announced == SKR_SCHWARZ)
        add(v, SKR_C_VALUE_SCHWARZ_ANNOUNCED, 1);
}

/* clause value.announced-missed: the promised set is charged as if made. The
 * soloist's own schneider counts only where no level was announced, his own
 * schwarz where schwarz was not: value.own-schneider value.own-schwarz. */
static void add_missed(const struct skr_facts *f, struct skr_value *v)
{
    enum skr_level announced = f->game.announced;

    if (announced != SKR_NO_LEVEL)
        add(v, SKR_C_VALUE_ANNOUNCED_MISSED, announced == SKR_SCHWARZ ? 4 : 2);
    else if (v->schneider)
        add(v, SKR_C_VALUE_OWN_SCHNEIDER, 1);
    if (announced != SKR_SCHWARZ && v->schwarz)
        add(v, SKR_C_VALUE_OWN_SCHWARZ, 1);
}

/* The multiplier, for a soloist who made or missed what he was bound to. */
void skr_multiplier(const struct skr_facts *f, enum skr_level granted,
                    struct skr_value *v)
{
    v->level = 0;
    v->steps = 0;
    v->matadors = (short)skr_fact_matadors(f);
    judge_levels(f, v);
    add(v, SKR_C_VALUE_MATADORS, abs(v->matadors));
    add(v, SKR_C_VALUE_GAME, 1);
    if (f->game.hand)
        add(v, SKR_C_VALUE_HAND, 1);
    if (v->won)
        add_made(f, granted, v);
    else
        add_missed(f, v);
    if (f->game.ouvert
        && (f->game.game != SKR_GRAND || f->code->grand_ouvert_counts))
        add(v, SKR_C_VALUE_OUVERT, 1);
}

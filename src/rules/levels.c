/* Levels: base value, multiplier, and the level that an announcement or a bid
 * forces. */
#include <stdlib.h>

#include "rules/rules.h"

void add_step(struct skr_value *v, enum skr_clause clause, int sum)
{
    v->step[v->steps++] = (struct skr_step){ clause, sum };
}

/* Adds to the multiplier. */
static void add(struct skr_value *v, enum skr_clause clause, int levels)
{
    v->level = (v->level + levels);
    add_step(v, clause, v->level);
}

/* clause announce.ouvert: suit and grand ouvert announce schwarz. */
SKR_CITE(LEVEL_ANNOUNCED);
SKR_CITE(ANNOUNCE_OUVERT);
enum skr_level skr_bound_level(const struct skr_code *code,
                               const struct skr_announcement *a)
{
    (void)code;
    return a->ouvert ? SKR_SCHWARZ : a->announced;
}

SKR_CITE(VALUE_BASE);
SKR_CITE(VALUE_GRAND_OUVERT);
int skr_base(const struct skr_code *code, const struct skr_announcement *a)
{
    /* by enum skr_game:            D  H   S   C   grand */
    static const int base[5] = { 9, 10, 11, 12, 24 };

    if (a->game == SKR_NULL)
        return skr_null_value(a);
    if (a->game == SKR_GRAND && a->ouvert)
        return skr_in_force(code, SKR_C_VALUE_GRAND_OUVERT) ? 36 : 24;
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

int count_matadors(const struct skr_contract *c)
{
    return c->cards != 0 ? skr_matadors(c->game.game, c->cards) : c->matadors;
}

/* clause level.schwarz: no trick; level.schneider: the other side has 90. */
SKR_CITE(LEVEL_SCHNEIDER);
SKR_CITE(LEVEL_SCHWARZ);
static void judge_levels(const struct skr_facts *f, struct skr_value *v)
{
    v->schneider = (v->won ? f->taken.points : defender_points(f)) >= 90;
    v->schwarz = (v->won ? f->taken.tricks : defender_tricks(f)) == 10;
}

/* Levels of a soloist who made the level that he needed. Schwarz announced
 * implies schneider announced: announce.implied. */
SKR_CITE(ANNOUNCE_IMPLIED);
static void add_made(const struct skr_facts *f, enum skr_level granted,
                     struct skr_value *v)
{
    enum skr_level announced = f->contract.game.announced;

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
    enum skr_level announced = f->contract.game.announced;

    if (announced != SKR_NO_LEVEL)
        add(v, SKR_C_VALUE_ANNOUNCED_MISSED, announced == SKR_SCHWARZ ? 4 : 2);
    else if (v->schneider)
        add(v, SKR_C_VALUE_OWN_SCHNEIDER, 1);
    if (announced != SKR_SCHWARZ && v->schwarz)
        add(v, SKR_C_VALUE_OWN_SCHWARZ, 1);
}

/* The multiplier, for a soloist who made the level that he needed, or missed it. */
void count_levels(const struct skr_facts *f, enum skr_level granted,
                    struct skr_value *v)
{
    v->level = 0;
    v->steps = 0;
    v->matadors = count_matadors(&f->contract);
    judge_levels(f, v);
    add(v, SKR_C_VALUE_MATADORS, abs(v->matadors));
    add(v, SKR_C_VALUE_GAME, 1);
    if (f->contract.game.hand)
        add(v, SKR_C_VALUE_HAND, 1);
    if (v->won)
        add_made(f, granted, v);
    else
        add_missed(f, v);
    if (f->contract.game.ouvert
        && (f->contract.game.game != SKR_GRAND
            || !skr_in_force(f->code, SKR_C_VALUE_GRAND_OUVERT)))
        add(v, SKR_C_VALUE_OUVERT, 1);
}

int value_made(const struct skr_code *code, const struct skr_contract *contract,
               enum skr_level level)
{
    /* by enum skr_level: card points and tricks that make this level only */
    static const struct skr_taken made[3] = {
        { .points = 61, .tricks = 5 },
        { .points = 90, .tricks = 9 },
        { .points = 120, .tricks = 10 },
    };
    const struct skr_facts f = { .code = code, .contract = *contract,
                                 .taken = made[level] };
    struct skr_value v = { .won = true };

    count_levels(&f, SKR_NO_LEVEL, &v);
    return skr_base(code, &contract->game) * v.level;
}

SKR_CITE(END_FORCED_LEVEL);
enum skr_level skr_forced_level(const struct skr_code *code,
                                const struct skr_contract *contract)
{
    enum skr_level level = skr_bound_level(code, &contract->game);

    while (level <= SKR_SCHWARZ
           && value_made(code, contract, level) < contract->bid)
        level++;
    return level;
}

/* Faults in the recorded result of a sample game: each breaks one clause. */
#include <stdlib.h>

#include "sample/sample.h"

typedef struct sample_game game;
typedef enum skr_clause clause_t;

static bool has_step(const game *g, clause_t clause)
{
    for (int i = 0; i < g->value.steps; i++)
        if (g->value.step[i].clause == clause)
            return true;
    return false;
}

/* ------------------------------------------------------------------ who, what */

static bool other_soloist(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->figure[FIGURE_SOLOIST] = (g->state.soloist + 1) % 3;
    return true;
}

static bool booked_passed(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    return g->passed = true;
}

static bool other_outcome(game *g, clause_t clause)
{
    if (g->passed || g->value.clause != clause)
        return false;
    g->figure[FIGURE_OUTCOME] = !g->figure[FIGURE_OUTCOME];
    return true;
}

static bool leave_figure_out(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    return g->without_result_word = true;
}

static bool book_timeout(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->figure[FIGURE_TIMEOUT] = 1;
    return true;
}

/* --------------------------------------------------------------------- score */

static void set_value(game *g, int value)
{
    const struct skr_value *v = &g->value;

    g->figure[FIGURE_SCORE] = v->score / v->value * value;
}

static bool book_half(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed || g->value.score != -2 * g->value.value)
        return false;
    g->figure[FIGURE_SCORE] = -g->value.value;
    return true;
}

static bool book_double(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed || g->value.score != -g->value.value)
        return false;
    g->figure[FIGURE_SCORE] = -2 * g->value.value;
    return true;
}

static bool book_announced_short(game *g, clause_t clause)
{
    if (!sample_has_trumps(g) || !has_step(g, clause) || g->value.overbid
        || has_step(g, SKR_C_VALUE_OWN_SCHWARZ))
        return false;
    set_value(g, g->value.base * (g->value.level - 1));
    return true;
}

static bool book_overbid_plain(game *g, clause_t clause)
{
    (void)clause;
    if (!sample_has_trumps(g) || !g->value.overbid
        || 2 * g->value.base * g->value.level == g->value.value)
        return false;
    set_value(g, g->value.base * g->value.level);
    return true;
}

static bool book_overbid_null(game *g, clause_t clause)
{
    if (g->passed || g->value.clause != clause
        || 2 * skr_null_value(&g->game) == g->value.value)
        return false;
    set_value(g, skr_null_value(&g->game));
    return true;
}

static bool hide_overbid(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed || !g->value.overbid)
        return false;
    g->figure[FIGURE_OVERBID] = 0;
    return true;
}

static bool book_other_null(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed || g->game.game != SKR_NULL || g->value.overbid)
        return false;
    set_value(g, g->value.value + 1);
    return true;
}

static bool book_no_multiple(game *g, clause_t clause)
{
    (void)clause;
    if (!sample_has_trumps(g) || g->value.overbid)
        return false;
    set_value(g, g->value.value + 1);
    return true;
}

/* Leaves one step of the multiplier out: the last that is as large as the
 * clause's. */
static bool leave_step_out(game *g, clause_t clause)
{
    const struct skr_value *v = &g->value;
    int found = -1, size = 0, last = 0;

    if (!sample_has_trumps(g) || v->overbid || has_step(g, SKR_C_VALUE_ANNOUNCED_MISSED))
        return false;
    for (int i = 0; i < v->steps && v->step[i].clause != SKR_C_VALUE_PRODUCT;
         i++) {
        int now = v->step[i].sum - last;

        last = v->step[i].sum;
        if (v->step[i].clause == clause) {
            found = i;
            size = now;
        } else if (found >= 0 && now == size) {
            return false;
        }
    }
    if (found < 0 || v->level == size || v->level == 2 * size)
        return false;
    set_value(g, v->base * (v->level - size));
    return true;
}

/* ------------------------------------------------------------------ matadors */

static int ten_card_matadors(const game *g)
{
    return skr_matadors(g->game.game, g->deal.hand[g->state.soloist]);
}

static bool book_matadors(game *g, int matadors)
{
    if (matadors == g->value.matadors || matadors == 0)
        return false;
    g->figure[FIGURE_MATADORS] = matadors;
    return true;
}

static bool miscount(game *g, clause_t clause)
{
    int m = g->value.matadors, other = m > 0 ? m - 1 : m + 1;

    (void)clause;
    return sample_has_trumps(g) && other != ten_card_matadors(g)
        && book_matadors(g, other);
}

static bool other_sign(game *g, clause_t clause)
{
    (void)clause;
    return sample_has_trumps(g) && -g->value.matadors != ten_card_matadors(g)
        && book_matadors(g, -g->value.matadors);
}

static bool without_skat(game *g, clause_t clause)
{
    (void)clause;
    return sample_has_trumps(g) && book_matadors(g, ten_card_matadors(g));
}

static bool too_many(game *g, clause_t clause)
{
    (void)clause;
    return sample_has_trumps(g) && book_matadors(g, g->game.game == SKR_GRAND ? 5 : 12);
}

/* -------------------------------------------------------------------- points */

static bool other_points(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->figure[FIGURE_POINTS] = g->points + 1;
    return true;
}

static bool points_without_skat(game *g, clause_t clause)
{
    int skat = skr_points(g->state.skat);

    (void)clause;
    if (g->passed || skat == 0)
        return false;
    g->figure[FIGURE_POINTS] = g->points - skat;
    return true;
}

static bool other_tricks(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->figure[FIGURE_TRICKS] = g->tricks + 1;
    return true;
}

static bool other_flag(game *g, clause_t clause)
{
    int figure = clause == SKR_C_LEVEL_SCHNEIDER ? FIGURE_SCHNEIDER
                                                 : FIGURE_SCHWARZ;

    if (!sample_has_trumps(g))
        return false;
    g->figure[figure] = !g->figure[figure];
    return true;
}

const struct sample_fault sample_figure_faults[] = {
    { SKR_C_AUCTION_SOLOIST, other_soloist, sample_is_game },
    { SKR_C_AUCTION_PASSED_IN, booked_passed, sample_is_game },
    { SKR_C_LEVEL_WIN, other_outcome, sample_is_game },
    { SKR_C_LEVEL_ANNOUNCED, other_outcome, sample_is_announced },
    { SKR_C_LEVEL_NULL, other_outcome, sample_is_null },
    { SKR_C_RECORD_RESULT, leave_figure_out, sample_is_game },
    { SKR_C_RECORD_INCIDENT, book_timeout, sample_is_game },
    { SKR_C_VALUE_LOST_DOUBLE, book_half, sample_is_game },
    { SKR_C_VALUE_LOST_ONCE, book_double, sample_is_game },
    { SKR_C_VALUE_ANNOUNCED_MISSED, book_announced_short, sample_is_announced },
    { SKR_C_VALUE_OVERBID, book_overbid_plain, sample_may_overbid_trumps },
    { SKR_C_VALUE_OVERBID_NULL, book_overbid_null, sample_overbids_null },
    { SKR_C_VALUE_OVERBID_NULL_1999, book_overbid_null, sample_overbids_null },
    { SKR_C_VALUE_BID, hide_overbid, sample_may_overbid },
    { SKR_C_VALUE_NULL, book_other_null, sample_is_null },
    { SKR_C_VALUE_PRODUCT, book_no_multiple, sample_has_trumps },
    { SKR_C_VALUE_MATADORS, leave_step_out, sample_has_trumps },
    { SKR_C_VALUE_GAME, leave_step_out, sample_has_trumps },
    { SKR_C_VALUE_HAND, leave_step_out, sample_is_hand },
    { SKR_C_VALUE_SCHNEIDER, leave_step_out, sample_has_trumps },
    { SKR_C_VALUE_SCHNEIDER_ANNOUNCED, leave_step_out, sample_is_announced },
    { SKR_C_VALUE_SCHWARZ, leave_step_out, sample_has_trumps },
    { SKR_C_VALUE_SCHWARZ_ANNOUNCED, leave_step_out, sample_is_bound },
    { SKR_C_VALUE_OUVERT, leave_step_out, sample_is_open },
    { SKR_C_VALUE_OWN_SCHNEIDER, leave_step_out, sample_has_trumps },
    { SKR_C_VALUE_OWN_SCHWARZ, leave_step_out, sample_has_trumps },
    { SKR_C_MATADORS_RUN, miscount, sample_has_trumps },
    { SKR_C_MATADORS_WITH, other_sign, sample_has_trumps },
    { SKR_C_MATADORS_SKAT, without_skat, sample_has_trumps },
    { SKR_C_MATADORS_LIMIT, too_many, sample_has_trumps },
    { SKR_C_TRICK_POINTS, other_points, sample_is_game },
    { SKR_C_SKAT_OWNER, points_without_skat, sample_is_game },
    { SKR_C_TRICK_WINNER, other_tricks, sample_is_game },
    { SKR_C_LEVEL_SCHNEIDER, other_flag, sample_has_trumps },
    { SKR_C_LEVEL_SCHWARZ, other_flag, sample_has_trumps },
};
const int sample_figure_fault_count =
    sizeof sample_figure_faults / sizeof *sample_figure_faults;

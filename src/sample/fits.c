/* What is known of a sample game once it has begun: which faults may fit it. */
#include "sample/sample.h"

bool sample_is_game(const struct sample_game *g)
{
    return !g->passed;
}

bool sample_is_bid(const struct sample_game *g)
{
    return g->state.auction.bid > 0;
}

/* Both others passed before forehand made a bid. */
bool sample_is_alone(const struct sample_game *g)
{
    return g->calls == 3 && g->state.soloist == SKR_FOREHAND
        && g->state.auction.answerer == SKR_NOBODY;
}

bool sample_is_null(const struct sample_game *g)
{
    return !g->passed && g->game.game == SKR_NULL;
}

bool sample_has_trumps(const struct sample_game *g)
{
    return !g->passed && g->game.game != SKR_NULL;
}

bool sample_is_taken(const struct sample_game *g)
{
    return g->taken;
}

bool sample_is_hand(const struct sample_game *g)
{
    return sample_has_trumps(g) && !g->taken;
}

bool sample_is_ouvert(const struct sample_game *g)
{
    return !g->passed && g->game.ouvert;
}

bool sample_is_open(const struct sample_game *g)
{
    return sample_has_trumps(g) && g->game.ouvert;
}

bool sample_is_announced(const struct sample_game *g)
{
    return sample_has_trumps(g) && g->game.announced != SKR_NO_LEVEL;
}

bool sample_is_bound(const struct sample_game *g)
{
    return sample_has_trumps(g)
        && skr_bound_level(g->code, &g->game) == SKR_SCHWARZ;
}

/* The least a game can be worth: with or without one, game two. */
static int least_value(const struct sample_game *g)
{
    return g->game.game == SKR_NULL ? skr_null_value(&g->game)
                                    : 2 * skr_base(g->code, &g->game);
}

bool sample_may_overbid(const struct sample_game *g)
{
    return !g->passed && g->state.auction.bid > least_value(g);
}

bool sample_may_overbid_trumps(const struct sample_game *g)
{
    return sample_has_trumps(g) && sample_may_overbid(g);
}

bool sample_overbids_null(const struct sample_game *g)
{
    return sample_is_null(g) && sample_may_overbid(g);
}

/* Books a game by the conventions of its source.
 *
 * Servers end some games otherwise than the code, and always in the same way. So a
 * result is compared with what the code rules and with what its source always does;
 * only what agrees with neither violates. The differences are switches of struct
 * conventions, never the name of a source. */
#include "judge/booking.h"

#include "judge/figure.h"

bool gave_up(const struct ending *e)
{
    return e->stop == STOP_SOLOIST || e->stop == STOP_DEFENDERS;
}

bool absent(const struct answers *in)
{
    return in->left != SKR_NOBODY || in->timed_out != SKR_NOBODY;
}

/* On a server the side that stays gets the cards that were not played;
 * elsewhere the code applies. */
struct skr_facts booked_facts(const struct replay *p)
{
    enum stop stop = p->ending.stop;
    bool null = p->state.game.game == SKR_NULL;
    struct skr_facts f =
        facts_now(&p->state, SKR_PLAYED);

    if (gave_up(&p->ending) && !p->record->conventions->stayer_has_rest)
        return p->state.facts;
    if (stop == STOP_SOLOIST && null)
        f.end.how = SKR_SOLOIST_GAVE_UP;
    if (stop == STOP_DEFENDERS && !null) {
        f.taken.points += f.taken.unplayed_points;
        f.taken.tricks += f.taken.unplayed_tricks;
    }
    if (stop == STOP_DEFENDERS
        || ((stop == STOP_SOLOIST || stop == STOP_NONE) && p->state.play.tricks > 0))
        f.taken.unplayed_points = f.taken.unplayed_tricks = 0;
    return f;
}

/* clause end.schneider */
bool stopped_at_31(const struct replay *p)
{
    const struct skr_announcement *game = &p->state.game;
    struct skr_facts f;

    if (!p->record->conventions->stops_at_31
        || p->ending.stop != STOP_NONE || p->state.play.count != 0
        || game->game == SKR_NULL
        || skr_bound_level(p->code, game) != SKR_SCHNEIDER)
        return false;
    f = facts_now(&p->state, SKR_PLAYED);
    return 120 - f.taken.points - f.taken.unplayed_points > 30;
}

/* -------------------------------------------------------------------- figures */

/* Does the source note both flags for the losing side, whichever it is? */
static bool flags_all(const struct replay *p, const struct skr_value *v)
{
    return v->won || v->clause == SKR_C_VALUE_BID
        || !p->record->conventions->flags_unannounced;
}

bool flag_schwarz(const struct replay *p, const struct skr_value *v)
{
    return v->schwarz
        && (flags_all(p, v) || p->state.game.announced != SKR_SCHWARZ);
}

bool flag_schneider(const struct replay *p, const struct skr_value *v)
{
    if (p->state.game.game == SKR_NULL)
        return false;
    if (flags_all(p, v))
        return v->schneider;
    return flag_schwarz(p, v)
        || (v->schneider && p->state.game.announced == SKR_NO_LEVEL);
}

/* The penalty is for the player who broke off the auction or, as soloist, the
 * rest; a defender who breaks off before the announcement costs both
 * defenders. */
static bool is_penalized(const struct replay *p, int seat)
{
    const struct answers *in = &p->answers;
    int soloist = p->state.soloist;
    int culprit = in->left != SKR_NOBODY ? in->left : in->timed_out;

    if (p->judgment->deal != DEAL_ABORTED
        || !p->record->conventions->stayer_has_rest)
        return false;
    if (soloist == SKR_NOBODY || culprit == soloist)
        return seat == culprit;
    return seat != soloist;
}

void compare_penalties(struct replay *p)
{
    for (int seat = 0; seat < 3; seat++)
        compare_figure(p->judgment, FIGURE_PENALTY_0 + seat,
                       SKR_C_RECORD_INCIDENT, is_penalized(p, seat));
}

void compare_incidents(struct replay *p, bool resigned)
{
    const struct answers *in = &p->answers;

    compare_figure(p->judgment, FIGURE_LEFT, SKR_C_RECORD_INCIDENT, in->left);
    compare_figure(p->judgment, FIGURE_TIMEOUT, SKR_C_RECORD_INCIDENT,
                   in->timed_out);
    compare_figure(p->judgment, FIGURE_RESIGNED, SKR_C_RECORD_INCIDENT,
                   resigned);
}

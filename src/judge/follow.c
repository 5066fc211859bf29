/* Turns the moves of a record into those of the engine. */
#include "judge/follow.h"

/* By the kinds of a record. */
static const uint8_t kinds[] = {
    [MOVE_BID] = SKR_MOVE_BID,           [MOVE_HOLD] = SKR_MOVE_HOLD,
    [MOVE_PASS] = SKR_MOVE_PASS,         [MOVE_NAME] = SKR_MOVE_BID_GAME,
    [MOVE_TAKE] = SKR_MOVE_TAKE,         [MOVE_ANNOUNCE] = SKR_MOVE_ANNOUNCE,
    [MOVE_DISCARD] = SKR_MOVE_DISCARD,   [MOVE_CARD] = SKR_MOVE_CARD,
    [MOVE_SHOW] = SKR_MOVE_SHOW,         [MOVE_THROW] = SKR_MOVE_THROW,
    [MOVE_RESIGN] = SKR_MOVE_CONCEDE,    [MOVE_CONSENT] = SKR_MOVE_CONSENT,
    [MOVE_OBJECT] = SKR_MOVE_OBJECT,     [MOVE_BREACH] = SKR_MOVE_BREACH,
    [MOVE_PLAY_ON] = SKR_MOVE_PLAY_ON,   [MOVE_TIMEOUT] = SKR_MOVE_TIMEOUT,
    [MOVE_LEFT] = SKR_MOVE_LEFT,         [MOVE_CONTRA] = SKR_MOVE_CONTRA,
    [MOVE_RE] = SKR_MOVE_RE,             [MOVE_SUP] = SKR_MOVE_SUP,
    [MOVE_PUSH] = SKR_MOVE_PUSH,         [MOVE_REFUSE] = SKR_MOVE_REFUSE,
    [MOVE_EXCHANGE] = SKR_MOVE_EXCHANGE, [MOVE_MISDEAL] = SKR_MOVE_MISDEAL,
};

static bool lays_open(const struct move *m)
{
    return m->kind == MOVE_SHOW || m->kind == MOVE_THROW || m->kind == MOVE_BREACH;
}

struct skr_move engine_move(const struct replay *p, const struct move *m)
{
    struct skr_move move = {
        .kind = (enum skr_move_kind)kinds[m->kind], .seat = m->seat, .number = m->number,
        .said = m->said,
    };

    if (lays_open(m)) {
        move.shown = (m->put_away | m->shown) & p->state.play.hand[m->seat];
    } else if (m->kind == MOVE_PUSH || m->kind == MOVE_EXCHANGE) {
        move.away = m->put_away;
        move.shown = m->shown;
    }
    return move;
}

enum skr_clause follow_for(struct replay *p, const struct move *m, int seat)
{
    struct skr_move move = engine_move(p, m);

    move.seat = seat;
    return follow(&p->state, &move);
}

enum skr_clause follow_record(struct replay *p, const struct move *m)
{
    return follow_for(p, m, m->seat);
}

/* Makes a record of a state: the same moves, in the kinds of records, and what the
 * engine rules as the result. */
#include "record/state.h"

#include <stddef.h>
#include <string.h>

#include "game/game.h"

/* The kind of move that a record has for each of the engine. */
static const uint8_t kinds[SKR_MOVE_KINDS] = {
    [SKR_MOVE_BID] = MOVE_BID, [SKR_MOVE_HOLD] = MOVE_HOLD,
    [SKR_MOVE_PASS] = MOVE_PASS, [SKR_MOVE_BID_GAME] = MOVE_NAME,
    [SKR_MOVE_TAKE] = MOVE_TAKE, [SKR_MOVE_ANNOUNCE] = MOVE_ANNOUNCE,
    [SKR_MOVE_DISCARD] = MOVE_DISCARD, [SKR_MOVE_CARD] = MOVE_CARD,
    [SKR_MOVE_CONTRA] = MOVE_CONTRA, [SKR_MOVE_RE] = MOVE_RE,
    [SKR_MOVE_SUP] = MOVE_SUP, [SKR_MOVE_PUSH] = MOVE_PUSH,
    [SKR_MOVE_REFUSE] = MOVE_REFUSE, [SKR_MOVE_EXCHANGE] = MOVE_EXCHANGE,
    [SKR_MOVE_SHOW] = MOVE_SHOW, [SKR_MOVE_CONCEDE] = MOVE_RESIGN,
    [SKR_MOVE_THROW] = MOVE_THROW, [SKR_MOVE_CONSENT] = MOVE_CONSENT,
    [SKR_MOVE_OBJECT] = MOVE_OBJECT, [SKR_MOVE_LEFT] = MOVE_LEFT,
    [SKR_MOVE_TIMEOUT] = MOVE_TIMEOUT, [SKR_MOVE_PLAY_ON] = MOVE_PLAY_ON,
    [SKR_MOVE_BREACH] = MOVE_BREACH, [SKR_MOVE_MISDEAL] = MOVE_MISDEAL,
};

/* ---------------------------------------------------------------------- moves */

static void set_cards(struct move *to, skr_cards away, skr_cards shown)
{
    to->count = (uint8_t)(skr_count(away) + to->hidden + skr_count(shown));
    to->put_away = away;
    to->shown = shown & ~away;
}

static int cards_away(const struct skr_move *m)
{
    return m->number < 0 ? NONE_AWAY : skr_count(m->away) + m->hidden;
}

static void set_misdeal(struct move *to, const struct skr_mishap *m)
{
    to->misdeal = (struct recorded_misdeal){
        .kind = (int8_t)m->kind, .found = (int8_t)(m->in_deal ? SKR_FOUND_IN_DEAL : -1),
        .fault = (int8_t)(m->kind == SKR_EXPOSED ? (int)m->fault : -1), .remedy = -1,
        .lifted = (int8_t)(m->kind == SKR_CUT ? m->lifted : -1),
        .proved = (int8_t)(m->kind == SKR_ASTRAY ? (int)m->proved : -1),
        .told_apart = (int8_t)(m->kind == SKR_SKAT_PICKED_UP ? m->told_apart : -1),
        .leave = (int8_t)(m->kind == SKR_SKAT_SEEN_EARLY ? m->leave : -1),
        .mattered = (int8_t)(m->kind == SKR_ASTRAY ? m->mattered : -1),
        .play_on = (int8_t)(m->kind == SKR_COUNT ? m->play_on : -1),
    };
}

void record_move(const struct skr_move *m, struct move *to)
{
    skr_cards none = 0;

    memset(to, 0, sizeof *to);
    to->kind = kinds[m->kind];
    to->seat = (int8_t)m->seat;
    to->number = (int16_t)m->number;
    to->hidden = (uint8_t)(m->kind == SKR_MOVE_CARD ? 0 : m->hidden);
    if (m->kind == SKR_MOVE_MISDEAL)
        set_misdeal(to, &m->misdeal);
    else
        to->said = m->said;
    if (m->kind == SKR_MOVE_ANNOUNCE || m->kind == SKR_MOVE_DISCARD) {
        to->number = 0;
        to->away = (int8_t)cards_away(m);
    }
    if (m->kind == SKR_MOVE_EXCHANGE)
        to->number = (int16_t)(skr_count(m->away) + m->hidden);
    set_cards(to, m->away, m->kind == SKR_MOVE_DISCARD ? none : m->shown);
}

/* --------------------------------------------------------------------- result */

static void figure(struct result *r, enum figure which, int value)
{
    r->given |= 1u << which;
    r->figure[which] = value;
}

static void set_game(struct result *r, const struct skr_state *s,
                     const struct skr_result *result)
{
    const struct skr_value *v = &result->value;
    struct skr_taken taken;

    skr_state_taken(s, &taken);
    figure(r, FIGURE_SOLOIST, s->soloist);
    figure(r, FIGURE_OUTCOME, v->won ? OUTCOME_WIN : OUTCOME_LOSS);
    figure(r, FIGURE_SCORE, v->score);
    if (s->announced && s->booked == 0) {
        figure(r, FIGURE_MATADORS, s->game.game == SKR_NULL ? 0 : v->matadors);
        figure(r, FIGURE_OVERBID, v->overbid);
        figure(r, FIGURE_POINTS, taken.points);
        figure(r, FIGURE_TRICKS, taken.tricks);
    }
}

static void set_result(struct result *r, const struct skr_state *s)
{
    struct skr_result result;

    if (skr_state_value(s, &result) != SKR_OK)
        return;
    r->kind = RESULT_FIGURES;
    if (result.outcome == SKR_PASSED_IN)
        r->kind = RESULT_PASSED;
    else if (result.outcome == SKR_DEAL_AGAIN)
        r->kind = RESULT_UNKNOWN;
    else if (result.outcome == SKR_GAME_PLAYED)
        set_game(r, s, &result);
    else if (result.outcome == SKR_RAMSCH_PLAYED)
        for (int seat = 0; seat < 3; seat++)
            figure(r, (enum figure)(FIGURE_SCORE_0 + seat), result.ramsch.score[seat]);
}

void record_state(const struct skr_state *s, struct record *r, struct notes *notes)
{
    record_begin(r, notes, "", &no_conventions);
    r->deal = s->deal;
    r->whole = skr_deal_check(&s->deal) == SKR_C_NONE;
    memcpy(r->hidden, s->unseen_dealt, sizeof r->hidden);
    r->code = skr_code_find(s->code->name);
    r->options = house_of(s->code);
    for (int at = 0; at < s->logged && r->moves < MOVES;) {
        struct skr_move m;

        at += log_read(s->log + at, &m);
        record_move(&m, &r->move[r->moves++]);
    }
    set_result(&r->result, s);
    record_note(r, notes);
}

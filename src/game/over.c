/* What a deal has come to: taken so far, decided, its facts and its value. */
#include <stddef.h>

#include "game/game.h"

/* The cards of the soloist that count for the matadors: all twelve, or 0 if they are
 * not seen. Of a deal that is hidden in part, those that he played show them. */
static skr_cards twelve(const struct skr_state *s)
{
    skr_cards cards = twelve_cards(s);
    struct skr_move m;

    if (skr_count(cards) == 12)
        return cards;
    cards = s->play.hand[s->soloist] | s->skat;
    for (int at = 0; at < s->logged;) {
        at += log_read(s->log + at, &m);
        if (m.kind == SKR_MOVE_CARD && m.seat == s->soloist)
            cards |= SKR_BIT(m.number);
    }
    return skr_count(cards) == 12 ? cards : 0;
}

skr_cards twelve_cards(const struct skr_state *s)
{
    return s->deal.hand[s->soloist] | s->deal.skat;
}

/* Of a skat that is not seen nobody has the card points yet. After a card that came twice
 * points are missing elsewhere. */
struct skr_facts facts_on(const struct skr_state *s, const struct skr_play *play,
                          enum skr_ending how)
{
    int own = play->points[s->soloist];
    int others = play->points[0] + play->points[1] + play->points[2] - own;
    int points = own + skr_points(s->skat);
    int rest = 120 - points - others;

    return (struct skr_facts){
        .code = s->code,
        .contract = { .game = s->game, .bid = s->bid, .cards = twelve(s),
                      .contra = s->contras.said },
        .taken = { .points = points, .tricks = play->won[s->soloist],
                   .unplayed_points = play->tricks == 10 && rest > 0 ? 0 : rest,
                   .unplayed_tricks = 10 - play->tricks },
        .end = { .how = how },
    };
}

struct skr_facts facts_now(const struct skr_state *s, enum skr_ending how)
{
    return facts_on(s, &s->play, how);
}

enum skr_clause skr_state_over(const struct skr_state *s)
{
    return s->ended;
}

/* A view that hides cards has none of a ruling. */
void skr_state_facts(const struct skr_state *s, struct skr_facts *out)
{
    if (s->ruled && s->facts.code != NULL)
        *out = s->facts;
    else
        *out = facts_now(s, SKR_PLAYED);
}

void skr_state_taken(const struct skr_state *s, struct skr_taken *out)
{
    struct skr_facts facts = { .code = NULL };

    if (s->soloist != SKR_NOBODY)
        skr_state_facts(s, &facts);
    *out = facts.taken;
}

enum skr_decision skr_state_decided(const struct skr_state *s)
{
    struct skr_facts facts;

    if (s->soloist == SKR_NOBODY || !s->announced || s->phase == SKR_PHASE_DISCARD)
        return SKR_OPEN;
    skr_state_facts(s, &facts);
    if (s->game.game != SKR_NULL && facts.contract.cards == 0)
        return SKR_OPEN;
    return skr_decided(&facts);
}

/* ------------------------------------------------------------------- the value */

int booked_for_one(const struct skr_state *s, bool won)
{
    return skr_score(s->code, s->game.hand, won, 1) * (1 << s->contras.said);
}

/* What a view was told. */
static struct skr_value told_value(const struct skr_state *s)
{
    return (struct skr_value){
        .won = s->booked > 0, .score = s->booked,
        .value = s->booked / booked_for_one(s, s->booked > 0),
    };
}

static enum skr_error value_game(const struct skr_state *s, struct skr_result *r)
{
    struct skr_facts facts;
    enum skr_error error = SKR_OK;

    skr_state_facts(s, &facts);
    if (s->booked != 0)
        r->value = told_value(s);
    else if (hides(s) || facts.contract.cards == 0)
        error = SKR_E_HANDS;
    else
        error = skr_value(&facts, &r->value);
    if (error == SKR_OK)
        r->score[s->soloist] = r->value.score;
    r->outcome = SKR_GAME_PLAYED;
    return error;
}

static enum skr_error value_ramsch(const struct skr_state *s, struct skr_result *r)
{
    const struct skr_play *play = &s->play;
    const struct skr_ramsch ramsch = {
        .code = s->code, .pushed = s->round.pushed, .refused = s->refused,
        .points = { play->points[0], play->points[1], play->points[2] },
        .tricks = { play->won[0], play->won[1], play->won[2] },
        .last = 1 + play->winner,
    };
    enum skr_error error = skr_ramsch_value(&ramsch, &r->ramsch);

    for (int seat = 0; seat < 3; seat++)
        r->score[seat] = r->ramsch.score[seat];
    r->outcome = SKR_RAMSCH_PLAYED;
    return error;
}

/* A game that a wrong number of cards decided is valued with it, if it can be. */
static enum skr_error value_misdeal(const struct skr_state *s, struct skr_result *r)
{
    r->outcome = s->misdeal.favours == SKR_REST_NOBODYS ? SKR_DEAL_AGAIN
                                                        : SKR_GAME_DECIDED;
    if (s->misdeal.valued)
        r->score[s->soloist] = s->misdeal.score;
    return SKR_OK;
}

static enum skr_error value_deal(const struct skr_state *s, struct skr_result *r)
{
    if (s->misdeal.clause == s->ended)
        return value_misdeal(s, r);
    if (s->ended == SKR_C_AUCTION_PASSED_IN || (!s->announced && !s->ruled
                                                && s->play.tricks == 0)) {
        r->outcome = s->ended == SKR_C_AUCTION_PASSED_IN ? SKR_PASSED_IN
                                                         : SKR_NO_GAME;
        return SKR_OK;
    }
    return s->soloist == SKR_NOBODY ? value_ramsch(s, r) : value_game(s, r);
}

/* clause home.bock: the deal counts twice. */
SKR_CITE(HOME_BOCK);
enum skr_error skr_state_value(const struct skr_state *s, struct skr_result *out)
{
    struct skr_result r = { .clause = s->ended };
    enum skr_error error;

    if (s->ended == SKR_C_NONE)
        return SKR_E_HANDS;
    error = value_deal(s, &r);
    for (int seat = 0; seat < 3; seat++)
        r.score[seat] *= s->round.bock ? 2 : 1;
    if (error == SKR_OK)
        *out = r;
    return error;
}

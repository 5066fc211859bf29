/* The questions what a ramsch comes to, and which deals are pushed ramsch. */
#include <stdio.h>

#include "question/ask.h"
#include "question/guard.h"
#include "question/steps.h"
#include "question/wrongs.h"

/* Of the deals so far, how many of the next are pushed ramsch, and of bock. */
struct due { int pushed, bock; };

/* What decides whether a round is pushed, or begins a bock: asked for where it does. */
static void check_deal(struct question *deal, const struct skr_code *code)
{
    enum skr_game game = deal->position.facts.contract.game.game;
    bool sixty = skr_in_force(code, SKR_C_HOME_BOCK_SIXTY) && game != SKR_NULL;
    bool high = skr_in_force(code, SKR_C_HOME_BOCK_72)
        || skr_in_force(code, SKR_C_HOME_BOCK_96);

    if (game == SKR_RAMSCH)
        return;
    guard_number_of_matadors(deal);
    if (game == SKR_GRAND)
        question_needs(deal, FACT_MATADORS);
    if (sixty || high
        || (skr_in_force(code, SKR_C_HOME_BOCK_GRAND_HAND) && game == SKR_GRAND)
        || (skr_in_force(code, SKR_C_HOME_BOCK_CONTRA)
            && deal->position.facts.contract.contra != SKR_NO_CONTRA))
        question_needs(deal, FACT_ENTRY_WON);
    if (sixty && !deal->entry.won)
        question_needs(deal, FACT_POINTS);
    if (high && deal->entry.won)
        question_needs(deal, FACT_ENTRY_VALUE);
}

/* One deal of a list: what was played, nothing when passed in. */
static struct due after_deal(struct question *q, const char *object,
                             struct due due)
{
    struct question deal;
    const struct skr_contract *c = &deal.position.facts.contract;
    struct skr_bock_deal bock;
    char path[80];

    snprintf(path, sizeof path, "%sdeals.", q->path);
    question_begin(&deal, FORM_ROUND_DEAL, path, q->wrongs);
    deal.position.facts.contract.game.game = SKR_RAMSCH;
    if (*object == '{')
        question_read(&deal, object);
    if (*object == '{')
        check_deal(&deal, &q->code);
    else if (question_sound(q, FACT_ROUND_DEALS))
        question_wrong(q, FACT_ROUND_DEALS, SKR_C_NONE,
                       "expected objects with the keys %s %s",
                       question_shown_key(q->wrongs, FACT_GAME),
                       question_shown_key(q->wrongs, FACT_MATADORS));
    bock = (struct skr_bock_deal){
        .game = c->game.game, .hand = c->game.hand, .ouvert = c->game.ouvert,
        .won = deal.entry.won, .value = deal.entry.value, .contra = c->contra,
        .points = deal.position.facts.taken.points
    };
    return (struct due){
        skr_pushed_round(due.pushed, q->players, c->game.game, c->matadors),
        skr_bock_round(&q->code, due.bock, q->players, &bock)
    };
}

/* The numbers of the deals that are pushed ramsch, and of bock: as many as are listed. */
struct rounds { int pushed[MOST_DEALS], bock[MOST_DEALS], pushes, bocks; };

static struct due walk_deals(struct question *q, struct rounds *r)
{
    struct json_walk w = json_walk(question_value(q, FACT_ROUND_DEALS));
    struct due due = { 0, 0 };

    for (int i = 1; i <= MOST_DEALS && json_next(&w); i++) {
        if (due.pushed > 0)
            r->pushed[r->pushes++] = i;
        if (due.bock > 0)
            r->bock[r->bocks++] = i;
        due = after_deal(q, w.value, due);
    }
    return due;
}

static void put_numbers(struct json *json, const char *key, const int *number, int count)
{
    json_open(json, key, '[');
    for (int i = 0; i < count; i++)
        json_put_number(json, NULL, number[i]);
    json_close(json, ']');
}

bool ask_round(struct question *q, struct json *json)
{
    struct rounds rounds = { .pushes = 0 };
    struct due due = walk_deals(q, &rounds);

    if (!question_right(q))
        return false;
    answer_open(q, json);
    put_numbers(json, "pushed", rounds.pushed, rounds.pushes);
    json_put_number(json, "due", due.pushed);
    put_numbers(json, "bock", rounds.bock, rounds.bocks);
    json_put_number(json, "bock_due", due.bock);
    json_close(json, '}');
    return true;
}

static void put_steps(struct json *json, const struct skr_ramsch_value *v)
{
    json_open(json, "steps", '[');
    for (int i = 0; i < v->steps; i++) {
        json_open(json, NULL, '{');
        json_put_word(json, "clause", clause_id(v->step[i].clause));
        json_put_text(json, "text", tr(json->out->language, ramsch_step(v->step[i])));
        json_put_number(json, "sum", v->step[i].sum);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void put_ramsch_value(struct json *json, const struct skr_ramsch_value *v)
{
    put_three(json, "scores", v->score);
    put_seats(json, "losers", v->losers);
    json_put_word(json, "clause", clause_id(v->clause));
    put_steps(json, v);
}

/* The fact that an error of the engine is about. */
static enum fact_row row_of_error(enum skr_error error)
{
    switch (error) {
    case SKR_E_LAST: return FACT_LAST_TRICK;
    case SKR_E_TRICKS: return FACT_RAMSCH_TRICKS;
    case SKR_E_RAMSCH: return FACT_OPTIONS;
    default: return FACT_RAMSCH_POINTS;
    }
}

/* clause home.push-refuse */
bool guard_ramsch(struct question *q, struct skr_ramsch_value *v)
{
    enum skr_error error;

    if (skr_in_force(&q->code, SKR_C_HOME_PUSHED_RAMSCH))
        question_needs(q, FACT_PUSHED);
    if (q->ramsch.refused > 0 && question_sound(q, FACT_REFUSED) && !q->ramsch.pushed)
        question_refuse(q, FACT_REFUSED, SKR_C_HOME_PUSH_REFUSE,
                        "cards are refused in pushed ramsch only: {pushed}");
    if (!question_right(q))
        return false;
    q->ramsch.last = 1 + q->last_trick;
    error = skr_ramsch_value(&q->ramsch, v);
    if (error != SKR_OK)
        question_refuse(q, row_of_error(error), SKR_C_NONE, "%s",
                        tr(q->wrongs->language, skr_error_text(error)));
    return error == SKR_OK;
}

bool ask_ramsch(struct question *q, struct json *json)
{
    struct skr_ramsch_value v;

    if (!guard_ramsch(q, &v))
        return false;
    answer_open(q, json);
    put_ramsch_value(json, &v);
    json_close(json, '}');
    return true;
}

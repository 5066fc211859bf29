/* The questions what a ramsch comes to, and which deals are pushed ramsch. */
#include <stdio.h>

#include "base/memory.h"
#include "question/ask.h"
#include "question/steps.h"

static json_t *steps(const struct skr_ramsch_value *v, enum language language)
{
    json_t *list = json_array();

    for (int i = 0; i < v->steps; i++)
        memory_append(list, json_pack(
            "{s:s, s:s, s:i}", "clause", clause_id(v->step[i].clause),
            "text", tr(language, ramsch_step(v->step[i])),
            "sum", v->step[i].sum));
    return list;
}

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
static struct due after_deal(struct question *q, const json_t *object,
                             struct due due)
{
    struct question deal;
    const struct skr_contract *c = &deal.position.facts.contract;
    struct skr_bock_deal bock;
    char path[80];

    snprintf(path, sizeof path, "%sdeals.", q->path);
    question_begin(&deal, FORM_ROUND_DEAL, path, q->wrongs);
    deal.position.facts.contract.game.game = SKR_RAMSCH;
    if (json_is_object(object))
        question_read(&deal, object);
    if (json_is_object(object))
        check_deal(&deal, &q->code);
    else if (question_sound(q, FACT_ROUND_DEALS))
        question_wrong(q, FACT_ROUND_DEALS, SKR_C_NONE,
                       "expected objects with the keys game matadors");
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

json_t *ask_round(struct question *q)
{
    const json_t *list = question_json(q, FACT_ROUND_DEALS), *deal;
    json_t *pushed = json_array(), *bock = json_array();
    struct due due = { 0, 0 };
    size_t i;

    json_array_foreach((json_t *)list, i, deal) {
        if (due.pushed > 0)
            memory_append(pushed, json_integer((json_int_t)i + 1));
        if (due.bock > 0)
            memory_append(bock, json_integer((json_int_t)i + 1));
        due = after_deal(q, deal, due);
    }
    if (question_right(q))
        return json_pack("{s:o, s:i, s:o, s:i}", "pushed", pushed, "due",
                         due.pushed, "bock", bock, "bock_due", due.bock);
    json_decref(pushed);
    json_decref(bock);
    return NULL;
}

json_t *answer_ramsch(const struct skr_ramsch_value *v, enum language language)
{
    return json_pack("{s:[i,i,i], s:o, s:s, s:o}",
                     "scores", v->score[0], v->score[1], v->score[2],
                     "losers", answer_seats(v->losers), "clause",
                     clause_id(v->clause), "steps", steps(v, language));
}

json_t *ask_ramsch(struct question *q)
{
    struct skr_ramsch_value v;
    enum skr_error error;

    if (skr_in_force(&q->code, SKR_C_HOME_PUSHED_RAMSCH))
        question_needs(q, FACT_PUSHED);
    if (!question_right(q))
        return NULL;
    q->ramsch.last = 1 + q->last_trick;
    error = skr_ramsch_value(&q->ramsch, &v);
    if (error == SKR_E_LAST)
        question_wrong(q, FACT_LAST_TRICK, SKR_C_NONE, "%s",
                       tr(q->wrongs->language, skr_error_text(error)));
    else if (error == SKR_E_TRICKS)
        question_wrong(q, FACT_RAMSCH_TRICKS, SKR_C_NONE, "%s",
                       tr(q->wrongs->language, skr_error_text(error)));
    else if (error == SKR_E_RAMSCH)
        question_wrong(q, FACT_OPTIONS, SKR_C_NONE, "%s",
                       tr(q->wrongs->language, skr_error_text(error)));
    else if (error != SKR_OK)
        question_wrong(q, FACT_RAMSCH_POINTS, SKR_C_NONE, "%s",
                       tr(q->wrongs->language, skr_error_text(error)));
    if (error != SKR_OK)
        return NULL;
    return answer_ramsch(&v, q->wrongs->language);
}

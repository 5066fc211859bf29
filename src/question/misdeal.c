/* The question what follows when something goes wrong with the deal. */
#include "question/ask.h"
#include "question/guard.h"

/* clause deal.wrong-dealer; without a dealer, one who had not to deal. */
static void put_dealer(const struct question *q, struct json *json)
{
    int dealer = skr_dealer(q->players, q->number);
    bool right = question_has(q, FACT_DEALER) && q->dealer == dealer;

    json_put_word(json, "remedy", term_key(&remedy_terms, right ? SKR_LEFT_AS_IT_IS
                                                                : SKR_DEALT_AGAIN));
    json_put_number(json, "dealer", dealer);
    json_put_number(json, "stand", right ? q->number
                    : skr_deals_that_stand(q->players, q->number));
    json_put_word(json, "clause", clause_id(right ? SKR_C_SEAT_FIRST_DEALER
                                                  : SKR_C_DEAL_WRONG_DEALER));
}

static void put_misdeal(const struct question *q, struct json *json,
                        const struct skr_misdeal_ruling *r)
{
    json_put_word(json, "remedy", term_key(&remedy_terms, r->remedy));
    put_seats(json, "barred", r->barred);
    json_put_word(json, "favours", term_key(&side_terms, r->favours));
    json_put_flag(json, "hand_alone", r->hand_alone);
    json_put_word(json, "clause", clause_id(r->clause));
    if (q->misdeal.kind == SKR_SKAT_SEEN_EARLY
        || q->misdeal.kind == SKR_SKAT_PICKED_UP)
        json_put_flag(json, "allowed", !r->forbidden);
    if (r->valued) {
        json_put_word(json, "game", term_key(&game_terms, (int)r->game));
        json_put_number(json, "value", r->value);
        json_put_number(json, "score", r->score);
    }
}

/* What the engine is asked, from the facts that were read. */
static void set_misdeal(struct question *q)
{
    struct skr_misdeal *m = &q->misdeal;

    if (m->kind != SKR_ASTRAY
        && (m->kind != SKR_COUNT || m->found != SKR_FOUND_IN_PLAY))
        m->soloist = SKR_NOBODY;
    if (!question_has(q, FACT_MISDEAL_BY) || m->by > SKR_REARHAND)
        m->by = SKR_NOBODY;
    m->players = q->players;
    m->announced = question_has(q, FACT_MISDEAL_GAME);
    m->contract = q->position.facts.contract;
}

bool ask_misdeal(struct question *q, struct json *json)
{
    struct skr_misdeal_ruling r;

    guard_misdeal(q);
    if (!question_right(q))
        return false;
    answer_open(q, json);
    if ((int)q->misdeal.kind == MISDEAL_DEALER) {
        put_dealer(q, json);
    } else {
        set_misdeal(q);
        skr_misdeal(&q->code, &q->misdeal, &r);
        put_misdeal(q, json, &r);
    }
    json_close(json, '}');
    return true;
}

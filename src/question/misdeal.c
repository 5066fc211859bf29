/* The question what follows when something goes wrong with the deal. */
#include "question/ask.h"
#include "question/guard.h"

#define KIND(kind) (1u << (kind))

/* Which facts each kind needs. */
static const struct { enum fact_row row; unsigned kinds; } needed[] = {
    { FACT_FOUND, KIND(SKR_COUNT) | KIND(SKR_CUT) | KIND(SKR_DEALING)
                  | KIND(SKR_SHUFFLE) },
    { FACT_COUNTS, KIND(SKR_COUNT) },
    { FACT_MISDEAL_SOLOIST, KIND(SKR_ASTRAY) },
    { FACT_LIFTED, KIND(SKR_CUT) },
    { FACT_MISDEAL_BY, KIND(SKR_SKAT_SEEN_EARLY) | KIND(SKR_SKAT_PICKED_UP)
                       | KIND(SKR_ASTRAY) },
    { FACT_TABLE, KIND(MISDEAL_DEALER) | KIND(SKR_CUTTER_AWAY) },
    { FACT_NUMBER_OF_DEAL, KIND(MISDEAL_DEALER) },
    { FACT_LONG_AWAY, KIND(SKR_CUTTER_AWAY) },
    { FACT_TOLD_APART, KIND(SKR_SKAT_PICKED_UP) },
};

static void check_counts(struct question *q)
{
    const int *cards = q->misdeal.cards;
    int all = cards[0] + cards[1] + cards[2] + q->number;

    if (!question_has(q, FACT_COUNTS))
        return;
    for (int i = FACT_COUNT_F; i <= FACT_COUNT_SKAT; i++)
        if (!question_sound(q, (enum fact_row)i))
            return;
    if (question_sound(q, FACT_COUNTS) && all != 32)
        question_wrong(q, FACT_COUNTS, SKR_C_NONE, "%d cards together,"
                       " expected 32", all);
}

/* A look after the auction is a matter of the play, unless the dealer looks. */
static void check_look(struct question *q)
{
    if (question_sound(q, FACT_FOUND) && question_sound(q, FACT_MISDEAL_BY)
        && q->misdeal.found == SKR_FOUND_IN_PLAY
        && q->misdeal.by <= SKR_REARHAND)
        question_wrong(q, FACT_FOUND, SKR_C_NONE, "expected deal or auction:"
                       " after the auction, ask ending happened=skat-seen");
    if (q->misdeal.found == SKR_FOUND_IN_PLAY && q->misdeal.by > SKR_REARHAND
        && skr_in_force(&q->code, SKR_C_DEAL_DEALER_LOOKS))
        question_needs(q, FACT_LEAVE);
}

/* What one code asks and another does not. */
static void check_by_code(struct question *q)
{
    if (q->misdeal.kind == SKR_EXPOSED
        && skr_in_force(&q->code, SKR_C_DEAL_EXPOSED)) {
        question_needs(q, FACT_FOUND);
        question_needs(q, FACT_FAULT);
    }
    if (q->misdeal.kind == SKR_ASTRAY
        && skr_in_force(&q->code, SKR_C_DEAL_ASTRAY))
        question_needs(q, FACT_MATTERED);
}

static void check_kind(struct question *q)
{
    int kind = (int)q->misdeal.kind;

    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (needed[i].kinds & KIND(kind))
            question_needs(q, needed[i].row);
    if (kind == SKR_COUNT)
        check_counts(q);
    if (kind == SKR_COUNT && question_sound(q, FACT_FOUND)
        && q->misdeal.found == SKR_FOUND_IN_PLAY)
        question_needs(q, FACT_MISDEAL_SOLOIST);
    if (kind == SKR_SKAT_SEEN_EARLY && question_sound(q, FACT_MISDEAL_BY)
        && q->misdeal.by > SKR_REARHAND)
        question_needs(q, FACT_FOUND);
    if (kind == SKR_SKAT_SEEN_EARLY)
        check_look(q);
    if (kind == SKR_CUTTER_AWAY && q->players > 3 && !q->misdeal.long_away)
        question_needs(q, FACT_RESERVED);
    check_by_code(q);
}

/* The game that is decided, if one is told. */
static void check_decided(struct question *q)
{
    const struct skr_contract *c = &q->position.facts.contract;

    if (question_has(q, FACT_HAND) || question_has(q, FACT_OUVERT)
        || question_has(q, FACT_ANNOUNCED))
        question_needs(q, FACT_MISDEAL_GAME);
    if (question_has(q, FACT_MISDEAL_GAME)
        && question_sound(q, FACT_MISDEAL_GAME))
        guard_announcement(q);
    guard_bid(q);
    if (question_has(q, FACT_MISDEAL_GAME) && c->game.game == SKR_GRAND
        && (c->matadors > 4 || c->matadors < -4))
        question_wrong(q, FACT_MATADORS, SKR_C_MATADORS_LIMIT,
                       "at most 4 in grand (matadors.limit)");
}

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

    if (question_sound(q, FACT_KIND))
        check_kind(q);
    check_decided(q);
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

/* The question how the code rules an incident of the play. */
#include "question/ask.h"
#include "question/guard.h"

/* The matadors are needed for the value, not to tell who wins: without a bid
 * any number does. */
static bool lacks_matadors(const struct skr_contract *c)
{
    return c->game.game != SKR_NULL && c->cards == 0 && c->matadors == 0;
}

/* --------------------------------------------------------------------- answer */

static void put_side(struct json *json, const char *key, bool there, bool soloist)
{
    json_put_word(json, key, !there ? NULL
                  : term_key(&side_terms, soloist ? SKR_REST_SOLOISTS
                                                  : SKR_REST_DEFENDERS));
}

enum skr_error put_ruled(const struct question *q, struct json *json,
                          const struct skr_ruling *r)
{
    struct skr_facts f = r->facts;
    bool lacking = lacks_matadors(&f.contract);
    struct skr_value v = { .won = false };
    enum skr_error error;

    if (lacking)
        f.contract.matadors = 1;
    error = r->over ? skr_value(&f, &v) : SKR_OK;
    if (error != SKR_OK)
        return error;
    answer_open(q, json);
    json_put_flag(json, "over", r->over);
    put_side(json, "rest", r->rest != SKR_REST_NOBODYS, r->rest == SKR_REST_SOLOISTS);
    put_side(json, "winner", r->over, v.won);
    json_put_word(json, "clause", clause_id(r->clause));
    json_put_flag(json, "open", r->open);
    if (!r->over) {
        json_put_flag(json, "put_right", r->put_right);
        if (r->clause != SKR_C_END_REVOKE_CORRECTED || q->position.play.count > 0)
            put_seats(json, "may_change", r->may_change);
    }
    if (r->over && !lacking)
        put_worth(json, &f, &v, false);
    json_close(json, '}');
    return SKR_OK;
}

enum skr_clause clause_searched(const struct question *q)
{
    switch (q->incident.kind) {
    case SKR_THROWS:
        return SKR_C_END_THROW;
    case SKR_SAYS_LOST:
        return SKR_C_END_OWN_CARDS_DECIDE;
    case SKR_SKAT_SHOWN:
        return SKR_C_END_SKAT_SHOWN;
    default:
        return skr_shown_clause(q->position.facts.code,
                                q->incident.seat == q->position.soloist);
    }
}

/* Nobody knows how it is ruled. */
static void put_unknown(const struct question *q, struct json *json, enum skr_error error)
{
    answer_open(q, json);
    json_put_null(json, "over");
    json_put_null(json, "rest");
    json_put_null(json, "winner");
    json_put_word(json, "clause", clause_id(clause_searched(q)));
    json_put_flag(json, "open", true);
    json_put_text(json, "reason", tr(q->wrongs->language, skr_error_text(error)));
    json_close(json, '}');
}

bool ask_ending(struct question *q, struct json *json)
{
    struct skr_ruling ruling;
    enum skr_error error;

    q->position.play.count = q->state[FACT_TRICK] == FACT_GIVEN ? q->listed : 0;
    guard_ending(q);
    if (!question_right(q))
        return false;
    error = skr_rule(&q->position, &q->incident, &ruling);
    if (error == SKR_E_SEARCH) {
        put_unknown(q, json, error);
        return true;
    }
    if (error == SKR_OK)
        error = put_ruled(q, json, &ruling);
    if (error != SKR_OK)
        guard_engine(q, error);
    return error == SKR_OK;
}

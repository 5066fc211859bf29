/* The question how the code rules an incident of the play. */
#include "base/memory.h"
#include "question/ask.h"
#include "question/guard.h"

/* The matadors are needed for the value, not to tell who wins: without a bid
 * any number does. */
static bool lacks_matadors(const struct skr_contract *c)
{
    return c->game.game != SKR_NULL && c->cards == 0 && c->matadors == 0;
}

/* --------------------------------------------------------------------- answer */

static json_t *side(bool there, bool soloist)
{
    return !there ? json_null()
        : json_string(term_key(&side_terms, soloist ? SKR_REST_SOLOISTS
                                                    : SKR_REST_DEFENDERS));
}

json_t *answer_ruling(const struct skr_ruling *r, enum language language,
                      enum skr_error *error)
{
    struct skr_facts f = r->facts;
    bool lacking = lacks_matadors(&f.contract);
    struct skr_value v = { .won = false };
    json_t *answer;

    if (lacking)
        f.contract.matadors = 1;
    *error = r->over ? skr_value(&f, &v) : SKR_OK;
    if (*error != SKR_OK)
        return NULL;
    answer = json_pack("{s:b, s:o, s:o, s:s, s:b}", "over", r->over,
                       "rest", side(r->rest != SKR_REST_NOBODYS,
                                    r->rest == SKR_REST_SOLOISTS),
                       "winner", side(r->over, v.won),
                       "clause", clause_id(r->clause), "open", r->open);
    if (!r->over) {
        memory_put(answer, "put_right", json_boolean(r->put_right));
        memory_put(answer, "may_change", answer_seats(r->may_change));
    }
    if (r->over && !lacking) {
        json_t *value = answer_value(&f, &v, language);

        json_object_del(value, "clause");
        if (json_object_update(answer, value) != 0)
            memory_note();
        json_decref(value);
    }
    return answer;
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
static json_t *answer_unknown(const struct question *q, enum skr_error error)
{
    return json_pack("{s:n, s:n, s:n, s:s, s:b, s:s}", "over", "rest", "winner",
                     "clause", clause_id(clause_searched(q)), "open", true, "reason",
                     tr(q->wrongs->language, skr_error_text(error)));
}

json_t *ask_ending(struct question *q)
{
    struct skr_ruling ruling;
    enum skr_error error;
    json_t *answer = NULL;

    q->position.play.count = q->state[FACT_TRICK] == FACT_GIVEN ? q->listed : 0;
    guard_ending(q);
    if (!question_right(q))
        return NULL;
    error = skr_rule(&q->position, &q->incident, &ruling);
    if (error == SKR_E_SEARCH)
        return answer_unknown(q, error);
    if (error == SKR_OK)
        answer = answer_ruling(&ruling, q->wrongs->language, &error);
    if (error != SKR_OK)
        guard_engine(q, error);
    return answer;
}

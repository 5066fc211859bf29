/* The question how the code rules an incident of the play. */
#include "base/memory.h"
#include "question/ask.h"

/* --------------------------------------------------------------------- checks */

/* What is unplayed: the cards held, and those of the unfinished trick. */
static void count_held(struct skr_position *p)
{
    struct skr_play *play = &p->play;
    struct skr_taken *taken = &p->facts.taken;

    play->game = p->facts.contract.game.game;
    for (int i = 0; i < play->count; i++) {
        play->by[i] = (play->turn - play->count + i + 3) % 3;
        taken->unplayed_points += skr_card_points(play->card[i]);
    }
    for (int seat = 0; seat < 3; seat++)
        taken->unplayed_points += skr_points(play->hand[seat]);
    taken->unplayed_tricks = skr_count(play->hand[play->turn]);
}

void check_held(struct question *q)
{
    bool held = question_has(q, FACT_HANDS);

    if (!held && (question_has(q, FACT_TURN) || question_has(q, FACT_TRICK)))
        question_wrong(q, FACT_HANDS, SKR_C_NONE, "missing, expected the cards"
                       " that each holds: {\"F\":\"CJ ST\",\"M\":...}");
    if (!held)
        return;
    if (question_has(q, FACT_UNPLAYED_POINTS)
        || question_has(q, FACT_UNPLAYED_TRICKS))
        question_wrong(q, FACT_HANDS, SKR_C_NONE, "not together with"
                       " unplayed_points and unplayed_tricks, which they tell");
    question_needs(q, FACT_TURN);
    if (question_sound(q, FACT_HANDS) && question_sound(q, FACT_TURN))
        count_held(&q->position);
}

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
    const struct skr_contract *c = &q->position.facts.contract;
    struct skr_ruling ruling;
    enum skr_error error;
    json_t *answer = NULL;

    check_game(q);
    if (c->bid != 0 && question_sound(q, FACT_BID)
        && question_sound(q, FACT_GAME) && question_sound(q, FACT_TWELVE)
        && question_sound(q, FACT_MATADORS) && lacks_matadors(c))
        question_wrong(q, FACT_MATADORS, SKR_C_NONE, "missing, expected the"
                       " number, or the twelve cards in given.cards, when there"
                       " is a bid");
    if (q->incident.kind == SKR_LED_ON && question_right(q)
        && !question_has(q, FACT_TRICK_TO))
        question_wrong_key(q, "happened.trick_to", "missing, expected one of F M"
                           " R");
    q->position.play.count = q->state[FACT_TRICK] == FACT_GIVEN ? q->listed : 0;
    check_held(q);
    if (!question_right(q))
        return NULL;
    error = skr_rule(&q->position, &q->incident, &ruling);
    if (error == SKR_E_SEARCH)
        return answer_unknown(q, error);
    if (error == SKR_OK)
        answer = answer_ruling(&ruling, q->wrongs->language, &error);
    if (error != SKR_OK)
        check_engine(q, error);
    return answer;
}

/* The question what an announcement amounts to. */
#include "base/memory.h"
#include "question/ask.h"
#include "question/guard.h"

static json_t *struck(const struct skr_announced *ruled)
{
    json_t *list = json_array();

    for (int part = 0; part < SKR_PARTS; part++)
        if (ruled->struck[part] != SKR_C_NONE)
            memory_append(list, json_pack(
                "{s:s, s:s}", "what", term_key(&part_terms, part),
                "clause", clause_id(ruled->struck[part])));
    return list;
}

static json_t *announcement(const struct skr_announcement *a)
{
    return json_pack("{s:s, s:b, s:s?, s:b, s:b}",
                     "game", game_name(a->game),
                     "hand", a->hand,
                     "announced", level_name(a->announced),
                     "ouvert", a->ouvert, "revolution", a->revolution);
}

/* How many cards he holds; put_away and held must agree. */
static int cards_held(struct question *q)
{
    bool away = question_has(q, FACT_PUT_AWAY);
    int left = 12 - q->put_away;

    if (!away)
        return q->held;
    if (!q->skat_taken)
        question_wrong(q, FACT_PUT_AWAY, SKR_C_SKAT_DISCARD,
                       "nothing is put away without the skat (skat.discard)");
    else if (question_has(q, FACT_HOLDS) && q->held != left)
        question_wrong(q, FACT_HOLDS, SKR_C_NONE, "expected %d: twelve cards"
                       " without those put away", left);
    return left;
}

/* The game that binds him; a null pointer without one. */
static const struct skr_announcement *
read_bound(struct question *q, struct skr_announcement *game)
{
    const char *text = json_string_value(question_json(q, FACT_BOUND));

    if (!question_has(q, FACT_BOUND))
        return NULL;
    if (text == NULL || !read_named_game(text, game))
        question_expects(q, FACT_BOUND, question_json(q, FACT_BOUND),
                         facts[FACT_BOUND].expected);
    return game;
}

json_t *ask_announce(struct question *q)
{
    struct skr_announcement bound;
    struct skr_announcing how = {
        .skat_taken = q->skat_taken, .held = cards_held(q),
        .laid_open = q->laid_open, .bound = read_bound(q, &bound),
        .bid = q->position.facts.contract.bid,
    };
    struct skr_announced ruled;
    enum skr_clause clause;

    guard_bid(q);
    if (question_sound(q, FACT_SAID) && question_sound(q, FACT_GAME)
        && (q->position.facts.contract.game.game == SKR_NULL || question_has(q, FACT_BOUND))
        && skr_in_force(&q->code, SKR_C_VALUE_OVERBID_NULL) && !question_has(q, FACT_BID))
        question_refuse(q, FACT_BID, SKR_C_NONE, "what was it bid to? {bid}; null below the"
                        " bid is lost at once");
    if (!question_right(q))
        return NULL;
    clause = skr_announce_as(&q->code, &q->position.facts.contract.game, &how,
                             &ruled);
    return json_pack("{s:b, s:o, s:o, s:s?}", "valid", clause == SKR_C_NONE,
                     "announcement", announcement(&ruled.valid),
                     "struck", struck(&ruled), "lost", ruled.lost != SKR_C_NONE
                         ? clause_id(ruled.lost) : NULL);
}

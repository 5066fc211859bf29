/* The question what an announcement amounts to. */
#include "question/ask.h"

static json_t *struck(const struct skr_announced *ruled)
{
    json_t *list = json_array();

    for (int part = 0; part < SKR_PARTS; part++)
        if (ruled->struck[part] != SKR_C_NONE)
            json_array_append_new(list, json_pack(
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

json_t *ask_announce(struct question *q)
{
    struct skr_announced ruled;
    enum skr_clause clause;

    check_bid(q);
    if (!question_right(q))
        return NULL;
    clause = skr_announce(&q->code, &q->position.facts.contract.game,
                          q->skat_taken, &ruled);
    return json_pack("{s:b, s:o, s:o}", "valid", clause == SKR_C_NONE,
                     "announcement", announcement(&ruled.valid),
                     "struck", struck(&ruled));
}

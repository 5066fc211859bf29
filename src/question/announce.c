/* The question what an announcement amounts to. */
#include <string.h>

#include "base/names.h"
#include "question/ask.h"
#include "judge/judge.h"

static json_t *struck(const struct skr_announced *ruled)
{
    json_t *list = json_array();

    for (int part = 0; part < SKR_PARTS; part++)
        if (ruled->struck[part] != SKR_C_NONE)
            json_array_append_new(list, json_pack(
                "{s:s, s:s}", "what", term_key(&part_terms, part),
                "clause", skr_clause_info(ruled->struck[part])->id));
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

json_t *ask_announce(struct given *g)
{
    struct given said = { .object = json_object_get(g->object, "said"),
                          .path = "given.said.", .code = g->code };
    struct skr_announcement words;
    struct skr_announced ruled;
    enum skr_clause clause;
    bool taken = given_bool(g, "skat_taken");

    if (!given_has(g, "skat_taken"))
        given_wrong(g, "skat_taken", "missing, expected true or false");
    if (given_has(g, "bid"))
        given_bid(g, "bid");
    if (!json_is_object(said.object)) {
        given_wrong(g, "said", "expected an object with the keys game hand"
                    " announced ouvert revolution");
        return NULL;
    }
    given_only(&said, "game hand announced ouvert revolution");
    words = given_announcement(&said);
    if (g->error[0] == '\0')
        memcpy(g->error, said.error, sizeof g->error);
    if (g->error[0] != '\0')
        return NULL;
    clause = skr_announce(g->code, &words, taken, &ruled);
    return json_pack("{s:b, s:o, s:o}", "valid", clause == SKR_C_NONE,
                     "announcement", announcement(&ruled.valid),
                     "struck", struck(&ruled));
}

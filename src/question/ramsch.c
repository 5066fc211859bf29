/* The questions what a ramsch comes to, and which deals are pushed ramsch. */
#include <string.h>

#include "question/ask.h"
#include "report/steps.h"

static json_t *steps(const struct skr_ramsch_value *v)
{
    json_t *list = json_array();

    for (int i = 0; i < v->steps; i++)
        json_array_append_new(list, json_pack(
            "{s:s, s:s, s:i}", "clause", skr_clause_info(v->step[i].clause)->id,
            "text", report_ramsch_step(v->step[i].clause),
            "sum", v->step[i].sum));
    return list;
}

static json_t *losers(const struct skr_ramsch_value *v)
{
    json_t *list = json_array();

    for (int seat = 0; seat < 3; seat++)
        if (v->losers & (1 << seat))
            json_array_append_new(list, json_string(seat_key(seat)));
    return list;
}

static void impossible(struct given *g, enum skr_error error)
{
    given_wrong(g, error == SKR_E_RAMSCH ? "options"
                : error == SKR_E_TRICKS ? "tricks" : "points", "%s",
                skr_error_text(error));
}

/* One deal of a list: what was played, nothing when passed in. */
static int after_deal(struct given *g, const json_t *deal, int due, int players)
{
    struct given d = { .object = deal, .path = "given.deals.", .code = g->code };
    enum skr_game game = SKR_RAMSCH;
    int matadors = 0;

    if (!json_is_object(deal))
        given_wrong(g, "deals", "expected objects with the keys game matadors");
    given_only(&d, "game matadors");
    if (given_has(&d, "game"))
        game = given_play(&d, "game");
    if (given_has(&d, "matadors"))
        matadors = given_number(&d, "matadors", -11, 11);
    if (g->error[0] == '\0')
        memcpy(g->error, d.error, sizeof g->error);
    return skr_pushed_round(due, players, game, matadors);
}

json_t *ask_round(struct given *g)
{
    const json_t *list = json_object_get(g->object, "deals"), *deal;
    int players = given_number(g, "players", 3, 4), due = 0;
    json_t *pushed = json_array();
    size_t i;

    if (!json_is_array(list))
        given_wrong(g, "deals", "expected a list of deals");
    json_array_foreach((json_t *)list, i, deal) {
        if (due > 0)
            json_array_append_new(pushed, json_integer((json_int_t)i + 1));
        due = after_deal(g, deal, due, players);
    }
    if (g->error[0] == '\0')
        return json_pack("{s:o, s:i}", "pushed", pushed, "due", due);
    json_decref(pushed);
    return NULL;
}

json_t *ask_ramsch(struct given *g)
{
    struct skr_ramsch r = { .code = g->code };
    struct skr_ramsch_value v;
    enum skr_error error;

    r.pushed = given_bool(g, "pushed");
    if (given_has(g, "refused"))
        r.refused = given_number(g, "refused", 0, r.pushed ? 3 : 0);
    given_seats(g, "points", 0, 120, r.points);
    given_seats(g, "tricks", 0, 10, r.tricks);
    if (g->error[0] != '\0')
        return NULL;
    error = skr_ramsch_value(&r, &v);
    if (error != SKR_OK) {
        impossible(g, error);
        return NULL;
    }
    return json_pack("{s:[i,i,i], s:o, s:s, s:o}",
                     "scores", v.score[0], v.score[1], v.score[2],
                     "losers", losers(&v), "clause", skr_clause_info(v.clause)->id,
                     "steps", steps(&v));
}

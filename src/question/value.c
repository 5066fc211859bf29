/* The question what a game is worth. */
#include "question/ask.h"
#include "report/steps.h"

/* What was said, as ruled: in a hand game the skat was not taken, in any other
 * it was, and nothing may have to be struck out. */
static void rule_announcement(struct given *g, struct skr_announcement *said)
{
    static const struct { const char *key, *expected; } part[SKR_PARTS] = {
        { "hand", "false" }, { "announced", "null" }, { "announced", "null" },
        { "ouvert", "false, or hand true" },
        { "revolution", "false, or null, hand true and the option" },
    };
    struct skr_announced ruled;

    skr_announce(g->code, said, !said->hand, &ruled);
    for (int i = 0; i < SKR_PARTS; i++)
        if (ruled.struck[i] != SKR_C_NONE)
            given_wrong(g, part[i].key, "expected %s: %s (%s)",
                        part[i].expected, skr_clause_info(ruled.struck[i])->title,
                        skr_clause_info(ruled.struck[i])->id);
    *said = ruled.valid;
}

static enum skr_ending read_ending(struct given *g)
{
    if (!given_has(g, "ending"))
        return SKR_PLAYED;
    return (enum skr_ending)given_term(g, "ending", &ending_terms);
}

static enum skr_contra read_contra(struct given *g)
{
    const struct terms calls = { contra_terms.term + SKR_CONTRA, 3 };

    if (!given_has(g, "contra")
        || json_is_null(json_object_get(g->object, "contra")))
        return SKR_NO_CONTRA;
    return (enum skr_contra)(SKR_CONTRA + given_term(g, "contra", &calls));
}

/* The twelve cards, or else the matadors, if they are needed. */
static void read_matadors(struct given *g, struct skr_facts *f, bool needed)
{
    bool null = f->contract.game.game == SKR_NULL;

    if (given_has(g, "cards"))
        f->contract.cards = given_cards(g, "cards", 12, 12);
    if (given_has(g, "matadors"))
        f->contract.matadors = given_number(g, "matadors", null ? 0 : -11,
                                          null ? 0 : 11);
    if (null)
        return;
    if (given_has(g, "cards") && given_has(g, "matadors"))
        given_wrong(g, "matadors", "not together with cards, expected one of"
                    " the two");
    if (needed && !given_has(g, "cards") && !given_has(g, "matadors"))
        given_wrong(g, "matadors", "missing, expected the number, or the twelve"
                    " cards in given.cards");
}

struct skr_facts given_facts(struct given *g, bool matadors_needed)
{
    struct skr_facts f = { .code = g->code, .contract.game = given_announcement(g) };

    rule_announcement(g, &f.contract.game);
    f.contract.bid = given_bid(g, "bid");
    read_matadors(g, &f, matadors_needed);
    f.taken.points = given_number(g, "points", 0, 120);
    f.taken.tricks = given_number(g, "tricks", 0, 10);
    f.end.how = read_ending(g);
    f.contract.contra = read_contra(g);
    if (given_has(g, "unplayed_points"))
        f.taken.unplayed_points = given_number(g, "unplayed_points", 0, 120);
    if (given_has(g, "unplayed_tricks"))
        f.taken.unplayed_tricks = given_number(g, "unplayed_tricks", 0, 10);
    return f;
}

void given_impossible(struct given *g, enum skr_error error)
{
    static const char *const key[] = {
        [SKR_E_MATADORS] = "matadors", [SKR_E_POINTS] = "points",
        [SKR_E_TRICKS] = "tricks", [SKR_E_TOGETHER] = "points",
        [SKR_E_ANNOUNCED] = "announced", [SKR_E_CARDS] = "cards",
        [SKR_E_HANDS] = "hands", [SKR_E_HELD] = "hands",
        [SKR_E_SOLOIST] = "happened.by",
    };

    given_wrong(g, key[error], "%s", skr_error_text(error));
}

static json_t *steps(const struct skr_facts *f, const struct skr_value *v)
{
    json_t *list = json_array();

    for (int i = 0; i < v->steps; i++) {
        json_t *step = json_object();
        char text[STEP_TEXT];

        report_step(f, v, i, text);
        json_object_set_new_nocheck(step, "clause", json_string_nocheck(
            skr_clause_info(v->step[i].clause)->id));
        json_object_set_new_nocheck(step, "text", json_string_nocheck(text));
        json_object_set_new_nocheck(step, "sum", json_integer(v->step[i].sum));
        json_array_append_new(list, step);
    }
    return list;
}

json_t *answer_value(const struct skr_facts *f, const struct skr_value *v)
{
    return json_pack("{s:b, s:i, s:i, s:b, s:o, s:i, s:s, s:o}",
                     "won", v->won, "value", v->value, "score", v->score,
                     "overbid", v->overbid,
                     "matadors", f->contract.game.game == SKR_NULL
                         ? json_null() : json_integer(v->matadors),
                     "level", v->level, "clause", skr_clause_info(v->clause)->id,
                     "steps", steps(f, v));
}

json_t *ask_value(struct given *g)
{
    struct skr_facts f = given_facts(g, true);
    struct skr_value v;
    enum skr_error error;

    if (g->error[0] != '\0')
        return NULL;
    error = skr_value(&f, &v);
    if (error != SKR_OK) {
        given_impossible(g, error);
        return NULL;
    }
    return answer_value(&f, &v);
}

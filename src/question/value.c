/* The question what a game is worth. */
#include "question/ask.h"
#include "question/guard.h"
#include "question/steps.h"
#include "words/say.h"

const char *clause_id(enum skr_clause clause)
{
    return skr_clause_info(clause)->id;
}

/* --------------------------------------------------------------------- answer */

static void put_steps(struct json *json, const struct skr_facts *f,
                      const struct skr_value *v)
{
    json_open(json, "steps", '[');
    for (int i = 0; i < v->steps; i++) {
        char text[STEP_TEXT];

        write_step(f, v, i, json->out->language, text);
        json_open(json, NULL, '{');
        json_put_text(json, "clause", clause_id(v->step[i].clause));
        json_put_text(json, "text", text);
        json_put_number(json, "sum", v->step[i].sum);
        json_close(json, '}');
    }
    json_close(json, ']');
}

void put_worth(struct json *json, const struct skr_facts *f, const struct skr_value *v,
               bool clause)
{
    json_put_flag(json, "won", v->won);
    json_put_number(json, "value", v->value);
    json_put_number(json, "score", v->score);
    json_put_flag(json, "overbid", v->overbid);
    json_put_known(json, "matadors", v->matadors != 0, v->matadors);
    json_put_number(json, "level", v->level);
    if (clause)
        json_put_text(json, "clause", clause_id(v->clause));
    put_steps(json, f, v);
}

/* What the game is worth. Returns false if something is wrong. */
static bool find_value(struct question *q, struct skr_value *v)
{
    enum skr_error error = SKR_OK;

    guard_value(q);
    if (question_right(q)
        && (error = skr_value(&q->position.facts, v)) != SKR_OK)
        guard_engine(q, error);
    return question_right(q);
}

bool ask_value(struct question *q, struct json *json)
{
    struct skr_value v;

    if (!find_value(q, &v))
        return false;
    answer_open(q, json);
    put_worth(json, &q->position.facts, &v, true);
    json_close(json, '}');
    return true;
}

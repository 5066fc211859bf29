/* The question what a game is worth. */
#include <string.h>

#include "base/json.h"
#include "base/memory.h"
#include "question/ask.h"
#include "question/guard.h"
#include "question/steps.h"
#include "words/say.h"

const char *clause_id(enum skr_clause clause)
{
    return skr_clause_info(clause)->id;
}

/* --------------------------------------------------------------------- answer */

/* Room for an answer: its steps, each with a clause, a text and a sum. */
#define VALUE_TEXT (256 + SKR_STEPS * (STEP_TEXT + 96))

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

void put_valued(struct json *json, const char *key, const struct skr_facts *f,
               const struct skr_value *v)
{
    json_open(json, key, '{');
    json_put_flag(json, "won", v->won);
    json_put_number(json, "value", v->value);
    json_put_number(json, "score", v->score);
    json_put_flag(json, "overbid", v->overbid);
    json_put_known(json, "matadors", f->contract.game.game != SKR_NULL, v->matadors);
    json_put_number(json, "level", v->level);
    json_put_text(json, "clause", clause_id(v->clause));
    put_steps(json, f, v);
    json_close(json, '}');
}

json_t *answer_value(const struct skr_facts *f, const struct skr_value *v,
                     enum language language)
{
    char text[VALUE_TEXT];
    struct out out = { .data = text, .capacity = sizeof text, .language = language };
    struct json json = { .out = &out };

    put_valued(&json, NULL, f, v);
    return memory_load_json(text, out.size, 0, NULL);
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

json_t *ask_value(struct question *q)
{
    struct skr_value v;

    return find_value(q, &v)
        ? answer_value(&q->position.facts, &v, q->wrongs->language) : NULL;
}

bool write_value(struct question *q, struct out *out, const char *head)
{
    struct json json = { .out = out };
    struct skr_value v;
    bool found = find_value(q, &v);

    if (found) {
        out_text(out, head);
        put_valued(&json, NULL, &q->position.facts, &v);
    }
    return found;
}

/* One line: a question in JSON, and its answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "question/ask.h"

static const struct ask {
    const char *name, *keys;
    json_t *(*answer)(struct given *);
} asks[] = {
    { "matadors", "game cards code", ask_matadors },
    { "legal", "game hand led code", ask_legal },
    { "trick", "game leader cards code", ask_trick },
    { "deal", "pack players dealer code", ask_deal },
    { "misdeal", "kind found cards soloist lifted by players deal code",
      ask_misdeal },
    { "auction", "calls code options", ask_auction },
    { "bids", "code options", ask_bids },
    { "announce", "bid skat_taken said code options", ask_announce },
    { "value", "game hand announced ouvert bid cards matadors points tricks"
      " ending unplayed_points unplayed_tricks revolution contra code options",
      ask_value },
    { "ending", "game hand announced ouvert bid cards matadors points tricks"
      " unplayed_points unplayed_tricks revolution contra soloist hands turn"
      " trick happened code options", ask_ending },
    { "ramsch", "points tricks pushed refused code options", ask_ramsch },
    { "round", "players deals code", ask_round },
    { "game", "iss record code options", ask_game },
    { "sheet", "players scheme stake limit series deals tallies passed_in lot"
      " code", ask_sheet },
};
#define ASKS (sizeof asks / sizeof *asks)

/* ------------------------------------------------------------------- output */

/* The shortest text that is read as the same number, in what is echoed. */
static char *dump_id(const json_t *id)
{
    if (json_is_integer(id))
        return json_dumps(id, JSON_ENCODE_ANY);
    for (size_t digits = 15; digits <= 17; digits++) {
        char *text = json_dumps(id, JSON_ENCODE_ANY | JSON_COMPACT
                                | JSON_REAL_PRECISION(digits));
        json_t *again = text == NULL ? NULL
            : json_loads(text, JSON_DECODE_ANY | JSON_ALLOW_NUL, NULL);
        bool same = again != NULL && json_equal((json_t *)id, again);

        json_decref(again);
        if (same || digits == 17)
            return text;
        free(text);
    }
    return NULL;
}

static void put_head(struct out *out, const json_t *id)
{
    char *text = id != NULL ? dump_id(id) : NULL;

    out_text(out, "{\"id\":");
    out_text(out, text != NULL ? text : "null");
    free(text);
}

static void put_error(struct out *out, const json_t *id, const char *error)
{
    put_head(out, id);
    out_text(out, ",\"error\":");
    out_json_string(out, error, strlen(error));
    out_text(out, "}\n");
}

/* As json_dumps with JSON_COMPACT, in a third of the time: an answer has no
 * circles to look for, and no reals. */
static void put_json(struct out *out, const json_t *value)
{
    const char *key, *comma = "";
    const json_t *item;
    size_t i;

    switch (json_typeof(value)) {
    case JSON_OBJECT:
        out_text(out, "{");
        json_object_foreach((json_t *)value, key, item) {
            out_text(out, comma);
            out_json_string(out, key, strlen(key));
            out_text(out, ":");
            put_json(out, item);
            comma = ",";
        }
        out_text(out, "}");
        break;
    case JSON_ARRAY:
        out_text(out, "[");
        json_array_foreach(value, i, item) {
            out_text(out, comma);
            put_json(out, item);
            comma = ",";
        }
        out_text(out, "]");
        break;
    case JSON_STRING:
        out_json_string(out, json_string_value(value),
                        json_string_length(value));
        break;
    case JSON_INTEGER:
        out_number(out, json_integer_value(value));
        break;
    default:
        out_text(out, json_is_null(value) ? "null"
                 : json_is_true(value) ? "true" : "false");
    }
}

static void put_answer(struct out *out, const json_t *id, const json_t *answer)
{
    put_head(out, id);
    out_text(out, ",\"answer\":");
    put_json(out, answer);
    out_text(out, "}\n");
}

void answer_unreadable(struct out *out, unsigned long long number,
                       const char *error)
{
    char text[400];

    snprintf(text, sizeof text, "line %llu, %s; expected one JSON object:"
             " {\"id\":1,\"ask\":\"...\",\"given\":{...}}", number, error);
    put_error(out, NULL, text);
}

/* ---------------------------------------------------------------- questions */

static const struct ask *find_ask(struct given *question)
{
    const char *names[ASKS + 1] = { NULL };
    int n;

    for (unsigned i = 0; i < ASKS; i++)
        names[i] = asks[i].name;
    n = given_choice(question, "ask", names);
    return &asks[n];
}

static void read_code(struct given *g)
{
    const char *names[16] = { NULL };

    for (int i = 0; i < 15 && skr_code_at(i) != NULL; i++)
        names[i] = skr_code_at(i)->name;
    g->code = skr_code_at(0);
    if (given_has(g, "code"))
        g->code = skr_code_at(given_choice(g, "code", names));
}

/* clauses home.*: the code of the question with these house rules. */
static void read_options(struct given *g)
{
    const json_t *list = json_object_get(g->object, "options"), *option;
    size_t i;

    g->house = *g->code;
    g->code = &g->house;
    if (!json_is_array(list))
        given_wrong(g, "options", "expected a list of names: %s",
                    skr_error_text(SKR_E_OPTION));
    json_array_foreach((json_t *)list, i, option) {
        const char *name = json_string_value(option);
        enum skr_error error =
            skr_option_add(&g->house, name != NULL ? name : "");

        if (error != SKR_OK)
            given_wrong(g, "options", "%s", skr_error_text(error));
    }
}

static json_t *answer_given(const struct ask *ask, struct given *g)
{
    given_only(g, ask->keys);
    read_code(g);
    if (given_has(g, "options"))
        read_options(g);
    return g->error[0] == '\0' ? ask->answer(g) : NULL;
}

static void answer_question(struct out *out, const json_t *question)
{
    const json_t *id = json_object_get(question, "id");
    struct given top = { .object = question, .path = "" };
    struct given given = { .object = json_object_get(question, "given"),
                           .path = "given." };
    const struct ask *ask;
    json_t *answer = NULL;

    given_only(&top, "id ask given");
    ask = find_ask(&top);
    if (!json_is_object(given.object))
        given_wrong(&top, "given", "expected an object with the keys %s",
                    ask->keys);
    if (top.error[0] == '\0')
        answer = answer_given(ask, &given);
    if (answer != NULL)
        put_answer(out, id, answer);
    else
        put_error(out, id, top.error[0] != '\0' ? top.error
                  : given.error[0] != '\0' ? given.error : "out of memory");
    json_decref(answer);
}

static bool is_blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

void answer_line(struct out *out, const char *line, size_t length,
                 unsigned long long number)
{
    json_error_t error;
    json_t *question = json_loadb(line, length, JSON_DECODE_ANY
                                  | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL,
                                  &error);
    char text[240];

    if (json_is_object(question)) {
        answer_question(out, question);
    } else if (is_blank(line, length)) {
        answer_unreadable(out, number, "column 1: the line is empty");
    } else if (question != NULL) {
        answer_unreadable(out, number, "column 1: not an object");
    } else {
        snprintf(text, sizeof text, "column %d: %s", error.column, error.text);
        answer_unreadable(out, number, text);
    }
    json_decref(question);
}

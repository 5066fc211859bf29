/* One line: a question in JSON, and its answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "question/ask.h"

/* ------------------------------------------------------------------- output */

/* What is echoed of the id. */
struct id {
    char number[24];             /**< room for most ids */
    char *dumped;                /**< to be freed */
    const char *text;            /**< as JSON; a null pointer: there is none */
};

/* The shortest text that is read as the same number. */
static char *dump_id(const json_t *id)
{
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

static void read_id(struct id *id, const json_t *value)
{
    struct out out = { .data = id->number, .capacity = sizeof id->number };

    id->dumped = NULL;
    if (value != NULL && json_is_integer(value)) {
        out_number(&out, json_integer_value(value));
        id->number[out.size] = '\0';
        id->text = id->number;
    } else {
        id->text = id->dumped = value != NULL ? dump_id(value) : NULL;
    }
}

/* id: as JSON, or a null pointer. */
static void put_head(struct out *out, const char *id)
{
    out_text(out, "{\"id\":");
    out_json_text(out, id != NULL ? id : "null");
}

static void put_error(struct out *out, const char *id, const char *error)
{
    put_head(out, id);
    out_text(out, ",\"error\":");
    out_json_string(out, error, strlen(error));
    out_text(out, "}\n");
}

/* In a third of the time of json_dumps: an answer has no circles to look for. */
void put_json(struct out *out, const json_t *value)
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

#define ANSWER ",\"answer\":"

static void put_answer(struct out *out, const char *id, const json_t *answer)
{
    put_head(out, id);
    out_text(out, ANSWER);
    put_json(out, answer);
    out_text(out, "}\n");
}

static void answer_unreadable(struct out *out, unsigned long long number,
                       const char *error)
{
    char text[400];

    snprintf(text, sizeof text, tr(out->language, N_("line %llu, %s; expected one JSON"
             " object: {\"id\":1,\"ask\":\"...\",\"given\":{...}}")), number, error);
    utf8_trim(text);
    put_error(out, NULL, text);
}

void answer_too_long(struct out *out, unsigned long long number)
{
    char text[160];

    snprintf(text, sizeof text, tr(out->language,
             N_("column %zu: the line is longer than %zu bytes")),
             QUESTION_LIMIT + 1, QUESTION_LIMIT);
    answer_unreadable(out, number, text);
}

static const char no_memory[] = N_("out of memory");

/* ---------------------------------------------------------------- questions */

/* The question that is asked, or -1. */
static int find_question(struct question *top, const json_t *question)
{
    const json_t *name = json_object_get(question, "ask");
    const char *text = json_string_value(name);
    int form = text != NULL && strlen(text) == json_string_length(name)
        ? asked_find(text) : -1;
    char names[EXPECTED_SIZE] = "", quoted[QUOTED];

    if (form >= 0)
        return form;
    for (int i = 0; i < QUESTIONS; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s",
                 asked[i].name);
    question_quote(quoted, name);
    if (name == NULL)
        question_wrong_key(top, "ask", "missing, expected one of%s", names);
    else
        question_wrong_key(top, "ask", "expected one of%s, got %s", names, quoted);
    return -1;
}

/* The facts are read only when nothing is wrong around them: -1, if something is. */
static int read_around(const json_t *question, struct wrongs *wrongs)
{
    const json_t *given = json_object_get(question, "given");
    struct question top = { .path = "", .wrongs = wrongs };
    char keys[KEYS_SIZE];
    int form;

    question_only(&top, question, "id ask given");
    form = find_question(&top, question);
    if (form >= 0 && !json_is_object(given)) {
        fact_keys((enum form)form, keys);
        question_wrong_key(&top, "given", "expected an object with the keys"
                           " %s", keys);
    }
    return wrongs->count > 0 ? -1 : form;
}

/* Without memory, text is a null pointer. */
static void put_wrongs(struct out *out, const char *id, const struct wrongs *wrongs)
{
    char *text = wrongs->count > 0 ? wrongs_text(wrongs) : NULL;

    if (text == NULL)
        memory_note();
    put_error(out, id, memory_failed() ? tr(out->language, no_memory) : text);
    free(text);
}

/* Answers a question that can be answered without a tree of JSON; with a number as
 * its id, as most have. tests/question/alike.sh compares the other way with it. */
static void answer_at_once(struct out *out, enum form form, const json_t *given,
                           const char *id, struct wrongs *wrongs)
{
    char head[64];
    struct out to_head = { .data = head, .capacity = sizeof head - 1 };

    put_head(&to_head, id);
    out_text(&to_head, ANSWER);
    head[to_head.size] = '\0';
    if (ask_at_once(form, given, "given.", wrongs, out, head))
        out_text(out, "}\n");
    else
        put_wrongs(out, id, wrongs);
}

static void answer_by_tree(struct out *out, enum form form, const json_t *given,
                           const char *id, struct wrongs *wrongs)
{
    json_t *answer = ask(form, given, "given.", wrongs);

    if (answer != NULL && !memory_failed())
        put_answer(out, id, answer);
    else
        put_wrongs(out, id, wrongs);
    json_decref(answer);
}

static void answer_question(struct out *out, const json_t *question)
{
    const json_t *given = json_object_get(question, "given");
    struct wrongs wrongs;
    struct id id;
    int form;

    wrongs.count = 0;
    wrongs.name = NULL;
    wrongs.bare = false;
    wrongs.language = out->language;
    read_id(&id, json_object_get(question, "id"));
    form = read_around(question, &wrongs);
    if (form < 0)
        put_wrongs(out, id.text, &wrongs);
    else if (asked[form].write != NULL && id.text == id.number && !memory_failed())
        answer_at_once(out, (enum form)form, given, id.text, &wrongs);
    else
        answer_by_tree(out, (enum form)form, given, id.text, &wrongs);
    free(id.dumped);
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
    json_t *question = memory_load_json(line, length, JSON_DECODE_ANY
                                  | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL,
                                  &error);
    char text[240];

    if (json_is_object(question)) {
        answer_question(out, question);
    } else if (memory_failed()) {
        answer_unreadable(out, number, tr(out->language, no_memory));
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

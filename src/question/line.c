/* One line: a question in JSON, and its answer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/memory.h"
#include "base/none.h"
#include "base/text.h"
#include "question/ask.h"

/* ------------------------------------------------------------------- output */

/* Begins an answer: {"id":1,"answer": . value: of the id, or a null pointer. */
static void put_head(struct out *out, const char *value, const char *key)
{
    struct json json = { .out = out };

    out_text(out, "{");
    if (value != NULL)
        json_put_copy(&json, "id", value);
    else
        json_put_null(&json, "id");
    json_key(&json, key);
}

/* id: its value, or a null pointer. */
static void put_error(struct out *out, const char *id, const char *error)
{
    put_head(out, id, "error");
    out_json_string(out, error, strlen(error));
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

/* What a question is made of, each a null pointer if it is missing. All members are found
 * in one pass: given may be a whole game. */
struct parts {
    const char *id, *ask, *given;
    bool others;
};

static struct parts parts_of(const char *question)
{
    struct parts parts = { .others = false };

    for (struct json_walk w = json_walk(question); json_next(&w);)
        if (json_is(w.key, "given"))
            parts.given = w.value;
        else if (json_is(w.key, "ask"))
            parts.ask = w.value;
        else if (json_is(w.key, "id"))
            parts.id = w.value;
        else
            parts.others = true;
    return parts;
}

/* The question that is asked, or NONE. */
static int find_question(struct question *top, const char *value)
{
    char names[EXPECTED_SIZE] = "", quoted[QUOTED], name[32];
    int form = json_text(value, name, sizeof name) ? asked_find(name) : NONE;

    if (form >= 0)
        return form;
    for (int i = 0; i < QUESTIONS; i++)
        snprintf(names + strlen(names), sizeof names - strlen(names), " %s",
                 asked[i].name);
    question_quote(quoted, value);
    if (value == NULL)
        question_wrong_key(top, "ask", "missing, expected one of%s", names);
    else
        question_wrong_key(top, "ask", "expected one of%s, got %s", names, quoted);
    return NONE;
}

/* The facts are read only when nothing is wrong around them: NONE, if something is. */
static int read_around(const char *question, const struct parts *parts,
                       struct wrongs *wrongs)
{
    struct question top = { .path = "", .wrongs = wrongs };
    char keys[KEYS_SIZE];
    int form;

    if (parts->others)
        question_only(&top, question, "id ask given", "id ask given");
    form = find_question(&top, parts->ask);
    if (form >= 0 && json_kind(parts->given) != '{') {
        fact_keys((enum form)form, keys);
        question_wrong_key(&top, "given", "expected an object with the keys"
                           " %s", keys);
    }
    return wrongs->count > 0 ? NONE : form;
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

/* Answers are written as they are found. What stands before one is made first: nothing
 * may be written of a question that turns out to be wrong. */
static void answer_form(struct out *out, enum form form, const char *given,
                        const char *id, struct wrongs *wrongs)
{
    struct json json = { .out = out };
    char usual[64], *head = usual;
    struct out to = out_into(usual, sizeof usual, ENGLISH);

    if (id != NULL && json_past(id) - id > 32)
        to = grown_begin(ENGLISH);
    put_head(&to, id, "answer");
    if (to.full != NULL)
        head = grown_text(&to);
    if (head != NULL && ask(form, given, "given.", wrongs, &json, head))
        out_text(out, "}\n");
    else
        put_wrongs(out, id, wrongs);
    if (head != usual)
        free(head);
}

static void answer_question(struct out *out, const char *question)
{
    struct parts parts = parts_of(question);
    struct wrongs wrongs;
    int form;

    wrongs_begin(&wrongs, out->language);
    form = read_around(question, &parts, &wrongs);
    if (form < 0)
        put_wrongs(out, parts.id, &wrongs);
    else
        answer_form(out, (enum form)form, parts.given, parts.id, &wrongs);
}

static bool is_blank(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] != ' ' && line[i] != '\t' && line[i] != '\r')
            return false;
    return true;
}

/* What is wrong with a line that is no JSON, or beyond our limits. */
static void answer_fault(struct out *out, const char *line, unsigned long long number,
                         const struct json_fault *fault)
{
    char text[240], quoted[QUOTED];

    quote(quoted, sizeof quoted, fault->at, (size_t)(fault->past - fault->at));
    snprintf(text, sizeof text, "column %zu: %s%s%s%s", (size_t)(fault->at - line) + 1,
             json_fault_text(fault->kind), *quoted != '\0' ? ": '" : "", quoted,
             *quoted != '\0' ? "'" : "");
    answer_unreadable(out, number, text);
}

void answer_line(struct out *out, const char *line, size_t length,
                 unsigned long long number)
{
    struct json_fault fault;

    if (is_blank(line, length))
        answer_unreadable(out, number, "column 1: the line is empty");
    else if (!json_check(line, line + length, &fault))
        answer_fault(out, line, number, &fault);
    else if (json_kind(json_value(line)) != '{')
        answer_unreadable(out, number, "column 1: not an object");
    else
        answer_question(out, json_value(line));
}

/* The cases of the corpus whose answer changes between two codes.
 *
 * Both answers come from the engine, by the same function that answers programs: what a case
 * expects is proved for the codes that it names only, and under a house rule for none. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-read.h"
#include "base/lines.h"
#include "base/memory.h"
#include "base/standard.h"
#include "base/wrap.h"
#include "cli/clause-diff.h"
#include "cli/cli.h"
#include "conform/vectors.h"
#include "question/ask.h"

#define ANSWER_MOST ((size_t)1 << 20)

/* ------------------------------------------------------------------------ asking */

/* Is the case proved under the edition of one of the sides, and about Skat, not about how our
 * questions are put? */
static bool is_of(const char *line, const struct side side[2])
{
    struct json_walk codes = json_walk(json_find(line, "codes"));
    const char *tags = json_find(line, "tags");
    struct json_walk tag = json_walk(tags != NULL ? tags : "[]");

    while (json_next(&tag))
        if (json_is(tag.value, "interface"))
            return false;
    while (json_next(&codes))
        if (json_is(codes.value, side[0].base->name) || json_is(codes.value, side[1].base->name))
            return true;
    return false;
}

/* The house rules of a case. */
static house_rules rules_of(const char *line)
{
    const char *options = json_find(line, "options");
    struct json_walk list;
    house_rules rules = 0;

    if (options == NULL || json_kind(options) != '[')
        return 0;
    list = json_walk(options);
    while (json_next(&list)) {
        size_t length;
        const char *name = json_plain(list.value, &length);
        char text[64];

        snprintf(text, sizeof text, "%.*s", name != NULL ? (int)length : 0, name);
        house_add(&rules, text);
    }
    return rules;
}

/* "options":["contra"] */
static void put_house(struct json *json, house_rules rules)
{
    const struct skr_option *option;

    json_open(json, "options", '[');
    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        if (rules >> n & 1)
            json_put_word(json, NULL, option->name);
    json_close(json, ']');
}

/* What a member is, as it is written. */
static void put_as_it_is(struct json *json, const char *key, const char *value)
{
    json_key(json, key);
    out_bytes(json->out, value, (size_t)(json_past(value) - value));
}

/* The question of a case, under a code with these house rules. */
static void put_question(struct out *out, const char *line, const struct skr_code *code,
                         house_rules rules)
{
    struct json json = { .out = out };
    struct json_walk given = json_walk(json_find(line, "given"));

    json_open(&json, NULL, '{');
    put_as_it_is(&json, "ask", json_find(line, "ask"));
    json_open(&json, "given", '{');
    while (json_next(&given)) {
        char key[64];
        size_t length;
        const char *name = json_plain(given.key, &length);

        if (name == NULL || json_is(given.key, "options") || json_is(given.key, "code"))
            continue;
        snprintf(key, sizeof key, "%.*s", (int)length, name);
        put_as_it_is(&json, key, given.value);
    }
    json_put_word(&json, "code", code->name);
    put_house(&json, rules);
    json_close(&json, '}');
    json_close(&json, '}');
}

struct asker {
    const struct side *side;
    change_seen *seen;
    void *owner;
    char *question, *answer[2];
};

/* Asks under a side. The house rules of the case go along with it, but for those in which
 * the sides differ. Returns false if the side cannot have them. */
static bool ask_side(struct asker *a, int n, const char *line)
{
    const struct side *side = a->side;
    house_rules own = rules_of(line) & ~(side[0].rules ^ side[1].rules);
    house_rules rules = side[n].rules | own;
    struct out out = out_into(a->question, ANSWER_MOST, ENGLISH);
    struct out answer = out_into(a->answer[n], ANSWER_MOST, cli_language);
    struct json_fault fault;

    if (house_misfit(side[n].base, rules) != NULL)
        return false;
    put_question(&out, line, side[n].base, rules);
    answer_line(&answer, a->question, out.size, 1);
    return json_check(a->answer[n], a->answer[n] + answer.size, &fault);
}

/* --------------------------------------------------------------------- comparing */

static bool same(const char *a, const char *b)
{
    size_t length;

    if (a == NULL || b == NULL)
        return a == b;
    length = (size_t)(json_past(a) - a);
    return (size_t)(json_past(b) - b) == length && memcmp(a, b, length) == 0;
}

/* What says the question again is no change: the code, and the text of the state, which has
 * it; and the steps, which say in words how a figure is reached. */
static bool is_echo_key(const char *key)
{
    return json_is(key, "steps") || json_is(key, "code") || json_is(key, "options")
        || json_is(key, "state");
}

static bool differs(const struct json_walk *member, const char *other)
{
    char key[64];
    size_t length;
    const char *name = json_plain(member->key, &length);

    snprintf(key, sizeof key, "%.*s", name != NULL ? (int)length : 0, name);
    return !is_echo_key(member->key) && !same(member->value, json_find(other, key));
}

static bool any_differs(const char *one, const char *other)
{
    struct json_walk members = json_walk(one);

    while (json_next(&members))
        if (differs(&members, other))
            return true;
    return false;
}

static void compare(struct asker *a, const char *line)
{
    struct change c = { .line = line };

    for (int n = 0; n < 2; n++) {
        if (!ask_side(a, n, line))
            return;
        c.answer[n] = json_find(json_value(a->answer[n]), "answer");
        c.error[n] = json_find(json_value(a->answer[n]), "error");
    }
    if (c.answer[0] == NULL && c.answer[1] == NULL)
        return;
    if (c.answer[0] == NULL || c.answer[1] == NULL
        || any_differs(c.answer[0], c.answer[1]) || any_differs(c.answer[1], c.answer[0]))
        a->seen(a->owner, &c);
}

static bool read_cases(struct asker *a, const char *file)
{
    FILE *in = fopen(file, "r");
    struct lines lines = { .in = in, .most = LINE_MOST };
    struct json_fault fault;

    if (in == NULL) {
        say_error("skatref clause: the cases of the corpus are not there: cannot read %s", file);
        return false;
    }
    while (lines_next(&lines))
        if (json_check(lines.text, lines.text + strlen(lines.text), &fault)
            && json_find(json_value(lines.text), "given") != NULL
            && json_find(json_value(lines.text), "codes") != NULL
            && is_of(json_value(lines.text), a->side))
            compare(a, json_value(lines.text));
    lines_free(&lines);
    fclose(in);
    return true;
}

bool diff_cases(const struct side side[2], change_seen *seen, void *owner)
{
    struct asker a = { .side = side, .seen = seen, .owner = owner,
                       .question = malloc(ANSWER_MOST),
                       .answer = { malloc(ANSWER_MOST), malloc(ANSWER_MOST) } };
    char path[512];
    bool read = false;

    if (a.question != NULL && a.answer[0] != NULL && a.answer[1] != NULL)
        read = read_cases(&a, vectors_place(cli_program, path));
    else
        memory_note();
    free(a.question);
    free(a.answer[0]);
    free(a.answer[1]);
    return read;
}

/* ---------------------------------------------------------------------- printing */

static void put_value(struct out *out, const char *value);

/* A finding by its kind and its clause, which say enough; another object by its members. */
static void put_object(struct out *out, const char *object)
{
    struct json_walk members = json_walk(object);
    const char *kind = json_find(object, "kind"), *clause = json_find(object, "clause");
    bool first = true;

    if (kind != NULL && clause != NULL) {
        put_value(out, kind);
        out_text(out, " ");
        put_value(out, clause);
        return;
    }
    for (; json_next(&members); first = false) {
        out_text(out, first ? "" : " ");
        put_value(out, members.key);
        out_text(out, " ");
        put_value(out, members.value);
    }
}

static void put_list(struct out *out, const char *list)
{
    struct json_walk members = json_walk(list);
    bool first = true;

    out_text(out, "[");
    for (; json_next(&members); first = false) {
        out_text(out, first ? "" : ", ");
        put_value(out, members.value);
    }
    out_text(out, "]");
}

/* The member of a vector or an answer, as text; a string without its quotes. Answers are not
 * deep: the reader has a limit. */
static void put_value(struct out *out, const char *value)
{
    static char text[65536];
    size_t length = (size_t)(json_past(value) - value);

    if (json_kind(value) == '"' && length <= sizeof text)
        out_plain(out, text, json_decode(value, text));
    else if (json_kind(value) == '{')
        put_object(out, value);
    else if (json_kind(value) == '[')
        put_list(out, value);
    else
        out_bytes(out, value, length);
}

/* "won true, value 48": the members that differ from those of the other side. */
static void put_members(struct out *out, const char *one, const char *other)
{
    struct json_walk members = json_walk(one);
    bool first = true;

    while (json_next(&members)) {
        if (is_echo_key(members.key) || (other != NULL && !differs(&members, other)))
            continue;
        if (!first)
            out_text(out, ", ");
        put_value(out, members.key);
        out_text(out, " ");
        put_value(out, members.value);
        first = false;
    }
    if (first)
        out_text(out, "-");
}

void change_answer(struct out *out, const struct change *c, int n)
{
    if (c->answer[n] != NULL)
        put_members(out, c->answer[n], c->answer[1 - n]);
    else
        put_value(out, c->error[n]);
}

void put_change(const struct side side[2], const struct change *c)
{
    static char text[65536];
    char buffer[2048];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    out_text(&out, "  ");
    put_value(&out, json_find(c->line, "id"));
    out_text(&out, ": ");
    put_value(&out, json_find(c->line, "title"));
    out_text(&out, "\n");
    for (int n = 0; n < 2; n++) {
        struct out said = out_into(text, sizeof text - 1, cli_language);

        out_format(&said, "%s: ", side[n].name);
        change_answer(&said, c, n);
        text[said.size] = '\0';
        out_text(&out, "    ");
        out_wrapped(&out, 4, text);
    }
    out_standard(&out);
}

void json_change(struct json *json, const struct change *c)
{
    static const char *const end[] = { "from", "to" };
    static const char *const keys[] = { "id", "title", "clauses", "evidence", "codes" };

    json_open(json, NULL, '{');
    for (size_t n = 0; n < sizeof keys / sizeof *keys; n++)
        if (json_find(c->line, keys[n]) != NULL)
            put_as_it_is(json, keys[n], json_find(c->line, keys[n]));
    for (int n = 0; n < 2; n++) {
        if (c->answer[n] != NULL) {
            put_as_it_is(json, end[n], c->answer[n]);
        } else {
            json_open(json, end[n], '{');
            put_as_it_is(json, "error", c->error[n]);
            json_close(json, '}');
        }
    }
    json_close(json, '}');
}

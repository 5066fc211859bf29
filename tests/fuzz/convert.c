/* skatref convert: what is written is judged as what was read, there and back. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "formats/log.h"
#include "property.h"
#include "targets.h"

/* What check finds in what stands on standard input, a line of JSON each. */
static json_t *judgments(const struct call *convert)
{
    const char *from = convert != NULL ? call_has(convert, "--from=") : NULL;
    struct call call = { .count = 0 };
    json_t *all = json_array();
    struct ran ran;

    call_add(&call, "check");
    call_add(&call, "--format=jsonl");
    call_add(&call, "--jobs=1");
    if (from != NULL)
        call_add(&call, from);
    ran = command_run(&call);
    for (const char *p = ran.out, *end = p + ran.out_size; p < end;) {
        const char *newline = memchr(p, '\n', (size_t)(end - p));

        json_array_append_new(all, json_loadb(p, (size_t)(newline - p), JSON_ALLOW_NUL,
                                              NULL));
        p = newline + 1;
    }
    ran_free(&ran);
    call_free(&call);
    return all;
}

static const char *word(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));

    return text != NULL ? text : "";
}

static bool same_findings(const json_t *a, const json_t *b)
{
    static const char *const keys[] = { "value", "score", "won", "soloist", "game", "points" };
    const json_t *one = json_object_get(a, "findings"), *two = json_object_get(b, "findings");
    bool same = strcmp(word(a, "verdict"), word(b, "verdict")) == 0
        && json_array_size(one) == json_array_size(two);

    for (size_t i = 0; same && i < sizeof keys / sizeof *keys; i++)
        same = json_object_get(a, keys[i]) == json_object_get(b, keys[i])
            || json_equal(json_object_get(a, keys[i]), json_object_get(b, keys[i]));
    for (size_t i = 0; same && i < json_array_size(one); i++) {
        const json_t *f = json_array_get(one, i), *g = json_array_get(two, i);

        same = strcmp(word(f, "kind"), word(g, "kind")) == 0
            && strcmp(word(f, "clause"), word(g, "clause")) == 0
            && strcmp(word(f, "ruled"), word(g, "ruled")) == 0;
    }
    return same;
}

static void check_same(const json_t *before, const json_t *after)
{
    property(json_array_size(before) == json_array_size(after),
             "converting changes the number of records");
    for (size_t i = 0; i < json_array_size(before); i++)
        property(same_findings(json_array_get(before, i), json_array_get(after, i)),
                 "converting changes a verdict or a finding");
}

/* The server's format takes all that it gave. */
static void check_back(const struct ran *there, const json_t *before)
{
    struct call call = { .count = 0 };
    struct ran back;
    json_t *after;

    call_add(&call, "convert");
    call_add(&call, "--to=iss");
    command_input(there->out, there->out_size);
    back = command_run(&call);
    property(back.status == 0, "what came from the server's format does not go back");
    command_input(back.out, back.out_size);
    after = judgments(NULL);
    check_same(before, after);
    json_decref(after);
    ran_free(&back);
    call_free(&call);
}

static bool all_from(const json_t *judged, const char *format)
{
    const json_t *one;
    size_t i;

    json_array_foreach(judged, i, one)
        if (strcmp(word(one, "from"), format) != 0)
            return false;
    return true;
}

/* A record may become longer than a block, and so than any that is read. */
static bool has_long_line(const struct ran *ran)
{
    const char *p = ran->out, *end = p + ran->out_size, *newline;

    for (; p < end && (newline = memchr(p, '\n', (size_t)(end - p))) != NULL; p = newline + 1)
        if ((size_t)(newline - p) >= BLOCK_SIZE)
            return true;
    return false;
}

static void check_converted(const struct call *call, const struct ran *ran)
{
    json_t *before = judgments(call), *after;

    command_input(ran->out, ran->out_size);
    after = judgments(NULL);
    check_same(before, after);
    if (call_has(call, "--to=json") != NULL && all_from(before, "iss"))
        check_back(ran, before);
    json_decref(before);
    json_decref(after);
}

void fuzz_convert(const char *data, size_t size)
{
    struct call call;
    const char *end = data + size;
    struct ran ran;

    data = call_from(&call, "convert", "", data, end);
    command_input(data, (size_t)(end - data));
    ran = command_run(&call);
    property(ran.status >= 0 && ran.status <= 2, "a status that no command has");
    if (ran.status == 0 && ran.out_size > 0 && call_has(&call, "--to=") != NULL
        && call_has(&call, "--h") == NULL && call.count <= 3 && !has_long_line(&ran))
        check_converted(&call, &ran);
    ran_free(&ran);
    call_free(&call);
}

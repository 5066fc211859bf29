/* JSON as a text in memory. */
#include "base/json-text.h"

#include <limits.h>
#include <stdlib.h>

#include "base/grown.h"
#include "base/memory.h"

/* ------------------------------------------------------------------- as C has it */

bool json_text(const char *value, char *to, size_t size)
{
    const char *p = value + 1;
    size_t length, n = 0;
    char c[4];
    bool all = json_kind(value) == '"';

    if (all && json_plain(value, &length) != NULL && length < size) {
        memcpy(to, p, length);       /* most strings have no escape */
        to[length] = '\0';
        return true;
    }
    while (all && (length = json_next_character(&p, c)) > 0) {
        all = n + length < size && c[0] != '\0';
        if (all)
            memcpy(to + n, c, length);
        n += all ? length : 0;
    }
    to[n] = '\0';
    return all;
}

char *json_text_new(const char *value)
{
    size_t size = json_kind(value) == '"' ? (size_t)(json_past(value) - value) : 0;
    char *text = size > 0 ? malloc(size) : NULL;

    if (size > 0 && text == NULL)
        memory_note();
    if (text != NULL && json_text(value, text, size))
        return text;
    free(text);
    return NULL;
}

long long json_number(const char *value)
{
    long long number = 0;

    return value != NULL && json_whole(value, LLONG_MIN, LLONG_MAX, &number) ? number : 0;
}

const char *json_at(const char *list, int place)
{
    for (struct json_walk w = json_walk(list); json_next(&w); place--)
        if (place == 0)
            return w.value;
    return NULL;
}

/* ------------------------------------------------------------------------ copies */

/* A string, or a key, as the writer writes it. */
static void put_string(struct out *out, const char *value)
{
    const char *p = value + 1;
    size_t length;
    char c[4];

    out_bytes(out, "\"", 1);
    if (json_plain(value, &length) != NULL)
        out_json_part(out, p, length);
    else
        while ((length = json_next_character(&p, c)) > 0)
            out_json_part(out, c, length);
    out_bytes(out, "\"", 1);
}

/* The comma, and the key that the walk is at. */
static void put_key(struct json *json, const struct json_walk *w)
{
    json_key(json, NULL);
    if (!w->keys)
        return;
    put_string(json->out, w->key);
    out_bytes(json->out, ":", 1);
}

static void put_value(struct json *json, const char *value);

static void put_copied_member(struct json *json, const struct json_walk *w)
{
    put_key(json, w);
    put_value(json, w->value);
    json->comma = true;
}

static void put_value(struct json *json, const char *value)
{
    char kind = json_kind(value);

    if (kind == '"') {
        put_string(json->out, value);
        return;
    }
    if (kind != '{' && kind != '[') {
        out_bytes(json->out, value, (size_t)(json_past(value) - value));
        return;
    }
    json->comma = false;
    out_bytes(json->out, &kind, 1);
    for (struct json_walk w = json_walk(value); json_next(&w);)
        put_copied_member(json, &w);
    json_close(json, kind == '{' ? '}' : ']');
}

/* An end of a line stands between values alone: a blank will do there. */
void json_put_verbatim(struct json *json, const char *key, const char *value)
{
    json_key(json, key);
    for (const char *past = json_past(value); value < past; value++)
        out_bytes(json->out, *value == '\n' || *value == '\r' ? " " : value, 1);
    json->comma = true;
}

void json_put_member(struct json *json, const struct json_walk *w)
{
    put_key(json, w);
    json->comma = false;
    json_put_verbatim(json, NULL, w->value);
}

void json_put_copy(struct json *json, const char *key, const char *value)
{
    json_key(json, key);
    put_value(json, value);
    json->comma = true;
}

char *json_copy_new(const char *value)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };

    json_put_copy(&json, NULL, value);
    return grown_text(&out);
}

static void begin_line(struct out *out, int depth)
{
    out_text(out, "\n");
    for (int i = 0; i < depth; i++)
        out_text(out, "  ");
}

static void put_lines(struct out *out, const char *value, int depth)
{
    struct json json = { .out = out };
    bool first = true;

    if (json_count(value) == 0) {
        put_value(&json, value);
        return;
    }
    out_bytes(out, value, 1);
    for (struct json_walk w = json_walk(value); json_next(&w); first = false) {
        out_text(out, first ? "" : ",");
        begin_line(out, depth + 1);
        if (w.keys) {
            put_string(out, w.key);
            out_text(out, ": ");
        }
        put_lines(out, w.value, depth + 1);
    }
    begin_line(out, depth);
    out_text(out, *value == '{' ? "}" : "]");
}

void json_put_lines(struct out *out, const char *value)
{
    put_lines(out, value, 0);
}

static void put_member(struct json *json, const char *key, const char *value)
{
    json_key_text(json, key);
    json->comma = false;
    json_put_verbatim(json, NULL, value);
}

char *json_with(const char *object, const char *key, const char *value)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    bool there = false;

    json_open(&json, NULL, '{');
    for (struct json_walk w = json_walk(object); json_next(&w);) {
        struct json_walk member = w;
        bool it = json_is(w.key, key);

        there |= it;
        if (it)
            member.value = value;
        if (member.value != NULL)
            json_put_member(&json, &member);
    }
    if (!there && value != NULL)
        put_member(&json, key, value);
    json_close(&json, '}');
    return grown_text(&out);
}

/* ---------------------------------------------------------------------- the same */

static bool same_list(const char *a, const char *b)
{
    struct json_walk v = json_walk(a), w = json_walk(b);

    while (json_next(&v))
        if (!json_next(&w) || !json_same(v.value, w.value))
            return false;
    return !json_next(&w);
}

static bool same_object(const char *a, const char *b)
{
    for (struct json_walk v = json_walk(a); json_next(&v);) {
        struct json_walk w = json_walk(b);
        bool found = false;

        while (!found && json_next(&w))
            found = json_same_text(v.key, w.key);
        if (!found || !json_same(v.value, w.value))
            return false;
    }
    return json_count(a) == json_count(b);
}

static bool same_number(const char *a, const char *b)
{
    size_t length = (size_t)(json_past(a) - a);
    long long x, y;

    return (length == (size_t)(json_past(b) - b) && memcmp(a, b, length) == 0)
        || (json_whole(a, LLONG_MIN, LLONG_MAX, &x)
            && json_whole(b, LLONG_MIN, LLONG_MAX, &y) && x == y);
}

bool json_same(const char *a, const char *b)
{
    char kind = json_kind(a);

    if (kind != json_kind(b))
        return false;
    switch (kind) {
    case '{':
        return same_object(a, b);
    case '[':
        return same_list(a, b);
    case '"':
        return json_same_text(a, b);
    case '0':
        return same_number(a, b);
    default:
        return true;
    }
}

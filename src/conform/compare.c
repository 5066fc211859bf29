/* Compares an answer with what is expected, as the vector says. */
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/none.h"
#include "conform/item.h"
#include "skatref.h"

static bool same(const char *expected, const char *got);

/* The first item that is the same and has not been taken; NONE without one. */
static int find_item(const char *expected, const char *list, const bool *taken)
{
    struct json_walk w = json_walk(list);

    for (int n = 0; json_next(&w); n++)
        if (!taken[n] && same(expected, w.value))
            return n;
    return NONE;
}

/* Every expected item has one of its own among those got, in any order. */
static bool same_items(const char *expected, const char *got)
{
    int count = json_count(expected);
    bool all = json_kind(got) == '[' && json_count(got) == count;
    bool *taken = all ? calloc((size_t)count + 1, sizeof *taken) : NULL;

    all = taken != NULL;
    for (struct json_walk w = json_walk(expected); all && json_next(&w);) {
        int n = find_item(w.value, got, taken);

        all = n >= 0;
        if (all)
            taken[n] = true;
    }
    free(taken);
    return all;
}

/* The member with the key that a walk is at. */
static const char *with_key(const char *object, const struct json_walk *key)
{
    if (json_kind(object) != '{')
        return NULL;
    for (struct json_walk w = json_walk(object); json_next(&w);)
        if (json_same_text(w.key, key->key))
            return w.value;
    return NULL;
}

/* An engine that names no clauses leaves them out. */
static bool same_keys(const char *expected, const char *got)
{
    for (struct json_walk w = json_walk(expected); json_next(&w);) {
        const char *there = with_key(got, &w);

        if (there == NULL ? !json_is(w.key, "clause") : !same(w.value, there))
            return false;
    }
    return json_kind(got) == '{';
}

/* JSON has one kind of number: 22.0 is 22. */
static bool equal(const char *expected, const char *got)
{
    if (json_kind(expected) == '0' && json_kind(got) == '0')
        return strtod(expected, NULL) == strtod(got, NULL);
    return json_same(expected, got);
}

/* Objects by the expected keys, lists in any order, the rest exactly. */
static bool same(const char *expected, const char *got)
{
    if (*expected == '{')
        return same_keys(expected, got);
    if (*expected == '[')
        return same_items(expected, got);
    return equal(expected, got);
}

/* A set of cards: "CJ HT" or "H10 CJ"; false for anything else. */
static bool read_cards(const char *value, skr_cards *set)
{
    char all[512];
    const char *text = all;
    bool right = json_text(value, all, sizeof all);

    *set = 0;
    while (right && *text != '\0') {
        int length = (int)strcspn(text, " ");
        int card = skr_card_read(text, length);

        if (length > 0 && card == SKR_NO_CARD)
            return false;
        if (length > 0)
            *set |= SKR_BIT(card);
        text += length + (text[length] == ' ');
    }
    return right;
}

static bool same_cards(const char *expected, const char *got)
{
    skr_cards wanted, there;

    return read_cards(expected, &wanted) && read_cards(got, &there)
        && wanted == there;
}

/* An engine that knows no clauses answers true or false: whether there is one. */
static bool same_clause(const char *expected, const char *got)
{
    return *got == 't' || *got == 'f' ? (*got == 't') == (*expected == '"')
                                      : equal(expected, got);
}

/* how: as in the schema of answers, "x-compare"; a null pointer: exactly. */
static bool alike(const char *how, const char *expected, const char *got)
{
    if (how == NULL)
        return equal(expected, got);
    if (json_is(how, "cards"))
        return same_cards(expected, got);
    if (json_is(how, "clause"))
        return same_clause(expected, got);
    return same(expected, got);
}

/* ------------------------------------------------------------------ the answer */

/* What differs is written as it is found. got: or a null pointer. */
static void note(struct json *json, const struct json_walk *expected, const char *got)
{
    json_open(json, NULL, '{');
    json_put_copy(json, "key", expected->key);
    json_put_copy(json, "expected", expected->value);
    if (got != NULL)
        json_put_copy(json, "got", got);
    json_close(json, '}');
}

static bool is_core(const struct vector *v, const char *key)
{
    for (struct json_walk w = json_walk(json_find(v->line, "core")); json_next(&w);)
        if (json_same_text(w.value, key))
            return true;
    return false;
}

/* How the keys of an answer compare with those expected. */
struct found { int right, wrong, missing; };

static struct found compare_keys(const struct vector *v, const char *answer,
                                 struct json *json)
{
    const char *how = json_find(v->line, "compare");
    struct found n = { 0, 0, 0 };

    for (struct json_walk w = json_walk(v->expect); json_next(&w);) {
        const char *got = with_key(answer, &w);

        if (got == NULL) {
            n.missing += is_core(v, w.key);
        } else if (alike(with_key(how, &w), w.value, got)) {
            n.right++;
        } else {
            note(json, &w, got);
            n.wrong++;
        }
    }
    return n;
}

static void note_missing(const struct vector *v, const char *answer, struct json *json)
{
    for (struct json_walk w = json_walk(v->expect); json_next(&w);)
        if (with_key(answer, &w) == NULL && is_core(v, w.key))
            note(json, &w, NULL);
}

void item_compare(struct item *item, const char *answer)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    struct found n;

    json_open(&json, NULL, '[');
    n = compare_keys(item->vector, answer, &json);
    if (n.wrong == 0)
        note_missing(item->vector, answer, &json);
    json_close(&json, ']');
    free(item->differs);
    item->differs = grown_text(&out);
    if (n.wrong + n.missing == 0) {
        free(item->differs);
        item->differs = NULL;
    }
    item->empty = n.right + n.wrong == 0;
    item->outcome = n.wrong > 0 ? WRONG
        : n.missing > 0 || n.right == 0 ? INCOMPLETE : PASS;
}

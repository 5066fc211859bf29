/* Compares an answer with what is expected, as the vector says. */
#include <string.h>

#include "conform/item.h"
#include "skatref.h"

static bool same(const json_t *expected, const json_t *got);

/* Every expected item has one of its own among those got, in any order. */
static bool same_items(const json_t *expected, const json_t *got)
{
    size_t n = json_array_size(expected);
    json_t *left = json_copy((json_t *)got);
    bool all = json_is_array(got) && json_array_size(got) == n;

    for (size_t i = 0; all && i < n; i++) {
        size_t k = 0;

        while (k < json_array_size(left)
               && !same(json_array_get(expected, i), json_array_get(left, k)))
            k++;
        all = k < json_array_size(left);
        json_array_remove(left, k);
    }
    json_decref(left);
    return all;
}

/* An engine that names no clauses leaves them out. */
static bool same_keys(const json_t *expected, const json_t *got)
{
    const char *key;
    const json_t *value, *there;

    json_object_foreach((json_t *)expected, key, value) {
        there = json_object_get(got, key);
        if (there == NULL ? strcmp(key, "clause") != 0 : !same(value, there))
            return false;
    }
    return json_is_object(got);
}

/* JSON has one kind of number: 22.0 is 22. */
static bool equal(const json_t *expected, const json_t *got)
{
    if (json_is_number(expected) && json_is_number(got))
        return json_number_value(expected) == json_number_value(got);
    return json_equal((json_t *)expected, (json_t *)got);
}

/* Objects by the expected keys, lists in any order, the rest exactly. */
static bool same(const json_t *expected, const json_t *got)
{
    if (json_is_object(expected))
        return same_keys(expected, got);
    if (json_is_array(expected))
        return same_items(expected, got);
    return equal(expected, got);
}

/* A set of cards: "CJ HT" or "H10 CJ"; false for anything else. */
static bool read_cards(const json_t *value, skr_cards *set)
{
    const char *text = json_string_value(value);

    *set = 0;
    while (text != NULL && *text != '\0') {
        int length = (int)strcspn(text, " ");
        int card = skr_card_read(text, length);

        if (length > 0 && card == SKR_NO_CARD)
            return false;
        if (length > 0)
            *set |= SKR_BIT(card);
        text += length + (text[length] == ' ');
    }
    return text != NULL;
}

static bool same_cards(const json_t *expected, const json_t *got)
{
    skr_cards wanted, there;

    return read_cards(expected, &wanted) && read_cards(got, &there)
        && wanted == there;
}

/* An engine that knows no clauses answers true or false: whether there is one. */
static bool same_clause(const json_t *expected, const json_t *got)
{
    return json_is_boolean(got) ? json_is_true(got) == json_is_string(expected)
                                : equal(expected, got);
}

/* how: as in the schema of answers, "x-compare"; a null pointer: exactly. */
static bool alike(const char *how, const json_t *expected, const json_t *got)
{
    if (how == NULL)
        return equal(expected, got);
    if (strcmp(how, "cards") == 0)
        return same_cards(expected, got);
    if (strcmp(how, "clause") == 0)
        return same_clause(expected, got);
    return same(expected, got);
}

/* ------------------------------------------------------------------ the answer */

static void note(struct item *item, const char *key, const json_t *expected,
                 const json_t *got)
{
    if (item->differs == NULL)
        item->differs = json_array();
    json_array_append_new(item->differs, json_pack(
        "{s:s, s:O, s:O*}", "key", key, "expected", expected, "got", got));
}

void item_compare(struct item *item, const json_t *answer)
{
    const struct vector *v = item->vector;
    const json_t *how = json_object_get(v->line, "compare"), *value, *got;
    const char *key;
    int right = 0, wrong = 0, missing = 0;

    json_object_foreach((json_t *)v->expect, key, value) {
        got = json_object_get(answer, key);
        if (got == NULL) {
            missing += vector_lists(v, "core", key);
        } else if (alike(json_string_value(json_object_get(how, key)), value,
                         got)) {
            right++;
        } else {
            note(item, key, value, got);
            wrong++;
        }
    }
    if (wrong == 0)
        json_object_foreach((json_t *)v->expect, key, value)
            if (json_object_get(answer, key) == NULL
                && vector_lists(v, "core", key))
                note(item, key, value, NULL);
    item->outcome = wrong > 0 ? WRONG
        : missing > 0 || right == 0 ? INCOMPLETE : PASS;
}

/* Every line of vectors.jsonl, asked of the built program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/pipe.h"
#include "skatref.h"

/* ---------------------------------------------------------------- comparing */

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

static bool same_keys(const json_t *expected, const json_t *got)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)expected, key, value)
        if (!same(value, json_object_get(got, key)))
            return false;
    return true;
}

/* Objects by the keys expected, lists in any order, the rest exactly. */
static bool same(const json_t *expected, const json_t *got)
{
    if (json_is_object(expected))
        return same_keys(expected, got);
    if (json_is_array(expected))
        return same_items(expected, got);
    return json_equal((json_t *)expected, (json_t *)got);
}

static skr_cards read_cards(const char *text)
{
    skr_cards set = 0;

    while (text != NULL && *text != '\0') {
        int length = (int)strcspn(text, " ");
        int card = skr_card_read(text, length);

        if (card == SKR_NO_CARD)
            return 0;
        set |= SKR_BIT(card);
        text += length + (text[length] == ' ');
    }
    return set;
}

/* The answers to these questions are lists of cards, in any order. */
static bool of_cards(const char *ask)
{
    return strcmp(ask, "legal") == 0 || strcmp(ask, "deal") == 0;
}

/* In a score list the order counts: of the deals, and of the places. */
static bool right(const char *ask, const json_t *expected, const json_t *got)
{
    if (strcmp(ask, "sheet") == 0)
        return json_equal((json_t *)expected, (json_t *)got);
    if (of_cards(ask))
        return got != NULL && read_cards(json_string_value(expected))
            == read_cards(json_string_value(got));
    return same(expected, got);
}

/* ------------------------------------------------------------------ vectors */

static char *dump(const json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);

    return text != NULL ? text : strdup("nothing");
}

static void tell(const json_t *vector, const char *key, const json_t *expected,
                 const json_t *got)
{
    char *want = dump(expected), *have = dump(got);

    fprintf(stderr, "%s under %s: %s: expected %s, got %s\n",
            json_string_value(json_object_get(vector, "id")),
            json_string_value(json_object_get(vector, "code")), key, want,
            have);
    free(want);
    free(have);
}

/* Compares the keys that are expected; tells those that differ. */
static bool compare(const json_t *vector, const json_t *answer)
{
    const char *ask = json_string_value(json_object_get(vector, "ask")), *key;
    json_t *expect = json_object_get(vector, "expect"), *value;
    const json_t *got = json_object_get(answer, "answer");
    bool all = json_object_size(expect) > 0;

    if (got == NULL) {
        tell(vector, "error", expect, json_object_get(answer, "error"));
        return false;
    }
    json_object_foreach(expect, key, value)
        if (!right(ask, value, json_object_get(got, key))) {
            tell(vector, key, value, json_object_get(got, key));
            all = false;
        }
    return all;
}

static bool run_vector(const char *line)
{
    json_t *vector = json_loads(line, JSON_ALLOW_NUL, NULL), *answer, *question;
    char *text;
    bool passed;

    ck_assert_msg(json_is_object(vector), "no vector: %s", line);
    question = json_pack("{s:O, s:O, s:O}",
                         "id", json_object_get(vector, "id"),
                         "ask", json_object_get(vector, "ask"),
                         "given", json_object_get(vector, "given"));
    text = json_dumps(question, JSON_COMPACT);
    ck_assert_msg(text != NULL, "a vector lacks id, ask or given: %s", line);
    answer = ask_line(text);
    passed = json_equal(json_object_get(vector, "id"),
                        json_object_get(answer, "id"))
        && compare(vector, answer);
    free(text);
    json_decref(question);
    json_decref(answer);
    json_decref(vector);
    return passed;
}

START_TEST(every_vector_is_answered_as_expected)
{
    const char *name = getenv("VECTORS");
    FILE *file = name != NULL ? fopen(name, "r") : NULL;
    char *line = NULL;
    size_t room = 0;
    int vectors = 0, failed = 0;

    ck_assert_msg(file != NULL, "cannot open the file that VECTORS names");
    start_program();
    for (; getline(&line, &room, file) > 0; vectors++)
        if (!run_vector(line))
            failed++;
    free(line);
    fclose(file);
    ck_assert(stop_program());
    ck_assert_msg(vectors > 0, "there is no vector");
    ck_assert_msg(failed == 0, "%d of %d vectors failed", failed, vectors);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("vectors");
    TCase *tests = tcase_create("vectors");

    tcase_set_timeout(tests, 300);
    tcase_add_test(tests, every_vector_is_answered_as_expected);
    suite_add_tcase(suite, tests);
    return run_pipe_suite(suite);
}

/* Our reader of JSON is equal to jansson: it takes the same texts, and reads the same from
 * them. */
#include <jansson.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "base/json-read.h"

#define FLAGS (JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL)
#define LONGEST ((size_t)8192)

static bool same_string(const char *value, const char *text, size_t length)
{
    char decoded[LONGEST + 64];

    return *value == '"' && json_decode(value, decoded) == length
        && memcmp(decoded, text, length) == 0;
}

static bool same_value(const json_t *tree, const char *value);

static bool same_members(const json_t *tree, const char *value)
{
    struct json_walk w = json_walk(value);
    const char *key;
    json_t *member;
    size_t i;

    if (json_is_array(tree)) {
        json_array_foreach(tree, i, member)
            if (!json_next(&w) || !same_value(member, w.value))
                return false;
    } else {
        json_object_foreach((json_t *)tree, key, member)
            if (!json_next(&w) || !same_string(w.key, key, strlen(key))
                || !json_is(w.key, key) || !same_value(member, w.value))
                return false;
    }
    return !json_next(&w);
}

/* Is the value that begins here the same as that of the library's tree? */
static bool same_value(const json_t *tree, const char *value)
{
    static const char kinds[] = { [JSON_OBJECT] = '{', [JSON_ARRAY] = '[',
        [JSON_STRING] = '"', [JSON_INTEGER] = '0', [JSON_REAL] = '0', [JSON_TRUE] = 't',
        [JSON_FALSE] = 'f', [JSON_NULL] = 'n' };
    long long number = 0;

    if (json_kind(value) != kinds[json_typeof(tree)])
        return false;
    switch (json_typeof(tree)) {
    case JSON_OBJECT:
    case JSON_ARRAY:
        return same_members(tree, value);
    case JSON_STRING:
        return same_string(value, json_string_value(tree), json_string_length(tree));
    case JSON_INTEGER:
        return json_whole(value, -999999999999999999, 999999999999999999, &number)
            ? number == json_integer_value(tree)
            : llabs(json_integer_value(tree)) > 999999999999999999;
    case JSON_REAL:
        return !json_whole(value, LLONG_MIN, LLONG_MAX, &number);
    default:
        return true;
    }
}

/* The library refuses numbers beyond its types, as no text of JSON has to be. */
static bool is_too_large(const json_error_t *error)
{
    return json_error_code(error) == json_error_numeric_overflow;
}

/* text: with a byte of its own behind it. */
static void compare_walked(const char *text, size_t size, const json_t *plain,
                           const json_error_t *error)
{
    struct json_fault fault;
    bool sound = json_check(text, text + size, &fault);

    if (memchr(text, '\0', size) != NULL)
        plain = sound ? plain : NULL;     /* the library passes over some NULs */
    REQUIRE(sound == (plain != NULL || (sound && is_too_large(error))),
            "%s at %d: %.*s", sound ? "taken" : "refused",
            sound ? error->position : (int)(fault.at - text), (int)size, text);
    if (sound && plain != NULL && (json_is_object(plain) || json_is_array(plain)))
        REQUIRE(same_value(plain, json_value(text)), "read otherwise: %.*s", (int)size,
                text);
    if (!sound)
        REQUIRE(fault.kind != JSON_SOUND && fault.at >= text && fault.past >= fault.at
                && fault.past <= text + size, "where? %.*s", (int)size, text);
}

/* Reads a text of its own, which ends where the text ends. Returns whether it is JSON. */
static bool compare(const char *text, size_t size)
{
    char *copy = malloc(size > 0 ? size : 1);
    json_error_t error;
    json_t *tree;

    ck_assert_ptr_nonnull(copy);
    memcpy(copy, text, size);
    tree = json_loadb(copy, size, FLAGS, &error);
    compare_walked(copy, size, tree, &error);
    free(copy);
    json_decref(tree);
    return tree != NULL;
}

/* What means something to a reader of JSON. */
static const char special[] = " \t\n\r{}[]:,\"\\-+.eE0129truefalsn/u\x7F\x80\xC3\xBC";

/* Changes, adds or drops a byte, or repeats a piece, a few times. */
static size_t spoil(char *text, size_t size, uint64_t *dice)
{
    for (uint32_t n = 1 + random_bits(dice) % 3; n > 0; n--) {
        size_t at = random_bits(dice) % size, piece = 1 + random_bits(dice) % 12;
        char byte = special[random_bits(dice) % sizeof special];

        switch (random_bits(dice) % 4) {
        case 0:
            text[at] = byte;
            break;
        case 1:
            memmove(text + at + 1, text + at, size++ - at);
            text[at] = byte;
            break;
        case 2:
            memmove(text + at, text + at + 1, --size - at);
            break;
        default:
            piece = piece < size - at ? piece : size - at;
            memmove(text + at + piece, text + at, size - at);
            size += piece;
        }
    }
    return size;
}

START_TEST(questions_are_read_alike)
{
    static char line[LONGEST], spoiled[LONGEST + 64];
    FILE *file = fopen(getenv("VECTORS"), "r");
    uint64_t dice = 1;
    int taken = 0, lines = 0;

    ck_assert_ptr_nonnull(file);
    while (fgets(line, sizeof line, file) != NULL) {
        size_t size = strcspn(line, "\n");

        lines++;
        taken += compare(line, size);
        for (int times = 0; times < 30 && size > 0; times++) {
            memcpy(spoiled, line, size);
            compare(spoiled, spoil(spoiled, size, &dice));
        }
    }
    fclose(file);
    ck_assert_int_gt(taken, lines / 2);
}
END_TEST

static const char *const texts[] = {
    " {\t} ", "{\"a\":-12,\"b\":0,\"c\":[true,false,null],\"d\":{\"e\":\"\"}}",
    "{\"a\":999999999999999999}", "{\"a\":1000000000000000000}", "{\"a\":1,\"a\":2}",
    "{\"a\":-0}", "{\"a\":1.5e2}", "{\"a\":\"\\n\\u00e9\"}", "{\"a\":\"\xC3\xBC\"}",
    "{\"a\":truefalse}", "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{}}}}}}}}",
};

/* These, and each begin of them. */
START_TEST(begins_are_read_alike)
{
    const char *text = texts[_i];

    for (size_t size = 0; size <= strlen(text); size++)
        compare(text, size);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("JSON");
    TCase *tests = tcase_create("both readers");

    if (getenv("VECTORS") == NULL)
        return 99;
    suite_add_tcase(suite, tests);
    tcase_set_timeout(tests, 60);
    tcase_add_test(tests, questions_are_read_alike);
    tcase_add_loop_test(tests, begins_are_read_alike, 0,
                        (int)(sizeof texts / sizeof *texts));
    return run_suite(suite, NULL);
}

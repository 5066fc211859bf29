/* The two readers of JSON are equal: what the fast one reads, the library reads alike. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "base/json-fast.h"

#define FLAGS (JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL)
#define LONGEST ((size_t)8192)

/* Reads a text of its own, which ends where the text ends. Returns whether the fast
 * reader took it. */
static bool compare(const char *text, size_t size)
{
    char *copy = malloc(size > 0 ? size : 1), *a, *b;
    json_t *fast, *plain;

    ck_assert_ptr_nonnull(copy);
    memcpy(copy, text, size);
    fast = json_fast(copy, size);
    plain = json_loadb(copy, size, FLAGS, NULL);
    free(copy);
    if (fast != NULL) {
        REQUIRE(plain != NULL, "the library refuses\n%.*s", (int)size, text);
        a = json_dumps(fast, JSON_COMPACT);
        b = json_dumps(plain, JSON_COMPACT);
        REQUIRE(strcmp(a, b) == 0, "%s\nis not\n%s", a, b);
        free(a);
        free(b);
    }
    json_decref(plain);
    json_decref(fast);
    return fast != NULL;
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

static const struct { const char *text; bool taken; } texts[] = {
    { "{}", true }, { " {\t} ", true }, { "{\"a\":[]}", true },
    { "{\"a\":-12,\"b\":0,\"c\":[true,false,null],\"d\":{\"e\":\"\"}}", true },
    { "{\"a\":999999999999999999}", true }, { "{\"a\":1000000000000000000}", false },
    { "{\"a\":1,\"a\":2}", false }, { "{\"a\":01}", false }, { "{\"a\":-0}", false },
    { "{\"a\":- 1}", false }, { "{\"a\":-}", false }, { "{\"a\":1.5}", false },
    { "{\"a\":1e2}", false }, { "{\"a\":\"\\n\"}", false }, { "{\"a\":\"\xC3\xBC\"}", false },
    { "{\"a\":\"\"\"\"}", false }, { "{\"a\":1,}", false }, { "{,}", false },
    { "{\"a\":[1,]}", false }, { "{\"a\":truefalse}", false }, { "{\"a\"}", false },
    { "{\"123456789012345678901234567890123456789\":1}", true },
    { "{\"1234567890123456789012345678901234567890\":1}", false },
    { "[]", false }, { "1", false }, { "", false }, { "{} {}", false }, { "{", false },
    { "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{}}}}}}}}", true },
    { "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{}}}}}}}}}", false },
};

START_TEST(these_are_taken_and_those_are_left)
{
    const char *text = texts[_i].text;

    for (size_t size = 0; size < strlen(text); size++)
        compare(text, size);
    ck_assert_msg(compare(text, strlen(text)) == texts[_i].taken, "%s", text);
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
    tcase_add_loop_test(tests, these_are_taken_and_those_are_left, 0,
                        (int)(sizeof texts / sizeof *texts));
    return run_suite(suite, NULL);
}

/* Our reader of JSON is equal to jansson: it takes the same texts, and reads the same from
 * them. */
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "../support/json-differs.h"

#define LONGEST ((size_t)8192)

/* Returns whether it is JSON. */
static bool compare(const char *text, size_t size)
{
    bool sound;
    const char *fault = json_differs(text, size, &sound);

    REQUIRE(fault == NULL, "%s: %.*s", fault, (int)size, text);
    return sound;
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
    "{\"a\":\"\\ud83c\\udccf \\uD83D\\uDE00\"}", "{\"a\":truefalse}", "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{}}}}}}}}",
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

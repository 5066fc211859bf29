/* Text for terminals that have only ASCII, and text that is cut off between two letters. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/ascii.h"
#include "base/fold.h"
#include "base/text.h"

/* -------------------------------------------------------------------- ASCII */

static const struct { const char *text, *plain; } plainly[] = {
    { "as it is\n", "as it is\n" },
    { "J\u00FCrgen \u00C4rger na\u00EFve", "Juergen Aerger naive" },
    { "\u00C4\u00D6\u00DC\u00E4\u00F6\u00FC\u00DF", "AeOeUeaeoeuess" },
    { "1\u20132 3\u20144 \u22125", "1-2 3-4 -5" },
    { "\u201Eso\u201C \u201Cso\u201D \u2018so\u2019 \u201Aso\u2018", "\"so\" \"so\" 'so' 'so'" },
    { "and\u2026", "and..." },
    { "\u03B1 \u20AC \U0001F0A1", "? ? ?" },
    { "e\u0301 1\u00A02", "e 1 2" },
    { "a\xFF" "b", "a?b" },
    { "cut \xC3", "cut ?" },
    /* What a word grows by is taken from the next gap of several blanks, of the same line. */
    { "\u00C4rger    x", "Aerger   x" },
    { "\u00E4\u00F6\u00FC  x y", "aeoeue x y" },
    { "\u00E4\n  x", "ae\n  x" },
    { "\u00E4 x", "ae x" },
};
#define PLAINLY (int)(sizeof plainly / sizeof *plainly)

/* Wherever a buffer ends, between letters or in one, the same is written. */
START_TEST(ascii_takes_the_place_of_letters)
{
    for (size_t size = 4; size <= 40; size++) {
        char buffer[40], got[80] = "";
        struct out to = out_into(got, sizeof got, ENGLISH);
        struct ascii ascii = { .to = &to };
        struct out out = { .data = buffer, .capacity = size, .full = out_to_ascii, .owner = &ascii };

        out_text(&out, plainly[_i].text);
        while (out.size > 0) {
            out.capacity = sizeof buffer;
            out.full(&out);
        }
        ck_assert_str_eq(got, plainly[_i].plain);
    }
}
END_TEST

START_TEST(a_full_buffer_of_whole_letters_is_emptied)
{
    char buffer[] = "\u00E4bc", got[8];
    struct out to = out_into(got, sizeof got, ENGLISH);
    struct ascii ascii = { .to = &to };
    struct out out = { .data = buffer, .size = 4, .capacity = 4, .owner = &ascii };

    out_to_ascii(&out);
    ck_assert_uint_eq(out.size, 0);
}
END_TEST

/* ------------------------------------------------------------------ cut off */

static const struct { const char *text, *trimmed; } trimmed[] = {
    { "", "" }, { "a", "a" }, { "\u00E4", "\u00E4" }, { "a\u20AC", "a\u20AC" },
    { "a\xE2\x82", "a" }, { "a\xE2", "a" }, { "\xC3", "" }, { "\xF0\x9F\x83", "" },
    { "\u00E4\xC3", "\u00E4" }, { "\x82", "" }, { "a\x82\x82", "a" },
};

START_TEST(half_a_letter_at_the_end_is_left_out)
{
    char text[16];

    strcpy(text, trimmed[_i].text);
    utf8_trim(text);
    ck_assert_str_eq(text, trimmed[_i].trimmed);
}
END_TEST

/* Letters of one, two, three and four bytes: 1, 3, 6, 10. */
START_TEST(no_letter_is_cut_in_two)
{
    static const char letters[] = "a\u00E4\u20AC\U0001F0A1" "b";
    static const size_t ends[] = { 0, 1, 3, 6, 10, 11 };
    char text[12];
    struct out out = out_into(text, (size_t)_i + 1, ENGLISH);
    size_t wanted = 0;

    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (ends[i] <= (size_t)_i)
            wanted = ends[i];
    out_text(&out, letters);
    ck_assert_uint_eq(out.size, wanted);
    ck_assert_mem_eq(text, letters, wanted);
    /* Where a letter found no room, nothing after it finds any. */
    out_text(&out, "x");
    ck_assert_uint_eq(out.size, wanted);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("plain");
    TCase *tests = tcase_create("plain");

    suite_add_tcase(suite, tests);
    tcase_add_loop_test(tests, ascii_takes_the_place_of_letters, 0, PLAINLY);
    tcase_add_test(tests, a_full_buffer_of_whole_letters_is_emptied);
    tcase_add_loop_test(tests, half_a_letter_at_the_end_is_left_out, 0,
                        (int)(sizeof trimmed / sizeof *trimmed));
    tcase_add_loop_test(tests, no_letter_is_cut_in_two, 0, 11);
    return run_suite(suite, NULL);
}

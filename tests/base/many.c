/* What holds for all inputs, against plain models of their own. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"
#include "base/json-read.h"
#include "base/language.h"
#include "base/nearest.h"
#include "base/text-index.h"
#include "base/text.h"
#include "base/width.h"
#include "base/wrap.h"

/* -------------------------------------------------------------------- words */

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Letters to add, leave out, change, or exchange with their neighbour: of the first i and k letters. */
static int apart(const char *a, int i, const char *b, int k)
{
    int best;

    if (i == 0 || k == 0)
        return i + k;
    best = least(apart(a, i - 1, b, k), apart(a, i, b, k - 1)) + 1;
    best = least(best, apart(a, i - 1, b, k - 1) + (a[i - 1] != b[k - 1]));
    if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        best = least(best, apart(a, i - 2, b, k - 2) + 1);
    return best;
}

START_TEST(letters_are_counted_that_words_are_apart)
{
    uint64_t dice = 3;

    for (int n = 0; n < 3000; n++) {
        char a[8] = "", b[8] = "";
        int i = (int)(random_bits(&dice) % 7), k = (int)(random_bits(&dice) % 7);

        for (int at = 0; at < i; at++)
            a[at] = (char)('a' + random_bits(&dice) % 3);
        for (int at = 0; at < k; at++)
            b[at] = (char)('a' + random_bits(&dice) % 3);
        ck_assert_msg(letters_apart(a, b) == apart(a, i, b, k), "%s %s: %d", a, b, letters_apart(a, b));
    }
}
END_TEST

/* One letter in three may be wrong, three in all, none of fewer than three. */
START_TEST(so_many_letters_may_be_wrong)
{
    static const char word[] = "abcdefghijklmnop";

    for (int length = 1; length <= 16; length++)
        for (int wrong = 0; wrong <= length; wrong++) {
            char text[17] = "";
            struct nearest near;
            int most = length < 3 ? 0 : length < 6 ? 1 : length < 9 ? 2 : 3;

            memcpy(text, word, (size_t)length);
            memset(text, 'z', (size_t)wrong);
            near = nearest_begin(text);
            nearest_try(&near, word, (size_t)length, 1);
            ck_assert_msg((nearest_found(&near) != NULL) == (wrong <= most), "%d wrong of %d", wrong, length);
        }
}
END_TEST

/* Patterns between commas: the first, one between others, the last, an empty one; and one of 127 letters, no longer one. */
START_TEST(one_of_the_patterns_matches)
{
    static const struct { const char *patterns, *text; bool matches; } row[] = {
        { "a.*,b,c*", "a.x", true }, { "a.*,b,c*", "b", true }, { "a.*,b,c*", "cx", true }, { "a.*,b,c*", "a", false },
        { "a.*,b,c*", "bb", false }, { "", "a", false }, { "", "", false }, { ",a", "a", true }, { ",a", "", true },
        { "a,,b", "b", true }, { "a,", "", false }, { "[ab]?", "ax", true }, { "[ab]?", "cx", false },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        ck_assert_msg(pattern_matches(row[i].patterns, row[i].text) == row[i].matches, "'%s' '%s'", row[i].patterns, row[i].text);
    for (int length = 1; length <= 400; length++) {
        char pattern[512], text[420];

        memset(text, 'a', sizeof text);
        text[length] = '\0';
        snprintf(pattern, sizeof pattern, "%s,b", text);
        ck_assert_msg(pattern_matches(pattern, text) == (length < 128), "%d letters", length);
        ck_assert(pattern_matches(pattern, "b"));
    }
}
END_TEST

START_TEST(texts_are_found_again)
{
    static char text[1500][6];
    struct text_index index = { .count = 0 };
    uint64_t dice = 7;
    int added = 0;

    ck_assert_int_lt(text_index_find(&index, "a", 1), 0);
    for (int n = 0; n < 1500; n++) {
        size_t length = random_bits(&dice) % 5;

        for (size_t i = 0; i < length; i++)
            text[added][i] = (char)("ab\xC3\xA4"[random_bits(&dice) % 4]);
        text[added][length] = '\0';
        for (int k = 0; k <= added; k++)
            if (strcmp(text[k], text[added]) == 0) {
                int found = text_index_find(&index, text[added], length);

                ck_assert_int_eq(found < 0 ? added : found, k);
                if (found < 0) {
                    ck_assert(text_index_add(&index, text[added]));
                    added++;
                }
                break;
            }
    }
    for (int k = 0; k < added; k++)
        ck_assert_int_eq(text_index_find(&index, text[k], strlen(text[k])), k);
    ck_assert_int_lt(text_index_find(&index, "abababab", 8), 0);
    ck_assert_int_lt(text_index_find(&index, "zz", 2), 0);
    ck_assert_int_gt(added, 150);
    text_index_free(&index);
}
END_TEST

/* -------------------------------------------------------------------- lines */

static char written[4096];

static struct out to_written(size_t size)
{
    return out_into(written, size, ENGLISH);
}

/* Each line is as wide as it can be, and no wider; the words are those of the text, and each later line is set in. */
START_TEST(lines_are_as_wide_as_they_can_be)
{
    static const char *const letters[] = { "a", "\u00E4", "\u20AC", "\u4E2D" };
    uint64_t dice = 11;

    for (int n = 0; n < 300; n++) {
        char words[60][64], text[2000] = "", *line;
        int count = 1 + (int)(random_bits(&dice) % 40), at = 0, column = (int)(random_bits(&dice) % 20);
        struct out out = to_written(sizeof written);

        for (int i = 0; i < count; i++) {
            int length = 1 + (int)(random_bits(&dice) % 12);

            words[i][0] = '\0';
            for (int k = 0; k < length; k++)
                strcat(words[i], letters[random_bits(&dice) % 4]);
            strcat(text, random_bits(&dice) % 5 == 0 ? "  " : i > 0 ? " " : "");
            strcat(text, words[i]);
        }
        out_wrapped(&out, column, text);
        line = written;
        for (bool first = true; *line != '\0'; first = false) {
            char *end = strchr(line, '\n'), *word;
            int width = column;

            ck_assert_ptr_nonnull(end);
            *end = '\0';
            ck_assert_int_eq((int)strspn(line, " "), first ? 0 : column);
            for (word = strtok(line, " "); word != NULL; word = strtok(NULL, " "), at++) {
                width += text_width(word) + (width > column);
                ck_assert_str_eq(word, words[at]);
            }
            ck_assert_int_le(width, LINE_WIDTH);
            if (at < count)
                ck_assert_int_gt(width + 1 + text_width(words[at]), LINE_WIDTH);
            line = end + 1;
        }
        ck_assert_int_eq(at, count);
    }
}
END_TEST

/* Texts of letters of one to four bytes, cut after each number of bytes, written whole or in pieces: as many whole letters as fit. */
START_TEST(a_text_is_cut_between_two_letters)
{
    static const char *const texts[] = { "\u00E4\u20ACb\U0001F0A1", "\U0001F0A1\u00E4", "a\u20AC\u20AC", "\u20AC" };

    for (size_t n = 0; n < sizeof texts / sizeof *texts; n++)
        for (size_t room = 0; room <= strlen(texts[n]) + 1; room++) {
            size_t wanted = 0, length, size = strlen(texts[n]);
            struct out out = to_written(room + 1);

            while (wanted < size && wanted + (length = utf8_length(texts[n] + wanted, size - wanted)) <= room)
                wanted += length;
            out_text(&out, texts[n]);
            ck_assert_uint_eq(out.size, wanted);
            ck_assert_mem_eq(written, texts[n], wanted);
            ck_assert_int_eq(written[wanted], '\0');
        }
}
END_TEST

/* ------------------------------------------------------------------ numbers */

/* Bounds belong to what is read; point and exponent do not. */
START_TEST(whole_numbers_are_within_their_bounds)
{
    static const long long bounds[][2] = { { 0, 0 }, { -1, 1 }, { 18, 264 }, { -9999, 9999 }, { LLONG_MIN + 1, LLONG_MAX } };
    static const char *const others[] = { "1.0", "1e0", "1E0", "0.5", "1e-1", "\"1\"", "true", "null", "[]", "-", "99999999999999999999" };
    long long found;

    for (size_t b = 0; b < 4; b++)
        for (long long n = bounds[b][0] - 2; n <= bounds[b][1] + 2; n++) {
            char text[32];

            found = 4711;
            snprintf(text, sizeof text, "%lld,", n);
            ck_assert_int_eq(json_whole(text, bounds[b][0], bounds[b][1], &found), n >= bounds[b][0] && n <= bounds[b][1]);
            ck_assert_int_eq(found, n >= bounds[b][0] && n <= bounds[b][1] ? n : 4711);
        }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        ck_assert_msg(!json_whole(others[i], LLONG_MIN, LLONG_MAX, &found), "%s", others[i]);
}
END_TEST

/* 512 keys in an object, 100 brackets inside each other, 16384 values: so many are sound, one more is beyond the limits, and its
 * place is that of the one too many. */
START_TEST(the_limits_of_json_are_reached)
{
    static char json[200000];
    struct json_fault fault;

    for (int more = -1; more <= 2; more++) {
        size_t n = 0, last = 0;
        int depth = 100 + more, values = 16384 + more;

        for (int i = 0; i < 512 + more; i++) {
            last = i == 512 ? n + 1 : last;
            n += (size_t)sprintf(json + n, "%c\"%d\":0", i == 0 ? '{' : ',', i);
        }
        n += (size_t)sprintf(json + n, "}");
        ck_assert_msg(json_check(json, json + n, &fault) == (more <= 0), "%d keys", 512 + more);
        ck_assert(more <= 0 || (fault.kind == JSON_BEYOND_LIMITS && fault.at == json + last));
        memset(json, '[', (size_t)depth);
        memset(json + depth, ']', (size_t)depth);
        ck_assert_msg(json_check(json, json + 2 * depth, &fault) == (more <= 0), "%d brackets", depth);
        ck_assert(more <= 0 || (fault.kind == JSON_BEYOND_LIMITS && fault.at == json + 100));
        for (int i = 0; i < values; i++)
            memcpy(json + 2 * i, i == 0 ? "[0" : ",0", 2);
        json[2 * values] = ']';
        ck_assert_msg(json_check(json, json + 2 * values + 1, &fault) == (more <= 0), "%d values", values);
        ck_assert(more <= 0 || (fault.kind == JSON_BEYOND_LIMITS && fault.at == json + 2 * 16384 + 1));
    }
}
END_TEST

/* As the head of each file in po/ says it: one, few, many. */
START_TEST(numbers_take_their_form)
{
    for (unsigned n = 0; n <= 1130; n++) {
        unsigned last = n % 10, tens = n / 10 % 10;

        ck_assert_int_eq(plural_form(ENGLISH, n), n == 1 ? 0 : 1);
        ck_assert_int_eq(plural_form(GERMAN, n), n == 1 ? 0 : 1);
        ck_assert_int_eq(plural_form(CZECH, n), n == 1 ? 0 : n == 2 || n == 3 || n == 4 ? 1 : 2);
        ck_assert_int_eq(plural_form(POLISH, n), n == 1 ? 0 : (last == 2 || last == 3 || last == 4) && tens != 1 ? 1 : 2);
        ck_assert_str_eq(trn(ENGLISH, "%d deal", "%d deals", n), n == 1 ? "%d deal" : "%d deals");
        ck_assert_str_eq(trn(ENGLISH, "%d deal", "%d deals", -(long long)n), n == 1 ? "%d deal" : "%d deals");
    }
}
END_TEST

/* ---------------------------------------------------------------- languages */

START_TEST(languages_have_their_names)
{
    static const struct { const char *name; int language; } row[] = {
        { "en", ENGLISH }, { "english", ENGLISH }, { "C", ENGLISH }, { "POSIX", ENGLISH }, { "de", GERMAN }, { "German", GERMAN },
        { "Deutsch", GERMAN }, { "pl", POLISH }, { "polish", POLISH }, { "polski", POLISH }, { "cs", CZECH }, { "czech", CZECH },
        { "cesky", CZECH }, { "xx", PSEUDO }, { "de_AT.UTF-8", GERMAN }, { "cs@euro", CZECH }, { "pl.ISO-8859-2", POLISH },
        { "DE-CH", GERMAN }, { "d", -1 }, { "deu", -1 }, { "", -1 }, { "fr", -1 }, { "de:en", -1 }, { "[e", -1 },
    };
    static const struct { const char *list, *all, *messages, *lang; enum language wanted; } set[] = {
        { NULL, NULL, NULL, NULL, ENGLISH }, { NULL, NULL, NULL, "de", GERMAN }, { NULL, NULL, "pl", "de", POLISH },
        { NULL, "cs", "pl", "de", CZECH }, { "de", "cs", "pl", "pl", GERMAN }, { "", "", "", "de", GERMAN }, { "", "", "pl", "de", POLISH },
        { "fr:pl:de", "cs", "", "", POLISH }, { "fr", "de", "de", "de", ENGLISH }, { "", "fr", "de", "de", ENGLISH },
        { "fr:", "de", "", "", ENGLISH }, { ":de", "", "", "", GERMAN },
    };

    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        ck_assert_msg((language_find(row[i].name) < 0 ? -1 : language_find(row[i].name)) == row[i].language, "%s", row[i].name);
    for (size_t i = 0; i < sizeof set / sizeof *set; i++)
        ck_assert_msg(language_wanted(set[i].list, set[i].all, set[i].messages, set[i].lang) == set[i].wanted, "row %d", (int)i);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *tests = tcase_create("many");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, letters_are_counted_that_words_are_apart);
    tcase_add_test(tests, so_many_letters_may_be_wrong);
    tcase_add_test(tests, one_of_the_patterns_matches);
    tcase_add_test(tests, texts_are_found_again);
    tcase_add_test(tests, lines_are_as_wide_as_they_can_be);
    tcase_add_test(tests, a_text_is_cut_between_two_letters);
    tcase_add_test(tests, whole_numbers_are_within_their_bounds);
    tcase_add_test(tests, the_limits_of_json_are_reached);
    tcase_add_test(tests, numbers_take_their_form);
    tcase_add_test(tests, languages_have_their_names);
    return run_suite(suite, NULL);
}

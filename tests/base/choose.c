/* Which language is chosen, plurals, widths, and lines. */
#include <string.h>

#include "../support/suite.h"
#include "base/language.h"
#include "base/width.h"
#include "base/wrap.h"

/* ------------------------------------------------------------------- choosing */

START_TEST(the_environment_chooses_as_for_gettext)
{
    static const struct {
        const char *list, *all, *messages, *lang;
        enum language language;
    } row[] = {
        { NULL, NULL, NULL, NULL, ENGLISH },
        { NULL, NULL, NULL, "de_DE.UTF-8", GERMAN },
        { NULL, NULL, "pl_PL", "de_DE.UTF-8", POLISH },
        { NULL, "cs_CZ.UTF-8", "pl_PL", "de_DE", CZECH },
        { "", "", "", "de", GERMAN },
        { "de", NULL, NULL, "cs_CZ", GERMAN },
        { "fr:pl_PL:de", NULL, NULL, "cs_CZ", POLISH },
        { "fr", NULL, NULL, "cs_CZ", ENGLISH },       /* as gettext: not Czech */
        { "en:de", NULL, NULL, "de_DE", ENGLISH },
        { "::de", NULL, NULL, NULL, GERMAN },
        { "de", "C", "C", "C", GERMAN },              /* not as gettext */
        { NULL, "C", "pl_PL", "de_DE", ENGLISH },
        { NULL, "C.UTF-8", NULL, "de_DE", ENGLISH },
        { NULL, "POSIX", NULL, "de_DE", ENGLISH },
        { NULL, NULL, NULL, "de_AT@euro", GERMAN },
        { NULL, NULL, NULL, "de@euro", GERMAN },
        { NULL, NULL, NULL, "pl.UTF-8", POLISH },
        { "cs-CZ:de", NULL, NULL, NULL, CZECH },
        { NULL, NULL, NULL, "DE_de", GERMAN },
        { NULL, NULL, NULL, "den_CA", ENGLISH },
        { NULL, NULL, NULL, "d", ENGLISH },
        { NULL, NULL, NULL, "tr_TR.UTF-8", ENGLISH },
    };

    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        ck_assert_msg(language_wanted(row[i].list, row[i].all, row[i].messages,
                                      row[i].lang) == row[i].language,
                      "row %u", i);
}
END_TEST

START_TEST(a_language_has_names)
{
    for (int language = 0; language <= PSEUDO; language++)
        ck_assert_int_eq(language_find(language_code((enum language)language)), language);
    ck_assert_int_eq(language_find("Deutsch"), GERMAN);
    ck_assert_int_eq(language_find("POLISH"), POLISH);
    ck_assert_int_eq(language_find("de-AT"), GERMAN);
    ck_assert_int_eq(language_find("POSIX"), ENGLISH);
    ck_assert_int_eq(language_find("DeutZch"), -1);
    ck_assert_int_eq(language_find("fr"), -1);
    ck_assert_int_eq(language_find(""), -1);
    ck_assert_int_eq(language_find("de:pl"), -1);
}
END_TEST

START_TEST(what_is_not_translated_is_itself)
{
    static const char text[] = "a text that nobody has translated";

    for (int language = ENGLISH; language <= PSEUDO; language++) {
        enum language l = (enum language)language;

        ck_assert_ptr_eq(tr(l, text), text);
        ck_assert_ptr_eq(tr_in(l, "somewhere", text), text);
        ck_assert_str_eq(trn(l, text, "many", 1), text);
        ck_assert_str_eq(trn(l, text, "many", -1), text);
        ck_assert_str_eq(trn(l, text, "many", 0), "many");
        ck_assert_str_eq(trn(l, text, "many", 2), "many");
        ck_assert_str_eq(trn(l, text, "many", -2), "many");
    }
}
END_TEST

/* The rules as the Unicode Consortium has them (CLDR, plural rules), for whole numbers. */
START_TEST(plurals_have_their_forms)
{
    static const struct { unsigned n; int german, polish, czech; } row[] = {
        { 0, 1, 2, 2 }, { 1, 0, 0, 0 }, { 2, 1, 1, 1 }, { 4, 1, 1, 1 }, { 5, 1, 2, 2 },
        { 11, 1, 2, 2 }, { 12, 1, 2, 2 }, { 14, 1, 2, 2 }, { 21, 1, 2, 2 }, { 22, 1, 1, 2 },
        { 24, 1, 1, 2 }, { 25, 1, 2, 2 }, { 101, 1, 2, 2 }, { 112, 1, 2, 2 }, { 122, 1, 1, 2 },
        { 312, 1, 2, 2 }, { 812, 1, 2, 2 }, { 902, 1, 1, 2 }, { 8812, 1, 2, 2 },
    };

    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        ck_assert_int_eq(plural_form(ENGLISH, row[i].n), row[i].german);
        ck_assert_int_eq(plural_form(GERMAN, row[i].n), row[i].german);
        ck_assert_int_eq(plural_form(POLISH, row[i].n), row[i].polish);
        ck_assert_int_eq(plural_form(CZECH, row[i].n), row[i].czech);
    }
}
END_TEST

/* --------------------------------------------------------------------- widths */

START_TEST(widths_are_columns)
{
    ck_assert_int_eq(text_width(""), 0);
    ck_assert_int_eq(text_width("Anna"), 4);
    ck_assert_int_eq(text_width("J\u00fcrgen"), 6);
    ck_assert_int_eq(text_width("Ju\u0308rgen"), 6);         /* a letter and its accent */
    ck_assert_int_eq(text_width("\u0141ukasz"), 6);
    ck_assert_int_eq(text_width("\u4e2d\u6587"), 4);
    ck_assert_int_eq(text_width("\U0001F0A1"), 1);
    ck_assert_int_eq(text_width("\U0001F600"), 2);
    ck_assert_int_eq(text_width("\xff\xfe"), 2);
    ck_assert_int_eq((int)bytes_that_fit("J\u00fcrgen", 7, 2), 3);
    ck_assert_int_eq((int)bytes_that_fit("Ju\u0308rgen", 8, 2), 4);
    ck_assert_int_eq((int)bytes_that_fit("\u4e2d\u6587", 6, 3), 3);
}
END_TEST

START_TEST(padding_counts_columns)
{
    char text[64] = "";
    struct out out = { .data = text, .capacity = sizeof text - 1 };

    out_left(&out, "\u4e2d\u6587", 6);
    out_right(&out, "J\u00fc", 4);
    out_left(&out, "longer", 3);
    ck_assert_str_eq(text, "\u4e2d\u6587    J\u00fclonger");
}
END_TEST

/* A line has 80 columns: a word that would end beyond them begins the next one. */
START_TEST(a_line_is_broken_before_the_word_that_does_not_fit)
{
    char text[400], wide[80], line[200];
    struct out out = out_into(text, sizeof text, ENGLISH);

    out_wrapped(&out, 2, "a  b c");
    ck_assert_str_eq(text, "a b c\n");
    memset(wide, 'x', sizeof wide);
    wide[79] = '\0';
    for (int more = 0; more < 2; more++) {
        snprintf(line, sizeof line, "a %.*s b", LINE_WIDTH - 4 + more, wide);
        out = out_into(text, sizeof text, ENGLISH);
        out_wrapped(&out, 2, line);
        snprintf(line, sizeof line, more == 0 ? "a %.*s\n  b\n" : "a\n  %.*s\n  b\n",
                 LINE_WIDTH - 4 + more, wide);
        ck_assert_str_eq(text, line);
    }
    out = out_into(text, sizeof text, ENGLISH);
    out_wrapped_part(&out, 0, "one two", 5);
    ck_assert_str_eq(text, "one t\n");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *tests = tcase_create("choose");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, the_environment_chooses_as_for_gettext);
    tcase_add_test(tests, a_language_has_names);
    tcase_add_test(tests, what_is_not_translated_is_itself);
    tcase_add_test(tests, plurals_have_their_forms);
    tcase_add_test(tests, widths_are_columns);
    tcase_add_test(tests, padding_counts_columns);
    tcase_add_test(tests, a_line_is_broken_before_the_word_that_does_not_fit);
    return run_suite(suite, NULL);
}

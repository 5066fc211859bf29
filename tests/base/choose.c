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

/* EastAsianWidth.txt of Unicode 14: the first and the last characters of W and F, where their neighbours
 * are others; and these. */
static const unsigned two_columns[] = {
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F3, 0x25FD, 0x25FE,
    0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4,
    0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B,
    0x2728, 0x274C, 0x274E, 0x2753, 0x2755, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27BF, 0x2B1B, 0x2B1C,
    0x2B50, 0x2B55, 0x303E, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA960, 0xFF60, 0x1F004, 0x1F0CF,
    0x1F18E, 0x1F191, 0x1F19A, 0x1F200, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E,
    0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F8, 0x1F43E,
    0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A,
    0x1F595, 0x1F596, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6D0, 0x1F6D2,
    0x1F6D5, 0x1F6DF, 0x1F6EB, 0x1F6F4, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF
};
static const unsigned one_column[] = {
    0x10FF, 0x2319, 0x231C, 0x2328, 0x232B, 0x23E8, 0x23ED, 0x23EF, 0x23F1, 0x23F2, 0x23F4, 0x25FC,
    0x25FF, 0x2613, 0x2616, 0x2647, 0x2654, 0x267E, 0x2680, 0x2692, 0x2694, 0x26A0, 0x26A2, 0x26A9,
    0x26AC, 0x26BC, 0x26BF, 0x26C3, 0x26C6, 0x26CD, 0x26CF, 0x26D3, 0x26D5, 0x26E9, 0x26EB, 0x26F1,
    0x26F4, 0x26F6, 0x26F9, 0x26FB, 0x26FC, 0x26FE, 0x2704, 0x2706, 0x2709, 0x270C, 0x2727, 0x2729,
    0x274B, 0x274D, 0x274F, 0x2752, 0x2756, 0x2758, 0x2794, 0x2798, 0x27AF, 0x27B1, 0x27BE, 0x27C0,
    0x2B1A, 0x2B1D, 0x2B4F, 0x2B51, 0x2B54, 0x2B56, 0x303F, 0x3248, 0x324F, 0x4DC0, 0x4DFF, 0xA95F,
    0xFF61, 0x1F003, 0x1F005, 0x1F0CE, 0x1F18D, 0x1F18F, 0x1F190, 0x1F19B, 0x1F1FF, 0x1F321,
    0x1F32C, 0x1F336, 0x1F37D, 0x1F394, 0x1F39F, 0x1F3CB, 0x1F3CE, 0x1F3D4, 0x1F3DF, 0x1F3F1,
    0x1F3F3, 0x1F3F5, 0x1F3F7, 0x1F43F, 0x1F441, 0x1F4FD, 0x1F4FE, 0x1F53E, 0x1F54A, 0x1F54F,
    0x1F568, 0x1F579, 0x1F57B, 0x1F594, 0x1F597, 0x1F5A3, 0x1F5A5, 0x1F5FA, 0x1F650, 0x1F67F,
    0x1F6C6, 0x1F6CB, 0x1F6CD, 0x1F6CF, 0x1F6D3, 0x1F6D4, 0x1F6E0, 0x1F6EA, 0x1F6F3, 0x1F90B,
    0x1F93B, 0x1F946, 0x1FA00
};

static int width_of(unsigned c)
{
    char text[5] = "";

    if (c < 0x10000) {
        text[0] = (char)(0xE0 | c >> 12);
        text[1] = (char)(0x80 | (c >> 6 & 0x3F));
        text[2] = (char)(0x80 | (c & 0x3F));
    } else {
        text[0] = (char)(0xF0 | c >> 18);
        text[1] = (char)(0x80 | (c >> 12 & 0x3F));
        text[2] = (char)(0x80 | (c >> 6 & 0x3F));
        text[3] = (char)(0x80 | (c & 0x3F));
    }
    return text_width(text);
}

START_TEST(wide_characters_take_two_columns)
{
    for (size_t i = 0; i < sizeof two_columns / sizeof *two_columns; i++)
        ck_assert_msg(width_of(two_columns[i]) == 2, "U+%04X", two_columns[i]);
    for (size_t i = 0; i < sizeof one_column / sizeof *one_column; i++)
        ck_assert_msg(width_of(one_column[i]) == 1, "U+%04X", one_column[i]);
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
    tcase_add_test(tests, wide_characters_take_two_columns);
    tcase_add_test(tests, padding_counts_columns);
    tcase_add_test(tests, a_line_is_broken_before_the_word_that_does_not_fit);
    return run_suite(suite, NULL);
}

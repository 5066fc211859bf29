/* Text of any kind in the source of a manual, as man(7) and groff_char(7) read it: today's texts
 * do not have all of these. */
#include "../support/suite.h"
#include "cli/options.h"
#include "cli/source.h"

static char source[8192];

/* The source of a command with this help of its one option, and this status. */
static const char *source_of(const char *option, const char *status)
{
    const struct cli_option options[] = { { .name = "x", .help = option }, { .name = NULL } };
    const struct cli_help help = { .name = "any", .usage = { "Skat A-B --to=FORMAT [FILE...]" },
                                   .options = options, .status = status };
    struct out out = out_into(source, sizeof source - 1, ENGLISH);

    cli_put_source(&out, &help);
    source[out.size] = '\0';
    return source;
}

/* How the source writes this text. */
static void writes(const char *text, const char *written)
{
    char expected[1200];

    snprintf(expected, sizeof expected, "@status\n%s\n", written);
    ck_assert_msg(strstr(source_of("a", text), expected) != NULL, "%s:\n%s", written, source);
}

START_TEST(characters_with_a_meaning_are_escaped)
{
    writes("one-two", "one\\-two");
    writes("C:\\log", "C:\\elog");
    writes("play^follow", "play\\(hafollow");
    writes("~user", "\\(tiuser");
}
END_TEST

/* A dot or an apostrophe makes a line a request only at its beginning. */
START_TEST(a_line_is_no_request)
{
    char text[100], lines[100];

    writes(".cvsrc", "\\&.cvsrc");
    writes("'tis", "\\&'tis");
    writes("a .cvsrc 'tis", "a .cvsrc 'tis");
    snprintf(text, sizeof text, "%077d .x", 7);
    snprintf(lines, sizeof lines, "%077d\n\\&.x", 7);
    writes(text, lines);
}
END_TEST

START_TEST(a_sentence_begins_a_line)
{
    writes("One. Two! Three? Four", "One.\nTwo!\nThree?\nFour");
    writes("So. Two", "So.\nTwo");
    writes("One... two", "One... two");
    writes("One.. two", "One.. two");
    writes("e. g. one", "e. g. one");
    writes("One, two: three", "One, two: three");
}
END_TEST

/* A line has 78 characters at most, as they stand in the source. */
START_TEST(lines_are_filled)
{
    char text[100], lines[100];

    snprintf(text, sizeof text, "%075d ab c", 7);
    snprintf(lines, sizeof lines, "%075d ab\nc", 7);
    writes(text, lines);
    snprintf(text, sizeof text, "%075d a- c", 7);
    snprintf(lines, sizeof lines, "%075d\na\\- c", 7);
    writes(text, lines);
    source_of("a", "");
    ck_assert(strcmp(strstr(source, "@status"), "@status\n") == 0);
}
END_TEST

/* What is typed is bold; what is replaced is in capital letters, and in italics. */
START_TEST(literals_and_variables_have_their_fonts)
{
    ck_assert(strstr(source_of("see --x, not -abc", "0"),
                     "\nSee \\fB\\-\\-x\\fR, not \\-abc.\n") != NULL);
    ck_assert(strstr(source, "@synopsis\n\\fBSkat\\fR \\fBA\\-B\\fR \\fB\\-\\-to\\fR\\fB=\\fR"
                     "\\fIFORMAT\\fR [\\fIFILE\\fR...]\n") != NULL);
}
END_TEST

/* The sentence of an option has a capital letter and a full stop, even if it is cut. */
START_TEST(an_option_has_a_sentence)
{
    char help[700], *line;

    ck_assert(strstr(source_of("what it does", "0"), "\nWhat it does.\n") != NULL);
    ck_assert(strstr(source_of("what it does.", "0"), "\nWhat it does.\n") != NULL);
    for (size_t length = 590; length <= 610; length++) {
        memset(help, 'a', length);
        help[length] = '\0';
        line = strstr(source_of(help, "0"), "\nAaa");
        ck_assert(line != NULL);
        ck_assert_uint_eq(strspn(line + 2, "a") + 1, length < 598 ? length : 598);
        ck_assert_int_eq(line[1 + (length < 598 ? length : 598)], '.');
    }
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("cli/markup");
    TCase *markup = tcase_create("markup");

    tcase_add_test(markup, characters_with_a_meaning_are_escaped);
    tcase_add_test(markup, a_line_is_no_request);
    tcase_add_test(markup, a_sentence_begins_a_line);
    tcase_add_test(markup, lines_are_filled);
    tcase_add_test(markup, literals_and_variables_have_their_fonts);
    tcase_add_test(markup, an_option_has_a_sentence);
    suite_add_tcase(suite, markup);
    return run_suite(suite, NULL);
}

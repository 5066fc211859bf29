/* Which language is chosen, plurals, the tables of texts, threads, and widths. */
#include <pthread.h>
#include <string.h>

#include "../support/suite.h"
#include "base/language.h"
#include "base/text.h"
#include "base/width.h"

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
    ck_assert_int_eq(language_find("fr"), -1);
    ck_assert_int_eq(language_find(""), -1);
    ck_assert_int_eq(language_find("de:pl"), -1);
}
END_TEST

/* ---------------------------------------------------------------------- texts */

START_TEST(the_texts_are_in_order_and_in_utf_8)
{
    for (int n = 0; message_text(n) != NULL; n++) {
        if (n > 0) {
            int order = strcmp(message_text(n - 1), message_text(n));

            ck_assert(order < 0 || (order == 0 && strcmp(message_context(n - 1),
                                                         message_context(n)) < 0));
        }
        for (int language = ENGLISH; language <= PSEUDO; language++) {
            const char *text = tr_in((enum language)language, message_context(n),
                                     message_text(n));
            size_t length = strlen(text);

            for (size_t i = 0, size; i < length; i += size) {
                size = utf8_length(text + i, length - i);
                ck_assert_msg(size > 0, "not UTF-8: %s", text);
            }
        }
        if (*message_text(n) != '\0')
            ck_assert_msg(strncmp(tr_in(PSEUDO, message_context(n), message_text(n)),
                                  "\u27E6", 3) == 0, "%s", message_text(n));
    }
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
    };

    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        ck_assert_int_eq(plural_form(ENGLISH, row[i].n), row[i].german);
        ck_assert_int_eq(plural_form(GERMAN, row[i].n), row[i].german);
        ck_assert_int_eq(plural_form(POLISH, row[i].n), row[i].polish);
        ck_assert_int_eq(plural_form(CZECH, row[i].n), row[i].czech);
    }
}
END_TEST

static void *read_all(void *argument)
{
    const enum language *language = argument;
    size_t *sum = calloc(1, sizeof *sum);

    for (int turn = 0; sum != NULL && turn < 50; turn++)
        for (int n = 0; message_text(n) != NULL; n++)
            *sum += strlen(tr_in(*language, message_context(n), message_text(n)));
    return sum;
}

/* Two at once read what each of them reads alone. */
START_TEST(threads_have_a_language_each)
{
    enum language language[] = { GERMAN, PSEUDO };
    pthread_t thread[2];
    size_t *alone[2];
    void *sum;

    for (int i = 0; i < 2; i++)
        alone[i] = read_all(&language[i]);
    ck_assert_uint_ne(*alone[0], *alone[1]);
    for (int i = 0; i < 2; i++)
        ck_assert_int_eq(pthread_create(&thread[i], NULL, read_all, &language[i]), 0);
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(pthread_join(thread[i], &sum), 0);
        ck_assert_uint_eq(*(size_t *)sum, *alone[i]);
        free(sum);
        free(alone[i]);
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

int main(void)
{
    Suite *suite = suite_create("base");
    TCase *tests = tcase_create("language");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, the_environment_chooses_as_for_gettext);
    tcase_add_test(tests, a_language_has_names);
    tcase_add_test(tests, the_texts_are_in_order_and_in_utf_8);
    tcase_add_test(tests, what_is_not_translated_is_itself);
    tcase_add_test(tests, plurals_have_their_forms);
    tcase_add_test(tests, threads_have_a_language_each);
    tcase_add_test(tests, widths_are_columns);
    tcase_add_test(tests, padding_counts_columns);
    return run_suite(suite, NULL);
}

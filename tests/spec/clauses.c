/* The clause table as made from spec/ is whole. */
#include <stdio.h>
#include <string.h>

#include "../support/suite.h"
#include "skatref.h"

START_TEST(every_clause_is_whole)
{
    ck_assert_int_gt(skr_clause_at(0), SKR_C_NONE);
    for (int i = 1; i < 1000; i++)
        ck_assert_int_eq(skr_clause_at(-i), SKR_C_NONE);
    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++) {
        const struct skr_clause_info *c = skr_clause_info(skr_clause_at(i));
        ck_assert_str_ne(c->id, "");
        ck_assert_str_ne(c->title, "");
        ck_assert_str_ne(c->text, "");
        ck_assert_str_ne(c->kind, "");
        ck_assert_str_ne(c->codes, "");
        ck_assert_str_ne(c->evidence, "");
        ck_assert_str_ne(c->decided_by, "");
        ck_assert_str_ne(c->needs, "");
    }
}
END_TEST

START_TEST(every_clause_is_found_by_its_id)
{
    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++)
        ck_assert_int_eq(skr_clause_find(skr_clause_info(skr_clause_at(i))->id),
                         skr_clause_at(i));
}
END_TEST

/* Is it one of the blank separated words? */
static bool has_word(const char *words, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = words; (at = strstr(at, word)) != NULL; at += length)
        if ((at == words || at[-1] == ' ')
            && (at[length] == ' ' || at[length] == '\0'))
            return true;
    return false;
}

/* A house rule is in force only where its option was added. */
START_TEST(clauses_are_in_force_where_they_say)
{
    for (int i = 0; skr_code_at(i) != NULL; i++)
        for (int n = 1; n < SKR_CLAUSES_RESERVED; n++) {
            const struct skr_code *code = skr_code_at(i);
            const struct skr_clause_info *c =
                skr_clause_info((enum skr_clause)n);

            ck_assert_msg(skr_in_force(code, (enum skr_clause)n)
                          == (c != NULL && strcmp(c->kind, "option") != 0
                              && has_word(c->codes, code->name)),
                          "%s: clause %d", code->name, n);
        }
}
END_TEST

START_TEST(options_bring_in_the_clauses_that_name_them)
{
    for (int i = 0; skr_option_at(i) != NULL; i++)
        for (int n = 1; n < SKR_CLAUSES_RESERVED; n++) {
            const struct skr_option *option = skr_option_at(i);
            const struct skr_clause_info *c =
                skr_clause_info((enum skr_clause)n);

            ck_assert_msg(skr_set_has(&option->clauses, (enum skr_clause)n)
                          == (c != NULL
                              && (has_word(c->options, option->name)
                                  || (strcmp(c->id, option->name) == 0
                                      && *c->instead_of != '\0'))),
                          "%s: clause %d", option->name, n);
            ck_assert_msg(skr_set_has(&option->replaces, (enum skr_clause)n)
                          == (c != NULL
                              && has_word(skr_clause_info(option->clause)
                                          ->instead_of, c->id)),
                          "%s: clause %d", option->name, n);
        }
}
END_TEST

static struct skr_code with_house_rules(const struct skr_code *edition)
{
    struct skr_code code = *edition;

    for (int n = 0; skr_option_at(n) != NULL; n++)
        if (strchr(skr_option_at(n)->name, '.') == NULL)
            skr_option_add(&code, skr_option_at(n)->name);
    return code;
}

/* A clause that stands for another one is switched on, and the other one off. */
START_TEST(another_reading_takes_the_place_of_its_clauses)
{
    int added = 0;

    for (int i = 0; skr_code_at(i) != NULL; i++)
        for (int n = 0; skr_option_at(n) != NULL; n++) {
            const struct skr_option *option = skr_option_at(n);
            const struct skr_clause_info *c = skr_clause_info(option->clause);
            struct skr_code code = with_house_rules(skr_code_at(i));
            struct skr_code before = code;
            bool on = skr_in_force(&code, option->clause), replaces = false;
            enum skr_error error;

            if (*c->instead_of == '\0')
                continue;
            error = skr_option_add(&code, option->name);
            for (int k = 1; k < SKR_CLAUSES_RESERVED; k++)
                if (skr_set_has(&option->replaces, (enum skr_clause)k)) {
                    replaces |= skr_in_force(&before, (enum skr_clause)k);
                    ck_assert(on || !skr_in_force(&code, (enum skr_clause)k));
                }
            ck_assert_int_eq(error, on || replaces ? SKR_OK : SKR_E_INSTEAD);
            ck_assert_int_eq(skr_in_force(&code, option->clause),
                             error == SKR_OK);
            if (on || error != SKR_OK)
                ck_assert_mem_eq(&code, &before, sizeof code);
            /* an option says which codes can have it */
            if (strcmp(c->kind, "option") == 0)
                ck_assert_msg((error == SKR_OK)
                              == has_word(c->codes, code.name), "%s: %s",
                              c->id, code.name);
            added += error == SKR_OK && !on;
        }
    ck_assert_int_gt(added, 0);
}
END_TEST

/* Each word is a code or an option that there is: a wrong one would be in force
 * nowhere. */
START_TEST(codes_and_options_are_known)
{
    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++) {
        const struct skr_clause_info *c = skr_clause_info(skr_clause_at(i));
        char words[200], *word;

        snprintf(words, sizeof words, "%s", c->codes);
        for (word = strtok(words, " "); word != NULL; word = strtok(NULL, " "))
            ck_assert_msg(skr_code_find(word) != NULL, "%s: %s", c->id, word);
        snprintf(words, sizeof words, "%s", c->options);
        for (word = strtok(words, " "); word != NULL; word = strtok(NULL, " ")) {
            struct skr_code code = *skr_code_at(0);

            ck_assert_msg(skr_option_add(&code, word) == SKR_OK, "%s: %s",
                          c->id, word);
        }
    }
}
END_TEST

/* spec/README.md: all that is known to differ between the two editions. */
START_TEST(isko2018_is_isko2022_but_for_a_few_clauses)
{
    const struct skr_code *now = skr_code_find("isko2022");
    const struct skr_code *before = skr_code_find("isko2018");

    for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++) {
        enum skr_clause clause = skr_clause_at(i);
        bool differs = clause == SKR_C_END_OPEN_PLAY
            || clause == SKR_C_END_OPEN_PLAY_1999
            || clause == SKR_C_END_OPEN_PLAY_DECIDES
            || clause == SKR_C_DEAL_THIRD_CARD
            || clause == SKR_C_DEAL_TWELVE_DRAWN
            || clause == SKR_C_DEAL_LAID_ASIDE;

        ck_assert_msg((skr_in_force(now, clause)
                       != skr_in_force(before, clause)) == differs,
                      "%s", skr_clause_info(clause)->id);
    }
}
END_TEST

START_TEST(no_clause_is_empty_and_not_found)
{
    ck_assert_str_eq(skr_clause_info(SKR_C_NONE)->id, "");
    ck_assert_str_eq(skr_clause_info(SKR_C_NONE)->text, "");
    ck_assert_int_eq(skr_clause_find(""), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_find("play"), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_find("play.follow "), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_at(-1), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_at(-1000000), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_at(1000000), SKR_C_NONE);
}
END_TEST

START_TEST(a_clause_in_every_language)
{
    static const char *const german[] = { "de", "de_AT.UTF-8", "de-CH", "de.UTF-8" };
    static const char *const english[] = { "en", "en_GB", "den", "d", "", "kl", NULL };
    const char *language;

    for (int n = 0; (language = skr_clause_language(n)) != NULL; n++)
        for (int i = 0; skr_clause_at(i) != SKR_C_NONE; i++) {
            ck_assert_str_ne(skr_clause_title(skr_clause_at(i), language), "");
            ck_assert_str_ne(skr_clause_text(skr_clause_at(i), language), "");
        }
    for (size_t i = 0; i < sizeof german / sizeof *german; i++) {
        ck_assert_str_eq(skr_clause_title(SKR_C_RANK_GRAND, german[i]),
                         "Rangfolge im Grand");
        ck_assert(strstr(skr_clause_text(SKR_C_RANK_GRAND, german[i]), "Im Grand"));
    }
    for (size_t i = 0; i < sizeof english / sizeof *english; i++)
        ck_assert_str_eq(skr_clause_text(SKR_C_RANK_GRAND, english[i]),
                         skr_clause_info(SKR_C_RANK_GRAND)->text);
}
END_TEST

START_TEST(the_state_of_a_translation)
{
    ck_assert_int_eq(skr_clause_translation(SKR_C_RANK_GRAND, "de"),
                     SKR_TRANSLATION_CURRENT);
    ck_assert_int_eq(skr_clause_translation(SKR_C_RANK_GRAND, "en"),
                     SKR_TRANSLATION_CURRENT);
    ck_assert_int_eq(skr_clause_translation(SKR_C_RANK_GRAND, "kl"),
                     SKR_TRANSLATION_NONE);
    ck_assert_int_eq(skr_clause_translation(SKR_C_RANK_GRAND, NULL),
                     SKR_TRANSLATION_NONE);
    ck_assert_int_eq(skr_clause_translation((enum skr_clause)SKR_CLAUSES_RESERVED, "en"),
                     SKR_TRANSLATION_NONE);
    ck_assert_int_eq(skr_clause_at(-1), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_translation((enum skr_clause)1, "de"),
                     SKR_TRANSLATION_CURRENT);   /* the first one */
    for (int n = -1; n <= SKR_CLAUSES_RESERVED; n++)
        if (n <= 0 || skr_clause_info((enum skr_clause)n) == NULL) {
            ck_assert_str_eq(skr_clause_title((enum skr_clause)n, "de"), "");
            ck_assert_str_eq(skr_clause_text((enum skr_clause)n, "de"), "");
        }
    ck_assert_str_eq(skr_clause_language(0), "en");
    ck_assert_str_eq(skr_clause_language(1), "de");
    ck_assert_ptr_null(skr_clause_language(-1));
    for (int n = 100; n <= 1000; n++)
        ck_assert_ptr_null(skr_clause_language(n));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("clauses");
    TCase *tests = tcase_create("table");
    tcase_add_test(tests, every_clause_is_whole);
    tcase_add_test(tests, every_clause_is_found_by_its_id);
    tcase_add_test(tests, clauses_are_in_force_where_they_say);
    tcase_add_test(tests, options_bring_in_the_clauses_that_name_them);
    tcase_add_test(tests, another_reading_takes_the_place_of_its_clauses);
    tcase_add_test(tests, codes_and_options_are_known);
    tcase_add_test(tests, isko2018_is_isko2022_but_for_a_few_clauses);
    tcase_add_test(tests, no_clause_is_empty_and_not_found);
    tcase_add_test(tests, a_clause_in_every_language);
    tcase_add_test(tests, the_state_of_a_translation);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}

/* The clause table as made from spec/ is whole. */
#include <stdlib.h>

#include <check.h>

#include "skatref.h"

START_TEST(every_clause_is_whole)
{
    for (int i = 1; i < SKR_CLAUSE_COUNT; i++) {
        const struct skr_clause_info *c = &skr_clauses[i];
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
    for (int i = 1; i < SKR_CLAUSE_COUNT; i++)
        ck_assert_int_eq((int)skr_clause_find(skr_clauses[i].id), i);
}
END_TEST

START_TEST(no_clause_is_empty_and_not_found)
{
    ck_assert_str_eq(skr_clauses[SKR_C_NONE].id, "");
    ck_assert_str_eq(skr_clauses[SKR_C_NONE].text, "");
    ck_assert_int_eq(skr_clause_find(""), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_find("play"), SKR_C_NONE);
    ck_assert_int_eq(skr_clause_find("play.follow "), SKR_C_NONE);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("clauses");
    TCase *tests = tcase_create("table");
    tcase_add_test(tests, every_clause_is_whole);
    tcase_add_test(tests, every_clause_is_found_by_its_id);
    tcase_add_test(tests, no_clause_is_empty_and_not_found);
    suite_add_tcase(suite, tests);

    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

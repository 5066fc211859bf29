/* Tests how a lack of memory is noted. */
#include "../support/suite.h"
#include "base/memory.h"

START_TEST(a_lack_is_noted_until_it_is_forgotten)
{
    ck_assert(!memory_failed());
    ck_assert(!memory_ever_failed());
    memory_note();
    ck_assert(memory_failed());
    ck_assert(memory_ever_failed());
    memory_forget();
    ck_assert(!memory_failed());
    ck_assert(memory_ever_failed());
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("memory");
    TCase *tests = tcase_create("lacks");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, a_lack_is_noted_until_it_is_forgotten);
    return run_suite(suite, NULL);
}

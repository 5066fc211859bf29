/* What the tests of the engine share. They ask every question there is, or very
 * many, and compare the answer with a plain form written from the clause. */
#ifndef TESTS_SUPPORT_ENGINE_H
#define TESTS_SUPPORT_ENGINE_H

#include <stdint.h>

#include "skatref.h"
#include "suite.h"

/** Like ck_assert_msg, but does not tell Check about every success: there are
 *  millions. */
#define REQUIRE(condition, ...)            \
    do {                                   \
        if (!(condition))                  \
            ck_abort_msg(__VA_ARGS__);     \
    } while (0)

/** How many codes there are: skr_code_at(0) to skr_code_at(CODES - 1). */
#define CODES 4

/** So many of n random questions are asked: with sanitizers an eighth, as the plain build
 *  compares them all, and the sanitizers see what there is to see in the first ones. */
#if defined __SANITIZE_ADDRESS__
#define OF_MANY(n) ((n) / 8)
#else
#define OF_MANY(n) (n)
#endif

/** The next of always the same random bits. state: 0 at first. */
static inline uint32_t random_bits(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15u;   /* splitmix64 */

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(z >> 32);
}

/** Runs tests, each a case of its own, so that CK_RUN_CASE=NAME runs only this one. Returns
 *  the exit status. */
static inline int run_tests(const char *name, const TTest *const *tests, int n)
{
    Suite *suite = suite_create(name);

    for (int i = 0; i < n; i++) {
        TCase *test = tcase_create(tests[i]->name);

        tcase_set_timeout(test, 300);
        tcase_set_tags(test, tests[i]->name);
        tcase_add_test(test, tests[i]);
        suite_add_tcase(suite, test);
    }
    return run_suite(suite, NULL);
}

#define RUN_TESTS(name, list) \
    run_tests(name, list, (int)(sizeof (list) / sizeof *(list)))

#endif

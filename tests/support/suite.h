/* How the tests in C are run. */
#ifndef TESTS_SUPPORT_SUITE_H
#define TESTS_SUPPORT_SUITE_H

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

/** Runs the tests, frees the runner. In a harness (HARNESS_ACTIVE is in the
 *  environment) each test is printed as a point of TAP, and the exit status tells
 *  only whether tests were run at all. Sets *run, unless null, to how many. */
static inline int run_suite(Suite *suite, int *run)
{
    const int tap = getenv("HARNESS_ACTIVE") != NULL;
    SRunner *runner = srunner_create(suite);
    int ran, failed;

    if (tap)
        srunner_set_tap(runner, "-");
    srunner_run_all(runner, tap ? CK_SILENT : CK_ENV);
    ran = srunner_ntests_run(runner);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    if (run != NULL)
        *run = ran;
    if (ran == 0)
        fputs("no test was run\n", stderr);
    return ran == 0 || (failed > 0 && !tap) ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif

/* What shows that a file is an archive of tar: the sum of its header (POSIX, pax: ustar interchange format). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/suite.h"
#include "base/packed.h"

#define SUM 148                /* the place of the sum, eight bytes, which count as blanks */

static char head[PACKED_HEAD];

/* A header of zeros, but for some bytes of this value from a place on, and for the sum. */
static bool is_tar(size_t place, size_t bytes, unsigned char value, const char *sum)
{
    memset(head, 0, sizeof head);
    memset(head + place, value, bytes);
    memset(head + SUM, 0, 8);
    memcpy(head + SUM, sum, strlen(sum));
    return packed_is_tar(head, sizeof head);
}

/* 8 x 32 is 256, in octal 400. */
START_TEST(the_sum_is_that_of_all_bytes)
{
    ck_assert(is_tar(0, 1, 1, "000401"));
    ck_assert(is_tar(SUM - 1, 1, 1, "000401"));
    ck_assert(is_tar(SUM + 8, 1, 1, "000401"));
    ck_assert(is_tar(PACKED_HEAD - 1, 1, 1, "000401"));
    ck_assert(is_tar(0, 1, 255, "000777"));            /* bytes have no sign: 256 + 255 */
    ck_assert(is_tar(0, 100, 'a', "023344"));          /* 256 + 100 x 97 = 9956 */
    ck_assert(!is_tar(0, 1, 1, "000400"));
    ck_assert(!is_tar(0, 1, 1, "000402"));
    ck_assert(!is_tar(0, 2, 1, "000401"));
}
END_TEST

START_TEST(the_sum_is_written_in_octal)
{
    ck_assert(is_tar(0, 1, 1, "401"));
    ck_assert(is_tar(0, 1, 1, "   401 "));
    ck_assert(is_tar(0, 1, 1, "00000401"));
    ck_assert(is_tar(0, 1, 1, "  401 0"));             /* what stands after it is not read */
    ck_assert(!is_tar(0, 1, 1, "257"));
    ck_assert(!is_tar(0, 1, 9, "000409"));             /* 256 + 9 = 0411; 9 is no octal digit */
    ck_assert(!is_tar(0, 1, 1, "x00401"));
    ck_assert(is_tar(0, 1, 7, "407"));
    ck_assert(!is_tar(0, 1, 8, "408"));
}
END_TEST

/* The end of an archive is of zeros; so is much else. */
START_TEST(zeros_are_none)
{
    ck_assert(!is_tar(0, 0, 0, ""));
    ck_assert(!is_tar(0, 0, 0, "000400"));
    ck_assert(!is_tar(0, 0, 0, "        "));
}
END_TEST

START_TEST(a_header_is_whole)
{
    ck_assert(is_tar(0, 1, 1, "000401"));
    ck_assert(!packed_is_tar(head, sizeof head - 1));
    ck_assert(!packed_is_tar(head, 0));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("packed");
    TCase *tests = tcase_create("packed");

    suite_add_tcase(suite, tests);
    tcase_add_test(tests, the_sum_is_that_of_all_bytes);
    tcase_add_test(tests, the_sum_is_written_in_octal);
    tcase_add_test(tests, zeros_are_none);
    tcase_add_test(tests, a_header_is_whole);
    return run_suite(suite, NULL);
}

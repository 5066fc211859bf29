/* Two judgments are alike as long as nothing that a reader sees of them differs: converting must keep it. */
#include <string.h>

#include "../support/suite.h"
#include "judge/judge.h"

static struct judgment a, b;

static void make(struct judgment *j)
{
    memset(j, 0, sizeof *j);
    j->valued = true;
    j->value.score = 24;
    j->findings = 2;
    for (int i = 0; i < 2; i++)
        j->finding[i] = (struct finding){
            .kind = FINDING_WRONG, .clause = SKR_C_LEVEL_WIN, .move = 3,
            .ruled = { .words = "{number}", .number = 5, .cards = 6, .seat = 1 },
        };
}

static void same(void)
{
    make(&a);
    make(&b);
    ck_assert(judged_alike(&a, &b));
}

#define DIFFERS(change)                  \
    do {                                 \
        same();                          \
        change;                          \
        ck_assert(!judged_alike(&a, &b)); \
        ck_assert(!judged_alike(&b, &a)); \
    } while (0)

START_TEST(every_difference_counts)
{
    DIFFERS(b.verdict = VERDICT_VIOLATES);
    DIFFERS(b.deal = DEAL_ABORTED);
    DIFFERS(b.soloist = 1);
    DIFFERS(b.bid = 18);
    DIFFERS(b.valued = false);
    DIFFERS(b.value.score = 48);
    DIFFERS(b.findings = 1);
    DIFFERS(b.finding[0].kind = FINDING_CONVENTION);
    DIFFERS(b.finding[1].kind = FINDING_CONVENTION);
    DIFFERS(b.finding[1].clause = SKR_C_LEVEL_NULL);
    DIFFERS(b.finding[1].move = 4);
    DIFFERS(b.finding[1].ruled = (struct phrase){ .words = NULL });
    DIFFERS(b.finding[1].ruled.words = "{cards}");
    DIFFERS(b.finding[1].ruled.number = 6);
    DIFFERS(b.finding[1].ruled.cards = 7);
    DIFFERS(b.finding[1].ruled.seat = 2);
}
END_TEST

START_TEST(what_has_no_value_has_no_score)
{
    same();
    a.valued = b.valued = false;
    b.value.score = 48;
    ck_assert(judged_alike(&a, &b));
    a.finding[0].ruled = b.finding[0].ruled = (struct phrase){ .words = NULL, .number = 1 };
    b.finding[0].ruled.number = 2;
    ck_assert(judged_alike(&a, &b));
}
END_TEST

START_TEST(text_is_printed_in_one_line)
{
    static const char text[] = "a\n~\t \r\x7f\x1f\xc3\xa4z";
    char made[40];
    struct out out = out_into(made, sizeof made, ENGLISH);

    put_phrase(&out, ENGLISH, out_bytes,
               &(struct phrase){ .words = "<{text}>", .text = text, .length = sizeof text - 1 });
    put_phrase(&out, ENGLISH, out_bytes, &(struct phrase){ .words = NULL, .number = 1 });
    ck_assert_str_eq(made, "<a ~   \\x7F\\x1F" "\xc3\xa4" "z>");
}
END_TEST

START_TEST(names_of_findings)
{
    ck_assert_str_eq(finding_kind_name(FINDING_ILLEGAL), "illegal");
    ck_assert_str_eq(finding_kind_name(FINDING_WRONG), "wrong");
    ck_assert_str_eq(finding_kind_name(FINDING_CONVENTION), "convention");
    ck_assert_str_eq(finding_kind_name(FINDING_UNDECIDED), "undecided");
    ck_assert_str_eq(finding_kind_name(FINDING_MALFORMED), "malformed");
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("alike");
    TCase *tests = tcase_create("alike");

    tcase_add_test(tests, every_difference_counts);
    tcase_add_test(tests, what_has_no_value_has_no_score);
    tcase_add_test(tests, text_is_printed_in_one_line);
    tcase_add_test(tests, names_of_findings);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}

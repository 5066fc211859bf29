/* Which clause explains a wrong score: the step of the calculation that was left out, or what decides
 * the game. The scores are worked out beside the cases; base values and levels are S1.4 and S1.5. */
#include "../support/suite.h"
#include "judge/score.h"

static struct skr_code code_with(const char *option, const char *reading)
{
    struct skr_code code = *skr_code_find("isko2022");

    ck_assert(option == NULL || skr_option_add(&code, option) == SKR_OK);
    ck_assert(reading == NULL || skr_option_add(&code, reading) == SKR_OK);
    return code;
}

struct wrong {
    int recorded;
    enum skr_clause clause;
};

/* What the clause is for each wrong score of one game. */
static void explains(const struct skr_facts *facts, int ruled, const struct wrong *wrong, int count)
{
    struct skr_value value;

    ck_assert_int_eq(skr_value(facts, &value), SKR_OK);
    ck_assert_int_eq(value.score, ruled);
    for (int i = 0; i < count; i++)
        ck_assert_msg(explain_score(facts, &value, wrong[i].recorded) == wrong[i].clause,
                      "%d instead of %d: %s", wrong[i].recorded, ruled,
                      skr_clause_info(explain_score(facts, &value, wrong[i].recorded))->id);
}
#define EXPLAINS(facts, ruled, ...)                                    \
    do {                                                               \
        const struct wrong wrong[] = { __VA_ARGS__ };                  \
                                                                       \
        explains(facts, ruled, wrong, (int)(sizeof wrong / sizeof *wrong)); \
    } while (0)

/* Hearts, with 3, by hand: 5 times 10, lost 100. */
START_TEST(a_lost_game)
{
    const struct skr_code code = code_with(NULL, NULL);
    const struct skr_facts f = {
        .code = &code, .contract = { .game = { .game = SKR_GAME_HEARTS, .hand = true }, .bid = 18, .matadors = 3 },
        .taken = { .points = 40, .tricks = 3 },
    };

    EXPLAINS(&f, -100,
             { -50, SKR_C_VALUE_LOST_DOUBLE },       /* not doubled */
             { -80, SKR_C_VALUE_HAND },              /* 4 times 10: hand, the last of the steps of one */
             { -40, SKR_C_VALUE_MATADORS },          /* 2 times 10: three are missing */
             { -60, SKR_C_VALUE_PRODUCT },           /* 3 times 10: no step is two */
             { -120, SKR_C_VALUE_PRODUCT },          /* 6 times 10: more than there is */
             { -81, SKR_C_VALUE_PRODUCT },           /* no double of a whole number */
             { -90, SKR_C_VALUE_PRODUCT },           /* 45 is not a multiple of 10 */
             { 0, SKR_C_VALUE_PRODUCT },             /* nor is nothing a loss */
             { 100, SKR_C_LEVEL_WIN }, { 50, SKR_C_LEVEL_WIN }); /* it was lost */
}
END_TEST

/* Clubs with 3 and the skat: 4 times 12. */
START_TEST(a_game_won)
{
    const struct skr_code code = code_with(NULL, NULL);
    const struct skr_facts f = {
        .code = &code, .contract = { .game = { .game = SKR_GAME_CLUBS }, .bid = 18, .matadors = 3 },
        .taken = { .points = 70, .tricks = 6 },
    };

    EXPLAINS(&f, 48, { 36, SKR_C_VALUE_GAME }, { 12, SKR_C_VALUE_MATADORS }, { 24, SKR_C_VALUE_PRODUCT },
             { 1, SKR_C_VALUE_PRODUCT }, { 60, SKR_C_VALUE_PRODUCT }, { -48, SKR_C_LEVEL_WIN },
             { 0, SKR_C_LEVEL_WIN });
}
END_TEST

/* Clubs with 2 by hand, and contra: 4 times 12, twice. */
START_TEST(a_game_with_contra)
{
    const struct skr_code code = code_with("contra", NULL);
    const struct skr_facts f = {
        .code = &code, .contract = { .game = { .game = SKR_GAME_CLUBS, .hand = true }, .bid = 18,
                                     .matadors = 2, .contra = SKR_CONTRA },
        .taken = { .points = 70, .tricks = 6 },
    };

    EXPLAINS(&f, 96,
             { 48, SKR_C_HOME_CONTRA }, { 192, SKR_C_HOME_CONTRA }, { 384, SKR_C_HOME_CONTRA },
             { 72, SKR_C_VALUE_HAND },               /* twice 36 */
             { 36, SKR_C_VALUE_PRODUCT },            /* two steps are missing */
             { -96, SKR_C_LEVEL_WIN });
}
END_TEST

/* Forehand has 60 of the card points in tricks, rearhand no trick, and 10 lie in the skat, which goes
 * to the loser: 70, twice for the player without a trick. S1.23 S1.24 */
START_TEST(a_ramsch)
{
    const struct skr_code code = code_with("ramsch", NULL);
    const struct skr_ramsch r = { .code = &code, .points = { 60, 50, 0 }, .tricks = { 6, 4, 0 } };
    const struct skr_ramsch plain = { .code = &code, .points = { 60, 30, 10 }, .tricks = { 5, 3, 2 } };
    struct skr_ramsch_value v;

    ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
    ck_assert_int_eq(v.score[0], -140);
    ck_assert_int_eq(explain_ramsch_score(&v, -140, -120), SKR_C_HOME_RAMSCH_SKAT); /* twice 60 */
    ck_assert_int_eq(explain_ramsch_score(&v, -140, -70), SKR_C_HOME_RAMSCH_VIRGIN);
    ck_assert_int_eq(explain_ramsch_score(&v, -140, 140), SKR_C_HOME_RAMSCH_POINTS);
    ck_assert_int_eq(explain_ramsch_score(&v, -140, -99), SKR_C_HOME_RAMSCH_POINTS);
    /* Who should have paid and is booked nothing, or the other way. */
    ck_assert_int_eq(explain_ramsch_score(&v, -140, 0), SKR_C_HOME_RAMSCH_LOSER);
    ck_assert_int_eq(explain_ramsch_score(&v, 0, -140), SKR_C_HOME_RAMSCH_LOSER);
    /* 60 and 20 in the skat: 80; no step that is left out makes it 4. */
    ck_assert_int_eq(skr_ramsch_value(&plain, &v), SKR_OK);
    ck_assert_int_eq(v.score[0], -80);
    ck_assert_int_eq(explain_ramsch_score(&v, -80, -60), SKR_C_HOME_RAMSCH_SKAT);
    ck_assert_int_eq(explain_ramsch_score(&v, -80, -4), SKR_C_HOME_RAMSCH_POINTS);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("score");
    TCase *tests = tcase_create("score");

    tcase_add_test(tests, a_lost_game);
    tcase_add_test(tests, a_game_won);
    tcase_add_test(tests, a_game_with_contra);
    tcase_add_test(tests, a_ramsch);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}

/* Games in which a fault cannot fit are not played: with that test and without it,
 * the same games are broken. */
#include "../support/engine.h"
#include "sample/sample.h"

#define GAMES 3000

/* Counts the games that are left out. */
static int compare(const struct skr_code *code, const struct sample_fault *fault)
{
    static struct sample_game game;
    struct sample_bids bids;
    int left_out = 0;

    sample_find_bids(&bids, code);
    for (uint64_t n = 0; n < GAMES; n++) {
        bool fits;

        sample_begin(&game, &bids, 5, n);
        fits = fault->fits == NULL || fault->fits(&game);
        sample_play(&game);
        left_out += !fits;
        if (!fits)
            ck_assert_msg(!fault->breaks(&game, fault->clause),
                          "%s: game %d breaks %s", code->name, (int)n,
                          skr_clause_info(fault->clause)->id);
    }
    return left_out;
}

static void compare_all(const struct sample_fault *fault, int count)
{
    for (int c = 0; skr_code_at(c) != NULL; c++)
        for (int i = 0; i < count; i++) {
            int left_out = compare(skr_code_at(c), &fault[i]);

            ck_assert_int_lt(left_out, GAMES);
            ck_assert(fault[i].fits == NULL || left_out > 0);
        }
}

START_TEST(no_game_with_this_fault_in_its_moves_is_left_out)
{
    compare_all(sample_move_faults, sample_move_fault_count);
}
END_TEST

START_TEST(no_game_with_this_fault_in_its_result_is_left_out)
{
    compare_all(sample_figure_faults, sample_figure_fault_count);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        no_game_with_this_fault_in_its_moves_is_left_out,
        no_game_with_this_fault_in_its_result_is_left_out,
    };

    return RUN_TESTS("sample", tests);
}

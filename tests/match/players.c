/* The players of skatref see no more than their seat: they choose alike for a state and for its
 * view, and always a legal move. The record of a view is read again, and shows as little. The
 * mean and its error are those of a textbook. */
#include "../support/engine.h"
#include "formats/format.h"
#include "match/players.h"
#include "match/results.h"
#include "record/state.h"

#define DEALS 400

static void deal(struct skr_state *s, const struct skr_code *code, struct random *r)
{
    struct skr_round round = { .pushed = false };
    int pack[32];

    for (int n = 0; n < 32; n++) {
        int at = random_below(r, n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    round.pushed = skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH) && random_below(r, 2);
    ck_assert_int_eq(skr_state_deal(s, code, pack, &round), SKR_C_NONE);
}

/* The record of what a seat sees. */
static void check_record(const struct skr_state *view)
{
    static struct record written, read;
    static struct notes notes, again;
    static char text[65536];
    struct out out = out_into(text, sizeof text, ENGLISH);
    struct refusal refusal;

    record_state(view, &written, &notes);
    ck_assert(json_format.write(&out, &written, &notes, &refusal));
    json_format.read(text, text + out.size, &read, &again);
    ck_assert_int_eq(read.malformed.clause, SKR_C_NONE);
    ck_assert_int_eq(read.moves, written.moves);
    for (int seat = 0; seat < 3; seat++) {
        ck_assert_uint_eq(read.deal.hand[seat], view->deal.hand[seat]);
        ck_assert_uint_eq(read.hidden[seat], view->unseen_dealt[seat]);
    }
    ck_assert_uint_eq(read.deal.skat, view->deal.skat);
    for (int n = 0; n < read.moves; n++)
        REQUIRE(read.move[n].put_away == written.move[n].put_away
                && read.move[n].hidden == written.move[n].hidden, "move %d", n);
    record_release(&read);
}

static void play(const struct skr_code *code, choose *player, struct random *r)
{
    static struct skr_state s, view;
    unsigned turn;

    deal(&s, code, r);
    while ((turn = skr_state_turn(&s)) != 0) {
        int seat = turn & 1 ? 0 : turn & 2 ? 1 : 2;
        struct skr_move move, seen;
        struct random same = *r;

        skr_state_view(&s, seat, &view);
        player(&s, seat, r, &move);
        player(&view, seat, &same, &seen);
        REQUIRE(memcmp(&move, &seen, sizeof move) == 0 && r->state == same.state,
                "the seat saw more than it may");
        REQUIRE(skr_state_move(&s, &move) == SKR_C_NONE, "an illegal move");
        if (random_below(r, 20) == 0)
            check_record(&view);
    }
    ck_assert_int_ne(skr_state_over(&s), SKR_C_NONE);
}

static void play_all(choose *player)
{
    static const char *const house[] = { "ramsch", "pushed-ramsch", "contra" };
    struct random r = random_of(1, 2);

    for (int n = 0; n < CODES * 4; n++) {
        struct skr_code code = *skr_code_at(n / 4);

        if (n % 4 > 0)
            skr_option_add(&code, house[n % 4 - 1]);
        for (int d = 0; d < DEALS; d++)
            play(&code, player, &r);
    }
}

START_TEST(random_player) { play_all(choose_random); }
END_TEST
START_TEST(sample_player) { play_all(choose_sample); }
END_TEST

/* Totals of 3 and 5: their variance is 2, that of their mean 1; two games of a deal. */
START_TEST(mean_and_error)
{
    static const struct match match = { .players = 1 };
    static struct results r;
    const long long first[MOST_PLAYERS] = { 3 }, second[MOST_PLAYERS] = { 5 };

    r.of[0].games = 2;
    match_end_deal(&r, &match, first);
    ck_assert_double_lt(score_error(&r.of[0]), 0);
    r.of[0].games = 4;
    match_end_deal(&r, &match, second);
    ck_assert_double_eq_tol(score_mean(&r.of[0]), 2, 1e-9);
    ck_assert_double_eq_tol(score_error(&r.of[0]), 0.5, 1e-9);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = { random_player, sample_player, mean_and_error };

    return RUN_TESTS("match/players", tests);
}

/* Score lists: what holds for every list, whatever was played. */
#include <stdlib.h>
#include <string.h>

#include "../support/engine.h"

#define DEALS 48

/* A test that asks the same of a hundred lists. */
#define FOR_SEEDS(name)                           \
    START_TEST(name)                              \
    {                                             \
        for (uint64_t seed = 1; seed <= 100; seed++) \
            check_##name(seed);                   \
    }                                             \
    END_TEST

static struct skr_entry random_entry(uint64_t *dice, int players)
{
    static const int values[] = { 18, 20, 23, 24, 33, 46, 59, 72, 96, 264 };
    struct skr_entry e = { .dealer = SKR_NOBODY, .soloist = SKR_NOBODY,
                           .factor = 1 };

    if (random_bits(dice) % 10 == 0)
        return e;
    e.soloist = (int)(random_bits(dice) % (unsigned)players);
    e.value = values[random_bits(dice) % 10];
    e.won = random_bits(dice) % 4 != 0;
    e.hand = random_bits(dice) % 3 == 0;
    e.factor = random_bits(dice) % 8 == 0 ? 2 : 1;
    return e;
}

static struct skr_sheet keep(enum skr_scheme scheme, int players,
                             const struct skr_entry *entry, int entries)
{
    const struct skr_scoring scoring = {
        .code = skr_code_at(0), .scheme = scheme, .players = players,
        .stake = 150, .limit = 1000000
    };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet sheet;

    skr_sheet_begin(&sheet, &scoring);
    for (int i = 0; i < entries; i++)
        ck_assert_int_eq(skr_sheet_enter(&sheet, &entry[i], broken), 0);
    return sheet;
}

static int sum(const struct skr_sheet *s)
{
    int all = 0;

    for (int i = 0; i < s->scoring.players; i++)
        all += skr_sheet_total(&s->scoring, s->tally, i);
    return all;
}

static void make_list(struct skr_entry *list, uint64_t seed, int players)
{
    uint64_t dice = seed;

    for (int i = 0; i < DEALS; i++)
        list[i] = random_entry(&dice, players);
}

/* Money only changes hands. */
static void check_money_is_conserved(uint64_t seed)
{
    struct skr_entry list[DEALS];

    for (int players = 3; players <= 4; players++) {
        struct skr_sheet s;

        make_list(list, seed, players);
        s = keep(SKR_MONEY, players, list, DEALS);
        ck_assert_int_eq(sum(&s), 0);
        for (int i = 0; i < players; i++)
            ck_assert_int_eq(s.tally[i].points % 10, 0);
    }
}

FOR_SEEDS(money_is_conserved)

/* All players together: the scores of the deals, fifty for each game won, and
 * for each lost one minus fifty and what the others get. */
static void check_tournament_points_add_up(uint64_t seed)
{
    struct skr_entry list[DEALS];

    for (int players = 3; players <= 4; players++) {
        struct skr_sheet plain, seeger, fabian;
        int won = 0, lost = 0;

        make_list(list, seed, players);
        plain = keep(SKR_PLAIN, players, list, DEALS);
        seeger = keep(SKR_SEEGER, players, list, DEALS);
        fabian = keep(SKR_SEEGER_FABIAN, players, list, DEALS);
        for (int i = 0; i < players; i++) {
            won += plain.tally[i].won;
            lost += plain.tally[i].lost;
        }
        ck_assert_int_eq(won + lost + plain.passed_in, DEALS);
        ck_assert_int_eq(sum(&seeger) - sum(&plain), 50 * (won - lost));
        ck_assert_int_eq(sum(&fabian) - sum(&seeger),
                         lost * (players == 3 ? 2 * 40 : 3 * 30));
    }
}

FOR_SEEDS(tournament_points_add_up)

/* Bad marks never become fewer. */
static void check_beer_only_adds_marks(uint64_t seed)
{
    struct skr_entry list[DEALS];

    make_list(list, seed, 4);
    for (int n = 1; n <= DEALS; n++) {
        struct skr_sheet before = keep(SKR_BEER, 4, list, n - 1);
        struct skr_sheet after = keep(SKR_BEER, 4, list, n);

        for (int i = 0; i < 4; i++)
            ck_assert_int_le(after.tally[i].points, before.tally[i].points);
    }
}

FOR_SEEDS(beer_only_adds_marks)

/* Who sits where changes nobody's total, nor his place. */
static void check_seats_do_not_matter(uint64_t seed)
{
    struct skr_entry list[DEALS], turned[DEALS];

    for (int scheme = 0; scheme < SKR_SCHEMES; scheme++) {
        struct skr_sheet a, b;
        int place[SKR_TABLE], turned_place[SKR_TABLE];

        make_list(list, seed, 4);
        memcpy(turned, list, sizeof list);
        for (int i = 0; i < DEALS; i++)
            if (list[i].soloist != SKR_NOBODY)
                turned[i].soloist = ((list[i].soloist + 1) % 4);
        a = keep((enum skr_scheme)scheme, 4, list, DEALS);
        b = keep((enum skr_scheme)scheme, 4, turned, DEALS);
        skr_sheet_rank(&a.scoring, a.tally, NULL, place);
        skr_sheet_rank(&b.scoring, b.tally, NULL, turned_place);
        for (int i = 0; i < 4; i++) {
            ck_assert_int_eq(skr_sheet_total(&a.scoring, a.tally, i),
                             skr_sheet_total(&b.scoring, b.tally, (i + 1) % 4));
            ck_assert_int_eq(place[i], turned_place[(i + 1) % 4]);
        }
    }
}

FOR_SEEDS(seats_do_not_matter)

/* The order of the deals changes no total. */
static void check_order_of_deals_does_not_matter(uint64_t seed)
{
    struct skr_entry list[DEALS], back[DEALS];

    make_list(list, seed, 3);
    for (int i = 0; i < DEALS; i++)
        back[i] = list[DEALS - 1 - i];
    for (int scheme = 0; scheme < SKR_SCHEMES; scheme++) {
        struct skr_sheet a = keep((enum skr_scheme)scheme, 3, list, DEALS);
        struct skr_sheet b = keep((enum skr_scheme)scheme, 3, back, DEALS);

        for (int i = 0; i < 3; i++)
            ck_assert_int_eq(skr_sheet_total(&a.scoring, a.tally, i),
                             skr_sheet_total(&b.scoring, b.tally, i));
    }
}

FOR_SEEDS(order_of_deals_does_not_matter)

/* A value and its outcome, or the score that they make, are the same entry. */
static void check_value_and_score_are_the_same_entry(uint64_t seed)
{
    struct skr_entry list[DEALS], scored[DEALS];

    make_list(list, seed, 3);
    for (int i = 0; i < DEALS; i++) {
        scored[i] = list[i];
        if (list[i].soloist == SKR_NOBODY)
            continue;
        scored[i].score = skr_score(skr_code_at(0), list[i].hand, list[i].won,
                                    list[i].value) * list[i].factor;
        scored[i].value = 0;
        scored[i].won = !list[i].won;   /* the sign tells */
    }
    for (int scheme = 0; scheme < SKR_SCHEMES; scheme++) {
        struct skr_sheet a = keep((enum skr_scheme)scheme, 3, list, DEALS);
        struct skr_sheet b = keep((enum skr_scheme)scheme, 3, scored, DEALS);

        ck_assert_mem_eq(a.tally, b.tally, sizeof a.tally);
    }
}

FOR_SEEDS(value_and_score_are_the_same_entry)

START_TEST(an_entry_without_a_factor_counts_once)
{
    const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 3 };
    const struct skr_entry e = { .dealer = 0, .soloist = 1, .won = true,
                                 .value = 44 };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet sheet;

    skr_sheet_begin(&sheet, &scoring);
    ck_assert_int_eq(skr_sheet_enter(&sheet, &e, broken), 0);
    ck_assert_int_eq(sheet.tally[1].points, 44);
}
END_TEST

/* Deals of which nothing is known move the dealer on. */
START_TEST(skipped_deals_move_the_dealer)
{
    const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 4 };
    struct skr_entry e = { .dealer = 1, .soloist = SKR_NOBODY, .factor = 1 };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet s;

    skr_sheet_begin(&s, &scoring);
    skr_sheet_skip(&s, 5);
    ck_assert_int_eq(s.next_dealer, SKR_NOBODY);
    ck_assert_int_eq(skr_sheet_enter(&s, &e, broken), 0);
    ck_assert_int_eq(s.next_dealer, 2);
    skr_sheet_skip(&s, 6);
    ck_assert_int_eq(s.next_dealer, 0);
    ck_assert_int_eq(s.deals, 12);
    ck_assert(skr_sheet_complete(&s));
}
END_TEST

/* One entry can be wrong in every way at once. */
START_TEST(everything_wrong_at_once)
{
    const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 4,
                                         .scheme = SKR_BEER, .limit = 50,
                                         .deals = 1 };
    struct skr_entry e = { .dealer = 0, .soloist = 1, .factor = 1,
                           .score = -54 };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet s;

    skr_sheet_begin(&s, &scoring);
    ck_assert_int_eq(skr_sheet_enter(&s, &e, broken), 0);
    e.dealer = e.soloist = 3;
    e.value = 27;
    e.won = true;
    ck_assert_int_eq(skr_sheet_enter(&s, &e, broken), SKR_BROKEN);
    ck_assert_int_eq(broken[0], SKR_C_SHEET_BEER);
    ck_assert_int_eq(broken[1], SKR_C_SHEET_SERIES);
    ck_assert_int_eq(broken[2], SKR_C_SEAT_NEXT_DEALER);
    ck_assert_int_eq(broken[3], SKR_C_SEAT_FOUR);
    ck_assert_int_eq(broken[4], SKR_C_SHEET_ENTRY);
    ck_assert_int_eq(s.losers, 1u << 1);
    ck_assert(skr_sheet_complete(&s));
}
END_TEST

/* A lot that leaves somebody out, or puts two at one place, decides nothing. */
START_TEST(an_incomplete_lot_is_no_lot)
{
    const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 3 };
    static const struct skr_tally tally[SKR_TABLE] = { { 0, 0, 0 } };
    static const int some[3] = { 1, 2, 0 }, same[3] = { 1, 1, 2 };
    int place[SKR_TABLE];

    ck_assert_uint_eq(skr_sheet_rank(&scoring, tally, NULL, place), 7);
    ck_assert_uint_eq(skr_sheet_rank(&scoring, tally, some, place), 7);
    ck_assert_int_eq(place[1], 2);
    ck_assert_uint_eq(skr_sheet_rank(&scoring, tally, same, place), 3);
    ck_assert_int_eq(place[2], 3);
}
END_TEST

/* sheet.money: a hundredth above full tens is rounded up: 27 x 9.63 = 260.01. */
START_TEST(money_is_rounded_up)
{
    const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 3,
                                         .scheme = SKR_MONEY, .stake = 963 };
    const struct skr_entry e = { .dealer = 0, .soloist = 1, .factor = 1,
                                 .value = 27, .won = true };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet s;

    skr_sheet_begin(&s, &scoring);
    ck_assert_int_eq(skr_sheet_enter(&s, &e, broken), 0);
    ck_assert_int_eq(skr_sheet_total(&scoring, s.tally, 1), 2 * 270);
    ck_assert_int_eq(skr_sheet_total(&scoring, s.tally, 0), -270);
}
END_TEST

/* sheet.money, sheet.beer: equal sums share a place, whoever won more games. */
START_TEST(equal_money_is_equal)
{
    static const struct skr_tally tally[SKR_TABLE] = { { .won = 1 }, { .lost = 1 } };
    static const enum skr_scheme scheme[] = { SKR_MONEY, SKR_BEER };
    int place[SKR_TABLE];

    for (int i = 0; i < 2; i++) {
        const struct skr_scoring scoring = { .code = skr_code_at(0), .players = 3,
                                             .scheme = scheme[i] };

        ck_assert_uint_eq(skr_sheet_rank(&scoring, tally, NULL, place), 0);
        for (int player = 0; player < 3; player++)
            ck_assert_int_eq(place[player], 1);
    }
}
END_TEST

/* A code that knows neither the 50 nor the 40 pays game points alone. */
START_TEST(without_seeger_and_fabian_game_points_count)
{
    struct skr_code code = *skr_code_find("altenburg1937");
    const struct skr_tally tally[3] = { { 24, 1, 0 }, { -48, 0, 1 }, { 0, 0, 0 } };
    struct skr_scoring scoring = { .code = &code, .players = 3 };

    ck_assert_int_eq(skr_sheet_total(&scoring, tally, 0), 24 + 50);
    code.clauses.word[SKR_C_SHEET_SEEGER / 32] &=
        ~(UINT32_C(1) << SKR_C_SHEET_SEEGER % 32);
    ck_assert_int_eq(skr_sheet_total(&scoring, tally, 0), 24);
    ck_assert_int_eq(skr_sheet_total(&scoring, tally, 1), -48);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        without_seeger_and_fabian_game_points_count,
        money_is_conserved,
        tournament_points_add_up,
        beer_only_adds_marks,
        seats_do_not_matter,
        order_of_deals_does_not_matter,
        value_and_score_are_the_same_entry,
        an_entry_without_a_factor_counts_once, skipped_deals_move_the_dealer,
        everything_wrong_at_once,
        an_incomplete_lot_is_no_lot,
        money_is_rounded_up,
        equal_money_is_equal,
    };

    return RUN_TESTS("engine: sheets", tests);
}

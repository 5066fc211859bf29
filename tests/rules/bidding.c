/* Codes, bids, the auction, the announcement and misdeals, against plain forms written
 * from the clauses auction.*, announce.* and deal.*. */
#include <limits.h>
#include <string.h>

#include "../support/engine.h"

/* --------------------------------------------------------------------- codes */

START_TEST(codes_are_found_by_their_names)
{
    static const char *const name[CODES] = { "isko2022", "isko2018",
                                             "isko1999", "altenburg1937" };

    for (int i = 0; skr_code_at(i) != NULL; i++)
        ck_assert_ptr_eq(skr_code_find(name[i]), skr_code_at(i));
    ck_assert_ptr_null(skr_code_find("ISKO2022"));
    ck_assert_ptr_null(skr_code_find("isko"));
    ck_assert_ptr_null(skr_code_find(""));
    ck_assert_ptr_null(skr_code_at(-1));
    ck_assert_ptr_null(skr_code_at(CODES));
}
END_TEST

START_TEST(games_equal_their_trump_suit)
{
    ck_assert_int_eq((int)SKR_GAME_DIAMONDS, (int)SKR_DIAMONDS);
    ck_assert_int_eq((int)SKR_GAME_HEARTS, (int)SKR_HEARTS);
    ck_assert_int_eq((int)SKR_GAME_SPADES, (int)SKR_SPADES);
    ck_assert_int_eq((int)SKR_GAME_CLUBS, (int)SKR_CLUBS);
    ck_assert_int_eq(SKR_NULL + 1, SKR_GAMES);
}
END_TEST

/* ---------------------------------------------------------------------- bids */

static bool is_altenburg(const struct skr_code *code)
{
    return strcmp(code->name, "altenburg1937") == 0;
}

/* Marks base times every multiplier of one kind of game. */
static void mark(bool *bid, int base, int most_matadors, int levels)
{
    for (int matadors = 1; matadors <= most_matadors; matadors++)
        bid[base * (matadors + levels)] = true;
}

/* auction.values: the value of every game there is. The levels: game; with the
 * skat none, schneider, schwarz; by hand one more, with one announced two and
 * four; and ouvert. */
static void mark_values(const struct skr_code *code, bool *bid)
{
    static const int null[4] = { 23, 35, 46, 59 };
    bool once36 = is_altenburg(code);

    for (int i = 0; i < 4; i++)
        bid[null[i]] = true;
    for (int base = 9; base <= 24; base = base == 12 ? 24 : base + 1) {
        int most = base == 24 ? 4 : 11;

        for (int levels = 0; levels <= 2; levels++) {
            mark(bid, base, most, 1 + levels);           /* made */
            mark(bid, base, most, 1 + 1 + levels);       /* by hand */
        }
        mark(bid, base, most, 1 + 1 + 2);                /* announced ... */
        mark(bid, base, most, 1 + 1 + 3);                /* and schwarz made */
        mark(bid, base, most, 1 + 1 + 4);
        if (base != 24 || !once36)
            mark(bid, base, most, 1 + 1 + 4 + 1);        /* ouvert */
    }
    if (once36)
        mark(bid, 36, 4, 1 + 1 + 4);                     /* grand ouvert */
}

START_TEST(bids_are_the_values_of_games)
{
    static const int number[CODES] = { 63, 63, 63, 66 };
    static const int highest[CODES] = { 264, 264, 264, 360 };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        const struct skr_code *code = skr_code_at(i);
        bool valid[401] = { false };
        int count = 0, next = 0;

        mark_values(code, valid);
        for (int bid = 0; bid <= 400; bid++) {
            count += valid[bid];
            REQUIRE(skr_bid_valid(code, bid) == valid[bid], "%s: %d is %sa bid",
                    code->name, bid, valid[bid] ? "" : "not ");
        }
        for (int bid = 400; bid >= 0; bid--) {
            REQUIRE(skr_bid_next(code, bid) == next, "%s: after %d comes %d",
                    code->name, bid, next);
            next = valid[bid] ? bid : next;
        }
        ck_assert_int_eq(count, number[i]);
        ck_assert_int_eq(next, 18);
        ck_assert_int_eq(skr_bid_next(code, highest[i]), 0);
        ck_assert_int_eq(skr_bid_next(code, INT_MAX), 0);
        ck_assert_int_eq(skr_bid_next(code, -1), 18);
        ck_assert_int_eq(skr_bid_next(code, INT_MIN), 18);
        ck_assert_int_eq(skr_bid_next(code, highest[i] - 1), highest[i]);
        ck_assert_int_le(highest[i], SKR_BID_LIMIT);
    }
}
END_TEST

/* ------------------------------------------------------------------- auction */

#define DEEP 7

struct call { int seat; enum skr_call call; int bid; };

/* All calls so far that counted. The plain form knows nothing else. */
struct history {
    const struct skr_code *code;
    struct call made[DEEP];
    int count;
};

static bool has_passed(const struct history *h, int seat)
{
    for (int i = 0; i < h->count; i++)
        if (h->made[i].seat == seat && h->made[i].call == SKR_PASS)
            return true;
    return false;
}

/* The last number said, or 0. */
static int last_bid(const struct history *h)
{
    for (int i = h->count - 1; i >= 0; i--)
        if (h->made[i].call == SKR_BID)
            return h->made[i].bid;
    return 0;
}

struct turn { int bidder, asked; };   /* SKR_NOBODY */

/* auction.opening: middlehand bids to forehand; auction.second: when one of
 * them has passed, rearhand to the other; auction.end: until one is left. He
 * decides alone if nobody has bid: auction.forehand-alone, -rearhand-alone. */
static struct turn plain_turn(const struct history *h)
{
    bool f = has_passed(h, 0), m = has_passed(h, 1), r = has_passed(h, 2);
    struct turn nobody = { SKR_NOBODY, SKR_NOBODY };
    int left = !f ? 0 : !m ? 1 : 2;

    if (f + m + r == 3)
        return nobody;
    if (f + m + r == 2) {
        bool said = h->count > 0 && h->made[h->count - 1].call == SKR_BID;
        return last_bid(h) != 0 || said ? nobody
                                        : (struct turn){ left, SKR_NOBODY };
    }
    if (!f && !m)
        return (struct turn){ 1, 0 };
    return (struct turn){ 2, left };
}

/* auction.lowest, auction.values, auction.raise, in this order. */
static enum skr_clause plain_number(const struct history *h, int bid)
{
    if (bid < 18)
        return SKR_C_AUCTION_LOWEST;
    if (!skr_bid_valid(h->code, bid))   /* 264 is in the one list only */
        return bid == 264 ? SKR_C_AUCTION_VALUES_1937 : SKR_C_AUCTION_VALUES;
    return bid <= last_bid(h) ? SKR_C_AUCTION_RAISE : SKR_C_NONE;
}

static bool is_asked(const struct history *h)
{
    return h->count > 0 && h->made[h->count - 1].call == SKR_BID;
}

static int whose_turn(const struct history *h)
{
    struct turn turn = plain_turn(h);

    return is_asked(h) && turn.asked != SKR_NOBODY ? turn.asked : turn.bidder;
}

/* auction.rearhand-alone: forehand passes at once when middlehand has passed
 * without a bid, and rearhand has not spoken. */
static bool may_pass_early(const struct history *h, const struct call *c)
{
    return is_altenburg(h->code) && c->seat == 0 && c->call == SKR_PASS
        && h->count == 1 && has_passed(h, 1);
}

static enum skr_clause plain_ruling(const struct history *h,
                                    const struct call *c)
{
    struct turn turn = plain_turn(h);

    if (may_pass_early(h, c))
        return SKR_C_NONE;
    if (turn.bidder == SKR_NOBODY)
        return SKR_C_AUCTION_END;
    if (has_passed(h, c->seat))
        return SKR_C_AUCTION_OUT;
    if (c->seat != whose_turn(h) && c->call == SKR_PASS)
        return SKR_C_AUCTION_EARLY_PASS;
    if (c->seat != whose_turn(h))
        return h->count == 0 ? SKR_C_AUCTION_OPENING : SKR_C_AUCTION_TURN;
    if (c->call == SKR_PASS)
        return SKR_C_NONE;
    if ((c->call == SKR_HOLD) != is_asked(h))
        return SKR_C_AUCTION_ANSWER;
    return c->call == SKR_HOLD
        ? SKR_C_NONE : plain_number(h, c->bid);
}

static bool is_number(enum skr_clause clause)
{
    return clause == SKR_C_AUCTION_LOWEST || clause == SKR_C_AUCTION_VALUES
        || clause == SKR_C_AUCTION_VALUES_1937 || clause == SKR_C_AUCTION_RAISE;
}

/* What the history says of a state: whose turn, and who is soloist at what. */
static void compare(const struct skr_auction *a, const struct history *h)
{
    bool over = plain_turn(h).bidder == SKR_NOBODY;
    int soloist = SKR_NOBODY;

    for (int seat = 0; over && seat < 3; seat++)
        if (!has_passed(h, seat))
            soloist = seat;
    REQUIRE(skr_auction_turn(a) == whose_turn(h), "turn of %d, not %d",
            skr_auction_turn(a), whose_turn(h));
    REQUIRE(a->over == over, "%sover", over ? "not " : "");
    REQUIRE(a->soloist == soloist, "soloist %d, not %d", a->soloist, soloist);
    REQUIRE(a->bid == last_bid(h), "bid %d, not %d", a->bid, last_bid(h));
    REQUIRE(a->asked == (!over && is_asked(h)), "asked: %d", a->asked);
}

static int legal_calls;

/* Every call that somebody could make now; after those that count, on. */
static void try_calls(const struct skr_auction *a, struct history *h)
{
    static const int bids[] = { 18, 20, 23, 17, 19, 264, 0 };

    compare(a, h);
    if (h->count == DEEP)
        return;
    for (int n = 0; n < 3 * 9; n++) {
        struct call c = { n % 3, n / 3 == 0 ? SKR_PASS
                                 : n / 3 == 1 ? SKR_HOLD : SKR_BID,
                          n / 3 > 1 ? bids[n / 3 - 2] : 0 };
        enum skr_clause ruling = plain_ruling(h, &c), got;
        struct skr_auction next = *a, refusing = *a;

        got = skr_auction_call(&refusing, c.seat, c.call, c.bid);
        REQUIRE(got == ruling && (got == SKR_C_NONE) == (memcmp(&refusing, a, sizeof *a) != 0),
                "%s: refused, and yet changed", h->code->name);
        got = skr_auction_follow(&next, c.seat, c.call, c.bid);
        REQUIRE(got == ruling, "%s: after %d calls, seat %d, call %d, %d: %s,"
                " not %s", h->code->name, h->count, c.seat, c.call, c.bid,
                skr_clause_info(got)->id, skr_clause_info(ruling)->id);
        /* a wrong number counts as if it had been said by right */
        if (ruling == SKR_C_NONE || (is_number(ruling) && c.bid > 0)) {
            legal_calls++;
            h->made[h->count++] = c;
            try_calls(&next, h);
            h->count--;
        } else if (!is_number(ruling) && ruling != SKR_C_AUCTION_EARLY_PASS) {
            compare(&next, h);
        }
    }
}

START_TEST(auctions_call_by_call)
{
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        struct history h = { .code = skr_code_at(i) };
        struct skr_auction a;

        legal_calls = 0;
        memset(&a, 0xAA, sizeof a);
        skr_auction_begin(&a, h.code);
        try_calls(&a, &h);
        ck_assert_int_gt(legal_calls, 10000);
    }
}
END_TEST

/* A refused call is not the first one: what comes next is still the opening. Who
 * passes before his turn cannot pass again. */
START_TEST(a_wrong_opening_leaves_the_opening)
{
    struct skr_auction a;

    skr_auction_begin(&a, skr_code_at(0));
    for (int round = 0; round < 2; round++) {
        ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_HOLD, 0),
                         SKR_C_AUCTION_ANSWER);
        ck_assert_int_eq(skr_auction_follow(&a, SKR_FOREHAND, SKR_BID, 18),
                         SKR_C_AUCTION_OPENING);
        ck_assert_int_eq(skr_auction_follow(&a, SKR_REARHAND, SKR_PASS, 0),
                         round == 0 ? SKR_C_AUCTION_EARLY_PASS
                                    : SKR_C_AUCTION_OUT);
    }
    ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_BID, 18),
                     SKR_C_NONE);
}
END_TEST

/* Where no clause makes a pass before the turn count, it breaks the order of the calls and
 * has to be said again. */
START_TEST(an_early_pass_needs_its_clause)
{
    struct skr_code code = *skr_code_at(0);
    struct skr_auction a;

    code.clauses.word[SKR_C_AUCTION_EARLY_PASS / 32] &=
        ~(UINT32_C(1) << SKR_C_AUCTION_EARLY_PASS % 32);
    skr_auction_begin(&a, &code);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_BID, 18), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_REARHAND, SKR_PASS, 0),
                     SKR_C_AUCTION_TURN);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_FOREHAND, SKR_PASS, 0), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_turn(&a), SKR_REARHAND);
}
END_TEST

/* -------------------------------------------------------------- announcement */

/* One of all things that can be said, n from 0 to SAID - 1. */
#define SAID (SKR_GAMES * 2 * 2 * 3 * 2)

struct said { struct skr_announcement a; bool skat_taken; };

static struct said say(int n)
{
    return (struct said){
        .a = { .game = (enum skr_game)(n / 24), .hand = n % 2 != 0,
               .ouvert = n / 2 % 2 != 0,
               .announced = (enum skr_level)(n / 4 % 3) },
        .skat_taken = n / 12 % 2 != 0,
    };
}

/* announce.*: each part on its own, and why it is void. */
static void plain_strikes(const struct said *said, bool hand,
                          enum skr_clause struck[SKR_PARTS])
{
    bool null = said->a.game == SKR_NULL;
    enum skr_clause level = null ? SKR_C_ANNOUNCE_NULL
        : !hand ? SKR_C_ANNOUNCE_LEVELS : SKR_C_NONE;

    memset(struck, 0, SKR_PARTS * sizeof *struck);
    if (said->a.hand && said->skat_taken)
        struck[SKR_PART_HAND] = SKR_C_ANNOUNCE_HAND;
    if (said->a.ouvert && said->skat_taken && !null)
        struck[SKR_PART_OUVERT] = SKR_C_ANNOUNCE_OUVERT;
    if (said->a.announced == SKR_SCHNEIDER)
        struck[SKR_PART_SCHNEIDER] = level;
    if (said->a.announced == SKR_SCHWARZ)
        struck[SKR_PART_SCHWARZ] = level;
}

static void check_announcement(const struct skr_code *code, int n)
{
    const struct said said = say(n);
    bool null = said.a.game == SKR_NULL, any = false;
    /* announce.hand, announce.ouvert: suit and grand ouvert are hand games;
     * announce.hand-unsaid: every game with the skat unseen is */
    bool ouvert = said.a.ouvert && (null || !said.skat_taken);
    bool hand = !said.skat_taken
        && (said.a.hand || (ouvert && !null) || is_altenburg(code));
    /* announce.levels, announce.null, announce.ouvert */
    enum skr_level level = null || !hand ? SKR_NO_LEVEL : said.a.announced;
    enum skr_clause struck[SKR_PARTS], first;
    struct skr_announced out, again;

    if (ouvert && !null)
        level = SKR_SCHWARZ;
    plain_strikes(&said, hand, struck);
    memset(&out, 0xAA, sizeof out);
    first = skr_announce(code, &said.a, said.skat_taken, &out);
    REQUIRE(out.valid.game == said.a.game && out.valid.hand == hand
            && out.valid.ouvert == ouvert && out.valid.announced == level,
            "%s: announcement %d amounts to %d, hand %d, ouvert %d, level %d",
            code->name, n, out.valid.game, out.valid.hand, out.valid.ouvert,
            out.valid.announced);
    REQUIRE(out.lost == SKR_C_NONE, "%s: announcement %d is lost by %s", code->name, n,
            skr_clause_info(out.lost)->id); /* no bid is known, and ten cards are held */
    for (int part = 0; part < SKR_PARTS; part++) {
        REQUIRE(out.struck[part] == struck[part], "%s: announcement %d: part"
                " %d: %s, not %s", code->name, n, part,
                skr_clause_info(out.struck[part])->id,
                skr_clause_info(struck[part])->id);
        if (!any)
            REQUIRE(first == struck[part] || struck[part] == SKR_C_NONE,
                    "%s: announcement %d: first is %s", code->name, n,
                    skr_clause_info(first)->id);
        any = any || struck[part] != SKR_C_NONE;
    }
    REQUIRE(any == (first != SKR_C_NONE), "%s: announcement %d: %s", code->name,
            n, skr_clause_info(first)->id);
    /* level.announced: what is left binds, and is left as it is */
    REQUIRE(null || skr_bound_level(code, &out.valid) == level,
            "%s: announcement %d binds to %d", code->name, n,
            skr_bound_level(code, &out.valid));
    REQUIRE(skr_announce(code, &out.valid, said.skat_taken, &again)
                == SKR_C_NONE
            && again.valid.hand == hand && again.valid.ouvert == ouvert
            && again.valid.announced == level,
            "%s: announcement %d is ruled twice and changes", code->name, n);
}

START_TEST(all_announcements)
{
    for (int i = 0; skr_code_at(i) != NULL; i++)
        for (int n = 0; n < SAID; n++)
            check_announcement(skr_code_at(i), n);
}
END_TEST

/* announce.games: of all that can be said, just these games come out. */
START_TEST(only_the_games_there_are)
{
    /* with the skat 5 + 2, by hand 5 + 2, three ways of levels in the 5, and five
     * of them ouvert */
    enum { NUMBER = 7 + 2 + 3 * 5 + 5 };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        bool seen[SKR_GAMES][2][2][3] = { { { { false } } } };
        int count = 0;

        for (int n = 0; n < SAID; n++) {
            const struct said said = say(n);
            struct skr_announced out;
            bool *it;

            skr_announce(skr_code_at(i), &said.a, said.skat_taken, &out);
            it = &seen[out.valid.game][out.valid.hand][out.valid.ouvert]
                      [out.valid.announced];
            count += !*it;
            *it = true;
        }
        ck_assert_int_eq(count, NUMBER);
    }
}
END_TEST

/* level.announced: an open game that is not ruled yet binds just so. */
START_TEST(ouvert_binds_before_it_is_ruled)
{
    const struct skr_announcement clubs = { .game = SKR_GAME_CLUBS,
                                            .ouvert = true };
    const struct skr_announcement grand = { .game = SKR_GRAND, .ouvert = true };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        ck_assert_int_eq(skr_bound_level(skr_code_at(i), &grand), SKR_SCHWARZ);
        ck_assert_int_eq(skr_bound_level(skr_code_at(i), &clubs), SKR_SCHWARZ);
    }
}
END_TEST

/* auction.answer: a game named in place of an answer is void, and binds nobody. */
START_TEST(a_game_named_as_an_answer_does_not_bind)
{
    const struct skr_announcement grand = { .game = SKR_GRAND, .hand = true };
    struct skr_auction a;

    skr_auction_begin(&a, skr_code_at(0));
    ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_BID, 18), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_follow_name(&a, SKR_FOREHAND, &grand), SKR_C_AUCTION_ANSWER);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_FOREHAND, SKR_HOLD, 0), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_PASS, 0), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_follow(&a, SKR_REARHAND, SKR_PASS, 0), SKR_C_NONE);
    ck_assert_int_eq(a.soloist, SKR_FOREHAND);
    ck_assert_ptr_null(skr_auction_bound(&a));
}
END_TEST

/* auction.passed-in: where nobody plays nobody is bound. */
START_TEST(a_deal_passed_in_binds_nobody)
{
    struct skr_auction a;

    skr_auction_begin(&a, skr_code_at(0));
    for (int n = 0; n < 3; n++) {
        ck_assert_ptr_null(skr_auction_bound(&a));
        ck_assert_int_eq(skr_auction_follow(&a, skr_auction_turn(&a), SKR_PASS, 0), SKR_C_NONE);
    }
    ck_assert(a.over);
    ck_assert_ptr_null(skr_auction_bound(&a));
}
END_TEST

/* auction.described-binds: who names a game with a level as his bid has announced it. */
START_TEST(a_level_that_binds_is_kept)
{
    const struct skr_announcement said = { .game = SKR_GRAND, .hand = true };
    const struct skr_announcement bound = { .game = SKR_GRAND, .hand = true,
                                            .announced = SKR_SCHNEIDER };
    const struct skr_announcing how = { .held = 10, .bound = &bound };
    struct skr_announced out;

    ck_assert_int_eq(skr_announce_as(skr_code_at(0), &said, &how, &out), SKR_C_NONE);
    ck_assert_int_eq(out.valid.announced, SKR_SCHNEIDER);
}
END_TEST

/* ... but levels may be added: he may announce more than he named. */
START_TEST(a_level_is_added_to_one_that_binds)
{
    const struct skr_announcement said = { .game = SKR_GRAND, .hand = true,
                                           .announced = SKR_SCHWARZ };
    const struct skr_announcement bound = { .game = SKR_GRAND, .hand = true,
                                            .announced = SKR_SCHNEIDER };
    const struct skr_announcing how = { .held = 10, .bound = &bound };
    struct skr_announced out;

    ck_assert_int_eq(skr_announce_as(skr_code_at(0), &said, &how, &out), SKR_C_NONE);
    ck_assert_int_eq(out.valid.announced, SKR_SCHWARZ);
}
END_TEST

/* auction.described: schneider is announced with suit and grand only. */
START_TEST(a_game_that_is_forbidden_is_no_bid)
{
    const struct skr_announcement null = { .game = SKR_NULL, .hand = true,
                                           .announced = SKR_SCHNEIDER };

    for (int i = 0; skr_code_at(i) != NULL; i++)
        ck_assert_int_eq(skr_described_bid(skr_code_at(i), &null), 0);
}
END_TEST

/* auction.answer: who is asked holds or passes; a game that he names is not one. */
START_TEST(a_game_is_no_answer)
{
    const struct skr_announcement null = { .game = SKR_NULL, .hand = true };
    struct skr_auction a;

    skr_auction_begin(&a, skr_code_at(0));
    ck_assert_int_eq(skr_auction_follow(&a, SKR_MIDDLEHAND, SKR_BID, 18), SKR_C_NONE);
    ck_assert_int_eq(skr_auction_follow_name(&a, SKR_FOREHAND, &null), SKR_C_AUCTION_ANSWER);
    ck_assert_int_eq(a.bid, 18);
    ck_assert_int_eq(skr_auction_turn(&a), SKR_FOREHAND);
}
END_TEST

/* Refused, nothing has changed; allowed, it is the bid. clause auction.described */
START_TEST(a_game_is_bid_or_refused)
{
    const struct skr_announcement null = { .game = SKR_NULL, .hand = true };
    struct skr_auction a, before;

    skr_auction_begin(&a, skr_code_at(0));
    before = a;
    ck_assert_int_eq(skr_auction_name(&a, SKR_FOREHAND, &null), SKR_C_AUCTION_OPENING);
    ck_assert_int_eq(a.bid, before.bid);
    ck_assert_int_eq(skr_auction_turn(&a), skr_auction_turn(&before));
    ck_assert_int_eq(skr_auction_name(&a, SKR_MIDDLEHAND, &null), SKR_C_NONE);
    ck_assert_int_eq(a.bid, 35);
}
END_TEST

/* auction.opening: rearhand waits until one of the others has passed; a game that he names
 * before is no bid, and binds nobody. */
START_TEST(a_game_named_out_of_turn_is_no_bid)
{
    const struct skr_announcement grand = { .game = SKR_GRAND, .hand = true };
    struct skr_auction a;

    skr_auction_begin(&a, skr_code_at(0));
    ck_assert_int_eq(skr_auction_follow_name(&a, SKR_REARHAND, &grand), SKR_C_AUCTION_OPENING);
    ck_assert_int_eq(a.bid, 0);
    ck_assert_int_eq(a.named_by, SKR_NOBODY);
    ck_assert_int_eq(skr_auction_turn(&a), SKR_MIDDLEHAND);
}
END_TEST

/* auction.described-binds: the game named and, if he bid it so, by hand; with the skat
 * taken up a game that he bid without the word stands. */
START_TEST(a_named_game_binds_to_its_game_and_hand)
{
    for (int n = 0; n < 8; n++) {
        const struct skr_announcement bound = { .game = SKR_GAME_HEARTS, .hand = n & 1 };
        const struct skr_announcing how = { .held = 10, .bound = &bound,
                                            .skat_taken = (n & 2) != 0 };
        const struct skr_announcement said = {
            .game = n & 4 ? SKR_GAME_SPADES : SKR_GAME_HEARTS,
            .hand = bound.hand && !how.skat_taken };
        bool broken = (n & 4) != 0 || (n & 3) == 3;
        struct skr_announced out;

        skr_announce_as(skr_code_at(0), &said, &how, &out);
        ck_assert_int_eq(out.struck[SKR_PART_GAME],
                         broken ? SKR_C_AUCTION_DESCRIBED_BINDS : SKR_C_NONE);
        ck_assert_int_eq(out.valid.game, SKR_GAME_HEARTS);
    }
}
END_TEST

/* announce.by-deed: cards laid open are an announcement of ouvert in null, and in suit
 * and grand games by hand, where that is the rule. */
START_TEST(cards_laid_open_announce_ouvert)
{
    for (int i = 0; skr_code_at(i) != NULL; i++)
        for (int n = 0; n < 8; n++) {
            const struct skr_announcing how = { .held = 10, .skat_taken = n & 1,
                                                .laid_open = (n & 2) != 0 };
            const struct skr_announcement said = {
                .game = n & 4 ? SKR_NULL : SKR_GRAND, .hand = !how.skat_taken };
            struct skr_announced out;

            skr_announce_as(skr_code_at(i), &said, &how, &out);
            ck_assert_int_eq(out.valid.ouvert, how.laid_open && ((n & 4) != 0 || !how.skat_taken)
                             && skr_in_force(skr_code_at(i), SKR_C_ANNOUNCE_BY_DEED));
        }
}
END_TEST

/* announce.required: what is said after the lead counts as if it had not been said, and is struck
 * out unless it goes without saying: late is each set of parts, the rest is what he says. */
static void check_late(const struct skr_code *code, const struct skr_announcement *said,
                       struct skr_announcing how, unsigned late)
{
    bool level[SKR_PARTS] = { [SKR_PART_SCHNEIDER] = said->announced == SKR_SCHNEIDER,
                              [SKR_PART_SCHWARZ] = said->announced == SKR_SCHWARZ };
    struct skr_announcement rest = *said;
    struct skr_announced out, in_time;

    if (late & 1u << SKR_PART_HAND)
        rest.hand = false;
    if (late & 1u << SKR_PART_OUVERT)
        rest.ouvert = false;
    if (late & 1u << SKR_PART_REVOLUTION)
        rest.revolution = false;
    for (int part = SKR_PART_SCHNEIDER; part <= SKR_PART_SCHWARZ; part++)
        if (level[part] && late & 1u << part)
            rest.announced = SKR_NO_LEVEL;
    skr_announce_as(code, &rest, &how, &in_time);
    how.late = late;
    skr_announce_as(code, said, &how, &out);
    ck_assert_int_eq(out.valid.game, in_time.valid.game);
    ck_assert_int_eq(out.valid.announced, in_time.valid.announced);
    ck_assert_int_eq(out.valid.hand, in_time.valid.hand);
    ck_assert_int_eq(out.valid.ouvert, in_time.valid.ouvert);
    ck_assert_int_eq(out.valid.revolution, in_time.valid.revolution);
    for (int part = 0; part < SKR_PARTS; part++) {
        bool was_said = part == SKR_PART_HAND ? said->hand : part == SKR_PART_OUVERT ? said->ouvert
            : part == SKR_PART_REVOLUTION ? said->revolution : level[part];
        bool counts = part == SKR_PART_HAND ? out.valid.hand
            : part == SKR_PART_OUVERT ? out.valid.ouvert
            : part == SKR_PART_REVOLUTION ? out.valid.revolution
            : part == SKR_PART_SCHNEIDER ? out.valid.announced != SKR_NO_LEVEL
            : part == SKR_PART_SCHWARZ && out.valid.announced == SKR_SCHWARZ;

        ck_assert_int_eq(out.struck[part], late >> part & 1 && was_said && !counts
                         ? SKR_C_ANNOUNCE_REQUIRED : in_time.struck[part]);
    }
}

START_TEST(what_is_said_too_late_is_not_said)
{
    const struct skr_announcement bound = { .game = SKR_GRAND, .hand = true };
    struct skr_code revolution = *skr_code_at(0);

    ck_assert_int_eq(skr_option_add(&revolution, "revolution"), SKR_OK);
    for (int i = -1; i < 4; i++)
        for (unsigned n = 0; n < 512; n++)
            for (unsigned late = 0; late < 1u << SKR_PART_GAME; late++) {
                const struct skr_announcement said = {
                    .game = n & 1 ? SKR_NULL : SKR_GRAND, .hand = (n & 2) != 0,
                    .ouvert = (n & 4) != 0, .revolution = (n & 8) != 0,
                    .announced = (enum skr_level)((n >> 4) % 4 % 3) };

                check_late(i < 0 ? &revolution : skr_code_at(i), &said, (struct skr_announcing){
                               .held = 10, .skat_taken = (n & 64) != 0, .laid_open = (n & 128) != 0,
                               .bound = n & 256 ? &bound : NULL }, late);
            }
}
END_TEST

/* ------------------------------------------------------------------ misdeals */

/* deal.astray: the game is valued if it is announced, the bid known, and its value
 * agrees with the side that wins: clubs with 1 are 24, and a null without matadors 23. */
START_TEST(a_card_astray_is_valued_if_all_is_known)
{
    for (int n = 0; n < 8; n++) {
        struct skr_misdeal m = {
            .kind = SKR_ASTRAY, .by = 1, .soloist = 0, .mattered = true,
            .announced = n & 1,
            .contract = { .game.game = SKR_GAME_CLUBS, .bid = n & 2 ? 18 : 0,
                          .matadors = n & 4 ? 1 : 0 },
        };
        struct skr_misdeal_ruling r;

        skr_misdeal(skr_code_find("altenburg1937"), &m, &r);
        ck_assert_int_eq(r.favours, SKR_REST_SOLOISTS);
        ck_assert_int_eq(r.valued, n == 7);
        if (n == 7)
            ck_assert_int_eq(r.value, 24);
    }
}
END_TEST

/* deal.astray value.bid: clubs without 1 are 24: a soloist who bid 96 has lost by his bid
 * what the defenders' fault would give him, and no value is told. */
START_TEST(a_card_astray_does_not_win_an_overbid_game)
{
    struct skr_misdeal m = {
        .kind = SKR_ASTRAY, .by = 1, .soloist = 0, .mattered = true, .announced = true,
        .contract = { .game.game = SKR_GAME_CLUBS, .bid = 96, .matadors = -1 },
    };
    struct skr_misdeal_ruling r;

    skr_misdeal(skr_code_find("altenburg1937"), &m, &r);
    ck_assert(!r.valued);
}
END_TEST

/* deal.skat-taken: the player may not bid; who does not play has nothing to lose. */
START_TEST(a_skat_taken_bars_a_player)
{
    for (int by = SKR_NOBODY; by <= 2; by++) {
        struct skr_misdeal m = { .kind = SKR_SKAT_PICKED_UP, .by = by };
        struct skr_misdeal_ruling r;

        skr_misdeal(skr_code_at(0), &m, &r);
        ck_assert_int_eq(r.clause, SKR_C_DEAL_SKAT_TAKEN);
        ck_assert_uint_eq(r.barred, by == SKR_NOBODY ? 0u : 1u << by);
    }
}
END_TEST

/* deal.count-soloist matadors.limit: with five matadors, bid 120, clubs cost ten
 * times 12 and grand, with four, five times 24: the higher base value is lost. */
START_TEST(a_wrong_count_costs_the_cheapest_game)
{
    struct skr_misdeal m = {
        .kind = SKR_COUNT, .found = SKR_FOUND_IN_PLAY, .soloist = 1,
        .cards = { 10, 9, 10 }, .contract = { .bid = 120, .matadors = 5 },
    };
    struct skr_misdeal_ruling r;

    skr_misdeal(skr_code_at(0), &m, &r);
    ck_assert_int_eq(r.clause, SKR_C_DEAL_COUNT_SOLOIST);
    ck_assert(r.valued);
    ck_assert_int_eq(r.game, SKR_GRAND);
    ck_assert_int_eq(r.value, 120);
    m.announced = true;              /* nobody has five matadors in grand */
    m.contract.game.game = SKR_GRAND;
    skr_misdeal(skr_code_at(0), &m, &r);
    ck_assert(!r.valued);
    m.contract.matadors = 0;         /* a suit game without matadors has no value */
    m.announced = true;
    m.contract.game.game = SKR_GAME_CLUBS;
    skr_misdeal(skr_code_at(0), &m, &r);
    ck_assert(!r.valued);
    m.contract.game.game = SKR_NULL;
    m.contract.bid = 18;
    skr_misdeal(skr_code_at(0), &m, &r);
    ck_assert(r.valued);
    ck_assert_int_eq(r.value, 23);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        codes_are_found_by_their_names,
        games_equal_their_trump_suit,
        bids_are_the_values_of_games,
        auctions_call_by_call,
        a_wrong_opening_leaves_the_opening,
        an_early_pass_needs_its_clause,
        all_announcements,
        only_the_games_there_are,
        ouvert_binds_before_it_is_ruled,
        a_game_named_as_an_answer_does_not_bind,
        a_deal_passed_in_binds_nobody,
        a_level_that_binds_is_kept,
        a_level_is_added_to_one_that_binds,
        a_game_that_is_forbidden_is_no_bid,
        a_game_is_no_answer,
        a_game_is_bid_or_refused,
        a_game_named_out_of_turn_is_no_bid,
        a_named_game_binds_to_its_game_and_hand,
        cards_laid_open_announce_ouvert, what_is_said_too_late_is_not_said,
        a_card_astray_is_valued_if_all_is_known,
        a_card_astray_does_not_win_an_overbid_game,
        a_skat_taken_bars_a_player,
        a_wrong_count_costs_the_cheapest_game,
    };

    return RUN_TESTS("bidding", tests);
}

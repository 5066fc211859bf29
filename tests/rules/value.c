/* What a game is worth and when it is decided: what the clauses level.*,
 * value.* and end.* say of every game, asked of very many. */
#include <limits.h>
#include <string.h>

#include "../support/engine.h"

/* --------------------------------------------------------------------- facts */

/* Every game that can be announced under a code. */
#define GAMES_MOST 64

static int list_games(const struct skr_code *code,
                      struct skr_announcement list[GAMES_MOST])
{
    int n = 0;

    for (int i = 0; i < SKR_GAMES * 12; i++) {
        const struct skr_announcement said = {
            .game = (enum skr_game)(i / 12), .hand = i % 2 != 0,
            .ouvert = i / 2 % 2 != 0, .announced = (enum skr_level)(i / 4 % 3)
        };
        struct skr_announced ruled;

        if (skr_announce(code, &said, !said.hand, &ruled) == SKR_C_NONE
            && ruled.valid.announced == said.announced)
            list[n++] = said;
    }
    return n;
}

/* A game that nobody objects to, to be spoiled. */
static struct skr_facts clubs(void)
{
    return (struct skr_facts){
        .code = skr_code_at(0), .contract.game = { .game = SKR_GAME_CLUBS }, .contract.bid = 18,
        .contract.matadors = 1, .taken.points = 61, .taken.tricks = 6,
    };
}

/* ---------------------------------------------------------------- soundness */

/* The facts are refused, and nothing is set. */
static void refused(enum skr_error error, const struct skr_facts *f)
{
    struct skr_value v, before;

    memset(&v, 0xAA, sizeof v);
    before = v;
    ck_assert_int_eq(skr_value(f, &v), error);
    ck_assert_mem_eq(&v, &before, sizeof v);
}

static void accepted(const struct skr_facts *f)
{
    struct skr_value v;

    ck_assert_int_eq(skr_value(f, &v), SKR_OK);
}

START_TEST(every_error_has_words)
{
    for (int i = SKR_OK; i <= SKR_E_RAMSCH; i++) {
        ck_assert_str_ne(skr_error_text((enum skr_error)i), "");
        for (int k = SKR_OK; k < i; k++)
            ck_assert_str_ne(skr_error_text((enum skr_error)i),
                             skr_error_text((enum skr_error)k));
    }
}
END_TEST

/* matadors.limit */
START_TEST(matadors_have_limits)
{
    struct skr_facts least = clubs();

    least.contract.matadors = INT_MIN;
    refused(SKR_E_MATADORS, &least);
    for (int game = SKR_GAME_DIAMONDS; game <= SKR_GRAND; game++)
        for (int matadors = -13; matadors <= 13; matadors++) {
            struct skr_facts f = clubs();
            int most = game == SKR_GRAND ? 4 : 11;

            f.contract.game.game = (enum skr_game)game;
            f.contract.matadors = matadors;
            if (matadors != 0 && abs(matadors) <= most)
                accepted(&f);
            else
                refused(SKR_E_MATADORS, &f);
            /* null has none, and cards are counted instead */
            f.contract.cards = 0xFFF;
            accepted(&f);
            f.contract.game.game = SKR_NULL;
            f.contract.cards = 0;
            accepted(&f);
        }
}
END_TEST

START_TEST(points_and_tricks_have_limits)
{
    struct skr_facts most = clubs();

    most.contract.game.game = SKR_NULL;
    most.taken.points = most.taken.unplayed_points = INT_MAX;
    refused(SKR_E_POINTS, &most);
    most = clubs();
    most.taken.tricks = most.taken.unplayed_tricks = INT_MAX;
    refused(SKR_E_TRICKS, &most);
    for (int points = -1; points <= 121; points++)
        for (int unplayed = -1; unplayed <= 121; unplayed++) {
            struct skr_facts f = clubs();

            f.contract.game.game = SKR_NULL;
            f.taken.points = points;
            f.taken.unplayed_points = unplayed;
            f.taken.tricks = 0;
            f.taken.unplayed_tricks = 10;
            if (points < 0 || unplayed < 0 || points + unplayed > 120)
                refused(SKR_E_POINTS, &f);
            else
                accepted(&f);
        }
    for (int tricks = -1; tricks <= 11; tricks++)
        for (int unplayed = -1; unplayed <= 11; unplayed++) {
            struct skr_facts f = clubs();

            f.contract.game.game = SKR_NULL;
            f.taken.tricks = tricks;
            f.taken.unplayed_tricks = unplayed;
            if (tricks < 0 || unplayed < 0 || tricks + unplayed > 10)
                refused(SKR_E_TRICKS, &f);
            else
                accepted(&f);
        }
}
END_TEST

/* The card points of the n highest cards. pack.points */
static int most_in(int n)
{
    static const int of[32] = { 11, 11, 11, 11, 10, 10, 10, 10, 4, 4, 4, 4,
                                3, 3, 3, 3, 2, 2, 2, 2 };
    int points = 0;

    for (int i = 0; i < n && i < 32; i++)
        points += of[i];
    return points;
}

START_TEST(so_many_tricks_hold_so_many_points)
{
    for (int tricks = 0; tricks <= 10; tricks++)
        for (int unplayed = 0; tricks + unplayed <= 10; unplayed++)
            for (int points = 0; points <= 120; points++) {
                struct skr_facts f = clubs();
                int others = 3 * (10 - tricks - unplayed);

                f.taken.tricks = tricks;
                f.taken.unplayed_tricks = unplayed;
                f.taken.points = points;
                if (points > most_in(3 * tricks + 2)
                    || 120 - points > most_in(others))
                    refused(SKR_E_TOGETHER, &f);
                else
                    accepted(&f);
                /* nor can the tricks that nobody has yet hold too many */
                f.taken.unplayed_points = (120 - points);
                if (points > most_in(3 * tricks + 2)
                    || 120 - points > most_in(3 * unplayed))
                    refused(SKR_E_TOGETHER, &f);
                else
                    accepted(&f);
            }
}
END_TEST

/* Only what skr_announce leaves as it is has a value. announce.games */
START_TEST(only_ruled_announcements_have_a_value)
{
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        struct skr_announcement list[GAMES_MOST];
        int n = list_games(skr_code_at(i), list), values = 0;

        for (int k = 0; k < SKR_GAMES * 12; k++) {
            struct skr_facts f = clubs();
            bool listed = false;

            f.code = skr_code_at(i);
            f.contract.game.game = (enum skr_game)(k / 12);
            f.contract.game.hand = k % 2 != 0;
            f.contract.game.ouvert = k / 2 % 2 != 0;
            f.contract.game.announced = (enum skr_level)(k / 4 % 3);
            for (int j = 0; j < n; j++)
                listed = listed
                    || (list[j].game == f.contract.game.game
                        && list[j].hand == f.contract.game.hand
                        && list[j].ouvert == f.contract.game.ouvert
                        && list[j].announced == f.contract.game.announced);
            values += listed;
            if (listed)
                accepted(&f);
            else
                refused(SKR_E_ANNOUNCED, &f);
        }
        ck_assert_int_eq(values, n);
    }
}
END_TEST

/* value.overbid-null needs the twelve cards, and only it. */
START_TEST(overbid_null_needs_twelve_cards)
{
    struct skr_facts f = clubs();
    struct skr_value v;

    f.contract.game.game = SKR_NULL;
    for (int cards = 0; cards <= 13; cards++) {
        f.contract.cards = SKR_BIT(cards) - 1;
        f.contract.bid = 23;
        accepted(&f);
        f.contract.bid = 24;
        if (cards == 12)
            accepted(&f);
        else
            ck_assert_int_eq(skr_value(&f, &v), SKR_E_CARDS);
    }
    f.contract.cards = 0;
    f.code = skr_code_find("isko1999");
    accepted(&f);
}
END_TEST

/* skat.unseen: before 1999 a breach that ends a game is a look at the skat, if no other clause
 * is named. */
START_TEST(a_breach_without_a_clause_is_a_look)
{
    struct skr_facts f = clubs();
    struct skr_value v;

    f.code = skr_code_find("altenburg1937");
    f.taken = (struct skr_taken){ .points = 30, .tricks = 3, .unplayed_points = 60,
                                  .unplayed_tricks = 5 };
    f.end.how = SKR_SOLOIST_BREACH;
    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.clause, SKR_C_SKAT_UNSEEN);
    f.end.clause = SKR_C_END_REVOKE_LATE;
    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.clause, SKR_C_END_REVOKE_LATE);
}
END_TEST

/* matadors.limit announce.null: what cannot be has no value. */
START_TEST(what_cannot_be_has_no_value)
{
    struct skr_contract c = { .game = { .game = SKR_GRAND, .hand = true }, .matadors = 5 };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        ck_assert_int_eq(skr_value_at(skr_code_at(i), &c, SKR_NO_LEVEL), 0);
        c.matadors = -4;             /* without 4, game 5, hand 6 */
        ck_assert_int_eq(skr_value_at(skr_code_at(i), &c, SKR_NO_LEVEL),
                         6 * skr_base(skr_code_at(i), &c.game));
        c.matadors = 5;
    }
    c.matadors = 4;                  /* schwarz: 4, game 5, hand 6, 7, 8 times 24 */
    ck_assert_int_eq(skr_value_at(skr_code_at(0), &c, SKR_SCHWARZ), 192);
    c.bid = 264;                     /* not even schwarz: 4, game 5, hand 6, 7, 8 times 24 */
    ck_assert_int_eq(skr_forced_level(skr_code_at(0), &c), SKR_NOT_EVEN_SCHWARZ);
    ck_assert_int_eq(skr_value_at(skr_code_at(0), &c, SKR_NOT_EVEN_SCHWARZ), 0);
    c.game = (struct skr_announcement){ .game = SKR_NULL, .hand = true,
                                        .announced = SKR_SCHNEIDER };
    ck_assert_int_eq(skr_value_at(skr_code_at(0), &c, SKR_NO_LEVEL), 0);
}
END_TEST

/* ----------------------------------------------------------------- constants */

START_TEST(base_values)
{
    static const int base[SKR_GRAND + 1] = { 9, 10, 11, 12, 24 };
    static const int null[2][2] = { { 23, 46 }, { 35, 59 } };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        const struct skr_code *code = skr_code_at(i);

        for (int n = 0; n < 4; n++) {
            struct skr_announcement a = { .hand = n / 2 != 0,
                                          .ouvert = n % 2 != 0 };
            for (int game = 0; game < SKR_GRAND; game++) {
                a.game = (enum skr_game)game;
                ck_assert_int_eq(skr_base(code, &a), base[game]);
            }
            a.game = SKR_GRAND;
            ck_assert_int_eq(skr_base(code, &a),
                             a.ouvert && i == 3 ? 36 : base[SKR_GRAND]);
            a.game = SKR_NULL;
            ck_assert_int_eq(skr_null_value(&a), null[n / 2][n % 2]);
            ck_assert_int_eq(skr_base(code, &a), null[n / 2][n % 2]);
        }
    }
}
END_TEST

/* -------------------------------------------------------------- every value */

#define COUNT(list) ((int)(sizeof (list) / sizeof *(list)))

/* At every threshold, and beside it. */
static const short point_list[] = { 0, 30, 31, 59, 60, 61, 89, 90, 120 };
static const short trick_list[] = { 0, 1, 5, 9, 10 };

/* What is asked of every game that has a value. */
typedef void question(const struct skr_facts *f, const struct skr_value *v);

static void ask_results(struct skr_facts *f, question *ask)
{
    struct skr_value v;

    for (int ending = SKR_PLAYED; ending <= SKR_SOLOIST_GAVE_UP; ending++)
        for (int p = 0; p < COUNT(point_list); p++)
            for (int t = 0; t < COUNT(trick_list); t++)
                for (int open = 0; open < (ending == SKR_PLAYED ? 1 : 3);
                     open++) {
                    /* nothing, the half of the rest or all is unplayed */
                    f->end.how = (enum skr_ending)ending;
                    f->taken.points = point_list[p];
                    f->taken.tricks = trick_list[t];
                    f->taken.unplayed_points = ((120 - f->taken.points) * open / 2);
                    f->taken.unplayed_tricks = ((10 - f->taken.tricks) * open / 2);
                    memset(&v, 0xAA, sizeof v);
                    if (skr_value(f, &v) == SKR_OK)
                        ask(f, &v);
                }
}

/* No bid, and every eleventh, beginning with the n-th. */
static void ask_bids(struct skr_facts *f, int n, question *ask)
{
    f->contract.bid = 0;
    ask_results(f, ask);
    for (int bid = 0; (bid = skr_bid_next(f->code, bid)) != 0; n++)
        if (n % 11 == 0) {
            f->contract.bid = bid;
            ask_results(f, ask);
        }
}

/* Every code and game, many matadors and bids, results around the thresholds,
 * and every ending. Suits are alike, so diamonds and clubs stand for them. */
static void ask_all(question *ask)
{
    static const short matadors[] = { 1, 4, 2, 3, 8, 11 };

    for (int i = 0; skr_code_at(i) != NULL; i++) {
        struct skr_announcement list[GAMES_MOST];
        int games = list_games(skr_code_at(i), list);

        for (int g = 0; g < games; g++) {
            struct skr_facts f = { .code = skr_code_at(i), .contract.game = list[g] };
            int most = f.contract.game.game == SKR_NULL ? 1
                : f.contract.game.game == SKR_GRAND ? 2 : COUNT(matadors);

            if (f.contract.game.game == SKR_GAME_HEARTS
                || f.contract.game.game == SKR_GAME_SPADES)
                continue;
            f.contract.cards = f.contract.game.game == SKR_NULL ? 0x00FF00F0u : 0;
            for (int m = 0; m < most; m++) {
                f.contract.matadors = matadors[m];
                ask_bids(&f, m, ask);
            }
        }
    }
}

static long asked;

/* value.product, value.null, value.overbid, value.bid */
static void value_is_a_product(const struct skr_facts *f,
                               const struct skr_value *v)
{
    asked++;
    if (f->contract.game.game == SKR_NULL && !v->overbid) {
        ck_assert_int_eq(v->value, skr_null_value(&f->contract.game));
        ck_assert_int_eq(v->level, 0);
    } else if (f->contract.game.game != SKR_NULL) {
        int product = v->level * skr_base(f->code, &f->contract.game);

        REQUIRE(v->base == skr_base(f->code, &f->contract.game), "base %d", v->base);
        REQUIRE(v->value % v->base == 0, "%d is no multiple", v->value);
        REQUIRE(v->overbid == (product < f->contract.bid), "%d for bid %d: overbid %d",
                product, f->contract.bid, v->overbid);
        REQUIRE(v->overbid ? v->value - v->base < f->contract.bid : v->value == product,
                "%d of %d for bid %d", v->value, product, f->contract.bid);
        REQUIRE(v->level >= 2 && v->level <= 18, "level %d", v->level);
    }
    REQUIRE(v->value >= f->contract.bid, "%d does not reach %d", v->value, f->contract.bid);
    REQUIRE(!v->overbid || !v->won, "overbid and won");
    if (f->contract.bid == 0 && !v->overbid)
        REQUIRE(skr_bid_valid(f->code, v->value), "%d is no bid", v->value);
}

/* value.won, value.lost-double, value.lost-once */
static void score_is_the_value_or_its_double(const struct skr_facts *f,
                                             const struct skr_value *v)
{
    bool once = f->code == skr_code_find("altenburg1937") && f->contract.game.hand;
    int score = v->won ? v->value : once ? -v->value : -2 * v->value;
    enum skr_clause clause = v->won ? SKR_C_VALUE_WON
        : once ? SKR_C_VALUE_LOST_ONCE : SKR_C_VALUE_LOST_DOUBLE;

    asked++;
    REQUIRE(v->score == score, "value %d, won %d, score %d", v->value, v->won,
            v->score);
    REQUIRE(v->step[v->steps - 1].clause == clause, "%s, not %s",
            skr_clause_info(v->step[v->steps - 1].clause)->id,
            skr_clause_info(clause)->id);
}

/* The steps: matadors, game, then what each adds; product or null value, then
 * overbid, and the score. No clause twice. */
static void steps_add_up(const struct skr_facts *f, const struct skr_value *v)
{
    bool null = f->contract.game.game == SKR_NULL;
    int n = 0, sum = 0;

    asked++;
    REQUIRE(v->steps <= SKR_STEPS, "%d steps", v->steps);
    for (; !null && v->step[n].clause != SKR_C_VALUE_PRODUCT; n++) {
        int by = v->step[n].sum - sum;

        REQUIRE(n < v->steps, "no product");
        REQUIRE(n == 0 ? v->step[n].clause == SKR_C_VALUE_MATADORS
                             && by == abs(v->matadors)
                : n == 1 ? v->step[n].clause == SKR_C_VALUE_GAME && by == 1
                : v->step[n].clause == SKR_C_VALUE_ANNOUNCED_MISSED
                    ? by == (f->contract.game.announced == SKR_SCHWARZ ? 4 : 2)
                    : by == 1,
                "step %d, %s, adds %d", n, skr_clause_info(v->step[n].clause)->id,
                by);
        for (int k = 0; k < n; k++)
            REQUIRE(v->step[k].clause != v->step[n].clause, "%s twice",
                    skr_clause_info(v->step[n].clause)->id);
        sum = v->step[n].sum;
    }
    REQUIRE(null || sum == v->level, "steps to %d, level %d", sum, v->level);
    REQUIRE(v->step[n].clause == (null ? SKR_C_VALUE_NULL : SKR_C_VALUE_PRODUCT)
            && v->step[n].sum
                == (null ? skr_null_value(&f->contract.game) : v->base * v->level),
            "%s comes to %d", skr_clause_info(v->step[n].clause)->id,
            v->step[n].sum);
    REQUIRE(v->steps == n + 2 + v->overbid, "%d steps after %d", v->steps, n);
    REQUIRE(v->step[v->steps - 2].sum == v->value
            && v->step[v->steps - 1].sum == v->score, "value %d, score %d",
            v->value, v->score);
}

/* The card points and tricks that the defenders have. */
static int others_points(const struct skr_facts *f)
{
    return 120 - f->taken.points - f->taken.unplayed_points;
}

static int others_tricks(const struct skr_facts *f)
{
    return 10 - f->taken.tricks - f->taken.unplayed_tricks;
}

static bool is_altenburg(const struct skr_code *code)
{
    return strcmp(code->name, "altenburg1937") == 0;
}

/* value.product: what the clauses add up to. made: the soloist reached what he
 * announced, or 61; given: a level that he is awarded all the same. */
static int plain_level(const struct skr_facts *f, bool made, int given)
{
    int announced = f->contract.game.announced, level = abs(f->contract.matadors) + 1;

    level += f->contract.game.hand;
    level += f->contract.game.ouvert
        && !(f->contract.game.game == SKR_GRAND && is_altenburg(f->code));
    if (made) {
        level += f->taken.points >= 90 || given >= SKR_SCHNEIDER
            || announced != SKR_NO_LEVEL;              /* value.schneider */
        level += announced != SKR_NO_LEVEL;  /* value.schneider-announced */
        level += f->taken.tricks == 10 || given == SKR_SCHWARZ
            || announced == SKR_SCHWARZ;                 /* value.schwarz */
        level += announced == SKR_SCHWARZ;     /* value.schwarz-announced */
    } else if (announced == SKR_SCHWARZ) {
        level += 4;                             /* value.announced-missed */
    } else {
        level += announced == SKR_SCHNEIDER ? 2
            : others_points(f) >= 90;              /* value.own-schneider */
        level += others_tricks(f) == 10;             /* value.own-schwarz */
    }
    return level;
}

/* end.forced-level: announced, or else needed for the bid; 3 is none. */
static int plain_forced(const struct skr_facts *f)
{
    int given = f->contract.game.announced;

    while (given < 3 && plain_level(f, true, given)
           * skr_base(f->code, &f->contract.game) < f->contract.bid)
        given++;
    return given;
}

/* end.decided: what each side needs for that level. */
static enum skr_decision plain_decision(const struct skr_facts *f)
{
    static const int soloists[] = { 61, 90 }, defenders[] = { 60, 31 };
    int level = plain_forced(f);

    if (f->contract.game.game == SKR_NULL)
        return f->taken.tricks > 0 || f->contract.bid > skr_null_value(&f->contract.game)
            ? SKR_DECIDED_LOST
            : others_tricks(f) == 10 ? SKR_DECIDED_WON : SKR_OPEN;
    if (level >= SKR_SCHWARZ)
        return level > SKR_SCHWARZ || others_tricks(f) > 0 ? SKR_DECIDED_LOST
            : f->taken.tricks == 10 ? SKR_DECIDED_WON : SKR_OPEN;
    return others_points(f) >= defenders[level] ? SKR_DECIDED_LOST
        : f->taken.points >= soloists[level] ? SKR_DECIDED_WON : SKR_OPEN;
}

/* level.win, level.announced, level.null: when nothing was given up. */
static bool plain_made(const struct skr_facts *f)
{
    return f->contract.game.game == SKR_NULL ? f->taken.tricks == 0
        : f->contract.game.announced == SKR_SCHWARZ ? f->taken.tricks == 10
        : f->taken.points >= (f->contract.game.announced == SKR_SCHNEIDER ? 90 : 61);
}

/* The level; who is schneider, who schwarz: level.schneider, level.schwarz. */
static void check_level(const struct skr_facts *f, const struct skr_value *v,
                        bool made, int given)
{
    int level = plain_level(f, made, given);

    if (f->contract.game.game == SKR_NULL)
        return;
    REQUIRE(v->level == level, "ending %d, made %d, given %d: level %d, not %d",
            f->end.how, made, given, v->level, level);
    REQUIRE(v->schneider == ((made ? f->taken.points : others_points(f)) >= 90),
            "%d to %d: schneider %d", f->taken.points, others_points(f),
            v->schneider);
    REQUIRE(v->schwarz == ((made ? f->taken.tricks : others_tricks(f)) == 10),
            "tricks %d to %d: schwarz %d", f->taken.tricks, others_tricks(f),
            v->schwarz);
}

/* end.concede-defender, end.offer, end.concede-soloist: the level that a game
 * broken off while it is open has. */
static void open_game_given_up(const struct skr_facts *f,
                               const struct skr_value *v)
{
    bool null = f->contract.game.game == SKR_NULL, ends = !is_altenburg(f->code);
    int given = !null && f->end.how == SKR_DEFENDERS_GAVE_UP ? plain_forced(f)
                                                            : SKR_NO_LEVEL;
    enum skr_clause clause = !ends ? SKR_C_END_ABSENT
        : f->end.how == SKR_SOLOIST_GAVE_UP ? SKR_C_END_CONCEDE_SOLOIST
        : given != SKR_NO_LEVEL ? SKR_C_END_FORCED_LEVEL
                                : SKR_C_END_CONCEDE_DEFENDER;

    if (f->end.how == SKR_OFFER_ACCEPTED)
        clause = v->overbid ? SKR_C_VALUE_BID : SKR_C_END_OFFER;
    REQUIRE(v->clause == clause, "given up by %d: %s, not %s", f->end.how,
            skr_clause_info(v->clause)->id, skr_clause_info(clause)->id);
    check_level(f, v, f->end.how != SKR_SOLOIST_GAVE_UP, given);
}

/* The level, and the clause that decided, of every game. */
static void levels_and_clauses(const struct skr_facts *f,
                               const struct skr_value *v)
{
    enum skr_decision decision = plain_decision(f);
    bool null = f->contract.game.game == SKR_NULL, made = plain_made(f);
    enum skr_clause clause = null ? SKR_C_LEVEL_NULL
        : f->contract.game.announced != SKR_NO_LEVEL ? SKR_C_LEVEL_ANNOUNCED
                                            : SKR_C_LEVEL_WIN;

    asked++;
    REQUIRE(skr_decided(f) == decision, "decided %d, not %d", skr_decided(f),
            decision);
    if (f->end.how != SKR_PLAYED && decision == SKR_OPEN) {
        open_game_given_up(f, v);
        return;
    }
    /* a game that defenders give up is lost only where that is certain */
    if (f->end.how == SKR_DEFENDERS_GAVE_UP || f->end.how == SKR_OFFER_ACCEPTED)
        made = null ? f->taken.tricks == 0
            : f->contract.game.announced == SKR_SCHWARZ ? others_tricks(f) == 0
            : others_points(f) < (f->contract.game.announced ? 31 : 60);
    if (f->end.how == SKR_SOLOIST_GAVE_UP)
        made = decision == SKR_DECIDED_WON;
    if (null && v->overbid)
        clause = f->code == skr_code_at(0) || f->code == skr_code_at(1)
            ? SKR_C_VALUE_OVERBID_NULL
                                          : SKR_C_VALUE_OVERBID_NULL_1999;
    else if (made && v->overbid)
        clause = SKR_C_VALUE_BID;
    REQUIRE(v->clause == clause, "%s, not %s", skr_clause_info(v->clause)->id,
            skr_clause_info(clause)->id);
    REQUIRE(v->won == (made && !v->overbid), "made %d, overbid %d, won %d",
            made, v->overbid, v->won);
    check_level(f, v, made, SKR_NO_LEVEL);
}

/* Without and with count the same. matadors.with */
static void sign_changes_nothing(const struct skr_facts *f,
                                 const struct skr_value *v)
{
    struct skr_facts without = *f;
    struct skr_value w;

    asked++;
    if (f->contract.game.game == SKR_NULL)
        return;
    without.contract.matadors = -f->contract.matadors;
    REQUIRE(skr_value(&without, &w) == SKR_OK, "refused without");
    REQUIRE(w.score == v->score && w.won == v->won && w.clause == v->clause
            && w.steps == v->steps && w.matadors == -v->matadors,
            "with %d: %d, without: %d", v->matadors, v->score, w.score);
}

/* One card point more, or one trick more, never costs the soloist anything. In
 * null it is the other way round with tricks. */
static void more_is_never_worse(const struct skr_facts *f,
                                const struct skr_value *v)
{
    struct skr_facts more = *f;
    struct skr_value w;

    asked++;
    if (f->end.how != SKR_PLAYED)
        return;
    more.taken.points++;
    if (skr_value(&more, &w) == SKR_OK)
        REQUIRE(w.score >= v->score, "%d points: %d, then %d", f->taken.points,
                v->score, w.score);
    more = *f;
    more.taken.tricks++;
    if (skr_value(&more, &w) == SKR_OK)
        REQUIRE(f->contract.game.game == SKR_NULL ? w.score <= v->score
                                         : w.score >= v->score,
                "%d tricks: %d, then %d", f->taken.tricks, v->score, w.score);
}

/* end.decided: who gives up after the decision changes nothing; before it he
 * loses, but for a level that the bid or an offer lacks. */
static void giving_up_loses_what_is_open(const struct skr_facts *f,
                                         const struct skr_value *v)
{
    enum skr_decision decision = skr_decided(f);

    asked++;
    if (f->end.how == SKR_SOLOIST_GAVE_UP)
        REQUIRE(v->won == (decision == SKR_DECIDED_WON),
                "decided %d, the soloist gives up, won %d", decision, v->won);
    if (f->end.how == SKR_DEFENDERS_GAVE_UP)
        REQUIRE(v->won == (decision != SKR_DECIDED_LOST),
                "decided %d, the defenders give up, won %d", decision, v->won);
    if (f->end.how == SKR_OFFER_ACCEPTED && v->won)
        REQUIRE(decision != SKR_DECIDED_LOST, "an offer wins a lost game");
    if (f->end.how == SKR_PLAYED)
        REQUIRE(decision == (v->won ? SKR_DECIDED_WON : SKR_DECIDED_LOST),
                "all is played, decided %d, won %d", decision, v->won);
}

static void ask_and_count(question *ask)
{
    asked = 0;
    ask_all(ask);
    ck_assert_int_gt(asked, 100000);
}

START_TEST(values_are_products)
{
    ask_and_count(value_is_a_product);
}
END_TEST

START_TEST(scores_are_values_or_their_doubles)
{
    ask_and_count(score_is_the_value_or_its_double);
}
END_TEST

START_TEST(all_steps_add_up)
{
    ask_and_count(steps_add_up);
}
END_TEST

START_TEST(all_levels_and_clauses)
{
    ask_and_count(levels_and_clauses);
}
END_TEST

START_TEST(with_and_without_count_the_same)
{
    ask_and_count(sign_changes_nothing);
}
END_TEST

START_TEST(more_points_and_tricks_are_never_worse)
{
    ask_and_count(more_is_never_worse);
}
END_TEST

START_TEST(giving_up_and_the_decision)
{
    ask_and_count(giving_up_loses_what_is_open);
}
END_TEST

/* auction.values: each bid is the value of some game, without any bid. */
static bool reached[SKR_BID_LIMIT + 1];

static void mark_reached(const struct skr_facts *f, const struct skr_value *v)
{
    (void)f;
    asked++;
    if (!v->overbid)
        reached[v->value] = true;
}

START_TEST(every_bid_is_the_value_of_a_game)
{
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        struct skr_announcement list[GAMES_MOST];
        int games = list_games(skr_code_at(i), list);

        memset(reached, 0, sizeof reached);
        for (int g = 0; g < games; g++) {
            struct skr_facts f = { .code = skr_code_at(i), .contract.game = list[g] };
            int most = f.contract.game.game == SKR_GRAND ? 4 : 11;

            for (f.contract.matadors = 1; f.contract.matadors <= most; f.contract.matadors++)
                ask_results(&f, mark_reached);
        }
        for (int bid = 0; bid <= SKR_BID_LIMIT; bid++)
            REQUIRE(reached[bid] == skr_bid_valid(skr_code_at(i), bid),
                    "%s: %d is %s but %s", skr_code_at(i)->name, bid,
                    reached[bid] ? "a value" : "no value",
                    reached[bid] ? "no bid" : "a bid");
    }
}
END_TEST

/* ------------------------------------------------------------- overbid null */

/* value.overbid-null, for twelve cards drawn at random */
START_TEST(overbid_null_becomes_the_cheapest_game)
{
    static const int base[5] = { 9, 10, 11, 12, 24 };
    uint64_t state = 0;

    for (int round = 0; round < 20000; round++) {
        struct skr_facts f = clubs();
        struct skr_value v;
        int least = INT_MAX;

        f.contract.game = (struct skr_announcement){ .game = SKR_NULL,
                                            .hand = round % 2 != 0,
                                            .ouvert = round / 2 % 2 != 0 };
        while (skr_count(f.contract.cards) < 12)
            f.contract.cards |= SKR_BIT(random_bits(&state) % 32);
        do
            f.contract.bid = (int)(24 + random_bits(&state) % 241);
        while (f.contract.bid <= skr_null_value(&f.contract.game));
        for (int game = 0; game < 5; game++) {
            int level = abs(skr_matadors((enum skr_game)game, f.contract.cards)) + 1
                + f.contract.game.hand;

            while (base[game] * level < f.contract.bid)
                level++;
            if (base[game] * level < least)
                least = base[game] * level;
        }
        ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
        REQUIRE(v.overbid && !v.won && v.value == least
                && v.base * v.level == least && v.score == -2 * least,
                "%08x, bid %d: %d, not %d", f.contract.cards, f.contract.bid, v.value, least);
        ck_assert_int_eq(v.clause, SKR_C_VALUE_OVERBID_NULL);
    }
}
END_TEST

/* value.overbid-null-1999 */
START_TEST(overbid_null_was_the_next_null_value)
{
    for (int i = 2; i < CODES; i++)
        for (int n = 0; n < 4; n++)
            for (int bid = 0; bid <= SKR_BID_LIMIT; bid++) {
                struct skr_facts f = clubs();
                struct skr_value v;
                int charged;

                f.code = skr_code_at(i);
                f.contract.game = (struct skr_announcement){ .game = SKR_NULL,
                                                    .hand = n % 2 != 0,
                                                    .ouvert = n / 2 != 0 };
                f.contract.bid = bid;
                f.taken.tricks = 0;
                charged = skr_null_value(&f.contract.game);
                if (bid > charged)
                    charged = bid <= 35 ? 35 : bid <= 46 ? 46
                        : bid <= 59 ? 59 : bid;
                ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
                REQUIRE(v.value == charged
                        && v.won == (bid <= skr_null_value(&f.contract.game))
                        && v.overbid == !v.won, "bid %d: %d, not %d", bid,
                        v.value, charged);
            }
}
END_TEST

/* ------------------------------------------------------------------ decision */

/* What is decided with these card points and tricks of both sides. */
static enum skr_decision decide(struct skr_facts *f, int points, int others,
                                int tricks, int others_tricks)
{
    f->taken.points = points;
    f->taken.unplayed_points = (120 - points - others);
    f->taken.tricks = tricks;
    f->taken.unplayed_tricks = (10 - tricks - others_tricks);
    return skr_decided(f);
}

#define POINTS COUNT(point_list)

/* By card points (of point_list) and tricks, the soloist's first. -1: so many
 * tricks cannot hold so many points, or leave so few. */
static int decided[POINTS][POINTS][11][11];

static bool is_possible(int points, int others, int tricks, int others_tricks)
{
    int left = 10 - tricks - others_tricks;

    return left >= 0 && points <= most_in(3 * tricks + 2)
        && others <= most_in(3 * others_tricks)
        && 120 - points - others >= 0
        && 120 - points - others <= most_in(3 * left);
}

/* Once decided, a trick more for either side, with any points, leaves it so. */
static void stays(int a, int b, int t, int u)
{
    int now = decided[a][b][t][u], then;

    for (int more = a; t < 10 && more < POINTS; more++) {
        then = decided[more][b][t + 1][u];
        REQUIRE(then == -1 || then == now, "%d to %d, tricks %d to %d: %d,"
                " with %d then %d", point_list[a], point_list[b], t, u, now,
                point_list[more], then);
    }
    for (int more = b; u < 10 && more < POINTS; more++) {
        then = decided[a][more][t][u + 1];
        REQUIRE(then == -1 || then == now, "%d to %d, tricks %d to %d: %d,"
                " to %d then %d", point_list[a], point_list[b], t, u, now,
                point_list[more], then);
    }
}

static void decisions_stay(struct skr_facts *f)
{
    for (int a = 0; a < POINTS; a++)
        for (int b = 0; b < POINTS; b++)
            for (int t = 0; t <= 10; t++)
                for (int u = 0; u <= 10; u++)
                    decided[a][b][t][u] =
                        is_possible(point_list[a], point_list[b], t, u)
                        ? (int)decide(f, point_list[a], point_list[b], t, u)
                        : -1;
    for (int a = 0; a < POINTS; a++)
        for (int b = 0; b < POINTS; b++)
            for (int t = 0; t <= 10; t++)
                for (int u = 0; u <= 10; u++) {
                    int now = decided[a][b][t][u];

                    if (now == SKR_DECIDED_WON || now == SKR_DECIDED_LOST)
                        stays(a, b, t, u);
                    REQUIRE(now != SKR_OPEN || t + u < 10,
                            "%d to %d and tricks %d to %d: open",
                            point_list[a], point_list[b], t, u);
                }
}

START_TEST(what_is_decided_stays)
{
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        struct skr_announcement list[GAMES_MOST];
        int games = list_games(skr_code_at(i), list);

        for (int g = 0; g < games; g++) {
            struct skr_facts f = { .code = skr_code_at(i), .contract.game = list[g],
                                   .contract.matadors = 1 };
            int base = skr_base(f.code, &f.contract.game);

            /* no bid; and bids that more and more levels cover, and none */
            for (int level = 0; level <= 9; level++) {
                f.contract.bid = (base * level);
                if (f.contract.game.game != SKR_NULL || level == 0)
                    decisions_stay(&f);
            }
        }
    }
}
END_TEST

/* end.null: the first trick decides; without one, only the last. A null game
 * below its bid is lost from the start: value.overbid-null. */
START_TEST(null_is_decided_by_a_trick_or_the_bid)
{
    struct skr_facts f = { .code = skr_code_at(0),
                           .contract.game = { .game = SKR_NULL } };

    for (f.contract.bid = 0; f.contract.bid <= 27; f.contract.bid++)
        for (int t = 0; t <= 10; t++)
            for (int u = 0; t + u <= 10; u++)
                ck_assert_int_eq(decide(&f, 0, 0, t, u),
                                 f.contract.bid > 23 || t > 0 ? SKR_DECIDED_LOST
                                 : u == 10 ? SKR_DECIDED_WON : SKR_OPEN);
}
END_TEST

/* skat.wrong-number: the loss is counted step by step; with 2, game 3, times 24, twice. */
START_TEST(a_wrong_number_is_told_step_by_step)
{
    static const struct skr_step step[] = {
        { SKR_C_VALUE_MATADORS, 2 }, { SKR_C_VALUE_GAME, 3 }, { SKR_C_VALUE_PRODUCT, 72 },
        { SKR_C_VALUE_LOST_DOUBLE, -144 },
    };
    const struct skr_facts f = { .code = skr_code_at(0), .end.how = SKR_WRONG_NUMBER,
                                 .contract = { .game = { .game = SKR_GRAND },
                                               .bid = 18, .matadors = 2 },
                                 .taken = { .points = 120, .tricks = 10 } };
    struct skr_value v;

    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.steps, 4);
    for (int i = 0; i < 4; i++) {
        ck_assert_int_eq(v.step[i].clause, step[i].clause);
        ck_assert_int_eq(v.step[i].sum, step[i].sum);
    }
}
END_TEST

/* end.early-lead: nothing was announced, so that it is no hand game, whatever stands in the field. With the jack
 * of clubs, all diamonds and three hearts: with 1, game 2, times 9, twice. */
START_TEST(an_early_lead_loses_no_hand_game)
{
    const struct skr_facts f = { .code = skr_code_at(0), .end.how = SKR_LED_EARLY,
                                 .contract = { .game = { .game = SKR_GAME_CLUBS, .hand = true },
                                               .bid = 18, .cards = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK)) | 0x7FF },
                                 .taken = { .unplayed_points = 120, .unplayed_tricks = 10 } };
    struct skr_value v;

    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.steps, 2);
    ck_assert_int_eq(v.step[0].clause, SKR_C_END_EARLY_LEAD);
    ck_assert_int_eq(v.step[0].sum, 18);
    ck_assert_int_eq(v.step[1].clause, SKR_C_VALUE_LOST_DOUBLE);
    ck_assert_int_eq(v.step[1].sum, -36);
    ck_assert_int_eq(v.matadors, 1);
}
END_TEST

/* end.early-lead: the matadors are those of the game that is charged. Four jacks and the ace of clubs: with 5 in clubs,
 * with 4 in diamonds, which are cheaper: game 5, times 9. */
START_TEST(an_early_lead_has_the_matadors_of_the_cheapest_game)
{
    static const char *const cards[] = { "CJ", "SJ", "HJ", "DJ", "CA", "CK", "SA", "SK", "HA", "HK", "DK", "D7" };
    struct skr_facts f = { .code = skr_code_at(0), .end.how = SKR_LED_EARLY,
                           .contract = { .game = { .game = SKR_GAME_CLUBS }, .bid = 18 },
                           .taken = { .unplayed_points = 120, .unplayed_tricks = 10 } };
    struct skr_value v;

    for (int i = 0; i < 12; i++)
        f.contract.cards |= SKR_BIT(skr_card_read(cards[i], 2));
    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.value, 45);
    ck_assert_int_eq(v.matadors, 4);
}
END_TEST

/* announce.change matadors.limit: of nine and more matadors four count in grand, 5 times 24 is 120. Clubs with 8
 * are 108, with 9 they are 120, too. */
START_TEST(a_change_to_grand_counts_four_matadors)
{
    const struct skr_code *code = skr_code_find("altenburg1937");
    const struct skr_announcement grand = { .game = SKR_GRAND };
    struct skr_contract clubs = { .game = { .game = SKR_GAME_CLUBS }, .matadors = 8 };

    ck_assert_int_eq(skr_change(code, &clubs, &grand), SKR_C_NONE);
    clubs.matadors = 9;
    ck_assert_int_eq(skr_change(code, &clubs, &grand), SKR_C_ANNOUNCE_CHANGE);
    clubs.matadors = 8;     /* announce.final: since 1999 no game is changed */
    ck_assert_int_eq(skr_change(skr_code_find("isko2022"), &clubs, &grand), SKR_C_ANNOUNCE_FINAL);
}
END_TEST

/* ------------------------------------------------------------------ misdeals */

/* A wrong number of cards, found in the play; rearhand is the soloist. */
static struct skr_misdeal_ruling count(int forehands, int rearhands, bool announced,
                                       struct skr_contract contract)
{
    struct skr_misdeal m = { .kind = SKR_COUNT, .found = SKR_FOUND_IN_PLAY,
                             .by = SKR_NOBODY, .soloist = SKR_REARHAND,
                             .cards = { forehands, 10, rearhands },
                             .announced = announced, .contract = contract };
    struct skr_misdeal_ruling out;

    skr_misdeal(skr_code_at(0), &m, &out);
    return out;
}

/* deal.count-defenders: a null below its bid is won, but nothing says what it is worth. */
START_TEST(a_null_below_its_bid_is_not_valued)
{
    const struct skr_contract null = { .game = { .game = SKR_NULL }, .bid = 24,
                                       .cards = SKR_JACKS | 0xFF01 };
    struct skr_misdeal_ruling out = count(9, 10, true, null);

    ck_assert_int_eq(out.favours, SKR_REST_SOLOISTS);
    ck_assert(!out.valued);
}
END_TEST

/* deal.count-defenders deal.count-soloist: without its bid no game is valued, and without matadors only a null
 * that is announced. */
START_TEST(what_is_not_known_is_not_valued)
{
    for (int n = 0; n < 32; n++) {
        const bool null = n & 1, bid = n & 2, matadors = n & 4, announced = n & 8;
        const struct skr_contract c = { .game.game = null ? SKR_NULL : SKR_GAME_CLUBS,
                                        .bid = bid ? 18 : 0, .matadors = matadors };

        ck_assert_int_eq(count(n & 16 ? 9 : 10, n & 16 ? 10 : 9, announced, c).valued,
                         bid && (matadors || (announced && null)));
    }
}
END_TEST

/* deal.count-soloist: nothing is announced, and so the cheapest game is no hand game: diamonds for
 * 18 with one matador, whatever stands in the field of the game. */
START_TEST(a_game_that_is_not_announced_is_no_hand_game)
{
    const struct skr_contract none = { .game = { .game = SKR_GRAND, .hand = true },
                                       .bid = 18, .matadors = 1 };
    struct skr_misdeal_ruling out = count(10, 9, false, none);

    ck_assert_int_eq(out.favours, SKR_REST_DEFENDERS);
    ck_assert(out.valued);
    ck_assert_int_eq(out.game, SKR_GAME_DIAMONDS);
    ck_assert_int_eq(out.value, 18);
    ck_assert_int_eq(out.score, -36);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        every_error_has_words,
        matadors_have_limits,
        points_and_tricks_have_limits,
        so_many_tricks_hold_so_many_points,
        only_ruled_announcements_have_a_value,
        overbid_null_needs_twelve_cards, what_cannot_be_has_no_value, a_breach_without_a_clause_is_a_look,
        base_values,
        values_are_products,
        scores_are_values_or_their_doubles,
        all_steps_add_up,
        all_levels_and_clauses,
        with_and_without_count_the_same,
        more_points_and_tricks_are_never_worse,
        giving_up_and_the_decision,
        every_bid_is_the_value_of_a_game,
        overbid_null_becomes_the_cheapest_game,
        overbid_null_was_the_next_null_value,
        what_is_decided_stays,
        null_is_decided_by_a_trick_or_the_bid,
        a_wrong_number_is_told_step_by_step,
        an_early_lead_loses_no_hand_game,
        an_early_lead_has_the_matadors_of_the_cheapest_game,
        a_change_to_grand_counts_four_matadors,
        a_null_below_its_bid_is_not_valued,
        what_is_not_known_is_not_valued,
        a_game_that_is_not_announced_is_no_hand_game,
    };

    return RUN_TESTS("value", tests);
}

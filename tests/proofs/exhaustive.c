/* Small domains, asked as a whole, against definitions that are tables: strengths of cards, and the
 * factors that a result adds. Each proof prints how many questions it was and which clauses it is
 * about. With PROOFS=deep in the environment: larger hands, all numbers of card points and tricks. */
#include <string.h>

#include "../support/engine.h"

static bool deep(void)
{
    const char *wanted = getenv("PROOFS");

    return wanted != NULL && strcmp(wanted, "deep") == 0;
}

static void proved(const char *what, long long questions, const char *clauses)
{
    printf("# proved: %s: %lld questions (%s)\n", what, questions, clauses);
    fflush(stdout);
}

/* ------------------------------------------------------------------- strength */

/* By enum skr_rank, 7 8 9 Q K T A J, within a suit: rank.suit, rank.grand, rank.null. */
static const int in_suit[8] = { 1, 2, 3, 4, 5, 6, 7, 0 };
static const int in_null[8] = { 1, 2, 3, 6, 7, 4, 8, 5 };

static int suit_of(int card) { return card / 8; }
static bool is_jack(int card) { return card % 8 == SKR_JACK; }

static bool is_trump(int game, int card)
{
    return game != SKR_NULL && (is_jack(card) || suit_of(card) == game);
}

/* How strong a card is in a trick to which `led` was led; 0 cannot win. trick.winner, rank.jacks */
static int strength(int game, int led, int card)
{
    if (game == SKR_NULL)
        return suit_of(card) == suit_of(led) ? in_null[card % 8] : 0;
    if (is_jack(card))
        return 200 + suit_of(card);
    if (suit_of(card) == game)
        return 100 + in_suit[card % 8];
    return !is_trump(game, led) && suit_of(card) == suit_of(led) ? in_suit[card % 8] : 0;
}

START_TEST(the_strongest_card_wins_each_trick)
{
    long long asked = 0;

    for (int game = 0; game < SKR_GAMES; game++)
        for (int n = 0; n < 32 * 32 * 32; n++) {
            const int card[3] = { n / 1024, n / 32 % 32, n % 32 };
            int winner;

            if (card[0] == card[1] || card[0] == card[2] || card[1] == card[2])
                continue;
            winner = skr_trick_winner((enum skr_game)game, card);
            REQUIRE(winner >= 0 && winner <= 2, "winner %d", winner);
            for (int i = 0; i < 3; i++)
                REQUIRE(i == winner || strength(game, card[0], card[i])
                        < strength(game, card[0], card[winner]),
                        "game %d, cards %d %d %d: %d wins", game, card[0], card[1], card[2],
                        winner);
            asked++;
        }
    ck_assert_int_eq(asked, 6LL * 32 * 31 * 30);
    proved("the strongest card wins each trick", asked,
           "trick.winner rank.jacks rank.suit rank.grand rank.null");
}
END_TEST

/* ----------------------------------------------------------------- legal cards */

static bool follows(int game, int led, int card)
{
    return is_trump(game, led) ? is_trump(game, card)
        : !is_trump(game, card) && suit_of(card) == suit_of(led);
}

static long long legal_asked;

static void ask_legal(skr_cards hand)
{
    for (int game = 0; game < SKR_GAMES; game++)
        for (int led = SKR_NO_CARD; led < 32; led++) {
            skr_cards legal = skr_legal((enum skr_game)game, hand, led), following = 0;

            for (int card = 0; card < 32 && led != SKR_NO_CARD; card++)
                if ((hand >> card & 1) != 0 && follows(game, led, card))
                    following |= SKR_BIT(card);
            REQUIRE(legal != 0 && (legal & ~hand) == 0,
                    "game %d, hand %08x, led %d: %08x", game, hand, led, legal);
            REQUIRE(legal == (following != 0 ? following : hand),
                    "game %d, hand %08x, led %d: %08x", game, hand, led, legal);
            legal_asked++;
        }
}

/* All hands that add up to `more` cards from `first` on to these. */
static void ask_hands(skr_cards hand, int first, int more)
{
    if (hand != 0)
        ask_legal(hand);
    for (int card = first; card < 32 && more > 0; card++)
        ask_hands(hand | SKR_BIT(card), card + 1, more - 1);
}

START_TEST(legal_cards_of_all_small_hands)
{
    ask_hands(0, 0, deep() ? 5 : 3);
    proved(deep() ? "legal cards of all hands of up to five cards"
                  : "legal cards of all hands of up to three cards",
           legal_asked, "play.follow play.jacks play.void");
}
END_TEST

/* -------------------------------------------------------------------- matadors */

/* How many of the trumps from the top on are held, or not held, as the first is. */
static int plain_matadors(int game, skr_cards cards)
{
    int order[11] = { 31, 23, 15, 7 }, n = 4, run = 0;

    for (int rank = 7; rank > 0 && game != SKR_GRAND; rank--)
        for (int card = 8 * game; card < 8 * game + 8; card++)
            if (in_suit[card % 8] == rank)
                order[n++] = card;
    while (run < n && (cards >> order[run] & 1) == (cards >> 31 & 1))
        run++;
    return (cards >> 31 & 1) != 0 ? run : -run;
}

START_TEST(matadors_of_all_holdings_of_trumps)
{
    long long asked = 0;

    for (int game = 0; game <= SKR_GRAND; game++) {
        skr_cards trumps = 0, held = 0;

        for (int card = 0; card < 32; card++)
            trumps |= is_trump(game, card) ? SKR_BIT(card) : 0;
        do {
            /* beside each holding: no other card, each one alone, and all of them */
            for (int card = -1; card <= 32; card++) {
                skr_cards others = card < 0 ? 0 : card == 32 ? SKR_PACK : SKR_BIT(card);
                skr_cards cards = held | (others & ~trumps);

                REQUIRE(skr_matadors((enum skr_game)game, cards) == plain_matadors(game, cards),
                        "game %d, %08x: %d", game, cards, skr_matadors((enum skr_game)game, cards));
                asked++;
            }
            held = (held - trumps) & trumps;
        } while (held != 0);
    }
    proved("matadors of all holdings of trumps", asked,
           "matadors.run matadors.with matadors.limit");
}
END_TEST

/* ---------------------------------------------------------------------- values */

/* What a result adds to the matadors and the game, and who wins: by result and announced level.
 * Negative: the soloist has lost. 0 counts as won in the first three rows, as lost in the others.
 * level.* value.schneider value.schwarz value.*-announced value.announced-missed value.own-* */
enum { TEN_TRICKS, NINETY, SIXTY_ONE, THIRTY_ONE, THIRTY, NO_TRICK };
static const int added[6][3] = {
    { 2, 3, 4 }, { 1, 2, -4 }, { 0, -2, -4 }, { 0, -2, -4 }, { -1, -2, -4 }, { -2, -3, -4 },
};

static int result(int points, int tricks)
{
    return tricks == 10 ? TEN_TRICKS : points >= 90 ? NINETY : points >= 61 ? SIXTY_ONE
        : points >= 31 ? THIRTY_ONE : tricks > 0 ? THIRTY : NO_TRICK;
}

struct worth { bool won, overbid; int value; };

static struct worth plain_worth(const struct skr_facts *f)
{
    static const int base[] = { 9, 10, 11, 12, 24 };
    const struct skr_announcement *game = &f->contract.game;
    bool old = strcmp(f->code->name, "altenburg1937") == 0;
    int row = result(f->taken.points, f->taken.tricks);
    int more = added[row][game->announced], of = base[game->game], value;
    struct worth w = { .won = row <= SIXTY_ONE && more >= 0 };

    value = abs(f->contract.matadors) + 1 + game->hand + abs(more);
    if (old && game->game == SKR_GRAND && game->ouvert)
        of = 36;                                       /* value.grand-ouvert of 1937 */
    else
        value += game->ouvert;
    w.value = value * of;
    w.overbid = w.value < f->contract.bid;             /* value.overbid */
    while (w.value < f->contract.bid)
        w.value += of;
    w.won = w.won && !w.overbid;
    return w;
}

/* value.null, level.null. A game that takes the place of an overbid null is not asked here. */
static struct worth plain_null(const struct skr_facts *f)
{
    static const int value[2][2] = { { 23, 46 }, { 35, 59 } };

    return (struct worth){ f->taken.tricks == 0, false,
        value[f->contract.game.hand][f->contract.game.ouvert] };
}

static long long values_asked;

static void ask_value(const struct skr_facts *f)
{
    bool null = f->contract.game.game == SKR_NULL;
    bool once = strcmp(f->code->name, "altenburg1937") == 0 && f->contract.game.hand;
    struct skr_value v;
    struct worth w;

    if (skr_value(f, &v) != SKR_OK)
        return;
    w = null ? plain_null(f) : plain_worth(f);
    if (null && w.value < f->contract.bid)
        return;
    REQUIRE(v.won == w.won && v.overbid == w.overbid && v.value == w.value
            && v.score == (w.won ? 1 : once ? -1 : -2) * w.value,
            "%s, game %d, hand %d, ouvert %d, announced %d, matadors %d, bid %d, points %d,"
            " tricks %d: %d, not %d", f->code->name, f->contract.game.game, f->contract.game.hand,
            f->contract.game.ouvert, f->contract.game.announced, f->contract.matadors,
            f->contract.bid, f->taken.points, f->taken.tricks, v.score, w.value);
    values_asked++;
}

/* The least and the most of each row of the table; deep: all there are. */
static void ask_all_results(struct skr_facts *f)
{
    static const short edge[][2] = { { 120, 10 }, { 120, 9 }, { 90, 9 }, { 89, 8 }, { 61, 5 },
        { 60, 5 }, { 31, 3 }, { 30, 3 }, { 0, 1 }, { 30, 0 }, { 0, 0 } };
    int all = deep() ? 121 * 11 : (int)(sizeof edge / sizeof *edge);

    for (int i = 0; i < all; i++) {
        f->taken.points = deep() ? (i / 11) : edge[i][0];
        f->taken.tricks = deep() ? (i % 11) : edge[i][1];
        ask_value(f);
    }
}

static void ask_all_values(const struct skr_code *code, struct skr_announcement said)
{
    int most = said.game == SKR_NULL ? 0 : said.game == SKR_GRAND ? 4 : 11;
    struct skr_facts f = { .code = code, .contract.game = said };

    if (said.game == SKR_NULL)
        f.contract.cards = 0x00FF00F0u;
    for (int matadors = -most; matadors <= most; matadors++)
        for (int bid = skr_bid_next(code, 0), first = 1; bid != 0 || first;
             bid = first ? bid : skr_bid_next(code, bid)) {
            if (matadors == 0 && most > 0)
                break;
            f.contract.matadors = matadors;
            f.contract.bid = first ? 0 : bid;
            first = 0;
            ask_all_results(&f);
        }
}

START_TEST(all_values)
{
    const struct skr_code *code;

    for (int i = 0; (code = skr_code_at(i)) != NULL; i++)
        for (int k = 0; k < SKR_GAMES * 12; k++)
            ask_all_values(code, (struct skr_announcement){
                .game = (enum skr_game)(k / 12), .hand = k % 2 != 0, .ouvert = k / 2 % 2 != 0,
                .announced = (enum skr_level)(k / 4 % 3) });
    ck_assert_int_gt(values_asked, 1000000);
    proved("all values: codes, games, announcements, matadors, bids, results", values_asked,
           "value.* level.win level.announced level.null");
}
END_TEST

int main(void)
{
    const TTest *const proofs[] = {
        the_strongest_card_wins_each_trick, legal_cards_of_all_small_hands,
        matadors_of_all_holdings_of_trumps, all_values,
    };

    return RUN_TESTS("proofs", proofs);
}

/* Cards, deal, matadors and play, against plain forms written from the clauses
 * pack.*, rank.*, deal.*, matadors.*, play.* and trick.*. */
#include <string.h>

#include "../support/engine.h"

/* ------------------------------------------------------------ the plain forms */

/* By enum skr_suit and enum skr_rank, as the header counts them. */
static const char suits[] = "DHSC", ranks[] = "789QKTAJ";

static char suit_of(int card) { return suits[card / 8]; }
static char rank_of(int card) { return ranks[card % 8]; }

/* rank.suit, rank.grand, rank.null */
static bool is_trump(enum skr_game game, int card)
{
    if (game == SKR_NULL)
        return false;
    return rank_of(card) == 'J'
        || (game != SKR_GRAND && suit_of(card) == suits[game]);
}

/* play.follow, play.jacks */
static bool follows(enum skr_game game, int led, int card)
{
    if (is_trump(game, led))
        return is_trump(game, card);
    return !is_trump(game, card) && suit_of(card) == suit_of(led);
}

/* The cards of the class of `led` from the highest down: rank.suit, rank.grand,
 * rank.null, rank.jacks. Returns how many. */
static int class_down(enum skr_game game, int led, int out[11])
{
    const char *suit_order = "CSHD";
    const char *order = game == SKR_NULL ? "AKQJT987" : "ATKQ987";
    char suit = is_trump(game, led) && game != SKR_GRAND ? suits[game]
                                                         : suit_of(led);
    int n = 0;

    if (is_trump(game, led))
        for (int i = 0; i < 4; i++)
            out[n++] = (int)(strchr(suits, suit_order[i]) - suits) * 8
                + SKR_JACK;
    if (is_trump(game, led) && game == SKR_GRAND)
        return n;
    for (; *order != '\0'; order++)
        out[n++] = (int)(strchr(suits, suit) - suits) * 8
            + (int)(strchr(ranks, *order) - ranks);
    return n;
}

/* trick.winner */
static int plain_winner(enum skr_game game, const int card[3])
{
    int trump = SKR_CARD(SKR_CLUBS, SKR_JACK), order[22], n;

    n = game == SKR_NULL ? 0 : class_down(game, trump, order);
    n += class_down(game, card[0], order + n);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < 3; k++)
            if (order[i] == card[k])
                return k;
    return -1;
}

/* play.follow, play.void */
static skr_cards plain_legal(enum skr_game game, skr_cards hand, int led)
{
    skr_cards following = 0;

    for (int card = 0; card < 32; card++)
        if ((hand & SKR_BIT(card))
            && (led == SKR_NO_CARD || follows(game, led, card)))
            following |= SKR_BIT(card);
    return following != 0 ? following : hand;
}

/* pack.points */
static int plain_points(skr_cards cards)
{
    int points = 0;

    for (int card = 0; card < 32; card++)
        if (cards & SKR_BIT(card))
            switch (rank_of(card)) {
            case 'A': points += 11; break;
            case 'T': points += 10; break;
            case 'K': points += 4; break;
            case 'Q': points += 3; break;
            case 'J': points += 2; break;
            default: break;
            }
    return points;
}

static int plain_count(skr_cards cards)
{
    int n = 0;

    for (int card = 0; card < 32; card++)
        n += (cards >> card & 1) != 0;
    return n;
}

/* n of the cards, drawn at random. */
static skr_cards draw(uint64_t *state, skr_cards from, int n)
{
    skr_cards drawn = 0;

    while (plain_count(drawn) < n)
        drawn |= from & SKR_BIT(random_bits(state) % 32);
    return drawn;
}

/* --------------------------------------------------------------------- cards */

START_TEST(cards_are_written_and_read_back)
{
    for (int card = 0; card < 32; card++) {
        char text[3] = "??";

        text[2] = '?';
        skr_card_write(card, text);
        ck_assert_int_eq(text[0], suit_of(card));
        ck_assert_int_eq(text[1], rank_of(card));
        ck_assert_int_eq(text[2], '\0');
        ck_assert_int_eq(skr_card_read(text, 2), card);
    }
    ck_assert_int_eq(SKR_CARD(SKR_CLUBS, SKR_JACK), 31);
    ck_assert_int_eq(SKR_CARD(SKR_DIAMONDS, SKR_SEVEN), 0);
}
END_TEST

START_TEST(ten_may_be_written_with_digits)
{
    for (int suit = SKR_DIAMONDS; suit <= SKR_CLUBS; suit++) {
        const char text[3] = { suits[suit], '1', '0' };

        ck_assert_int_eq(skr_card_read(text, 3), SKR_CARD(suit, SKR_TEN));
    }
}
END_TEST

/* Every text of two bytes and of three: 32 cards, and 4 times "10". */
START_TEST(nothing_else_is_a_card)
{
    int two = 0, three = 0;

    for (unsigned n = 0; n < 1U << 24; n++) {
        const char text[3] = { (char)(n & 255), (char)(n >> 8 & 255),
                               (char)(n >> 16) };

        if (n < 1U << 16)
            two += skr_card_read(text, 2) != SKR_NO_CARD;
        three += skr_card_read(text, 3) != SKR_NO_CARD;
    }
    ck_assert_int_eq(two, 32);
    ck_assert_int_eq(three, 4);
    ck_assert_int_eq(skr_card_read("", 0), SKR_NO_CARD);
    ck_assert_int_eq(skr_card_read("C", 1), SKR_NO_CARD);
    ck_assert_int_eq(skr_card_read("C10 ", 4), SKR_NO_CARD);
}
END_TEST

/* All sets inside one half of the pack, and as many random ones. */
START_TEST(sets_are_counted_and_their_points_added)
{
    uint64_t state = 0;

    for (skr_cards half = 0; half < 1U << 16; half++) {
        const skr_cards sets[] = { half, half << 16, half | half << 16,
                                   random_bits(&state) };

        for (int i = 0; i < 4; i++) {
            REQUIRE(skr_count(sets[i]) == plain_count(sets[i]),
                    "%08x has %d cards, not %d", sets[i],
                    plain_count(sets[i]), skr_count(sets[i]));
            REQUIRE(skr_points(sets[i]) == plain_points(sets[i]),
                    "%08x has %d card points, not %d", sets[i],
                    plain_points(sets[i]), skr_points(sets[i]));
        }
    }
    for (int card = 0; card < 32; card++)
        ck_assert_int_eq(skr_card_points(card), plain_points(SKR_BIT(card)));
    ck_assert_int_eq(skr_count(SKR_PACK), 32);
    ck_assert_int_eq(skr_points(SKR_PACK), 120);
    ck_assert_int_eq(skr_count(SKR_JACKS), 4);
    ck_assert_int_eq(skr_points(SKR_JACKS), 8);
}
END_TEST

START_TEST(classes_and_their_order)
{
    for (int game = 0; game < SKR_GAMES; game++)
        for (int led = 0; led < 32; led++) {
            int down[11], n = class_down((enum skr_game)game, led, down);
            skr_cards class = 0;

            for (int i = 0; i < n; i++)
                class |= SKR_BIT(down[i]);
            ck_assert_uint_eq(skr_class((enum skr_game)game, led), class);
            for (int i = 1; i < n; i++)
                REQUIRE(skr_strength((enum skr_game)game, down[i - 1])
                            > skr_strength((enum skr_game)game, down[i]),
                        "game %d: card %d does not beat %d", game,
                        down[i - 1], down[i]);
        }
}
END_TEST

START_TEST(trumps)
{
    static const int number[SKR_GAMES] = { 11, 11, 11, 11, 4, 0 };

    for (int game = 0; game < SKR_GAMES; game++) {
        skr_cards set = skr_trumps((enum skr_game)game);

        ck_assert_int_eq(skr_count(set), number[game]);
        for (int card = 0; card < 32; card++)
            ck_assert_int_eq((set >> card & 1) != 0,
                             is_trump((enum skr_game)game, card));
    }
}
END_TEST

/* ------------------------------------------------------------------ matadors */

/* matadors.run, matadors.with, matadors.limit: all trumps that twelve cards can
 * hold, with the cards that are no trumps all there and all missing. */
START_TEST(matadors_of_all_holdings)
{
    for (int game = 0; game < SKR_GRAND + 1; game++) {
        int down[11], run;
        int n = class_down((enum skr_game)game,
                           SKR_CARD(SKR_CLUBS, SKR_JACK), down);

        for (unsigned held = 0; held < 1U << n; held++) {
            skr_cards cards = 0, others = ~skr_trumps((enum skr_game)game);

            for (int i = 0; i < n; i++)
                if (held >> i & 1)
                    cards |= SKR_BIT(down[i]);
            for (run = 1; run < n && (held >> run & 1) == (held & 1); run++)
                ;
            if ((held & 1) == 0)
                run = -run;
            REQUIRE(skr_matadors((enum skr_game)game, cards) == run
                    && skr_matadors((enum skr_game)game, cards | others) == run,
                    "game %d, %08x: not %d", game, cards, run);
        }
    }
    ck_assert_int_eq(skr_matadors(SKR_NULL, SKR_PACK), 0);
    ck_assert_int_eq(skr_matadors(SKR_NULL, 0), 0);
}
END_TEST

/* ---------------------------------------------------------------------- deal */

/* deal.order: three each, two aside, four each, three each. */
START_TEST(packs_are_dealt_in_order)
{
    static const char to[] = "FFFMMMRRRssFFFFMMMMRRRRFFFMMMRRR";
    uint64_t state = 0;

    for (int round = 0; round < 1000; round++) {
        struct skr_deal deal;
        skr_cards pile[4] = { 0, 0, 0, 0 };
        int pack[32];

        for (int i = 0; i < 32; i++) {
            int k = (int)(random_bits(&state) % (unsigned)(i + 1));
            pack[i] = pack[k];
            pack[k] = i;
        }
        for (int i = 0; i < 32; i++)
            pile[strchr("FMRs", to[i]) - "FMRs"] |= SKR_BIT(pack[i]);
        ck_assert_int_eq(skr_deal_pack(pack, &deal), SKR_C_NONE);
        ck_assert_int_eq(skr_deal_check(&deal), SKR_C_NONE);
        for (int seat = 0; seat < 3; seat++)
            ck_assert_uint_eq(deal.hand[seat], pile[seat]);
        ck_assert_uint_eq(deal.skat, pile[3]);
    }
}
END_TEST

/* pack.cards: a card in two places of the pack, wherever they are. */
START_TEST(a_pack_with_a_card_twice_is_not_dealt)
{
    for (int i = 0; i < 32; i++)
        for (int k = 0; k < 32; k++) {
            struct skr_deal deal = { { 1, 2, 3 }, 4 };
            int pack[32];

            for (int card = 0; card < 32; card++)
                pack[card] = card;
            pack[i] = k;
            REQUIRE(skr_deal_pack(pack, &deal)
                        == (i == k ? SKR_C_NONE : SKR_C_PACK_CARDS),
                    "card %d in place %d", k, i);
            REQUIRE(i == k || (deal.hand[0] == 1 && deal.hand[1] == 2
                               && deal.hand[2] == 3 && deal.skat == 4),
                    "card %d in place %d: dealt all the same", k, i);
        }
}
END_TEST

/* deal.hands, pack.cards */
START_TEST(deals_that_are_not_one)
{
    const struct skr_deal good = { { 0x3FF, 0xFFC00, 0x3FF00000 },
                                   0xC0000000 };

    ck_assert_int_eq(skr_deal_check(&good), SKR_C_NONE);
    for (int pile = 0; pile < 4; pile++) {
        skr_cards own = pile < 3 ? good.hand[pile] : good.skat;

        for (int card = 0; card < 32; card++) {
            struct skr_deal deal = good;
            skr_cards *cards = pile < 3 ? &deal.hand[pile] : &deal.skat;

            /* one card fewer, or one of another's cards too many */
            *cards ^= SKR_BIT(card);
            ck_assert_int_eq(skr_deal_check(&deal), SKR_C_DEAL_HANDS);
            /* as many as should be, one of them twice and one nowhere */
            *cards = own & (own - 1);
            if (*cards & SKR_BIT(card) || own & SKR_BIT(card))
                continue;
            *cards |= SKR_BIT(card);
            ck_assert_int_eq(skr_deal_check(&deal), SKR_C_PACK_CARDS);
        }
    }
}
END_TEST

/* ---------------------------------------------------------------------- play */

START_TEST(legal_cards_of_many_hands)
{
    uint64_t state = 0;

    for (int game = 0; game < SKR_GAMES; game++)
        for (int led = SKR_NO_CARD; led < 32; led++)
            for (int round = 0; round < 1000; round++) {
                skr_cards hand = draw(&state, SKR_PACK, 1 + round % 10);
                skr_cards legal = skr_legal((enum skr_game)game, hand, led);

                REQUIRE(legal == plain_legal((enum skr_game)game, hand, led),
                        "game %d, hand %08x, led %d: %08x", game, hand, led,
                        legal);
            }
}
END_TEST

START_TEST(winners_of_all_tricks)
{
    for (int game = 0; game < SKR_GAMES; game++)
        for (int n = 0; n < 32 * 32 * 32; n++) {
            const int card[3] = { n / 1024, n / 32 % 32, n % 32 };

            if (card[0] == card[1] || card[0] == card[2] || card[1] == card[2])
                continue;
            REQUIRE(skr_trick_winner((enum skr_game)game, card)
                        == plain_winner((enum skr_game)game, card),
                    "game %d, cards %d %d %d", game, card[0], card[1],
                    card[2]);
        }
}
END_TEST

/* What the plain form knows of a play: who has played what to the trick. */
struct table {
    enum skr_game game;
    skr_cards hand[3];
    int leader, count, card[3];
};

/* play.lead, play.turn, play.held, play.follow */
static enum skr_clause plain_check(const struct table *t, int seat, int card)
{
    int led = t->count == 0 ? SKR_NO_CARD : t->card[0];

    if (seat != (t->leader + t->count) % 3)
        return t->count == 0 ? SKR_C_PLAY_LEAD : SKR_C_PLAY_TURN;
    if (!(t->hand[seat] & SKR_BIT(card)))
        return SKR_C_PLAY_HELD;
    if (!(plain_legal(t->game, t->hand[seat], led) & SKR_BIT(card)))
        return SKR_C_PLAY_FOLLOW;
    return SKR_C_NONE;
}

/* Every card by every player: each forbidden one is refused with its clause,
 * and changes nothing. Returns one that may be played. */
static int try_all(struct skr_play *play, const struct table *t,
                   uint64_t *state)
{
    const struct skr_play before = *play;
    int legal[10], n = 0;

    for (int seat = 0; seat < 3; seat++)
        for (int card = 0; card < 32; card++) {
            enum skr_clause clause = plain_check(t, seat, card);

            if (clause == SKR_C_NONE) {
                legal[n++] = card;
                continue;
            }
            REQUIRE(skr_play_card(play, seat, card) == clause,
                    "seat %d, card %d: not refused by clause %d", seat, card,
                    clause);
            REQUIRE(memcmp(play, &before, sizeof before) == 0,
                    "seat %d, card %d: refused, but changes something", seat,
                    card);
        }
    return legal[random_bits(state) % (unsigned)n];
}

static void play_whole_game(enum skr_game game, uint64_t *state)
{
    struct table t = { .game = game, .leader = SKR_FOREHAND };
    struct skr_play play;
    skr_cards rest = SKR_PACK, played = 0;
    int won[3] = { 0, 0, 0 }, points[3] = { 0, 0, 0 };

    for (int seat = 0; seat < 3; seat++) {
        t.hand[seat] = draw(state, rest, 10);
        rest &= ~t.hand[seat];
    }
    memset(&play, 0xAA, sizeof play);
    skr_play_begin(&play, game, t.hand);
    for (int trick = 0; trick < 10; trick++) {
        int winner;

        ck_assert_int_eq(play.tricks, trick);
        for (t.count = 0; t.count < 3; t.count++) {
            int seat = (t.leader + t.count) % 3;
            int card = try_all(&play, &t, state);

            ck_assert_int_eq(play.turn, seat);
            ck_assert_int_eq(play.count, t.count);
            ck_assert_int_eq(skr_play_card(&play, seat, card), SKR_C_NONE);
            t.card[t.count] = card;
            t.hand[seat] &= ~SKR_BIT(card);
            played |= SKR_BIT(card);
            ck_assert_uint_eq(play.hand[seat], t.hand[seat]);
            ck_assert_uint_eq(play.played, played);
            ck_assert_int_eq(play.by[t.count], seat);
            ck_assert_int_eq(play.card[t.count], card);
        }
        winner = (t.leader + plain_winner(game, t.card)) % 3;
        won[winner]++;
        for (int i = 0; i < 3; i++)
            points[winner] += plain_points(SKR_BIT(t.card[i]));
        t.leader = winner;
        t.count = 0;
        ck_assert_int_eq(play.winner, winner);
        for (int seat = 0; seat < 3; seat++) {
            ck_assert_int_eq(play.won[seat], won[seat]);
            ck_assert_int_eq(play.points[seat], points[seat]);
        }
    }
    ck_assert_int_eq(play.points[0] + play.points[1] + play.points[2],
                     120 - plain_points(rest));
    for (int seat = 0; seat < 3; seat++)
        REQUIRE(skr_play_card(&play, seat, 0) != SKR_C_NONE,
                "a card is played after the last one");
}

START_TEST(whole_games_card_by_card)
{
    uint64_t state = 0;

    for (int round = 0; round < 10; round++)
        for (int game = 0; game < SKR_GAMES; game++)
            play_whole_game((enum skr_game)game, &state);
}
END_TEST

/* Three cards of clubs as if they had been played in that order, forbidden or
 * not, in a game of diamonds; the highest of them is the n-th. Who plays twice
 * has one card fewer than the others, and who does not play one more. */
static void play_in_order(const int seats[3], int highest)
{
    static const int clubs[3] = { SKR_CARD(SKR_CLUBS, SKR_SEVEN),
                                  SKR_CARD(SKR_CLUBS, SKR_EIGHT),
                                  SKR_CARD(SKR_CLUBS, SKR_NINE) };
    const skr_cards hand[3] = { 0xFF000000, 0xFF000000, 0xFF000000 };
    struct skr_play play;
    int left = 3;

    skr_play_begin(&play, SKR_GAME_DIAMONDS, hand);
    for (int i = 0; i < 3; i++) {
        int card = i == highest ? SKR_CARD(SKR_CLUBS, SKR_ACE) : clubs[i];
        int next = (seats[i] + 1) % 3;

        skr_play_forbidden(&play, seats[i], card);
        REQUIRE(!(play.hand[seats[i]] & SKR_BIT(card)), "still held");
        /* play.turn: on from there, and last who has not played yet */
        if (i == 1 && seats[0] != seats[1])
            next = left - seats[0] - seats[1];
        if (i == 2)
            next = seats[highest];
        REQUIRE(play.turn == next, "after %d %d %d, card %d: turn of %d",
                seats[0], seats[1], seats[2], i, play.turn);
    }
    ck_assert_int_eq(play.tricks, 1);
    ck_assert_int_eq(play.count, 0);
    ck_assert_int_eq(play.winner, seats[highest]);
    ck_assert_int_eq(play.won[seats[highest]], 1);
    ck_assert_int_eq(play.points[seats[highest]], 11);
    ck_assert_int_eq(skr_play_card(&play, (seats[highest] + 1) % 3, 24),
                     SKR_C_PLAY_LEAD);
}

START_TEST(forbidden_cards_in_every_order)
{
    for (int n = 0; n < 27; n++)
        for (int highest = 0; highest < 3; highest++)
            play_in_order((const int[3]){ n / 9, n / 3 % 3, n % 3 }, highest);
}
END_TEST

/* A revoke, and a card that the player does not hold: both lie on the table. */
START_TEST(forbidden_cards_lie_on_the_table)
{
    const int club = SKR_CARD(SKR_CLUBS, SKR_ACE);
    const int heart = SKR_CARD(SKR_HEARTS, SKR_ACE);
    const int jack = SKR_CARD(SKR_SPADES, SKR_JACK);
    const skr_cards hand[3] = {
        SKR_BIT(club), SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_KING)) | SKR_BIT(heart),
        SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_SEVEN))
    };
    struct skr_play play;

    skr_play_begin(&play, SKR_GAME_HEARTS, hand);
    ck_assert_int_eq(skr_play_card(&play, SKR_FOREHAND, club), SKR_C_NONE);
    ck_assert_int_eq(skr_play_card(&play, SKR_MIDDLEHAND, heart),
                     SKR_C_PLAY_FOLLOW);
    skr_play_forbidden(&play, SKR_MIDDLEHAND, heart);
    ck_assert_int_eq(skr_play_card(&play, SKR_REARHAND, jack),
                     SKR_C_PLAY_HELD);
    skr_play_forbidden(&play, SKR_REARHAND, jack);
    ck_assert_int_eq(play.winner, SKR_REARHAND);
    ck_assert_int_eq(play.points[SKR_REARHAND], 11 + 11 + 2);
    ck_assert_uint_eq(play.played,
                      SKR_BIT(club) | SKR_BIT(heart) | SKR_BIT(jack));
    ck_assert_uint_eq(play.hand[SKR_REARHAND], hand[SKR_REARHAND]);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        cards_are_written_and_read_back,
        ten_may_be_written_with_digits,
        nothing_else_is_a_card,
        sets_are_counted_and_their_points_added,
        classes_and_their_order,
        trumps,
        matadors_of_all_holdings,
        packs_are_dealt_in_order,
        a_pack_with_a_card_twice_is_not_dealt,
        deals_that_are_not_one,
        legal_cards_of_many_hands,
        winners_of_all_tricks,
        whole_games_card_by_card,
        forbidden_cards_in_every_order,
        forbidden_cards_lie_on_the_table,
    };

    return RUN_TESTS("cards", tests);
}

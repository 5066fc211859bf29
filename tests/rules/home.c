/* House rules: what the clauses home.* say, asked of every ramsch there is, of
 * every way to push and to say contra, and of the games they leave alone. */
#include <limits.h>
#include <string.h>

#include "../support/engine.h"

/* Bit n is skr_option_at(n); after the house rules come other readings, which
 * tests/spec/clauses.c tests. */
enum {
    HOUSE_RULES = 14,
    OPTION_CONTRA = 1, OPTION_RAMSCH = 2, OPTION_RAMSCH_DOUBLE = 4,
    OPTION_RAMSCH_FIXED = 8, OPTION_PUSHED_RAMSCH = 16, OPTION_REVOLUTION = 32,
    OPTION_CONTRA_BID = 1 << 13,
    OPTIONS_RAMSCH = OPTION_RAMSCH | OPTION_RAMSCH_DOUBLE | OPTION_RAMSCH_FIXED
};

/* The clauses of these options in force, even where they contradict each other. */
static struct skr_code with_options(const struct skr_code *code,
                                    unsigned options)
{
    struct skr_code with = *code;

    for (int n = 0; n < HOUSE_RULES; n++)
        for (int k = 0; options >> n & 1 && k < SKR_CLAUSES_RESERVED / 32; k++)
            with.clauses.word[k] |= skr_option_at(n)->clauses.word[k];
    return with;
}

static struct skr_code house(unsigned options)
{
    return with_options(skr_code_at(0), options);
}

static bool same_clauses(const struct skr_code *a, const struct skr_code *b)
{
    return memcmp(&a->clauses, &b->clauses, sizeof a->clauses) == 0;
}

/* ------------------------------------------------------------------- options */

START_TEST(options_are_found_by_name)
{
    for (int i = 0; i < HOUSE_RULES; i++) {
        const struct skr_option *option = skr_option_at(i);
        struct skr_code code = house(0), expected = house(1u << i);

        ck_assert(!skr_in_force(&code, option->clause));
        ck_assert_int_eq(skr_option_add(&code, option->name), SKR_OK);
        ck_assert(skr_in_force(&code, option->clause));
        ck_assert(same_clauses(&code, &expected));
        ck_assert_int_eq(skr_option_add(&code, option->name), SKR_OK);
        ck_assert_ptr_nonnull(strstr(skr_error_text(SKR_E_OPTION), option->name));
        ck_assert_str_eq(skr_clause_info(option->clause)->kind, "option");
        for (int k = 0; k < i; k++)
            ck_assert_int_ne(option->clause, skr_option_at(k)->clause);
    }
    ck_assert_ptr_null(skr_option_at(-1));
    for (int i = HOUSE_RULES; skr_option_at(i) != NULL; i++)
        ck_assert_ptr_nonnull(strchr(skr_option_at(i)->name, '.'));
}
END_TEST

START_TEST(there_is_no_other_option)
{
    struct skr_code code = house(OPTION_CONTRA), before = code;

    ck_assert_int_eq(skr_option_add(&code, "bock"), SKR_E_OPTION);
    ck_assert_int_eq(skr_option_add(&code, ""), SKR_E_OPTION);
    ck_assert(same_clauses(&code, &before));
}
END_TEST

START_TEST(ramsch_is_scored_in_one_way)
{
    static const char *const scoring[] = { "ramsch", "ramsch-double",
                                           "ramsch-fixed" };

    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            struct skr_code code = house(OPTION_PUSHED_RAMSCH);

            ck_assert_int_eq(skr_option_add(&code, scoring[i]), SKR_OK);
            ck_assert_int_eq(skr_option_add(&code, scoring[k]),
                             i == k ? SKR_OK : SKR_E_SCORING);
        }
}
END_TEST

/* design: a code is what it is; options are off by default. */
START_TEST(no_code_has_options)
{
    for (int i = 0; skr_code_at(i) != NULL; i++)
        for (int k = 0; k < HOUSE_RULES; k++)
            ck_assert(!skr_in_force(skr_code_at(i), skr_option_at(k)->clause));
}
END_TEST

/* -------------------------------------------------------------------- contra */

static struct skr_facts clubs(const struct skr_code *code, int points)
{
    return (struct skr_facts){
        .code = code, .contract.game = { .game = SKR_GAME_CLUBS }, .contract.bid = 18,
        .contract.matadors = 2, .taken.points = points, .taken.tricks = 6,
    };
}

/* home.contra: two, four and eight times; all else stays as it was. */
START_TEST(contra_multiplies_the_score_alone)
{
    struct skr_code with = house(OPTION_CONTRA);

    for (int contra = SKR_NO_CONTRA; contra <= SKR_SUP; contra++)
        for (int points = 31; points <= 89; points++)
            for (int bid = 18; bid <= 60; bid += 6) {
                struct skr_facts f = clubs(&with, points);
                struct skr_value plain, v;

                f.contract.bid = bid;
                ck_assert_int_eq(skr_value(&f, &plain), SKR_OK);
                f.contract.contra = (enum skr_contra)contra;
                ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
                REQUIRE(v.score == plain.score * (1 << contra), "score");
                REQUIRE(v.value == plain.value && v.won == plain.won
                        && v.overbid == plain.overbid, "value, won, overbid");
                REQUIRE(v.steps == plain.steps + (contra != SKR_NO_CONTRA),
                        "steps");
                REQUIRE(v.step[v.steps - 1].sum == v.score, "last step");
            }
}
END_TEST

START_TEST(contra_is_nothing_without_the_option)
{
    struct skr_code without = house(~(unsigned)(OPTION_CONTRA | OPTION_CONTRA_BID));
    struct skr_facts f = clubs(&without, 61);
    struct skr_value v;

    f.contract.contra = SKR_SUP;
    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert_int_eq(v.score, 36);
}
END_TEST

/* The longest calculation there is: a hand game with all levels made, open,
 * overbid, and contra. */
START_TEST(the_steps_have_room)
{
    struct skr_code with = house(OPTION_CONTRA);
    struct skr_facts f = {
        .code = &with, .contract.bid = 216, .contract.matadors = 1, .taken.points = 120, .taken.tricks = 10,
        .contract.game = { SKR_GAME_DIAMONDS, true, true, SKR_SCHWARZ, false },
        .contract.contra = SKR_CONTRA,
    };
    struct skr_value v;

    ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
    ck_assert(v.overbid);
    ck_assert_int_eq(v.steps, SKR_STEPS);
}
END_TEST

/* home.contra-call, in plain words: what may be said next, and by whom. */
static bool may_say(int soloist, int said, int seat, int say)
{
    switch (said) {
    case SKR_NO_CONTRA: return say == SKR_CONTRA && seat != soloist;
    case SKR_CONTRA:    return say == SKR_RE && seat == soloist;
    case SKR_RE:        return say == SKR_SUP && seat != soloist;
    default:            return false;
    }
}

START_TEST(contra_is_said_in_order)
{
    struct skr_code own = *skr_code_at(0);

    ck_assert_int_eq(skr_option_add(&own, "contra"), SKR_OK);
    ck_assert_int_eq(skr_option_add(&own, "home.contra-next-card"), SKR_OK);
    ck_assert_int_eq(skr_option_add(&own, "contra"), SKR_OK);
    REQUIRE(!skr_in_force(&own, SKR_C_HOME_CONTRA_TIME), "again, it changes nothing");
    for (int i = 0; i < 3 * 4 * 3 * 4 * 8 * 2; i++) {
        int soloist = i % 3, said = i / 3 % 4, seat = i / 12 % 3;
        int say = i / 36 % 4;
        bool next_card = i >= 3 * 4 * 3 * 4 * 8;
        struct skr_contras c = { next_card ? &own : skr_code_at(0), soloist,
                                 (unsigned)i / 144 % 8, (enum skr_contra)said, 0 };
        bool late = (c.played >> seat & 1) != 0
            || (!next_card && say != SKR_CONTRA && c.played != 0);
        struct skr_contras before = c;
        enum skr_clause clause =
            skr_contra_say(&c, seat, (enum skr_contra)say);

        ck_assert_int_eq(clause, !may_say(soloist, said, seat, say)
                         ? SKR_C_HOME_CONTRA_CALL
                         : !late ? SKR_C_NONE : next_card
                         ? SKR_C_HOME_CONTRA_NEXT_CARD : SKR_C_HOME_CONTRA_TIME);
        if (clause == SKR_C_NONE)
            ck_assert(c.said == (enum skr_contra)say && c.played == 0);
        else
            ck_assert(c.said == before.said && c.played == before.played);
    }
}
END_TEST

/* home.contra-time: middlehand says contra after forehand's lead, and re comes too
 * late when he has played. D29, D30: re at once. */
START_TEST(re_is_said_at_once)
{
    struct skr_contras c;

    skr_contra_begin(&c, skr_code_at(0), SKR_FOREHAND, 0);
    skr_contra_card(&c, SKR_FOREHAND);
    ck_assert_int_eq(skr_contra_say(&c, SKR_MIDDLEHAND, SKR_CONTRA), SKR_C_NONE);
    skr_contra_card(&c, SKR_MIDDLEHAND);
    ck_assert_int_eq(skr_contra_say(&c, SKR_FOREHAND, SKR_RE),
                     SKR_C_HOME_CONTRA_TIME);
    ck_assert_int_eq(c.said, SKR_CONTRA);
}
END_TEST

/* home.contra-bid: only who has bid or held says contra (D30, D31, D34); either defender
 * says sup. The option brings contra with it. */
START_TEST(contra_is_said_by_who_has_bid)
{
    struct skr_code own = *skr_code_at(0);

    ck_assert_int_eq(skr_option_add(&own, "contra-bid"), SKR_OK);
    ck_assert(skr_in_force(&own, SKR_C_HOME_CONTRA));
    for (unsigned spoke = 0; spoke < 8; spoke++) {
        struct skr_contras c;

        skr_contra_begin(&c, &own, SKR_FOREHAND, spoke);
        ck_assert_int_eq(skr_contra_say(&c, SKR_FOREHAND, SKR_CONTRA),
                         SKR_C_HOME_CONTRA_CALL);
        ck_assert_int_eq(skr_contra_say(&c, SKR_MIDDLEHAND, SKR_CONTRA),
                         (spoke & 2) != 0 ? SKR_C_NONE : SKR_C_HOME_CONTRA_BID);
        ck_assert_int_eq(c.said, (spoke & 2) != 0 ? SKR_CONTRA : SKR_NO_CONTRA);
        skr_contra_begin(&c, &own, SKR_FOREHAND, spoke);
        ck_assert_int_eq(skr_contra_say(&c, SKR_REARHAND, SKR_CONTRA),
                         (spoke & 4) != 0 ? SKR_C_NONE : SKR_C_HOME_CONTRA_BID);
        if ((spoke & 4) == 0)
            continue;
        ck_assert_int_eq(skr_contra_say(&c, SKR_FOREHAND, SKR_RE), SKR_C_NONE);
        ck_assert_int_eq(skr_contra_say(&c, SKR_MIDDLEHAND, SKR_SUP), SKR_C_NONE);
    }
}
END_TEST

/* home.contra-next-card: middlehand says contra after forehand's lead, the soloist
 * re before his second card, rearhand sup before his next. */
START_TEST(contra_is_said_before_the_next_card)
{
    struct skr_code own = *skr_code_at(0);
    struct skr_contras c;

    ck_assert_int_eq(skr_option_add(&own, "contra"), SKR_OK);
    ck_assert_int_eq(skr_option_add(&own, "home.contra-next-card"), SKR_OK);
    skr_contra_begin(&c, &own, SKR_FOREHAND, 0);
    skr_contra_card(&c, SKR_FOREHAND);
    ck_assert_int_eq(skr_contra_say(&c, SKR_MIDDLEHAND, SKR_CONTRA), SKR_C_NONE);
    skr_contra_card(&c, SKR_MIDDLEHAND);
    skr_contra_card(&c, SKR_REARHAND);
    ck_assert_int_eq(skr_contra_say(&c, SKR_FOREHAND, SKR_RE), SKR_C_NONE);
    skr_contra_card(&c, SKR_MIDDLEHAND);
    ck_assert_int_eq(skr_contra_say(&c, SKR_MIDDLEHAND, SKR_SUP),
                     SKR_C_HOME_CONTRA_NEXT_CARD);
    ck_assert_int_eq(skr_contra_say(&c, SKR_REARHAND, SKR_SUP), SKR_C_NONE);
    ck_assert_int_eq(c.said, SKR_SUP);
}
END_TEST

/* ---------------------------------------------------------------- revolution */

/* home.revolution-bid: with the option one bid more, and no other. */
START_TEST(ninety_two_is_a_bid)
{
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        const struct skr_code *code = skr_code_at(i);
        struct skr_code with = with_options(code, OPTION_REVOLUTION);
        struct skr_code without = with_options(code,
                                               ~(unsigned)OPTION_REVOLUTION);

        for (int bid = 0; bid <= SKR_BID_LIMIT; bid++) {
            bool valid = skr_bid_valid(skr_code_at(i), bid);

            ck_assert_int_eq(skr_bid_valid(&without, bid), valid);
            ck_assert_int_eq(skr_bid_valid(&with, bid), valid || bid == 92);
        }
        ck_assert_int_eq(skr_bid_next(&with, 90), 92);
        ck_assert_int_eq(skr_bid_next(&with, 92), 96);
    }
}
END_TEST

/* home.revolution: the word stands only for a null, by hand, with the option. */
START_TEST(revolution_needs_null_hand_and_option)
{
    for (int i = 0; i < SKR_GAMES * 2 * 2 * 2 * 2; i++) {
        struct skr_announcement said = {
            .game = (enum skr_game)(i / 16), .hand = i % 2 != 0,
            .ouvert = i / 2 % 2 != 0, .revolution = true
        };
        bool taken = i / 4 % 2 != 0, option = i / 8 % 2 != 0;
        bool stands = said.game == SKR_NULL && !taken && option;
        struct skr_code code = house(option ? OPTION_REVOLUTION : 0);
        struct skr_announced ruled, plain;

        skr_announce(&code, &said, taken, &ruled);
        said.revolution = false;
        skr_announce(&code, &said, taken, &plain);
        ck_assert_int_eq(ruled.valid.revolution, stands);
        ck_assert_int_eq(ruled.struck[SKR_PART_REVOLUTION],
                         stands ? SKR_C_NONE : SKR_C_HOME_REVOLUTION);
        ck_assert_int_eq(ruled.valid.hand, plain.valid.hand || stands);
        ck_assert_int_eq(ruled.valid.ouvert, plain.valid.ouvert || stands);
        ck_assert_int_eq(plain.struck[SKR_PART_REVOLUTION], SKR_C_NONE);
    }
}
END_TEST

START_TEST(revolution_is_worth_ninety_two)
{
    struct skr_code code = house(OPTION_REVOLUTION);
    struct skr_facts f = {
        .code = &code, .contract.bid = 92,
        .contract.game = { .game = SKR_NULL, .hand = true, .ouvert = true,
                  .revolution = true },
    };
    struct skr_value v;

    ck_assert_int_eq(skr_null_value(&f.contract.game), 92);
    for (f.taken.tricks = 0; f.taken.tricks <= 1; f.taken.tricks++) {
        ck_assert_int_eq(skr_value(&f, &v), SKR_OK);
        ck_assert_int_eq(v.score, f.taken.tricks == 0 ? 92 : -184);
        ck_assert_int_eq(v.step[0].clause, SKR_C_HOME_REVOLUTION);
    }
    code = house(0);
    ck_assert_int_eq(skr_value(&f, &v), SKR_E_ANNOUNCED);
}
END_TEST

/* The lowest n cards of a set. */
static skr_cards lowest(skr_cards cards, int n)
{
    skr_cards some = 0;

    for (; n > 0; n--) {
        some |= cards & (~cards + 1);
        cards &= cards - 1;
    }
    return some;
}

/* home.revolution-exchange: as many as one likes, of one's own. */
START_TEST(the_defenders_exchange_equally_many)
{
    const skr_cards dealt[3] = { 0x3FF, 0x3FF << 10, 0x3FF << 20 };

    for (int i = 0; i < 3 * 11 * 11; i++) {
        int soloist = i % 3, one = (soloist + 1) % 3, two = (soloist + 2) % 3;
        skr_cards hand[3] = { dealt[0], dealt[1], dealt[2] };
        skr_cards gives[3] = { 0, 0, 0 };
        enum skr_clause clause;

        gives[one] = lowest(dealt[one], i / 3 % 11);
        gives[two] = lowest(dealt[two], i / 33);
        clause = skr_exchange(hand, soloist, gives);
        if (i / 3 % 11 == i / 33) {
            ck_assert_int_eq(clause, SKR_C_NONE);
            ck_assert_uint_eq(hand[one], (dealt[one] & ~gives[one]) | gives[two]);
            ck_assert_uint_eq(hand[two], (dealt[two] & ~gives[two]) | gives[one]);
        } else {
            ck_assert_int_eq(clause, SKR_C_HOME_REVOLUTION_EXCHANGE);
            ck_assert_mem_eq(hand, dealt, sizeof hand);
        }
        ck_assert_uint_eq(hand[soloist], dealt[soloist]);
    }
}
END_TEST

START_TEST(nobody_gives_what_he_does_not_hold)
{
    skr_cards hand[3] = { 0x3FF, 0x3FF << 10, 0x3FF << 20 };
    const skr_cards own[3] = { 0, 1, (skr_cards)1 << 20 };
    const skr_cards other[3] = { 0, 1 << 10, 1 << 11 };
    const skr_cards soloist[3] = { 1, 1 << 10, (skr_cards)1 << 20 };

    ck_assert_int_eq(skr_exchange(hand, 0, own), SKR_C_HOME_REVOLUTION_EXCHANGE);
    ck_assert_int_eq(skr_exchange(hand, 0, other),
                     SKR_C_HOME_REVOLUTION_EXCHANGE);
    ck_assert_int_eq(skr_exchange(hand, 0, soloist),
                     SKR_C_HOME_REVOLUTION_EXCHANGE);
}
END_TEST

/* ------------------------------------------------------- the round of ramsch */

/* home.pushed-round, as a list at the table keeps it: a mark for each deal. */
START_TEST(a_round_follows_a_grand_with_four)
{
    for (int players = 3; players <= 4; players++) {
        int due = skr_pushed_round(0, players, SKR_GRAND, 4);

        ck_assert_int_eq(due, players);
        for (int n = players - 1; n >= 0; n--) {
            due = skr_pushed_round(due, players, SKR_RAMSCH, 0);
            ck_assert_int_eq(due, n);
        }
        ck_assert_int_eq(skr_pushed_round(0, players, SKR_GRAND, 3), 0);
        ck_assert_int_eq(skr_pushed_round(0, players, SKR_GRAND, -4), 0);
        ck_assert_int_eq(skr_pushed_round(0, players, SKR_GAME_CLUBS, 4), 0);
        ck_assert_int_eq(skr_pushed_round(2, players, SKR_GRAND, 2), 1);
        ck_assert_int_eq(skr_pushed_round(2, players, SKR_GRAND, 4),
                         1 + players);
    }
}
END_TEST

/* ------------------------------------------------------------------- pushing */

/* The jacks of clubs and hearts in the skat, that of spades with forehand. */
static struct skr_deal pushing_deal(void)
{
    struct skr_deal deal = { .skat = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK))
                                     | SKR_BIT(SKR_CARD(SKR_HEARTS, SKR_JACK)) };
    skr_cards rest = SKR_PACK & ~deal.skat;

    deal.hand[0] = SKR_BIT(SKR_CARD(SKR_SPADES, SKR_JACK)) | lowest(rest, 9);
    deal.hand[1] = lowest(rest & ~deal.hand[0], 10);
    deal.hand[2] = rest & ~deal.hand[0] & ~deal.hand[1];
    return deal;
}

/* The deal of pushing_deal when it is this seat's turn: those before it refused. */
static void pushing_state(int seat, const struct skr_code *code, struct skr_state *s)
{
    struct skr_deal deal = pushing_deal();
    struct skr_round round = { .pushed = true };

    ck_assert_int_eq(skr_state_begin(s, code, &deal, &round), SKR_C_NONE);
    for (int before = 0; before < seat; before++) {
        struct skr_move refuse = { .kind = SKR_MOVE_REFUSE, .seat = before };

        ck_assert_int_eq(skr_state_move(s, &refuse), SKR_C_NONE);
    }
}

static bool same_text(const struct skr_state *a, const struct skr_state *b)
{
    static char one[SKR_STATE_TEXT], other[SKR_STATE_TEXT];

    skr_state_write(a, one);
    skr_state_write(b, other);
    return strcmp(one, other) == 0;
}

/* home.push home.push-jacks: every two cards of the pack, at every seat, as a move and as it
 * stands in a log. */
START_TEST(two_of_twelve_go_on)
{
    static struct skr_state begun, moved, followed;
    struct skr_code code = house(OPTIONS_RAMSCH | OPTION_PUSHED_RAMSCH);
    struct skr_deal deal = pushing_deal();

    for (int seat = 0; seat < 3; seat++) {
        pushing_state(seat, &code, &begun);
        for (int pair = 0; pair < 32 * 32; pair++) {
            skr_cards two = SKR_BIT(pair / 32) | SKR_BIT(pair % 32);
            skr_cards twelve = deal.hand[seat] | deal.skat;
            struct skr_move push = { .kind = SKR_MOVE_PUSH, .seat = seat, .away = two };
            enum skr_clause expected = skr_count(two) != 2 || (two & ~twelve) != 0
                ? SKR_C_HOME_PUSH : (two & SKR_JACKS) != 0 && seat != SKR_REARHAND
                ? SKR_C_HOME_PUSH_JACKS : SKR_C_NONE;

            moved = followed = begun;
            REQUIRE(skr_state_move(&moved, &push) == expected, "clause");
            REQUIRE(expected == SKR_C_NONE || same_text(&moved, &begun),
                    "refused, and yet changed");
            REQUIRE(skr_state_follow(&followed, &push) == expected, "clause, in a log");
            if (expected == SKR_C_HOME_PUSH) {
                REQUIRE(followed.play.hand[seat] == deal.hand[seat]
                        && followed.skat == deal.skat && followed.play.turn == seat,
                        "no such cards, and yet they go on");
                continue;
            }
            REQUIRE(followed.play.hand[seat] == (twelve & ~two) && followed.skat == two
                    && followed.phase == (seat == SKR_REARHAND ? SKR_PHASE_PLAY
                                                               : SKR_PHASE_PUSH)
                    && followed.play.turn == (seat + 1) % 3, "the cards go on");
        }
    }
}
END_TEST

/* clause home.push-refuse */
START_TEST(who_refuses_passes_the_cards_on)
{
    static struct skr_state s;
    struct skr_code code = house(OPTIONS_RAMSCH | OPTION_PUSHED_RAMSCH);
    struct skr_deal deal = pushing_deal();

    pushing_state(SKR_FOREHAND, &code, &s);
    for (int seat = 0; seat < 3; seat++) {
        struct skr_move refuse = { .kind = SKR_MOVE_REFUSE, .seat = (seat + 1) % 3 };

        ck_assert_uint_eq(skr_state_turn(&s), 1u << seat);
        ck_assert_int_eq(skr_state_move(&s, &refuse), SKR_C_HOME_PUSH);
        refuse.seat = seat;
        ck_assert_int_eq(s.refused, seat);
        ck_assert_int_eq(skr_state_move(&s, &refuse), SKR_C_NONE);
        ck_assert_uint_eq(s.skat, deal.skat);
        ck_assert_uint_eq(s.play.hand[seat], deal.hand[seat]);
    }
    ck_assert_int_eq(s.refused, 3);
    ck_assert_int_eq(s.phase, SKR_PHASE_PLAY);
    ck_assert_int_eq(s.play.game, SKR_RAMSCH);
    ck_assert_uint_eq(skr_state_turn(&s), 1u << SKR_FOREHAND);
    ck_assert_int_eq(skr_state_move(&s, &(struct skr_move){ .kind = SKR_MOVE_REFUSE }),
                     SKR_C_RECORD_ORDER);
}
END_TEST

/* ---------------------------------------------------------------- the ramsch */

/* home.ramsch: it is played like a grand. */
START_TEST(ramsch_is_played_like_grand)
{
    ck_assert_uint_eq(skr_trumps(SKR_RAMSCH), SKR_JACKS);
    for (int card = 0; card < 32; card++) {
        ck_assert_uint_eq(skr_class(SKR_RAMSCH, card),
                          skr_class(SKR_GRAND, card));
        ck_assert_int_eq(skr_strength(SKR_RAMSCH, card),
                         skr_strength(SKR_GRAND, card));
    }
    for (int i = 0; i < 32 * 32 * 32; i++) {
        const int trick[3] = { i / 1024, i / 32 % 32, i % 32 };

        if (trick[0] != trick[1] && trick[0] != trick[2]
            && trick[1] != trick[2])
            REQUIRE(skr_trick_winner(SKR_RAMSCH, trick)
                    == skr_trick_winner(SKR_GRAND, trick), "winner");
    }
}
END_TEST

/* S1.23 and S1.24 in plain words: what seat is charged (or, above 0, paid). */
static int plain_score(const struct skr_ramsch *r, int seat)
{
    const struct skr_code *code = r->code;
    int skat = 120 - r->points[0] - r->points[1] - r->points[2];
    int charge = r->points[seat] + skat;
    bool clean = r->tricks[0] == 0 || r->tricks[1] == 0 || r->tricks[2] == 0;

    if (r->tricks[seat] == 10 && r->pushed)
        return 120;
    if (r->tricks[seat] == 10)
        return skr_in_force(code, SKR_C_HOME_RAMSCH_FIXED) ? 20 : 120;
    for (int other = 0; other < 3; other++)
        if (r->points[other] > r->points[seat]
            || r->tricks[other] == 10)
            return 0;
    if (r->pushed)
        return -charge * 2 * (1 << r->refused) * (clean ? 2 : 1);
    if (skr_in_force(code, SKR_C_HOME_RAMSCH_POINTS))
        return -charge * (clean ? 2 : 1);
    if (skr_in_force(code, SKR_C_HOME_RAMSCH_DOUBLE))
        return -2 * charge * (clean ? 2 : 1);
    return clean ? -15 : -10;
}

/* The clause of the step that gives the score. */
static enum skr_clause plain_last(const struct skr_ramsch *r, bool every_trick)
{
    if (r->pushed)
        return every_trick ? SKR_C_HOME_PUSH_EVERY_TRICK : SKR_C_HOME_PUSHED_RAMSCH;
    if (every_trick)
        return SKR_C_HOME_RAMSCH_EVERY_TRICK;
    if (skr_in_force(r->code, SKR_C_HOME_RAMSCH_POINTS))
        return SKR_C_HOME_RAMSCH_POINTS;
    if (skr_in_force(r->code, SKR_C_HOME_RAMSCH_DOUBLE))
        return SKR_C_HOME_RAMSCH_DOUBLE;
    return SKR_C_HOME_RAMSCH_FIXED;
}

static void check_scores(const struct skr_ramsch *r)
{
    struct skr_ramsch_value v;
    enum skr_error error = skr_ramsch_value(r, &v);
    unsigned losers = 0;

    if (error == SKR_E_TOGETHER)
        return;
    REQUIRE(error == SKR_OK, "%s", skr_error_text(error));
    for (int seat = 0; seat < 3; seat++) {
        REQUIRE(v.score[seat] == plain_score(r, seat),
                "%d %d %d, tricks %d %d %d: seat %d: %d", r->points[0],
                r->points[1], r->points[2], r->tricks[0], r->tricks[1],
                r->tricks[2], seat, v.score[seat]);
        losers |= v.score[seat] < 0 ? 1u << seat : 0;
        REQUIRE((v.winner == seat) == (v.score[seat] > 0), "winner");
        REQUIRE(v.score[seat] == 0
                || (v.score[seat] == v.step[v.steps - 1].sum
                    && v.step[v.steps - 1].clause == plain_last(r, r->tricks[seat] == 10)),
                "last step");
    }
    REQUIRE(v.losers == losers, "losers");
    REQUIRE(v.steps <= SKR_RAMSCH_STEPS && v.clause != SKR_C_NONE, "steps");
}

/* home.ramsch-points home.ramsch-double home.ramsch-fixed, for a row of a list
 * that knows only the loser. */
START_TEST(a_loser_is_charged_by_the_scoring)
{
    struct skr_code points = house(OPTION_RAMSCH);
    struct skr_code twice = house(OPTION_RAMSCH_DOUBLE);
    struct skr_code fixed = house(OPTION_RAMSCH_FIXED);

    ck_assert_int_eq(skr_option_add(&points, "home.ramsch-no-trick"), SKR_OK);
    ck_assert_int_eq(skr_option_add(&twice, "home.ramsch-no-trick"), SKR_OK);
    for (int n = 0; n <= 120; n++)
        for (int no_trick = 0; no_trick < 2; no_trick++) {
            ck_assert_int_eq(skr_ramsch_charge(&points, n, no_trick), n);
            ck_assert_int_eq(skr_ramsch_charge(&twice, n, no_trick), 2 * n);
            ck_assert_int_eq(skr_ramsch_charge(&fixed, n, no_trick),
                             no_trick ? 15 : 10);
        }
}
END_TEST

/* home.ramsch-two-virgins (V78): every trick is charged with 20, and this clause is its only step. */
START_TEST(two_players_without_a_trick_charge_the_third)
{
    struct skr_code fixed = house(OPTION_RAMSCH_FIXED);
    struct skr_ramsch r = { .code = &fixed, .points = { 0, 116, 0 }, .tricks = { 0, 10, 0 } };
    struct skr_ramsch_value v;

    ck_assert_int_eq(skr_option_add(&fixed, "home.ramsch-two-virgins"), SKR_OK);
    ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
    ck_assert_int_eq(v.score[1], -20);
    ck_assert_int_eq(v.steps, 1);
    ck_assert_int_eq(v.step[0].clause, SKR_C_HOME_RAMSCH_TWO_VIRGINS);
}
END_TEST

/* home.ramsch-virgin: a player without a trick doubles what the loser is charged, but for a fixed
 * penalty. */
START_TEST(a_player_without_a_trick_doubles_the_charge)
{
    struct skr_code points = house(OPTION_RAMSCH), fixed = house(OPTION_RAMSCH_FIXED);
    struct skr_code twice = house(OPTION_RAMSCH_DOUBLE);

    ck_assert_int_eq(skr_ramsch_charge(&points, 50, true), 100);
    ck_assert_int_eq(skr_ramsch_charge(&points, 50, false), 50);
    ck_assert_int_eq(skr_ramsch_charge(&twice, 50, true), 200);
    ck_assert_int_eq(skr_ramsch_charge(&twice, 50, false), 100);
    ck_assert_int_eq(skr_ramsch_charge(&fixed, 50, true), 15);
}
END_TEST

/* Every way to part tricks, and card points in steps of three and with ties. */
START_TEST(every_ramsch_is_scored)
{
    static const unsigned scoring[] = {
        OPTION_RAMSCH, OPTION_RAMSCH_DOUBLE, OPTION_RAMSCH_FIXED,
        OPTION_PUSHED_RAMSCH | OPTION_RAMSCH_FIXED
    };

    for (int i = 0; i < 4; i++)
        for (int a = 0; a <= 10; a++)
            for (int b = 0; a + b <= 10; b++)
                for (int x = 0; x <= 120; x += 5)
                    for (int y = 0; x + y <= 120; y += 5)
                        for (int skat = 0; skat <= 22; skat++) {
                            struct skr_code code = house(scoring[i]);
                            struct skr_ramsch r = {
                                .code = &code, .pushed = i == 3,
                                .refused = (i == 3 ? (x + y) % 4 : 0),
                                .points = { x, y,
                                            (120 - x - y - skat) },
                                .tricks = { a, b,
                                            (10 - a - b) },
                            };
                            if (x + y + skat <= 120)
                                check_scores(&r);
                        }
}
END_TEST

static void refused(enum skr_error error, const struct skr_ramsch *r)
{
    struct skr_ramsch_value v, before;

    memset(&v, 0xAA, sizeof v);
    before = v;
    ck_assert_int_eq(skr_ramsch_value(r, &v), error);
    ck_assert_mem_eq(&v, &before, sizeof v);
}

START_TEST(a_ramsch_that_cannot_be_is_refused)
{
    static const struct {
        enum skr_error error;
        int points[3], tricks[3];
    } wrong[] = {
        { SKR_E_TRICKS, { 50, 40, 20 }, { 4, 3, 2 } },
        { SKR_E_TRICKS, { 50, 40, 20 }, { 4, 7, -1 } },
        { SKR_E_POINTS, { 50, 40, 31 }, { 4, 3, 3 } },
        { SKR_E_POINTS, { 50, 40, 7 }, { 4, 3, 3 } },
        { SKR_E_POINTS, { 60, 60, -1 }, { 4, 3, 3 } },
        { SKR_E_POINTS, { INT_MAX, INT_MAX, 122 }, { 4, 3, 3 } },
        { SKR_E_TRICKS, { 50, 40, 20 }, { INT_MAX, INT_MAX, 12 } },
        { SKR_E_TOGETHER, { 50, 40, 20 }, { 7, 3, 0 } },
        { SKR_E_TOGETHER, { 34, 40, 40 }, { 1, 4, 5 } },
    };

    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct skr_code code = house(OPTION_RAMSCH);
        struct skr_ramsch r = { .code = &code };

        memcpy(r.points, wrong[i].points, sizeof r.points);
        memcpy(r.tricks, wrong[i].tricks, sizeof r.tricks);
        refused(wrong[i].error, &r);
    }
}
END_TEST

/* home.ramsch-last-trick: there are three who can take it, and who takes it has one. */
START_TEST(the_last_trick_is_somebodys)
{
    struct skr_code code = house(OPTION_RAMSCH);
    struct skr_ramsch r = { .code = &code, .points = { 60, 50, 0 },
                            .tricks = { 5, 5, 0 } };
    struct skr_ramsch_value v;

    for (r.last = -1; r.last <= 4; r.last++)
        if (r.last >= 0 && r.last <= 2)
            ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
        else
            refused(SKR_E_LAST, &r);
    ck_assert_int_eq(skr_option_add(&code, "home.ramsch-last-trick"), SKR_OK);
    r.last = 0;
    refused(SKR_E_LAST, &r);
    r.last = 3;                      /* his only trick */
    memcpy(r.tricks, (int[]){ 5, 4, 1 }, sizeof r.tricks);
    ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
}
END_TEST

/* home.ramsch-loser: three aces lie in one trick. */
START_TEST(a_trick_holds_three_cards)
{
    struct skr_code code = house(OPTION_RAMSCH);
    struct skr_ramsch r = { .code = &code, .points = { 33, 40, 40 },
                            .tricks = { 1, 4, 5 } };
    struct skr_ramsch_value v;

    ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
}
END_TEST

/* home.push-refuse: who refuses nothing doubles nothing, and is told nothing. */
START_TEST(a_pushed_ramsch_is_told_step_by_step)
{
    static const enum skr_clause clause[3] = {
        SKR_C_HOME_RAMSCH_LOSER, SKR_C_HOME_RAMSCH_SKAT,
        SKR_C_HOME_PUSHED_RAMSCH
    };
    static const int sum[3] = { 50, 60, -120 };
    struct skr_code code = house(OPTION_PUSHED_RAMSCH);
    struct skr_ramsch r = { .code = &code, .pushed = true,
                            .points = { 50, 40, 20 }, .tricks = { 4, 3, 3 } };
    struct skr_ramsch_value v;

    ck_assert_int_eq(skr_ramsch_value(&r, &v), SKR_OK);
    ck_assert_int_eq(v.steps, 3);
    for (int i = 0; i < 3; i++) {
        ck_assert_int_eq(v.step[i].clause, clause[i]);
        ck_assert_int_eq(v.step[i].sum, sum[i]);
    }
}
END_TEST

START_TEST(no_ramsch_without_its_option)
{
    for (int pushed = 0; pushed < 2; pushed++) {
        struct skr_code code = house(pushed ? ~(unsigned)OPTION_PUSHED_RAMSCH
                                     : ~(unsigned)OPTIONS_RAMSCH);
        struct skr_ramsch r = { .code = &code, .pushed = pushed != 0,
                                .points = { 50, 40, 20 },
                                .tricks = { 4, 3, 3 } };

        refused(SKR_E_RAMSCH, &r);
    }
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        options_are_found_by_name, there_is_no_other_option,
        ramsch_is_scored_in_one_way, no_code_has_options,
        contra_multiplies_the_score_alone,
        contra_is_nothing_without_the_option, the_steps_have_room,
        contra_is_said_in_order, re_is_said_at_once, contra_is_said_by_who_has_bid,
        contra_is_said_before_the_next_card,
        ninety_two_is_a_bid, revolution_needs_null_hand_and_option,
        revolution_is_worth_ninety_two, the_defenders_exchange_equally_many,
        nobody_gives_what_he_does_not_hold, a_round_follows_a_grand_with_four,
        two_of_twelve_go_on, who_refuses_passes_the_cards_on,
        ramsch_is_played_like_grand, every_ramsch_is_scored,
        a_loser_is_charged_by_the_scoring, two_players_without_a_trick_charge_the_third,
        a_player_without_a_trick_doubles_the_charge,
        a_ramsch_that_cannot_be_is_refused, the_last_trick_is_somebodys,
        a_trick_holds_three_cards,
        a_pushed_ramsch_is_told_step_by_step, no_ramsch_without_its_option,
    };

    return RUN_TESTS("home", tests);
}

/* A driver for Frama-C's Eva (tests/assurance/eva.sh): it calls the functions of the engine with all
 * values that they may be given, as intervals, and Eva proves that no call overflows, reads or writes
 * out of bounds, or uses what nothing has set. It is never run. Left out: misdeals, options and ramsch, where
 * Eva loses that a value is set if and only if a function returned SKR_OK; claims and conduct, which search. */
#include "__fc_builtin.h"
#include "skatref.h"

static int any(int low, int high)
{
    return Frama_C_interval(low, high);
}

static bool some(void)
{
    return any(0, 1) != 0;
}

static skr_cards any_cards(void)
{
    return Frama_C_unsigned_int_interval(0, 0xFFFFFFFFu);
}

static struct skr_announcement any_game(enum skr_game game)
{
    return (struct skr_announcement){
        .game = game, .hand = some(), .ouvert = some(), .revolution = some(),
        .announced = (enum skr_level)any(SKR_NO_LEVEL, SKR_SCHWARZ),
    };
}

/* ------------------------------------------------------------------------- cards */

static void cards(enum skr_game game)
{
    int card[3] = { any(0, 31), any(0, 31), any(0, 31) };

    skr_legal(game, any_cards(), any(SKR_NO_CARD, 31));
    skr_trick_winner(game, card);
    skr_matadors(game, any_cards());
    skr_trumps(game);
    skr_class(game, any(0, 31));
    skr_strength(game, any(0, 31));
    skr_points(any_cards());
    skr_count(any_cards());
    skr_card_points(any(0, 31));
}

/* ------------------------------------------------------------------------ values */

static void values(const struct skr_code *code, enum skr_game game)
{
    struct skr_announcement said = any_game(game);
    struct skr_announced ruled;
    struct skr_contract c = {
        .game = said, .matadors = any(-100, 100), .bid = any(0, 9999),
        .cards = any_cards(), .contra = (enum skr_contra)any(SKR_NO_CONTRA, SKR_SUP),
    };
    struct skr_facts f = {
        .code = code, .contract = c,
        .taken = { any(-1, 200), any(-1, 12), any(-1, 200), any(-1, 12) },
        .end.how = (enum skr_ending)any(SKR_PLAYED, SKR_WRONG_NUMBER),
    };
    struct skr_value v;

    skr_announce(code, &said, some(), &ruled);
    skr_bound_level(code, &said);
    skr_base(code, &said);
    skr_null_value(&said);
    skr_value_at(code, &c, (enum skr_level)any(SKR_NO_LEVEL, SKR_NOT_EVEN_SCHWARZ));
    skr_forced_level(code, &c);
    skr_change(code, &c, &said);
    skr_decided(&f);
    skr_value(&f, &v);
    skr_bid_valid(code, any(-1, 9999));
    skr_bid_clause(code, any(-1, 9999));
    skr_bid_next(code, any(-1, 9999));
    skr_described_bid(code, &said);
}

/* ----------------------------------------------------------------------- auction */

/* Any calls, one after the other, by anybody. */
static void auction(const struct skr_code *code)
{
    struct skr_auction a;

    skr_auction_begin(&a, code);
    while (some()) {
        struct skr_announcement game = any_game((enum skr_game)any(0, SKR_NULL));

        if (some())
            skr_auction_follow(&a, any(0, 2), (enum skr_call)any(SKR_PASS, SKR_LOOKS), any(0, 9999));
        else
            skr_auction_follow_name(&a, any(0, 2), &game);
        skr_auction_turn(&a);
        skr_auction_bound(&a);
    }
}

/* -------------------------------------------------------------------------- play */

/* Any cards, of any hands, by anybody, until all ten tricks are complete. */
static void play(enum skr_game game)
{
    const skr_cards hand[3] = { any_cards(), any_cards(), any_cards() };
    struct skr_play p;

    skr_play_begin(&p, game, hand);
    for (int n = 0; n < 30; n++)
        skr_play_card(&p, any(0, 2), any(0, 31));
}

/* ---------------------------------------------------------------- games at home */

static void at_home(void)
{
    struct skr_contras c;

    skr_contra_begin(&c, skr_code_at(0), any(0, 2), (unsigned)any(0, 7));
    while (some()) {
        if (some())
            skr_contra_card(&c, any(0, 2));
        else
            skr_contra_say(&c, any(0, 2), (enum skr_contra)any(SKR_CONTRA, SKR_SUP));
    }
}

int main(void)
{
    const struct skr_code *code = skr_code_at(any(0, 3));

    //@ loop unroll 6;
    for (int game = SKR_GAME_DIAMONDS; game <= SKR_NULL; game++) {
        cards((enum skr_game)game);
        values(code, (enum skr_game)game);
        play((enum skr_game)game);
    }
    auction(code);
    at_home();
    return 0;
}

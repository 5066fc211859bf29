/* The auction: who bids, who answers, and who becomes soloist at what bid. */
#include <stddef.h>

#include "rules/rules.h"

/* clause auction.values: a bid is a value that a game can have: a base times
 * a multiplier it can reach, or a null value. Matadors 1..11 (grand 1..4), the
 * game 1, and up to six levels for hand, schneider, schwarz, both announced,
 * and ouvert; grand ouvert with a base of its own has all levels but ouvert. */
SKR_CITE(AUCTION_VALUES);
SKR_CITE(AUCTION_VALUES_1937);
SKR_CITE(AUCTION_LOWEST);
SKR_CITE(HOME_REVOLUTION_BID);
bool skr_bid_valid(const struct skr_code *code, int bid)
{
    bool grand_36 = skr_in_force(code, SKR_C_VALUE_GRAND_OUVERT);

    if (bid == 23 || bid == 35 || bid == 46 || bid == 59)
        return true;
    if (bid == 92)   /* clause home.revolution-bid */
        return skr_in_force(code, SKR_C_HOME_REVOLUTION_BID);
    for (int base = 9; base <= 12; base++)
        if (bid % base == 0 && bid / base >= 2 && bid / base <= 18)
            return true;
    if (bid % 24 == 0 && bid / 24 >= 2 && bid / 24 <= (grand_36 ? 10 : 11))
        return true;
    return grand_36 && bid % 36 == 0 && bid / 36 >= 7 && bid / 36 <= 10;
}

/* Up to 240 the two lists are the same. */
enum skr_clause skr_bid_clause(const struct skr_code *code, int number)
{
    return number > 240 && skr_in_force(code, SKR_C_AUCTION_VALUES_1937)
        ? SKR_C_AUCTION_VALUES_1937 : SKR_C_AUCTION_VALUES;
}

/* The same bids as a set of numbers, bit n modulo 64 of word n / 64, so that a list of them
 * costs little: those of every code, and those with a grand ouvert of its own base, or
 * without. */
static const uint64_t bids_always[BID_WORDS] = {
    0x98C5711A49D40000, 0x4320501905132144, 0x0811052516419094, 0x0001000001001041
};
static const uint64_t bids_grand_36[2][BID_WORDS] = {
    { 0, 0, 0, 0, 0x0000000000000100, 0 },
    { 0, 0, 0, 0x1000000000000000, 0x0000000100000000, 0x0000010000000010 },
};

void bids_above(const struct skr_code *code, int bid, uint64_t set[BID_WORDS])
{
    bool grand_36 = skr_in_force(code, SKR_C_VALUE_GRAND_OUVERT);
    int from = bid < 0 ? 0 : bid < 64 * BID_WORDS ? bid + 1 : 64 * BID_WORDS;

    for (int word = 0; word < BID_WORDS; word++)
        set[word] = 64 * (word + 1) <= from ? 0
            : bids_always[word] | bids_grand_36[grand_36][word];
    if (from <= 92 && skr_in_force(code, SKR_C_HOME_REVOLUTION_BID))
        set[92 / 64] |= UINT64_C(1) << 92 % 64;
    if (from < 64 * BID_WORDS)
        set[from / 64] &= ~UINT64_C(0) << from % 64;
}

int skr_bid_next(const struct skr_code *code, int bid)
{
    uint64_t set[BID_WORDS];

    bids_above(code, bid, set);
    for (int word = 0; word < BID_WORDS; word++)
        if (set[word] != 0)
            return 64 * word + lowest_of_64(set[word]);
    return 0;
}

/* clause auction.opening: middlehand bids to forehand first. */
SKR_CITE(AUCTION_OPENING);
void skr_auction_begin(struct skr_auction *auction, const struct skr_code *code)
{
    *auction = (struct skr_auction){
        .code = code,
        .bidder = SKR_MIDDLEHAND,
        .answerer = SKR_FOREHAND,
        .soloist = SKR_NOBODY,
        .named_by = SKR_NOBODY,
    };
}

int skr_auction_turn(const struct skr_auction *auction)
{
    if (auction->over)
        return SKR_NOBODY;
    return auction->asked ? auction->answerer : auction->bidder;
}

/* clauses auction.end auction.soloist auction.passed-in: the auction is over
 * when one player is left, who is soloist if he bid or held. */
SKR_CITE(AUCTION_END);
static void finish(struct skr_auction *a, int soloist)
{
    a->over = true;
    a->asked = false;
    a->soloist = soloist;
}

/* clause auction.second: rearhand goes on against the survivor; then the last
 * who has not passed, if nobody has bid, decides alone. */
SKR_CITE(AUCTION_SECOND);
SKR_CITE(AUCTION_SOLOIST);
SKR_CITE(AUCTION_PASSED_IN);
static void pass(struct skr_auction *a, int seat)
{
    int other = seat == a->bidder ? a->answerer : a->bidder;

    a->out |= 1u << seat;
    a->asked = false;
    if (other == SKR_NOBODY) {
        finish(a, SKR_NOBODY);
    } else if (!a->rearhand_in) {
        a->rearhand_in = true;
        a->bidder = SKR_REARHAND;
        a->answerer = other;
    } else if (a->bid != 0) {
        finish(a, other);
    } else {
        a->bidder = other;
        a->answerer = SKR_NOBODY;
    }
}

/* clauses auction.forehand-alone auction.rearhand-alone: any value. */
SKR_CITE(AUCTION_JUMP);
SKR_CITE(AUCTION_FOREHAND_ALONE);
SKR_CITE(AUCTION_REARHAND_ALONE);
static enum skr_clause bid_clause(const struct skr_auction *a, int bid)
{
    if (bid < 18)
        return SKR_C_AUCTION_LOWEST;
    if (!skr_bid_valid(a->code, bid))
        return skr_bid_clause(a->code, bid);
    if (bid <= a->bid)
        return SKR_C_AUCTION_RAISE;
    if (a->answerer == SKR_NOBODY && bid != 18
        && skr_in_force(a->code, SKR_C_AUCTION_ALONE_18))
        return SKR_C_AUCTION_ALONE_18;
    return SKR_C_NONE;
}

static enum skr_clause make_bid(struct skr_auction *a, int bid)
{
    enum skr_clause clause = bid_clause(a, bid);

    a->bid = bid;
    a->named_by = SKR_NOBODY;
    if (a->answerer == SKR_NOBODY)
        finish(a, a->bidder);
    else
        a->asked = true;
    return clause;
}

/* clause auction.pass-at-once: once middlehand has passed without a bid,
 * forehand may pass at once. */
static bool passes_at_once(const struct skr_auction *a, int seat)
{
    return skr_in_force(a->code, SKR_C_AUCTION_PASS_AT_ONCE)
        && seat == SKR_FOREHAND && a->bid == 0
        && (a->out & ~a->looked & (1u << SKR_MIDDLEHAND)) != 0
        && a->answerer == SKR_FOREHAND;
}

/* The clause that a call out of turn breaks. */
static enum skr_clause out_of_turn(const struct skr_auction *a, int seat)
{
    if (a->over)
        return SKR_C_AUCTION_END;
    if (a->looked & (1 << seat))
        return SKR_C_AUCTION_PEEK;
    if (a->closed & (1 << seat))
        return SKR_C_AUCTION_FRESH;
    if ((a->out | a->early) & (1 << seat))
        return SKR_C_AUCTION_OUT;
    /* clause auction.opening: middlehand's first call is to forehand */
    return a->begun || (a->out & (1u << SKR_FOREHAND)) != 0 ? SKR_C_AUCTION_TURN
                                                            : SKR_C_AUCTION_OPENING;
}

static bool only_the_order(enum skr_clause clause)
{
    return clause == SKR_C_AUCTION_TURN || clause == SKR_C_AUCTION_OPENING;
}

/* clause auction.early-pass: a pass breaks nothing but the order of the calls, and
 * is noted until the turn comes. */
static enum skr_clause call_out_of_turn(struct skr_auction *a, int seat,
                                        enum skr_call call)
{
    enum skr_clause clause = out_of_turn(a, seat);

    if (call != SKR_PASS || !only_the_order(clause)
        || !skr_in_force(a->code, SKR_C_AUCTION_EARLY_PASS))
        return clause;
    a->early |= 1u << seat;
    return SKR_C_AUCTION_EARLY_PASS;
}

/* Who passed before his turn passes now that it has come. */
SKR_CITE(AUCTION_EARLY_PASS);
static void pass_early(struct skr_auction *a)
{
    int seat;

    while ((seat = skr_auction_turn(a)) != SKR_NOBODY
           && (a->early & (1u << seat)) != 0)
        pass(a, seat);
}

/* clause auction.answer: who is asked holds or passes, nobody else holds. */
static enum skr_clause call_in_turn(struct skr_auction *a, int seat,
                                    enum skr_call call, int bid)
{
    if (call != SKR_PASS && (call == SKR_HOLD) != a->asked)
        return SKR_C_AUCTION_ANSWER;
    a->begun = true;
    if (call == SKR_PASS) {
        pass(a, seat);
        return SKR_C_NONE;
    }
    a->spoke |= 1u << seat;
    if (call == SKR_BID)
        return make_bid(a, bid);
    a->asked = false;
    return SKR_C_NONE;
}

/* clause auction.final: a call stays made; none can be taken back. */
SKR_CITE(AUCTION_FINAL);
enum skr_clause skr_auction_follow(struct skr_auction *a, int seat,
                                   enum skr_call call, int bid)
{
    enum skr_clause clause;

    if (call == SKR_LOOKS) {
        look_early(a, seat);
        return SKR_C_NONE;
    }
    if (seat == skr_auction_turn(a)
        || (call == SKR_PASS && passes_at_once(a, seat)))
        clause = call_in_turn(a, seat, call, bid);
    else
        clause = call_out_of_turn(a, seat, call);
    pass_early(a);
    return clause;
}

enum skr_clause skr_auction_call(struct skr_auction *auction, int seat,
                                 enum skr_call call, int bid)
{
    struct skr_auction after = *auction;
    enum skr_clause clause = skr_auction_follow(&after, seat, call, bid);

    if (clause == SKR_C_NONE)
        *auction = after;
    return clause;
}

/* As it would be announced; false if the code does not allow it. */
static bool rule_named(const struct skr_code *code,
                       const struct skr_announcement *game,
                       struct skr_announced *ruled)
{
    bool by_hand = game->hand || (game->ouvert && game->game != SKR_NULL);

    return skr_announce(code, game, !by_hand, ruled) == SKR_C_NONE;
}

/* clause auction.described: the least that the game can be worth. */
SKR_CITE(AUCTION_DESCRIBED);
int skr_described_bid(const struct skr_code *code,
                      const struct skr_announcement *game)
{
    struct skr_announced ruled;
    struct skr_contract least = { .matadors = 1 };

    if (!rule_named(code, game, &ruled))
        return 0;
    least.game = ruled.valid;
    return skr_value_at(code, &least, SKR_NO_LEVEL);
}

enum skr_clause skr_auction_follow_name(struct skr_auction *a, int seat,
                                        const struct skr_announcement *game)
{
    struct skr_announced ruled;
    int bid = skr_described_bid(a->code, game);
    bool asked = a->asked;
    int turn = skr_auction_turn(a);
    enum skr_clause clause = skr_auction_follow(a, seat, SKR_BID, bid);

    if (seat == turn && !asked) {
        rule_named(a->code, game, &ruled);
        a->named_by = seat;
        a->named = ruled.valid;
    }
    return clause;
}

enum skr_clause skr_auction_name(struct skr_auction *auction, int seat,
                                 const struct skr_announcement *game)
{
    struct skr_auction after = *auction;
    enum skr_clause clause = skr_auction_follow_name(&after, seat, game);

    if (clause == SKR_C_NONE)
        *auction = after;
    return clause;
}

SKR_CITE(AUCTION_DESCRIBED_BINDS);
const struct skr_announcement *
skr_auction_bound(const struct skr_auction *a)
{
    return a->soloist != SKR_NOBODY && a->soloist == a->named_by
        && skr_in_force(a->code, SKR_C_AUCTION_DESCRIBED_BINDS) ? &a->named
                                                                : NULL;
}

/* The question what an announcement amounts to. */
#include "question/ask.h"
#include "question/guard.h"

static void put_struck(struct json *json, const struct skr_announced *ruled)
{
    json_open(json, "struck", '[');
    for (int part = 0; part < SKR_PARTS; part++) {
        if (ruled->struck[part] == SKR_C_NONE)
            continue;
        json_open(json, NULL, '{');
        json_put_word(json, "what", term_key(&part_terms, part));
        json_put_word(json, "clause", clause_id(ruled->struck[part]));
        json_close(json, '}');
    }
    json_close(json, ']');
}

/* How many cards he holds; put_away and held must agree. */
static int cards_held(struct question *q)
{
    bool away = question_has(q, FACT_PUT_AWAY);
    int left = 12 - q->put_away;

    if (!away)
        return q->held;
    if (!q->skat_taken)
        question_wrong(q, FACT_PUT_AWAY, SKR_C_SKAT_DISCARD,
                       "nothing is put away without the skat (skat.discard)");
    else if (question_has(q, FACT_HOLDS) && q->held != left)
        question_wrong(q, FACT_HOLDS, SKR_C_NONE, "expected %d: twelve cards"
                       " without those put away", left);
    return left;
}

/* The game that binds him; a null pointer without one. */
static const struct skr_announcement *
read_bound(struct question *q, struct skr_announcement *game)
{
    const char *value = question_value(q, FACT_BOUND);
    char text[40];

    if (value == NULL)
        return NULL;
    if (!json_text(value, text, sizeof text) || !read_named_game(text, game))
        question_expects(q, FACT_BOUND, value,
                         facts[FACT_BOUND].expected);
    return game;
}

/* clause auction.described-binds: the game stands for a bid; when the bidding has gone above it,
 * he is free. Returns the bid, or 0. */
static int guard_bound(struct question *q, const struct skr_announcement *bound)
{
    int bid = q->position.facts.contract.bid;
    bool binds = bound != NULL && question_sound(q, FACT_BOUND)
        && skr_in_force(&q->code, SKR_C_AUCTION_DESCRIBED_BINDS);
    int stands_for = binds ? skr_described_bid(&q->code, bound) : 0;

    if (stands_for > 0 && question_has(q, FACT_BID) && bid != stands_for)
        question_refuse(q, FACT_BOUND, SKR_C_AUCTION_DESCRIBED_BINDS,
                        "as a bid this game is %d; a final bid of %d leaves him free", stands_for,
                        bid);
    return stands_for;
}

/* clause value.overbid-null: a null is left, and it can be below the bid. */
static bool turns_on_bid(const struct question *q, const struct skr_announcing *how)
{
    struct skr_announcing low = *how, high = *how;
    struct skr_announced kept, lost;

    low.bid = 0;
    high.bid = MOST_BID;
    skr_announce_as(&q->code, &q->position.facts.contract.game, &low, &kept);
    skr_announce_as(&q->code, &q->position.facts.contract.game, &high, &lost);
    return kept.lost != lost.lost;
}

static bool was_said(const struct skr_announcement *a, enum skr_part part)
{
    return part == SKR_PART_HAND ? a->hand
        : part == SKR_PART_OUVERT ? a->ouvert
        : a->announced == (part == SKR_PART_SCHNEIDER ? SKR_SCHNEIDER : SKR_SCHWARZ);
}

bool ask_announce(struct question *q, struct json *json)
{
    struct skr_announcement bound;
    struct skr_announcing how = {
        .skat_taken = q->skat_taken, .held = cards_held(q),
        .laid_open = q->laid_open, .bound = read_bound(q, &bound),
        .bid = q->position.facts.contract.bid,
        .late = q->late == LATE_NOTHING ? 0 : 1u << (q->late - LATE_PART),
    };
    struct skr_announced ruled;
    enum skr_clause clause;
    int stands_for;

    guard_bid(q);
    stands_for = guard_bound(q, how.bound);
    if (!question_has(q, FACT_BID))
        how.bid = stands_for;
    if (q->late != LATE_NOTHING && question_sound(q, FACT_SAID)
        && !was_said(&q->position.facts.contract.game, (enum skr_part)(q->late - LATE_PART)))
        question_refuse(q, FACT_LATE, SKR_C_NONE, "this was not said at all, neither in time nor"
                        " late");
    if (question_sound(q, FACT_SAID) && question_sound(q, FACT_GAME)
        && question_sound(q, FACT_BOUND) && !question_has(q, FACT_BID) && stands_for == 0
        && turns_on_bid(q, &how))
        question_refuse(q, FACT_BID, SKR_C_NONE, "what was the final bid? {bid}; null"
                        " below the bid is lost at once");
    if (!question_right(q))
        return false;
    clause = skr_announce_as(&q->code, &q->position.facts.contract.game, &how,
                             &ruled);
    answer_open(q, json);
    json_put_flag(json, "valid", clause == SKR_C_NONE);
    put_announced(json, "announcement", &ruled.valid);
    put_struck(json, &ruled);
    json_put_word(json, "lost", ruled.lost != SKR_C_NONE ? clause_id(ruled.lost) : NULL);
    json_close(json, '}');
    return true;
}

/* Questions about the auction: the legal bids, and what calls lead to. */
#include <string.h>

#include "question/ask.h"

/* The number of a bid, of at most four digits, or -1. */
static int read_bid(const char *text)
{
    int bid = 0, digits = 0;

    for (; *text >= '0' && *text <= '9' && digits < 4; text++, digits++)
        bid = bid * 10 + (*text - '0');
    return *text == '\0' && digits > 0 ? bid : -1;
}

/* "M 18", "F yes", "R pass"; "M looks", or "D looks" of who does not play. */
static bool read_call(const char *text, int *seat, enum skr_call *call,
                      int *bid)
{
    static const char seats[] = "FMRD";
    const char *found = text != NULL && *text != '\0' ? strchr(seats, *text)
                                                      : NULL;

    if (found == NULL || text[1] != ' ')
        return false;
    *seat = *found == 'D' ? SKR_NOBODY : (int)(found - seats);
    *bid = 0;
    if (strcmp(text + 2, "looks") == 0)
        *call = SKR_LOOKS;
    else if (*seat == SKR_NOBODY)
        return false;
    else if (strcmp(text + 2, "yes") == 0)
        *call = SKR_HOLD;
    else if (strcmp(text + 2, "pass") == 0)
        *call = SKR_PASS;
    else
        *call = SKR_BID, *bid = read_bid(text + 2);
    return *bid >= 0;
}

/* Makes the calls up to the first illegal one. Returns what that breaks, and
 * its number, counted from 1, in *at. */
static enum skr_clause make_calls(struct question *q, const json_t *calls,
                                  struct skr_auction *auction, size_t *at)
{
    enum skr_clause clause = SKR_C_NONE;

    for (size_t i = 0; i < json_array_size(calls); i++) {
        const json_t *item = json_array_get(calls, i);
        const char *text = json_string_value(item);
        enum skr_call call;
        int seat, bid;

        *at = i + 1;
        if (text == NULL || strlen(text) != json_string_length(item)
            || !read_call(text, &seat, &call, &bid)) {
            question_wrong(q, FACT_CALLS, SKR_C_NONE, "call %zu: expected a seat"
                           " F M R, a blank, and a number, yes, pass or looks:"
                           " \"M 18\"", *at);
            return SKR_C_NONE;
        }
        clause = skr_auction_call(auction, seat, call, bid);
        if (clause != SKR_C_NONE)
            break;
    }
    return clause;
}

json_t *ask_auction(struct question *q)
{
    const json_t *calls = question_json(q, FACT_CALLS);
    struct skr_auction auction;
    enum skr_clause clause;
    size_t at = 0;

    skr_auction_begin(&auction, &q->code);
    clause = make_calls(q, calls, &auction, &at);
    if (!question_right(q))
        return NULL;
    if (clause != SKR_C_NONE)
        return json_pack("{s:{s:I, s:s}}", "illegal", "call", (json_int_t)at,
                         "clause", clause_id(clause));
    if (!auction.over)
        return json_pack("{s:s}", "open", seat_key(skr_auction_turn(&auction)));
    if (auction.soloist == SKR_NOBODY)
        return json_pack("{s:b}", "passed_in", 1);
    return json_pack("{s:s, s:i}", "soloist", seat_key(auction.soloist),
                     "bid", auction.bid);
}

json_t *ask_bids(struct question *q)
{
    json_t *values;
    int bid = 0;

    if (!question_right(q))
        return NULL;
    values = json_array();
    while ((bid = skr_bid_next(&q->code, bid)) != 0)
        json_array_append_new(values, json_integer(bid));
    return json_pack("{s:o}", "values", values);
}

/* Questions about the auction: the legal bids, and what calls lead to. */
#include <string.h>

#include "question/ask.h"

json_t *ask_bids(struct given *g)
{
    json_t *values = json_array();
    int bid = 0;

    while ((bid = skr_bid_next(g->code, bid)) != 0)
        json_array_append_new(values, json_integer(bid));
    return json_pack("{s:o}", "values", values);
}

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
    const char who[2] = { text != NULL ? *text : '\0' };

    *seat = term_find(&seat_terms, who);
    if ((*seat == SKR_NOBODY && *who != 'D') || text[1] != ' ')
        return false;
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
static enum skr_clause make_calls(struct given *g, const json_t *calls,
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
            given_wrong(g, "calls", "call %zu: expected a seat F M R, a blank,"
                        " and a number, yes, pass or looks: \"M 18\"", *at);
            return SKR_C_NONE;
        }
        clause = skr_auction_call(auction, seat, call, bid);
        if (clause != SKR_C_NONE)
            break;
    }
    return clause;
}

json_t *ask_auction(struct given *g)
{
    const json_t *calls = json_object_get(g->object, "calls");
    struct skr_auction auction;
    enum skr_clause clause;
    size_t at = 0;

    if (!json_is_array(calls)) {
        given_wrong(g, "calls", "expected a list like [\"M 18\", \"F yes\"]");
        return NULL;
    }
    skr_auction_begin(&auction, g->code);
    clause = make_calls(g, calls, &auction, &at);
    if (g->error[0] != '\0')
        return NULL;
    if (clause != SKR_C_NONE)
        return json_pack("{s:{s:I, s:s}}", "illegal", "call", (json_int_t)at,
                         "clause", skr_clause_info(clause)->id);
    if (!auction.over)
        return json_pack("{s:s}", "open",
                         seat_key(skr_auction_turn(&auction)));
    if (auction.soloist == SKR_NOBODY)
        return json_pack("{s:b}", "passed_in", 1);
    return json_pack("{s:s, s:i}", "soloist", seat_key(auction.soloist),
                     "bid", auction.bid);
}

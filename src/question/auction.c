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

/* One word of a game: its name, or what goes with it. */
static bool read_part(const char *word, bool first,
                      struct skr_announcement *game)
{
    int number = first ? term_find(&game_terms, word) : -1;

    if (first && number >= 0)
        game->game = (enum skr_game)number;
    else if (!first && strcmp(word, "hand") == 0 && !game->hand)
        game->hand = true;
    else if (!first && strcmp(word, "ouvert") == 0 && !game->ouvert)
        game->ouvert = true;
    else
        return false;
    return true;
}

bool read_named_game(const char *text, struct skr_announcement *game)
{
    char word[16];
    bool first = true;

    *game = (struct skr_announcement){ .game = SKR_NULL };
    for (size_t length; ; text += length + 1, first = false) {
        length = strcspn(text, " ");
        if (length == 0 || length >= sizeof word)
            return false;
        memcpy(word, text, length);
        word[length] = '\0';
        if (!read_part(word, first, game))
            return false;
        if (text[length] == '\0')
            return true;
    }
}

/* A call as it is told. */
struct told_call {
    int seat;
    enum skr_call call;
    int bid;
    bool named;                     /* a game in place of the number */
    struct skr_announcement game;
};

/* "M 18", "F yes", "R pass", "M null hand"; "M looks", or "D looks" of who does
 * not play. */
static bool read_call(const char *text, struct told_call *c)
{
    static const char seats[] = "FMRD";
    const char *found = *text != '\0' ? strchr(seats, *text) : NULL;

    if (found == NULL || text[1] != ' ')
        return false;
    *c = (struct told_call){ .call = SKR_BID };
    c->seat = *found == 'D' ? SKR_NOBODY : (int)(found - seats);
    text += 2;
    if (strcmp(text, "looks") == 0)
        c->call = SKR_LOOKS;
    else if (c->seat == SKR_NOBODY)
        return false;
    else if (strcmp(text, "yes") == 0)
        c->call = SKR_HOLD;
    else if (strcmp(text, "pass") == 0)
        c->call = SKR_PASS;
    else if (!(c->named = read_named_game(text, &c->game)))
        c->bid = read_bid(text);
    return c->bid >= 0;
}

static enum skr_clause make_call(struct skr_auction *auction,
                                 const struct told_call *c)
{
    return c->named ? skr_auction_follow_name(auction, c->seat, &c->game)
                    : skr_auction_follow(auction, c->seat, c->call, c->bid);
}

/* A pass before its turn stops nothing: it counts when the turn comes. */
static bool counts_later(enum skr_clause clause)
{
    return clause == SKR_C_AUCTION_EARLY_PASS;
}

/* Makes the calls, up to the first illegal one if the question does not follow
 * them. Returns what that breaks, and its number, counted from 1, in *at. */
static enum skr_clause make_calls(struct question *q, const char *calls,
                                  struct skr_auction *auction, size_t *at)
{
    enum skr_clause first = SKR_C_NONE;
    struct json_walk w = json_walk(calls);

    for (size_t i = 0; json_next(&w); i++) {
        char text[40];
        struct told_call call;
        enum skr_clause clause;

        if (!json_text(w.value, text, sizeof text) || !read_call(text, &call)) {
            question_wrong(q, FACT_CALLS, SKR_C_NONE, "call %zu: expected a seat"
                           " F M R, a blank, and a number, yes, pass, looks or a"
                           " game: \"M 18\"", i + 1);
            return SKR_C_NONE;
        }
        clause = make_call(auction, &call);
        if (clause != SKR_C_NONE
            && (first == SKR_C_NONE
                || (counts_later(first) && !counts_later(clause) && !q->follow))) {
            first = clause;
            *at = i + 1;
        }
        if (first != SKR_C_NONE && !counts_later(first) && !q->follow)
            break;
    }
    return first;
}

/* "grand hand" */
static void put_bound(struct json *json, const struct skr_announcement *game)
{
    char text[40];

    snprintf(text, sizeof text, "%s%s%s", game_name(game->game),
             game->ouvert ? " ouvert" : "", game->hand ? " hand" : "");
    json_put_word(json, "bound", text);
}

static enum auction_outcome outcome_of(const struct skr_auction *auction)
{
    return !auction->over ? OUTCOME_OPEN
        : auction->soloist == SKR_NOBODY ? OUTCOME_PASSED_IN : OUTCOME_SOLOIST;
}

/* Who plays, at what bid. */
static void put_outcome(struct json *json, const struct skr_auction *auction)
{
    const struct skr_announcement *bound = skr_auction_bound(auction);

    if (!auction->over) {
        json_put_word(json, "open", seat_key(skr_auction_turn(auction)));
    } else if (auction->soloist == SKR_NOBODY) {
        json_put_flag(json, "passed_in", true);
    } else {
        json_put_word(json, "soloist", seat_key(auction->soloist));
        json_put_number(json, "bid", auction->bid);
    }
    if (bound != NULL)
        put_bound(json, bound);
}

static void put_illegal(struct json *json, size_t call, enum skr_clause clause)
{
    json_open(json, "illegal", '{');
    json_put_number(json, "call", (long long)call);
    json_put_word(json, "clause", clause_id(clause));
    json_close(json, '}');
}

bool ask_auction(struct question *q, struct json *json)
{
    struct skr_auction auction;
    enum skr_clause clause;
    size_t at = 0;
    bool led;

    skr_auction_begin(&auction, &q->code);
    clause = make_calls(q, question_value(q, FACT_CALLS), &auction, &at);
    if (!question_right(q))
        return false;
    led = clause == SKR_C_NONE || counts_later(clause) || q->follow;
    answer_open(q, json);
    json_put_word(json, "outcome",
                  term_key(&auction_terms, led ? (int)outcome_of(&auction) : OUTCOME_ILLEGAL));
    if (clause != SKR_C_NONE)
        put_illegal(json, at, clause);
    if (led)
        put_outcome(json, &auction);
    json_close(json, '}');
    return true;
}

bool ask_bids(struct question *q, struct json *json)
{
    int bid = 0;

    if (!question_right(q))
        return false;
    answer_open(q, json);
    json_open(json, "values", '[');
    while ((bid = skr_bid_next(&q->code, bid)) != 0)
        json_put_number(json, NULL, bid);
    json_close(json, ']');
    json_close(json, '}');
    return true;
}

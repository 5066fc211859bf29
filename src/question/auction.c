/* Questions about the auction: the legal bids, and what calls lead to. */
#include <string.h>

#include "base/none.h"
#include "game/game.h"
#include "question/ask.h"

/* The number of a bid, of at most four digits, or NONE. */
static int read_bid(const char *text)
{
    int bid = 0, digits = 0;

    for (; *text >= '0' && *text <= '9' && digits < 4; text++, digits++)
        bid = bid * 10 + (*text - '0');
    return *text == '\0' && digits > 0 ? bid : NONE;
}

/* One word of a game: its name, or what goes with it. */
static bool read_part(const char *word, bool first,
                      struct skr_announcement *game)
{
    int number = first ? term_find(&game_terms, word) : NONE;

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

/* A look at the skat. */
static void read_look(struct skr_move *m)
{
    m->kind = SKR_MOVE_MISDEAL;
    m->misdeal = (struct skr_mishap){ .kind = SKR_SKAT_SEEN_EARLY };
}

/* "M 18", "F yes", "R pass", "M null hand"; "M looks", or "D looks" of who does
 * not play. */
static bool read_call(const char *text, struct skr_move *m)
{
    static const char seats[] = "FMRD";
    const char *found = *text != '\0' ? strchr(seats, *text) : NULL;

    if (found == NULL || text[1] != ' ')
        return false;
    *m = (struct skr_move){ .kind = SKR_MOVE_BID_GAME };
    m->seat = *found == 'D' ? SKR_NOBODY : (int)(found - seats);
    text += 2;
    if (strcmp(text, "looks") == 0) {
        read_look(m);
    } else if (m->seat == SKR_NOBODY) {
        return false;
    } else if (strcmp(text, "yes") == 0) {
        m->kind = SKR_MOVE_HOLD;
    } else if (strcmp(text, "pass") == 0) {
        m->kind = SKR_MOVE_PASS;
    } else if (!read_named_game(text, &m->said)) {
        m->kind = SKR_MOVE_BID;
        m->number = read_bid(text);
    }
    return m->number >= 0;
}

/* Once the auction is over, a call breaks its end. A look is no call: what it breaks is
 * no matter of the auction. */
static enum skr_clause follow_call(struct skr_state *state, const struct skr_move *m)
{
    bool over = state->auction.over;
    enum skr_clause clause = follow(state, m);

    if (m->kind == SKR_MOVE_MISDEAL)
        return SKR_C_NONE;
    return over ? SKR_C_AUCTION_END : clause;
}

/* A pass before its turn stops nothing: it counts when the turn comes. */
static bool counts_later(enum skr_clause clause)
{
    return clause == SKR_C_AUCTION_EARLY_PASS;
}

/* Makes the calls, up to the first illegal one if the question does not follow
 * them. Returns what that breaks, and its number, counted from 1, in *at. */
static enum skr_clause make_calls(struct question *q, const char *calls,
                                  struct skr_state *state, size_t *at)
{
    enum skr_clause first = SKR_C_NONE;
    struct json_walk w = json_walk(calls);

    for (size_t i = 0; json_next(&w); i++) {
        char text[40];
        struct skr_move call;
        enum skr_clause clause;

        if (!json_text(w.value, text, sizeof text) || !read_call(text, &call)) {
            question_wrong(q, FACT_CALLS, SKR_C_NONE, "call %zu: expected a seat"
                           " F M R, a blank, and a number, yes, pass, looks or a"
                           " game: \"M 18\"", i + 1);
            return SKR_C_NONE;
        }
        clause = follow_call(state, &call);
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
    static const struct skr_deal unseen = { .skat = 0 };
    static const uint8_t dealt[4] = { 10, 10, 10, 2 };
    struct skr_state state;
    enum skr_clause clause;
    size_t at = 0;
    bool led;

    begin_recorded(&state, &q->code, &unseen, dealt);
    clause = make_calls(q, question_value(q, FACT_CALLS), &state, &at);
    if (!question_right(q))
        return false;
    led = clause == SKR_C_NONE || counts_later(clause) || q->follow;
    answer_open(q, json);
    json_put_word(json, "outcome", term_key(&auction_terms, led
                      ? (int)outcome_of(&state.auction) : OUTCOME_ILLEGAL));
    if (clause != SKR_C_NONE)
        put_illegal(json, at, clause);
    if (led)
        put_outcome(json, &state.auction);
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

/* Questions about the auction: the legal bids, and what calls lead to. */
#include <string.h>

#include "base/memory.h"
#include "game/game.h"
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
    const char *found = text != NULL && *text != '\0' ? strchr(seats, *text)
                                                      : NULL;

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
static enum skr_clause make_calls(struct question *q, const json_t *calls,
                                  struct skr_state *state, size_t *at)
{
    enum skr_clause first = SKR_C_NONE;

    for (size_t i = 0; i < json_array_size(calls); i++) {
        const json_t *item = json_array_get(calls, i);
        const char *text = json_string_value(item);
        struct skr_move call;
        enum skr_clause clause;

        if (text == NULL || strlen(text) != json_string_length(item)
            || !read_call(text, &call)) {
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
static json_t *named_game(const struct skr_announcement *game)
{
    return json_sprintf("%s%s%s", game_name(game->game),
                        game->ouvert ? " ouvert" : "",
                        game->hand ? " hand" : "");
}

static void set_outcome(json_t *answer, enum auction_outcome outcome)
{
    memory_put(answer, "outcome",
               json_string(term_key(&auction_terms, (int)outcome)));
}

/* Adds who plays, at what bid. */
static void add_outcome(json_t *answer, const struct skr_state *state)
{
    const struct skr_auction *auction = &state->auction;
    const struct skr_announcement *bound = skr_auction_bound(auction);

    if (!auction->over) {
        set_outcome(answer, OUTCOME_OPEN);
        memory_put(answer, "open", json_string(
            seat_key(skr_auction_turn(auction))));
    } else if (auction->soloist == SKR_NOBODY) {
        set_outcome(answer, OUTCOME_PASSED_IN);
        memory_put(answer, "passed_in", json_true());
    } else {
        set_outcome(answer, OUTCOME_SOLOIST);
        memory_put(answer, "soloist",
                   json_string(seat_key(auction->soloist)));
        memory_put(answer, "bid", json_integer(auction->bid));
    }
    if (bound != NULL)
        memory_put(answer, "bound", named_game(bound));
}

json_t *ask_auction(struct question *q)
{
    const json_t *calls = question_json(q, FACT_CALLS);
    static const struct skr_deal unseen = { .skat = 0 };
    static const uint8_t dealt[4] = { 10, 10, 10, 2 };
    struct skr_state state;
    enum skr_clause clause;
    json_t *answer;
    size_t at = 0;

    begin_recorded(&state, &q->code, &unseen, dealt);
    clause = make_calls(q, calls, &state, &at);
    if (!question_right(q))
        return NULL;
    answer = json_object();
    set_outcome(answer, OUTCOME_ILLEGAL);
    if (clause != SKR_C_NONE)
        memory_put(answer, "illegal", json_pack(
            "{s:I, s:s}", "call", (json_int_t)at, "clause", clause_id(clause)));
    if (clause == SKR_C_NONE || counts_later(clause) || q->follow)
        add_outcome(answer, &state);
    return answer;
}

json_t *ask_bids(struct question *q)
{
    json_t *values;
    int bid = 0;

    if (!question_right(q))
        return NULL;
    values = json_array();
    while ((bid = skr_bid_next(&q->code, bid)) != 0)
        memory_append(values, json_integer(bid));
    return json_pack("{s:o}", "values", values);
}

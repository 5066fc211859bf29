/* Faults in the moves of a sample game: each breaks one clause. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/none.h"
#include "sample/sample.h"

typedef struct sample_game game;
typedef enum skr_clause clause_t;

/* ------------------------------------------------------------------- editing */

static void insert(game *g, int at, char who, const char *text)
{
    memmove(&g->move[at + 1], &g->move[at],
            (size_t)(g->moves - at) * sizeof g->move[0]);
    g->move[at].who = who;
    snprintf(g->move[at].text, sizeof g->move[at].text, "%s", text);
    g->moves++;
}

static void insert_letter(game *g, char letter)
{
    char *text = g->move[g->announcement].text;

    memmove(text + 2, text + 1, strlen(text));
    text[1] = letter;
}

static char next_seat(char who)
{
    return (char)('0' + (who - '0' + 1) % 3);
}

static bool all_played(const game *g)
{
    return !g->passed && g->state.play.tricks == 10;
}

static int number_at(const game *g, int i)
{
    return atoi(g->move[i].text);
}

static int find_call(const game *g, const char *text)
{
    for (int i = 0; i < g->calls; i++)
        if (strcmp(g->move[i].text, text) == 0)
            return i;
    return NONE;
}

/* ---------------------------------------------------------------------- deal */

static bool double_card(game *g, clause_t clause)
{
    (void)clause;
    g->pile[31] = g->pile[0];
    return true;
}

static bool eleven_cards(game *g, clause_t clause)
{
    (void)clause;
    g->bars = true;
    g->split = 11;
    return true;
}

/* ------------------------------------------------------------------- auction */

static bool bid_too_low(game *g, clause_t clause)
{
    int i = find_call(g, "18");

    (void)clause;
    if (i < 0)
        return false;
    strcpy(g->move[i].text, "17");
    return true;
}

static bool bid_no_value(game *g, clause_t clause)
{
    int last = 18;

    (void)clause;
    for (int i = 0; i < g->calls; i++) {
        int bid = number_at(g, i);

        if (bid - 1 > last && !skr_bid_valid(g->code, bid - 1)) {
            sprintf(g->move[i].text, "%d", bid - 1);
            return true;
        }
        if (bid > 0)
            last = bid;
    }
    return false;
}

static bool bid_again(game *g, clause_t clause)
{
    int last = 0;

    (void)clause;
    for (int i = 0; i < g->calls; i++) {
        int bid = number_at(g, i);

        if (bid > 0 && last > 0) {
            sprintf(g->move[i].text, "%d", last);
            return true;
        }
        if (bid > 0)
            last = bid;
    }
    return false;
}

static bool open_wrongly(game *g, clause_t clause)
{
    (void)clause;
    insert(g, 0, '2', "18");
    return true;
}

static bool call_out_of_turn(game *g, clause_t clause)
{
    (void)clause;
    if (number_at(g, 0) == 0)
        return false;
    insert(g, 1, '2', "18");
    return true;
}

/* Two pass in each auction, or three: the first pass is not the last call. */
static bool call_after_pass(game *g, clause_t clause)
{
    int i = find_call(g, "p");

    (void)clause;
    insert(g, i + 1, g->move[i].who, "p");
    return true;
}

static bool hold_nothing(game *g, clause_t clause)
{
    (void)clause;
    insert(g, 0, '1', "y");
    return true;
}

static bool alone_below_18(game *g, clause_t clause)
{
    (void)clause;
    if (!sample_is_alone(g))
        return false;
    strcpy(g->move[2].text, "17");
    return true;
}

static bool call_after_end(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    insert(g, g->calls, '0', "p");
    return true;
}

/* ------------------------------------------------------ skat and announcement */

static bool other_takes_skat(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken)
        return false;
    g->move[g->calls].who = next_seat(g->move[g->calls].who);
    return true;
}

/* Once more, after the announcement. */
static bool take_late(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken)
        return false;
    insert(g, g->first_card, g->move[g->calls].who, "s");
    return true;
}

/* A card that a defender holds. */
static int foreign_card(const game *g)
{
    return g->pile[(g->state.soloist + 1) % 3 * 10];
}

static bool find_other_cards(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken)
        return false;
    skr_card_write(foreign_card(g), g->move[g->calls + 1].text);
    g->move[g->calls + 1].text[2] = '.';
    return true;
}

static bool discard_foreign(game *g, clause_t clause)
{
    char *dot = strchr(g->move[g->announcement].text, '.');

    (void)clause;
    if (!g->taken)
        return false;
    skr_card_write(foreign_card(g), dot + 1);
    dot[3] = '.';
    return true;
}

static bool no_announcement(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->moves--;
    memmove(&g->move[g->announcement], &g->move[g->announcement + 1],
            (size_t)(g->moves - g->announcement) * sizeof g->move[0]);
    return true;
}

static bool other_announces(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    g->move[g->announcement].who = next_seat(g->move[g->announcement].who);
    return true;
}

static bool hand_after_skat(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken)
        return false;
    insert_letter(g, 'H');
    return true;
}

static bool level_after_skat(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken || !sample_has_trumps(g))
        return false;
    insert_letter(g, 'S');
    return true;
}

static bool ouvert_after_skat(game *g, clause_t clause)
{
    (void)clause;
    if (!g->taken || !sample_has_trumps(g))
        return false;
    insert_letter(g, 'O');
    return true;
}

static bool level_in_null(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed || g->game.game != SKR_NULL)
        return false;
    insert_letter(g, 'S');
    return true;
}

/* ... when the play began. */
static skr_cards soloists_hand(const game *g)
{
    return (g->deal.hand[g->state.soloist] | g->deal.skat) & ~g->state.skat;
}

static bool show_foreign(game *g, clause_t clause)
{
    char *text;
    skr_cards hand;

    (void)clause;
    if (g->passed || !g->game.ouvert)
        return false;
    text = g->move[g->announcement].text;
    hand = soloists_hand(g);
    if (strlen(text) > 12)
        return false;
    sample_append_cards(text, (hand & (hand - 1)) | SKR_BIT(foreign_card(g)));
    return true;
}

static bool announce_again(game *g, clause_t clause)
{
    (void)clause;
    if (g->passed)
        return false;
    insert(g, g->announcement + 1, g->move[g->announcement].who, "G");
    return true;
}

/* ---------------------------------------------------------------------- play */

static bool other_leads(game *g, clause_t clause)
{
    struct sample_move *lead = &g->move[g->moves - 3];

    (void)clause;
    if (!all_played(g))
        return false;
    lead->who = next_seat(lead->who);
    return true;
}

static bool play_before_turn(game *g, clause_t clause)
{
    struct sample_move second = g->move[g->moves - 2];

    (void)clause;
    if (!all_played(g))
        return false;
    g->move[g->moves - 2] = g->move[g->moves - 1];
    g->move[g->moves - 1] = second;
    return true;
}

static bool play_twice(game *g, clause_t clause)
{
    (void)clause;
    if (!all_played(g))
        return false;
    strcpy(g->move[g->moves - 1].text, g->move[g->first_card].text);
    return true;
}

/* A later move of the same player with a card forbidden to him at move i, or
 * NONE. before: the deal up to move i. */
static int forbidden_later(const game *g, int i, const struct skr_state *before)
{
    skr_cards legal = skr_state_cards(before, g->move[i].who - '0');

    for (int j = i + 1; j < g->moves; j++)
        if (g->move[j].who == g->move[i].who
            && (legal & SKR_BIT(skr_card_read(g->move[j].text, 2))) == 0)
            return j;
    return NONE;
}

/* Makes the next move of the game again; at: its number. */
static void make_again(const game *g, struct skr_state *state)
{
    struct skr_move move;

    skr_state_move_at(&g->state, state->moves, &move);
    skr_state_move(state, &move);
}

static bool revoke(game *g, clause_t clause)
{
    struct skr_state state;
    char text[sizeof g->move[0].text];

    (void)clause;
    if (g->passed)
        return false;
    skr_state_begin(&state, g->code, &g->deal, NULL);
    while (state.phase != SKR_PHASE_PLAY)
        make_again(g, &state);
    for (int i = g->first_card; i < g->moves; i++, make_again(g, &state)) {
        int j = forbidden_later(g, i, &state);

        if (j >= 0) {
            strcpy(text, g->move[i].text);
            strcpy(g->move[i].text, g->move[j].text);
            strcpy(g->move[j].text, text);
            return true;
        }
    }
    return false;
}

static bool play_on(game *g, clause_t clause)
{
    int seat = g->state.play.turn, card = 0;

    if (g->passed || g->state.play.tricks == 10
        || (clause == SKR_C_END_NULL) != (g->game.game == SKR_NULL))
        return false;
    while (!(g->state.play.hand[seat] & SKR_BIT(card)))
        card++;
    sample_add_card(g, (char)('0' + seat), card);
    return true;
}

/* After the first trick, when the value of the game is still open. */
static bool break_off(game *g, clause_t clause)
{
    (void)clause;
    if (!all_played(g) || g->value.overbid)
        return false;
    g->moves = g->first_card + 3;
    return true;
}

static bool hide_card(game *g, clause_t clause)
{
    (void)clause;
    if (!all_played(g))
        return false;
    strcpy(g->move[g->moves - 1].text, "??");
    return true;
}

static bool unknown_move(game *g, clause_t clause)
{
    (void)clause;
    strcpy(g->tail, "0 XX ");
    return true;
}

const struct sample_fault sample_move_faults[] = {
    { SKR_C_PACK_CARDS, double_card, NULL },
    { SKR_C_DEAL_HANDS, eleven_cards, NULL },
    { SKR_C_AUCTION_LOWEST, bid_too_low, sample_is_bid },
    { SKR_C_AUCTION_VALUES, bid_no_value, sample_is_bid },
    { SKR_C_AUCTION_RAISE, bid_again, sample_is_bid },
    { SKR_C_AUCTION_OPENING, open_wrongly, NULL },
    { SKR_C_AUCTION_TURN, call_out_of_turn, NULL },
    { SKR_C_AUCTION_OUT, call_after_pass, NULL },
    { SKR_C_AUCTION_ANSWER, hold_nothing, NULL },
    { SKR_C_AUCTION_LOWEST, alone_below_18, sample_is_alone },
    { SKR_C_AUCTION_END, call_after_end, sample_is_game },
    { SKR_C_SKAT_TAKE, other_takes_skat, sample_is_taken },
    { SKR_C_RECORD_ORDER, take_late, sample_is_taken },
    { SKR_C_RECORD_DEAL, find_other_cards, sample_is_taken },
    { SKR_C_SKAT_DISCARD, discard_foreign, sample_is_taken },
    { SKR_C_ANNOUNCE_REQUIRED, no_announcement, sample_is_game },
    { SKR_C_ANNOUNCE_SOLOIST, other_announces, sample_is_game },
    { SKR_C_ANNOUNCE_HAND, hand_after_skat, sample_is_taken },
    { SKR_C_ANNOUNCE_LEVELS, level_after_skat, sample_is_taken },
    { SKR_C_ANNOUNCE_OUVERT, ouvert_after_skat, sample_is_taken },
    { SKR_C_ANNOUNCE_NULL, level_in_null, sample_is_null },
    { SKR_C_ANNOUNCE_SHOW, show_foreign, sample_is_ouvert },
    { SKR_C_ANNOUNCE_FINAL, announce_again, sample_is_game },
    { SKR_C_PLAY_LEAD, other_leads, sample_is_game },
    { SKR_C_PLAY_TURN, play_before_turn, sample_is_game },
    { SKR_C_PLAY_HELD, play_twice, sample_is_game },
    { SKR_C_PLAY_FOLLOW, revoke, sample_is_game },
    { SKR_C_END_NULL, play_on, sample_is_null },
    { SKR_C_END_SCHWARZ, play_on, sample_is_bound },
    { SKR_C_END_PLAY_OUT, break_off, sample_is_game },
    { SKR_C_RECORD_HIDDEN, hide_card, sample_is_game },
    { SKR_C_RECORD_SYNTAX, unknown_move, NULL },
};
const int sample_move_fault_count =
    sizeof sample_move_faults / sizeof *sample_move_faults;

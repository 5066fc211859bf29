/* Plays a game: asks whoever is on turn, and rules on what he does.
 *
 * A move that the code forbids happened all the same, and what follows from it is what
 * skr_state_follow makes of it: a wrong card loses the game, a wrong call counts as far as
 * it can. What cannot happen at a table at all (a card that he does not hold, no move, a
 * move of another seat) is no move: the player is absent, which ends the game by
 * end.absent. In a ramsch nothing ends the play, and the referee plays for him. */
#include "match/game.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/stop.h"

/* A seat may break so many clauses in a deal, and a deal have so many moves, and bytes of
 * them in its state: then somebody only wastes time. What is left of a record and of a
 * state has room for 30 cards and the end of the game. */
#define MOST_ILLEGAL 3
#define MOST_MOVES 200
#define MOST_LOGGED (SKR_LOG - 96)

/* ---------------------------------------------------------------------- ruling */

static struct score *score_of(struct game *g, int seat)
{
    return &g->results->of[player_at(&g->played, seat)];
}

static void note(struct game *g, int seat, enum skr_clause clause, const char *what)
{
    struct broken b = { .clause = clause, .times = 1, .deal = g->played.deal,
                        .game = g->played.game, .ruled = skr_state_over(&g->state) };

    snprintf(b.what, sizeof b.what, "%s", what);
    match_broken(score_of(g, seat), &b);
}

/* The first move that the seat has: for somebody who is absent from a ramsch, or from an
 * answer. */
static void move_for(struct game *g, int seat)
{
    static _Thread_local struct skr_move list[SKR_MOVES];
    int count = skr_state_moves(&g->state, seat, SKR_LIST_NEEDED, list);

    for (int n = 0; n < count; n++)
        if (skr_state_move(&g->state, &list[n]) == SKR_C_NONE)
            return;
}

/* clauses end.absent home.ramsch */
static void be_absent(struct game *g, int seat, enum skr_move_kind how)
{
    const struct skr_move m = { .kind = how, .seat = seat };

    g->silent |= 1u << seat;
    if (skr_state_move(&g->state, &m) != SKR_C_NONE)
        move_for(g, seat);
}

/* A move that another seat would have to make, or that only a referee reports. */
static bool is_foreign(const struct skr_move *m, int seat)
{
    return m->seat != seat || m->kind == SKR_MOVE_MISDEAL;
}

/* A card that he does not hold cannot lie on the table, or be put away. clause
 * play.held */
static bool is_impossible(const struct game *g, const struct skr_move *m)
{
    skr_cards hand = g->state.play.hand[m->seat];

    if (m->kind == SKR_MOVE_CARD)
        return g->state.phase == SKR_PHASE_PLAY && (hand & SKR_BIT(m->number)) == 0;
    return m->hidden != 0 || (m->away & ~hand) != 0;
}

/* What happens at the table by a forbidden move. A soloist who puts away what he does
 * not hold has put nothing away. clause skat.wrong-number */
static void follow(struct game *g, const struct skr_move *m)
{
    struct skr_move happened = *m;

    if (is_impossible(g, m)) {
        if (m->kind != SKR_MOVE_ANNOUNCE && m->kind != SKR_MOVE_DISCARD)
            return;
        happened.away = 0;
        happened.hidden = 0;
        happened.number = -1;
    }
    skr_state_follow(&g->state, &happened);
}

/* Adds to what he did what would have been legal: the cards, or the other moves, as many
 * as there is room for. */
static void add_legal(const struct game *g, int seat, char what[ANSWER_WHAT])
{
    static _Thread_local struct skr_move list[SKR_MOVES];
    int count = skr_state_moves(&g->state, seat, SKR_LIST_NEEDED, list);
    size_t written = strlen(what);
    struct out out = out_into(what + written, ANSWER_WHAT - written, ENGLISH);
    char text[SKR_MOVE_TEXT];

    for (int n = 0; n < count; n++) {
        const char *between = list[n].kind == SKR_MOVE_CARD ? " " : ", ";

        skr_move_write(&list[n], text);
        if (out.size + strlen(text) + sizeof "; legal: , ..." > out.capacity) {
            out_text(&out, ", ...");
            break;
        }
        out_text(&out, n == 0 ? "; legal: " : between);
        out_text(&out, list[n].kind == SKR_MOVE_CARD ? text + 2 : text);
    }
}

static void rule(struct game *g, int seat, const struct skr_move *m,
                 char what[ANSWER_WHAT])
{
    enum skr_clause clause = is_foreign(m, seat) ? SKR_C_RECORD_ORDER
                                                 : skr_state_move(&g->state, m);
    int before = g->state.moves;

    if (clause == SKR_C_NONE)
        return;
    add_legal(g, seat, what);
    if (!is_foreign(m, seat) && g->illegal[seat]++ < MOST_ILLEGAL)
        follow(g, m);
    if (g->state.moves == before)
        be_absent(g, seat, SKR_MOVE_LEFT);
    note(g, seat, clause, what);
}

/* ---------------------------------------------------------------------- asking */

static struct engine *engine_at(struct game *g, int seat)
{
    struct engine **e = &g->engine[3 * player_at(&g->played, seat) + g->played.place[seat]];

    if (*e == NULL)
        *e = calloc(1, sizeof **e);
    if (*e == NULL)
        memory_note();
    return *e;
}

void game_names(struct game *g, const char *name[3])
{
    for (int seat = 0; seat < 3; seat++) {
        if (!g->named)
            match_name(g->played.match, g->played.table, g->played.place[seat],
                       g->name[seat]);
        name[seat] = g->name[seat];
    }
    g->named = true;
}

static uint64_t question_id(const struct game *g)
{
    return (g->played.deal * 1000 + (uint64_t)g->played.game) * MOVES
        + (uint64_t)g->state.moves;
}

static enum reply ask(struct game *g, int seat, struct skr_move *m,
                      char what[ANSWER_WHAT])
{
    static _Thread_local char text[QUESTION_SIZE];
    const struct match *match = g->played.match;
    const char *names[3];
    struct out out = out_into(text, sizeof text, ENGLISH);
    struct engine *e = engine_at(g, seat);

    if (e == NULL)
        return REPLY_DEAD;
    game_names(g, names);
    question_move(&out, &g->state, seat, question_id(g), names);
    return engine_ask(e, match, match->player[player_at(&g->played, seat)].command, &out,
                      question_id(g), m, what);
}

/* clause record.syntax: what is no move. clause end.absent: who is late or dead. */
static void ask_engine(struct game *g, int seat)
{
    char what[ANSWER_WHAT] = "";
    struct skr_move m;
    enum reply reply = ask(g, seat, &m, what);

    if (reply == REPLY_MOVE) {
        rule(g, seat, &m, what);
        return;
    }
    if (reply == REPLY_UNABLE) {
        g->unable = &g->played.match->player[player_at(&g->played, seat)];
        snprintf(g->why, sizeof g->why, "%s", what);
        return;
    }
    score_of(g, seat)->late += reply == REPLY_LATE;
    score_of(g, seat)->dead += reply == REPLY_DEAD;
    be_absent(g, seat, reply == REPLY_LATE ? SKR_MOVE_TIMEOUT : SKR_MOVE_LEFT);
    note(g, seat, reply == REPLY_WRONG ? SKR_C_RECORD_SYNTAX : SKR_C_END_ABSENT, what);
}

static void ask_own(struct game *g, int seat, choose *player)
{
    struct skr_move m;

    player(&g->state, seat, &g->random[seat], &m);
    if (skr_state_move(&g->state, &m) != SKR_C_NONE)
        move_for(g, seat);
}

/* Giving up again and again, where nobody agrees, ends no game. clause end.absent */
static void waste_time(struct game *g, int seat)
{
    be_absent(g, seat, SKR_MOVE_TIMEOUT);
    note(g, seat, SKR_C_END_ABSENT, "too many moves in one game");
}

static void take_turn(struct game *g, int seat)
{
    static choose *const own[] = { [PLAYER_RANDOM] = choose_random,
                                   [PLAYER_SAMPLE] = choose_sample };
    enum player_kind kind = g->played.match->player[player_at(&g->played, seat)].kind;

    if (kind != PLAYER_ENGINE)
        ask_own(g, seat, own[kind]);
    else if (g->silent >> seat & 1)
        move_for(g, seat);
    else if (g->state.moves >= MOST_MOVES || g->state.logged >= MOST_LOGGED)
        waste_time(g, seat);
    else
        ask_engine(g, seat);
}

static int lowest_seat(unsigned seats)
{
    return seats & 1 ? 0 : seats & 2 ? 1 : 2;
}

static void begin(struct game *g, const struct match_deal *deal)
{
    const struct match *m = g->played.match;

    skr_state_begin(&g->state, m->code, &deal->cards, &deal->round);
    g->silent = 0;
    memset(g->illegal, 0, sizeof g->illegal);
    g->named = false;
    for (int seat = 0; seat < 3; seat++)
        g->random[seat] = random_of(~m->seed, g->played.deal * 4096
                                    + (uint64_t)(4 * g->played.game + seat));
}

bool game_play(struct game *g, const struct match_deal *deal)
{
    unsigned turn;

    begin(g, deal);
    while ((turn = skr_state_turn(&g->state)) != 0 && !stop_wanted() && g->unable == NULL)
        take_turn(g, lowest_seat(turn));
    g->played.state = &g->state;
    if (skr_state_value(&g->state, &g->played.result) != SKR_OK)
        g->played.result = (struct skr_result){ .outcome = SKR_NO_GAME };
    return turn == 0 && !stop_wanted();  /* it would kill an engine, which is then absent */
}

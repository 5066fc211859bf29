/* Counts sequences of moves, as chess programs do to test what they list. Cards alone are
 * counted without a state: of the last card only the number of choices is needed, and the
 * others change a few fields. What a card beats is looked up. */
#include "game/game.h"

/* ------------------------------------------------------------------- cards alone */

/* When a trick ends the game. */
enum end { END_LAST, END_SOLOISTS, END_DEFENDERS };

struct seats {
    skr_cards hand[3];
    skr_cards follow[32];   /* the cards that follow this one, if it is led */
    skr_cards beats[32];    /* the cards that beat this one, if it wins so far */
    int soloist;
    enum end end;
    uint64_t counted, most;
    uint64_t looked, budget;    /* positions: games that end early count nothing */
};

/* The trick so far: who leads, how many cards, the card led, the one that wins, and its
 * seat. */
struct trick { int leader, count, led, best, winner; };

static void set_cards(struct seats *t, enum skr_game game)
{
    skr_cards trumps = skr_trumps(game);

    for (int card = 0; card < 32; card++) {
        t->follow[card] = skr_class(game, card);
        t->beats[card] = (trumps & SKR_BIT(card)) ? 0 : trumps;
        for (int other = 0; other < 32; other++)
            if ((t->follow[card] & SKR_BIT(other)) != 0
                && skr_strength(game, other) > skr_strength(game, card))
                t->beats[card] |= SKR_BIT(other);
    }
}

/* A ramsch has no soloist, and ends with the last card. */
static enum end end_of(const struct skr_state *s)
{
    if (s->soloist == SKR_NOBODY)
        return END_LAST;
    if (s->game.game == SKR_NULL)
        return END_SOLOISTS;
    return skr_bound_level(s->code, &s->game) == SKR_SCHWARZ ? END_DEFENDERS : END_LAST;
}

static bool ends(const struct seats *t, int winner)
{
    return t->end == (winner == t->soloist ? END_SOLOISTS : END_DEFENDERS);
}

static struct trick add_card(const struct seats *t, struct trick trick, int card)
{
    int seat = (trick.leader + trick.count) % 3;

    if (trick.count++ == 0)
        trick.led = card;
    if (trick.count == 1 || (t->beats[trick.best] & SKR_BIT(card)) != 0) {
        trick.best = card;
        trick.winner = seat;
    }
    return trick;
}

static void count_cards(struct seats *t, const struct trick *trick, int depth)
{
    int seat = (trick->leader + trick->count) % 3;
    skr_cards hand = t->hand[seat], cards = hand;

    if (trick->count > 0 && (hand & t->follow[trick->led]) != 0)
        cards &= t->follow[trick->led];
    if (depth == 1) {
        t->counted += (unsigned)skr_count(cards);
        return;
    }
    if (++t->looked > t->budget) {
        t->counted = t->most + 1;
        return;
    }
    for (; cards != 0 && t->counted <= t->most; cards &= cards - 1) {
        struct trick next = add_card(t, *trick, lowest_of(cards));

        if (next.count == 3) {
            if (ends(t, next.winner))
                continue;
            next = (struct trick){ .leader = next.winner };
        }
        t->hand[seat] = hand & ~(cards & -cards);
        count_cards(t, &next, depth - 1);
    }
    t->hand[seat] = hand;
}

/* Do the cards take turns, and are all of them seen? After each card the next player has the
 * turn: so the player who has it now shows whether the whole trick was played in order. */
static bool is_plain(const struct skr_state *s)
{
    bool in_turn = (s->play.by[0] + s->play.count) % 3 == s->play.turn;

    return s->phase == SKR_PHASE_PLAY && s->asked == 0 && !hides(s) && balanced(s)
        && (s->play.count == 0 || in_turn);
}

static uint64_t count_plain(const struct skr_state *s, int depth, uint64_t most,
                            uint64_t budget, uint64_t *looked)
{
    struct seats t = { .hand = { s->play.hand[0], s->play.hand[1], s->play.hand[2] },
                       .soloist = s->soloist, .end = end_of(s), .most = most,
                       .looked = *looked, .budget = budget };
    struct trick trick = { .leader = s->play.turn };

    set_cards(&t, s->play.game);
    if (s->play.count > 0)
        trick.leader = s->play.by[0];
    for (int n = 0; n < s->play.count; n++)
        trick = add_card(&t, trick, s->play.card[n]);
    count_cards(&t, &trick, depth);
    *looked = t.looked;
    return t.counted;
}

/* -------------------------------------------------------------------- all moves */

/* A move that is made costs as much as some positions of cards alone. */
#define MOVE_COST 16

struct counting {
    enum skr_counted what;
    uint64_t counted, most, looked;
};

static void count_moves(struct counting *c, const struct skr_state *s, int depth);

static bool is_counted(const struct counting *c, enum skr_move_kind kind)
{
    switch (c->what) {
    case SKR_CARDS_ALONE: return kind == SKR_MOVE_CARD;
    case SKR_CALLS_ALONE: return kind <= SKR_MOVE_PASS;
    default: return kind != SKR_MOVE_EXCHANGE;
    }
}

/* A move that has all cards among which two are chosen. */
static bool is_set(const struct skr_move *m)
{
    return m->kind != SKR_MOVE_CARD && m->away != 0;
}

static void make(struct counting *c, const struct skr_state *s, const struct skr_move *m,
                 int depth)
{
    struct skr_state next = *s;

    c->looked += MOVE_COST;
    if (c->looked > c->most)
        c->counted = c->most + 1;
    if (c->counted <= c->most && skr_state_move(&next, m) == SKR_C_NONE)
        count_moves(c, &next, depth - 1);
}

static void make_each_pair(struct counting *c, const struct skr_state *s,
                           const struct skr_move *m, int depth)
{
    struct skr_move pair = *m;

    for (skr_cards one = m->away; one != 0; one &= one - 1)
        for (skr_cards two = one & (one - 1); two != 0; two &= two - 1) {
            pair.away = (one & -one) | (two & -two);
            make(c, s, &pair, depth);
        }
}

static void count_move(struct counting *c, const struct skr_state *s,
                       const struct skr_move *m, int depth)
{
    unsigned cards = (unsigned)skr_count(m->away);

    if (!is_counted(c, m->kind))
        return;
    if (depth == 1)
        c->counted += is_set(m) ? cards * (cards - 1) / 2 : 1;
    else if (is_set(m))
        make_each_pair(c, s, m, depth);
    else
        make(c, s, m, depth);
}

static void count_moves(struct counting *c, const struct skr_state *s, int depth)
{
    struct skr_move moves[SETS];

    if (c->what == SKR_CARDS_ALONE && is_plain(s)) {
        c->counted += count_plain(s, depth, c->most - c->counted, c->most, &c->looked);
        return;
    }
    for (int seat = 0; seat < 3; seat++) {
        int count = list_moves(s, seat, SKR_LIST_SETS, moves);

        for (int n = 0; n < count; n++)
            count_move(c, s, &moves[n], depth);
    }
}

uint64_t skr_state_count(const struct skr_state *s, int depth, enum skr_counted what,
                         uint64_t most)
{
    struct counting c = { .what = what, .most = most };

    if (depth == 0)
        return 1;
    count_moves(&c, s, depth);
    return c.counted <= most ? c.counted : most + 1;
}

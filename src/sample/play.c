/* Plays a sample game: random deal, legal auction, announcement and cards. */
#include <string.h>

#include "sample/sample.h"
#include "words/names.h"

/* splitmix64 */
#define RNG_STEP 0x9E3779B97F4A7C15u

static uint64_t rng_next(struct rng *rng)
{
    uint64_t z = rng->state += RNG_STEP;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int rng_below(struct rng *rng, int n)
{
    return (int)((uint32_t)(rng_next(rng) >> 33) % (uint32_t)n);
}

void sample_deal(struct skr_deal *deal, uint64_t seed, uint64_t n)
{
    struct rng rng = { .state = seed };
    int pack[32] = { 0 };

    rng.state = rng_next(&rng) + n;
    rng.state = rng_next(&rng);   /* so that no deal goes on where another began */
    for (int i = 0; i < 32; i++) {
        int other = rng_below(&rng, i + 1);

        pack[i] = pack[other];
        pack[other] = i;
    }
    skr_deal_pack(pack, deal);
}

/* Leaves out the next n numbers. */
static void rng_skip(struct rng *rng, int n)
{
    rng->state += (uint64_t)n * RNG_STEP;
}

static bool chance(struct rng *rng, int percent)
{
    return rng_below(rng, 100) < percent;
}

/* A random one of these cards; count: how many they are. */
static int any_card(struct rng *rng, skr_cards cards, int count)
{
    for (int n = rng_below(rng, count); n > 0; n--)
        cards &= cards - 1;
    return skr_count((cards & -cards) - 1); /* as many lie below the lowest */
}

static char *new_move(struct sample_game *g, char who)
{
    g->move[g->moves].who = who;
    return g->move[g->moves++].text;
}

static void add(struct sample_game *g, char who, const char *text)
{
    strcpy(new_move(g, who), text);
}

void sample_add_card(struct sample_game *g, char who, int card)
{
    skr_card_write(card, new_move(g, who));
}

static void add_number(struct sample_game *g, char who, int number)
{
    struct out out = { .data = new_move(g, who), .capacity = 8 };

    out_number(&out, number);
    out.data[out.size] = '\0';
}

static char digit(int seat)
{
    return (char)('0' + seat);
}

/* ---------------------------------------------------------------------- deal */

/* How good each card is in a game: the best first. */
static void set_worths(enum skr_game game, int worth[32])
{
    for (int card = 0; card < 32; card++) {
        int strength = skr_strength(game, card);

        worth[card] = game == SKR_NULL ? -strength
            : strength + (skr_trumps(game) & SKR_BIT(card) ? 20 : 0);
    }
}

/* Finds the best card, and takes it out. */
static int take_best(int worth[32])
{
    int best = 0;

    for (int card = 1; card < 32; card++)
        if (worth[card] > worth[best])
            best = card;
    worth[best] = -100;
    return best;
}

/* Gives the favoured player his good cards, the first of his pile. */
static skr_cards give(struct sample_game *g, skr_cards left)
{
    int worth[32];

    set_worths(g->favour.game, worth);
    for (int i = 0; i < g->favour.gifts; i++) {
        int card = take_best(worth);

        g->pile[g->favour.seat * 10 + i] = card;
        left &= ~SKR_BIT(card);
    }
    return left;
}

static void deal(struct sample_game *g)
{
    int gifts = g->favour.gifts, count = 32 - gifts;
    skr_cards left = gifts > 0 ? give(g, SKR_PACK) : SKR_PACK;

    for (int i = 0; i < 32; i++) {
        if (i / 10 == g->favour.seat && i % 10 < gifts)
            continue;
        g->pile[i] = any_card(&g->dealing, left, count--);
        left &= ~SKR_BIT(g->pile[i]);
    }
    for (int i = 0; i < 30; i++)
        g->deal.hand[i / 10] |= SKR_BIT(g->pile[i]);
    g->deal.skat = SKR_BIT(g->pile[30]) | SKR_BIT(g->pile[31]);
}

/* ------------------------------------------------------------------- auction */

void sample_find_bids(struct sample_bids *bids, const struct skr_code *code)
{
    bids->code = code;
    for (int bid = 0; bid <= SKR_BID_LIMIT; bid++)
        bids->next[bid] = skr_bid_next(code, bid);
}

/* Sets how far each player bids: 0 passes at once. */
static void set_limits(struct sample_game *g, struct rng *rng, int limit[3])
{
    int steps[3], most = 0;

    for (int seat = 0; seat < 3; seat++) {
        steps[seat] = chance(rng, 45) ? 0 : rng_below(rng, 12);
        if (seat == g->favour.seat)
            steps[seat] = 1 + rng_below(rng, 20);
        if (g->favour.seat != SKR_NOBODY && seat != g->favour.seat)
            steps[seat] /= 3;
        if (steps[seat] > most)
            most = steps[seat];
        limit[seat] = 0;
    }
    for (int step = 1, bid = 0; step <= most; step++) {
        bid = g->bids->next[bid];
        for (int seat = 0; seat < 3; seat++)
            if (steps[seat] >= step)
                limit[seat] = bid;
    }
}

/* The next number: mostly the next one, sometimes a jump. */
static int next_bid(struct sample_game *g, struct rng *rng)
{
    const int *next = g->bids->next;
    int bid = next[g->state.auction.bid];

    while (g->state.auction.answerer != SKR_NOBODY && chance(rng, 8) && next[bid] != 0)
        bid = next[bid];
    return bid;
}

static void call(struct sample_game *g, struct rng *rng, const int limit[3])
{
    const struct skr_auction *auction = &g->state.auction;
    int seat = skr_auction_turn(auction);
    struct skr_move move = { .kind = SKR_MOVE_PASS, .seat = seat };
    int bid = auction->asked ? auction->bid : next_bid(g, rng);

    if (limit[seat] < bid || bid == 0) {
        add(g, digit(seat), "p");
    } else if (auction->asked) {
        move.kind = SKR_MOVE_HOLD;
        add(g, digit(seat), "y");
    } else {
        move.kind = SKR_MOVE_BID;
        move.number = bid;
        add_number(g, digit(seat), bid);
    }
    skr_state_move(&g->state, &move);
}

/* -------------------------------------------------------------- announcement */

static void choose_game(struct sample_game *g, struct rng *rng)
{
    struct skr_announcement said = { .game = SKR_GAME_DIAMONDS };
    struct skr_announced ruled;
    bool favoured = g->state.soloist == g->favour.seat;

    said.game = favoured ? g->favour.game
                         : (enum skr_game)rng_below(rng, SKR_GAMES);
    g->taken = !chance(rng, favoured ? 50 : 20);
    said.hand = !g->taken;
    said.ouvert = chance(rng, said.game == SKR_NULL ? 40 : favoured ? 15 : 3)
        && (said.game == SKR_NULL || !g->taken);
    if (said.hand && said.game != SKR_NULL && chance(rng, favoured ? 50 : 20))
        said.announced = chance(rng, 60) ? SKR_SCHNEIDER : SKR_SCHWARZ;
    skr_announce(g->code, &said, g->taken, &ruled);
    g->game = ruled.valid;
}

static void write_token(const struct sample_game *g, char *out)
{
    /* suit and grand ouvert include the levels, which are not written then */
    bool implied = g->game.ouvert && g->game.game != SKR_NULL;

    *out++ = game_letters[g->game.game];
    if (g->game.ouvert)
        *out++ = 'O';
    if (g->game.hand && (!g->game.ouvert || g->game.game == SKR_NULL))
        *out++ = 'H';
    if (!implied && g->game.announced != SKR_NO_LEVEL)
        *out++ = 'S';
    if (!implied && g->game.announced == SKR_SCHWARZ)
        *out++ = 'Z';
    *out = '\0';
}

void sample_append_cards(char *text, skr_cards cards)
{
    text += strlen(text);
    for (int card = 31; card >= 0; card--)
        if (cards & SKR_BIT(card)) {
            *text++ = '.';
            skr_card_write(card, text);
            text += 2;
        }
}

static void announce(struct sample_game *g)
{
    struct rng *rng = &g->playing;
    int soloist = g->state.soloist;
    struct skr_move take = { .kind = SKR_MOVE_TAKE, .seat = soloist };
    struct skr_move said = { .kind = SKR_MOVE_ANNOUNCE, .seat = soloist };
    skr_cards hand;
    char text[72], found[8] = "";

    if (g->taken) {
        skr_state_move(&g->state, &take);
        hand = g->state.play.hand[soloist];
        said.away = SKR_BIT(any_card(rng, hand, 12));
        said.away |= SKR_BIT(any_card(rng, hand & ~said.away, 11));
        add(g, digit(soloist), "s");
        sample_append_cards(found, g->deal.skat);
        add(g, 'w', found + 1);
    }
    said.said = g->game;
    skr_state_move(&g->state, &said);
    write_token(g, text);
    if (g->taken)
        sample_append_cards(text, said.away);
    if (g->game.ouvert && chance(rng, 50))
        sample_append_cards(text, g->state.play.hand[soloist]);
    g->announcement = g->moves;
    add(g, digit(soloist), text);
}

/* ---------------------------------------------------------------------- play */

static void play_cards(struct sample_game *g)
{
    g->first_card = g->moves;
    while (skr_state_over(&g->state) == SKR_C_NONE) {
        int seat = g->state.play.turn;
        skr_cards legal = skr_state_cards(&g->state, seat);
        const struct skr_move card = {
            .kind = SKR_MOVE_CARD, .seat = seat,
            .number = any_card(&g->playing, legal, skr_count(legal)),
        };

        skr_state_move(&g->state, &card);
        sample_add_card(g, digit(seat), card.number);
    }
}

/* -------------------------------------------------------------------- result */

/* The server's flags: s and z of a soloist who lost only if not announced. */
static void set_flags(struct sample_game *g)
{
    const struct skr_value *v = &g->value;
    bool made = v->won || v->clause == SKR_C_VALUE_BID;

    if (g->game.game == SKR_NULL)
        return;
    g->figure[FIGURE_SCHWARZ] =
        v->schwarz && (made || g->game.announced != SKR_SCHWARZ);
    g->figure[FIGURE_SCHNEIDER] = g->figure[FIGURE_SCHWARZ]
        || (v->schneider && (made || g->game.announced == SKR_NO_LEVEL));
}

static void set_result(struct sample_game *g)
{
    struct skr_facts facts;

    skr_state_facts(&g->state, &facts);
    skr_value(&facts, &g->value);
    g->points = facts.taken.points;
    g->tricks = facts.taken.tricks;
    g->figure[FIGURE_SOLOIST] = g->state.soloist;
    g->figure[FIGURE_OUTCOME] = g->value.won ? OUTCOME_WIN
                                                 : OUTCOME_LOSS;
    g->figure[FIGURE_SCORE] = g->value.score;
    g->figure[FIGURE_MATADORS] = g->value.matadors;
    g->figure[FIGURE_OVERBID] = g->value.overbid;
    g->figure[FIGURE_POINTS] = g->points;
    g->figure[FIGURE_TRICKS] = g->tricks;
    set_flags(g);
}

static struct favour any_favour(struct rng *rng)
{
    struct favour favour = { SKR_NOBODY, SKR_GAME_DIAMONDS, 0 };

    if (!chance(rng, 60))
        return favour;
    favour.seat = rng_below(rng, 3);
    favour.game = (enum skr_game)rng_below(rng, SKR_GAMES);
    favour.gifts = 5 + rng_below(rng, 6);
    return favour;
}

void sample_begin(struct sample_game *g, const struct sample_bids *bids,
                  uint64_t seed, uint64_t n)
{
    struct rng rng = { seed * 0xD1342543DE82EF95u + n };
    int limit[3];

    rng_next(&rng);
    memset(g, 0, offsetof(struct sample_game, move));
    g->bids = bids;
    g->code = bids->code;
    g->figure[FIGURE_LEFT] = g->figure[FIGURE_TIMEOUT] = SKR_NOBODY;
    g->favour = any_favour(&rng);
    g->dealing = rng;
    rng_skip(&rng, 32 - g->favour.gifts);
    set_limits(g, &rng, limit);
    skr_state_begin(&g->state, g->code, &g->deal, NULL);
    while (!g->state.auction.over)
        call(g, &rng, limit);
    g->calls = g->moves;
    g->passed = g->state.soloist == SKR_NOBODY;
    if (!g->passed)
        choose_game(g, &rng);
    g->playing = rng;
}

/* The calls do not depend on the cards: they are made again with them. */
static void deal_after_auction(struct sample_game *g)
{
    struct skr_state calls = g->state;
    struct skr_move move;

    deal(g);
    skr_state_begin(&g->state, g->code, &g->deal, NULL);
    for (int n = 0; n < calls.moves; n++) {
        skr_state_move_at(&calls, n, &move);
        skr_state_move(&g->state, &move);
    }
}

void sample_play(struct sample_game *g)
{
    deal_after_auction(g);
    if (g->passed)
        return;
    announce(g);
    play_cards(g);
    set_result(g);
}

/* Plays a sample game: random deal, legal auction, announcement and cards. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/names.h"
#include "sample/sample.h"

/* splitmix64 */
static uint64_t rng_next(struct rng *rng)
{
    uint64_t z = rng->state += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

int rng_below(struct rng *rng, int n)
{
    return (int)((rng_next(rng) >> 33) % (uint64_t)n);
}

static bool chance(struct rng *rng, int percent)
{
    return rng_below(rng, 100) < percent;
}

/* A random card of the set. */
static int any_card(struct rng *rng, skr_cards cards)
{
    int n = rng_below(rng, skr_count(cards));

    for (int card = 0;; card++)
        if ((cards & SKR_BIT(card)) && n-- == 0)
            return card;
}

void sample_add(struct sample_game *g, char who, const char *format, ...)
{
    struct sample_move *m = &g->move[g->moves++];
    va_list arguments;

    m->who = who;
    va_start(arguments, format);
    vsnprintf(m->text, sizeof m->text, format, arguments);
    va_end(arguments);
}

static char digit(int seat)
{
    return (char)('0' + seat);
}

/* ---------------------------------------------------------------------- deal */

/* The player who gets better cards, and for which game: so that high games
 * occur too. */
struct favour {
    int seat;              /* SKR_NOBODY: nobody */
    enum skr_game game;
};

/* The best card for a game among those left. */
static int best_card(enum skr_game game, skr_cards left)
{
    int best = -1, most = -100;

    for (int card = 0; card < 32; card++) {
        int worth = skr_strength(game, card);

        if (!(left & SKR_BIT(card)))
            continue;
        if (game == SKR_NULL)
            worth = -worth;
        else if (skr_trumps(game) & SKR_BIT(card))
            worth += 20;
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

static void deal(struct sample_game *g, struct rng *rng, struct favour favour)
{
    skr_cards left = SKR_PACK;
    int gifts = favour.seat == SKR_NOBODY ? 0 : 5 + rng_below(rng, 6);

    for (int i = 0; i < gifts; i++) {
        int card = best_card(favour.game, left);
        g->pile[favour.seat * 10 + i] = card;
        left &= ~SKR_BIT(card);
    }
    for (int i = 0; i < 32; i++) {
        if (favour.seat != SKR_NOBODY && i / 10 == favour.seat
            && i % 10 < gifts)
            continue;
        g->pile[i] = any_card(rng, left);
        left &= ~SKR_BIT(g->pile[i]);
    }
    g->deal = (struct skr_deal){ { 0, 0, 0 }, 0 };
    for (int i = 0; i < 30; i++)
        g->deal.hand[i / 10] |= SKR_BIT(g->pile[i]);
    g->deal.skat = SKR_BIT(g->pile[30]) | SKR_BIT(g->pile[31]);
}

/* ------------------------------------------------------------------- auction */

/* Sets how far each player bids: 0 passes at once. */
static void set_limits(struct sample_game *g, struct rng *rng,
                       struct favour favour, int limit[3])
{
    for (int seat = 0; seat < 3; seat++) {
        int steps = chance(rng, 45) ? 0 : rng_below(rng, 12);

        if (seat == favour.seat)
            steps = 1 + rng_below(rng, 20);
        if (favour.seat != SKR_NOBODY && seat != favour.seat)
            steps /= 3;
        limit[seat] = 0;
        while (steps-- > 0)
            limit[seat] = skr_bid_next(g->code, limit[seat]);
    }
}

/* The next number: mostly the next one, sometimes a jump. */
static int next_bid(struct sample_game *g, struct rng *rng)
{
    int bid = skr_bid_next(g->code, g->auction.bid);

    while (g->auction.answerer != SKR_NOBODY && chance(rng, 8)
           && skr_bid_next(g->code, bid) != 0)
        bid = skr_bid_next(g->code, bid);
    return bid;
}

static void call(struct sample_game *g, struct rng *rng, const int limit[3])
{
    int seat = skr_auction_turn(&g->auction);
    int bid = g->auction.asked ? g->auction.bid : next_bid(g, rng);

    if (limit[seat] < bid || bid == 0) {
        skr_auction_call(&g->auction, seat, SKR_PASS, 0);
        sample_add(g, digit(seat), "p");
    } else if (g->auction.asked) {
        skr_auction_call(&g->auction, seat, SKR_HOLD, 0);
        sample_add(g, digit(seat), "y");
    } else {
        skr_auction_call(&g->auction, seat, SKR_BID, bid);
        sample_add(g, digit(seat), "%d", bid);
    }
}

/* -------------------------------------------------------------- announcement */

static void choose_game(struct sample_game *g, struct rng *rng,
                        struct favour favour)
{
    struct skr_announcement said = { .game = SKR_GAME_DIAMONDS };
    struct skr_announced ruled;
    bool favoured = g->auction.soloist == favour.seat;

    said.game = favoured ? favour.game
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

static void announce(struct sample_game *g, struct rng *rng,
                     struct favour favour)
{
    int soloist = g->auction.soloist;
    skr_cards twelve = g->deal.hand[soloist] | g->deal.skat;
    char text[72], found[8] = "";

    choose_game(g, rng, favour);
    g->put_away = g->deal.skat;
    if (g->taken) {
        g->put_away = SKR_BIT(any_card(rng, twelve));
        g->put_away |= SKR_BIT(any_card(rng, twelve & ~g->put_away));
        sample_add(g, digit(soloist), "s");
        sample_append_cards(found, g->deal.skat);
        sample_add(g, 'w', "%s", found + 1);
    }
    write_token(g, text);
    if (g->taken)
        sample_append_cards(text, g->put_away);
    if (g->game.ouvert && chance(rng, 50))
        sample_append_cards(text, twelve & ~g->put_away);
    g->announcement = g->moves;
    sample_add(g, digit(soloist), "%s", text);
}

/* ---------------------------------------------------------------------- play */

/* clauses end.null end.schwarz */
static bool ended(const struct sample_game *g)
{
    bool soloists = g->play.winner == g->auction.soloist;

    if (g->play.tricks == 10)
        return true;
    if (g->play.count != 0 || g->play.tricks == 0)
        return false;
    return g->game.game == SKR_NULL
        ? soloists
        : !soloists && skr_bound_level(g->code, &g->game) == SKR_SCHWARZ;
}

static void play_cards(struct sample_game *g, struct rng *rng)
{
    skr_cards hand[3];
    char text[3];

    memcpy(hand, g->deal.hand, sizeof hand);
    hand[g->auction.soloist] |= g->deal.skat;
    hand[g->auction.soloist] &= ~g->put_away;
    skr_play_begin(&g->play, g->game.game, hand);
    memcpy(g->dealt_hand, hand, sizeof hand);
    g->first_card = g->moves;
    while (!ended(g)) {
        int seat = g->play.turn;
        int led = g->play.count > 0 ? g->play.card[0] : SKR_NO_CARD;
        int card = any_card(rng, skr_legal(g->game.game, g->play.hand[seat],
                                           led));

        skr_play_card(&g->play, seat, card);
        skr_card_write(card, text);
        sample_add(g, digit(seat), "%s", text);
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
    int soloist = g->auction.soloist;
    struct skr_facts facts = {
        .code = g->code, .contract.game = g->game, .contract.bid = g->auction.bid,
        .contract.cards = g->deal.hand[soloist] | g->deal.skat,
    };
    int all = g->play.points[0] + g->play.points[1] + g->play.points[2];

    facts.taken.points = (g->play.points[soloist] + skr_points(g->put_away));
    facts.taken.tricks = g->play.won[soloist];
    facts.taken.unplayed_points = (120 - all - skr_points(g->put_away));
    facts.taken.unplayed_tricks = (10 - g->play.tricks);
    skr_value(&facts, &g->value);
    g->points = facts.taken.points;
    g->tricks = facts.taken.tricks;
    g->figure[FIGURE_SOLOIST] = soloist;
    g->figure[FIGURE_OUTCOME] = g->value.won ? OUTCOME_WIN
                                                 : OUTCOME_LOSS;
    g->figure[FIGURE_SCORE] = g->value.score;
    g->figure[FIGURE_MATADORS] = g->value.matadors;
    g->figure[FIGURE_OVERBID] = g->value.overbid;
    g->figure[FIGURE_POINTS] = g->points;
    g->figure[FIGURE_TRICKS] = g->tricks;
    set_flags(g);
}

void sample_play(struct sample_game *g, const struct skr_code *code,
                 uint64_t seed, uint64_t n)
{
    struct rng rng = { seed * 0xD1342543DE82EF95u + n };
    struct favour favour = { SKR_NOBODY, SKR_GAME_DIAMONDS };
    int limit[3];

    rng_next(&rng);
    memset(g, 0, sizeof *g);
    g->code = code;
    g->figure[FIGURE_LEFT] = g->figure[FIGURE_TIMEOUT] = SKR_NOBODY;
    if (chance(&rng, 60)) {
        favour.seat = rng_below(&rng, 3);
        favour.game = (enum skr_game)rng_below(&rng, SKR_GAMES);
    }
    deal(g, &rng, favour);
    set_limits(g, &rng, favour, limit);
    skr_auction_begin(&g->auction, code);
    while (!g->auction.over)
        call(g, &rng, limit);
    g->calls = g->moves;
    g->passed = g->auction.soloist == SKR_NOBODY;
    if (g->passed)
        return;
    announce(g, &rng, favour);
    play_cards(g, &rng);
    set_result(g);
}

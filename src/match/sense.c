/* What a careful beginner makes of his cards: he counts trumps and aces, draws trumps as
 * soloist, takes tricks as cheaply as he can, and gives card points to his partner. */
#include "match/sense.h"

#define ALL(rank) ((skr_cards)0x01010101 << (rank))   /* of each suit */

static int lowest(skr_cards cards)
{
    return skr_count((cards & -cards) - 1);
}

/* ----------------------------------------------------------------- the hand */

/* So many half tricks are a game. */
#define ENOUGH 15
#define ENOUGH_GRAND 13

/* Trumps, aces, and tens with their ace. */
static int weigh(enum skr_game game, skr_cards hand)
{
    skr_cards trumps = skr_trumps(game), plain = hand & ~trumps;
    skr_cards tens = plain & ALL(SKR_TEN);
    int aces = 2 * skr_count(plain & ALL(SKR_ACE));

    aces += skr_count(tens & plain >> 1);
    if (game == SKR_GRAND)
        return 3 * skr_count(hand & SKR_JACKS) + aces + skr_count(tens);
    return 2 * skr_count(hand & trumps) + skr_count(hand & SKR_JACKS) + aces;
}

static bool is_enough(enum skr_game game, skr_cards hand)
{
    return game == SKR_GRAND
        ? weigh(game, hand) >= ENOUGH_GRAND && skr_count(hand & SKR_JACKS) >= 2
        : weigh(game, hand) >= ENOUGH;
}

/* What the simple game is worth. clauses value.base value.product */
static int worth(enum skr_game game, skr_cards hand)
{
    static const int base[] = { 9, 10, 11, 12, 24 };
    int matadors = skr_matadors(game, hand);

    return base[game] * ((matadors < 0 ? -matadors : matadors) + 1);
}

int sense_limit(skr_cards hand)
{
    int limit = 0;

    for (int game = 0; game <= SKR_GRAND; game++)
        if (is_enough((enum skr_game)game, hand)
            && worth((enum skr_game)game, hand) > limit)
            limit = worth((enum skr_game)game, hand);
    return limit;
}

enum skr_game sense_game(skr_cards hand, int bid)
{
    int best = 0, most = -1;

    for (int game = 0; game <= SKR_GRAND; game++) {
        int weight = weigh((enum skr_game)game, hand);

        if (game == SKR_GRAND && !is_enough(SKR_GRAND, hand))
            weight = 0;
        if (worth((enum skr_game)game, hand) >= bid)
            weight += 100;
        if (weight > most) {
            most = weight;
            best = game;
        }
    }
    return (enum skr_game)best;
}

/* How gladly a card is put away: tens and kings of short suits; no trump, no ace. */
static int spare(enum skr_game game, skr_cards hand, int card)
{
    skr_cards suit = skr_class(game, card) & hand;

    if (skr_trumps(game) & SKR_BIT(card))
        return -100 + skr_card_points(card) - skr_strength(game, card);
    return (card % 8 == SKR_ACE ? -40 : skr_card_points(card)) - 4 * skr_count(suit);
}

skr_cards sense_discard(enum skr_game game, skr_cards hand)
{
    skr_cards away = 0;

    while (skr_count(away) < 2) {
        int best = -1;

        for (skr_cards c = hand & ~away; c != 0; c &= c - 1)
            if (best < 0 || spare(game, hand & ~away, lowest(c))
                            > spare(game, hand & ~away, best))
                best = lowest(c);
        away |= SKR_BIT(best);
    }
    return away;
}

/* ----------------------------------------------------------------- the cards */

/* Strength across the suits: a trump beats the class led, which beats the rest. */
static int rank_of(enum skr_game game, skr_cards follows, int card)
{
    if (skr_trumps(game) & SKR_BIT(card))
        return 100 + skr_strength(game, card);
    return follows & SKR_BIT(card) ? 50 + skr_strength(game, card)
                                   : skr_strength(game, card);
}

/* What somebody would give: his card points, and then his strength, are low. */
static int cost(const struct skr_play *p, int card)
{
    return 10 * skr_card_points(card) + rank_of(p->game, p->follows, card);
}

/* The card with the lowest or the highest cost. */
static int choose_cost(const struct skr_play *p, skr_cards cards, bool highest)
{
    int best = lowest(cards);

    for (; cards != 0; cards &= cards - 1) {
        int more = cost(p, lowest(cards)) - cost(p, best);

        if (highest ? more > 0 : more < 0)
            best = lowest(cards);
    }
    return best;
}

static int strongest(const struct skr_play *p, skr_cards cards)
{
    int best = lowest(cards);

    for (; cards != 0; cards &= cards - 1)
        if (rank_of(p->game, p->follows, lowest(cards))
            > rank_of(p->game, p->follows, best))
            best = lowest(cards);
    return best;
}

/* The place in the trick of the card that wins it so far. */
static int winning(const struct skr_play *p)
{
    return p->count == 2 && rank_of(p->game, p->follows, p->card[1])
        > rank_of(p->game, p->follows, p->card[0]) ? 1 : 0;
}

static skr_cards winners(const struct skr_play *p, skr_cards legal)
{
    int to_beat = rank_of(p->game, p->follows, p->card[winning(p)]);
    skr_cards found = 0;

    for (skr_cards c = legal; c != 0; c &= c - 1)
        if (rank_of(p->game, p->follows, lowest(c)) > to_beat)
            found |= SKR_BIT(lowest(c));
    return found;
}

/* The soloist draws trumps while others may have some; everybody likes an ace. */
static int lead(const struct skr_state *s, int seat, skr_cards legal)
{
    const struct skr_play *p = &s->play;
    skr_cards trumps = skr_trumps(p->game);
    skr_cards out = trumps & ~(p->played | legal);
    skr_cards aces = legal & ~trumps & ALL(SKR_ACE);

    if (p->game == SKR_NULL || p->game == SKR_RAMSCH)
        return choose_cost(p, legal, false);
    if (seat == s->soloist && out != 0 && (legal & trumps) != 0)
        return strongest(p, legal & trumps);
    if (aces != 0)
        return lowest(aces);
    return choose_cost(p, legal & ~trumps ? legal & ~trumps : legal, false);
}

/* Whoever wants no tricks gives the most that does not win. */
static int duck(const struct skr_play *p, skr_cards legal)
{
    skr_cards losing = legal & ~winners(p, legal);

    return losing != 0 ? choose_cost(p, losing, true) : choose_cost(p, legal, false);
}

int sense_card(const struct skr_state *s, int seat, skr_cards legal)
{
    const struct skr_play *p = &s->play;
    skr_cards win;
    int by;

    if (p->count == 0)
        return lead(s, seat, legal);
    by = p->by[winning(p)];
    if (p->game == SKR_RAMSCH || (p->game == SKR_NULL && seat == s->soloist))
        return duck(p, legal);
    win = winners(p, legal);
    if (seat != s->soloist && by != s->soloist)
        return choose_cost(p, legal & ~win ? legal & ~win : legal, p->game != SKR_NULL);
    return choose_cost(p, win != 0 ? win : legal, p->game == SKR_NULL && win == 0);
}

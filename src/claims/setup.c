/* Numbers the cards for the search.
 *
 * The cards of a class have numbers in a row, the weakest first, and trumps have the
 * highest: so a card beats another if its bit is the larger one, and the best of a
 * hand is its highest bit. Nothing after it needs to know the ranks of the game. */
#include <stddef.h>

#include "claims/claims.h"

/* Gives the cards of one class the next numbers, the weakest first. Returns
 * the mask of the class. */
static uint32_t number_class(enum skr_game game, skr_cards class, int *next,
                             uint32_t number[32])
{
    uint32_t mask = 0;

    for (int strength = 0; class != 0; strength++)
        for (int card = 0; card < 32; card++)
            if ((class & SKR_BIT(card))
                && strength_of(game, card) == strength) {
                number[card] = (uint32_t)1 << (*next)++;
                mask |= number[card];
                class &= ~SKR_BIT(card);
            }
    return mask;
}

static void number_cards(struct search *s, enum skr_game game,
                         uint32_t number[32])
{
    skr_cards trumps = trumps_of(game);
    int next = 0;

    for (int suit = 0; suit < 4; suit++)
        s->class[suit] = number_class(game, whole_suit(suit) & ~trumps, &next,
                                      number);
    s->class[CLASSES - 1] = number_class(game, trumps, &next, number);
}

void set_up(struct search *s, struct table *t, const struct skr_play *play)
{
    uint32_t number[32];

    number_cards(s, play->game, number);
    for (int i = 0; i < 3; i++) {
        s->hand[i] = 0;
        for (int card = 0; card < 32; card++)
            if (play->hand[i] & SKR_BIT(card))
                s->hand[i] |= number[card];
    }
    *t = (struct table){ .led = ~(uint32_t)0 };
    for (int i = 0; i < play->count; i++) {
        t->turn = play->by[i];
        lay(s, t, number[play->card[i]]);
    }
    t->turn = play->turn;
    s->tricks = true;
    for (int i = 0; i < WORTHS; i++)
        s->worth[i] = 0;
}

/* clause pack.points */
SKR_CITE(PACK_POINTS);
void set_up_worth(struct search *s, const struct skr_play *play, int without)
{
    static const enum skr_rank rank[WORTHS] = { SKR_ACE, SKR_TEN, SKR_KING,
                                                SKR_QUEEN, SKR_JACK };
    skr_cards counted = SKR_PACK;
    uint32_t number[32];

    number_cards(s, play->game, number);
    s->tricks = false;
    if (without != SKR_NOBODY)
        counted &= ~play->hand[without];
    for (int i = 0; i < play->count; i++)
        if (play->by[i] == without)
            counted &= ~SKR_BIT(play->card[i]);
    for (int i = 0; i < WORTHS; i++)
        for (int suit = 0; suit < 4; suit++)
            if (counted & SKR_BIT(SKR_CARD(suit, (int)rank[i])))
                s->worth[i] |= number[SKR_CARD(suit, (int)rank[i])];
}

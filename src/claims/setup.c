/* Numbers the cards for the search. */
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

/* clause pack.points */
SKR_CITE(PACK_POINTS);
void set_up_worth(struct worth *w, enum skr_game game)
{
    static const enum skr_rank rank[5] = { SKR_ACE, SKR_TEN, SKR_KING, SKR_QUEEN,
                                           SKR_JACK };
    struct search s;
    uint32_t number[32];

    number_cards(&s, game, number);
    for (int i = 0; i < 5; i++) {
        w->cards[i] = 0;
        for (int suit = 0; suit < 4; suit++)
            w->cards[i] |= number[suit * 8 + (int)rank[i]];
    }
}

void set_up(struct search *s, struct table *t, const struct skr_play *play,
            int seat)
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
    s->seat = seat;
    s->losers = 0;
    s->seen = NULL;
}

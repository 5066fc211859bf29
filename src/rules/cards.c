/* The pack: cards, their points, and their rank in each kind of game. */
#include "rules/rules.h"

SKR_CITE(PACK_CARDS);
SKR_CITE(PACK_SUITS);
static const char suit_letter[4] = "DHSC";
static const char rank_letter[8] = "789QKTAJ";

int skr_card_read(const char *text, int length)
{
    if (length == 3 && text[1] == '1' && text[2] == '0') {
        const char ten[2] = { text[0], 'T' };
        return skr_card_read(ten, 2);
    }
    if (length != 2)
        return SKR_NO_CARD;
    for (int suit = 0; suit < 4; suit++)
        for (int rank = 0; rank < 8; rank++)
            if (suit_letter[suit] == text[0] && rank_letter[rank] == text[1])
                return SKR_CARD(suit, rank);
    return SKR_NO_CARD;
}

void skr_card_write(int card, char out[3])
{
    out[0] = suit_letter[card / 8];
    out[1] = rank_letter[card % 8];
    out[2] = '\0';
}

/* Adds up neighbouring bits, then pairs, then fours, then bytes. */
int skr_count(skr_cards cards)
{
    cards = cards - ((cards >> 1) & 0x55555555);
    cards = (cards & 0x33333333) + ((cards >> 2) & 0x33333333);
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F;
    return (int)((cards * 0x01010101) >> 24);
}

int skr_card_points(int card)
{
    return card_points(card);
}

int skr_points(skr_cards cards)
{
    int points = 0;

    for (int rank = SKR_QUEEN; rank <= SKR_JACK; rank++)
        points += card_points(rank)
            * skr_count(cards & ((skr_cards)0x01010101 << rank));
    return points;
}

skr_cards skr_trumps(enum skr_game game)
{
    return trumps_of(game);
}

skr_cards skr_class(enum skr_game game, int led)
{
    return class_of(game, led);
}

int skr_strength(enum skr_game game, int card)
{
    return strength_of(game, card);
}

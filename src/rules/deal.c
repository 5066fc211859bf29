/* The deal: who gets which cards of the pack. */
#include "skatref.h"

/* clause deal.order: how many cards go where, in turn; 3 is the skat. */
SKR_CITE(DEAL_ORDER);
static const struct { int to, cards; } packets[] = {
    { SKR_FOREHAND, 3 }, { SKR_MIDDLEHAND, 3 }, { SKR_REARHAND, 3 },
    { 3, 2 },
    { SKR_FOREHAND, 4 }, { SKR_MIDDLEHAND, 4 }, { SKR_REARHAND, 4 },
    { SKR_FOREHAND, 3 }, { SKR_MIDDLEHAND, 3 }, { SKR_REARHAND, 3 },
};

/* clause seat.four: a dealer who sits out is none of them; clause seat.more: the
 * third is the dealer's neighbour to the right. */
SKR_CITE(SEAT_FOREHAND);
SKR_CITE(SEAT_FOUR);
SKR_CITE(SEAT_MORE);
void skr_active(int players, int dealer, int place[3])
{
    place[SKR_FOREHAND] = (dealer + 1) % players;
    place[SKR_MIDDLEHAND] = (dealer + 2) % players;
    place[SKR_REARHAND] = players == 3 ? dealer : (dealer + players - 1) % players;
}

/* clause general.table: three hands, however many sit there. */
SKR_CITE(GENERAL_TABLE);
SKR_CITE(SEAT_FOUR);
enum skr_clause skr_deal_pack(const int pack[32], struct skr_deal *deal)
{
    skr_cards pile[4] = { 0, 0, 0, 0 }, all = 0;
    int next = 0;

    for (unsigned i = 0; i < sizeof packets / sizeof *packets; i++)
        for (int n = 0; n < packets[i].cards; n++) {
            skr_cards card = SKR_BIT(pack[next++]);
            if (all & card)
                return SKR_C_PACK_CARDS;
            all |= card;
            pile[packets[i].to] |= card;
        }
    *deal = (struct skr_deal){ { pile[0], pile[1], pile[2] }, pile[3] };
    return SKR_C_NONE;
}

enum skr_clause skr_deal_check(const struct skr_deal *deal)
{
    skr_cards all = deal->skat;

    if (skr_count(deal->skat) != 2)
        return SKR_C_DEAL_HANDS;
    for (int seat = 0; seat < 3; seat++) {
        if (skr_count(deal->hand[seat]) != 10)
            return SKR_C_DEAL_HANDS;
        all |= deal->hand[seat];
    }
    return all == SKR_PACK ? SKR_C_NONE : SKR_C_PACK_CARDS;
}

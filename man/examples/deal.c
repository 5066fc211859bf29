/* Deals a sorted pack. With four at the table the dealer sits out. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_deal deal;
    int pack[32], place[3];

    for (int card = 0; card < 32; card++)
        pack[card] = card;
    if (skr_deal_pack(pack, &deal) != SKR_C_NONE)
        return 1;
    skr_active(4, 3, place);
    printf("%d cards and %d in the skat; forehand sits in place %d\n",
           skr_count(deal.hand[SKR_FOREHAND]), skr_count(deal.skat), place[0]);
    return 0;
}
/* prints:
10 cards and 2 in the skat; forehand sits in place 0
*/

/* Middlehand bids 18, forehand passes, rearhand passes. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_auction auction;

    skr_auction_begin(&auction, skr_code_at(0));
    skr_auction_call(&auction, SKR_MIDDLEHAND, SKR_BID, 18);
    skr_auction_call(&auction, SKR_FOREHAND, SKR_PASS, 0);
    skr_auction_call(&auction, SKR_REARHAND, SKR_PASS, 0);
    printf("%d: seat %d at %d\n", auction.over, auction.soloist, auction.bid);
    printf("after 18 comes %d\n", skr_bid_next(skr_code_at(0), 18));
    return 0;
}
/* prints:
1: seat 1 at 18
after 18 comes 20
*/

/* A look at the skat, or at another's cards, before the auction is over. */
#include "rules/rules.h"

/* Who is left calls as in any auction: the later seat bids to the earlier. */
static void begin_anew(struct skr_auction *a)
{
    int left[3] = { SKR_NOBODY }, n = 0;

    for (int seat = 0; seat < 3; seat++)
        if (!(a->out & (1 << seat)))
            left[n++] = seat;
    a->over = n == 0;
    a->begun = (a->out & (1u << SKR_MIDDLEHAND)) != 0;   /* auction.opening */
    a->rearhand_in = n < 3;
    a->bidder = left[n > 1 ? 1 : 0];
    a->answerer = (n > 1 ? left[0] : SKR_NOBODY);
}

/* clause auction.peek: who looked is out, the others are free of their calls;
 * clause auction.fresh: except those whose first call was a pass. A look after the end
 * is no call and no matter of the auction: skat.take, deal.skat-seen. */
void look_early(struct skr_auction *a, int seat)
{
    if (a->over)
        return;
    if (seat != SKR_NOBODY)
        a->looked |= 1u << seat;
    if (skr_in_force(a->code, SKR_C_AUCTION_FRESH))
        a->closed |= (a->out | a->early) & ~(a->spoke | a->looked);
    a->early = 0;
    a->out = a->looked | a->closed;
    a->bid = 0;
    a->asked = false;
    begin_anew(a);
}

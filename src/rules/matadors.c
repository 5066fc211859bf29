/* Matadors: the unbroken run of trumps from the jack of clubs down. */
#include "skatref.h"

/* The n-th trump of a game, counted from 0 and from the highest down.
 * clauses rank.suit rank.grand rank.jacks */
/*@ requires 0 <= n <= 10 && (SKR_DIAMONDS <= game <= SKR_CLUBS || n < 4);
    assigns \nothing;
    ensures 0 <= \result < 32;
    ensures n < 4 ==> \result == SKR_CARD(SKR_CLUBS - n, SKR_JACK); */
static int trump_down(enum skr_game game, int n)
{
    return n < 4 ? SKR_CARD(SKR_CLUBS - n, SKR_JACK)
                 : SKR_CARD((int)game, SKR_ACE - (n - 4));
}

/* clause matadors.with: with the jack of clubs the run that is there counts,
 * without it the run that is missing. */
SKR_CITE(MATADORS_WITH);
SKR_CITE(MATADORS_RUN);
SKR_CITE(MATADORS_SKAT);
SKR_CITE(MATADORS_LIMIT);
/*@ requires SKR_DIAMONDS <= game <= SKR_NULL;
    assigns \nothing;
    ensures game == SKR_NULL <==> \result == 0;
    ensures game == SKR_GRAND ==> -4 <= \result <= 4;
    ensures -11 <= \result <= 11; */
int skr_matadors(enum skr_game game, skr_cards cards)
{
    int trumps = game == SKR_NULL ? 0 : game == SKR_GRAND ? 4 : 11, run = 0;
    bool with = (cards & SKR_BIT(trump_down(game, 0))) != 0;

    /*@ loop invariant 0 <= run <= trumps;
        loop assigns run;
        loop variant trumps - run; */
    while (run < trumps
           && ((cards & SKR_BIT(trump_down(game, run))) != 0) == with)
        run++;
    return with ? run : -run;
}

/* Matadors: the unbroken run of trumps from the jack of clubs down. */
#include "skatref.h"

/* The trumps of a game from the highest down; returns how many there are.
 * clauses rank.suit rank.grand rank.jacks */
static int trumps_down(enum skr_game game, int trump[11])
{
    int n = 0;

    for (int suit = SKR_CLUBS; suit >= SKR_DIAMONDS; suit--)
        trump[n++] = SKR_CARD(suit, SKR_JACK);
    if (game != SKR_GRAND)
        for (int rank = SKR_ACE; rank >= SKR_SEVEN; rank--)
            trump[n++] = SKR_CARD((int)game, rank);
    return n;
}

/* clause matadors.with: with the jack of clubs the run that is there counts,
 * without it the run that is missing. */
SKR_CITE(MATADORS_WITH);
SKR_CITE(MATADORS_RUN);
SKR_CITE(MATADORS_SKAT);
SKR_CITE(MATADORS_LIMIT);
int skr_matadors(enum skr_game game, skr_cards cards)
{
    int trump[11], n, run = 0;
    bool with;

    if (game == SKR_NULL)
        return 0;
    n = trumps_down(game, trump);
    with = (cards & SKR_BIT(trump[0])) != 0;
    while (run < n && ((cards & SKR_BIT(trump[run])) != 0) == with)
        run++;
    return with ? run : -run;
}

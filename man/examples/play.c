/* Who wins a trick, and what may be played to it. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    int trick[3] = { SKR_CARD(SKR_HEARTS, SKR_ACE),
                     SKR_CARD(SKR_DIAMONDS, SKR_JACK),
                     SKR_CARD(SKR_HEARTS, SKR_TEN) };
    skr_cards hand = SKR_BIT(SKR_CARD(SKR_HEARTS, SKR_JACK))
        | SKR_BIT(SKR_CARD(SKR_HEARTS, SKR_SEVEN));

    printf("card %d wins\n", skr_trick_winner(SKR_GAME_CLUBS, trick));
    printf("%d of 2 may be played\n",
           skr_count(skr_legal(SKR_GAME_CLUBS, hand, trick[0])));
    return 0;
}
/* prints:
card 1 wins
1 of 2 may be played
*/

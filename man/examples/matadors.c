/* The jacks of clubs and spades, without the jack of hearts: with 2. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    skr_cards cards = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK))
        | SKR_BIT(SKR_CARD(SKR_SPADES, SKR_JACK))
        | SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_ACE));

    printf("%d\n", skr_matadors(SKR_GAME_CLUBS, cards));
    return 0;
}
/* prints:
2
*/

/* What may follow the jack of diamonds in clubs? The trumps. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    int led = skr_card_read("DJ", 2);
    char name[3];

    skr_card_write(SKR_CARD(SKR_CLUBS, SKR_ACE), name);
    printf("%s is worth %d card points\n", name,
           skr_card_points(SKR_CARD(SKR_CLUBS, SKR_ACE)));
    printf("%d cards follow\n", skr_count(skr_class(SKR_GAME_CLUBS, led)));
    return 0;
}
/* prints:
CA is worth 11 card points
11 cards follow
*/

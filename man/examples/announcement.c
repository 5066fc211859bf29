/* Schneider announced after the skat was taken up does not count. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_announcement said = { .game = SKR_GRAND,
                                     .announced = SKR_SCHNEIDER };
    struct skr_announced ruled;
    enum skr_clause clause = skr_announce(skr_code_at(0), &said, true, &ruled);

    printf("%s: %s\n", ruled.valid.announced == SKR_NO_LEVEL ? "grand"
           : "grand, schneider announced",
           clause == ruled.struck[SKR_PART_SCHNEIDER] ? "struck out" : "?");
    return 0;
}
/* prints:
grand: struck out
*/

/* Forehand is the soloist; middlehand says contra before his first card. Who has bid (0:
 * nobody) matters with the house rule contra-bid alone. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_contras contras;

    skr_contra_begin(&contras, skr_code_at(0), SKR_FOREHAND, 0);
    skr_contra_card(&contras, SKR_FOREHAND);
    puts(skr_contra_say(&contras, SKR_MIDDLEHAND, SKR_CONTRA) == SKR_C_NONE
         ? "it counts" : "too late");
    return 0;
}
/* prints:
it counts
*/

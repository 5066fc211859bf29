/* Only two cards were lifted: it is cut again. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_misdeal misdeal = { .kind = SKR_CUT, .lifted = 2,
                                   .found = SKR_FOUND_IN_DEAL };
    struct skr_misdeal_ruling ruling;

    skr_misdeal(skr_code_at(0), &misdeal, &ruling);
    printf("%s: %s\n", skr_clause_info(ruling.clause)->id,
           ruling.remedy == SKR_DEALT_AGAIN ? "again" : "it stands");
    return 0;
}
/* prints:
deal.cut: again
*/

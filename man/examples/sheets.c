/* A list of three with one game, 48 game points, by Seeger and Fabian. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_scoring scoring = { .code = skr_code_at(0), .players = 3 };
    struct skr_entry entry = { .dealer = 0, .soloist = 1, .won = true,
                               .score = 48 };
    enum skr_clause broken[SKR_BROKEN];
    struct skr_sheet sheet;

    skr_sheet_begin(&sheet, &scoring);
    if (skr_sheet_enter(&sheet, &entry, broken) > 0)
        return 1;
    printf("%d\n", skr_sheet_total(&scoring, sheet.tally, 1));
    return 0;
}
/* prints:
98
*/

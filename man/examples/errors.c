/* An answer, or why there is none: 121 card points do not exist. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_facts facts = {
        .code = skr_code_at(0),
        .contract = { .game = { .game = SKR_GRAND }, .matadors = 1 },
        .taken = { .points = 121, .tricks = 10 },
    };
    struct skr_value value;

    puts(skr_value(&facts, &value) == SKR_E_POINTS ? "impossible" : "valued");
    return 0;
}
/* prints:
impossible
*/

/* Spades hand with 1, bid 18, 61 card points: 3 times 11, line by line. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_facts facts = {
        .code = skr_code_at(0),
        .contract = { .game = { .game = SKR_GAME_SPADES, .hand = true },
                      .matadors = 1, .bid = 18 },
        .taken = { .points = 61, .tricks = 5 },
    };
    struct skr_value value;

    if (skr_value(&facts, &value) != SKR_OK)
        return 1;
    for (int i = 0; i < value.steps; i++)
        printf("%-14s %2d\n", skr_clause_info(value.step[i].clause)->id,
               value.step[i].sum);
    printf("%+d\n", value.score);
    return 0;
}
/* prints:
value.matadors  1
value.game      2
value.hand      3
value.product  33
value.won      33
+33
*/

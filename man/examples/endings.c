/* A defender gives up: for both of them, and the soloist wins. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    struct skr_position position = {
        .soloist = SKR_FOREHAND,
        .facts = { .code = skr_code_at(0),
                   .contract = { .game = { .game = SKR_GRAND }, .matadors = 1 },
                   .taken = { .points = 40, .tricks = 3,
                              .unplayed_points = 50, .unplayed_tricks = 4 } },
    };
    struct skr_incident incident = { .kind = SKR_GIVES_UP,
                                     .seat = SKR_REARHAND };
    struct skr_ruling ruling;
    struct skr_value value;

    if (skr_rule(&position, &incident, &ruling) != SKR_OK || !ruling.over
        || skr_value(&ruling.facts, &value) != SKR_OK)
        return 1;
    printf("%s: %+d\n", skr_clause_info(ruling.clause)->id, value.score);
    return 0;
}
/* prints:
end.concede-defender: +48
*/

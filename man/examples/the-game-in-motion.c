/* A whole deal at a table: each player makes the first move that he is offered, here
 * and there another; then the record, and what forehand saw of the first trick. */
#include <skatref.h>
#include <stdio.h>

int main(void)
{
    static struct skr_move moves[SKR_MOVES];
    static struct skr_state state, view;
    char text[SKR_STATE_TEXT];
    struct skr_result result;
    int pack[32];

    for (int n = 0; n < 32; n++)
        pack[n] = n * 5 % 32;                       /* or shuffled */
    skr_state_deal(&state, skr_code_at(0), pack, NULL);
    while (skr_state_over(&state) == SKR_C_NONE) {
        int seat = 0, count, choice;

        while (!(skr_state_turn(&state) >> seat & 1))
            seat++;
        skr_state_view(&state, seat, &view);        /* what the player sees */
        count = skr_state_moves(&view, seat, SKR_LIST_NEEDED, moves);
        choice = state.moves == 0 && count > 1;     /* what he chooses */
        if (skr_state_move(&state, &moves[choice]) != SKR_C_NONE)
            return 1;                               /* refused by this clause */
        if (state.play.tricks == 1 && state.play.count == 0) {
            skr_state_view(&state, SKR_FOREHAND, &view);
            skr_state_write(&view, text);
            puts(text);
        }
    }
    skr_state_value(&state, &result);
    printf("%s: seat %s, %s, %d\n", skr_clause_info(result.clause)->id,
           skr_seat_name(state.soloist), skr_game_name(state.game.game),
           result.score[state.soloist]);
    return 0;
}
/* prints:
isko2022 seen by F; F CT CK C7 SJ SQ H9 DA DT D8 D7; M ?? ?? ?? ?? ?? ?? ?? ?? ?? ??; R ?? ?? ?? ?? ?? ?? ?? ?? ?? ??; skat ?? ??; M bid 18; F pass; R pass; M take; M announce diamonds discard ?? ??; F D7; M HJ; R DQ
end.play-out: seat M, diamonds, -72
*/

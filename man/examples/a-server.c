/* A table of a server: deals, asks each player for a move as he sees the game, refuses
 * what the code forbids, books the scores, and prints each deal as a line that
 * `skatref check` reads.
 * usage: a-server [DEALS] */
#include <skatref.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned below(unsigned n)              /* your source of chance */
{
    static unsigned state = 1;

    return ((state = state * 1664525 + 1013904223) >> 8) % n;
}

/* A player: sees his view, and answers in words, "M bid 18". This one is careless: he
 * may name any card, and now and then he gives up. */
static void ask_player(const struct skr_state *seen, int seat,
                       char answer[SKR_MOVE_TEXT])
{
    static struct skr_move moves[SKR_MOVES];
    int count = skr_state_moves(seen, seat, SKR_LIST_NEEDED, moves);
    struct skr_move move = moves[below(2) ? 0 : below((unsigned)count)];

    if (move.kind == SKR_MOVE_BID && below(4) != 0)
        move = moves[1];                       /* the least bid */
    if (move.kind == SKR_MOVE_CARD && below(20) == 0)
        move.number = (int)below(32);
    if (below(40) == 0)
        move = (struct skr_move){ .kind = SKR_MOVE_CONCEDE, .seat = seat };
    skr_move_write(&move, answer);
}

/* One deal: the score of each seat, and the line to store. */
static void play(const struct skr_code *code, struct skr_result *result,
                 char line[SKR_STATE_TEXT])
{
    static struct skr_state state, view;
    char answer[SKR_MOVE_TEXT];
    struct skr_move move;
    int pack[32];

    for (int n = 0; n < 32; n++) {             /* shuffles */
        int at = (int)below((unsigned)n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    skr_state_deal(&state, code, pack, NULL);
    while (skr_state_over(&state) == SKR_C_NONE)
        for (int seat = 0; seat < 3; seat++) {
            if (!(skr_state_turn(&state) >> seat & 1))
                continue;
            skr_state_view(&state, seat, &view);
            ask_player(&view, seat, answer);
            if (skr_move_read(answer, &move) != NULL || move.seat != seat
                || skr_state_move(&state, &move) != SKR_C_NONE)
                continue;                      /* refused: he is asked again */
        }
    skr_state_value(&state, result);
    skr_state_write(&state, line);
}

int main(int argc, char **argv)
{
    static char line[SKR_STATE_TEXT];
    struct skr_result result;
    int total[3] = { 0, 0, 0 };

    for (int deals = argc > 1 ? atoi(argv[1]) : 3; deals > 0; deals--) {
        play(skr_code_at(0), &result, line);
        for (int seat = 0; seat < 3; seat++)
            total[seat] += result.score[seat];
        puts(line);
    }
    printf("# F %d, M %d, R %d\n", total[0], total[1], total[2]);
    return 0;
}

/* prints:
isko2022; F CA C9 S9 S8 HA H9 DA DT D9 D8; M CK C8 SJ SA SQ S7 HK HQ H8 D7; R CJ CQ C7 ST SK HJ HT H7 DJ DQ; skat CT DK; M bid 18; F hold; M bid 22; F pass; R pass; M take; M announce diamonds discard DK D7; F S8; M SA; R SK; M H8; R HT; F H9; R H7; F HA; M HQ; F D8; M SJ; R CJ; R DQ; F D9; M CT; R DJ; F DT; M HK; R HJ; F DA; M S7; R C7; F C9; M C8; F S9; M SQ; R ST; R CQ; F concede; result M -54
isko2022; F CJ ST SK HT H9 H8 DJ DA D9 D8; M CT CK SA SQ S9 S7 HK HQ DT DK; R CA CQ C9 C8 C7 SJ S8 HJ H7 DQ; skat HA D7; M pass; R pass; F pass; result passed-in
isko2022; F CT C8 ST SQ S9 S7 HJ DA DQ D9; M CA CK CQ SK S8 HT H7 DJ DT D7; R CJ C9 C7 SJ SA HA HK HQ H9 DK; skat H8 D8; M bid 18; F pass; R bid 20; M pass; R announce spades hand schwarz; F S7; M DJ; R SA; result R -176
# F 0, M -54, R -176
*/

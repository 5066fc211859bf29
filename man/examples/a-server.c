/* A table of a server: deals, asks each player for a move as he sees the game, books the
 * scores, and prints lines that `skatref check` reads. usage: a-server [DEALS] */
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
static void ask_player(const struct skr_state *seen, int seat, char *answer)
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

/* The deal is over, but one of these seats may demand to play on. Here chance decides. */
static int plays_on(struct skr_state *state, unsigned seats)
{
    struct skr_move move = { .kind = SKR_MOVE_PLAY_ON,
                             .seat = seats & 1 ? 0 : seats & 2 ? 1 : 2 };

    return seats != 0 && below(2) && skr_state_move(state, &move) == SKR_C_NONE;
}

/* One deal: the score of each seat, and the line to store. */
static void play(struct skr_result *result, char *line)
{
    static struct skr_state state, view;
    char answer[SKR_MOVE_TEXT];
    struct skr_move move;
    int pack[32];
    for (int n = 0, at; n < 32; pack[at] = n, n++)      /* shuffles */
        pack[n] = pack[at = (int)below((unsigned)n + 1)];
    skr_state_deal(&state, skr_code_at(0), pack, NULL);
    while (skr_state_over(&state) == SKR_C_NONE
           || plays_on(&state, skr_state_play_on(&state)))
        for (int seat = 0; seat < 3; seat++) {
            if (!(skr_state_turn(&state) >> seat & 1))
                continue;
            skr_state_view(&state, seat, &view);
            ask_player(&view, seat, answer);
            if (skr_move_read(answer, &move) == NULL && move.seat == seat)
                skr_state_move(&state, &move); /* or it refuses: he is asked again */
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
        play(&result, line);
        for (int seat = 0; seat < 3; seat++)
            total[seat] += result.score[seat];
        puts(line);
    }
    printf("# F %d, M %d, R %d\n", total[0], total[1], total[2]);
    return 0;
}

/* prints:
isko2022; F CA C9 S9 S8 HA H9 DA DT D9 D8; M CK C8 SJ SA SQ S7 HK HQ H8 D7; R CJ CQ C7 ST SK HJ HT H7 DJ DQ; skat CT DK; M bid 18; F hold; M bid 22; F pass; R pass; M take; M announce diamonds discard DK D7; F S8; M SA; R SK; M H8; R HT; F H9; R H7; F HA; M HQ; F D8; M SJ; R CJ; R DQ; F D9; M CT; R DJ; F DT; M HK; R HJ; F DA; M S7; R C7; F C9; M C8; F S9; M SQ; R ST; R CQ; F concede; M play-on; F CA; M CK; result M -54
isko2022; F CT CQ C7 SA ST S8 HT HK HQ H8; M CA C9 C8 SJ SK S9 HJ HA DA DT; R CJ CK SQ H9 H7 DJ DK DQ D8 D7; skat S7 D9; M bid 24; F pass; R bid 27; M pass; R announce hearts hand; F HK; M HA; R DJ; R CJ; F H8; M HJ; R H7; F HQ; M SJ; M DT; R D7; F HT; F SA; M S9; R SQ; F S8; M SK; R D8; M CA; R CK; F C7; M DA; R DQ; F ST; M C8; R DK; F CT; F CQ; M C9; R H9; result R -80
isko2022; F CA CT SA SQ S8 S7 H8 DA DQ D7; M CK CQ C7 SJ SK H9 DJ DT D9 D8; R CJ C9 C8 S9 HJ HA HK HQ H7 DK; skat ST HT; M bid 81; F pass; R pass; M take; M announce diamonds discard D9 D8; F CT; M CK; R C8; F SA; M SK; R S9; F DA; M SJ; R DK; M DT; R HJ; F D7; R H7; F H8; M H9; M DJ; R concede; result M -162
# F 0, M -216, R -80
*/

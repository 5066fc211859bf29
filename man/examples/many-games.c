/* A hundred thousand random games, or as many as are asked for: cards from a set, all else
 * from the list of moves. A state is a plain struct: to try a move, copy it. */
#include <skatref.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t number = 1;

static int below(int n)                                 /* splitmix64 */
{
    uint64_t z = number += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (int)((z >> 33) % (uint64_t)n);
}

static skr_cards one_of(skr_cards cards)
{
    for (int n = below(skr_count(cards)); n > 0; n--)
        cards &= cards - 1;
    return cards & -cards;
}

static void choose(const struct skr_state *s, int seat, struct skr_move *m)
{
    static struct skr_move moves[SKR_MOVES];
    skr_cards cards = skr_state_cards(s, seat), one;
    int count;

    if (cards != 0) {
        *m = (struct skr_move){ .kind = SKR_MOVE_CARD, .seat = seat,
                                .number = skr_count(one_of(cards) - 1) };
        return;
    }
    count = skr_state_moves(s, seat, SKR_LIST_SETS, moves);
    *m = moves[below(s->phase == SKR_PHASE_AUCTION && count > 2 ? 2 : count)];
    if (m->away != 0) {                                 /* two of twelve cards */
        one = one_of(m->away);
        m->away = one | one_of(m->away & ~one);
    }
}

static void play(struct skr_state *s)
{
    int pack[32];
    struct skr_move m;

    for (int n = 0; n < 32; n++) {
        int at = below(n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    skr_state_deal(s, skr_code_at(0), pack, NULL);
    while (skr_state_turn(s) != 0) {
        int seat = 0;

        while (!(skr_state_turn(s) >> seat & 1))
            seat++;
        choose(s, seat, &m);
        if (skr_state_move(s, &m) != SKR_C_NONE)
            exit(1);
    }
}

int main(int argc, char **argv)
{
    static struct skr_state state;
    long games = argc > 1 ? atol(argv[1]) : 100000, won = 0, passed = 0;
    struct skr_result result;

    for (long n = 0; n < games; n++) {
        play(&state);
        skr_state_value(&state, &result);
        passed += result.outcome == SKR_PASSED_IN;
        won += result.outcome == SKR_GAME_PLAYED && result.value.won;
    }
    printf("%ld games: %ld won, %ld lost, %ld passed in\n", games, won,
           games - won - passed, passed);
    return 0;
}
/* prints:
100000 games: 6527 won, 81014 lost, 12459 passed in
*/

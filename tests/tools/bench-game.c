/* How fast deals are played, and sequences counted, for `make bench`: plays COUNT random
 * deals from the pack to the value, all moves listed at each step; or counts the sequences
 * of ten cards from the lead of one deal, and prints how many.
 * usage: bench-game play COUNT | bench-game count */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "skatref.h"

static uint64_t random_state = 1;
static struct skr_move moves[SKR_MOVES];

static unsigned below(unsigned n)
{
    uint64_t z = random_state += 0x9E3779B97F4A7C15u;   /* splitmix64 */

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (unsigned)((z >> 32) * n >> 32);
}

static void begin(struct skr_state *s)
{
    int pack[32];

    for (int n = 0; n < 32; n++) {
        int at = (int)below((unsigned)n + 1);

        pack[n] = pack[at];
        pack[at] = n;
    }
    skr_state_deal(s, skr_code_at(0), pack, NULL);
}

/* A bid is the least one mostly, so that most deals are played. */
static void play(struct skr_state *s)
{
    begin(s);
    while (skr_state_over(s) == SKR_C_NONE) {
        unsigned turn = skr_state_turn(s);
        int seat = turn & 1 ? 0 : turn & 2 ? 1 : 2, count, at;

        count = skr_state_moves(s, seat, SKR_LIST_NEEDED, moves);
        at = (int)below((unsigned)count);
        if (moves[at].kind == SKR_MOVE_BID && below(8) != 0)
            at = count > 1;
        if (skr_state_move(s, &moves[at]) != SKR_C_NONE)
            exit(EXIT_FAILURE);
    }
}

/* Forehand plays grand hand; twelve cards are 50 million sequences or so. */
static uint64_t count(void)
{
    static const struct skr_move calls[] = {
        { .kind = SKR_MOVE_BID, .seat = 1, .number = 18 },
        { .kind = SKR_MOVE_HOLD, .seat = 0 }, { .kind = SKR_MOVE_PASS, .seat = 1 },
        { .kind = SKR_MOVE_PASS, .seat = 2 },
        { .kind = SKR_MOVE_ANNOUNCE, .seat = 0,
          .said = { .game = SKR_GRAND, .hand = true } },
    };
    struct skr_state s;

    begin(&s);
    for (int n = 0; n < 5; n++)
        skr_state_move(&s, &calls[n]);
    return skr_state_count(&s, 12, SKR_CARDS_ALONE, UINT64_MAX - 1);
}

int main(int argc, char **argv)
{
    struct skr_state s;
    struct skr_result result;

    if (argc > 1 && strcmp(argv[1], "count") == 0) {
        printf("%" PRIu64 "\n", count());
        return EXIT_SUCCESS;
    }
    for (long n = argc > 2 ? atol(argv[2]) : 1; n > 0; n--) {
        play(&s);
        if (skr_state_value(&s, &result) != SKR_OK)
            return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

/* How long the search for claims takes on whole hands that nearly hold:
 * `make bench`. Prints the longest and the mean time. With the name of a file of
 * hard hands, it only answers each of them. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../support/engine.h"
#include "../support/hard-hands.h"

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* The best or, in null, the lowest cards for a seat, spoilt by chance; the rest
 * at random. */
static struct skr_play near_perfect(uint64_t *state, enum skr_game game,
                                    int seat, int tricks, bool low)
{
    double worth[32], bias = random_bits(state) % 30 / 10.0;
    skr_cards hand[3] = { 0, 0, 0 }, left = SKR_PACK;
    struct skr_play p;

    for (int card = 0; card < 32; card++) {
        int strength = skr_strength(game, card)
            + (skr_trumps(game) & SKR_BIT(card) ? 6 : 0);

        worth[card] = (low ? -bias : bias) * strength
            + random_bits(state) % 1000 / 60.0;
    }
    for (int n = 0; n < tricks; n++) {
        int best = -1;

        for (int card = 0; card < 32; card++)
            if ((left & SKR_BIT(card)) && (best < 0 || worth[card] > worth[best]))
                best = card;
        hand[seat] |= SKR_BIT(best);
        left &= ~SKR_BIT(best);
    }
    for (int n = 0; n < 2 * tricks;) {
        skr_cards card = SKR_BIT(random_bits(state) % 32);

        if (left & card)
            hand[(seat + 1 + n++ % 2) % 3] |= card;
        left &= ~card;
    }
    skr_play_begin(&p, game, hand);
    p.turn = (int)(random_bits(state) % 3);
    return p;
}

enum { OPEN_PLAY, CLAIM, NULL_CLAIM, LIMITED, NOTHING, LITTLE, KINDS };
static const char *const names[KINDS] = {
    "a defender plays open", "a claim of all tricks", "a claim in null",
    "a claim of all but some", "a throw: schwarz?", "a throw: schneider?"
};

static double once(uint64_t *state, int kind, int tricks)
{
    enum skr_game game = kind == NULL_CLAIM ? SKR_NULL
        : (enum skr_game)(random_bits(state) % SKR_NULL);
    int seat = (int)(random_bits(state) % 3);
    struct skr_play p = near_perfect(state, game, seat, tricks,
                                     kind == NULL_CLAIM);
    unsigned losers = kind == NULL_CLAIM ? 1u << seat
        : kind == OPEN_PLAY ? 1u << (seat + 1) % 3 : 7u & ~(1u << seat);
    int allowed = kind == LIMITED ? 1 + (int)(random_bits(state) % 4) : 0;
    bool soloist = random_bits(state) % 2;
    unsigned side = soloist ? 1u << seat : 7u & ~(1u << seat);
    int limit = tricks == 10 ? 30 : (int)(random_bits(state) % 30);
    double begun = now();

    if (kind == NOTHING)
        skr_could_win_nothing(&p, side);
    else if (kind == LITTLE)
        skr_could_win_only(&p, side, limit);
    else
        skr_can_limit(&p, seat, losers, allowed);
    return now() - begun;
}

/* Answers each hand of the file. Returns the exit status. */
static int hard_hands(FILE *file)
{
    char line[200], answer[10];
    struct hard_hand h;
    double most = 0;

    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (hard_read(line, &h, answer)) {
            double begun = now(), took;

            hard_answer(&h);
            took = now() - begun;
            most = took > most ? took : most;
        }
    printf("%-34s%10.3f ms at most\n", "the hardest hands known", most * 1e3);
    return file == NULL || fclose(file) != 0;
}

int main(int argc, char **argv)
{
    int hands = argc > 1 ? atoi(argv[1]) : 1000;

    if (argc > 2)
        return hard_hands(fopen(argv[2], "r"));
    for (int tricks = 5; tricks <= 10; tricks += 5)
        for (int kind = 0; kind < KINDS; kind++) {
            uint64_t state = (uint64_t)kind;
            double most = 0, sum = 0;

            for (int n = 0; n < hands; n++) {
                double took = once(&state, kind, tricks);

                sum += took;
                most = took > most ? took : most;
            }
            printf("%-24s%2d tricks%10.3f ms at most%10.4f ms on average\n",
                   names[kind], tricks, most * 1e3, sum / hands * 1e3);
        }
    return 0;
}

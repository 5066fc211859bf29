/* Looks for hands on which a search of all play is slow, by climbing: it changes a
 * hand at random, and keeps what takes longer. What it finds belongs into
 * tests/rules/hard-hands.txt, with the answer.
 *
 *     climb-search KIND SECONDS [SEED]     KIND: alone claim null open nothing little */
#include <stdlib.h>
#include <time.h>

#include "../support/engine.h"
#include "../support/hard-hands.h"

#define TRIES 40      /* hands at random, of which the slowest is climbed on */
#define PATIENCE 120  /* changes without a slower hand */

static uint64_t state;

static int chance(int n)
{
    return (int)(random_bits(&state) % (unsigned)n);
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double took(const struct hard_hand *h)
{
    double begun = now();

    hard_answer(h);
    return now() - begun;
}

static void exchange(struct hard_hand *h, int a, int b)
{
    int card = h->card[a];

    h->card[a] = h->card[b];
    h->card[b] = card;
}

static int most_asked(enum hard_kind kind)
{
    return kind == HARD_ALONE ? 60 : kind == HARD_LITTLE ? 30 : kind == HARD_NULL ? 1 : 9;
}

static struct hard_hand random_hand(enum hard_kind kind)
{
    struct hard_hand h = {
        .kind = kind, .turn = chance(3), .seat = chance(3), .other = 1 + chance(2),
        .game = kind == HARD_NULL ? SKR_NULL : (enum skr_game)chance(SKR_NULL),
        .amount = chance(most_asked(kind) + 1),
    };

    for (int i = 0; i < 32; i++)
        h.card[i] = i;
    for (int i = 31; i > 0; i--)
        exchange(&h, i, chance(i + 1));
    return h;
}

static struct hard_hand changed(struct hard_hand h)
{
    do {
        int what = chance(12);

        if (what == 0)
            h.turn = chance(3);
        else if (what == 1)
            h.other = 1 + chance(2);
        else if (what == 2 && h.kind != HARD_NULL)
            h.game = (enum skr_game)chance(SKR_NULL);
        else if (what == 3)
            h.amount = chance(most_asked(h.kind) + 1);
        else
            exchange(&h, chance(32), chance(32));
    } while (chance(2));
    return h;
}

/* The slowest hand that one climb reaches before the time is over. */
static struct hard_hand climb(enum hard_kind kind, double end, double *most)
{
    struct hard_hand best = random_hand(kind);

    *most = 0;
    for (int i = 0; i < TRIES + PATIENCE && now() < end; i++) {
        struct hard_hand h = i < TRIES ? random_hand(kind) : changed(best);
        double time = took(&h);

        if (time <= *most)
            continue;
        *most = time;
        best = h;
        i = i < TRIES ? i : TRIES;
    }
    return best;
}

int main(int argc, char **argv)
{
    enum hard_kind kind = HARD_ALONE;
    double end = now() + (argc > 2 ? atof(argv[2]) : 60), slowest = 0;

    while (argc > 1 && kind < HARD_KINDS && strcmp(argv[1], hard_names[kind]) != 0)
        kind++;
    if (kind == HARD_KINDS)
        return 2;
    state = argc > 3 ? (uint64_t)atoi(argv[3]) : 1;
    while (now() < end) {
        double most;
        struct hard_hand h = climb(kind, end, &most);

        if (most <= slowest)
            continue;
        slowest = most;
        printf("# %.1f ms\n", most * 1e3);
        hard_write(&h, hard_answers[hard_answer(&h)]);
        fflush(stdout);
    }
    return 0;
}

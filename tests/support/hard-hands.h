/* Whole hands on which a search of all play is slow: what tests/rules/hard-hands.txt
 * has, what tests/tools/climb-search.c looks for. */
#ifndef TESTS_SUPPORT_HARD_HANDS_H
#define TESTS_SUPPORT_HARD_HANDS_H

#include <stdio.h>
#include <string.h>

#include "skatref.h"

enum hard_kind { HARD_ALONE, HARD_CLAIM, HARD_NULL, HARD_OPEN, HARD_NOTHING,
                 HARD_LITTLE, HARD_KINDS };
static const char *const hard_names[HARD_KINDS] = {
    "alone", "claim", "null", "open", "nothing", "little"
};
static const char *const hard_answers[] = {
    [SKR_NO] = "no", [SKR_YES] = "yes", [SKR_TOO_LONG] = "too-long"
};

/* A question about thirty cards, ten of each seat. */
struct hard_hand {
    enum hard_kind kind;
    enum skr_game game;
    int turn, seat;
    int other;    /* alone: the soloist, open: whose tricks, as 1 or 2 seats on;
                     nothing, little: how many seats, from this one on */
    int amount;   /* card points or tricks */
    int card[32]; /* the skat last */
};

static inline struct skr_play hard_play(const struct hard_hand *h)
{
    skr_cards hand[3] = { 0, 0, 0 };
    struct skr_play p;

    for (int i = 0; i < 30; i++)
        hand[i / 10] |= SKR_BIT(h->card[i]);
    skr_play_begin(&p, h->game, hand);
    p.turn = h->turn;
    return p;
}

static inline enum skr_search hard_answer(const struct hard_hand *h)
{
    const struct skr_play p = hard_play(h);
    unsigned own = 1u << h->seat, next = 1u << (h->seat + h->other) % 3;
    unsigned seats = h->other == 1 ? own : own | 1u << (h->seat + 1) % 3;

    switch (h->kind) {
    case HARD_ALONE:
        return skr_makes_alone(&p, h->seat, (h->seat + h->other) % 3, h->amount);
    case HARD_CLAIM:
        return skr_can_limit(&p, h->seat, 7u & ~own, h->amount);
    case HARD_NULL:
        return skr_can_limit(&p, h->seat, own, h->amount);
    case HARD_OPEN:
        return skr_can_limit(&p, h->seat, next, h->amount);
    case HARD_NOTHING:
        return skr_could_win_nothing(&p, seats);
    default:
        return skr_could_win_only(&p, seats, h->amount);
    }
}

/* Writes the question on one line, with this answer. */
static inline void hard_write(const struct hard_hand *h, const char *answer)
{
    char card[3];

    printf("%s %d %c %c %d %d ", hard_names[h->kind], (int)h->game, "FMR"[h->turn],
           "FMR"[h->seat], h->other, h->amount);
    for (int i = 0; i < 32; i++) {
        skr_card_write(h->card[i], card);
        printf("%s%s", i > 0 && i % 10 == 0 ? "/" : "", card);
    }
    printf(" %s\n", answer);
}

/* Reads a line that hard_write has written; answer: 10 bytes. Returns false if it is
 * none. */
static inline bool hard_read(const char *line, struct hard_hand *h, char *answer)
{
    char kind[10], turn, seat, cards[80];
    int game, n = 0;

    if (sscanf(line, "%9s %d %c %c %d %d %79s %9s", kind, &game, &turn, &seat,
               &h->other, &h->amount, cards, answer) != 8)
        return false;
    for (int i = 0; i < HARD_KINDS; i++)
        if (strcmp(kind, hard_names[i]) == 0)
            h->kind = (enum hard_kind)i;
    h->game = (enum skr_game)game;
    h->turn = (int)(strchr("FMR", turn) - "FMR");
    h->seat = (int)(strchr("FMR", seat) - "FMR");
    for (const char *c = cards; *c != '\0' && n < 32; c += *c == '/' ? 1 : 2)
        if (*c != '/')
            h->card[n++] = skr_card_read(c, 2);
    return n == 32;
}

#endif

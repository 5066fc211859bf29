/* Random numbers: the same seed gives the same ones on every machine. */
#ifndef MATCH_RANDOM_H
#define MATCH_RANDOM_H

#include <stdint.h>

#include "skatref.h"

struct random {
    uint64_t state;
};

/** splitmix64 */
static inline uint64_t random_next(struct random *r)
{
    uint64_t z = r->state += 0x9E3779B97F4A7C15u;

    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/** Begins with two numbers that may be small. */
static inline struct random random_of(uint64_t seed, uint64_t number)
{
    struct random r = { seed };

    r.state = random_next(&r) ^ number;
    r.state = random_next(&r);
    return r;
}

/** 0 to n - 1, each alike: n is so small that the error of a product is below 2^-27. */
static inline int random_below(struct random *r, int n)
{
    return (int)((random_next(r) >> 32) * (uint64_t)n >> 32);
}

/** One of the cards. */
static inline int random_card(struct random *r, skr_cards cards)
{
    for (int n = random_below(r, skr_count(cards)); n > 0; n--)
        cards &= cards - 1;
    return skr_count((cards & -cards) - 1);
}

#endif

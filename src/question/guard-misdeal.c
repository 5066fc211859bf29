/* The guard of a misdeal: what each kind of it needs, and a game that it decides. */
#include <stdlib.h>

#include "question/guard-rules.h"

#define KIND(kind) (1u << (kind))

static bool is_kind(const struct question *q, unsigned kinds)
{
    return (kinds >> (int)q->misdeal.kind & 1) != 0;
}

static bool found_in_play(const struct question *q)
{
    return has(q, FACT_FOUND) && q->misdeal.found == SKR_FOUND_IN_PLAY;
}

/* Somebody looked who does not play. */
static bool looked_aside(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY)) && has(q, FACT_MISDEAL_BY)
        && q->misdeal.by > SKR_REARHAND;
}

static bool needs_found(const struct question *q)
{
    return is_kind(q, KIND(SKR_COUNT) | KIND(SKR_CUT) | KIND(SKR_DEALING)
                   | KIND(SKR_SHUFFLE))
        || looked_aside(q)
        || (is_kind(q, KIND(SKR_EXPOSED)) && in_force(q, SKR_C_DEAL_EXPOSED));
}

static bool needs_counts(const struct question *q)
{
    return is_kind(q, KIND(SKR_COUNT));
}

static bool needs_soloist(const struct question *q)
{
    return is_kind(q, KIND(SKR_ASTRAY))
        || (is_kind(q, KIND(SKR_COUNT)) && found_in_play(q));
}

static bool needs_lifted(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUT));
}

static bool needs_by(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY) | KIND(SKR_SKAT_PICKED_UP)
                   | KIND(SKR_ASTRAY));
}

static bool needs_table(const struct question *q)
{
    return is_kind(q, KIND(MISDEAL_DEALER) | KIND(SKR_CUTTER_AWAY));
}

static bool needs_number(const struct question *q)
{
    return is_kind(q, KIND(MISDEAL_DEALER));
}

static bool needs_long_away(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUTTER_AWAY));
}

static bool needs_told_apart(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_PICKED_UP));
}

static bool needs_reserved(const struct question *q)
{
    return is_kind(q, KIND(SKR_CUTTER_AWAY)) && has(q, FACT_LONG_AWAY)
        && q->players > 3 && !q->misdeal.long_away;
}

static bool needs_fault(const struct question *q)
{
    return is_kind(q, KIND(SKR_EXPOSED)) && in_force(q, SKR_C_DEAL_EXPOSED);
}

static bool needs_mattered(const struct question *q)
{
    return is_kind(q, KIND(SKR_ASTRAY)) && in_force(q, SKR_C_DEAL_ASTRAY);
}

static bool needs_leave(const struct question *q)
{
    return looked_aside(q) && found_in_play(q) && in_force(q, SKR_C_DEAL_DEALER_LOOKS);
}

/* A look after the auction is a matter of the play, unless the dealer looks. */
static bool looked_in_play(const struct question *q)
{
    return is_kind(q, KIND(SKR_SKAT_SEEN_EARLY)) && found_in_play(q)
        && has(q, FACT_MISDEAL_BY) && q->misdeal.by <= SKR_REARHAND;
}

static bool needs_game(const struct question *q)
{
    return has(q, FACT_HAND) || has(q, FACT_OUVERT) || has(q, FACT_ANNOUNCED)
        || (has(q, FACT_UNANNOUNCED) && !q->unannounced);
}

static bool named_unannounced(const struct question *q)
{
    return has(q, FACT_MISDEAL_GAME) && has(q, FACT_UNANNOUNCED) && q->unannounced;
}

static bool grand_beyond(const struct question *q)
{
    const struct skr_contract *c = contract_of(q);

    return has(q, FACT_MISDEAL_GAME) && c->game.game == SKR_GRAND && abs(c->matadors) > 4;
}

/* The hands and the skat are the pack. */
static void guard_counts(struct question *q)
{
    const int *cards = q->misdeal.cards;
    int all = cards[0] + cards[1] + cards[2] + q->number;

    if (!is_kind(q, KIND(SKR_COUNT)) || !has(q, FACT_COUNTS))
        return;
    for (int i = FACT_COUNT_F; i <= FACT_COUNT_SKAT; i++)
        if (!sound(q, (enum fact_row)i))
            return;
    if (sound(q, FACT_COUNTS) && all != 32)
        question_refuse(q, FACT_COUNTS, SKR_C_NONE, "%d cards in all, expected 32", all);
}

/* No flag, no level, no bid: these are so without the fact, too. */
static bool says_something(const struct question *q, enum fact_row row)
{
    switch (row) {
    case FACT_PROVED:
        return q->misdeal.proved != SKR_NO_LEVEL;
    case FACT_ANNOUNCED:
        return contract_of(q)->game.announced != SKR_NO_LEVEL;
    case FACT_BID:
        return contract_of(q)->bid != 0;
    case FACT_UNANNOUNCED:
        return !q->unannounced;
    default:
        return facts[row].type != TYPE_FLAG
            || json_kind(question_value(q, row)) == 't';
    }
}

/* What is said of a misdeal that it cannot have. */
static void guard_what_goes_with(struct question *q)
{
    const int kind = (int)q->misdeal.kind;

    for (int i = 0; i < FACTS; i++) {
        const enum fact_row row = (enum fact_row)i;
        char others[HAPPENS_SIZE];

        if (!has(q, row) || !sound(q, row) || fact_of_misdeal(row, kind)
            || !says_something(q, row))
            continue;
        fact_misdeals(row, q->wrongs->language, q->wrongs->typed, others);
        guard_refuse_with(q, row, fact_misdeal(kind, q->wrongs->language, q->wrongs->typed),
                          others);
    }
}

void guard_misdeal(struct question *q)
{
    static const struct rule rules[] = {
        { FACT_FOUND, NEEDS2(KIND, MISDEAL_BY), needs_found, SKR_C_NONE, NULL },
        { FACT_COUNTS, NEEDS1(KIND), needs_counts, SKR_C_NONE, NULL },
        { FACT_MISDEAL_SOLOIST, NEEDS2(KIND, FOUND), needs_soloist, SKR_C_NONE, NULL },
        { FACT_LIFTED, NEEDS1(KIND), needs_lifted, SKR_C_NONE, NULL },
        { FACT_MISDEAL_BY, NEEDS1(KIND), needs_by, SKR_C_NONE, NULL },
        { FACT_TABLE, NEEDS1(KIND), needs_table, SKR_C_NONE, NULL },
        { FACT_NUMBER_OF_DEAL, NEEDS1(KIND), needs_number, SKR_C_NONE, NULL },
        { FACT_LONG_AWAY, NEEDS1(KIND), needs_long_away, SKR_C_NONE, NULL },
        { FACT_TOLD_APART, NEEDS1(KIND), needs_told_apart, SKR_C_NONE, NULL },
        { FACT_FOUND, NEEDS2(KIND, MISDEAL_BY), looked_in_play, SKR_C_NONE,
          N_("expected deal or auction: after the auction, ask ending"
             " happened=skat-seen") },
        { FACT_LEAVE, NEEDS3(KIND, MISDEAL_BY, FOUND), needs_leave, SKR_C_NONE, NULL },
        { FACT_RESERVED, NEEDS3(KIND, TABLE, LONG_AWAY), needs_reserved, SKR_C_NONE, NULL },
        { FACT_FAULT, NEEDS1(KIND), needs_fault, SKR_C_NONE, NULL },
        { FACT_MATTERED, NEEDS1(KIND), needs_mattered, SKR_C_NONE, NULL },
        { FACT_MISDEAL_GAME, NEEDS3(HAND, OUVERT, ANNOUNCED), needs_game, SKR_C_NONE,
          NULL },
        { FACT_UNANNOUNCED, NEEDS1(MISDEAL_GAME), named_unannounced, SKR_C_NONE,
          N_("{game} was announced: leave {unannounced} out") },
        { FACT_MATADORS, NEEDS1(MISDEAL_GAME), grand_beyond, SKR_C_MATADORS_LIMIT,
          N_("matadors are 1 to 11, with or without; in grand 1 to 4") },
    };

    if (sound(q, FACT_KIND)) {
        guard_what_goes_with(q);
        guard_counts(q);
    }
    guard_apply(q, rules, COUNT(rules));
    if (has(q, FACT_MISDEAL_GAME) && sound(q, FACT_MISDEAL_GAME))
        guard_announcement(q);
    guard_bid(q);
}

/* A row being judged, and what each part of the judge checks in it. */
#ifndef LIST_JUDGING_H
#define LIST_JUDGING_H

#include "list/worths.h"

struct judging {
    struct rows *rows;
    const struct skr_code *code;
    struct row row;            /**< without what was found impossible */
    int factor;                /**< of all house rules */
};

/** Reports that a field is wrong. What follows it is as for add_flaw: what is
 *  recorded, a format for what is ruled, its arguments. */
#define WRONG(j, clause, field, ...) \
    add_flaw((j)->rows, FINDING_WRONG, clause, \
             spot((j)->rows, &(j)->row, field), __VA_ARGS__)

/** Forgets facts, a set of fields. */
static inline void forget(struct judging *j, unsigned fields)
{
    j->row.known &= ~fields;
}

/** Each fact by itself: matadors, bid, card points, announcement. */
void check_facts(struct judging *j);

/** Won or lost, schneider, schwarz, overbid: what the facts leave possible. */
void check_result(struct judging *j);

/** Value and score of a game, and what to book for it. */
struct ruling check_values(struct judging *j);

/** The same for a row without the name of a game.
 *  Ruling kind RULED_NOTHING: there is no value either. */
struct ruling check_bare_values(struct judging *j);

/** Does the worth show in the row's value and score? */
bool fits_values(const struct judging *j, const struct worth *w);

#endif

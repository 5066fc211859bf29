/* The row that is judged, and the parts of its judge. */
#ifndef LIST_JUDGING_H
#define LIST_JUDGING_H

#include "list/worths.h"

struct judging {
    struct rows *rows;
    const struct skr_code *code;
    struct row row;            /**< without the facts found impossible */
    int factor;                /**< of all house rules together */
};

/** Reports that a field is wrong. The last arguments are as for add_flaw: the
 *  recorded text, a format for the ruled text, and its arguments. */
#define WRONG(j, clause, field, ...) \
    add_flaw((j)->rows, FINDING_WRONG, clause, \
             spot((j)->rows, &(j)->row, field), __VA_ARGS__)

/** Makes a set of fields unknown. */
static inline void forget(struct judging *j, unsigned fields)
{
    j->row.known &= ~fields;
}

/** Checks each fact by itself: matadors, bid, card points, announcement. */
void check_each_fact(struct judging *j);

/** The same for a row without the name of a game: bid and card points. */
void check_bare_facts(struct judging *j);

/** Checks won or lost, schneider, schwarz and overbid against the facts. */
void check_result(struct judging *j);

/** Checks value and score of a game. Returns what to book for it. */
struct ruling check_values(struct judging *j);

/** The same for a row without the name of a game.
 *  Ruling kind RULED_NOTHING: the row has no value either. */
struct ruling check_bare_values(struct judging *j);

/** Checks the row of a ramsch. Returns what to book for it. */
struct ruling judge_ramsch(struct judging *j);

/** Does the row's value, or its score, which must be known, agree with the worth? */
bool fits_value(const struct judging *j, enum field field, const struct worth *w);

/** Do the row's value and score, where known, agree with the worth? */
bool fits_values(const struct judging *j, const struct worth *w);

#endif

/* A value as people check it: the calculation, the verdict, and why not. */
#ifndef CALCULATION_H
#define CALCULATION_H

#include "base/out.h"
#include "skatref.h"

/** A line a step: what players say, the number it comes to, its clause, and
 *  the official numbers of the clause under their editions; at most 80 columns.
 *  facts, value: as given to and set by skr_value, here and below. */
void report_calculation(struct out *out, const struct skr_facts *facts,
                        const struct skr_value *value);

/** The verdict, in one line: score, what decided, and its clause. */
void report_verdict(struct out *out, const struct skr_facts *facts,
                    const struct skr_value *value);

/** Of an overbid suit or grand game: what would have covered the bid. Nothing
 *  of any other. */
void report_why_not(struct out *out, const struct skr_facts *facts,
                    const struct skr_value *value);

#endif

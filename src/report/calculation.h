/* Prints a value for people: the calculation, and the verdict with its
 * reason. */
#ifndef CALCULATION_H
#define CALCULATION_H

#include "base/out.h"
#include "skatref.h"

/** Prints a line for each step: the step in words, the number so far, its
 *  clause, and the official numbers of the clause under their editions; at most
 *  80 columns. facts, value, here and below: the arguments of skr_value after
 *  the call. */
void report_calculation(struct out *out, const struct skr_facts *facts,
                        const struct skr_value *value);

/** Prints the verdict on one line: score, what decided, and its clause. */
void report_verdict(struct out *out, const struct skr_facts *facts,
                    const struct skr_value *value);

/** Prints, for an overbid suit or grand game only, what would have covered the
 *  bid. */
void report_why_not(struct out *out, const struct skr_facts *facts,
                    const struct skr_value *value);

/** Writes what decided, as a sentence after the score, with a blank before it:
 *  " 61 card points; 61 were needed." */
void report_reason(struct out *out, const struct skr_facts *facts,
                   const struct skr_value *value);

#endif

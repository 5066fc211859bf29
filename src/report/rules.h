/* By which rules something is ruled, so that it can be cited for good. */
#ifndef REPORT_RULES_H
#define REPORT_RULES_H

#include "base/out.h"
#include "skatref.h"

/** " (skatref 0.1.0, isko1999 + contra, spec 0123456789ab)". code: a null pointer
 *  if it is named already; name: of the code, if not its own: "auto". */
void report_rules(struct out *out, const struct skr_code *code, const char *name);

/** The same without the blank and the brackets around it. */
void report_rules_bare(struct out *out, const struct skr_code *code, const char *name);

/** That on a line of its own. */
void report_rules_line(struct out *out, const struct skr_code *code);

/** The house rules of a code, " + contra + ramsch", or nothing. */
void report_house(struct out *out, const struct skr_code *code);

#endif

/* The answer to a question in one sentence or two, with its number, as a referee would
 * say it: "The soloist wins: +24. A defender revoked; the game was open by then." */
#ifndef REPORT_VERDICT_H
#define REPORT_VERDICT_H

#include "base/out.h"
#include "question/facts.h"

/** Room for a verdict. */
#define VERDICT_TEXT 1024

/** Writes the verdict, without a newline; nothing for a question that has none.
 *  given: the facts; answer: what ask() wrote for them. */
void put_verdict(struct out *out, enum form form, const char *given, const char *answer);

#endif

/* What the manuals take from the program: usage, options, exit status, facts and clauses,
 * as the source of a manual page (man(7)). */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "base/out.h"

struct cli_help;

/** Writes the parts of the manual of a command, each after a line "@synopsis",
 *  "@option NAME" and "@status", in the language of the output. */
void cli_put_source(struct out *out, const struct cli_help *help);

/** Writes "@commands" and the list of all commands. */
void cli_put_commands_source(struct out *out);

/** Writes "@facts" and the facts of each question. */
void cli_put_facts_source(struct out *out);

/** Writes "@clauses" and all clauses, by chapter. */
void cli_put_clauses_source(struct out *out);

#endif

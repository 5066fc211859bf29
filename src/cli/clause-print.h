/* Prints a clause. */
#ifndef CLI_CLAUSE_PRINT_H
#define CLI_CLAUSE_PRINT_H

#include "skatref.h"
#include "trace.h"

/** As text, for people. */
void clause_print(const struct skr_clause_info *c);

/** As a JSON object on one line. */
void clause_print_json(const struct skr_clause_info *c);

/** In the language of the output. */
const char *clause_title(enum skr_clause clause);

/** Breaks the text into lines; lines it has stay lines. */
void clause_print_wrapped(int column, const char *text);

/** What a case proves: "accepted" ... in words. */
const char *clause_proof(const struct trace_case *t);

#endif

/* What was tried against a clause: its cases, coverage, errors, proofs. */
#ifndef CLI_CLAUSE_TRIED_H
#define CLI_CLAUSE_TRIED_H

#include "base/json.h"

/** Prints what was tried against a clause, each figure with its date and, if the
 *  code changed since, a word that says so; and why no source has a case, if all its cases
 *  are derived. */
void put_tried(const char *id);

/** The same as a JSON object. */
void json_tried(struct json *json, const char *id);

#endif

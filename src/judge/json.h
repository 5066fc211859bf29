/* Writes a judgment as JSON. */
#ifndef JUDGE_JSON_H
#define JUDGE_JSON_H

#include "base/json.h"
#include "judge/judge.h"
#include "record/notes.h"

/** Writes the ruling on a record into an open object. format: the record's;
 *  notes: the players, or a null pointer; letters: seats are "F", "M", "R", as in
 *  questions, and no numbers. */
void put_judgment(struct json *json, const struct judgment *judgment,
                  const char *format, const struct notes *notes, bool letters);

/** How many digits of the hash of the spec are printed. */
#define SPEC_DIGITS 12

/** Writes the members "version" and "spec" into an open object: by which rules
 *  something is ruled, so that it can be cited for good. */
void json_rules(struct json *json);

#endif

/* What the tables beside the clauses say: official numbers, decisions. */
#ifndef CLI_CLAUSE_TABLES_H
#define CLI_CLAUSE_TABLES_H

#include <stdbool.h>

#include "base/json.h"
#include "skatref.h"

/** A word of a field, such as "rule" or "secondary", in the language of the output. */
const char *clause_word(const char *word);

/** Prints the label of a line, and at least a blank, up to this width. */
void print_label(const char *label, int width);

/** Prints the official numbers of a field, each with the evidence for it:
 *  "4.4.4 (text of 2018) 4.4 (secondary)". field: "isko2022" or "isko1999". */
void put_numbers(const char *field, const char *numbers);

/** The numbers of a clause with edition, grade and subject, as a JSON list. */
void json_numbers(struct json *json, const struct skr_clause_info *clause);

/** Prints the decisions about a clause, a line each, if there are any. */
void put_decisions_on(const char *id);

/** The ids of these decisions, as a JSON list. */
void json_decisions_on(struct json *json, const char *id);

/** Prints the audit of a clause, or that there is none. */
void put_audit(const char *id);

/** The audit of a clause as a JSON object, or null. */
void json_audit(struct json *json, const char *id);

/** Prints the decisions with this number: of the court, or ours ("C62"). Returns
 *  how many there are. */
int print_decisions(const char *number, bool json);

#endif

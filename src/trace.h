/* What proves a clause, and what decides it: made from corpus/ and src/ by
 * coverage/trace.awk; and the tables beside the clauses, by coverage/tables.awk. */
#ifndef SKR_TRACE_H
#define SKR_TRACE_H

#include <stdbool.h>

/** A case of the corpus. */
struct trace_case {
    const char *id, *title;
    const char *clauses;      /**< blank separated; the first is the one proved */
    const char *file;         /**< "corpus/play/follow.yaml" */
    int line;
    bool accepted;            /**< else it is a case that the clause rejects */
    const char *evidence;     /**< grade of its source: "law", "derived" ... */
};

extern const struct trace_case trace_cases[];
extern const int trace_case_count;

/** A function or table that cites a clause. */
struct trace_code {
    const char *clause;
    const char *file, *function;
    int first, last;          /**< its lines, the comment above it included */
    int cited;                /**< where it cites the clause first */
};

extern const struct trace_code trace_code[];
extern const int trace_code_count;

/** A number of the official order: a row of spec/numbers.tsv. */
struct trace_number {
    const char *edition;      /**< "1999", "2018", "2022", "SkWO 1999" ... */
    const char *number, *grade, *subject, *seen, *reason;
};

extern const struct trace_number trace_numbers[];
extern const int trace_number_count;

/** A decision of a court or of others who rule: a row of spec/decisions.tsv. */
struct trace_decision {
    const char *id;           /**< "C62" */
    const char *number;       /**< the authority's own: "166"; "none" */
    const char *authority, *source, *code, *seen, *ruling;
    const char *clauses, *cases; /**< blank separated */
    const char *reason;       /**< why it has no case */
};

extern const struct trace_decision trace_decisions[];
extern const int trace_decision_count;

/** Clauses of different editions that rule on the same: a row of spec/places.tsv. */
struct trace_place {
    const char *about;        /**< "a revoke" */
    const char *clauses;      /**< blank separated, the oldest first */
};

extern const struct trace_place trace_places[];
extern const int trace_place_count;

/** A question that the sources leave open: a row of spec/open.tsv. */
struct trace_open {
    const char *point;        /**< its number in spec/README.md */
    const char *question, *ours;
    const char *clauses;      /**< blank separated */
    const char *others;       /**< ids of options, blank separated; or in words */
    const char *held;         /**< who holds which reading */
};

extern const struct trace_open trace_opens[];
extern const int trace_open_count;

/** The same in another language: a row of spec/LANGUAGE/open.tsv that is of the English
 *  texts as they are. */
struct trace_open_word {
    const char *language, *point;
    const char *question, *ours;
    const char *others;       /**< in words; "-" if the English row has no words */
    const char *held;
};

extern const struct trace_open_word trace_open_words[];
extern const int trace_open_word_count;

/** A clause whose cases all rest on derivations: a row of spec/derived-only.tsv. */
struct trace_derived_only {
    const char *clause, *reason;
};

extern const struct trace_derived_only trace_derived_onlys[];
extern const int trace_derived_only_count;

/** An audit of a clause: a row of spec/audit.tsv, and its state now. */
struct trace_audit {
    const char *clause;
    const char *sources;      /**< read */
    const char *compared;     /**< what with what */
    const char *date;         /**< "2026-11-22" */
    const char *state;        /**< "current", or what changed since */
};

extern const struct trace_audit trace_audits[];
extern const int trace_audit_count;

/** What was tried against a clause or its functions, made by coverage/evidence.awk. */
struct trace_measure {
    const char *clause;
    const char *kind;         /**< "lines", "branches", "conditions", "errors", "proof" */
    const char *what;         /**< of a proof: its subject; else empty */
    const char *done, *all;   /**< numbers; of a proof the questions asked, both */
    const char *date;         /**< of the oldest figure in it: "2026-11-22" */
    const char *state;        /**< "current", or what changed since */
};

extern const struct trace_measure trace_measures[];
extern const int trace_measure_count;

/** An id that is given up, of a clause or a case: a row of a retired.tsv. */
struct trace_retirement {
    const char *id;
    const char *release;      /**< that dropped it: "0.1.0" */
    const char *why;
    const char *successor;    /**< the id that takes its place; "-": none does */
};

extern const struct trace_retirement trace_retirements[];
extern const int trace_retirement_count;

#endif

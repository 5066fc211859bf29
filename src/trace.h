/* What proves a clause, and what decides it: made from corpus/ and src/ by
 * coverage/trace.awk. */
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

#endif

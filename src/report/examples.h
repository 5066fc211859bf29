/* The findings of many games by clause, the first games of each printed in full, for
 * a page. */
#ifndef REPORT_EXAMPLES_H
#define REPORT_EXAMPLES_H

#include "judge/trace.h"
#include "report/report.h"

/** So many examples can be asked for, for each clause. */
#define EXAMPLES_MOST 100

/** So many bytes all examples have at most; the last half of them only clauses
 *  with fewer than EXAMPLES_SURE examples get. */
#define EXAMPLES_BYTES ((size_t)10 * 1024 * 1024)
#define EXAMPLES_SURE 3

/** The findings by one clause. */
struct found_clause {
    unsigned long long findings, games;
    unsigned long long verdict[VERDICTS]; /**< games, by what a finding leads to */
};

struct found {
    struct found_clause clause[SKR_CLAUSES_RESERVED];
};

/** Counts the nth finding. first: of its clause in the game. */
void found_add(struct found *found, const struct judgment *judgment, int n,
               bool first);

/** Adds all of another one, and empties that. */
void found_move(struct found *to, struct found *from);

struct example {
    struct example *next;
    char *html;                  /**< ends with NUL */
};

struct scratch;

struct examples {
    int most;                    /**< of a clause */
    size_t bytes;                /**< of all */
    enum language language;
    struct scratch *scratch;     /**< room to make one in, or a null pointer */
    struct { int count; struct example *first, *last; }
        clause[SKR_CLAUSES_RESERVED];
};

/** Has the clause fewer than it may have? */
bool example_wanted(const struct examples *examples, enum skr_clause clause);

/** Adds the game of the nth finding as an example of its clause. origin->notes:
 *  for the players' names. Returns false without memory. */
bool example_add(struct examples *examples, const struct origin *origin,
                 const struct judgment *judgment, const struct trace *trace, int n);

void examples_free(struct examples *examples);

#endif

/* Reporters: a judgment as text for people or JSON for programs. */
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include "judge/judge.h"
#include "record/notes.h"
#include "base/out.h"
#include "base/troubles.h"

/** Where a record comes from. */
struct origin {
    const char *source;      /**< file name, "-" for standard input */
    const char *format;      /**< "iss" */
    unsigned long long line; /**< of its first byte, counted from 1 */
    bool by_date;            /**< each game by the code of its date: name it */
    const struct notes *notes; /**< who played, for JSON; or a null pointer */
};

/** The line of a byte of the record, counted like origin->line. */
unsigned long long origin_line(const struct origin *origin,
                               const struct record *record, uint32_t byte);

/** A line for the nth finding, compiler style. */
void report_finding(struct out *out, const struct origin *origin,
                    const struct judgment *judgment, int n);

/** What the finding says after the clause: "score: recorded 168, ruled 144 (game 7, move
 *  14, byte 210)". named: with the game's id. */
void report_words_of(struct out *out, const struct finding *finding,
                     const struct record *record, bool named);

/** What became of the deal: "middlehand plays clubs at 24, with 2, 80 card points, won,
 *  +72", "passed in" ... */
void report_course(struct out *out, const struct judgment *judgment);

/** Is the ruling shown beside the findings? That of a game without a result:
 *  nothing else says what it is. */
bool ruling_shown(const struct judgment *judgment);

/** A line with the ruling on a record. */
void report_conforming(struct out *out, const struct origin *origin,
                       const struct judgment *judgment);

/** One JSON object and a newline. */
void report_jsonl(struct out *out, const struct origin *origin,
                  const struct judgment *judgment);

/** For each file that could not be read an object with "source" and "error". */
void report_jsonl_troubles(struct out *out, const struct troubles *troubles);

/** What the file says of all its test cases. */
struct junit_totals {
    unsigned long long tests, failures;   /**< without files that cannot be read */
    double seconds;
};

/** A test case for each game, and one with an error for each file that could not be read. Begin and end stand once around them. name: as for
 *  report_rules. */
void report_junit_begin(struct out *out, const struct junit_totals *totals,
                        const struct troubles *troubles,
                        const struct skr_code *code, const char *name);
void report_junit(struct out *out, const struct origin *origin,
                  const struct judgment *judgment, bool strict);
void report_junit_end(struct out *out, const struct troubles *troubles);

/** The nth finding as a result of SARIF, with a comma before it: the first one's is to
 *  be left out. Begin and end stand once around them; name: as for report_rules; found:
 *  the clauses of all findings, which are the rules. */
void report_sarif_begin(struct out *out);
void report_sarif(struct out *out, const struct origin *origin,
                  const struct judgment *judgment, int n);
void report_sarif_end(struct out *out, const struct troubles *troubles,
                      const struct skr_code *code, const char *name,
                      const bool *found);

#endif

/* What the parts of skatref check share: its options, the run, and its threads. They
 * judge blocks of records, and write what is due about them in the order of the blocks. */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/ordered.h"
#include "cli/check-where.h"
#include "formats/log.h"
#include "record/house.h"
#include "report/examples.h"
#include "report/summary.h"

struct options {
    const struct skr_code *code;        /**< a null pointer: the record's */
    house_rules rules;                  /**< asked for */
    const struct format *from;          /**< a null pointer: the file's */
    bool all, strict, quiet, findings_only, players;
    const char *clause;        /**< patterns, or a null pointer: any */
    const char *verdict;       /**< names, or a null pointer: any */
    unsigned verdicts;         /**< bit per verdict that is printed */
    struct where where;        /**< which games are judged at all */
    int max;                   /**< findings of a clause; 0: any number */
    int part, parts;           /**< 0: all */
    int examples;              /**< of a clause, on the page */
    int summary;               /**< SUMMARY_TEXT ..., or -1: none */
    int format;                /**< FORMAT_TEXT ... */
    int foreign;               /**< 1: text between games is skipped */
    int progress;              /**< 1, 0, or -1: on a terminal */
    int jobs;
};

enum { FORMAT_TEXT, FORMAT_JSONL, FORMAT_JUNIT, FORMAT_SARIF, FORMAT_HTML,
       FORMAT_SUMMARY };
enum { SUMMARY_TEXT, SUMMARY_JSON };

/* So many findings wait to be written, if their number is limited. */
#define PIECES 512

/* So many games wait to be told on the page. */
#define CANDIDATES 256

/* What the page tells. */
struct page_facts {
    struct found found;
    struct examples examples;
};

struct totals {
    unsigned long long verdict[VERDICTS];
    unsigned long long bytes;
    unsigned long long foreign; /**< lines skipped */
};

/* Shared by the threads. */
struct check {
    struct options options;
    struct log log;
    struct ordered turns;        /**< what is below, but stopped, is changed in turn */
    struct totals totals;
    struct summary *summary;   /**< or a null pointer */
    struct page_facts *page;   /**< or a null pointer */
    unsigned long long shown[SKR_CLAUSES_RESERVED], hidden; /**< for --max */
    atomic_bool stopped;       /**< output failed */
    int error;                 /**< errno of the failure */
    atomic_bool found[SKR_CLAUSES_RESERVED]; /**< clauses of findings, for SARIF */
    FILE *spool;               /**< a temporary file that has the output until the end; or a
                                    null pointer */
    bool begun;                /**< something was written */
    double started;            /**< the time */
    double printed;            /**< when progress was last printed */
};

struct worker {
    struct check *check;
    unsigned long long ticket;
    struct block block;
    struct cursor cursor;      /**< in block */
    struct out out;
    struct totals totals;      /**< of this block */
    struct summary *summary;   /**< of this block, or a null pointer */
    struct found *found;       /**< of this block, or a null pointer */
    struct cursor before;      /**< in block, before the record */
    struct cursor candidate[CANDIDATES]; /**< games that may be told */
    int candidates;
    struct { size_t end; enum skr_clause clause; } piece[PIECES]; /**< of out */
    int pieces;
    enum skr_clause clause;    /**< of the piece that is being written */
    bool split, split_shown;   /**< its beginning was written, or left out */
    struct record record;
    struct notes notes;
    struct skr_code code;      /**< of the judgment, if house rules apply */
    struct judgment judgment;
    struct trace trace;        /**< of a game shown on the page */
};

/** The output of a thread. check_write, its out->full: writes it in the thread's turn,
 *  with --max only what is within the limit; check_begin_piece, check_end_piece: what is
 *  written between them is about a finding of the clause, or SKR_C_NONE. */
void check_write(struct out *out);
void check_begin_piece(struct worker *w, enum skr_clause clause);
void check_end_piece(struct worker *w);

/** The first finding that is wanted, from the nth on; or their number. */
int check_next_wanted(const struct options *o, const struct judgment *j, int n);

/** Judges the worker's record; trace: may be a null pointer. check_origin: where it
 *  is, but its line. */
void check_judge(struct worker *w, struct trace *trace);
struct origin check_origin(const struct worker *w);

/** Counts the findings of the worker's game for the page, which may tell it.
 *  check_tell_games: tells those that may be examples, in the worker's turn. */
void check_note_findings(struct worker *w);
void check_tell_games(struct worker *w);

/** Judges all files by as many threads as asked for, or fewer if memory is short; this
 *  thread works too. Returns false if there is no memory for a single one. */
bool check_run(struct check *c);

/** What stands around the games: before them; after them, where check_end returns false
 *  when the output failed; the summary or the page. check_progress: on standard error. */
void check_begin(struct check *c);
bool check_end(struct check *c);
void check_summarize(const struct check *c, char *const *file, int files);
void check_progress(struct check *c);

#endif

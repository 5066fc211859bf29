/* skatref check: judges logs. */
#include <errno.h>
#include <getopt.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/stop.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/spool.h"
#include "base/text.h"
#include "formats/log.h"
#include "report/html.h"
#include "report/rules.h"
#include "report/summary.h"

#define MOST_JOBS 64
#define OUT_SIZE ((size_t)32 * 1024)

struct options {
    const struct skr_code *code;        /**< a null pointer: the record's */
    house_rules rules;                  /**< asked for */
    const struct format *from;          /**< a null pointer: the file's */
    bool all, strict, quiet, findings_only, players;
    const char *clause;        /**< patterns, or a null pointer: any */
    const char *verdict;       /**< names, or a null pointer: any */
    unsigned verdicts;         /**< bit per verdict that is printed */
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

static bool read_part(void *asked, const char *text);

static const struct cli_option options[] = {
    OPTION_FLAG("all", all, N_("print one line also for each game that conforms")),
    OPTION_CODE_OR_AUTO(code, HELP_RECORD_CODE),
    OPTION_HOUSE(rules),
    OPTION_NAME("format", N_("FORMAT"), format, "text jsonl junit sarif html summary",
                N_("text (default), jsonl (one JSON object for each game), junit (one"
                   " test case for each game, for CI systems), sarif (for code hosts), html (a page) or summary"
                   " (nothing but --summary)")),
    OPTION_NUMBER("examples", N_("N"), examples, 0, EXAMPLES_MOST,
                  N_("on the page, games told in full for each clause: 0 to 100"
                     " (default: 3)")),
    OPTION_NAME("summary", "[=json]", summary, "text json",
                N_("print at the end: verdicts, findings by clause with the first places,"
                   " kinds of game")),
    OPTION_FLAG("players", players, N_("in the summary or on the page: players, too")),
    OPTION_LIST("clause", clause, CLAUSES, NULL,
                N_("print only findings by these clauses: value.*,play.follow")),
    OPTION_LIST("verdict", verdict, WORDS,
                "conforms convention undecided violates malformed",
                N_("print only games with these verdicts")),
    OPTION_OWN("part", N_("K/N"), read_part, NULL,
               N_("judge only part K of N of the file")),
    OPTION_NUMBER("max", N_("N"), max, 1, 1000000,
                  N_("print the first N findings of each clause")),
    OPTION_FLAG("findings-only", findings_only, N_("print no game without findings")),
    OPTION_FLAG("quiet", quiet, N_("print no findings")),
    OPTION_FROM(from),
    OPTION_NUMBER("jobs", N_("N"), jobs, 1, MOST_JOBS,
                  N_("number of threads, 1 to 64 (default: one for each processor, at"
                     " most 16)")),
    OPTION_NAME("foreign", N_("HOW"), foreign, "report skip",
                N_("text between the games: report it as malformed (default), or skip"
                   " and count its lines")),
    OPTION_SET("progress", progress, 1, NULL),
    OPTION_SET("no-progress", progress, 0,
               N_("print the progress on standard error, or do not (default: print it if"
                  " standard error is a terminal)")),
    OPTION_FLAG("strict", strict,
                N_("count games booked by a convention, and undecided games, as"
                   " failures")),
    OPTION_END
};

const struct cli_help cli_check_help = {
    .name = "check",
    .operands = N_("[FILE...]"),
    .about = N_("judge logs (standard input without FILE or with -)"),
    .takes = CLI_FILES,
    .usage = { N_("skatref check [OPTION...] [FILE...]") },
    .text = {
        N_("Judges every game of the logs, and prints one line for each finding: file,"
           " line, verdict, clause, the recorded figure and the ruling. Games that"
           " conform print nothing. Without FILE, or with -, it reads standard input."),
    },
    .options = options,
    .notes = {
        N_("Verdicts: conforms; convention: booked as the server does, not as the code;"
           " undecided: a fact is missing in the log; violates; malformed:"
           " unreadable."),
    },
    .status = N_("Exit status: 0 no game violates or is malformed; 1 some game does; 2"
                 " wrong use, a file that is unreadable or contains no game, failed"
                 " output."),
};

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

/* Shared by the threads. They read blocks under one lock, each with a ticket,
 * and write their output in the order of the tickets. */
struct check {
    struct options options;
    struct log log;
    pthread_mutex_t in_lock, out_lock;
    pthread_cond_t turned;
    unsigned long long next_ticket, turn;
    struct totals totals;
    struct summary *summary;   /**< or a null pointer */
    struct page_facts *page;   /**< or a null pointer */
    unsigned long long shown[SKR_CLAUSES_RESERVED], hidden; /**< for --max */
    atomic_bool stopped;       /**< output failed */
    int error;                 /**< errno of the failure */
    FILE *to;                  /**< standard output, or until the end a temporary file */
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
};

/* -------------------------------------------------------------------- output */

static void wait_for_turn(struct worker *w)
{
    struct check *c = w->check;

    pthread_mutex_lock(&c->out_lock);
    while (c->turn != w->ticket)
        pthread_cond_wait(&c->turned, &c->out_lock);
    pthread_mutex_unlock(&c->out_lock);
}

static void write_bytes(struct check *c, const char *data, size_t size)
{
    /* The comma before the first result. */
    if (size > 0 && !c->begun && c->options.format == FORMAT_SARIF) {
        data++;
        size--;
    }
    c->begun |= size > 0;
    if (!c->stopped && size > 0 && fwrite(data, 1, size, c->to) != size) {
        c->error = errno;
        c->stopped = true;
    }
}

/* Is it among the first findings of its clause? Asked once for each, in turn. */
static bool is_shown(struct check *c, enum skr_clause clause)
{
    bool shown = c->options.max == 0 || clause == SKR_C_NONE
        || ++c->shown[clause] <= (unsigned long long)c->options.max;

    c->hidden += !shown;
    return shown;
}

static void write_piece(struct worker *w, size_t begin, size_t end,
                        enum skr_clause clause)
{
    bool shown = w->split ? w->split_shown : is_shown(w->check, clause);

    w->split_shown = shown;
    if (shown)
        write_bytes(w->check, w->out.data + begin, end - begin);
}

/* Writes the worker's output so far, in its turn. */
static void write_out(struct out *out)
{
    struct worker *w = out->owner;
    size_t begin = 0;

    wait_for_turn(w);
    if (w->check->options.max == 0) {
        write_bytes(w->check, out->data, out->size);
    } else {
        for (int i = 0; i < w->pieces; i++, w->split = false) {
            write_piece(w, begin, w->piece[i].end, w->piece[i].clause);
            begin = w->piece[i].end;
        }
        if (begin < out->size) {
            write_piece(w, begin, out->size, w->clause);
            w->split = true;
        }
        w->pieces = 0;
    }
    out->size = 0;
}

/* What is written from here on is about a finding of the clause. */
static void begin_piece(struct worker *w, enum skr_clause clause)
{
    if (w->pieces == PIECES)
        write_out(&w->out);
    w->clause = clause;
}

static void end_piece(struct worker *w)
{
    if (w->check->options.max == 0)
        return;
    w->piece[w->pieces].end = w->out.size;
    w->piece[w->pieces++].clause = w->clause;
}

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static unsigned long long records(const struct totals *t)
{
    unsigned long long n = 0;

    for (int v = 0; v < VERDICTS; v++)
        n += t->verdict[v];
    return n;
}

static void print_progress(struct check *c)
{
    const struct totals *t = &c->totals;
    double time;

    if (!c->options.progress || (time = now()) < c->printed + 0.2)
        return;
    c->printed = time;
    fputc('\r', stderr);
    fprintf(stderr, tr(cli_language, N_("%llu games, %.0f MB, %llu violate, %llu"
            " malformed ")), records(t), (double)t->bytes / 1e6, t->verdict[VERDICT_VIOLATES],
            t->verdict[VERDICT_MALFORMED]);
}

/* -------------------------------------------------------------------- the page */

static bool finding_wanted(const struct options *o, const struct finding *f)
{
    return o->clause == NULL
        || pattern_matches(o->clause, skr_clause_info(f->clause)->id);
}

/* The first finding that is wanted, from the nth on; or their number. */
static int next_wanted(const struct options *o, const struct judgment *j, int n)
{
    while (n < j->findings && !finding_wanted(o, &j->finding[n]))
        n++;
    return n;
}

/* Is it the first finding of its clause in the game? */
static bool is_first(const struct judgment *j, int n)
{
    int i = 0;

    while (j->finding[i].clause != j->finding[n].clause)
        i++;
    return i == n;
}

/* Where a record of the block is. */
static struct origin origin_of(const struct worker *w)
{
    return (struct origin){ .source = w->block.source,
                            .format = w->cursor.read_as->name,
                            .by_date = w->check->options.code == &code_by_date };
}

static void judge(struct worker *w)
{
    const struct options *o = &w->check->options;

    judge_record(&w->record, record_code(&w->record, o->code, o->rules, &w->code),
                 &w->judgment);
}

/* Reads a game again, now with its notes, and tells it under each clause that
 * wants examples. */
static void tell_game(struct worker *w, struct cursor cursor)
{
    const struct options *o = &w->check->options;
    struct examples *e = &w->check->page->examples;
    struct origin origin = origin_of(w);

    if (!cursor_next(&cursor, &w->record, &w->notes) || memory_failed())
        return;
    judge(w);
    origin.format = cursor.read_as->name;
    origin.line = cursor_line(&cursor);
    if (w->record.malformed.clause == SKR_C_NONE)
        origin.notes = &w->notes;
    for (int n = 0; (n = next_wanted(o, &w->judgment, n)) < w->judgment.findings; n++)
        if (is_first(&w->judgment, n)
            && example_wanted(e, w->judgment.finding[n].clause)
            && !example_add(e, &origin, &w->judgment, n))
            w->check->stopped = true;
}

/* Tells the games that may be examples, in the worker's turn: so they are the
 * first ones, however many threads there are. */
static void tell_games(struct worker *w)
{
    wait_for_turn(w);
    for (int i = 0; i < w->candidates && !w->check->stopped; i++)
        tell_game(w, w->candidate[i]);
    w->candidates = 0;
}

/* Counts the findings for the page. A game that is among the first of a clause in
 * this block may be an example. */
static void note_findings(struct worker *w)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    bool candidate = false;

    for (int n = 0; (n = next_wanted(o, j, n)) < j->findings; n++) {
        bool first = is_first(j, n);

        candidate |= first && w->found->clause[j->finding[n].clause].games
            < (unsigned long long)o->examples;
        found_add(w->found, j, n, first);
    }
    if (!candidate)
        return;
    w->candidate[w->candidates++] = w->before;
    if (w->candidates == CANDIDATES)
        tell_games(w);
}

/* Adds the block to the totals and gives the turn to the next block. */
static void finish_block(struct worker *w)
{
    struct check *c = w->check;

    write_out(&w->out);
    if (c->page != NULL) {
        tell_games(w);
        found_move(&c->page->found, w->found);
    }
    pthread_mutex_lock(&c->out_lock);
    for (int v = 0; v < VERDICTS; v++)
        c->totals.verdict[v] += w->totals.verdict[v];
    c->totals.bytes += w->totals.bytes;
    c->totals.foreign += w->cursor.foreign;
    if (w->summary != NULL) {
        if (!summary_merge(c->summary, w->summary))
            memory_note();
        summary_clear(w->summary);
    }
    log_end_block(&c->log, &w->block, w->cursor.records);
    print_progress(c);
    c->turn++;
    pthread_cond_broadcast(&c->turned);
    pthread_mutex_unlock(&c->out_lock);
}

/* ------------------------------------------------------------------- judging */

/* For the players' names. */
static bool notes_wanted(const struct options *o)
{
    return o->format == FORMAT_JSONL || o->players;
}

static void report_lines(struct worker *w, const struct origin *origin)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;

    for (int n = 0; (n = next_wanted(o, j, n)) < j->findings; n++) {
        begin_piece(w, j->finding[n].clause);
        if (o->format == FORMAT_SARIF)
            report_sarif(&w->out, origin, j, n);
        else
            report_finding(&w->out, origin, j, n);
        end_piece(w);
    }
    if (o->format == FORMAT_SARIF)
        return;
    if (j->findings == 0 || ruling_shown(j)) {
        begin_piece(w, SKR_C_NONE);
        report_conforming(&w->out, origin, j);
        end_piece(w);
    }
}

static void report_game(struct worker *w, const struct origin *origin)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    int n = next_wanted(o, j, 0);

    begin_piece(w, n < j->findings ? j->finding[n].clause : SKR_C_NONE);
    if (o->format == FORMAT_JSONL)
        report_jsonl(&w->out, origin, j);
    else
        report_junit(&w->out, origin, j, o->strict);
    end_piece(w);
}

/* Is anything printed about the game? */
static bool game_wanted(const struct options *o, const struct judgment *j)
{
    if (o->quiet || !(o->verdicts >> j->verdict & 1))
        return false;
    if (j->findings > 0)
        return next_wanted(o, j, 0) < j->findings;
    return o->clause == NULL && !o->findings_only
        && (o->all || o->format != FORMAT_TEXT);
}

static void report(struct worker *w)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    bool wanted = game_wanted(o, j);
    struct origin origin = origin_of(w);

    w->totals.verdict[j->verdict]++;
    if (!wanted && (w->summary == NULL || (j->findings == 0 && !o->players))) {
        if (w->summary != NULL)
            summary_add(w->summary, &origin, j);
        return;
    }
    origin.line = cursor_line(&w->cursor);
    if (notes_wanted(o) && w->record.malformed.clause == SKR_C_NONE)
        origin.notes = &w->notes;
    if (w->summary != NULL)
        summary_add(w->summary, &origin, j);
    if (!wanted)
        return;
    if (o->format == FORMAT_TEXT || o->format == FORMAT_SARIF)
        report_lines(w, &origin);
    else if (o->format == FORMAT_HTML)
        note_findings(w);
    else
        report_game(w, &origin);
}

static void judge_block(struct worker *w)
{
    const struct options *o = &w->check->options;
    struct notes *notes = notes_wanted(o) ? &w->notes : NULL;

    w->totals = (struct totals){ .bytes = w->block.taken };
    w->cursor = cursor_of_block(&w->block);
    w->before = w->cursor;
    while (!w->check->stopped && cursor_next(&w->cursor, &w->record, notes)) {
        if (w->record.malformed.clause != SKR_C_NONE && memory_failed()) {
            w->check->stopped = true; /* it may be sound */
            break;
        }
        judge(w);
        report(w);
        w->before = w->cursor;
    }
}

static bool next_block(struct worker *w)
{
    struct check *c = w->check;
    bool got;

    pthread_mutex_lock(&c->in_lock);
    got = !c->stopped && log_next_block(&c->log, &w->block);
    if (got)
        w->ticket = c->next_ticket++;
    pthread_mutex_unlock(&c->in_lock);
    return got;
}

static void *work(void *worker)
{
    struct worker *w = worker;

    while (next_block(w)) {
        judge_block(w);
        finish_block(w);
    }
    return NULL;
}

/* ------------------------------------------------------------------- threads */

static void free_worker(struct worker *w)
{
    record_release(&w->record);
    summary_free(w->summary);
    free(w->found);
    free(w->block.data);
    free(w->out.data);
    free(w);
}

static struct worker *make_worker(struct check *c)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        return NULL;
    w->check = c;
    w->block.data = malloc(BLOCK_SIZE);
    w->summary = c->summary != NULL ? calloc(1, sizeof *w->summary) : NULL;
    w->found = c->page != NULL ? calloc(1, sizeof *w->found) : NULL;
    w->out = (struct out){ .data = malloc(OUT_SIZE), .capacity = OUT_SIZE,
                           .full = write_out, .owner = w,
                           .language = cli_language };
    if (w->block.data != NULL && w->out.data != NULL
        && (w->summary != NULL) == (c->summary != NULL)
        && (w->found != NULL) == (c->page != NULL))
        return w;
    free_worker(w);
    return NULL;
}

/* Starts as many threads as asked for, or fewer if memory is short; this thread
 * works too. Returns false if there is no memory for a single one. */
static bool run_workers(struct check *c)
{
    struct worker *w[MOST_JOBS];
    pthread_t thread[MOST_JOBS];
    int n = 0, threads = 0;

    while (n < c->options.jobs && (w[n] = make_worker(c)) != NULL)
        n++;
    for (int i = 1; i < n; i++, threads++)
        if (pthread_create(&thread[i], NULL, work, w[i]) != 0)
            break;
    if (n > 0)
        work(w[0]);
    for (int i = 1; i <= threads; i++)
        pthread_join(thread[i], NULL);
    for (int i = 0; i < n; i++)
        free_worker(w[i]);
    return n > 0;
}

/* ------------------------------------------------------------------- options */

static int default_jobs(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > 16 ? 16 : (int)n;
}

/* ------------------------------------------------------------------- summary */

/* The games by verdict, in one line. */
static void put_counts(struct out *out, const struct totals *t)
{
    const unsigned long long *n = t->verdict;

    out_say_n(out, "%llu game: ", "%llu games: ", (long long)records(t), records(t));
    out_say_n(out, "%llu conforms, ", "%llu conform, ", (long long)n[VERDICT_CONFORMS],
              n[VERDICT_CONFORMS]);
    out_say(out, "%llu by convention, ", n[VERDICT_CONVENTION]);
    out_say(out, "%llu undecided, ", n[VERDICT_UNDECIDED]);
    out_say_n(out, "%llu violates, ", "%llu violate, ", (long long)n[VERDICT_VIOLATES],
              n[VERDICT_VIOLATES]);
    out_say(out, "%llu malformed", n[VERDICT_MALFORMED]);
}

static int status_of(const struct check *c)
{
    const unsigned long long *n = c->totals.verdict;

    if (c->log.failed || c->log.empty)
        return EXIT_TROUBLE;
    if (n[VERDICT_VIOLATES] > 0 || n[VERDICT_MALFORMED] > 0)
        return EXIT_VIOLATES;
    if (c->options.strict
        && (n[VERDICT_CONVENTION] > 0 || n[VERDICT_UNDECIDED] > 0))
        return EXIT_VIOLATES;
    return EXIT_CONFORMS;
}

/* The code asked for with its options, in *room, and what to call it. */
static const struct skr_code *asked_code(const struct options *o,
                                         struct skr_code *room,
                                         const char **name)
{
    bool dated = o->code == &code_by_date;

    *name = dated ? code_by_date.name : NULL;
    return house_code(o->code != NULL && !dated ? o->code : skr_code_at(0),
                      o->rules, room);
}

static void write_begin(struct check *c)
{
    char text[256];
    struct out out = { .data = text, .capacity = sizeof text };

    c->to = stdout;
    c->started = now();
    if (c->options.format == FORMAT_JUNIT)
        c->to = tmpfile();
    else if (c->options.format == FORMAT_SARIF)
        report_sarif_begin(&out);
    fwrite(out.data, 1, out.size, stdout);
}

/* The test cases, with their totals before them. */
static bool write_junit(struct check *c, struct out *out, const struct skr_code *code,
                        const char *name)
{
    struct junit_totals totals = { .seconds = now() - c->started };

    spool_count(c->to, &totals);
    report_junit_begin(out, &totals, code, name);
    out_to_file(out);
    if (!spool_copy(c->to, stdout))
        return false;
    report_junit_end(out);
    return true;
}

/* Returns false when the temporary file cannot be read or the output fails. */
static bool write_end(struct check *c)
{
    char text[4096];
    struct out out = { text, 0, sizeof text, out_to_file, stdout, ENGLISH };
    struct skr_code room;
    const char *name;
    const struct skr_code *code = asked_code(&c->options, &room, &name);
    bool written = true;

    if (c->options.format == FORMAT_JUNIT)
        written = write_junit(c, &out, code, name);
    else if (c->options.format == FORMAT_SARIF)
        report_sarif_end(&out, code, name);
    out_to_file(&out);
    return written;
}

static void put_summary(const struct check *c, const char *rules)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };
    struct summary_view view = { c->summary, rules, c->options.players };

    if (c->options.summary == SUMMARY_JSON)
        summary_json(&out, &view);
    else
        summary_text(&out, &view);
    out_to_file(&out);
}

static void put_page(const struct check *c, const char *rules, char *const *file,
                     int files)
{
    const struct options *o = &c->options;
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };
    struct html_view view = { c->summary, &c->page->found, &c->page->examples, rules,
                              o->clause, o->verdict, file, files, o->players };

    report_html(&out, &view);
    out_to_file(&out);
}

static void summarize(const struct check *c, char *const *file, int files)
{
    char text[1024];
    struct out out = out_into(text, sizeof text, cli_language);
    struct skr_code room;
    const char *name;
    const struct skr_code *code = asked_code(&c->options, &room, &name);

    if (c->hidden > 0 && c->options.format == FORMAT_TEXT)
        printf(trn(cli_language, "%llu more finding; --max=%d shows so many of each clause\n",
                   "%llu more findings; --max=%d shows so many of each clause\n",
                   (long long)c->hidden), c->hidden, c->options.max);
    if (c->totals.foreign > 0 && c->options.format == FORMAT_TEXT
        && c->options.parts == 0)
        printf(trn(cli_language, "%llu foreign line skipped\n",
                   "%llu foreign lines skipped\n", (long long)c->totals.foreign),
               c->totals.foreign);
    if (c->summary != NULL) {
        report_rules(&out, code, name);
        text[out.size] = '\0';
        if (c->page != NULL)
            put_page(c, text, file, files);
        else
            put_summary(c, text);
        return;
    }
    if (c->options.format != FORMAT_TEXT || c->options.quiet
        || c->options.parts > 0)
        return;
    put_counts(&out, &c->totals);
    report_rules(&out, code, name);
    out_text(&out, "\n");
    fwrite(out.data, 1, out.size, stdout);
}

static int run(struct check *c, char *const *file, int files)
{
    int status;

    write_begin(c);
    if (c->to == NULL)
        return cli_usage("check", "no temporary file can be made: set TMPDIR to a folder with"
                         " free space (%s)", strerror(errno));
    if (!log_open(&c->log, file, files, c->options.from))
        return cli_no_memory();
    c->log.skips_foreign = c->options.foreign == 1;
    log_set_part(&c->log, c->options.part, c->options.parts);
    if (!run_workers(c))
        return cli_no_memory();
    if (c->printed > 0)
        fputs("\r\033[K", stderr);
    if (memory_ever_failed()) {
        status = cli_finish(EXIT_TROUBLE);
    } else if (c->stopped) {
        status = cli_output_failed(c->error);
    } else if (stop_wanted()) {
        status = cli_finish(EXIT_TROUBLE);
    } else {
        bool written = write_end(c);

        summarize(c, file, files);
        status = written ? cli_finish(status_of(c)) : cli_output_failed(errno);
    }
    log_close(&c->log);
    return status;
}

/* The names of verdicts, parted by commas, as bits. Returns false after a message
 * about another word. */
static bool read_verdicts(struct options *o)
{
    const char *names = o->verdict;

    o->verdicts = names == NULL ? ~0u : 0;
    while (names != NULL && *names != '\0') {
        size_t length = strcspn(names, ",");
        int v = 0;

        while (v < VERDICTS
               && (strlen(verdict_name((enum verdict)v)) != length
                   || strncmp(verdict_name((enum verdict)v), names, length) != 0))
            v++;
        if (v == VERDICTS) {
            cli_usage("check", "no verdict '%.*s': conforms, convention,"
                      " undecided, violates or malformed", (int)length, names);
            return false;
        }
        o->verdicts |= 1u << v;
        names += length + (names[length] == ',');
    }
    return true;
}

/* "3/8" */
static bool read_part(void *asked, const char *text)
{
    struct options *o = asked;
    char end;

    if (sscanf(text, "%d/%d%c", &o->part, &o->parts, &end) == 2 && o->part >= 1
        && o->part <= o->parts && o->parts <= 1000000)
        return true;
    cli_usage("check", "--part=%s: expected a part and their number, like"
              " --part=3/8", text);
    return false;
}

/* Settles the options that depend on others. Returns false without memory. */
static bool settle(struct check *c)
{
    struct options *o = &c->options;

    if (o->format == FORMAT_SUMMARY) {
        o->quiet = true;
        o->summary = o->summary < 0 ? SUMMARY_TEXT : o->summary;
    }
    if (o->players && o->summary < 0)
        o->summary = SUMMARY_TEXT;
    if (o->format == FORMAT_HTML) {
        c->page = calloc(1, sizeof *c->page);
        if (c->page == NULL)
            return false;
        c->page->examples.most = o->examples;
        c->page->examples.language = cli_language;
    }
    if (o->summary >= 0 || o->format == FORMAT_HTML) {
        c->summary = calloc(1, sizeof *c->summary);
        if (c->summary == NULL)
            return false;
    }
    return true;
}

/* Frees what settle() made, and returns the status. */
static int finished(struct check *c, int status)
{
    if (c->page != NULL)
        examples_free(&c->page->examples);
    free(c->page);
    summary_free(c->summary);
    return status;
}

int cli_check(int argc, char **argv)
{
    char dash[] = "-", *const standard_input[] = { dash };
    struct check c = {
        .options = { .progress = -1, .jobs = default_jobs(), .summary = -1,
                     .examples = 3 },
        .in_lock = PTHREAD_MUTEX_INITIALIZER,
        .out_lock = PTHREAD_MUTEX_INITIALIZER,
        .turned = PTHREAD_COND_INITIALIZER,
    };
    struct options *o = &c.options;
    int status;

    if (!cli_read_options(&cli_check_help, o, argc, argv, &status))
        return status;
    if (!read_verdicts(o))
        return EXIT_TROUBLE;
    if (o->format == FORMAT_HTML && (o->summary >= 0 || o->parts > 0))
        return cli_usage("check", "a page has its own summary, and is about whole files:"
                         " --format=html goes without --summary and --part");
    if ((o->format == FORMAT_JUNIT || o->format == FORMAT_SARIF)
        && (o->summary >= 0 || o->parts > 0))
        return cli_usage("check", "junit and sarif are about whole files: they go without"
                         " --summary and --part");
    if (!settle(&c))
        return cli_no_memory();
    if (o->progress < 0)
        o->progress = isatty(STDERR_FILENO);
    if (o->parts > 0 && optind + 1 != argc)
        return finished(&c, cli_usage("check", "--part needs one file"));
    if (optind < argc)
        return finished(&c, run(&c, argv + optind, argc - optind));
    return finished(&c, run(&c, standard_input, 1));
}

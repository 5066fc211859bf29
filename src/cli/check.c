/* skatref check: judges logs. Its options, and a run. */
#include <errno.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "cli/check.h"
#include "cli/cli.h"
#include "cli/options.h"

static bool read_part(void *asked, const char *text);
static bool read_where(void *asked, const char *text);

static const struct cli_option options[] = {
    OPTION_FLAG("all", all, N_("also print one line for each game that conforms")),
    OPTION_CODE_OR_AUTO(code, HELP_RECORD_CODE),
    OPTION_HOUSE(rules),
    OPTION_NAME("format", N_("FORMAT"), format, "text jsonl junit sarif html summary",
                N_("text (default), jsonl (one JSON object for each game), junit (one"
                   " test case for each game, for CI systems), sarif (for code hosts), html"
                   " (a page) or summary (nothing but --summary)")),
    OPTION_NUMBER("examples", N_("N"), examples, 0, EXAMPLES_MOST,
                  N_("on the page, games shown in full for each clause: 0 to 100"
                     " (default: 3)")),
    OPTION_NAME("summary", "[=json]", summary, "text json",
                N_("print at the end: verdicts, findings by clause with the first places,"
                   " kinds of game")),
    OPTION_FLAG("players", players, N_("count players too, in the summary or on the page")),
    OPTION_LIST("clause", clause, CLAUSES, NULL,
                N_("print only findings by these clauses: value.*,play.follow")),
    OPTION_LIST("verdict", verdict, WORDS,
                "conforms convention undecided violates malformed",
                N_("print only games with these verdicts")),
    OPTION_OWN("where", N_("CONDITIONS"), read_where, NULL,
               N_("take only games for which all conditions hold:"
                  " game=grand,!hand,soloist=NAME; the manual lists the facts")),
    OPTION_OWN("part", N_("K/N"), read_part, NULL,
               N_("judge only part K of N of the file")),
    OPTION_NUMBER("max", N_("N"), max, 1, 1000000,
                  N_("print the first N findings of each clause")),
    OPTION_FLAG("findings-only", findings_only, N_("print only games with findings")),
    OPTION_FLAG("quiet", quiet, N_("print no findings")),
    OPTION_FROM(from),
    OPTION_NUMBER("jobs", N_("N"), jobs, 1, MOST_JOBS,
                  N_("number of threads, 1 to 64 (default: one for each processor, at"
                     " most 16)")),
    OPTION_FOREIGN(foreign),
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
           " line, verdict, clause, the recorded figure and the ruling. Nothing is"
           " printed for games that conform. Without FILE, or with -, it reads standard"
           " input."),
    },
    .options = options,
    .notes = {
        N_("Verdicts: conforms; convention: booked as the server does it, not as the code"
           " does; undecided: a fact is missing in the log; violates; malformed:"
           " unreadable."),
    },
    .status = N_("0 no game breaks a rule or is malformed; 1 at least one does; 2"
                 " usage error, a file that is unreadable or contains no game, output"
                 " error."),
};

/* ------------------------------------------------------------------- options */

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

static bool read_part(void *asked, const char *text)
{
    struct options *o = asked;

    return cli_read_part("check", text, &o->part, &o->parts);
}

static bool read_where(void *asked, const char *text)
{
    struct options *o = asked;

    return where_read(&o->where, text);
}

static int default_jobs(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);

    return n < 1 ? 1 : n > 16 ? 16 : (int)n;
}

/* ----------------------------------------------------------------------- run */

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

static int run(struct check *c, char *const *file, int files)
{
    int status;

    if (c->options.format == FORMAT_JUNIT && (c->spool = tmpfile()) == NULL)
        return cli_usage("check", "no temporary file can be made: set TMPDIR to a folder with"
                         " free space (%s)", strerror(errno));
    check_begin(c);
    if (!log_open(&c->log, file, files, c->options.from))
        return cli_no_memory();
    c->log.skips_foreign = c->options.foreign == 1;
    c->log.in_turn = true;
    log_set_part(&c->log, c->options.part, c->options.parts);
    if (!check_run(c))
        return cli_no_memory();
    if (c->printed > 0)
        fputs("\r\033[K", stderr);
    if (memory_ever_failed()) {
        status = cli_finish(EXIT_TROUBLE);
    } else if (c->stopped) {
        status = cli_output_failed(c->error);
    } else {
        bool written = check_end(c);

        check_summarize(c, file, files);
        status = written ? cli_finish(status_of(c)) : cli_output_failed(errno);
    }
    log_close(&c->log);
    return status;
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
        .turns = ORDERED,
    };
    struct options *o = &c.options;
    int status;

    if (!cli_read_options(&cli_check_help, o, argc, argv, &status))
        return status;
    if (!read_verdicts(o))
        return EXIT_TROUBLE;
    if (o->format == FORMAT_HTML && (o->summary >= 0 || o->parts > 0))
        return cli_usage("check", "--format=html cannot be combined with --summary or"
                         " --part");
    if ((o->format == FORMAT_JUNIT || o->format == FORMAT_SARIF)
        && (o->summary >= 0 || o->parts > 0))
        return cli_usage("check", "--format=junit and --format=sarif cannot be combined"
                         " with --summary or --part");
    if (!settle(&c))
        return finished(&c, cli_no_memory());
    if (o->progress < 0)
        o->progress = isatty(STDERR_FILENO);
    if (o->parts > 0 && optind + 1 != argc)
        return finished(&c, cli_usage("check", "--part needs one file"));
    if (optind < argc)
        return finished(&c, run(&c, argv + optind, argc - optind));
    return finished(&c, run(&c, standard_input, 1));
}

/* skatref conform: puts the corpus to another engine, and reports what is wrong. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/out.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "base/text.h"
#include "cli/options.h"
#include "conform/across.h"
#include "conform/run.h"

enum form_of_report { TEXT, JSONL, JUNIT, HTML, BADGE, SVG };
#define FORMS_OF_REPORT "text jsonl junit html badge svg"

struct options {
    struct choice choice;
    const char *expect, *write_expect, *vectors;
    int jobs, timeout, give_up, format;
    bool questions, compare, all, strict;
};

static const struct cli_option options[] = {
    OPTION_LIST("ask", choice.ask, QUESTIONS, NULL, NULL),
    OPTION_LIST("clause", choice.clause, CLAUSES, NULL, NULL),
    OPTION_LIST("case", choice.id, CASES, NULL, NULL),
    OPTION_LIST("evidence", choice.evidence, WORDS,
                "law translation court reference document derived", NULL),
    OPTION_LIST("tag", choice.tag, WORDS, "plain early house interface",
                N_("ask only these: patterns separated by commas, as in value.*,end.*")),
    OPTION_LIST("skip", choice.skip, CLAUSES, NULL,
                N_("do not ask these cases, clauses or questions")),
    OPTION_LIST("code", choice.code, CODES, NULL,
                N_("ask under these codes, or all (default: the first of each case)")),
    OPTION_FLAG("questions", questions, N_("print the questions, and ask nobody")),
    OPTION_FLAG("compare", compare,
                N_("write a page that compares engines; RESULTS: what --format=jsonl"
                   " wrote for each")),
    OPTION_NUMBER("jobs", N_("N"), jobs, 1, MOST_PARTNERS,
                  N_("start the command N times, side by side (default 1)")),
    OPTION_NUMBER("timeout", N_("SECONDS"), timeout, 1, 3600,
                  N_("time for an answer (default 10)")),
    OPTION_NUMBER("give-up", N_("N"), give_up, 1, 1000000,
                  N_("stop after N crashes and timeouts (default 10)")),
    OPTION_FILE("expect", expect,
                N_("known failures; an unexpected pass counts as a failure")),
    OPTION_FILE("write-expect", write_expect,
                N_("write the failures of this run for --expect")),
    OPTION_NAME("format", N_("FORMAT"), format, FORMS_OF_REPORT,
                N_("text (default), jsonl, junit, html, badge (shields.io), svg")),
    OPTION_FLAG("all", all, N_("text: show every failure, not only three for each clause")),
    OPTION_FLAG("strict", strict,
                N_("incomplete answers and skipped questions fail too")),
    OPTION_FILE("vectors", vectors,
                N_("the vectors (default: those that were installed)")),
    OPTION_END
};

const struct cli_help cli_conform_help = {
    .name = "conform",
    .operands = N_("-- COMMAND"),
    .about = N_("ask another engine the questions of the corpus"),
    .takes = CLI_COMMAND,
    .usage = {
        N_("skatref conform [OPTION...] -- COMMAND [ARG...]"),
        N_("skatref conform [OPTION...] --questions"),
        N_("skatref conform --compare RESULTS..."),
    },
    .text = {
        N_("Starts an engine, puts the questions of the corpus to it as JSON lines,"
           " compares its answers and reports them by clause. The README.md of the"
           " corpus (in the source: corpus/engines) describes what the engine reads and"
           " writes."),
    },
    .options = options,
    .status = N_("0 all right; 1 something is wrong; 2 usage error, the"
                 " command cannot be started, nothing was asked, output error."),
};

/* ---------------------------------------------------------------------- running */

/* A word as a shell takes it. Returns its length. */
static size_t put_word(char *to, const char *word)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "0123456789_-+=./,:@%";
    size_t n = 0;

    if (*word != '\0' && word[strspn(word, plain)] == '\0')
        return (size_t)sprintf(to, "%s", word);
    to[n++] = '\'';
    for (; *word != '\0'; word++)
        n += (size_t)sprintf(to + n, *word == '\'' ? "'\\''" : "%c", *word);
    return n + (size_t)sprintf(to + n, "'");
}

/* The command as it would be typed; the caller frees it. */
static char *join(char **command)
{
    size_t size = 1, n = 0;
    char *text;

    for (char **word = command; *word != NULL; word++)
        size += 4 * strlen(*word) + 3;
    text = calloc(1, size);
    for (char **word = command; text != NULL && *word != NULL; word++) {
        if (n > 0)
            text[n++] = ' ';
        n += put_word(text + n, *word);
    }
    return text;
}

/* Today, or the day that a reproducible build wants. */
static void today(char date[16])
{
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    time_t now = epoch != NULL ? (time_t)strtoll(epoch, NULL, 10) : time(NULL);
    struct tm day;

    if (gmtime_r(&now, &day) == NULL || strftime(date, 16, "%Y-%m-%d", &day) == 0)
        strcpy(date, "");
}

/* The first line that conform_jsonl writes, as far as a page shows it. */
static char *head_of(const struct engine *engine)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "date", engine->date);
    json_put_text(&json, "command", engine->command);
    if (engine->hello != NULL)
        json_put_copy(&json, "engine", engine->hello);
    json_close(&json, '}');
    return grown_text(&out);
}

/* The page of one engine: that of several, with one. */
static void report_html(struct out *out, const struct engine *engine,
                        struct items *items, const struct vectors *vectors)
{
    struct results one = { .items = *engine->items, .head = head_of(engine) };

    items_once(items);
    one.items = *items;
    across_html(out, &one, 1, vectors);
    free(one.head);
}

static void report(const struct options *o, const struct engine *engine,
                   struct items *items, const struct vectors *vectors)
{
    char buffer[8192];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    switch ((enum form_of_report)o->format) {
    case TEXT: conform_text(&out, engine, o->all); break;
    case JSONL: conform_jsonl(&out, engine); break;
    case JUNIT: conform_junit(&out, engine); break;
    case HTML: report_html(&out, engine, items, vectors); break;
    case BADGE: conform_badge(&out, engine); break;
    case SVG: conform_svg(&out, engine); break;
    }
    out_standard(&out);
}

static int status_of(const struct options *o, const struct items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        const struct item *item = &items->at[i];

        if (item_failed(item)
            || (o->strict && item->expected == NOT_ASKED && item->outcome != PASS))
            return EXIT_VIOLATES;
    }
    return EXIT_CONFORMS;
}

static int trouble(const char *error)
{
    say_error("skatref conform: %s", tr(cli_language, error));
    return EXIT_TROUBLE;
}

/* Has the engine said anything, be it wrong or no answer? */
static bool any_answered(const struct items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        const struct item *item = &items->at[i];

        if (item->outcome != SKIP && item->outcome != NOT_ASKED
            && (item->outcome != INCOMPLETE || !item->empty))
            return true;
    }
    return false;
}

static int run_and_report(const struct options *o, struct items *items,
                          const struct vectors *vectors, char **command)
{
    struct run run = { .items = items, .command = command, .jobs = o->jobs,
                       .timeout = o->timeout, .give_up = o->give_up,
                       .any_code = o->choice.code == NULL };
    struct engine engine = { .items = items };
    char error[256], date[16];
    char *joined = join(command);
    bool answered, written;
    int status;

    if (joined == NULL || !run_all(&run, error)) {
        status = trouble(joined != NULL ? error : N_("out of memory"));
    } else {
        today(date);
        engine = (struct engine){ items, run.hello, joined, date, run.strays,
                                  run.stray, run.deaths, run.death, run.gave_up,
                                  run.silent };
        status = run.gave_up || run.deaths > 0 ? EXIT_VIOLATES : status_of(o, items);
        answered = any_answered(items);
        written = o->write_expect == NULL
            || expect_write(items, o->write_expect, error);
        report(o, &engine, items, vectors);
        status = cli_finish(status);
        if (status == EXIT_CONFORMS && !answered)
            status = trouble(N_("nothing was answered: every question was skipped,"
                               " or its answer is empty"));
        if (!written)
            status = trouble(error);
    }
    free(run.hello);
    free(joined);
    return status;
}

static int print_questions(const struct items *items)
{
    for (size_t i = 0; i < items->count; i++) {
        char *line = item_question(&items->at[i]);

        if (line == NULL)
            return trouble(N_("out of memory"));
        standard_format("%s", line);
        free(line);
    }
    return cli_finish(0);
}

static int run_items(const struct options *o, struct items *items,
                     const struct vectors *vectors, char **command)
{
    char error[256];

    if (items->count == 0)
        return trouble(N_("that choice leaves no question"));
    if (o->expect != NULL && !expect_read(items, o->expect, error))
        return trouble(error);
    return o->questions ? print_questions(items)
                        : run_and_report(o, items, vectors, command);
}

/* Does a pattern of the list match no vector at all? Then returns its length. */
static size_t matches_nothing(const struct vectors *vectors, const char *pattern,
                              bool (*fits)(const struct vector *, const char *))
{
    size_t length = strcspn(pattern, ",");
    char one[128];

    if (length >= sizeof one)
        return length;
    snprintf(one, sizeof one, "%.*s", (int)length, pattern);
    for (size_t i = 0; i < vectors->count; i++)
        if (fits(&vectors->at[i], one))
            return 0;
    return length;
}

static bool fits_ask(const struct vector *v, const char *pattern)
{
    return pattern_matches(pattern, v->ask);
}

static bool fits_clause(const struct vector *v, const char *pattern)
{
    return pattern_matches(pattern, v->clause);
}

static bool fits_id(const struct vector *v, const char *pattern)
{
    return pattern_matches(pattern, v->id);
}

static bool fits_code(const struct vector *v, const char *pattern)
{
    return strcmp(pattern, "all") == 0 || vector_lists(v, "codes", pattern);
}

/* Reports a pattern that chooses nothing. Returns false after a message. */
static bool check_patterns(const struct vectors *vectors, const char *option,
                           const char *patterns,
                           bool (*fits)(const struct vector *, const char *))
{
    while (patterns != NULL && *patterns != '\0') {
        size_t length = matches_nothing(vectors, patterns, fits);

        if (length > 0) {
            cli_usage("conform", "--%s: nothing matches '%.*s'", option,
                      (int)length, patterns);
            return false;
        }
        patterns += strcspn(patterns, ",");
        patterns += *patterns == ',';
    }
    return true;
}

static bool check_choice(const struct choice *c, const struct vectors *vectors)
{
    return check_patterns(vectors, "ask", c->ask, fits_ask)
        && check_patterns(vectors, "clause", c->clause, fits_clause)
        && check_patterns(vectors, "case", c->id, fits_id)
        && check_patterns(vectors, "code", c->code, fits_code);
}

/* Reads the results of all engines, and writes the page. */
static int compare(char **files, const struct vectors *vectors)
{
    static struct results results[MOST_ENGINES];
    char error[256], buffer[8192];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    int count = 0, status = EXIT_CONFORMS;

    for (; files[count] != NULL && status == EXIT_CONFORMS; count++) {
        if (count == MOST_ENGINES) {
            status = trouble(N_("too many engines: a page has 64 at most"));
            break;
        }
        if (!results_read(&results[count], vectors, files[count], error))
            status = trouble(error);
    }
    if (status == EXIT_CONFORMS) {
        across_sort(results, count);
        across_html(&out, results, count, vectors);
        out_standard(&out);
        status = cli_finish(status);
    }
    while (count-- > 0)
        results_free(&results[count]);
    return status;
}

/* Asks, or only prints the questions. */
static int choose(const struct options *o, const struct vectors *vectors,
                  char **command)
{
    struct items items;
    int status;

    if (!check_choice(&o->choice, vectors))
        return EXIT_TROUBLE;
    status = items_choose(&items, vectors, &o->choice)
        ? run_items(o, &items, vectors, command) : trouble(N_("out of memory"));
    items_free(&items);
    return status;
}

static int run(const struct options *o, char **command)
{
    struct vectors vectors;
    char error[256], path[512];
    int status;

    if (!vectors_read(&vectors, o->vectors != NULL ? o->vectors
                      : vectors_place(cli_program, path), error)) {
        trouble(error);
        return cli_usage("conform", "--vectors=FILE says where the vectors are");
    }
    status = o->compare ? compare(command, &vectors)
                        : choose(o, &vectors, command);
    vectors_free(&vectors);
    return status;
}

int cli_conform(int argc, char **argv)
{
    struct options o = { .jobs = 1, .timeout = 10, .give_up = 10 };
    int status;

    if (!cli_read_options(&cli_conform_help, &o, argc, argv, &status))
        return status;
    if (o.questions != (optind == argc))
        return o.questions
            ? cli_usage("conform", "--questions starts no engine: unexpected argument '%s'",
                        argv[optind])
            : cli_usage("conform", o.compare ? N_("which results?")
                        : N_("which command? skatref conform -- COMMAND"));
    return run(&o, argv + optind);
}

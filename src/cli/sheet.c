/* skatref sheet: computes and verifies score lists. */
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/input.h"
#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "formats/log.h"
#include "list/list.h"
#include "list/readers.h"
#include "list/view.h"
#include "list/write.h"
#include "words/names.h"

/* More than any list has, and small enough that memory stays under 32 MiB. */
#define MOST_BYTES ((size_t)16 << 20)
#define OUT_SIZE ((size_t)32 * 1024)

enum { FORMAT_TEXT, FORMAT_CSV, FORMAT_JSON, FORMAT_HTML };

struct options {
    struct lists lists;        /* scoring, names */
    house_rules rules;
    const struct skr_code *asked; /* judges records too, whatever code they name;
                                     or a null pointer */
    const char *players, *lot;
    const char *log;           /* of the games of an XSkat list, or a null pointer */
    int scheme;                /* enum skr_scheme */
    int format;                /* FORMAT_TEXT ... */
    bool all, strict;
};

static bool set_stake(void *o, const char *text);

static const struct cli_option options[] = {
    OPTION_TERM("scheme", N_("SCHEME"), scheme, &scheme_terms,
                N_("seeger-fabian (default), seeger, plain, money or beer")),
    OPTION_TEXT("players", N_("A,B,C,D"), players,
                N_("three or four names, clockwise (default: the names in the list, the"
                   " dealers first, in their order)")),
    OPTION_NUMBER("deals", N_("N"), lists.scoring.deals, 1, 10000,
                  N_("agreed number of deals")),
    OPTION_TEXT("lot", N_("A,B"), lot,
                N_("players with equal results in the order of the lot, the best first")),
    OPTION_OWN("stake", N_("S"), set_stake, NULL,
               N_("money: for one game point, 0.01 to 1000 (default 1)")),
    OPTION_NUMBER("limit", N_("N"), lists.scoring.limit, 1, 100000,
                  N_("beer: the number of bad marks that loses (default 501)")),
    OPTION_FILE("log", log,
                N_("log of the same games, to verify a list of XSkat")),
    OPTION_CODE_OR_AUTO(asked, HELP_CODE_OR_AUTO),
    OPTION_HOUSE(rules),
    OPTION_NAME("format", N_("FORMAT"), format, "text csv json html",
                N_("text (default), csv, json or html (a page to print)")),
    OPTION_FLAG("all", all, N_("print the deals even if there are several series")),
    OPTION_FLAG("strict", strict,
                N_("count conventions and undecided findings as failures")),
    OPTION_END
};

const struct cli_help cli_sheet_help = {
    .name = "sheet",
    .operands = N_("[FILE]"),
    .about = N_("compute and verify a score list"),
    .takes = CLI_FILES,
    .usage = { N_("skatref sheet [OPTION...] [FILE]") },
    .text = {
        N_("Computes a score list, and verifies each row. FILE is a table with a header"
           " (CSV: deal,dealer,soloist,game,value,won ...; see skatref help sheet), the"
           " JSON lines of check, a log, or a list of XSkat. Without FILE, or with -, it"
           " reads standard input."),
    },
    .options = options,
    .notes = {
        N_("A finding is one line: file:line:column, verdict, clause, the recorded figure"
           " and the ruling."),
    },
    .status = N_("0 everything adds up; 1 something does not; 2 usage error, a"
                 " file that is unreadable, output error."),
};

/* --------------------------------------------------------------------- input */

static int unreadable(const char *name, const char *why)
{
    say_error("skatref: %s: %s", name, tr(cli_language, why));
    return EXIT_TROUBLE;
}

/* Doubles the room of the text, which has a byte more. Returns a null pointer if
 * it cannot; the text is then free. */
static char *grow(char *text, size_t *room, const char **why)
{
    char *grown = *room < MOST_BYTES ? realloc(text, 2 * *room + 1) : NULL;

    if (grown == NULL) {
        *why = *room < MOST_BYTES ? N_("out of memory") : N_("larger than 16 MiB");
        free(text);
    }
    *room *= 2;
    return grown;
}

static const char *fault_of(const struct input *in)
{
    return in->why != NULL ? in->why : strerror(errno);
}

/* Reads the whole file into new memory, with room for one more byte. */
static char *read_all(struct input *in, size_t *size, const char **why)
{
    size_t room = 1 << 16;
    char *text = malloc(room + 1);
    ssize_t n = 1;

    *size = 0;
    *why = N_("out of memory");
    while (text != NULL && (n = input_read(in, text + *size, room - *size)) > 0) {
        *size += (size_t)n;
        if (*size == room)
            text = grow(text, &room, why);
    }
    if (text != NULL && n < 0) {
        *why = fault_of(in);
        free(text);
        text = NULL;
    }
    return text;
}

/* Reads the file, or the only one in an archive. */
static char *read_file(struct input *in, size_t *size, const char **why)
{
    char *text = NULL;
    enum inside got = input_next(in);

    *why = got == INSIDE_FILE ? NULL
        : got == INSIDE_FAULT ? fault_of(in) : N_("the archive is empty");
    if (got == INSIDE_FILE)
        text = read_all(in, size, why);
    if (text != NULL && in->wanted == NULL && input_next(in) == INSIDE_FILE) {
        *why = N_("an archive of several files: choose one, as archive.zip:file");
        free(text);
        text = NULL;
    }
    return text;
}

/* Reads rows; xskat: only from XSkat's lists. Prints a message and returns false if
 * it cannot. The rows' source is the input's. */
static bool read_rows(const struct options *o, struct rows *rows, struct input *in,
                      bool xskat)
{
    size_t size = 0;
    const char *why = input_open(in, rows->source) ? NULL : strerror(errno);
    char *text = why == NULL ? read_file(in, &size, &why) : NULL;

    if (text != NULL)
        rows->source = in->source;
    if (text != NULL && xskat && !is_xskat_list(text, size))
        why = N_("--log needs a list of XSkat, and this file is not one");
    else if (text != NULL)
        why = log_no_text(text, size);
    if (why != NULL) {
        free(text);
    } else {
        text[size] = '\0';
        if (read_list(rows, text, size,
                      o->asked == NULL || o->asked == &code_by_date
                      ? o->asked : o->lists.scoring.code, o->rules))
            return true;
        why = rows->error;
    }
    unreadable(rows->source, memory_ever_failed() ? N_("out of memory") : why);
    return false;
}

/* -------------------------------------------------------------------- output */

static void write_lists(const struct options *o, struct out *out)
{
    const struct lists *lists = &o->lists;

    switch (o->format) {
    case FORMAT_TEXT:
        write_text(out, lists, o->all);
        break;
    case FORMAT_CSV:
        out->full = out_to_file;
        write_flaws(out, lists);
        out_to_file(out);
        out->full = out_standard;
        write_csv(out, lists);
        break;
    case FORMAT_JSON:
        write_json(out, lists);
        break;
    case FORMAT_HTML:
        write_html(out, lists);
    }
    out_standard(out);
}

static int status_of(const struct options *o)
{
    const struct flaw_count n = count_flaws(o->lists.rows);

    if (n.wrong > 0 || n.malformed > 0
        || (o->strict && (n.undecided > 0 || n.convention > 0)))
        return EXIT_VIOLATES;
    return EXIT_CONFORMS;
}

/* A limit of this program is no ruling: it is trouble. */
static bool report_too_large(const struct lists *lists)
{
    bool some = false;

    for (int i = 0; i < lists->count; i++)
        if (lists->list[i].too_large) {
            say_error("skatref: %s: the series from line %u is not added up: its"
                      " sums exceed %d", lists->rows->source,
                      lists->list[i].first->line, MOST_SUM);
            some = true;
        }
    return some;
}

/* --------------------------------------------------------------------- names */

static int set_names(struct options *o)
{
    struct lists *lists = &o->lists;
    const struct names *names = &lists->rows->names;
    int known;

    if (!rows_names(lists->rows, o->players != NULL ? o->players : lists->rows->players,
                    lists->seat, &lists->seats)
        || lists->seats == 1 || lists->seats == 2)
        return lists->rows->no_memory ? cli_no_memory()
            : cli_usage("sheet", "--players takes three or four different"
                        " names, not '%s'", o->players);
    known = names->count;
    if (!rows_names(lists->rows, o->lot, lists->drawn, &lists->draws))
        return lists->rows->no_memory ? cli_no_memory()
            : cli_usage("sheet", "--lot takes different names, the best first,"
                        " not '%s'", o->lot);
    for (int i = 0; i < lists->draws; i++)
        if (lists->drawn[i] >= known)
            return cli_usage("sheet", "--lot names '%s', but the list does not",
                             names->text[lists->drawn[i]]);
    return EXIT_CONFORMS;
}

static int make_and_write(struct options *o)
{
    struct out out = { .data = malloc(OUT_SIZE), .capacity = OUT_SIZE,
                       .full = out_standard, .owner = stderr,
                       .language = cli_language };
    int status = set_names(o);

    if (status == EXIT_CONFORMS
        && (out.data == NULL || !lists_make(&o->lists)))
        status = unreadable(o->lists.rows->source, N_("out of memory"));
    if (status == EXIT_CONFORMS) {
        write_lists(o, &out);
        status = cli_finish(report_too_large(&o->lists) ? EXIT_TROUBLE
                            : status_of(o));
    }
    free(out.data);
    lists_free(&o->lists);
    return status;
}

/* A table states itself which of its deals are doubled. */
static bool has_bock_options(const struct options *o, const struct rows *rows)
{
    return !rows->judged && skr_in_force(o->lists.scoring.code, SKR_C_HOME_BOCK);
}

static int run(struct options *o, const char *name)
{
    enum language language = o->format == FORMAT_JSON ? ENGLISH : cli_language;
    struct rows rows = { .source = name, .language = language };
    struct rows log = { .source = o->log, .language = language };
    struct input in = { .fd = -1 }, log_in = { .fd = -1 };
    int status = EXIT_TROUBLE;

    o->lists.rows = &rows;
    if (read_rows(o, &rows, &in, o->log != NULL)
        && (o->log == NULL || read_rows(o, &log, &log_in, false))) {
        if (o->log != NULL)
            compare_with_log(&rows, &log, o->lists.scoring.code);
        status = has_bock_options(o, &rows)
            ? cli_usage("sheet", "rounds of bock are not worked out here: mark their deals"
                        " in a column 'bock', without the options of bock")
            : make_and_write(o);
    }
    o->lists.rows = NULL;
    rows_free(&log);
    rows_free(&rows);
    input_close(&log_in);
    input_close(&in);
    return status;
}

/* ------------------------------------------------------------------- options */

/* Reads 0.5 or 0,5 as hundredths. */
static bool set_stake(void *o, const char *text)
{
    const char *p = text;
    long hundredths = 0;
    int digits = -1;

    for (; *p != '\0' && hundredths <= 100000 && digits < 2; p++) {
        if ((*p == '.' || *p == ',') && digits < 0 && p > text)
            digits = 0;
        else if (*p < '0' || *p > '9')
            break;
        else
            hundredths = 10 * hundredths + (*p - '0'), digits += digits >= 0;
    }
    for (int i = digits < 0 ? 0 : digits; i < 2; i++)
        hundredths *= 10;
    ((struct options *)o)->lists.scoring.stake = (int)hundredths;
    if (*p == '\0' && hundredths >= 1 && hundredths <= 100000)
        return true;
    cli_usage("sheet", "--stake must be 0.01 to 1000, not '%s'", text);
    return false;
}

int cli_sheet(int argc, char **argv)
{
    struct options o = {
        .lists.scoring = { .stake = 100, .limit = 501 },
        .scheme = SKR_SEEGER_FABIAN,
    };
    struct skr_scoring *scoring = &o.lists.scoring;
    struct skr_code room;
    int status;

    if (!cli_read_options(&cli_sheet_help, &o, argc, argv, &status))
        return status;
    if (optind + 1 < argc)
        return cli_usage("sheet", "one file at a time, not '%s' too",
                         argv[optind + 1]);
    scoring->scheme = (enum skr_scheme)o.scheme;
    scoring->code = house_code(o.asked != NULL && o.asked != &code_by_date
                               ? o.asked : skr_code_at(0), o.rules, &room);
    return run(&o, optind < argc ? argv[optind] : "-");
}

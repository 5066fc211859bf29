/* skatref sheet: computes and verifies score lists. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "formats/log.h"
#include "list/readers.h"
#include "list/view.h"
#include "list/write.h"

static const char help[] =
    "Usage: skatref sheet [OPTION...] [FILE]\n"
    "\n"
    "Computes a score list (standard input without FILE or with -) and verifies\n"
    "what it tells: a table with a header (CSV: deal,dealer,soloist,game,value,\n"
    "won ...; see man skatref), the JSON lines of check, a log, or XSkat's list.\n"
    "\n"
    "  --scheme=SCHEME     seeger-fabian (default), seeger, plain, money, beer\n"
    "  --players=A,B,C,D   the names clockwise, three or four (default: as the\n"
    "                      list names dealers and soloists)\n"
    "  --deals=N           the agreed number of deals\n"
    "  --lot=A,B           how a lot has put equal players, the best first\n"
    "  --stake=S           money: for a game point, 0.01 to 1000 (default 1)\n"
    "  --limit=N           beer: marks that lose (default 501)\n"
    "  --log=FILE          the log of the same games, to verify an XSkat list by\n"
    "  --code=CODE         isko2022 (default), isko1999 or altenburg1937\n"
    "  --option=RULE,...   house rules: contra, ramsch, ... (see man skatref)\n"
    "  --format=FORMAT     text (default), csv, json, or html: a page to print\n"
    "  --all               the deals too where there are several series\n"
    "  --strict            doubts count as failures too\n"
    "  --help              this text\n"
    "\n"
    "A finding is told as file:line:column, clause, what is recorded, what is\n"
    "ruled. Exit status: 0 all adds up; 1 something does not; 2 wrong use, a\n"
    "file that cannot be read, failed output.\n";

/* More than any list; a log of more should be cut. */
#define MOST_BYTES ((size_t)256 << 20)
#define OUT_SIZE ((size_t)32 * 1024)

struct options {
    struct lists lists;        /**< scoring, names */
    struct skr_code code;
    const char *players, *lot;
    const char *log;           /* of an XSkat list, or a null pointer */
    enum { FORMAT_TEXT, FORMAT_CSV, FORMAT_JSON, FORMAT_HTML } format;
    bool all, strict;
    bool judge_by_code;        /**< logs too, whatever they name themselves */
};

/* --------------------------------------------------------------------- input */

static int unreadable(const char *name, const char *why)
{
    fprintf(stderr, "skatref: %s: %s\n", name, why);
    return EXIT_TROUBLE;
}

/* Reads all of it into new memory, with room for one byte more. */
static char *read_all(FILE *file, size_t *size, const char **why)
{
    size_t room = 1 << 16;
    char *text = malloc(room + 1), *grown;

    *size = 0;
    *why = "out of memory";
    while (text != NULL) {
        *size += fread(text + *size, 1, room - *size, file);
        if (*size < room)
            break;
        grown = room < MOST_BYTES ? realloc(text, 2 * room + 1) : NULL;
        if (grown == NULL) {
            *why = room < MOST_BYTES ? "out of memory" : "larger than 256 MB";
            free(text);
        }
        text = grown;
        room *= 2;
    }
    if (text != NULL && ferror(file)) {
        *why = strerror(errno);
        free(text);
        text = NULL;
    }
    return text;
}

static char *read_file(const char *name, size_t *size, const char **why)
{
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    char *text;

    *why = strerror(errno);
    if (file == NULL)
        return NULL;
    text = read_all(file, size, why);
    if (file != stdin)
        fclose(file);
    return text;
}

static bool read_rows(const struct options *o, struct rows *rows, char *text,
                      size_t size)
{
    const char *what = log_no_text(text, size);

    text[size] = '\0';
    if (what != NULL) {
        snprintf(rows->error, READ_ERROR, "%s", what);
        free(text);
        return false;
    }
    return read_list(rows, text, size, o->judge_by_code ? &o->code : NULL,
                     house_of(&o->code));
}

/* -------------------------------------------------------------------- output */

static void write_out(struct out *out)
{
    fwrite(out->data, 1, out->size, stdout);
    out->size = 0;
}

static void write_err(struct out *out)
{
    fwrite(out->data, 1, out->size, stderr);
    out->size = 0;
}

static void write_lists(const struct options *o, struct out *out)
{
    const struct lists *lists = &o->lists;

    switch (o->format) {
    case FORMAT_TEXT:
        write_text(out, lists, o->all);
        break;
    case FORMAT_CSV:
        out->full = write_err;
        write_flaws(out, lists);
        write_err(out);
        out->full = write_out;
        write_csv(out, lists);
        break;
    case FORMAT_JSON:
        write_json(out, lists);
        break;
    case FORMAT_HTML:
        write_html(out, lists);
    }
    write_out(out);
}

static int status_of(const struct options *o)
{
    const struct flaw_count n = count_flaws(o->lists.rows);

    if (n.wrong > 0 || n.malformed > 0 || (o->strict && n.undecided > 0))
        return EXIT_VIOLATES;
    return EXIT_CONFORMS;
}

/* --------------------------------------------------------------------- names */

/* Reads a list of different names. Returns how many, or -1 when they are too
 * many, empty, or the same. */
static int read_names(struct rows *rows, const char *text, int name[SKR_TABLE])
{
    int n = 0;

    for (; text != NULL; n++) {
        size_t length = strcspn(text, ",");
        int found = length > 0 ? rows_name(rows, text, length) : -1;

        if (n == SKR_TABLE || found < 0)
            return -1;
        for (int i = 0; i < n; i++)
            if (name[i] == found)
                return -1;
        name[n] = found;
        text = text[length] == ',' ? text + length + 1 : NULL;
    }
    return n;
}

static int set_names(struct options *o)
{
    struct lists *lists = &o->lists;
    const struct names *names = &lists->rows->names;
    int known;

    lists->seats = read_names(lists->rows, o->players, lists->seat);
    if (lists->seats < 0 || lists->seats == 1 || lists->seats == 2)
        return cli_usage("sheet", "--players takes three or four different"
                         " names, not '%s'", o->players);
    known = names->count;
    lists->draws = read_names(lists->rows, o->lot, lists->drawn);
    if (lists->draws < 0)
        return cli_usage("sheet", "--lot takes different names, the best first,"
                         " not '%s'", o->lot);
    for (int i = 0; i < lists->draws; i++)
        if (lists->drawn[i] >= known)
            return cli_usage("sheet", "--lot names '%s', but the list does not",
                             names->text[lists->drawn[i]]);
    return -1;
}

static int make_and_write(struct options *o, const char *name)
{
    struct out out = { .data = malloc(OUT_SIZE), .capacity = OUT_SIZE,
                       .full = write_out };
    int status = set_names(o);

    if (status == -1 && (out.data == NULL || !lists_make(&o->lists)))
        status = unreadable(name, "out of memory");
    if (status == -1) {
        write_lists(o, &out);
        status = cli_finish(status_of(o));
    }
    free(out.data);
    lists_free(&o->lists);
    return status;
}

/* Compares the list with its log. Returns -1, or the status to exit with. */
static int verify(struct options *o, struct rows *rows)
{
    struct rows log = { .source = o->log };
    const char *why;
    size_t size;
    char *text = read_file(o->log, &size, &why);
    int status = -1;

    if (text == NULL)
        return unreadable(o->log, why);
    if (read_rows(o, &log, text, size))
        compare_with_log(rows, &log, &o->code);
    else
        status = unreadable(o->log, log.error);
    rows_free(&log);
    return status;
}

static int run(struct options *o, const char *name)
{
    struct rows rows = { .source = name };
    const char *why;
    size_t size;
    char *text = read_file(name, &size, &why);
    bool xskat;
    int status;

    if (text == NULL)
        return unreadable(name, why);
    xskat = is_xskat_list(text, size);
    if (xskat && o->players == NULL)
        o->players = XSKAT_PLAYERS;
    if (o->log != NULL && !xskat) {
        free(text);
        return unreadable(name, "no list of XSkat, which alone --log verifies");
    }
    o->lists.rows = &rows;
    o->lists.scoring.code = &o->code;
    if (!read_rows(o, &rows, text, size))
        status = unreadable(name, rows.error);
    else if (o->log == NULL || (status = verify(o, &rows)) == -1)
        status = make_and_write(o, name);
    rows_free(&rows);
    return status;
}

/* ------------------------------------------------------------------- options */

enum { OPTION_SCHEME = 256, OPTION_PLAYERS, OPTION_DEALS, OPTION_LOT,
       OPTION_STAKE, OPTION_LIMIT, OPTION_LOG, OPTION_CODE, OPTION_OPTION,
       OPTION_FORMAT, OPTION_ALL, OPTION_STRICT, OPTION_HELP };

static const struct option long_options[] = {
    { "scheme", required_argument, NULL, OPTION_SCHEME },
    { "players", required_argument, NULL, OPTION_PLAYERS },
    { "deals", required_argument, NULL, OPTION_DEALS },
    { "lot", required_argument, NULL, OPTION_LOT },
    { "stake", required_argument, NULL, OPTION_STAKE },
    { "limit", required_argument, NULL, OPTION_LIMIT },
    { "log", required_argument, NULL, OPTION_LOG },
    { "code", required_argument, NULL, OPTION_CODE },
    { "option", required_argument, NULL, OPTION_OPTION },
    { "format", required_argument, NULL, OPTION_FORMAT },
    { "all", no_argument, NULL, OPTION_ALL },
    { "strict", no_argument, NULL, OPTION_STRICT },
    { "help", no_argument, NULL, OPTION_HELP },
    { NULL, 0, NULL, 0 },
};

static int set_scheme(struct options *o)
{
    int scheme = term_find(&scheme_terms, optarg);

    if (scheme < 0)
        return cli_usage("sheet", "no scheme '%s': seeger-fabian, seeger,"
                         " plain, money or beer", optarg);
    o->lists.scoring.scheme = (enum skr_scheme)scheme;
    return -1;
}

static int set_format(struct options *o)
{
    static const char *const names[] = { "text", "csv", "json", "html" };

    for (unsigned i = 0; i < 4; i++)
        if (strcmp(optarg, names[i]) == 0) {
            o->format = i;
            return -1;
        }
    return cli_usage("sheet", "no format '%s': text, csv, json or html",
                     optarg);
}

static int set_number(const char *option, int high, int *number)
{
    char *end;
    long n = strtol(optarg, &end, 10);

    if (*optarg == '\0' || *end != '\0' || n < 1 || n > high)
        return cli_usage("sheet", "--%s must be 1 to %d, not '%s'", option,
                         high, optarg);
    *number = (int)n;
    return -1;
}

/* In hundredths: 0.5, or 0,5. */
static int set_stake(struct options *o)
{
    const char *p = optarg;
    long hundredths = 0;
    int digits = -1;

    for (; *p != '\0' && hundredths <= 100000 && digits < 2; p++) {
        if ((*p == '.' || *p == ',') && digits < 0 && p > optarg)
            digits = 0;
        else if (*p < '0' || *p > '9')
            break;
        else
            hundredths = 10 * hundredths + (*p - '0'), digits += digits >= 0;
    }
    for (int i = digits < 0 ? 0 : digits; i < 2; i++)
        hundredths *= 10;
    if (*p != '\0' || hundredths < 1 || hundredths > 100000)
        return cli_usage("sheet", "--stake must be 0.01 to 1000, not '%s'",
                         optarg);
    o->lists.scoring.stake = (int)hundredths;
    return -1;
}

static int set_code(struct options *o)
{
    const struct skr_code *code = cli_code("sheet", optarg);
    house_rules rules = house_of(&o->code);

    if (code == NULL)
        return EXIT_TROUBLE;
    o->code = *code;
    house_code(code, rules, &o->code);
    o->judge_by_code = true;
    return -1;
}

/* Sets one option. Returns -1, or the status to exit with. */
static int set_option(struct options *o, int option)
{
    switch (option) {
    case OPTION_SCHEME: return set_scheme(o);
    case OPTION_PLAYERS: return o->players = optarg, -1;
    case OPTION_LOT: return o->lot = optarg, -1;
    case OPTION_LOG: return o->log = optarg, -1;
    case OPTION_DEALS:
        return set_number("deals", 10000, &o->lists.scoring.deals);
    case OPTION_LIMIT:
        return set_number("limit", 100000, &o->lists.scoring.limit);
    case OPTION_STAKE: return set_stake(o);
    case OPTION_CODE: return set_code(o);
    case OPTION_OPTION: return cli_house("sheet", optarg, &o->code) ? -1 : EXIT_TROUBLE;
    case OPTION_FORMAT: return set_format(o);
    case OPTION_ALL: return o->all = true, -1;
    case OPTION_STRICT: return o->strict = true, -1;
    case OPTION_HELP:
        fputs(help, stdout);
        return cli_finish(0);
    default:
        return cli_hint("sheet");
    }
}

int cli_sheet(int argc, char **argv)
{
    struct options o = {
        .code = *skr_code_at(0),
        .lists.scoring = { .stake = 100, .limit = 501 },
    };
    int option, status;

    while ((option = getopt_long(argc, argv, "", long_options, NULL)) != -1)
        if ((status = set_option(&o, option)) != -1)
            return status;
    if (optind + 1 < argc)
        return cli_usage("sheet", "one file at a time, not '%s' too",
                         argv[optind + 1]);
    return run(&o, optind < argc ? argv[optind] : "-");
}

/* skatref merge: adds up the summaries of parts of a log, or the results of parts of a
 * match. */
#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lines.h"
#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "match/read.h"
#include "match/write.h"
#include "report/summary-read.h"

struct options {
    int json;                    /**< 1, or 0: text */
    bool strict;
};

static const struct cli_option options[] = {
    OPTION_NAME("summary", N_("FORMAT"), json, "text json",
                N_("text (default) or json")),
    OPTION_FLAG("strict", strict,
                N_("count games booked by a convention, and undecided games, as"
                   " failures")),
    OPTION_END
};

const struct cli_help cli_merge_help = {
    .name = "merge",
    .operands = N_("FILE..."),
    .about = N_("add up the summaries of parts of a log, or of a match"),
    .takes = CLI_FILES,
    .usage = { N_("skatref merge [OPTION...] FILE...") },
    .text = {
        N_("Adds up the summaries that skatref check --summary=json printed for the"
           " parts of a log, or for several logs, into the summary of them all. Give the"
           " files in the order of the parts. Lines that are not a summary are passed"
           " over; - is standard input."),
        N_("In the same way it adds up what skatref referee --format=json printed for the"
           " parts of a match."),
    },
    .options = options,
    .status = N_("Exit status: as that of skatref check for all games: 0, 1 some game"
                 " violates or is malformed; 2 wrong use, a file without a summary,"
                 " failed output."),
};

struct merge {
    struct summary *summary;
    struct match match;          /**< of the first part, with the code ... */
    struct skr_code code;
    struct results *results;
    int matches;                 /**< parts of a match that were read so far */
    json_t *documents;           /**< what the summary's texts point into */
    const char *rules;           /**< of all, or a null pointer */
    int summaries;               /**< read so far */
    bool players;
    json_t *logs;                /**< by size and number of parts: what was seen of each
                                      log that was judged in parts */
};

static const char unfit[] = N_("not a summary of skatref check, nor results of the same"
                               " match");

static const char twice[] = N_("the same part twice");

/* ----------------------------------------------------------------------- parts */

static long long number_of(const json_t *object, const char *key)
{
    return (long long)json_integer_value(json_object_get(object, key));
}

/* Notes which part of which log, or of a match, this is. A match without parts is the only
 * one. Returns what is wrong with it beside those before, or a null pointer. */
static const char *note_part(struct merge *m, const json_t *document)
{
    json_t *part = json_object_get(document, "part"), *log;
    json_t *rules = json_object_get(document, "rules");
    const char *crc32 = json_string_value(json_object_get(part, "crc32"));
    char name[64], number[24];

    if (part == NULL)
        return m->matches > 1 ? twice : NULL;
    snprintf(name, sizeof name, "%lld %.8s %lld", number_of(part, "bytes"),
             crc32 != NULL ? crc32 : "-", number_of(part, "parts"));
    snprintf(number, sizeof number, "%lld", number_of(part, "part"));
    log = json_object_get(m->logs, name);
    if (log == NULL && m->matches > 1)
        return N_("the match was cut into another number of parts");
    if (log == NULL) {
        log = json_object();
        if (json_object_set_new(m->logs, name, log) != 0)
            return unfit;
        if (rules != NULL)
            json_object_set(log, "rules", rules);
        json_object_set(log, "parts", json_object_get(part, "parts"));
        json_object_set_new(log, "seen", json_object());
    }
    if (rules != NULL && !json_equal(json_object_get(log, "rules"), rules))
        return N_("this part was judged by other rules than those before");
    if (json_object_get(json_object_get(log, "seen"), number) != NULL)
        return twice;
    json_object_set_new(json_object_get(log, "seen"), number, json_true());
    return NULL;
}

/* Reports the first part that no file has. Returns whether there is one. */
static bool part_missing(const struct merge *m)
{
    const char *name;
    json_t *log;

    json_object_foreach(m->logs, name, log) {
        long long parts = number_of(log, "parts"), k = 1;
        const json_t *seen = json_object_get(log, "seen");
        char number[24];

        if ((long long)json_object_size(seen) >= parts)
            continue;
        do
            snprintf(number, sizeof number, "%lld", k++);
        while (json_object_get(seen, number) != NULL);
        say_error("skatref merge: part %s of %lld is missing", number, parts);
        return true;
    }
    return false;
}

/* Different rules leave the merged summary without any. */
static void merge_rules(struct merge *m, const json_t *document)
{
    const char *rules = json_string_value(json_object_get(document, "rules"));

    if (m->summaries == 1)
        m->rules = rules;
    else if (m->rules != NULL && (rules == NULL || strcmp(m->rules, rules) != 0))
        m->rules = NULL;
}

/* Returns what is wrong with the results, or a null pointer. */
static const char *merge_match(struct merge *m, const char *line)
{
    json_t *document = json_loads(line, 0, NULL);
    struct results *part = calloc(1, sizeof *part);
    const char *fault = unfit;
    struct skr_code code;
    struct match match;
    bool fits = part != NULL && match_read(document, &code, &match, part)
        && (m->matches == 0 || match_alike(&m->match, &match));

    if (fits) {
        if (m->matches++ == 0) {
            m->match = match;
            m->code = code;
            m->match.code = &m->code;
        }
        fault = match_same_deals(&m->match, &match) ? note_part(m, document)
            : N_("this part has other deals than those before: by another seed or from"
                 " another file, more or fewer, or in other seatings");
        match_merge(m->results, part, match.players);
        memory_append(m->documents, json_incref(document));
    } else if (part != NULL) {
        match_results_free(part);
    }
    free(part);
    json_decref(document);
    return fault;
}

/* Returns what is wrong with a summary, or a null pointer. */
static const char *merge_line(struct merge *m, const char *line)
{
    json_t *document;
    const char *fault;

    if (strncmp(line, "{\"match\":", 9) == 0)
        return m->summaries == 0 ? merge_match(m, line) : unfit;
    if (strncmp(line, "{\"summary\":", 11) != 0)
        return NULL;
    document = json_loads(line, 0, NULL);
    if (document == NULL || m->matches > 0 || !summary_read(m->summary, document)) {
        json_decref(document);
        return unfit;
    }
    fault = note_part(m, document);
    memory_append(m->documents, document);
    m->summaries++;
    m->players |= json_object_get(document, "players") != NULL;
    merge_rules(m, document);
    return fault;
}

static int wrong(const char *file, unsigned line, const char *what)
{
    if (memory_failed())
        return cli_no_memory();
    say_error("skatref merge: %s:%u: %s", file, line, tr(cli_language, what));
    return EXIT_TROUBLE;
}

static int unreadable(const char *file)
{
    say_error("skatref merge: cannot read %s: %s", file, strerror(errno));
    return EXIT_TROUBLE;
}

/* Of SUMMARY_PLAYERS players. */
#define SUMMARY_LINE ((size_t)64 << 20)

static int merge_file(struct merge *m, const char *file)
{
    FILE *in = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");
    int before = m->summaries + m->matches, status = EXIT_CONFORMS;
    struct lines lines = { .in = in, .most = SUMMARY_LINE };
    const char *fault;

    if (in == NULL)
        return unreadable(file);
    while (status == EXIT_CONFORMS && lines_next(&lines))
        if ((fault = merge_line(m, lines.text)) != NULL)
            status = wrong(file, lines.number, fault);
    if (status == EXIT_CONFORMS && lines.too_long)
        status = wrong(file, lines.number + 1,
                       N_("the line is longer than a summary can be, 64 MiB"));
    else if (status == EXIT_CONFORMS && !feof(in))
        status = unreadable(file);
    else if (status == EXIT_CONFORMS && m->summaries + m->matches == before)
        status = wrong(file, lines.number, N_("no summary found: skatref check"
                       " --summary=json prints one"));
    lines_free(&lines);
    if (in != stdin)
        fclose(in);
    return status;
}

static int print(const struct merge *m, bool json, bool strict)
{
    const unsigned long long *n = m->summary->verdict;
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct summary_view view = { m->summary, m->rules, m->players, 0, 0, 0, 0 };
    bool failed = n[VERDICT_VIOLATES] > 0 || n[VERDICT_MALFORMED] > 0;

    if (json)
        summary_json(&out, &view);
    else
        summary_text(&out, &view);
    out_standard(&out);
    failed |= strict && n[VERDICT_CONVENTION] + n[VERDICT_UNDECIDED] > 0;
    return cli_finish(failed ? EXIT_VIOLATES : EXIT_CONFORMS);
}

static int print_match(const struct merge *m, bool json)
{
    static char buffer[32768];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    (json ? match_json : match_text)(&out, &m->match, m->results);
    out_standard(&out);
    return cli_finish(match_any_broken(m->results, m->match.players) ? EXIT_VIOLATES
                                                                     : EXIT_CONFORMS);
}

int cli_merge(int argc, char **argv)
{
    static struct merge m;
    struct options o = { .json = 0 };
    int status;

    if (!cli_read_options(&cli_merge_help, &o, argc, argv, &status))
        return status;
    if (optind == argc)
        return cli_usage("merge", "no file given; - is standard input");
    m.summary = calloc(1, sizeof *m.summary);
    m.results = calloc(1, sizeof *m.results);
    m.documents = json_array();
    m.logs = json_object();
    if (m.summary == NULL || m.results == NULL || m.documents == NULL || m.logs == NULL)
        return cli_no_memory();
    status = EXIT_CONFORMS;
    for (int i = optind; i < argc && status == EXIT_CONFORMS; i++)
        status = merge_file(&m, argv[i]);
    if (status == EXIT_CONFORMS && part_missing(&m))
        status = EXIT_TROUBLE;
    if (status == EXIT_CONFORMS)
        status = m.matches > 0 ? print_match(&m, o.json) : print(&m, o.json, o.strict);
    summary_free(m.summary);
    match_results_free(m.results);
    free(m.results);
    json_decref(m.documents);
    json_decref(m.logs);
    return status;
}

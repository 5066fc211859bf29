/* skatref merge: adds up the summaries of parts of a log, or the results of parts of a
 * match. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/json-text.h"
#include "base/lines.h"
#include "base/memory.h"
#include "base/standard.h"
#include "base/text-index.h"
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
    .status = N_("like that of skatref check for all games: 0, or 1 at least one game"
                 " breaks a rule or is malformed; 2 usage error, a file without a summary,"
                 " output error."),
};

/* A log, or a match, that was judged in parts: known by its size, its checksum, and the
 * number of parts. */
struct log {
    char *rules;                 /**< as JSON; or a null pointer */
    long long parts, count;      /**< so many were read so far */
};

struct merge {
    struct summary *summary;
    struct match match;          /**< of the first part, with the code ... */
    struct skr_code code;
    struct results *results;
    int matches;                 /**< parts of a match that were read so far */
    char *rules;                 /**< of all, or a null pointer */
    char *where;                 /**< the conditions on the games of all, or a null pointer */
    int summaries;               /**< read so far */
    bool players;                /**< of one, at least */
    bool parts, part_players;    /**< there are parts, and their players were counted */
    bool skips_foreign;
    struct log *log;
    int logs, room;
    struct text_index log_names; /**< "100 4 ccb44d1d": bytes, parts, checksum */
    struct text_index seen;      /**< "2 100 4 ccb44d1d": a part of it, read before; or
                                  *   "file 8 1234": a file, by device and number */
};

static const char unfit[] = N_("not a summary of skatref check, nor results of the same"
                               " match");

static const char no_sums[] = N_("its sums contradict each other, or are too large to add");

static const char twice[] = N_("the same part twice");

/* ----------------------------------------------------------------------- parts */

static long long number_of(const char *object, const char *key)
{
    return json_number(json_find(object, key));
}

/* Adds a text to an index, which keeps a copy. Returns false without memory, which is
 * noted. */
static bool add_text(struct text_index *index, const char *text)
{
    char *copy = strdup(text);

    if (copy != NULL && text_index_add(index, copy))
        return true;
    free(copy);
    memory_note();
    return false;
}

static void free_texts(struct text_index *index)
{
    for (unsigned n = 0; n < index->count; n++)
        free((char *)index->node[n].text);
    text_index_free(index);
}

/* The log with this name, with the rules of the first part of it; a null pointer without
 * memory. */
static struct log *log_of(struct merge *m, const char *name, const char *rules)
{
    int found = text_index_find(&m->log_names, name, strlen(name));

    if (found >= 0)
        return &m->log[found];
    if (m->logs == m->room) {
        int room = m->room > 0 ? 2 * m->room : 16;
        struct log *grown = realloc(m->log, (size_t)room * sizeof *grown);

        if (grown == NULL) {
            memory_note();
            return NULL;
        }
        m->log = grown;
        m->room = room;
    }
    if (!add_text(&m->log_names, name))
        return NULL;
    m->log[m->logs] = (struct log){ rules != NULL ? json_copy_new(rules) : NULL, 0, 0 };
    return &m->log[m->logs++];
}

#define LOG_NAME 64
#define PART_NAME (LOG_NAME + 32)

static bool was_seen(const struct merge *m, const char *log, long long part)
{
    char name[PART_NAME];

    snprintf(name, sizeof name, "%lld %s", part, log);
    return text_index_find(&m->seen, name, strlen(name)) >= 0;
}

static const char *add_part(struct merge *m, struct log *log, const char *log_name,
                            long long part)
{
    char name[PART_NAME];

    if (was_seen(m, log_name, part))
        return twice;
    snprintf(name, sizeof name, "%lld %s", part, log_name);
    log->count++;
    return add_text(&m->seen, name) ? NULL : unfit;
}

/* Notes which part of which log, or of a match, this is. A match without parts is the only
 * one. Returns what is wrong with it beside those before, or a null pointer. */
static const char *note_part(struct merge *m, const char *document)
{
    const char *part = json_find(document, "part"), *rules = json_find(document, "rules");
    long long number = number_of(part, "part"), parts = number_of(part, "parts");
    char crc32[9] = "", name[LOG_NAME];
    struct log *log;
    int logs = m->logs;

    if (part == NULL)
        return m->matches > 1 ? twice : NULL;
    json_text(json_find(part, "crc32"), crc32, sizeof crc32);
    snprintf(name, sizeof name, "%lld %lld %s", number_of(part, "bytes"), parts, crc32);
    log = number >= 1 && number <= parts ? log_of(m, name, rules) : NULL;
    if (log == NULL)
        return unfit;
    log->parts = parts;
    if (m->logs > logs && m->matches > 1)
        return N_("the match was cut into another number of parts");
    if (rules == NULL ? log->rules != NULL
        : log->rules == NULL || !json_same(log->rules, rules))
        return N_("this part was judged by other rules than those before");
    return add_part(m, log, name, number);
}

/* Reports the first part that no file has. Returns whether there is one. */
static bool part_missing(const struct merge *m)
{
    for (int i = 0; i < m->logs; i++) {
        const struct log *log = &m->log[i];
        long long k = 1;

        if (log->count == log->parts)
            continue;
        while (was_seen(m, m->log_names.node[i].text, k))
            k++;
        say_error("skatref merge: part %lld of %lld is missing", k, log->parts);
        return true;
    }
    return false;
}

/* Different rules leave the merged summary without any. */
static void merge_rules(struct merge *m, const char *document)
{
    const char *rules = json_find(document, "rules");

    if (m->summaries == 1) {
        m->rules = json_text_new(rules);
    } else if (m->rules != NULL && (rules == NULL || !json_is(rules, m->rules))) {
        free(m->rules);
        m->rules = NULL;
    }
}

/* Has this part of a match all that it must have of so many deals? */
static bool has_all_due(const char *document, long long deals, long long has)
{
    const char *part = json_find(document, "part");
    long long number = number_of(part, "part"), parts = number_of(part, "parts");

    if (deals > MOST_DEALS_OF_MATCH || parts > MOST_DEALS_OF_MATCH)
        return false;
    return has == (part == NULL ? deals
                   : deals * number / parts - deals * (number - 1) / parts);
}

/* Returns what is wrong with the results, or a null pointer. */
static const char *merge_match(struct merge *m, const char *document)
{
    struct results *part = calloc(1, sizeof *part);
    const char *fault;
    struct skr_code code;
    struct match match = { .players = 0 };
    bool read = part != NULL && match_read(document, &code, &match, part);
    const char *unlike = !read ? unfit : !match_sums_fit(part, match.players) ? no_sums
        : m->matches > 0 ? match_unlike(&m->match, &match) : NULL;
    bool first = unlike == NULL && m->matches++ == 0;

    if (first) {
        m->match = match;
        m->code = code;
        m->match.code = &m->code;
    }
    if (unlike == NULL) {
        fault = match_same_deals(&m->match, &match) ? note_part(m, document)
            : N_("this part has other deals than those before: from another seed or"
                 " another file, more or fewer of them, or in other seatings");
        if (fault == NULL && !has_all_due(document, (long long)match.deals, part->deals))
            fault = N_("this part ended before its last deal");
        match_merge(m->results, part, match.players);
        if (!match_sums_fit(m->results, match.players))
            fault = no_sums;
    } else {
        fault = unlike;
        if (part != NULL)
            match_results_free(part);
    }
    if (!first)
        match_names_free(&match);
    free(part);
    return fault;
}

/* Are the games of this summary chosen as those of the first one? */
static bool same_where(struct merge *m, const char *document)
{
    const char *where = json_find(document, "where");

    if (m->summaries == 1 && where != NULL)
        m->where = json_text_new(where);
    return where != NULL ? m->where != NULL && json_is(where, m->where) : m->where == NULL;
}

/* Of parts some may not count players which others do not; logs may. */
static bool same_players(struct merge *m, const char *document)
{
    bool players = json_find(document, "players") != NULL;

    m->players |= players;
    if (json_find(document, "part") == NULL)
        return true;
    if (!m->parts)
        m->part_players = players;
    m->parts = true;
    return players == m->part_players;
}

/* The games of a summary are found and counted as those of the first one. */
static const char *other_options(struct merge *m, const char *document)
{
    bool skips_foreign = json_find(document, "foreign") != NULL;

    if (m->summaries == 1)
        m->skips_foreign = skips_foreign;
    if (!same_where(m, document))
        return N_("the games of this summary were chosen by another --where than those"
                  " before");
    if (skips_foreign != m->skips_foreign)
        return N_("this summary skips what stands between the games, or those before do:"
                  " give --foreign to all");
    if (!same_players(m, document))
        return N_("this summary counts players, or those before do: give --players to all");
    return NULL;
}

static const char *merge_summary(struct merge *m, const char *document)
{
    const char *fault;

    if (m->matches > 0 || !summary_read(m->summary, document))
        return unfit;
    fault = note_part(m, document);
    m->summaries++;
    if (fault == NULL)
        fault = other_options(m, document);
    merge_rules(m, document);
    return fault;
}

/* Of SUMMARY_PLAYERS players. */
#define SUMMARY_LINE ((size_t)64 << 20)
#define SUMMARY_VALUES (1 << 24)

/* Returns what is wrong with a line, or a null pointer. */
static const char *merge_line(struct merge *m, const char *line)
{
    bool match = strncmp(line, "{\"match\":", 9) == 0;
    struct json_fault fault;

    if (!match && strncmp(line, "{\"summary\":", 11) != 0)
        return NULL;
    if (!json_check_long(line, line + strlen(line), SUMMARY_VALUES, &fault)
        || (match && m->summaries > 0))
        return unfit;
    return match ? merge_match(m, line) : merge_summary(m, line);
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

/* Notes a file, so that its games are counted once, under whatever name it comes again. */
static const char *note_file(struct merge *m, FILE *in)
{
    struct stat about;
    char name[64];

    if (fstat(fileno(in), &about) != 0 || !S_ISREG(about.st_mode))
        return NULL;
    snprintf(name, sizeof name, "file %llu %llu", (unsigned long long)about.st_dev,
             (unsigned long long)about.st_ino);
    if (text_index_find(&m->seen, name, strlen(name)) >= 0)
        return N_("the same file a second time: its games are counted already");
    return add_text(&m->seen, name) ? NULL : unfit;
}

static int merge_file(struct merge *m, const char *file)
{
    FILE *in = strcmp(file, "-") == 0 ? stdin : fopen(file, "r");
    int before = m->summaries + m->matches, status = EXIT_CONFORMS;
    struct lines lines = { .in = in, .most = SUMMARY_LINE };
    const char *fault;

    if (in == NULL)
        return unreadable(file);
    if ((fault = note_file(m, in)) != NULL)
        status = wrong(file, 1, fault);
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
    struct summary_view view = { .summary = m->summary, .rules = m->rules,
                                 .where = m->where, .skips_foreign = m->skips_foreign,
                                 .by_player = m->players };
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

static void end(struct merge *m)
{
    if (m->matches > 0)
        match_names_free(&m->match);
    for (int i = 0; i < m->logs; i++)
        free(m->log[i].rules);
    free(m->log);
    free_texts(&m->log_names);
    free_texts(&m->seen);
    free(m->rules);
    free(m->where);
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
    m = (struct merge){ .summaries = 0 };
    m.summary = calloc(1, sizeof *m.summary);
    m.results = calloc(1, sizeof *m.results);
    if (m.summary == NULL || m.results == NULL)
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
    end(&m);
    return status;
}

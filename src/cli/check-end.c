/* What check prints around the games: the frame of a format, the summary or the page, and
 * its progress. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "base/crc32.h"
#include "base/input.h"
#include "base/standard.h"
#include "base/text.h"
#include "cli/check.h"
#include "cli/cli.h"
#include "cli/spool.h"
#include "report/html.h"
#include "report/rules.h"

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

void check_progress(struct check *c)
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

/* ----------------------------------------------------------------- the frame */

void check_begin(struct check *c)
{
    char text[256];
    struct out out = { .data = text, .capacity = sizeof text };

    c->started = now();
    if (c->options.format == FORMAT_SARIF)
        report_sarif_begin(&out);
    out_standard(&out);
}

/* The test cases, with their totals before them. */
static bool write_junit(struct check *c, struct out *out, const struct skr_code *code,
                        const char *name)
{
    struct junit_totals totals = { .seconds = now() - c->started };

    spool_count(c->spool, &totals);
    report_junit_begin(out, &totals, &c->log.troubles, code, name);
    out_standard(out);
    if (!spool_copy(c->spool))
        return false;
    report_junit_end(out, &c->log.troubles);
    return true;
}

static void write_sarif_end(const struct check *c, struct out *out,
                            const struct skr_code *code, const char *name)
{
    bool found[SKR_CLAUSES_RESERVED];

    for (int i = 0; i < SKR_CLAUSES_RESERVED; i++)
        found[i] = c->found[i];
    report_sarif_end(out, &c->log.troubles, code, name, found);
}

/* Returns false when the temporary file cannot be read or the output fails. */
bool check_end(struct check *c)
{
    char text[4096];
    struct out out = out_to_standard(text, sizeof text, ENGLISH);
    struct skr_code room;
    const char *name;
    const struct skr_code *code = asked_code(&c->options, &room, &name);
    bool written = true;

    troubles_sort(&c->log.troubles);
    if (c->options.format == FORMAT_JUNIT)
        written = write_junit(c, &out, code, name);
    else if (c->options.format == FORMAT_SARIF)
        write_sarif_end(c, &out, code, name);
    else if (c->options.format == FORMAT_JSONL)
        report_jsonl_troubles(&out, &c->log.troubles);
    out_standard(&out);
    return written;
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

/* The size of the input of which a part was judged, and its sum, so that merge knows it
 * again. Of a file inside an archive: those of the archive, and of the name inside. */
static void put_mark(struct summary_view *view, const char *file)
{
    struct input in;
    struct stat about;

    if (input_open(&in, file) && fstat(in.fd, &about) == 0
        && crc32_add_file(&view->crc32, in.fd)) {
        view->bytes = (long long)about.st_size;
        if (in.wanted != NULL)
            view->crc32 = crc32_add(view->crc32, in.wanted, strlen(in.wanted));
    }
    input_close(&in);
}

static void put_summary(const struct check *c, const char *rules, const char *file)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    char *where = where_text(&c->options.where);
    struct summary_view view = { .summary = c->summary, .rules = rules, .where = where,
                                 .skips_foreign = c->options.foreign == 1,
                                 .by_player = c->options.players, .part = c->options.part,
                                 .parts = c->options.parts };

    if (view.parts > 0)
        put_mark(&view, file);
    if (c->options.summary == SUMMARY_JSON)
        summary_json(&out, &view);
    else
        summary_text(&out, &view);
    out_standard(&out);
    free(where);
}

static void put_page(const struct check *c, const char *rules, char *const *file,
                     int files)
{
    const struct options *o = &c->options;
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct html_view view = { c->summary, &c->page->found, &c->page->examples, rules,
                              o->clause, o->verdict, file, files, &c->log.troubles,
                              o->players };

    report_html(&out, &view);
    out_standard(&out);
}

void check_summarize(const struct check *c, char *const *file, int files)
{
    char text[1024];
    struct out out = out_into(text, sizeof text, cli_language);
    struct skr_code room;
    const char *name;
    const struct skr_code *code = asked_code(&c->options, &room, &name);

    if (c->hidden > 0 && c->options.format == FORMAT_TEXT)
        standard_format(trn(cli_language, "%llu more finding; --max=%d shows that many of"
                                          " each clause\n",
                   "%llu more findings; --max=%d shows that many of each clause\n",
                   (long long)c->hidden), c->hidden, c->options.max);
    if (c->totals.foreign > 0 && c->options.format == FORMAT_TEXT
        && c->options.parts == 0)
        standard_format(trn(cli_language, "%llu foreign line skipped\n",
                   "%llu foreign lines skipped\n", (long long)c->totals.foreign),
               c->totals.foreign);
    if (c->summary != NULL) {
        report_rules_bare(&out, code, name);
        text[out.size] = '\0';
        if (c->page != NULL)
            put_page(c, text, file, files);
        else
            put_summary(c, text, *file);
        return;
    }
    if (c->options.format != FORMAT_TEXT || c->options.quiet
        || c->options.parts > 0)
        return;
    put_counts(&out, &c->totals);
    report_rules(&out, code, name);
    out_text(&out, "\n");
    out_standard(&out);
}

/* The threads of check: each judges blocks of records, and reports what is asked for. */
#include <stdlib.h>

#include "base/memory.h"
#include "cli/check.h"
#include "cli/cli.h"

#define OUT_SIZE ((size_t)32 * 1024)

/* All threads together have at most so much room for output. */
#define OUT_TOTAL ((size_t)3 * 1024 * 1024)

/* ----------------------------------------------------------------- reporting */

/* For the players' names. */
static bool notes_wanted(const struct options *o)
{
    return o->format == FORMAT_JSONL || o->players;
}

static void report_lines(struct worker *w, const struct origin *origin)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;

    for (int n = 0; (n = check_next_wanted(o, j, n)) < j->findings; n++) {
        check_begin_piece(w, j->finding[n].clause);
        w->check->found[j->finding[n].clause] = true;
        if (o->format == FORMAT_SARIF)
            report_sarif(&w->out, origin, j, n);
        else
            report_finding(&w->out, origin, j, n);
        check_end_piece(w);
    }
    if (o->format == FORMAT_SARIF)
        return;
    if (j->findings == 0 || ruling_shown(j)) {
        check_begin_piece(w, SKR_C_NONE);
        report_conforming(&w->out, origin, j);
        check_end_piece(w);
    }
}

static void report_game(struct worker *w, const struct origin *origin)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    int n = check_next_wanted(o, j, 0);

    check_begin_piece(w, n < j->findings ? j->finding[n].clause : SKR_C_NONE);
    if (o->format == FORMAT_JSONL)
        report_jsonl(&w->out, origin, j);
    else
        report_junit(&w->out, origin, j, o->strict);
    check_end_piece(w);
}

/* Is anything printed about the game? */
static bool game_wanted(const struct options *o, const struct judgment *j)
{
    if (o->quiet || !(o->verdicts >> j->verdict & 1))
        return false;
    if (j->findings > 0)
        return check_next_wanted(o, j, 0) < j->findings;
    return o->clause == NULL && !o->findings_only
        && (o->all || o->format != FORMAT_TEXT);
}

static void report(struct worker *w)
{
    const struct options *o = &w->check->options;
    const struct judgment *j = &w->judgment;
    bool wanted = game_wanted(o, j);
    struct origin origin = check_origin(w);

    w->totals.verdict[j->verdict]++;
    if (!wanted && (w->summary == NULL || (j->findings == 0 && !o->players))) {
        if (w->summary != NULL)
            summary_add(w->summary, &origin, j);
        return;
    }
    origin.line = cursor_line(&w->cursor);
    if (notes_wanted(o))
        origin.notes = &w->notes;
    if (w->summary != NULL)
        summary_add(w->summary, &origin, j);
    if (w->record.malformed.clause != SKR_C_NONE)
        origin.notes = NULL;     /* but for the names, they can be incomplete */
    if (!wanted)
        return;
    if (o->format == FORMAT_TEXT || o->format == FORMAT_SARIF)
        report_lines(w, &origin);
    else if (o->format == FORMAT_HTML)
        check_note_findings(w);
    else
        report_game(w, &origin);
}

static void judge_block(struct worker *w)
{
    const struct options *o = &w->check->options;
    struct notes *notes = notes_wanted(o) || where_needs_notes(&o->where) ? &w->notes : NULL;

    w->totals = (struct totals){ .bytes = w->block.taken };
    w->cursor = cursor_of_block(&w->block);
    w->before = w->cursor;
    while (!w->check->stopped && cursor_next(&w->cursor, &w->record, notes)) {
        if (w->record.malformed.clause != SKR_C_NONE && memory_failed()) {
            w->check->stopped = true; /* it may be sound */
            break;
        }
        check_judge(w, NULL);
        if (where_holds(&o->where, &w->judgment, &w->notes))
            report(w);
        w->before = w->cursor;
    }
}

/* ------------------------------------------------------------------- threads */

/* Adds the block to the totals and gives the turn to the next block. */
static void finish_block(struct worker *w)
{
    struct check *c = w->check;

    check_write(&w->out);
    if (c->page != NULL) {
        check_tell_games(w);
        found_move(&c->page->found, w->found);
    }
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
    check_progress(c);
    ordered_end(&c->turns);
}

static bool next_block(void *worker)
{
    struct worker *w = worker;

    return !w->check->stopped && log_next_block(&w->check->log, &w->block);
}

static void *work(void *worker)
{
    struct worker *w = worker;

    while (ordered_read(&w->check->turns, next_block, w, &w->ticket)) {
        judge_block(w);
        finish_block(w);
    }
    return NULL;
}

static void free_worker(struct worker *w)
{
    record_release(&w->record);
    summary_free(w->summary);
    free(w->found);
    free(w->block.data);
    free(w->out.data);
    free(w);
}

/* One thread always has its turn. One of several can go on before its turn as long as there
 * is room: what is printed about a block is mostly shorter than the block. */
static size_t out_size(int jobs)
{
    size_t share = jobs > 1 ? OUT_TOTAL / (size_t)jobs : OUT_SIZE;

    return share > BLOCK_SIZE ? BLOCK_SIZE : share;
}

static struct worker *make_worker(struct check *c)
{
    size_t room = out_size(c->options.jobs);
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        return NULL;
    w->check = c;
    w->notes.only_labels = true;
    w->block.data = malloc(BLOCK_SIZE);
    w->summary = c->summary != NULL ? calloc(1, sizeof *w->summary) : NULL;
    w->found = c->page != NULL ? calloc(1, sizeof *w->found) : NULL;
    w->out = (struct out){ .data = malloc(room), .capacity = room,
                           .full = check_write, .owner = w,
                           .language = cli_language };
    if (w->block.data != NULL && w->out.data != NULL
        && (w->summary != NULL) == (c->summary != NULL)
        && (w->found != NULL) == (c->page != NULL))
        return w;
    free_worker(w);
    return NULL;
}

/* So many threads at most, that all stay below 32 MiB: each has a block, room for output,
 * and what it counts of its block, of which players are the most. */
static int most_threads(const struct check *c)
{
    if (c->options.players)
        return MOST_JOBS / 4;
    return c->summary != NULL || c->page != NULL ? MOST_JOBS * 3 / 8 : MOST_JOBS * 3 / 4;
}

bool check_run(struct check *c)
{
    const int most = most_threads(c);
    void *w[MOST_JOBS];
    int n = 0;

    while (n < c->options.jobs && n < most && (w[n] = make_worker(c)) != NULL)
        n++;
    if (n > 0)
        ordered_run(work, w, n);
    for (int i = 0; i < n; i++)
        free_worker(w[i]);
    return n > 0;
}

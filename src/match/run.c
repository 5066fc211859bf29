/* Plays all deals: each thread plays one deal after the other at all tables, with engines of
 * its own, and writes its games when it is its turn, so that a match is the same with any
 * number of threads. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/ordered.h"
#include "base/stop.h"
#include "match/write.h"

#define OUT_SIZE ((size_t)32 * 1024)

struct run {
    const struct match *match;
    struct ordered turns;
    uint64_t next;               /* deal */
    bool stopped;
    long long left_out;          /* games that the format of the records cannot express */
    struct refusal why;
    bool unable;                 /* a player cannot be started */
};

struct worker;

/* Where a worker writes, in its turn. */
struct sink {
    struct worker *worker;
    FILE *file;
    struct out out;
    char text[OUT_SIZE];
};

struct worker {
    struct run *run;
    struct results results;
    struct game game;
    struct engine *engine[3 * MOST_PLAYERS];
    uint64_t deal;
    unsigned long long ticket;
    struct sink records, list;
};

/* --------------------------------------------------------------------- writing */

static void write_out(struct out *out)
{
    struct sink *sink = out->owner;

    ordered_wait(&sink->worker->run->turns, sink->worker->ticket);
    if (fwrite(out->data, 1, out->size, sink->file) < out->size)
        sink->worker->run->stopped = true;
    out->size = 0;
}

static void open_sink(struct sink *sink, struct worker *w, FILE *file)
{
    sink->worker = w;
    sink->file = file;
    sink->out = (struct out){ .data = sink->text, .capacity = sizeof sink->text,
                              .full = write_out, .owner = sink };
}

static void write_game(struct worker *w)
{
    struct refusal why;

    if (w->list.file != NULL)
        write_list_row(&w->list.out, &w->game);
    if (w->records.file == NULL || write_record(&w->records.out, &w->game, &why))
        return;
    ordered_wait(&w->run->turns, w->ticket);
    if (w->run->left_out++ == 0)
        w->run->why = why;
}

/* --------------------------------------------------------------------- playing */

static void play_table(struct worker *w, const struct table *table,
                       const struct match_deal *deal, long long of_deal[MOST_PLAYERS])
{
    struct played *p = &w->game.played;
    int games = 1;

    p->table = table;
    for (int game = 0; game < games && !stop_wanted(); game++, p->game++) {
        games = match_seating(p->match, table, p->deal, game, p->place);
        if (!game_play(&w->game, deal))
            return;
        match_add(&w->results, p, of_deal);
        write_game(w);
    }
}

static void play_deal(struct worker *w)
{
    const struct match *m = w->run->match;
    long long of_deal[MOST_PLAYERS] = { 0 };
    struct match_deal deal;

    match_deal(m, w->deal, &deal);
    w->game.played.deal = w->deal;
    w->game.played.game = 0;
    for (int n = 0; n < m->tables && w->game.unable == NULL; n++)
        play_table(w, &m->table[n], &deal, of_deal);
    if (w->game.unable == NULL)
        match_end_deal(&w->results, m, of_deal);
}

/* The shell has a command of an option: its name is the text. */
static void note_unable(struct worker *w)
{
    char *const *command = w->game.unable->command;

    if (!w->run->unable)
        say_error("skatref referee: %s: cannot start %s: %s", w->game.unable->name,
                  command[1] != NULL && command[2] != NULL && strcmp(command[0], "sh") == 0
                      ? command[2] : command[0], w->game.why);
    w->run->unable = w->run->stopped = true;
}

/* Only one thread plays if the match is strict. */
static void finish_deal(struct worker *w)
{
    const struct match *m = w->run->match;

    ordered_wait(&w->run->turns, w->ticket);
    if (w->game.unable != NULL)
        note_unable(w);
    if (w->records.file != NULL)
        write_out(&w->records.out);
    if (w->list.file != NULL)
        write_out(&w->list.out);
    w->run->stopped |= stop_wanted() || memory_failed()
        || (m->strict && match_any_broken(&w->results, m->players));
    ordered_end(&w->run->turns);
}

static bool next_deal(void *worker)
{
    struct worker *w = worker;

    w->deal = w->run->next;
    if (w->run->stopped || w->deal == w->run->match->end)
        return false;
    w->run->next++;
    return true;
}

static void *work(void *worker)
{
    struct worker *w = worker;

    while (ordered_read(&w->run->turns, next_deal, w, &w->ticket)) {
        play_deal(w);
        finish_deal(w);
    }
    return NULL;
}

/* -------------------------------------------------------------------- the match */

static struct worker *make_worker(struct run *run)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        return NULL;
    w->run = run;
    w->game.played.match = run->match;
    w->game.engine = w->engine;
    w->game.results = &w->results;
    open_sink(&w->records, w, run->match->records);
    open_sink(&w->list, w, run->match->list);
    return w;
}

static void end_worker(struct worker *w, struct results *results)
{
    for (int n = 0; n < 3 * MOST_PLAYERS; n++)
        if (w->engine[n] != NULL) {
            w->results.of[n / 3].strays += w->engine[n]->strays;
            engine_stop(w->engine[n]);
            free(w->engine[n]);
        }
    match_merge(results, &w->results, w->run->match->players);
    free(w);
}

static bool complain(const struct run *run)
{
    if (run->left_out > 0)
        say_error("skatref referee: %lld games are not in the records: %s cannot express"
                  " %s", run->left_out, run->match->format->name, run->why.what);
    return run->left_out == 0;
}

/* What fails is said when the file is closed. */
static void flush(FILE *file)
{
    if (file != NULL)
        fflush(file);
}

bool match_run(const struct match *m, struct results *results)
{
    struct run run = { .match = m, .turns = ORDERED, .next = m->first };
    int jobs = m->strict ? 1 : m->jobs, n = 0;
    void *w[MOST_JOBS];

    stop_hold();
    while (n < jobs && n < MOST_JOBS && (w[n] = make_worker(&run)) != NULL)
        n++;
    if (n > 0)
        ordered_run(work, w, n);
    for (int i = 0; i < n; i++)
        end_worker(w[i], results);
    flush(m->records);          /* a signal ends the program here, and no line is half */
    flush(m->list);
    stop_release();
    if (n == 0)
        memory_note();
    return n > 0 && complain(&run) && !run.unable;
}

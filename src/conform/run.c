/* Asks ahead, so that no engine waits for its next question. When one of several
 * unanswered questions ends or stops the engine, they are put again one by one:
 * a crash is charged to its own question. */
#include "conform/run.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/json-text.h"
#include "base/language.h"
#include "base/stop.h"
#include "base/text.h"
#include "conform/partner.h"

/* So many questions are on their way, and so many bytes of them. */
#define AHEAD 64
#define AHEAD_BYTES ((size_t)256 * 1024)

/* An engine that writes so many lines that nobody asked for is not asked on. */
#define MOST_STRAYS 10000

/* Milliseconds: at most so late is it seen that an engine has been silent for too long. */
#define TICK 100

#define REASON 400

#define HELLO ((size_t)-1)
#define HELLO_LINE "{\"id\":\"hello\",\"ask\":\"hello\",\"given\":{}}\n"

struct worker {
    struct partner partner;
    size_t asked[AHEAD];     /* not yet answered, the oldest first */
    size_t waiting;          /* how many of them */
    size_t again[AHEAD];     /* to be put one by one */
    size_t agains;
    long long since;         /* milliseconds, when it last had to answer */
    bool done;
};

struct state {
    struct run *run;
    struct worker *worker;
    int workers;
    size_t next;             /* the first item that was not put */
    int failures;
    bool greeted;            /* the hello was answered, or will not be */
    int error;               /* errno of a program that does not start */
};

static long long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* -------------------------------------------------------------------- outcomes */

static struct item *item_at(struct state *s, size_t n)
{
    return &s->run->items->at[n];
}

static void fail(struct state *s, size_t n, enum outcome outcome,
                 const char *reason)
{
    if (n != HELLO)
        item_fail(item_at(s, n), outcome, reason);
}

/* The time for the next question begins. */
static void remove_asked(struct worker *w, size_t place)
{
    w->waiting--;
    memmove(w->asked + place, w->asked + place + 1,
            (w->waiting - place) * sizeof *w->asked);
    w->since = now_ms();
}

/* The house rules that a case needs; of a vector that does not list them, those
 * that are given. */
static const char *rules_of(const struct vector *v)
{
    const char *rules = json_find(v->line, "options");

    return rules != NULL ? rules : json_find(v->given, "options");
}

/* Are all texts of one list among those of the hello? */
static bool all_known(const char *hello, const char *key, const char *texts)
{
    for (struct json_walk w = json_walk(texts); json_next(&w);) {
        char text[64];

        if (!json_text(w.value, text, sizeof text) || !object_lists(hello, key, text))
            return false;
    }
    return true;
}

/* The first code of the case that the engine knows; else the one it has. */
static const char *known_code(const struct item *item, const char *hello)
{
    for (int i = 0; i < item->vector->codes; i++)
        if (object_lists(hello, "codes", item->vector->code[i]))
            return item->vector->code[i];
    return item->code;
}

static bool names(const char *hello, const char *key)
{
    return json_kind(json_find(hello, key)) == '[';
}

/* An engine that names its questions, codes and house rules is asked no others. */
static void skip_unknown(struct state *s)
{
    const char *hello = s->run->hello;
    bool asks = names(hello, "asks"), codes = names(hello, "codes");
    bool options = names(hello, "options");

    for (size_t i = 0; i < s->run->items->count; i++) {
        struct item *item = item_at(s, i);

        if (codes && s->run->any_code)
            item->code = known_code(item, hello);
        if (asks && !object_lists(hello, "asks", item->vector->ask))
            item_fail(item, SKIP, N_("not among the asks of its hello"));
        else if (codes && !object_lists(hello, "codes", item->code))
            item_fail(item, SKIP, N_("not among the codes of its hello"));
        else if (options && !all_known(hello, "options", rules_of(item->vector)))
            item_fail(item, SKIP, N_("not among the options of its hello"));
    }
}

static bool all_texts(const char *list)
{
    for (struct json_walk w = json_walk(json_kind(list) == '[' ? list : NULL); json_next(&w);)
        if (*w.value != '"')
            return false;
    return true;
}

static void greet(struct state *s, const char *line)
{
    const char *answer = json_find(line, "answer");

    s->greeted = true;
    if (json_kind(answer) != '{' || !all_texts(json_find(answer, "asks"))
        || !all_texts(json_find(answer, "codes"))
        || !all_texts(json_find(answer, "options")))
        return;
    s->run->hello = json_copy_new(answer);
    skip_unknown(s);
}

static void stray(struct state *s, const char *text, size_t size)
{
    if (s->run->strays++ == 0)
        quote(s->run->stray, sizeof s->run->stray, text, size);
    if (s->run->strays >= MOST_STRAYS)
        s->run->gave_up = true;
}

static size_t find_asked(struct state *s, const struct worker *w, const char *id)
{
    char wanted[ITEM_ID] = "hello";
    size_t i = 0;

    for (; json_kind(id) == '"' && i < w->waiting; i++) {
        if (w->asked[i] != HELLO)
            item_id(wanted, item_at(s, w->asked[i]));
        if (json_is(id, wanted))
            return i;
    }
    return w->waiting;
}

static void answered(struct state *s, size_t n, const char *line)
{
    const char *answer = json_find(line, "answer"), *error = json_find(line, "error");
    const char *skip = json_find(line, "skip");
    struct item *item;
    char text[REASON];

    if (n == HELLO) {
        greet(s, line);
        return;
    }
    item = item_at(s, n);
    json_text(json_kind(skip) == '"' ? skip : error, text, sizeof text);
    if (json_kind(skip) == '"')
        item_fail(item, SKIP, text);
    else if (json_kind(answer) == '{')
        item_compare(item, answer);
    else if (json_kind(error) == '"')
        item_fail(item, ERRORED, text);
    else
        item_fail(item, MALFORMED, "neither an answer that is an object, nor an"
                  " error or a skip that is a text");
}

/* A line that cannot be read is charged to the oldest question. */
static void malformed(struct state *s, struct worker *w, const char *reason)
{
    if (w->waiting == 0) {
        stray(s, reason, strlen(reason));
        return;
    }
    if (w->asked[0] == HELLO)
        s->greeted = true;
    fail(s, w->asked[0], MALFORMED, reason);
    remove_asked(w, 0);
}

static void take_line(struct state *s, struct worker *w, const char *text,
                      size_t size)
{
    struct json_fault fault;
    const char *line = json_check(text, text + size, &fault) ? json_value(text) : NULL;
    const char *id = json_find(line, "id");
    size_t place = find_asked(s, w, id);
    char reason[REASON], start[160];

    quote(start, sizeof start, text, size);
    if (line == NULL) {
        snprintf(reason, sizeof reason, "%s at column %zu, in the line: %s",
                 json_fault_text(fault.kind), (size_t)(fault.at - text) + 1, start);
        malformed(s, w, reason);
    } else if (id == NULL || *id == 'n') {
        snprintf(reason, sizeof reason, "not an object with an id: %s", start);
        malformed(s, w, reason);
    } else if (place < w->waiting) {
        s->run->answers++;
        answered(s, w->asked[place], line);
        remove_asked(w, place);
    } else {
        stray(s, text, size);
    }
}

static void take_lines(struct state *s, struct worker *w)
{
    const char *text;
    size_t size;
    enum line_kind kind;

    while (!s->run->gave_up
           && (kind = partner_line(&w->partner, &text, &size)) != NO_LINE)
        if (kind == LONG_LINE)
            malformed(s, w, "a line longer than 1048576 bytes");
        else if (size > 0)
            take_line(s, w, text, size);
}

/* ---------------------------------------------------------------------- asking */

/* Returns false when there is nothing left for this worker. */
static bool next_item(struct state *s, struct worker *w, size_t *n)
{
    if (w->agains > 0) {
        *n = w->again[0];
        memmove(w->again, w->again + 1, --w->agains * sizeof *w->again);
        return true;
    }
    while (s->next < s->run->items->count
           && item_at(s, s->next)->outcome != NOT_ASKED)
        s->next++;
    if (s->next == s->run->items->count)
        return false;
    *n = s->next++;
    return true;
}

static void put(struct state *s, struct worker *w, size_t n)
{
    char *line = n == HELLO ? strdup(HELLO_LINE) : item_question(item_at(s, n));

    if (line != NULL && partner_send(&w->partner, line, strlen(line)))
        w->asked[w->waiting++] = n;
    else
        fail(s, n, ERRORED, "out of memory");
    free(line);
}

static void ask_ahead(struct state *s, struct worker *w)
{
    size_t n;

    if (!s->greeted || w->partner.ended)
        return;
    /* the last ones put again are answered before the others go on */
    while (w->waiting < (w->agains > 0 ? 1 : AHEAD)
           && w->partner.out_size < AHEAD_BYTES) {
        bool alone = w->agains > 0;

        if (!next_item(s, w, &n))
            break;
        put(s, w, n);
        if (alone)
            break;
    }
}

/* ---------------------------------------------------------- starting and ending */

static bool start(struct state *s, struct worker *w)
{
    s->error = partner_start(&w->partner, s->run->command);
    w->since = now_ms();
    if (s->error != 0)
        return false;
    if (!s->greeted)
        put(s, w, HELLO);
    else
        ask_ahead(s, w);
    return true;
}

static void finish(struct worker *w)
{
    char how[HOW_SIZE];

    partner_stop(&w->partner, 500, how);
    w->done = true;
}

/* Puts all open questions again, one by one. */
static void put_again(struct worker *w)
{
    memmove(w->again + w->waiting, w->again, w->agains * sizeof *w->again);
    memcpy(w->again, w->asked, w->waiting * sizeof *w->asked);
    w->agains += w->waiting;
}

/* A question that was open alone twice when the engine ended is to blame. */
static bool to_blame(struct state *s, const struct worker *w,
                     enum outcome outcome)
{
    struct item *item;

    if (w->waiting != 1 || w->asked[0] == HELLO)
        return w->waiting == 1;
    item = item_at(s, w->asked[0]);
    if (outcome == TIMEOUT || item->again)
        return true;
    item->again = true;
    return false;
}

/* Charges the failure to its question, or finds out to which. */
static void charge(struct state *s, struct worker *w, enum outcome outcome,
                   const char *how)
{
    if (to_blame(s, w, outcome)) {
        fail(s, w->asked[0], outcome, how);
        s->failures++;
    } else {
        put_again(w);
    }
    if (w->waiting > 0 && w->asked[0] == HELLO)
        s->greeted = true;
    w->waiting = 0;
}

/* Is there no point in going on? */
static bool hopeless(struct state *s)
{
    s->run->silent = s->run->answers == 0 && s->failures >= 2;
    return s->run->silent || s->failures >= s->run->give_up
        || s->run->deaths >= 4 * s->run->give_up;
}

/* The engine ended, or does not answer: it is started again, if there is more. */
static bool restart(struct state *s, struct worker *w, enum outcome outcome)
{
    char how[HOW_SIZE], reason[HOW_SIZE];

    partner_stop(&w->partner, outcome == TIMEOUT ? 0 : 500, how);
    if (outcome == TIMEOUT) {
        snprintf(reason, sizeof reason, "no answer within %d s", s->run->timeout);
    } else {
        snprintf(reason, sizeof reason, "the command %.80s", how);
        snprintf(s->run->death, sizeof s->run->death, "%s", how);
        s->run->deaths++;
    }
    charge(s, w, outcome, reason);
    if (hopeless(s)) {
        s->run->gave_up = true;
        return true;
    }
    return start(s, w);
}

/* Returns false when the program cannot be started any more. */
static bool work(struct state *s, struct worker *w)
{
    ask_ahead(s, w);
    partner_transfer(&w->partner);
    take_lines(s, w);
    ask_ahead(s, w);
    if (w->waiting == 0 && w->agains == 0 && s->greeted
        && s->next >= s->run->items->count)
        finish(w);
    else if (w->partner.ended)
        return restart(s, w, CRASH);
    else if (w->waiting > 0
             && now_ms() - w->since >= s->run->timeout * 1000LL)
        return restart(s, w, TIMEOUT);
    return true;
}

/* ------------------------------------------------------------------------- all */

/* Waits until some engine says something, or for a tick. Returns how many of the workers
 * go on. */
static int wait_for_any(const struct state *s)
{
    struct pollfd fds[2 * MOST_PARTNERS];
    int going = 0;

    for (int i = 0; i < s->workers; i++) {
        const struct worker *w = &s->worker[i];

        if (!w->done)
            partner_poll(&w->partner, fds + 2 * going++);
    }
    if (going > 0)
        poll(fds, 2 * (nfds_t)going, TICK);
    return going;
}

/* The others begin when the first has been greeted. */
static bool start_others(struct state *s)
{
    while (s->workers < s->run->jobs && s->next < s->run->items->count)
        if (!start(s, &s->worker[s->workers++]))
            return false;
    return true;
}

static bool work_all(struct state *s)
{
    for (int i = 0; i < s->workers; i++)
        if (!s->worker[i].done && !work(s, &s->worker[i]))
            return false;
    return !s->greeted || start_others(s);
}

static void end_all(struct state *s)
{
    for (int i = 0; i < s->run->jobs; i++) {
        char how[HOW_SIZE];

        partner_stop(&s->worker[i].partner, 0, how);
        free(s->worker[i].partner.out);
    }
    free(s->worker);
}

bool run_all(struct run *run, char error[256])
{
    struct state s = { .run = run, .workers = 1 };
    bool going;

    stop_hold();
    s.worker = calloc((size_t)run->jobs, sizeof *s.worker);
    going = s.worker != NULL && start(&s, &s.worker[0]);
    while (going && !run->gave_up && !stop_wanted() && wait_for_any(&s) > 0)
        going = work_all(&s);
    if (!going)
        snprintf(error, 256, "cannot start %.160s: %s", run->command[0],
                 strerror(s.worker != NULL ? s.error : ENOMEM));
    if (s.worker != NULL)
        end_all(&s);
    stop_release();
    return going;
}

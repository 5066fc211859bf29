/* Asks an engine, and waits for it as long as it may take and no longer. Nothing that it
 * writes can hang the match or fill the memory: see conform/partner.h.
 *
 * Each question has an id of its own, and an answer to another one is a stray: what
 * comes too late is never taken for the answer to a later question. An engine that is
 * late or dead is stopped, and started again for its next move, until it has been
 * absent so often in a row that it is given up. */
#include "match/engine.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/stop.h"

/* An engine that writes so many lines in one move is stopped. */
#define MOST_STRAYS 10000

/* Milliseconds: at most so late is a signal seen. */
#define TICK 100

static long long now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* One at a time, so that no engine gets the pipes of another. */
static int start_process(struct partner *p, char **command)
{
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    int error;

    pthread_mutex_lock(&lock);
    error = partner_start(p, command);
    pthread_mutex_unlock(&lock);
    return error;
}

static bool start(struct engine *e, const struct match *m, char **command,
                  char what[ANSWER_WHAT])
{
    char hello[1024];
    struct out out = out_into(hello, sizeof hello, ENGLISH);
    int error;

    if (e->partner.pid != 0)
        return true;
    error = start_process(&e->partner, command);
    if (error != 0) {
        snprintf(what, ANSWER_WHAT, "%.100s", strerror(error));
        return false;
    }
    question_hello(&out, m);
    if (partner_send(&e->partner, out.data, out.size))
        return true;
    snprintf(what, ANSWER_WHAT, "%.100s", strerror(ENOMEM));
    return false;
}

/* The next line that counts. */
static bool take_lines(struct engine *e, uint64_t id, struct skr_move *move,
                       enum reply *reply, char what[ANSWER_WHAT])
{
    const char *text;
    size_t size;
    enum line_kind kind;

    while ((kind = partner_line(&e->partner, &text, &size)) != NO_LINE) {
        enum answer answer = ANSWER_WRONG;

        if (kind == LONG_LINE)
            snprintf(what, ANSWER_WHAT, "a line longer than 1 MiB");
        else
            answer = answer_read(text, size, id, move, what);
        if (answer == ANSWER_OTHER || answer == ANSWER_HELLO) {
            e->strays += answer == ANSWER_OTHER;
            continue;
        }
        *reply = answer == ANSWER_MOVE ? REPLY_MOVE : REPLY_WRONG;
        return true;
    }
    return false;
}

static void wait_for(const struct engine *e, long long ms)
{
    struct pollfd fds[2];

    partner_poll(&e->partner, fds);
    poll(fds, 2, ms < 0 ? 0 : ms < TICK ? (int)ms : TICK);
}

/* Waits for the answer. */
static enum reply await(struct engine *e, const struct match *m, uint64_t id,
                        struct skr_move *move, char what[ANSWER_WHAT])
{
    const long long until = now_ms() + m->timeout * 1000LL;
    const long long strays = e->strays;
    enum reply reply;

    for (;;) {
        partner_transfer(&e->partner);
        if (take_lines(e, id, move, &reply, what))
            return reply;
        if (e->partner.ended || stop_wanted())
            return REPLY_DEAD;
        if (e->strays - strays > MOST_STRAYS || now_ms() >= until)
            break;
        wait_for(e, until - now_ms());
    }
    snprintf(what, ANSWER_WHAT, "no answer within %d s", m->timeout);
    return REPLY_LATE;
}

/* Shells end so when they find no such program, or one that they cannot start. */
static bool is_unable(const struct engine *e, const char *how)
{
    return !e->answered && (strcmp(how, "ended with status 127") == 0
                            || strcmp(how, "ended with status 126") == 0);
}

/* An engine that was absent is started again for its next move. */
static enum reply be_absent(struct engine *e, enum reply reply, char what[ANSWER_WHAT])
{
    char how[HOW_SIZE] = "";

    partner_stop(&e->partner, reply == REPLY_LATE ? 0 : 500, how);
    if (reply == REPLY_DEAD)
        snprintf(what, ANSWER_WHAT, "%s", how);
    e->absent++;
    return is_unable(e, how) ? REPLY_UNABLE : reply;
}

enum reply engine_ask(struct engine *e, const struct match *m, char **command,
                      const struct out *question, uint64_t id, struct skr_move *move,
                      char what[ANSWER_WHAT])
{
    enum reply reply = REPLY_DEAD;

    if (stop_wanted())
        return reply;
    if (e->absent >= m->give_up) {
        snprintf(what, ANSWER_WHAT, "is not asked any more");
        return reply;
    }
    if (!start(e, m, command, what))
        return REPLY_UNABLE;
    if (partner_send(&e->partner, question->data, question->size))
        reply = await(e, m, id, move, what);
    if (reply == REPLY_LATE || reply == REPLY_DEAD)
        return be_absent(e, reply, what);
    e->absent = 0;
    e->answered = true;
    return reply;
}

void engine_stop(struct engine *e)
{
    char how[HOW_SIZE];

    partner_stop(&e->partner, 500, how);
    free(e->partner.out);
}

/* A signal that asks the program to end lets it finish the line that it has begun;
 * the program then ends by that signal. */
#include <signal.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../support/suite.h"

#define FIFO "interrupt.fifo"

/* Each gets games without end, and prints lines without end. */
static char *const commands[][7] = {
    { "skatref", "check", "--all", "--jobs=1", NULL },
    { "skatref", "check", "--all", "--jobs=4", "-", NULL },
    { "skatref", "check", "--format=jsonl", "--jobs=4", NULL },
    { "skatref", "convert", "--to=json", "-", NULL },
    { "skatref", "convert", "--to=iss", NULL },
    { "skatref", "explain", "--all", "-", NULL },
    { "skatref", "sample", "--games=1000000000", NULL },
    { "skatref", "sample", "--games=1000000000", "--faults", NULL },
    { "skatref", "answer", NULL },
    { "skatref", "answer", "--jobs=4", NULL },
};
#define COMMANDS (int)(sizeof commands / sizeof *commands)

static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
#define SIGNALS (int)(sizeof signals / sizeof *signals)

static char *const games[] = { "skatref", "sample", "--games=1000000000", NULL };

/* Starts a program that reads from in, if that is not -1, and writes to a pipe.
 * Returns the end of it to read from. */
static int start(char *const *command, int in, pid_t *child)
{
    int out[2];

    ck_assert_int_eq(pipe(out), 0);
    *child = fork();
    /* No assertion in the child: each one writes to the pipe of Check. */
    if (*child == 0) {
        if (in >= 0)
            dup2(in, 0);
        dup2(out[1], 1);
        close(out[0]);
        close(out[1]);
        for (int i = 0; i < SIGNALS; i++)
            signal(signals[i], SIG_DFL);
        execv(getenv("SKATREF"), command);
        _exit(127);
    }
    ck_assert_int_ge(*child, 0);
    close(out[1]);
    if (in >= 0)
        close(in);
    return out[0];
}

static void pause_for(int milliseconds)
{
    struct timespec time = { .tv_nsec = milliseconds * 1000000L };

    nanosleep(&time, NULL);
}

/* Reads to the end. Returns the last byte, or -1 if there is none. */
static int last_byte(int from)
{
    char data[65536];
    int last = -1;
    ssize_t n;

    while ((n = read(from, data, sizeof data)) > 0)
        last = data[n - 1];
    close(from);
    return last;
}

START_TEST(line_is_finished)
{
    char *const *command = commands[_i / SIGNALS];
    const int sent = signals[_i % SIGNALS];
    char data[100000];
    pid_t source, child;
    int from = start(command, start(games, -1, &source), &child), status, last;

    /* Some output, and the program waits for more room, or for input. */
    for (size_t size = 0, n; size < sizeof data; size += n) {
        n = (size_t)read(from, data + size, sizeof data - size);
        ck_assert_msg(n > 0 && n <= sizeof data, "%s: no output", command[1]);
    }
    pause_for(20);
    kill(child, sent);
    last = last_byte(from);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    kill(source, SIGKILL);
    waitpid(source, NULL, 0);
    ck_assert_msg(last == -1 || last == '\n', "%s: half a line", command[1]);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == sent,
                  "%s: another end: %d", command[1], status);
}
END_TEST

/* Waiting for input, it ends at once, and what was begun there is not read. */
static char *const waiting[][5] = {
    { "skatref", "check", NULL },
    { "skatref", "convert", "--to=json", NULL },
    { "skatref", "explain", "-", NULL },
    { "skatref", "answer", NULL },
    { "skatref", "sheet", NULL },
    { "skatref", "merge", "-", NULL },
    { "skatref", "check", "--jobs=8", "--all", NULL },
    { "skatref", "answer", "--jobs=4", NULL },
};
/* TSan keeps a signal from a thread that waits for a lock until it has the lock. */
#if defined __has_feature
#if __has_feature(thread_sanitizer)
#define WAITING 6
#endif
#endif
#ifndef WAITING
#define WAITING (int)(sizeof waiting / sizeof *waiting)
#endif

START_TEST(waits_for_nothing)
{
    int in[2], from, status;
    pid_t child;

    ck_assert_int_eq(pipe(in), 0);
    ck_assert_int_eq(write(in[1], "(;GM[Skat]", 10), 10);
    from = start(waiting[_i], in[0], &child);
    pause_for(100);
    kill(child, SIGTERM);
    ck_assert_int_eq(last_byte(from), -1);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    close(in[1]);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM,
                  "%s: another end: %d", waiting[_i][1], status);
}
END_TEST

/* Nobody writes to the pipe that it opens by name. */
static char *const opening[][5] = {
    { "skatref", "check", FIFO, NULL },
    { "skatref", "convert", "--to=json", FIFO, NULL },
    { "skatref", "explain", FIFO, NULL },
    { "skatref", "sheet", FIFO, NULL },
    { "skatref", "merge", FIFO, NULL },
    { "skatref", "conform", "--vectors=" FIFO, "false", NULL },
    { "skatref", "conform", "--compare", FIFO, NULL },
};
#define OPENING (int)(sizeof opening / sizeof *opening)

START_TEST(opens_a_pipe)
{
    int from, status;
    pid_t child;

    unlink(FIFO);
    ck_assert_int_eq(mkfifo(FIFO, 0600), 0);
    from = start(opening[_i], -1, &child);
    pause_for(100);
    kill(child, SIGTERM);
    ck_assert_int_eq(last_byte(from), -1);
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    unlink(FIFO);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == SIGTERM,
                  "%s: another end: %d", opening[_i][1], status);
}
END_TEST

/* A program whose output nobody reads on, and what gives it games. */
struct stopped {
    pid_t source, child;
    int from;
};

static struct stopped start_stopped(char *const *command)
{
    struct stopped s;
    char first;

    s.from = start(command, start(games, -1, &s.source), &s.child);
    ck_assert_int_eq(read(s.from, &first, 1), 1);
    return s;
}

static void check_stopped(const struct stopped *s, char *const *command, int sent)
{
    int status;

    ck_assert_int_eq(waitpid(s->child, &status, 0), s->child);
    kill(s->source, SIGKILL);
    waitpid(s->source, NULL, 0);
    ck_assert_msg(last_byte(s->from) == '\n', "%s: half a line", command[1]);
    ck_assert_msg(WIFSIGNALED(status) && WTERMSIG(status) == sent,
                  "%s: another end: %d", command[1], status);
}

/* Nobody reads on what it prints. What it has written by then ends with a line. Each waits a
 * second for its reader, so all wait together. */
START_TEST(reader_has_stopped)
{
    struct stopped stopped[COMMANDS];

    for (int i = 0; i < COMMANDS; i++)
        stopped[i] = start_stopped(commands[i]);
    pause_for(100);
    for (int i = 0; i < COMMANDS; i++)
        kill(stopped[i].child, signals[_i]);
    for (int i = 0; i < COMMANDS; i++)
        check_stopped(&stopped[i], commands[i], signals[_i]);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("interrupt");
    TCase *tests = tcase_create("signals");

    if (getenv("SKATREF") == NULL) {
        fputs("SKATREF must name the program to test\n", stderr);
        return 99;
    }
    signal(SIGPIPE, SIG_IGN);
    setenv("CK_FORK", "yes", 1); /* only so a test that waits for ever is ended */
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, line_is_finished, 0, COMMANDS * SIGNALS);
    tcase_add_loop_test(tests, waits_for_nothing, 0, WAITING);
    tcase_add_loop_test(tests, reader_has_stopped, 0, SIGNALS);
    tcase_add_loop_test(tests, opens_a_pipe, 0, OPENING);
    suite_add_tcase(suite, tests);
    return run_suite(suite, NULL);
}

/* The process of an engine, and its pipes.
 *
 * Nothing that an engine does can stop skatref or fill its memory: both pipes are used
 * without ever waiting for them, a line of more than 1 MiB is dropped while it comes,
 * and the engine has a process group of its own, so that all it has started is killed
 * with it. The pipes are closed on exec: another engine would keep them open after
 * this one has ended. Never wait for the process before its group is killed: the
 * number could be somebody else's by then. */
#include "conform/partner.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/stop.h"

extern char **environ;

/* ---------------------------------------------------------- starting, stopping */

/* Ends are closed on exec, so that no partner holds the pipes of another. */
static int make_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return errno;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return 0;
}

/* The program gets back the default reaction to a closed pipe, and a group of its own:
 * what it starts is ended with it. */
static int spawn(pid_t *pid, char **command, int in, int out)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t defaults;
    int error;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawnattr_init(&attributes);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    error = posix_spawnp(pid, command[0], &files, &attributes, command, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return error;
}

/* After an error skatref ends, and with it what is open. */
int partner_start(struct partner *p, char **command)
{
    int to[2], from[2], error = make_pipe(to);

    if (error == 0)
        error = make_pipe(from);
    if (error == 0)
        error = spawn(&p->pid, command, to[0], from[1]);
    if (error != 0) {
        p->pid = 0;
        return error;
    }
    stop_kills(p->pid);
    close(to[0]);
    close(from[1]);
    p->to = to[1];
    p->from = from[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    fcntl(p->from, F_SETFL, O_NONBLOCK);
    p->out_size = p->in_size = p->in_taken = 0;
    p->too_long = p->ended = false;
    return 0;
}

static void describe(int status, char how[HOW_SIZE])
{
    if (WIFSIGNALED(status))
        snprintf(how, HOW_SIZE, "was killed by signal %d (%s)",
                 WTERMSIG(status), strsignal(WTERMSIG(status)));
    else
        snprintf(how, HOW_SIZE, "ended with status %d", WEXITSTATUS(status));
}

/* Its number stays its own until it is waited for. */
static bool has_ended(pid_t pid)
{
    siginfo_t info = { .si_pid = 0 };

    return waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
        && info.si_pid == pid;
}

void partner_stop(struct partner *p, int wait_ms, char how[HOW_SIZE])
{
    const struct timespec moment = { .tv_nsec = 5000000 };
    bool ended = false;
    int status = 0;

    if (p->pid == 0)
        return;
    close(p->to);
    close(p->from);
    for (; wait_ms > 0 && !stop_wanted() && !(ended = has_ended(p->pid)); wait_ms -= 5)
        nanosleep(&moment, NULL);
    kill(-p->pid, SIGKILL);
    stop_spares(p->pid);
    while (waitpid(p->pid, &status, 0) < 0 && errno == EINTR)
        continue;
    if (ended)
        describe(status, how);
    else
        snprintf(how, HOW_SIZE, "closed its output");
    p->pid = 0;
}

/* --------------------------------------------------------------- sending, receiving */

bool partner_send(struct partner *p, const char *text, size_t size)
{
    if (p->out_size + size > p->out_room) {
        size_t room = 2 * (p->out_size + size);
        char *grown = realloc(p->out, room);

        if (grown == NULL)
            return false;
        p->out = grown;
        p->out_room = room;
    }
    memcpy(p->out + p->out_size, text, size);
    p->out_size += size;
    return true;
}

void partner_poll(const struct partner *p, struct pollfd two[2])
{
    two[0] = (struct pollfd){ .fd = p->pid != 0 && !p->ended ? p->from : -1,
                              .events = POLLIN };
    two[1] = (struct pollfd){ .fd = p->pid != 0 && p->out_size > 0 ? p->to : -1,
                              .events = POLLOUT };
}

/* A partner that no longer reads shows it by ending, or by its silence. */
static void transmit(struct partner *p)
{
    ssize_t n = p->out_size > 0 ? write(p->to, p->out, p->out_size) : 0;

    if (n > 0) {
        p->out_size -= (size_t)n;
        memmove(p->out, p->out + n, p->out_size);
    } else if (n < 0 && errno == EPIPE) {
        p->out_size = 0;
    }
}

static void receive(struct partner *p)
{
    ssize_t n;

    memmove(p->in, p->in + p->in_taken, p->in_size - p->in_taken);
    p->in_size -= p->in_taken;
    p->in_taken = 0;
    if (p->in_size == LONGEST_LINE) { /* partner_line() found no end in it */
        p->in_size = 0;
        p->too_long = true;
    }
    n = read(p->from, p->in + p->in_size, LONGEST_LINE - p->in_size);
    if (n > 0)
        p->in_size += (size_t)n;
    else if (n == 0 || (errno != EAGAIN && errno != EINTR))
        p->ended = true;
}

void partner_transfer(struct partner *p)
{
    transmit(p);
    if (!p->ended)
        receive(p);
}

enum line_kind partner_line(struct partner *p, const char **text, size_t *size)
{
    char *begin = p->in + p->in_taken;
    char *end = memchr(begin, '\n', p->in_size - p->in_taken);
    bool too_long = p->too_long;

    if (end == NULL)
        return NO_LINE;
    *text = begin;
    *size = (size_t)(end - begin);
    p->in_taken += *size + 1;
    p->too_long = false;
    return too_long ? LONG_LINE : LINE;
}

/* Ends the program between two lines of output when a signal asks for it. */
#include "base/stop.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static atomic_int caught;

/* The handler writes to it, so that a thread that waits for input wakes up,
 * whichever thread got the signal. */
static int wake[2] = { -1, -1 };

static void note(int number)
{
    int error = errno;
    ssize_t written;

    caught = number;
    written = write(wake[1], "", 1);
    (void)written;
    errno = error;
}

/* What is being written is written on; SA_RESETHAND: the next one kills. */
static void catch(int number)
{
    struct sigaction action = { .sa_handler = note,
                                .sa_flags = (int)(SA_RESTART | SA_RESETHAND) }, old;

    sigemptyset(&action.sa_mask);
    if (sigaction(number, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaction(number, &action, NULL);
}

/* A closed standard stream stays closed. */
static void make_pipe(void)
{
    int end[2];

    if (pipe(end) != 0)
        return;
    for (int i = 0; i < 2; i++) {
        wake[i] = fcntl(end[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
        close(end[i]);
    }
}

void stop_on_signals(void)
{
    make_pipe();
    catch(SIGHUP);
    catch(SIGINT);
    catch(SIGTERM);
}

bool stop_wanted(void)
{
    return caught != 0;
}

ssize_t stop_read(int fd, void *data, size_t size)
{
    for (;;) {
        struct pollfd from[] = { { .fd = fd, .events = POLLIN },
                                 { .fd = wake[0], .events = POLLIN } };
        ssize_t n = -1;

        if (poll(from, 2, -1) < 0 && errno != EINTR)
            return -1;
        if (caught != 0) {
            errno = EINTR;
            return -1;
        }
        if (from[0].revents != 0 && ((n = read(fd, data, size)) >= 0
                                     || errno != EINTR))
            return n;
    }
}

void stop_by_signal(void)
{
    if (caught == 0)
        return;
    fflush(stdout);
    signal(caught, SIG_DFL);
    raise(caught);
}

/* Ends the program between two lines of output when a signal asks for it.
 *
 * Half a line would be taken for a whole one by whoever reads the output. Who writes
 * holds the signal back (stop_hold); at any other time it ends the program at once,
 * also while it waits for input. After GRACE it ends in any case, as a reader may have
 * stopped for good. The handler calls only what POSIX allows in one. It also kills what
 * the program has started: an engine may go on when nobody asks it any more. A group is
 * noted before caught is read, and caught is set before the groups are: so none is missed. */
#include "base/stop.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#define GRACE 1                  /* s */

static atomic_int caught, held;
static atomic_int groups[STOP_GROUPS];   /* 0: free */
static atomic_int killing;               /* threads that are in kill_groups() */

static void kill_groups(void)
{
    killing++;
    for (int i = 0; i < STOP_GROUPS; i++) {
        int group = groups[i];

        if (group != 0)
            kill(-group, SIGKILL);
    }
    killing--;
}

/* Within the handler of the signal it takes effect when that returns. */
static void end(void)
{
    signal(caught, SIG_DFL);
    raise(caught);
}

static void lose_patience(int number)
{
    (void)number;
    end();
}

static void note(int number)
{
    int error = errno;

    caught = number;
    kill_groups();
    if (held == 0) {
        end();
    } else {
        signal(SIGALRM, lose_patience);
        alarm(GRACE);
    }
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

void stop_on_signals(void)
{
    catch(SIGHUP);
    catch(SIGINT);
    catch(SIGTERM);
}

void stop_hold(void)
{
    held++;
}

void stop_release(void)
{
    if (--held == 0 && caught != 0)
        end();
}

bool stop_wanted(void)
{
    return caught != 0;
}

void stop_kills(pid_t group)
{
    for (int i = 0, unused; i < STOP_GROUPS; i++) {
        unused = 0;
        if (atomic_compare_exchange_strong(&groups[i], &unused, (int)group))
            break;
    }
    if (caught != 0)
        kill(-group, SIGKILL);
}

void stop_spares(pid_t group)
{
    for (int i = 0; i < STOP_GROUPS; i++)
        if (groups[i] == (int)group)
            groups[i] = 0;
    while (killing > 0)          /* another thread may just have read the number */
        sched_yield();
}

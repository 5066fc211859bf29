/* Ends the program between two lines of output when a signal asks for it.
 *
 * Half a line would be taken for a whole one by whoever reads the output. Who writes
 * holds the signal back (stop_hold); at any other time it ends the program at once,
 * also while it waits for input. After GRACE it ends in any case, as a reader may have
 * stopped for good. The handler calls only what POSIX allows in one. */
#include "base/stop.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#define GRACE 1                  /* s */

static atomic_int caught, held;

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

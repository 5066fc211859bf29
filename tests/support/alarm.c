/* Goes before a program (LD_PRELOAD): a timer interrupts each of its system calls that
 * wait, every five milliseconds. */
#include <signal.h>
#include <stddef.h>
#include <sys/time.h>

static void interrupt(int number)
{
    (void)number;
}

__attribute__((constructor)) static void begin(void)
{
    struct sigaction action = { .sa_handler = interrupt };
    struct itimerval often = { { 0, 5000 }, { 0, 5000 } };

    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &often, NULL);
}

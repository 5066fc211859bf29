/* Ends the program between two lines of output when a signal asks for it. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>
#include <sys/types.h>

/** Lets SIGHUP, SIGINT and SIGTERM end the program, unless they are ignored: at once,
 *  whatever it is doing, but for what is begun between stop_hold() and stop_release().
 *  That has a second to be finished, or until the same signal comes again. */
void stop_on_signals(void);

/** Begins what must be finished, as a line of output. Calls may be nested. */
void stop_hold(void);

/** Ends what stop_hold() began; and the program, if a signal has come since. */
void stop_release(void);

/** Has a signal come? Only where the program is held. */
bool stop_wanted(void);

/** Has a signal kill the group of processes, too, and at once if one has come. Only where
 *  the program is held. No more than STOP_GROUPS are known. */
#define STOP_GROUPS 4096
void stop_kills(pid_t group);

/** Forgets the group: no signal kills it from now on, so that its first process may be
 *  waited for, whose number is then somebody else's. */
void stop_spares(pid_t group);

#endif

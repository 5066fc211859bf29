/* Ends the program between two lines of output when a signal asks for it. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>

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

#endif

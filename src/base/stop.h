/* Ends the program between two lines of output when a signal asks for it. */
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/** Catches SIGHUP, SIGINT and SIGTERM, unless they are ignored: the first one is
 *  noted, so that what was begun can be finished; the next one ends the program
 *  at once. */
void stop_on_signals(void);

/** Has a signal come? */
bool stop_wanted(void);

/** As read(2), and reads again after an interruption. Once a signal has come, it
 *  returns -1 with EINTR and reads nothing, even if it is waiting for input. */
ssize_t stop_read(int fd, void *data, size_t size);

/** If a signal has come, writes what is in the buffer of stdout, and ends the
 *  program by that signal. */
void stop_by_signal(void);

#endif

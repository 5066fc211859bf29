/* A program that is asked: its process and its pipes. Lines go out and come in
 * without ever waiting for it. */
#ifndef CONFORM_PARTNER_H
#define CONFORM_PARTNER_H

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/** The longest line that is taken from a partner, in bytes. */
#define LONGEST_LINE ((size_t)1024 * 1024)

struct partner {
    pid_t pid;           /**< 0: not running */
    int to, from;        /**< its standard input and output */
    char *out;           /**< not yet sent */
    size_t out_size, out_room;
    char in[LONGEST_LINE]; /**< received */
    size_t in_size, in_taken;
    bool too_long;       /**< the present line is; its rest is dropped */
    bool ended;          /**< it closed its output */
};

/** Starts the program. Returns 0, or an errno. */
int partner_start(struct partner *p, char **command);

/** Adds bytes to what is sent. Returns false when there is no memory. */
bool partner_send(struct partner *p, const char *text, size_t size);

/** What to wait for: two entries of poll(). */
void partner_poll(const struct partner *p, struct pollfd two[2]);

/** Sends and receives what is possible now. */
void partner_transfer(struct partner *p);

/** What partner_line() found. */
enum line_kind { NO_LINE, LINE, LONG_LINE };

/** The next whole line that was received, without its newline; of a line longer
 *  than LONGEST_LINE only the fact. It is there until the next call. */
enum line_kind partner_line(struct partner *p, const char **text, size_t *size);

/** Ends the program: closes its input, waits for up to that many milliseconds, then
 *  kills it, and all that it has started.
 *  how: "ended with status 3", "was killed by signal 11 (Segmentation fault)",
 *  "closed its output", if it did not end by itself. */
#define HOW_SIZE 96
void partner_stop(struct partner *p, int wait_ms, char how[HOW_SIZE]);

#endif

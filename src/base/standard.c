/* Standard output, written in whole lines: a signal ends the program between two. */
#include "base/standard.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/descriptor.h"
#include "base/stop.h"

/* A pipe takes so much whole or not at all: a reader that has stopped never gets half a
 * line of these. */
#ifdef PIPE_BUF
#define PIECE PIPE_BUF
#else
#define PIECE 4096
#endif

static char piece[PIECE];
static size_t filled;
static bool inside;              /* a longer line is half written, and held */
static int error;                /* errno of the first failure */
static int terminal = -1;        /* 1: it shows each line at once; -1: not yet known */

/* Writes the first bytes, which end a line or not. */
static void write_first(size_t size, bool ends)
{
    if (!inside)
        stop_hold();
    if (error == 0 && !descriptor_write(STDOUT_FILENO, piece, size))
        error = errno;
    filled -= size;
    memmove(piece, piece + size, filled);
    inside = !ends;
    if (ends)
        stop_release();
}

static size_t whole_lines(void)
{
    size_t size = filled;

    while (size > 0 && piece[size - 1] != '\n')
        size--;
    return size;
}

void standard_flush_lines(void)
{
    size_t whole = whole_lines();

    if (whole > 0)
        write_first(whole, true);
}

static void write_lines(void)
{
    standard_flush_lines();
    if (filled == PIECE)
        write_first(filled, false);
}

void standard_write(const char *data, size_t size)
{
    if (terminal < 0)
        terminal = isatty(STDOUT_FILENO);
    while (size > 0) {
        size_t n = size < PIECE - filled ? size : PIECE - filled;

        memcpy(piece + filled, data, n);
        filled += n;
        data += n;
        size -= n;
        if (filled == PIECE || terminal > 0)
            write_lines();
    }
}

void out_standard(struct out *out)
{
    standard_write(out->data, out->size);
    out->size = 0;
}

struct out out_to_standard(char *buffer, size_t size, enum language language)
{
    return (struct out){ buffer, 0, size, out_standard, NULL, language };
}

void standard_format(const char *format, ...)
{
    char buffer[512];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    va_list arguments;

    va_start(arguments, format);
    out_format_list(&out, format, arguments);
    va_end(arguments);
    out_standard(&out);
}

bool standard_flush(void)
{
    if (filled > 0 || inside)
        write_first(filled, true);
    errno = error;
    return error == 0;
}

bool standard_failed(void)
{
    return error != 0;
}

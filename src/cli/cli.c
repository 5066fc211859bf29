/* What all commands share: messages, and the end. */
#include "cli/cli.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *cli_program = "skatref";

int cli_hint(const char *command)
{
    fprintf(stderr, "skatref%s%s --help explains the use\n",
            *command ? " " : "", command);
    return EXIT_TROUBLE;
}

int cli_usage(const char *command, const char *format, ...)
{
    va_list arguments;

    fprintf(stderr, "skatref%s%s: ", *command ? " " : "", command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return cli_hint(command);
}

/* Who reads a part and closes the pipe knows that he did. */
int cli_output_failed(int error)
{
    if (error != EPIPE)
        fprintf(stderr, "skatref: cannot write the output: %s\n",
                strerror(error));
    return EXIT_TROUBLE;
}

int cli_finish(int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return cli_output_failed(errno);
    return status;
}

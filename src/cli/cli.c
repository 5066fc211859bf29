/* What all commands share: messages, and the end. */
#include "cli/cli.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/out.h"

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
    say_error_part(format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return cli_hint(command);
}

int cli_next_option(int argc, char **argv, const struct option *options)
{
    opterr = 0;
    return getopt_long(argc, argv, ":", options, NULL);
}

static int count_options(const struct option *options, const char *name, int length)
{
    int n = 0;

    for (; options->name != NULL; options++)
        n += strncmp(options->name, name, (size_t)length) == 0;
    return n;
}

int cli_wrong_option(const char *command, int refused, char *const *argv,
                     const struct option *options)
{
    const char *text = argv[optind - 1];
    int length = (int)strcspn(text, "=");

    if (refused == ':')
        return cli_usage(command, "option '%s' requires an argument", text);
    if (optopt != 0 && optopt <= UCHAR_MAX)
        return cli_usage(command, "invalid option -- '%c'", optopt);
    if (optopt > 0)
        return cli_usage(command, "option '%.*s' doesn't allow an argument", length, text);
    return cli_usage(command, count_options(options, text + 2, length - 2) > 1
                     ? "option '%s' is ambiguous" : "unrecognized option '%s'", text);
}

/* Who reads a part and closes the pipe knows that he did. */
int cli_output_failed(int error)
{
    if (error != EPIPE)
        fprintf(stderr, "skatref: cannot write the output: %s\n",
                strerror(error));
    return EXIT_TROUBLE;
}

int cli_no_memory(void)
{
    fputs("skatref: out of memory\n", stderr);
    return EXIT_TROUBLE;
}

int cli_finish(int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return cli_output_failed(errno);
    return memory_ever_failed() ? cli_no_memory() : status;
}

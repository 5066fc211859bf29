/* The command skatref: picks the subcommand. */
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"
#include "formats/reader.h"
#include "skatref.h"

static const char help[] =
    "Usage: skatref COMMAND [OPTION...] [ARGUMENT...]\n"
    "\n"
    "The rules of Skat: judge game logs, and name the clause that decides.\n"
    "\n"
    "  check [FILE...]     judge logs (standard input without FILE or with -)\n"
    "  value GAME ...      what a game is worth, step by step\n"
    "  explain FILE[:N]    one game, trick by trick, with the clauses\n"
    "  clause [ID|WORD]    a clause of the code, its sources, cases and code\n"
    "  answer              questions in, answers out, JSON lines\n"
    "  convert [FILE...]   records from one format into another\n"
    "  sheet FILE          score lists: compute and verify\n"
    "  sample              random games, played legally or broken on purpose\n"
    "\n"
    "  skatref COMMAND --help    the options of a command\n"
    "  skatref --version\n"
    "\n"
    "Exit status: 0 all conform, or the answer was given; 1 something violates\n"
    "or is malformed; 2 wrong use, unreadable input, failed output.\n";

static const struct { const char *name; int (*run)(int, char **); } commands[] = {
    { "check", cli_check },
    { "value", cli_value },
    { "explain", cli_explain },
    { "clause", cli_clause },
    { "answer", cli_answer },
    { "convert", cli_convert },
    { "sheet", cli_sheet },
    { "sample", cli_sample },
};

int cli_hint(const char *command)
{
    fprintf(stderr, "skatref%s%s --help tells how it is used\n",
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

const struct skr_code *cli_code(const char *command, const char *name)
{
    const struct skr_code *code = skr_code_find(name);

    if (code == NULL)
        cli_usage(command, "no code '%s': there are %s, %s and %s", name,
                  skr_codes[0].name, skr_codes[1].name, skr_codes[2].name);
    return code;
}

int cli_options(const char *command, const char *names, struct skr_code *code)
{
    do {
        char name[32];
        int length = (int)strcspn(names, ",");
        enum skr_error error;

        snprintf(name, sizeof name, "%.*s", length, names);
        error = skr_option_add(code, name);
        if (error != SKR_OK)
            return cli_usage(command, "--option=%.*s: %s", length, names,
                             skr_error_text(error));
        names += length;
    } while (*names++ != '\0');
    return -1;
}

bool cli_reader(const char *command, const char *name,
                const struct reader **reader)
{
    char names[80] = "";
    size_t n = 0;

    *reader = reader_find(name);
    if (*reader != NULL || strcmp(name, "auto") == 0)
        return true;
    for (const struct reader *r = readers; r->name != NULL; r++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s",
                              n > 0 ? ", " : "", r->name);
    cli_usage(command, "cannot read from '%s': %s or auto", name, names);
    return false;
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

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    char full[32];

    signal(SIGPIPE, SIG_IGN);
    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, name) == 0) {
            snprintf(full, sizeof full, "skatref %s", name);
            argv[1] = full; /* as getopt_long names it in its messages */
            return commands[i].run(argc - 1, argv + 1);
        }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        fputs(help, stdout);
        return cli_finish(0);
    }
    if (strcmp(name, "--version") == 0) {
        puts("skatref " PACKAGE_VERSION);
        return cli_finish(0);
    }
    return *name ? cli_usage("", "no command '%s'", name)
                 : cli_usage("", "which command?");
}

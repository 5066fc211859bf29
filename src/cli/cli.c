/* What all commands share: messages, and the end. */
#include "cli/cli.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/nearest.h"
#include "base/none.h"
#include "base/out.h"
#include "base/standard.h"

const char *cli_program = "skatref";
enum language cli_language;

static void speak(enum language language)
{
    cli_language = language;
    say_errors_in(language);
}

static bool speak_named(const char *name)
{
    int language = name != NULL ? language_find(name) : NONE;

    if (language >= 0)
        speak((enum language)language);
    else if (name != NULL)
        cli_usage("", "--lang=en, de, pl or cs, not '%s'", name);
    else
        cli_usage("", "option '%s' requires an argument", "--lang");
    return language >= 0;
}

bool cli_choose_language(int *argc, char **argv)
{
    int kept = 1, i = 1;
    bool right = true;

    speak(language_wanted(getenv("LANGUAGE"), getenv("LC_ALL"), getenv("LC_MESSAGES"),
                          getenv("LANG")));
    for (; right && i < *argc && strcmp(argv[i], "--") != 0; i++)
        if (strncmp(argv[i], "--lang=", 7) == 0)
            right = speak_named(argv[i] + 7);
        else if (strcmp(argv[i], "--lang") == 0)
            right = speak_named(argv[++i]);
        else
            argv[kept++] = argv[i];
    while (right && i < *argc)
        argv[kept++] = argv[i++];
    argv[kept] = NULL;
    *argc = kept;
    return right;
}

int cli_hint(const char *command)
{
    say_error("skatref%s%s --help explains its use", *command ? " " : "", command);
    return EXIT_TROUBLE;
}

int cli_usage(const char *command, const char *format, ...)
{
    char before[64];
    va_list arguments;

    snprintf(before, sizeof before, "skatref%s%s: ", *command ? " " : "", command);
    va_start(arguments, format);
    say_error_within(before, "", format, arguments);
    va_end(arguments);
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

/* What is near to an option that there is not: "--helpp". */
static void near_option(const struct option *options, const char *text, int length,
                        char hint[NEAREST_HINT])
{
    char typed[40], name[40];
    struct nearest near;

    snprintf(typed, sizeof typed, "%.*s", length, text);
    near = nearest_begin(typed);
    for (int i = 0; options[i].name != NULL; i++) {
        snprintf(name, sizeof name, "--%s", options[i].name);
        nearest_try(&near, name, strlen(name), i);
    }
    nearest_say(&near, cli_language, hint);
}

/* Did getopt_long refuse the first byte of a letter beyond ASCII? Some give it as a
 * negative number; musl, in the locale C, as a code between surrogates. */
static bool is_part_of_letter(int byte)
{
    return byte < 0 || (byte > SCHAR_MAX && byte <= UCHAR_MAX)
        || (byte >= 0xDF80 && byte <= 0xDFFF);
}

/* The argument that it refused, which still comes next if it goes on after that. */
static const char *refused_argument(char *const *argv)
{
    const char *next = argv[optind];

    return is_part_of_letter(optopt) && next != NULL && *next == '-'
        && next[1] == (char)optopt ? next : argv[optind - 1];
}

int cli_wrong_option(const char *command, int refused, char *const *argv,
                     const struct option *options)
{
    const char *text = refused_argument(argv);
    int length = (int)strcspn(text, "=");
    char hint[NEAREST_HINT];
    bool is_long = strncmp(text, "--", 2) == 0;

    if (refused == ':')
        return cli_usage(command, "option '%s' requires an argument", text);
    if (optopt > 0 && optopt <= SCHAR_MAX)
        return cli_usage(command, "invalid option -- '%c'", optopt);
    if (optopt > UCHAR_MAX && !is_part_of_letter(optopt))
        return cli_usage(command, "option '%.*s' doesn't allow an argument", length, text);
    if (is_long && count_options(options, text + 2, length - 2) > 1)
        return cli_usage(command, "option '%s' is ambiguous", text);
    near_option(options, text, length, hint);
    return cli_usage(command, "unrecognized option '%s'%s", text, hint);
}

/* Who reads a part and closes the pipe knows that he did. */
int cli_output_failed(int error)
{
    if (error != EPIPE)
        say_error("skatref: cannot write the output: %s", strerror(error));
    return EXIT_TROUBLE;
}

int cli_no_memory(void)
{
    say_error("skatref: out of memory");
    return EXIT_TROUBLE;
}

int cli_finish(int status)
{
    if (!standard_flush())
        return cli_output_failed(errno);
    return memory_ever_failed() ? cli_no_memory() : status;
}

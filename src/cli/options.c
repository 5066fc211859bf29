/* The options of the commands: what they take, and how they are read. */
#include "cli/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/nearest.h"
#include "base/text.h"
#include "cli/cli.h"
#include "formats/format.h"
#include "record/record.h"
#include "words/say.h"
#include "words/words.h"

/* "json, xskat, session, iss"; explained: what each one is, too. */
static void list_formats(char text[CLI_HELP_SIZE], enum language language,
                         bool explained)
{
    struct out out = out_into(text, CLI_HELP_SIZE - 1, language);

    for (const struct format *const *f = formats; *f != NULL; f++) {
        out_format(&out, "%s%s", f == formats ? "" : ", ", (*f)->name);
        if (explained && (*f)->about != NULL)
            out_format(&out, " (%s)", tr(language, (*f)->about));
    }
    text[out.size] = '\0';
}

const char *cli_help_of(const struct cli_option *o, enum language language,
                        char text[CLI_HELP_SIZE])
{
    char names[CLI_HELP_SIZE];

    while (o->help == NULL)
        o++;
    if (o->takes != CLI_FROM)
        return tr(language, o->help);
    list_formats(names, language, true);
    snprintf(text, CLI_HELP_SIZE, tr(language, "%s or auto (default)"), names);
    return text;
}

static bool set_from(const char *command, const char *name,
                     const struct format **from)
{
    char names[CLI_HELP_SIZE];

    *from = format_find(name);
    if (*from != NULL || strcmp(name, "auto") == 0)
        return true;
    list_formats(names, ENGLISH, false);
    cli_usage(command, "cannot read from '%s': %s or auto", name, names);
    return false;
}

/* ---------------------------------------------------------- numbers and words */

/* As the help shows it. */
static const char *name_of(const struct cli_option *o)
{
    return cli_option_name(o, cli_language);
}

static bool set_number(const char *command, const struct cli_option *o, int *to,
                       const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < o->low || n > o->high) {
        cli_usage(command, "--%s must be %d to %d, not '%s'", name_of(o), o->low,
                  o->high, text);
        return false;
    }
    *to = (int)n;
    return true;
}

static bool set_whole(const char *command, const struct cli_option *o,
                      unsigned long long *to, const char *text)
{
    char *end;

    errno = 0;
    *to = strtoull(text, &end, 10);
    if (errno == 0 && *text >= '0' && *text <= '9' && *end == '\0')
        return true;
    cli_usage(command, "--%s must be a whole number, not '%s'", name_of(o), text);
    return false;
}

/* "text, jsonl or junit" */
static void join(const char *words, char *out, size_t size)
{
    size_t n = 0;

    for (; *words != '\0' && n < size; words += *words == ' ') {
        int length = (int)strcspn(words, " ");

        n += (size_t)snprintf(out + n, size - n, "%s%.*s", n == 0 ? ""
                              : words[length] == '\0' ? tr(cli_language, N_(" or "))
                              : ", ", length, words);
        words += length;
    }
}

/* The keys of all things as words. */
static void list_keys(const struct terms *terms, char *out, size_t size)
{
    size_t n = 0;

    for (int i = 0; i < terms->count && n < size; i++)
        n += (size_t)snprintf(out + n, size - n, "%s%s", n == 0 ? "" : " ",
                              term_key(terms, i));
}

static bool set_word(const char *command, const struct cli_option *o, int *to,
                     const char *text)
{
    char keys[160], words[160], hint[NEAREST_HINT];
    int word = 0;

    if (text == NULL) {
        *to = 0;
        return true;
    }
    if (o->terms != NULL)
        list_keys(o->terms, keys, sizeof keys);
    word = o->terms != NULL ? term_read(o->terms, text) : listed_as(o->words, text);
    if (word >= 0) {
        *to = word;
        return true;
    }
    join(o->terms != NULL ? keys : o->words, words, sizeof words);
    nearest_hint(o->terms != NULL ? keys : o->words, text, cli_language, hint);
    if (o->takes == CLI_NAME)
        cli_usage(command, "no %s '%s': %s%s", name_of(o), text, words, hint);
    else
        cli_usage(command, "--%s=%s, not '%s'%s", name_of(o), words, text, hint);
    return false;
}

/* -------------------------------------------------------------------- options */

const struct cli_option cli_option_help =
    { .name = "help", .takes = CLI_HELP, .help = N_("print this text") };

const struct cli_option cli_option_language =
    { .name = "lang", .argument = N_("LANGUAGE"), .words = "en de pl cs",
      .help = N_("the language of what is printed for people: en, de, pl or cs") };

/* Sets what lies at to. */
static bool set_at(const char *command, const struct cli_option *o, void *to,
                   const char *text)
{
    switch (o->takes) {
    case CLI_FLAG:
        *(bool *)to = true;
        return true;
    case CLI_SET:
        *(int *)to = o->low;
        return true;
    case CLI_TEXT:
        *(const char **)to = text;
        return true;
    case CLI_NUMBER:
        return set_number(command, o, to, text);
    case CLI_WHOLE:
        return set_whole(command, o, to, text);
    case CLI_CODE:
        *(const struct skr_code **)to = o->low == 1 && strcmp(text, "auto") == 0
            ? &code_by_date : cli_code(command, text);
        return *(const struct skr_code **)to != NULL;
    case CLI_HOUSE:
        return cli_house(command, text, to);
    case CLI_FROM:
        return set_from(command, text, to);
    default:
        return set_word(command, o, to, text);
    }
}

static bool set(const char *command, const struct cli_option *o, void *options,
                const char *text)
{
    if (o->takes == CLI_OWN)
        return o->read(options, text);
    if (o->takes == CLI_ROW)
        return o->read_row(options, o, text);
    return set_at(command, o, (char *)options + o->at, text);
}

/* Do the options that were given fit the code that was given? Where none was, the
 * default must have them; by the date, each record takes those that it can. */
static bool options_fit(const struct cli_help *command, const void *options)
{
    const struct skr_code *code = skr_code_at(0), *given;
    house_rules rules = 0;

    for (const struct cli_option *o = command->options; o->name != NULL; o++) {
        const void *at = (const char *)options + o->at;

        if (o->takes == CLI_HOUSE)
            memcpy(&rules, at, sizeof rules);
        if (o->takes != CLI_CODE)
            continue;
        memcpy(&given, at, sizeof given);
        if (given != NULL)
            code = given;
    }
    return cli_house_fits(command->name, code == &code_by_date ? NULL : code, rules);
}

/* What cli_next_option returns for the first row. */
#define FIRST 256

static int argument_of(const struct cli_option *o)
{
    return o->argument == NULL ? no_argument
        : *o->argument == '[' ? optional_argument : required_argument;
}

/* The table for getopt_long, with --help, if the command has none of its own. */
static void long_options(const struct cli_help *command, struct option *table)
{
    const struct cli_option *o = command->options;
    bool helps = false;
    int n = 0;

    memset(table, 0, MOST_OPTIONS * sizeof *table);
    for (; o->name != NULL; o++) {
        if (o->takes == CLI_OPERAND || o->takes == CLI_MORE)
            continue;
        table[n++] = (struct option){ o->name, argument_of(o), NULL,
                                      FIRST + (int)(o - command->options) };
        helps |= strcmp(o->name, "help") == 0;
    }
    if (!helps)
        table[n] = (struct option){ "help", command->more != NULL
                                    ? optional_argument : no_argument, NULL,
                                    FIRST + (int)(o - command->options) };
}

/* Sets one option. Returns false when the command ends here. */
static bool take(const struct cli_help *command, const struct cli_option *o,
                 void *options, int *status)
{
    if (o->name == NULL) {
        *status = cli_print_page(command, optarg);
        return false;
    }
    if (o->takes == CLI_HOUSE && strcmp(optarg, "help") == 0) {
        cli_list_options();
        *status = cli_finish(EXIT_CONFORMS);
        return false;
    }
    return set(command->name, o, options, optarg);
}

bool cli_read_options(const struct cli_help *command, void *options, int argc,
                      char **argv, int *status)
{
    struct option table[MOST_OPTIONS];
    int option;

    cli_rename_options(command, argc, argv);
    long_options(command, table);
    *status = EXIT_TROUBLE;
    while ((option = cli_next_option(argc, argv, table)) != -1) {
        if (option < FIRST) {
            cli_wrong_option(command->name, option, argv, table);
            return false;
        }
        if (!take(command, &command->options[option - FIRST], options, status))
            return false;
    }
    return options_fit(command, options);
}

bool cli_read_part(const char *command, const char *text, int *part, int *parts)
{
    char end;

    if (sscanf(text, "%7d/%7d%c", part, parts, &end) == 2 && *part >= 1
        && *part <= *parts && *parts <= 1000000)
        return true;
    cli_usage(command, "--part=%s: expected a part and the number of parts, like"
                       " --part=3/8",
              text);
    return false;
}

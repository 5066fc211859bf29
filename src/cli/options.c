/* The options of the commands: what they take, and how they are read. */
#include "cli/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/spoken.h"
#include "base/near.h"
#include "base/text.h"
#include "base/words.h"
#include "cli/cli.h"
#include "formats/format.h"
#include "record/record.h"

/* ------------------------------------------------------------- codes, formats */

static void near_code(const char *name, char hint[NEAR_HINT])
{
    struct near near = near_begin(name);

    for (int i = 0; skr_code_at(i) != NULL; i++)
        near_try(&near, skr_code_at(i)->name, strlen(skr_code_at(i)->name), i);
    near_say(&near, cli_language, hint);
}

static void no_code(const char *command, const char *name)
{
    char names[120] = "", hint[NEAR_HINT];
    size_t n = 0;

    for (int i = 0; skr_code_at(i) != NULL; i++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", i == 0 ? ""
                              : skr_code_at(i + 1) != NULL ? ", "
                              : tr(cli_language, N_(" and ")), skr_code_at(i)->name);
    near_code(name, hint);
    cli_usage(command, "no code '%s': there are %s%s", name, names, hint);
}

const struct skr_code *cli_code(const char *command, const char *name)
{
    const struct skr_code *code = skr_code_find(name);

    if (code == NULL)
        no_code(command, name);
    return code;
}

static void near_house(const char *name, char hint[NEAR_HINT])
{
    const struct skr_option *option;
    struct near near = near_begin(name);

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        near_try(&near, option->name, strlen(option->name), n);
    near_say(&near, cli_language, hint);
}

bool cli_house(const char *command, const char *names, house_rules *rules)
{
    do {
        char name[48];
        int length = (int)strcspn(names, ",");
        enum skr_error error;

        snprintf(name, sizeof name, "%.*s", length, names);
        error = house_add(rules, name);
        if (error != SKR_OK) {
            char why[HOUSE_WHY], hint[NEAR_HINT];

            house_why(skr_code_at(0), name, error, cli_language, why);
            near_house(name, hint);
            cli_usage(command, "--option=%s%s: %s", name, hint, why);
            return false;
        }
        names += length;
    } while (*names++ != '\0');
    return true;
}

bool cli_house_fits(const char *command, const struct skr_code *code,
                    house_rules rules)
{
    const struct skr_option *option = house_misfit(code, rules);
    char why[HOUSE_WHY];

    if (option == NULL)
        return true;
    house_why(code, option->name, SKR_E_INSTEAD, cli_language, why);
    cli_usage(command, "--option=%s: %s", option->name, why);
    return false;
}

void cli_list_options(void)
{
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++) {
        const struct skr_clause_info *c = skr_clause_info(option->clause);

        printf("%-27s ", option->name);
        if (*c->instead_of != '\0')
            printf(tr(cli_language, N_("%s, instead of %s")),
                   title_in(cli_language, option->clause), c->instead_of);
        else
            fputs(title_in(cli_language, option->clause), stdout);
        putchar('\n');
    }
}

static bool set_from(const char *command, const char *name,
                     const struct format **from)
{
    char names[80] = "";
    size_t n = 0;

    *from = format_find(name);
    if (*from != NULL || strcmp(name, "auto") == 0)
        return true;
    for (const struct format *const *f = formats; *f != NULL; f++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s",
                              n > 0 ? ", " : "", (*f)->name);
    cli_usage(command, "cannot read from '%s': %s or auto", name, names);
    return false;
}

/* ---------------------------------------------------------- numbers and words */

static bool set_number(const char *command, const struct cli_option *o, int *to,
                       const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < o->low || n > o->high) {
        cli_usage(command, "--%s must be %d to %d, not '%s'", o->name, o->low,
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
    cli_usage(command, "--%s must be a whole number, not '%s'", o->name, text);
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
    char keys[160], words[160], hint[NEAR_HINT];
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
    near_hint(o->terms != NULL ? keys : o->words, text, cli_language, hint);
    if (o->takes == CLI_NAME)
        cli_usage(command, "no %s '%s': %s%s", o->name, text, words, hint);
    else
        cli_usage(command, "--%s=%s, not '%s'%s", o->name, words, text, hint);
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
    return code == &code_by_date || cli_house_fits(command->name, code, rules);
}

int cli_print_help(const struct cli_help *command)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };

    cli_put_help(&out, command);
    out_to_file(&out);
    return cli_finish(EXIT_CONFORMS);
}

int cli_print_commands(void)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };

    cli_put_commands(&out);
    out_to_file(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* A page of the help; page: the name of the second one, or a null pointer. */
static int print_page(const struct cli_help *command, const char *page)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };

    if (page == NULL)
        return cli_print_help(command);
    if (strcmp(page, command->more->name) != 0)
        return cli_usage(command->name, "--help, or --help=%s", command->more->name);
    cli_put_more_help(&out, command);
    out_to_file(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* More than any command has, with --help and the end. */
#define MOST_OPTIONS 60
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
        *status = print_page(command, optarg);
        return false;
    }
    if (o->takes == CLI_HOUSE && strcmp(optarg, "help") == 0) {
        cli_list_options();
        *status = cli_finish(EXIT_CONFORMS);
        return false;
    }
    return set(command->name, o, options, optarg);
}

/* -------------------------------------------------------- names in other languages */

const char *cli_option_name(const struct cli_option *option, enum language language)
{
    return tr_in(language, "option", option->name);
}

static bool is_named(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && strncmp(name, text, length) == 0;
}

/* The option with this name in a language other than English; a null pointer if none has
 * it, or one has it in English. */
static const struct cli_option *translated(const struct cli_help *command,
                                           const char *text, size_t length)
{
    const struct cli_option *found = NULL;

    for (const struct cli_option *o = command->options; o->name != NULL; o++) {
        if (is_named(o->name, text, length))
            return NULL;
        for (int language = GERMAN; language < LANGUAGES && found == NULL; language++)
            if (is_named(cli_option_name(o, (enum language)language), text, length))
                found = o;
    }
    return found;
}

/* Options as they were renamed, which the arguments point into. */
static char *renamed[MOST_OPTIONS];

/* "--augen=70" becomes "--points=70". */
static void rename_options(const struct cli_help *command, int argc, char **argv)
{
    int n = 0;

    for (int i = 1; i < argc && n < MOST_OPTIONS && strcmp(argv[i], "--") != 0; i++) {
        size_t length = strncmp(argv[i], "--", 2) == 0 ? strcspn(argv[i] + 2, "=") : 0;
        const struct cli_option *o = translated(command, argv[i] + (length > 0 ? 2 : 0),
                                                length);
        size_t size = o == NULL ? 0 : strlen(o->name) + strlen(argv[i]) + 1;

        if (o == NULL || (renamed[n] = malloc(size)) == NULL)
            continue;
        snprintf(renamed[n], size, "--%s%s", o->name, argv[i] + 2 + length);
        argv[i] = renamed[n++];
    }
}

bool cli_read_options(const struct cli_help *command, void *options, int argc,
                      char **argv, int *status)
{
    struct option table[MOST_OPTIONS];
    int option;

    rename_options(command, argc, argv);
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

/* The options of the commands: what they take, and how they are read. */
#include "cli/options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/cli.h"
#include "formats/format.h"
#include "record/record.h"

/* ------------------------------------------------------------- codes, formats */

static void no_code(const char *command, const char *name)
{
    char names[120] = "";
    size_t n = 0;

    for (int i = 0; skr_code_at(i) != NULL; i++)
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%s",
                              i == 0 ? "" : skr_code_at(i + 1) != NULL ? ", " : " and ",
                              skr_code_at(i)->name);
    cli_usage(command, "no code '%s': there are %s", name, names);
}

const struct skr_code *cli_code(const char *command, const char *name)
{
    const struct skr_code *code = skr_code_find(name);

    if (code == NULL)
        no_code(command, name);
    return code;
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
            char why[HOUSE_WHY];

            house_why(skr_code_at(0), name, error, why);
            cli_usage(command, "--option=%s: %s", name, why);
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
    house_why(code, option->name, SKR_E_INSTEAD, why);
    cli_usage(command, "--option=%s: %s", option->name, why);
    return false;
}

void cli_list_options(void)
{
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++) {
        const struct skr_clause_info *c = skr_clause_info(option->clause);

        printf("%-27s %s", option->name, c->title);
        if (*c->instead_of != '\0')
            printf(", instead of %s", c->instead_of);
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

static bool set_number(const char *command, const struct cli_option *o,
                       const char *text)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < o->low || n > o->high) {
        cli_usage(command, "--%s must be %d to %d, not '%s'", o->name, o->low,
                  o->high, text);
        return false;
    }
    *o->to.number = (int)n;
    return true;
}

static bool set_whole(const char *command, const struct cli_option *o,
                      const char *text)
{
    char *end;

    errno = 0;
    *o->to.whole = strtoull(text, &end, 10);
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
                              : words[length] == '\0' ? " or " : ", ", length,
                              words);
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

static bool set_word(const char *command, const struct cli_option *o,
                     const char *text)
{
    char keys[160], words[160];
    int word;

    if (o->terms != NULL)
        list_keys(o->terms, keys, sizeof keys);
    word = listed_as(o->terms != NULL ? keys : o->words, text);
    if (word >= 0) {
        *o->to.number = word;
        return true;
    }
    join(o->terms != NULL ? keys : o->words, words, sizeof words);
    if (o->takes == CLI_NAME)
        cli_usage(command, "no %s '%s': %s", o->name, text, words);
    else
        cli_usage(command, "--%s=%s, not '%s'", o->name, words, text);
    return false;
}

/* -------------------------------------------------------------------- options */

static bool set(const char *command, const struct cli_option *o,
                const char *text)
{
    switch (o->takes) {
    case CLI_FLAG:
        *o->to.flag = true;
        return true;
    case CLI_SET:
        *o->to.number = o->low;
        return true;
    case CLI_TEXT:
        *o->to.text = text;
        return true;
    case CLI_NUMBER:
        return set_number(command, o, text);
    case CLI_WHOLE:
        return set_whole(command, o, text);
    case CLI_MAYBE:
        if (text == NULL) {
            *o->to.number = 0;
            return true;
        }
        return set_word(command, o, text);
    case CLI_NAME:
    case CLI_WORD:
        return set_word(command, o, text);
    case CLI_CODE:
        *o->to.code = o->low == 1 && strcmp(text, "auto") == 0
            ? &code_by_date : cli_code(command, text);
        return *o->to.code != NULL;
    case CLI_HOUSE:
        return cli_house(command, text, o->to.house);
    case CLI_FROM:
        return set_from(command, text, o->to.from);
    default:
        return o->read(o->to.own, text);
    }
}

/* Do the options that were given fit the code that was given? Where none was, the
 * default must have them; by the date, each record takes those that it can. */
static bool options_fit(const char *command, const struct cli_option *options)
{
    const struct skr_code *code = skr_code_at(0);
    house_rules rules = 0;

    for (; options->name != NULL; options++)
        if (options->takes == CLI_HOUSE)
            rules = *options->to.house;
        else if (options->takes == CLI_CODE && *options->to.code != NULL)
            code = *options->to.code;
    return code == &code_by_date || cli_house_fits(command, code, rules);
}

/* More than any command has, with --help and the end. */
#define MOST_OPTIONS 40
/* What cli_next_option returns for the first. */
#define FIRST 256

bool cli_read_options(const char *command, const char *help,
                      const struct cli_option *options, int argc, char **argv,
                      int *status)
{
    struct option table[MOST_OPTIONS] = { { NULL, 0, NULL, 0 } };
    int n = 0, option;

    for (; options[n].name != NULL; n++)
        table[n] = (struct option){
            options[n].name, options[n].takes <= CLI_SET ? no_argument
            : options[n].takes == CLI_MAYBE ? optional_argument
            : required_argument,
            NULL, FIRST + n
        };
    table[n] = (struct option){ "help", no_argument, NULL, FIRST + n };
    while ((option = cli_next_option(argc, argv, table)) != -1) {
        if (option == FIRST + n) {
            fputs(help, stdout);
            *status = cli_finish(EXIT_CONFORMS);
            return false;
        }
        *status = EXIT_TROUBLE;
        if (option < FIRST) {
            cli_wrong_option(command, option, argv, table);
            return false;
        }
        if (options[option - FIRST].takes == CLI_HOUSE
            && strcmp(optarg, "help") == 0) {
            cli_list_options();
            *status = cli_finish(EXIT_CONFORMS);
            return false;
        }
        if (!set(command, &options[option - FIRST], optarg))
            return false;
    }
    *status = EXIT_TROUBLE;
    return options_fit(command, options);
}

/* The options of the commands: what they take, and how they are read. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>

#include "base/names.h"
#include "record/house.h"

struct format;

/** What an option takes; in struct cli_option, what it sets. */
enum cli_takes { CLI_FLAG, CLI_SET, CLI_TEXT, CLI_NUMBER, CLI_WHOLE, CLI_NAME,
                 CLI_WORD, CLI_MAYBE, CLI_CODE, CLI_HOUSE, CLI_FROM, CLI_OWN };

struct cli_option {
    const char *name;
    enum cli_takes takes;
    union {
        bool *flag;
        int *number;
        unsigned long long *whole;
        const char **text;
        const struct skr_code **code;
        house_rules *house;
        const struct format **from;
        void *own;
    } to;
    int low, high;
    const char *words;
    const struct terms *terms;     /**< instead of words */
    bool (*read)(void *own, const char *text);
};

/* The rows of a table of options. Takes nothing, and sets true, or a value: */
#define OPTION_FLAG(NAME, TO) \
    { .name = NAME, .takes = CLI_FLAG, .to.flag = TO }
#define OPTION_SET(NAME, TO, VALUE) \
    { .name = NAME, .takes = CLI_SET, .to.number = TO, .low = VALUE }
/* Any text: */
#define OPTION_TEXT(NAME, TO) \
    { .name = NAME, .takes = CLI_TEXT, .to.text = TO }
/* A number in a range, or any whole number: */
#define OPTION_NUMBER(NAME, TO, LOW, HIGH) \
    { .name = NAME, .takes = CLI_NUMBER, .to.number = TO, .low = LOW, \
      .high = HIGH }
#define OPTION_WHOLE(NAME, TO) \
    { .name = NAME, .takes = CLI_WHOLE, .to.whole = TO }
/* One of the words, which single blanks part, or of the things by their keys; sets
 * its number, counted from 0. Any other is reported as "no format 'x': ...", or as "--color=..., not 'x'": */
#define OPTION_NAME(NAME, TO, WORDS) \
    { .name = NAME, .takes = CLI_NAME, .to.number = TO, .words = WORDS }
/* The same, and without a word the first, as --summary: */
#define OPTION_MAYBE(NAME, TO, WORDS) \
    { .name = NAME, .takes = CLI_MAYBE, .to.number = TO, .words = WORDS }
#define OPTION_WORD(NAME, TO, WORDS) \
    { .name = NAME, .takes = CLI_WORD, .to.number = TO, .words = WORDS }
#define OPTION_TERM(NAME, TO, TERMS) \
    { .name = NAME, .takes = CLI_NAME, .to.number = TO, .terms = TERMS }
/* A code by its name; house rules; a format of logs,
 * a null pointer for "auto": */
#define OPTION_CODE(TO) \
    { .name = "code", .takes = CLI_CODE, .to.code = TO }
/* The same, or "auto": by the date of each record. */
#define OPTION_CODE_OR_AUTO(TO) \
    { .name = "code", .takes = CLI_CODE, .to.code = TO, .low = 1 }
#define OPTION_HOUSE(TO) \
    { .name = "option", .takes = CLI_HOUSE, .to.house = TO }
#define OPTION_FROM(TO) \
    { .name = "from", .takes = CLI_FROM, .to.from = TO }
/* What a function reads; it reports what is wrong and then returns false: */
#define OPTION_OWN(NAME, TO, READ) \
    { .name = NAME, .takes = CLI_OWN, .to.own = TO, .read = READ }
#define OPTION_END { .name = NULL }

/* What --help says about them; HELP_RECORD_CODE begins in column 22: */
#define HELP_CODE "isko2022 (default) isko2018 isko1999 altenburg1937\n"
#define HELP_RECORD_CODE \
    "isko2022, isko2018, isko1999, altenburg1937 or auto: by\n" \
    "                      each record's date (default: the code that the\n" \
    "                      record names, or else isko2022)\n"
#define HELP_HOUSE "house rules or other readings; help lists them\n"
#define HELP_FROM "iss, xskat, json (skatref's own) or auto (default)\n"
#define HELP_HELP "print this text\n"

/** Reads the options, up to OPTION_END, and --help. Returns false
 *  when the command ends here, with the status to exit with: help was printed,
 *  or something is wrong and was reported. optind is then the first argument. */
bool cli_read_options(const char *command, const char *help,
                      const struct cli_option *options, int argc, char **argv,
                      int *status);

/** The code of that name, or a null pointer and a message that lists them. */
const struct skr_code *cli_code(const char *command, const char *name);

/** Adds the options of a list like "contra,ramsch". Returns false after a
 *  message that lists those there are. */
bool cli_house(const char *command, const char *names, house_rules *rules);

/** Can the code have these options? Returns false after a message. */
bool cli_house_fits(const char *command, const struct skr_code *code,
                    house_rules rules);

/** Prints all options for --option=help. */
void cli_list_options(void);

#endif

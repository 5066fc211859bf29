/* The options of the commands: what they take, how they are read, and what help,
 * manual and completions say about them. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/help.h"
#include "record/house.h"
#include "words/names.h"

/** What an option sets. */
enum cli_takes { CLI_FLAG, CLI_SET, CLI_TEXT, CLI_NUMBER, CLI_WHOLE, CLI_NAME,
                 CLI_WORD, CLI_CODE, CLI_HOUSE, CLI_FROM, CLI_OWN, CLI_ROW,
                 CLI_HELP,
                 CLI_OPERAND, CLI_MORE /* no options, but rows of help */ };

/** What a shell offers for a text: file names, or a list of these, parted by commas. */
enum cli_list { LIST_NONE, LIST_FILES, LIST_WORDS, LIST_CLAUSES, LIST_CASES,
                LIST_QUESTIONS, LIST_CODES };

enum { CLI_HELP_SIZE = 512 };

/** A row of a command's table. Without help it shares that of the next row. */
struct cli_option {
    const char *name;              /**< "code"; of an operand all of it: "FILE:3". An
                                        option is read by its names in po/, too: context
                                        "option" */
    const char *argument;          /**< "CODE"; "[=json]": may be missing; or a null
                                        pointer: it takes none */
    const char *help;              /**< marked by N_(), or a null pointer */
    enum cli_takes takes;
    size_t at;                     /**< what it sets, in what the command keeps */
    int low, high;
    const char *words;
    const struct terms *terms;     /**< instead of words */
    enum cli_list list;
    bool (*read)(void *options, const char *text);
    bool (*read_row)(void *options, const struct cli_option *row, const char *text);
    const void *detail;            /**< for read_row */
};

/* The rows of a table. Each sets a MEMBER of the struct options of its command:
 * true, or a value; */
#define OPTION_FLAG(NAME, MEMBER, HELP) \
    { .name = NAME, .takes = CLI_FLAG, .at = OPTION_AT(MEMBER, bool), .help = HELP }
#define OPTION_SET(NAME, MEMBER, VALUE, HELP) \
    { .name = NAME, .takes = CLI_SET, .at = OPTION_AT(MEMBER, int), .low = VALUE, \
      .help = HELP }
/* any text, the name of a file, or a list of words, clauses ...; */
#define OPTION_TEXT(NAME, ARGUMENT, MEMBER, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_TEXT, \
      .at = OPTION_AT(MEMBER, const char *), .help = HELP }
#define OPTION_FILE(NAME, MEMBER, HELP) \
    { .name = NAME, .argument = N_("FILE"), .takes = CLI_TEXT, .list = LIST_FILES, \
      .at = OPTION_AT(MEMBER, const char *), .help = HELP }
#define OPTION_LIST(NAME, MEMBER, OF, WORDS, HELP) \
    { .name = NAME, .argument = N_("LIST"), .takes = CLI_TEXT, .list = LIST_##OF, \
      .words = WORDS, .at = OPTION_AT(MEMBER, const char *), .help = HELP }
/* a number in a range, or any whole number; */
#define OPTION_NUMBER(NAME, ARGUMENT, MEMBER, LOW, HIGH, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_NUMBER, \
      .at = OPTION_AT(MEMBER, int), .low = LOW, .high = HIGH, .help = HELP }
#define OPTION_WHOLE(NAME, ARGUMENT, MEMBER, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_WHOLE, \
      .at = OPTION_AT(MEMBER, unsigned long long), .help = HELP }
/* the number, from 0, of one of the words, which single blanks part, or of the
 * things by their keys; without an argument 0. Any other word is reported as
 * "no format 'x': ...", or as "--color=..., not 'x'"; */
#define OPTION_NAME(NAME, ARGUMENT, MEMBER, WORDS, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_NAME, \
      .at = OPTION_AT(MEMBER, int), .words = WORDS, .help = HELP }
#define OPTION_WORD(NAME, ARGUMENT, MEMBER, WORDS, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_WORD, \
      .at = OPTION_AT(MEMBER, int), .words = WORDS, .help = HELP }
#define OPTION_TERM(NAME, ARGUMENT, MEMBER, TERMS, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_NAME, \
      .at = OPTION_AT(MEMBER, int), .terms = TERMS, .help = HELP }
/* a code by its name, or also "auto": by the date of each record; house rules; a
 * format of logs, a null pointer for "auto"; */
#define OPTION_CODE(MEMBER, HELP) \
    { .name = NC_("option", "code"), .argument = N_("CODE"), .takes = CLI_CODE, \
      .at = OPTION_AT(MEMBER, const struct skr_code *), .help = HELP }
#define OPTION_CODE_OR_AUTO(MEMBER, HELP) \
    { .name = NC_("option", "code"), .argument = N_("CODE"), .takes = CLI_CODE, \
      .at = OPTION_AT(MEMBER, const struct skr_code *), .low = 1, .help = HELP }
#define OPTION_HOUSE(MEMBER) \
    { .name = NC_("option", "option"), .argument = N_("NAME,..."), .takes = CLI_HOUSE, \
      .at = OPTION_AT(MEMBER, house_rules), \
      .help = N_("house rules or other readings; help lists them") }
#define OPTION_FROM(MEMBER) \
    { .name = NC_("option", "from"), .argument = N_("FORMAT"), .takes = CLI_FROM, \
      .at = OPTION_AT(MEMBER, const struct format *), \
      .help = "the formats" /* cli_help_of lists them */ }
/* whether text between the games is reported, 0, or skipped, 1; */
#define OPTION_FOREIGN(MEMBER) \
    OPTION_NAME("foreign", N_("HOW"), MEMBER, "report skip", \
                N_("text between the games: report it as malformed (default), or skip it"))
/* what a function reads; it reports what is wrong and then returns false. WORDS: what
 * a shell offers, or a null pointer. */
#define OPTION_OWN(NAME, ARGUMENT, READ, WORDS, HELP) \
    { .name = NAME, .argument = ARGUMENT, .takes = CLI_OWN, .read = READ, \
      .words = WORDS, .help = HELP }
/* --help for a command that prints it by itself. */
#define OPTION_HELP(MEMBER, HELP) \
    { .name = "help", .takes = CLI_FLAG, .at = OPTION_AT(MEMBER, bool), .help = HELP }
/* No option, but an operand that the help explains. */
#define OPTION_OPERAND(NAME, HELP) \
    { .name = NAME, .takes = CLI_OPERAND, .help = HELP }
/* The options after it stand on the second page of the help. */
#define OPTION_MORE { .name = "", .takes = CLI_MORE }
#define OPTION_END { .name = NULL }

/* Where the member is; a member of another type does not compile. */
#define OPTION_AT(MEMBER, TYPE) \
    (offsetof(struct options, MEMBER) \
     + 0 * sizeof(&((struct options *)0)->MEMBER == (TYPE *)0))

/* What several commands say of --code. */
#define HELP_CODE N_("isko2022 (default) isko2018 isko1999 altenburg1937")
#define HELP_CODE_OR_AUTO \
    N_("isko2022 (default) isko2018 isko1999 altenburg1937 auto")
#define HELP_RECORD_CODE \
    N_("isko2022, isko2018, isko1999, altenburg1937 or auto: by each record's date" \
       " (default: the code that the record names, or else isko2022)")

/** The option --help, which every command has. */
extern const struct cli_option cli_option_help;

/** The option --lang, which the main program reads for all. */
extern const struct cli_option cli_option_language;

/** Calls take for each value that the option may have, with what it means, or "", in
 *  the language. */
void cli_each_value(const struct cli_option *o, enum language language,
                    void (*take)(void *to, const char *value, const char *about),
                    void *to);

/** More options than any command has, with --help and the end. */
#define MOST_OPTIONS 60

/** Reads the options of the command into its struct options. Returns false when
 *  the command ends here, with the status to exit with: help was printed, or
 *  something is wrong and was reported. optind is then the first argument. */
bool cli_read_options(const struct cli_help *command, void *options, int argc,
                      char **argv, int *status);

/** Reads which part of how many --part names, "3/8", or says what is wrong. */
bool cli_read_part(const char *command, const char *text, int *part, int *parts);

/** The help of a row, or of those that share it; that of --from lists the formats, and is
 *  written to text. */
const char *cli_help_of(const struct cli_option *option, enum language language,
                        char text[CLI_HELP_SIZE]);

/** The option's name in a language, as its help shows it. */
const char *cli_option_name(const struct cli_option *option, enum language language);

/** Gives options that are named in another language their English names: "--augen=70"
 *  becomes "--points=70". */
void cli_rename_options(const struct cli_help *command, int argc, char **argv);

/** The code of that name, or a null pointer and a message that lists them. */
const struct skr_code *cli_code(const char *command, const char *name);

/** Adds the options of a list like "contra,ramsch". Returns false after a
 *  message that lists those there are. */
bool cli_house(const char *command, const char *names, house_rules *rules);

/** Can the code have these options; without a code, can any? Returns false after a
 *  message. */
bool cli_house_fits(const char *command, const struct skr_code *code,
                    house_rules rules);

/** Prints all options for --option=help. */
void cli_list_options(void);

#endif

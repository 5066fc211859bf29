/* What --help prints of a command: its usage, its options, its exit status. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

struct cli_option;

/** What the arguments of a command are, besides options. */
enum cli_operands { CLI_NO_OPERANDS, CLI_FILES, CLI_CLAUSES, CLI_GAMES, CLI_QUESTIONS,
                    CLI_COMMAND /* of another program */, CLI_PAGES };

/** A command, as its help, its manual and the completions describe it. Texts are
 *  marked by N_() and broken into lines when they are printed; one that begins
 *  with a blank is printed as it is. A null pointer ends each list. */
struct cli_help {
    const char *name;                  /**< "check", "value ramsch" */
    const char *operands;              /**< in the list of commands, or "" */
    const char *about;                 /**< there: what the command does, or a null
                                            pointer: it does not stand there */
    enum cli_operands takes;
    const char *usage[4];              /**< whole lines */
    const char *text[6];               /**< before the options */
    const struct cli_option *options;
    const char *notes[4];              /**< after them */
    const char *status;                /**< "0 ...; 1 ...", or a null pointer */
    const struct cli_help *more;       /**< a second page, for the options after
                                            OPTION_MORE, or a null pointer; its
                                            name is that of the page */
};

/** Prints the first page, or the one that is named (a null pointer: the first), or the
 *  help of skatref itself, with all commands. Returns the status. */
int cli_print_help(const struct cli_help *help);
int cli_print_page(const struct cli_help *help, const char *page);
int cli_print_commands(void);

#endif

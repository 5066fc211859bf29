/* The table of the commands. */
#include "cli/commands.h"

#include <string.h>

#include "cli/cli.h"
#include "cli/options.h"

static const struct cli_option program_options[] = {
    OPTION_OPERAND(N_("skatref COMMAND --help"), N_("print the options of a command")),
    OPTION_OPERAND(N_("skatref help COMMAND"), N_("show the manual of a command")),
    OPTION_OPERAND("skatref --version", N_("print the version and the hash of the rules")),
    OPTION_OPERAND("--lang=en|de|pl|cs",
                   N_("the language of what is printed for people, in every command")),
    OPTION_END
};

const struct cli_help cli_program_help = {
    .name = "",
    .usage = { N_("skatref COMMAND [OPTION...] [ARGUMENT...]") },
    .text = {
        N_("A reference implementation of the rules of Skat: judges game logs, answers"
           " questions, and names the clause that decides."),
    },
    .options = program_options,
    .status = N_("0 all games conform, or the answer was given; 1 something"
                 " violates or is malformed; 2 usage error, unreadable input, output"
                 " error."),
};

const struct cli_command cli_commands[] = {
    { &cli_check_help, cli_check },
    { &cli_value_help, cli_value },
    { &cli_explain_help, cli_explain },
    { &cli_clause_help, cli_clause },
    { &cli_ask_help, cli_ask },
    { &cli_answer_help, cli_answer },
    { &cli_convert_help, cli_convert },
#ifndef __wasi__ /* where no other program can be started */
    { &cli_conform_help, cli_conform },
#endif
    { &cli_referee_help, cli_referee },
    { &cli_merge_help, cli_merge },
    { &cli_sheet_help, cli_sheet },
    { &cli_sample_help, cli_sample },
    { &cli_manual_help, cli_manual },
    { &cli_value_ramsch_help, cli_value_ramsch },
    { NULL, NULL }
};

const struct cli_command *cli_command_find(const char *name)
{
    for (const struct cli_command *c = cli_commands; c->help != NULL; c++)
        if (strcmp(c->help->name, name) == 0)
            return c;
    return NULL;
}

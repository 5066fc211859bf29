/* The command skatref: picks the subcommand. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/stop.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "skatref.h"

static const struct cli_option program_options[] = {
    OPTION_OPERAND(N_("skatref COMMAND --help"), N_("print the options of a command")),
    OPTION_OPERAND("skatref --version", N_("print the version and the hash of the rules")),
    OPTION_END
};

static const struct cli_help program = {
    .name = "",
    .usage = { N_("skatref COMMAND [OPTION...] [ARGUMENT...]") },
    .text = {
        N_("A reference implementation of the rules of Skat: judges game logs, answers"
           " questions, and names the clause that decides."),
    },
    .options = program_options,
    .status = N_("Exit status: 0 all games conform, or the answer was given; 1 something"
                 " violates or is malformed; 2 wrong use, unreadable input, failed"
                 " output."),
};

static const struct {
    const struct cli_help *help;
    int (*run)(int, char **);
} commands[] = {
    { &cli_check_help, cli_check },
    { &cli_value_help, cli_value },
    { &cli_explain_help, cli_explain },
    { &cli_clause_help, cli_clause },
    { &cli_ask_help, cli_ask },
    { &cli_answer_help, cli_answer },
    { &cli_convert_help, cli_convert },
    { &cli_conform_help, cli_conform },
    { &cli_merge_help, cli_merge },
    { &cli_sheet_help, cli_sheet },
    { &cli_sample_help, cli_sample },
};
#define COMMANDS (sizeof commands / sizeof *commands)

static int print_help(void)
{
    const struct cli_help *help[COMMANDS + 1] = { NULL };
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout,
                       cli_language };

    for (unsigned i = 0; i < COMMANDS; i++)
        help[i] = commands[i].help;
    cli_put_commands(&out, &program, help);
    out_to_file(&out);
    return cli_finish(0);
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";

    for (unsigned i = 0; i < COMMANDS; i++)
        if (strcmp(commands[i].help->name, name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return print_help();
    if (strcmp(name, "--version") == 0) {
        printf("skatref %s\nspec %s\nlicence MIT; rules and corpus: CC0 1.0\nhome %s\n",
               PACKAGE_VERSION, skr_spec_hash(), PACKAGE_URL);
        return cli_finish(0);
    }
    return *name ? cli_usage("", "no command '%s'", name)
                 : cli_usage("", "which command?");
}

int main(int argc, char **argv)
{
    int status;

    memory_watch();
    signal(SIGPIPE, SIG_IGN);
    stop_on_signals();
    cli_program = argv[0];
    status = cli_choose_language(&argc, argv) ? run(argc, argv) : EXIT_TROUBLE;
    stop_by_signal();
    return status;
}

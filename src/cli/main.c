/* The command skatref: picks the subcommand. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/stop.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "skatref.h"

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const struct cli_command *command = cli_command_find(name);

    if (command != NULL)
        return command->run(argc - 1, argv + 1);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return cli_print_commands();
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

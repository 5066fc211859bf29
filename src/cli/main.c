/* The command skatref: picks the subcommand. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/descriptor.h"
#include "base/nearest.h"
#include "base/standard.h"
#include "base/stop.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "skatref.h"

static int no_command(const char *name)
{
    struct nearest near = nearest_begin(name);
    char hint[NEAREST_HINT];

    for (int i = 0; cli_commands[i].help != NULL; i++)
        nearest_try(&near, cli_commands[i].help->name, strlen(cli_commands[i].help->name), i);
    nearest_say(&near, cli_language, hint);
    return cli_usage("", "no command '%s'%s", name, hint);
}

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const struct cli_command *command = cli_command_find(name);

    if (command != NULL)
        return command->run(argc - 1, argv + 1);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return cli_print_commands();
    if (strcmp(name, "--version") == 0) {
        standard_format("skatref %s\nspec %s\nlicence MIT; rules and corpus: CC0 1.0\nhome %s\n",
               PACKAGE_VERSION, skr_spec_hash(), PACKAGE_URL);
        return cli_finish(0);
    }
    return *name ? no_command(name) : cli_usage("", "which command?");
}

int main(int argc, char **argv)
{
    int status;

    signal(SIGPIPE, SIG_IGN);
    descriptors_fill();
    stop_on_signals();
    cli_program = argv[0];
    status = cli_choose_language(&argc, argv) ? run(argc, argv) : EXIT_TROUBLE;
    return status;
}

/* The table of the commands. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "cli/help.h"

struct cli_command {
    const struct cli_help *help;
    int (*run)(int argc, char **argv);
};

/** In the order of the help. A row without help ends them; one whose help says nothing
 *  about it belongs to another command: "value ramsch". */
extern const struct cli_command cli_commands[];

/** skatref itself. */
extern const struct cli_help cli_program_help;

/** The command of that name, or a null pointer. */
const struct cli_command *cli_command_find(const char *name);

#endif

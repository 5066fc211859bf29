/* The commands that the page runs, and what it leaves out: it has the cases themselves, and
 * no functions of C to show. */
#include <string.h>

#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "trace.h"

const struct cli_help cli_program_help = { .name = "" };

const struct cli_command cli_commands[] = {
    { &cli_check_help, cli_check },
    { &cli_explain_help, cli_explain },
    { &cli_clause_help, cli_clause },
    { &cli_convert_help, cli_convert },
    { &cli_sheet_help, cli_sheet },
    { NULL, NULL }
};

const struct cli_command *cli_command_find(const char *name)
{
    for (const struct cli_command *c = cli_commands; c->help != NULL; c++)
        if (strcmp(c->help->name, name) == 0)
            return c;
    return NULL;
}

const struct trace_case trace_cases[] = { { NULL, NULL, NULL, NULL, 0, false, NULL } };
const int trace_case_count = 0;
const struct trace_code trace_code[] = { { NULL, NULL, NULL, 0, 0, 0 } };
const int trace_code_count = 0;
const struct trace_number trace_numbers[] = { { NULL, NULL, NULL, NULL, NULL, NULL } };
const int trace_number_count = 0;
const struct trace_decision trace_decisions[] = { { .id = NULL } };
const int trace_decision_count = 0;
const struct trace_audit trace_audits[] = { { NULL, NULL, NULL, NULL, NULL } };
const int trace_audit_count = 0;
const struct trace_measure trace_measures[] = { { NULL, NULL, NULL, NULL, NULL, NULL, NULL } };
const int trace_measure_count = 0;

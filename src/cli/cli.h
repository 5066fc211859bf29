/* The command: one function a subcommand. */
#ifndef SKR_CLI_H
#define SKR_CLI_H

#include <stdbool.h>

/** Exit statuses, the same for every subcommand. */
enum { EXIT_CONFORMS = 0, EXIT_VIOLATES = 1, EXIT_TROUBLE = 2 };

int cli_check(int argc, char **argv);
int cli_convert(int argc, char **argv);
int cli_sample(int argc, char **argv);
int cli_answer(int argc, char **argv);
int cli_value(int argc, char **argv);
int cli_explain(int argc, char **argv);
int cli_clause(int argc, char **argv);
int cli_sheet(int argc, char **argv);

/** Tells a wrong use on stderr and how to get help. Returns EXIT_TROUBLE. */
int cli_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Tells how to get help, after a message of getopt_long. Returns EXIT_TROUBLE. */
int cli_hint(const char *command);

struct skr_code;

/** The code of that name, or a null pointer and a message that lists them. */
const struct skr_code *cli_code(const char *command, const char *name);

/** Adds house rules, named in a list like "contra,ramsch", to the code.
 *  Returns -1, or EXIT_TROUBLE after a message that lists those there are. */
int cli_options(const char *command, const char *names, struct skr_code *code);

struct reader;

/** Sets the reader of that name, a null pointer for "auto". Returns false after
 *  a message that lists them. */
bool cli_reader(const char *command, const char *name,
                const struct reader **reader);

/** Tells that the output failed, by an errno; quietly when it was a closed
 *  pipe. Returns EXIT_TROUBLE. */
int cli_output_failed(int error);

/** Flushes stdout. Returns status, or EXIT_TROUBLE when the output failed. */
int cli_finish(int status);

#endif

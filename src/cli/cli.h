/* The command: one function a subcommand. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <getopt.h>
#include <stdbool.h>

#include "base/language.h"

/** Exit statuses, the same for every subcommand. */
enum { EXIT_CONFORMS = 0, EXIT_VIOLATES = 1, EXIT_TROUBLE = 2 };

int cli_check(int argc, char **argv);
int cli_convert(int argc, char **argv);
int cli_sample(int argc, char **argv);
int cli_answer(int argc, char **argv);
int cli_ask(int argc, char **argv);
int cli_value(int argc, char **argv);

/** `skatref value ramsch`: what a ramsch comes to. */
int cli_value_ramsch(int argc, char **argv);
int cli_explain(int argc, char **argv);
int cli_clause(int argc, char **argv);
int cli_sheet(int argc, char **argv);
int cli_conform(int argc, char **argv);
int cli_merge(int argc, char **argv);
int cli_referee(int argc, char **argv);

/** `skatref help`: the manual, and what manuals and shells are told of the options. */
int cli_manual(int argc, char **argv);

struct cli_help;
extern const struct cli_help cli_check_help, cli_value_help, cli_explain_help,
    cli_clause_help, cli_ask_help, cli_answer_help, cli_convert_help, cli_conform_help,
    cli_merge_help, cli_referee_help, cli_sheet_help, cli_sample_help, cli_manual_help, cli_value_ramsch_help;

/** How the program was called. */
extern const char *cli_program;

/** The language of what is printed for people. */
extern enum language cli_language;

/** Sets the language: by --lang=NAME, which may stand before or after the command and is
 *  taken out of the arguments, or by the environment. Returns false after a message. */
bool cli_choose_language(int *argc, char **argv);

/** Tells a wrong use on stderr and how to get help. Returns EXIT_TROUBLE. */
int cli_usage(const char *command, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/** Tells how to get help. Returns EXIT_TROUBLE. */
int cli_hint(const char *command);

/** getopt_long, which leaves the messages to cli_wrong_option. options: with a
 *  val above all characters; argv as getopt_long was given it. Returns the val;
 *  -1 after the last option; a character for a wrong one. */
int cli_next_option(int argc, char **argv, const struct option *options);

/** Tells what is wrong with the option that cli_next_option refused with this
 *  character, and how to get help. Returns EXIT_TROUBLE. */
int cli_wrong_option(const char *command, int refused, char *const *argv,
                     const struct option *options);

/** Tells that the output failed, by an errno; quietly when it was a closed
 *  pipe. Returns EXIT_TROUBLE. */
int cli_output_failed(int error);

/** Tells that there is no memory. Returns EXIT_TROUBLE. */
int cli_no_memory(void);

/** Flushes standard output. Returns status, or EXIT_TROUBLE when the output or memory
 *  failed, which is told. */
int cli_finish(int status);

#endif

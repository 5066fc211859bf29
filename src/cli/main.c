/* The command skatref: picks the subcommand. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/stop.h"
#include "cli/cli.h"
#include "skatref.h"

static const char help[] =
    "Usage: skatref COMMAND [OPTION...] [ARGUMENT...]\n"
    "\n"
    "A reference implementation of the rules of Skat: judges game logs, answers\n"
    "questions, and names the clause that decides.\n"
    "\n"
    "  check [FILE...]     judge logs (standard input without FILE or with -)\n"
    "  value GAME ...      print the value of a game, step by step\n"
    "  explain FILE[:N]    print one game trick by trick, with the clauses\n"
    "  clause [ID|WORD]    print a clause, with its sources, cases and functions\n"
    "  ask NAME KEY=VALUE  answer any question: misdeals, auctions, cards, endings\n"
    "  answer              answer questions in JSON, one on each line\n"
    "  convert [FILE...]   write records in another format\n"
    "  conform -- COMMAND  put the corpus to another engine\n"
    "  merge FILE...       add up the summaries of parts of a log\n"
    "  sheet [FILE]        compute and verify a score list\n"
    "  sample              write random games, legal or broken on purpose\n"
    "\n"
    "  skatref COMMAND --help    print the options of a command\n"
    "  skatref --version         print the version and the hash of the rules\n"
    "\n"
    "Exit status: 0 all games conform, or the answer was given; 1 something violates\n"
    "or is malformed; 2 wrong use, unreadable input, failed output.\n";

static const struct { const char *name; int (*run)(int, char **); } commands[] = {
    { "check", cli_check },
    { "value", cli_value },
    { "explain", cli_explain },
    { "clause", cli_clause },
    { "ask", cli_ask },
    { "answer", cli_answer },
    { "convert", cli_convert },
    { "sheet", cli_sheet },
    { "sample", cli_sample },
    { "conform", cli_conform },
    { "merge", cli_merge },
};

static int run(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";

    for (unsigned i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(commands[i].name, name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        fputs(help, stdout);
        return cli_finish(0);
    }
    if (strcmp(name, "--version") == 0) {
        printf("skatref %s\nspec %s\n", PACKAGE_VERSION, skr_spec_hash());
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

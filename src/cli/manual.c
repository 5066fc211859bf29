/* skatref help: shows a manual; prints what manuals and shells are told. */
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/beside.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/complete.h"
#include "cli/options.h"
#include "cli/source.h"

extern char **environ;

struct options { bool complete, source; };

static const struct cli_option options[] = {
    OPTION_FLAG("complete", complete,
                N_("followed by -- and the words of a command line: print what a shell may"
                   " put in place of the last word, one on each line, with a tab before"
                   " its meaning")),
    OPTION_FLAG("source", source,
                N_("print what the manual takes from the program, as the source of a"
                   " manual page")),
    OPTION_END
};

const struct cli_help cli_manual_help = {
    .name = "help",
    .operands = N_("[COMMAND]"),
    .about = N_("show the manual of a command"),
    .takes = CLI_PAGES,
    .usage = {
        N_("skatref help [COMMAND]"),
        N_("skatref help --complete -- WORD..."),
        N_("skatref help --source PAGE"),
    },
    .text = {
        N_("Shows the manual of a command, or of record (the format of skatref's own"
           " logs), protocol (questions and answers) or clauses (all rules), by the"
           " program man. Without man, or where the manual is not installed, it prints"
           " what --help prints."),
    },
    .options = options,
    .status = N_("0 success; 2 usage error, or there is no such manual."),
};

/* The pages that are not about a command, and their sections. */
static const struct { const char *name; char section; } pages[] = {
    { "record", '5' }, { "protocol", '7' }, { "clauses", '7' },
};
#define PAGES (sizeof pages / sizeof *pages)

/* The section of a page, or '\0': there is no such page. */
static char section_of(const char *name)
{
    const struct cli_command *command = cli_command_find(name);

    for (size_t i = 0; i < PAGES; i++)
        if (strcmp(pages[i].name, name) == 0)
            return pages[i].section;
    return command != NULL && command->help->about != NULL ? '1' : '\0';
}

/* ----------------------------------------------------------------------- source */

static int print_source(const char *page)
{
    const struct cli_command *command = cli_command_find(page);
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    if (command != NULL)
        cli_put_source(&out, command->help);
    if (strcmp(page, "value") == 0)
        cli_put_source(&out, &cli_value_ramsch_help);
    if (strcmp(page, "skatref") == 0)
        cli_put_commands_source(&out);
    else if (strcmp(page, "protocol") == 0)
        cli_put_facts_source(&out);
    else if (strcmp(page, "clauses") == 0)
        cli_put_clauses_source(&out);
    else if (command == NULL && section_of(page) == '\0')
        return cli_usage("help", "no manual '%s'", page);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

static int print_completions(int words, char *const *word)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    cli_put_completions(&out, words, word);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* ------------------------------------------------------------------------- man */

/* Runs man and waits for it. quietly: without its messages. Returns whether it
 * showed the page. */
static bool run_man(const char *page, bool quietly)
{
    char name[] = "man", file[512], *argv[] = { name, file, NULL };
    posix_spawn_file_actions_t actions;
    int status = -1;
    pid_t pid;

    snprintf(file, sizeof file, "%s", page);
    if (posix_spawn_file_actions_init(&actions) != 0)
        return false;
    if (quietly)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY,
                                         0);
    if (posix_spawnp(&pid, "man", &actions, NULL, argv, environ) == 0) {
        void (*before)(int) = signal(SIGINT, SIG_IGN);   /* it is for the pager */

        waitpid(pid, &status, 0);
        signal(SIGINT, before);
    }
    posix_spawn_file_actions_destroy(&actions);
    return status == 0;
}

/* The page beside the program: where it was built, or wherever it was moved. */
static bool find_page(const char *name, char section, char path[512])
{
    char places[4][120];
    const char *language = language_code(cli_language);

    snprintf(places[0], sizeof *places, "man/%s/%s.%c", language, name, section);
    snprintf(places[1], sizeof *places, "../share/man/%s/man%c/%s.%c", language, section,
             name, section);
    snprintf(places[2], sizeof *places, "man/%s.%c", name, section);
    snprintf(places[3], sizeof *places, "../share/man/man%c/%s.%c", section, name,
             section);
    for (int i = 0; i < 4; i++)
        if (file_beside(cli_program, places[i], path))
            return true;
    return false;
}

static int show(const char *name)
{
    const struct cli_command *command;
    char page[64], path[512], section;
    bool beside;

    if (strncmp(name, "skatref-", strlen("skatref-")) == 0)   /* as man calls it */
        name += strlen("skatref-");
    command = cli_command_find(name);
    section = section_of(name);
    if (section == '\0')
        return cli_usage("help", "no manual '%s': the commands, record, protocol and"
                         " clauses have one", name);
    if (cli_language == POLISH || cli_language == CZECH)
        say_error("skatref help: this manual exists in English and German only");
    snprintf(page, sizeof page, "skatref-%s", name);
    beside = find_page(page, section, path);
    if (run_man(beside ? path : page, !beside))
        return EXIT_CONFORMS;
    if (command != NULL)
        return cli_print_help(command->help);
    if (beside)
        return cli_usage("help", "the program man cannot show %s; if it is missing, on"
                         " Debian: apt-get install man-db", path);
    return cli_usage("help", "the manual %s(%c) is not installed, or the program man is"
                     " missing", page, section);
}

int cli_manual(int argc, char **argv)
{
    struct options o = { .source = false };
    int status;

    if (!cli_read_options(&cli_manual_help, &o, argc, argv, &status))
        return status;
    argc -= optind;
    argv += optind;
    if (o.complete)
        return argc > 0 ? print_completions(argc, argv)
            : cli_usage("help", "which words? --complete -- WORD...");
    if (argc > 1)
        return cli_usage("help", "one manual at a time, not '%s' too", argv[1]);
    if (o.source)
        return argc == 1 ? print_source(argv[0])
            : cli_usage("help", "which manual? --source PAGE");
    return argc == 1 ? show(argv[0]) : cli_print_commands();
}

/* skatref referee: has players play matches under the rules. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "base/ordered.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "match/write.h"

#define UNSET (~0ull)            /* of --deals */

enum form_of_match { TEXT, JSON, HTML };

struct options {
    struct match match;
    house_rules rules;
    unsigned long long seed, deals;
    const char *against, *deals_from, *record, *list;
    int scheme, format;
    bool duplicate, strict, wrong;
};

static bool add_engine(void *o, const char *text);
static bool set_format(void *o, const char *name);
static bool read_part(void *o, const char *text);

static const struct cli_option options[] = {
    OPTION_OWN("engine", N_("NAME=COMMAND"), add_engine, "random sample",
               N_("a player: an engine and the command that starts it, or one of skatref's"
                  " own, random or sample; once for each player")),
    OPTION_TEXT("against", N_("NAME"), against,
                N_("each player sits at a table with two of this one (default: any three"
                   " players together)")),
    OPTION_WHOLE("seed", N_("S"), seed, N_("for the deals, a whole number (default 1)")),
    OPTION_WHOLE("deals", N_("N"), deals, N_("number of deals (default 100)")),
    OPTION_FILE("deals-from", deals_from,
                N_("take the deals from a log, or from texts of states, one on each line")),
    OPTION_FLAG("duplicate", duplicate, N_("play each deal in every seating")),
    OPTION_CODE(match.code, HELP_CODE),
    OPTION_HOUSE(rules),
    OPTION_NAME("scheme", N_("SCHEME"), scheme, "seeger-fabian seeger plain",
                N_("how the list is scored: seeger-fabian (default), seeger or plain")),
    OPTION_NUMBER("timeout", N_("SECONDS"), match.timeout, 1, 3600,
                  N_("time for a move (default 10)")),
    OPTION_NUMBER("give-up", N_("N"), match.give_up, 1, 1000000,
                  N_("stop asking an engine that was late or dead N times in a row"
                     " (default 10)")),
    OPTION_NUMBER("jobs", N_("N"), match.jobs, 1, MOST_JOBS,
                  N_("play N deals at a time (default 1)")),
    OPTION_FLAG("strict", strict, N_("end the match when a player has broken a rule")),
    OPTION_FILE("record", record, N_("write a record of each game as it ends")),
    OPTION_OWN("to", N_("FORMAT"), set_format, "json iss",
               N_("the format of the records: json (default) or iss")),
    OPTION_FILE("list", list, N_("write a score list, which skatref sheet adds up")),
    OPTION_OWN("part", N_("K/N"), read_part, NULL,
               N_("play only part K of N of the deals; skatref merge adds up what"
                  " --format=json wrote")),
    OPTION_NAME("format", N_("FORMAT"), format, "text json html",
                N_("text (default), json or html")),
    OPTION_END
};

const struct cli_help cli_referee_help = {
    .name = "referee",
    .operands = N_("-- COMMAND"),
    .about = N_("have engines play against each other under the rules"),
    .takes = CLI_COMMAND,
    .usage = {
        N_("skatref referee [OPTION...] -- COMMAND [ARG...]"),
        N_("skatref referee [OPTION...] --engine=NAME=COMMAND..."),
    },
    .text = {
        N_("Deals, asks each player for his moves, rules on what he does, and adds up the"
           " games. The README.md of the corpus (in the source: corpus/engines) describes"
           " what an engine reads and writes."),
    },
    .options = options,
    .status = N_("0 all moves were legal; 1 a player broke a rule, or was late"
                 " or dead; 2 usage error, deals that are impossible, a command that cannot be"
                 " started, output error."),
};

/* --------------------------------------------------------------------- players */

/* "random" and "sample" need no command, with a name or without. */
static enum player_kind own_player(const char *name)
{
    return strcmp(name, "random") == 0 ? PLAYER_RANDOM
        : strcmp(name, "sample") == 0 ? PLAYER_SAMPLE : PLAYER_ENGINE;
}

/* What a list can have as a name. */
static bool is_name(const char *name, size_t length)
{
    return length > 0 && length <= 60 && strcspn(name, ",;\"\t|\n") >= length;
}

static bool is_taken(const struct match *m, const char *name)
{
    for (int n = 0; n < m->players; n++)
        if (strcmp(m->player[n].name, name) == 0)
            return true;
    return false;
}

/* The shell starts the command of an option. */
static char **by_shell(const char *text)
{
    static char shell[] = "sh", option[] = "-c";
    char **command = calloc(4, sizeof *command);

    if (command == NULL)
        return NULL;
    command[0] = shell;
    command[1] = option;
    command[2] = strdup(text);
    return command;
}

static bool fits(const struct match *m, const char *text, const char *equals)
{
    size_t length = equals != NULL ? (size_t)(equals - text) : strlen(text);

    if (m->players == MOST_PLAYERS)
        cli_usage("referee", "a match has 16 players at most");
    else if (!is_name(text, length) || (equals != NULL && equals[1] == '\0')
             || (equals == NULL && own_player(text) == PLAYER_ENGINE))
        cli_usage("referee", "--engine=%s: expected NAME=COMMAND, random or sample", text);
    else
        return true;
    return false;
}

static bool add_engine(void *asked, const char *text)
{
    struct options *o = asked;
    struct match *m = &o->match;
    const char *equals = strchr(text, '=');
    struct player *p = &m->player[m->players];
    char *name;

    if (!fits(m, text, equals))
        return false;
    name = strndup(text, equals != NULL ? (size_t)(equals - text) : strlen(text));
    *p = (struct player){ .name = name,
                          .kind = own_player(equals != NULL ? equals + 1 : text) };
    if (p->kind == PLAYER_ENGINE)
        p->command = by_shell(equals + 1);
    if (name == NULL || (p->kind == PLAYER_ENGINE && p->command == NULL))
        return cli_no_memory(), false;
    if (is_taken(m, name)) {
        cli_usage("referee", "two players have the name '%s'", name);
        return false;
    }
    m->players++;
    return true;
}

/* The player that is named; adds one of skatref's own. -2: after a message. */
static int find_against(struct options *o)
{
    struct match *m = &o->match;

    if (o->against == NULL)
        return SKR_NOBODY;
    if (!is_taken(m, o->against) && own_player(o->against) == PLAYER_ENGINE) {
        cli_usage("referee", "--against=%s: no player has this name", o->against);
        return -2;
    }
    if (!is_taken(m, o->against) && !add_engine(o, o->against))
        return -2;
    for (int n = 0; n < m->players; n++)
        if (strcmp(m->player[n].name, o->against) == 0)
            return n;
    return -2;
}

/* The command after -- is one more player. */
static bool add_command(struct match *m, char **command)
{
    if (*command == NULL)
        return true;
    if (m->players == MOST_PLAYERS || is_taken(m, "engine"))
        return cli_usage("referee", "too many players"), false;
    m->player[m->players++] = (struct player){ "engine", PLAYER_ENGINE, command };
    return true;
}

/* ---------------------------------------------------------------------- options */

static bool set_format(void *asked, const char *name)
{
    struct options *o = asked;

    o->match.format = format_find(name);
    if (o->match.format != NULL && o->match.format->write != NULL)
        return true;
    cli_usage("referee", "cannot write the format '%s': use iss or json", name);
    return false;
}

static bool read_part(void *asked, const char *text)
{
    struct options *o = asked;

    return cli_read_part("referee", text, &o->match.part, &o->match.parts);
}

/* Standard output has the result; a file named "-" is what nobody means. */
static bool open_output(const char *option, const char *name, FILE **file)
{
    if (name != NULL && strcmp(name, "-") == 0) {
        cli_usage("referee", "--%s=-: standard output has the result; name a file", option);
        return false;
    }
    *file = name != NULL ? fopen(name, "w") : NULL;
    if (name == NULL || *file != NULL)
        return true;
    say_error("skatref referee: cannot write %s: %s", name, strerror(errno));
    return false;
}

/* One file for both would have parts of each. */
static bool are_two(const struct options *o)
{
    struct stat a, b;

    if (o->record == NULL || o->list == NULL || fstat(fileno(o->match.records), &a) != 0
        || fstat(fileno(o->match.list), &b) != 0 || !S_ISREG(a.st_mode)
        || a.st_dev != b.st_dev || a.st_ino != b.st_ino)
        return true;
    cli_usage("referee", "--record and --list name the same file, %s", o->list);
    return false;
}

static bool close_output(const char *name, FILE *file)
{
    if (file == NULL)
        return true;
    if (ferror(file) == 0 && fclose(file) == 0)
        return true;
    say_error("skatref referee: cannot write %s: %s", name, strerror(errno));
    return false;
}

/* Which deals are played. */
static bool choose_deals(struct options *o)
{
    struct match *m = &o->match;
    struct match_deal *given = NULL;
    unsigned long long deals = o->deals != UNSET ? o->deals : 100;
    unsigned long long part = o->match.parts > 0 ? (unsigned long long)o->match.part : 1;
    unsigned long long parts = o->match.parts > 0 ? (unsigned long long)o->match.parts : 1;

    if (deals == 0 || deals > MOST_DEALS_OF_MATCH)
        return cli_usage("referee", "--deals: expected a number from 1 to 1000000000"), false;
    if (o->deals_from != NULL) {
        long long count = match_read_deals(o->deals_from, m->code, &given);

        if (count < 0)
            return false;
        if (o->deals == UNSET || deals > (unsigned long long)count)
            deals = (unsigned long long)count;
        m->given = given;
        match_note_given(m, deals);
    }
    m->deals = deals;
    m->first = deals * (part - 1) / parts;
    m->end = deals * part / parts;
    return true;
}

/* ---------------------------------------------------------------------- running */

static void report(const struct options *o, const struct results *results)
{
    static char buffer[32768];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    switch ((enum form_of_match)o->format) {
    case TEXT: match_text(&out, &o->match, results); break;
    case JSON: match_json(&out, &o->match, results); break;
    case HTML: match_html(&out, &o->match, results); break;
    }
    out_standard(&out);
}

static void write_header(const struct match *m)
{
    char text[4096];
    struct out out = out_to(m->list, text, sizeof text, ENGLISH);

    write_list_header(&out, m);
    out_to_file(&out);
}

static int play(struct options *o, struct results *results)
{
    struct match *m = &o->match;
    bool sound;

    if (!open_output("record", o->record, &m->records)
        || !open_output("list", o->list, &m->list)
        || !are_two(o))
        return EXIT_TROUBLE;
    if (m->list != NULL)
        write_header(m);
    sound = match_run(m, results);
    sound &= close_output(o->record, m->records);
    sound &= close_output(o->list, m->list);
    if (memory_ever_failed())
        return cli_no_memory();
    if (!sound && results->deals == 0)
        return EXIT_TROUBLE;
    report(o, results);
    return cli_finish(!sound ? EXIT_TROUBLE
                      : match_any_broken(results, m->players) ? EXIT_VIOLATES
                      : EXIT_CONFORMS);
}

/* Everything that the options say, into the match. Returns false after a message. */
static bool prepare(struct options *o, char **command)
{
    static struct skr_code code;
    struct match *m = &o->match;
    int against;

    if (!add_command(m, command) || (against = find_against(o)) == -2)
        return false;
    if (m->players == 0 || (against != SKR_NOBODY && m->players == 1))
        return cli_usage("referee", N_("which players? --engine=NAME=COMMAND, --engine=sample,"
                                       " or -- COMMAND")), false;
    if (!cli_house_fits("referee", m->code, o->rules))
        return false;
    m->code = house_code(m->code, o->rules, &code);
    m->seed = o->seed;
    m->duplicate = o->duplicate;
    m->strict = o->strict;
    m->scheme = (enum skr_scheme)o->scheme;
    match_seat(m, against);
    return choose_deals(o);
}

/* The player after -- has nothing to be freed. */
static void free_players(struct match *m, char **command)
{
    for (int n = 0; n < m->players; n++) {
        struct player *p = &m->player[n];

        if (p->command == command)
            continue;
        if (p->command != NULL)
            free(p->command[2]);
        free(p->command);
        free((char *)p->name);
    }
    free((struct match_deal *)m->given);
}

int cli_referee(int argc, char **argv)
{
    static struct options o;     /* too large for the stack */
    struct results *results = calloc(1, sizeof *results);
    int status;

    o = (struct options){
        .match = { .timeout = 10, .give_up = 10, .jobs = 1, .format = &json_format,
                   .code = skr_code_at(0) },
        .seed = 1, .deals = UNSET,
    };
    if (results == NULL)
        return cli_no_memory();
    if (cli_read_options(&cli_referee_help, &o, argc, argv, &status))
        status = prepare(&o, argv + optind) ? play(&o, results) : EXIT_TROUBLE;
    free_players(&o.match, argv + optind);
    match_results_free(results);
    free(results);
    return status;
}

/* skatref value ramsch: what a ramsch comes to, step by step. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "question/ask.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/value.h"
#include "judge/judge.h"
#include "report/steps.h"

static const char help[] =
    "Usage: skatref value ramsch --option=NAME --points=F,M,R --tricks=F,M,R\n"
    "\n"
    "What a ramsch costs whom, step by step, each step with its clause.\n"
    "\n"
    "  --option=ramsch           the loser's card points (home.ramsch-points)\n"
    "  --option=ramsch-double    twice these (home.ramsch-double)\n"
    "  --option=ramsch-fixed     10, 15 or 20 (home.ramsch-fixed)\n"
    "  --option=pushed-ramsch    a pushed ramsch (home.pushed-ramsch)\n"
    "  --points=F,M,R            card points in the tricks of forehand, middlehand\n"
    "                            and rearhand; the rest of 120 is in the skat\n"
    "  --tricks=F,M,R            their tricks, ten together\n"
    "  --refused=N               pushed: how many players refused the cards\n"
    "  --code=CODE               isko2022 (default), isko1999, altenburg1937\n"
    "  --help                    this text\n"
    "\n"
    "Exit status: 0 the score was given; 2 wrong use, or facts that cannot be.\n";

static int wrong_use(const char *format, const char *word)
{
    return cli_usage("value ramsch", format, word);
}

/* --------------------------------------------------------------------- output */

static void print_steps(const struct skr_ramsch_value *v)
{
    for (int i = 0; i < v->steps; i++)
        printf("%-34s%5d  %s\n", report_ramsch_step(v->step[i].clause),
               v->step[i].sum, skr_clause_info(v->step[i].clause)->id);
}

static int answer(const struct skr_ramsch *ramsch)
{
    struct skr_ramsch_value v;
    enum skr_error error = skr_ramsch_value(ramsch, &v);

    if (error != SKR_OK)
        return wrong_use("that cannot be: %s", skr_error_text(error));
    print_steps(&v);
    putchar('\n');
    for (int seat = 0; seat < 3; seat++)
        printf(v.score[seat] == 0 ? "%-10s %d\n" : "%-10s %+d\n",
               seat_name(seat), v.score[seat]);
    printf("(%s)\n", skr_clause_info(v.clause)->id);
    return cli_finish(EXIT_CONFORMS);
}

/* -------------------------------------------------------------------- options */

/* Three numbers, for forehand, middlehand and rearhand. */
static bool parse_seats(const char *text, int number[3])
{
    int a, b, c, length = 0;

    if (sscanf(text, "%3d,%3d,%3d%n", &a, &b, &c, &length) != 3
        || text[length] != '\0')
        return false;
    number[0] = a;
    number[1] = b;
    number[2] = c;
    return true;
}

static int set_refused(struct skr_ramsch *r)
{
    if (strlen(optarg) != 1 || *optarg < '0' || *optarg > '3')
        return wrong_use("--refused must be a number from 0 to 3, not '%s'",
                         optarg);
    r->refused = (*optarg - '0');
    return -1;
}

static int set_code(struct skr_code *house)
{
    const struct skr_code *code = cli_code("value ramsch", optarg);
    struct skr_code room;

    if (code == NULL)
        return EXIT_TROUBLE;
    *house = *house_code(code, house_of(house), &room);
    return -1;
}

static int set_house(struct skr_code *house)
{
    house_rules rules = house_of(house);
    struct skr_code room;

    if (!cli_house("value ramsch", optarg, &rules))
        return EXIT_TROUBLE;
    *house = *house_code(house, rules, &room);
    return -1;
}

/* Sets one option. Returns -1, or the status to exit with. */
static int set_option(struct skr_ramsch *r, struct skr_code *house,
                      bool seen[2], int option)
{
    switch (option) {
    case 'p':
    case 't':
        seen[option == 't'] = true;
        if (parse_seats(optarg, option == 'p' ? r->points : r->tricks))
            return -1;
        return wrong_use("three numbers, of forehand, middlehand and rearhand,"
                         " like 50,40,20, not '%s'", optarg);
    case 'r':
        return set_refused(r);
    case 'o':
        return set_house(house);
    case 'c':
        return set_code(house);
    case 'h':
        fputs(help, stdout);
        return cli_finish(EXIT_CONFORMS);
    default:
        return cli_hint("value ramsch");
    }
}

static int check(const struct skr_ramsch *r, const bool seen[2])
{
    if (!seen[0])
        return wrong_use("the card points of the three? %s", "--points=F,M,R");
    if (!seen[1])
        return wrong_use("the tricks of the three? %s", "--tricks=F,M,R");
    if (r->refused > 0 && !r->pushed)
        return wrong_use("cards are refused in pushed ramsch: %s",
                         "--option=pushed-ramsch");
    return -1;
}

int cli_value_ramsch(int argc, char **argv)
{
    static const struct option options[] = {
        { "points", required_argument, NULL, 'p' },
        { "tricks", required_argument, NULL, 't' },
        { "refused", required_argument, NULL, 'r' },
        { "option", required_argument, NULL, 'o' },
        { "code", required_argument, NULL, 'c' },
        { "help", no_argument, NULL, 'h' },
        { NULL, 0, NULL, 0 },
    };
    struct skr_code house = *skr_code_at(0);
    struct skr_ramsch ramsch = { .code = &house };
    bool seen[2] = { false, false };
    int option, status;

    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1)
        if ((status = set_option(&ramsch, &house, seen, option)) != -1)
            return status;
    if (optind < argc)
        return wrong_use("what is '%s'?", argv[optind]);
    ramsch.pushed = skr_in_force(&house, SKR_C_HOME_PUSHED_RAMSCH);
    status = check(&ramsch, seen);
    return status != -1 ? status : answer(&ramsch);
}

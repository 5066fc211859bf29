/* skatref value ramsch: what a ramsch comes to, step by step. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/names.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/ask.h"
#include "question/people.h"
#include "question/steps.h"

static const char help[] =
    "Usage: skatref value ramsch --option=NAME --points=F,M,R --tricks=F,M,R\n"
    "\n"
    "Prints what a ramsch costs each player, step by step, each step with its clause.\n"
    "\n"
    "  --option=ramsch           the loser's card points (home.ramsch-points)\n"
    "  --option=ramsch-double    twice these (home.ramsch-double)\n"
    "  --option=ramsch-fixed     10, 15 or 20 (home.ramsch-fixed)\n"
    "  --option=pushed-ramsch    a pushed ramsch (home.pushed-ramsch)\n"
    "  --points=F,M,R            card points in the tricks of forehand, middlehand\n"
    "                            and rearhand; the rest of 120 is in the skat\n"
    "  --tricks=F,M,R            their tricks, ten together\n"
    "  --refused=N               pushed: how many players refused the cards\n"
    "  --last-trick=F            who took the last trick (F, M or R), for\n"
    "                            home.ramsch-last-trick\n"
    "  --code=CODE               " HELP_CODE
    "  --help                    " HELP_HELP
    "\n"
    "Exit status: 0 the score was given; 2 wrong use, or impossible facts.\n";

/* What was said on the command line. */
struct query {
    struct skr_ramsch ramsch;
    bool points, tricks;       /**< were given */
    int refusals;              /**< messages printed */
};

static void refuse(struct query *q, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void refuse(struct query *q, const char *format, ...)
{
    va_list arguments;

    fputs("skatref value ramsch: ", stderr);
    va_start(arguments, format);
    say_error_part(format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    q->refusals++;
}

/* --------------------------------------------------------------------- output */

static void write_out(struct out *out)
{
    fwrite(out->data, 1, out->size, stdout);
    out->size = 0;
}

static void put_score(struct out *out, const struct skr_ramsch_value *v)
{
    for (int i = 0; i < v->steps; i++)
        out_format(out, "%-34s%5d  %s\n",
                   ramsch_step(v->step[i].clause), v->step[i].sum,
                   clause_id(v->step[i].clause));
    out_text(out, "\n");
    for (int seat = 0; seat < 3; seat++)
        out_format(out, v->score[seat] == 0 ? "%-10s %d\n" : "%-10s %+d\n",
                   seat_name(seat), v->score[seat]);
    out_format(out, "(%s)\n", clause_id(v->clause));
    put_sentence(out, 0, v->clause);
}

static int answer(struct query *q)
{
    char buffer[1024];
    struct out out = { buffer, 0, sizeof buffer, write_out, NULL,
                       cli_language };
    struct skr_ramsch_value v;
    enum skr_error error = skr_ramsch_value(&q->ramsch, &v);

    if (error != SKR_OK) {
        refuse(q, "that cannot be: %s", skr_error_text(error));
        return cli_hint("value ramsch");
    }
    put_score(&out, &v);
    write_out(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* -------------------------------------------------------------------- options */

/* Three numbers, for forehand, middlehand and rearhand. */
static void read_seats(struct query *q, const char *text, int number[3])
{
    int n[3], length = 0;

    if (sscanf(text, "%3d,%3d,%3d%n", &n[0], &n[1], &n[2], &length) == 3
        && text[length] == '\0')
        memcpy(number, n, sizeof n);
    else
        refuse(q, "three numbers, of forehand, middlehand and rearhand, like"
               " 50,40,20, not '%s'", text);
}

/* What is wrong is refused after all options, and so the options are read on. */
static bool read_points(void *query, const char *text)
{
    struct query *q = query;

    q->points = true;
    read_seats(q, text, q->ramsch.points);
    return true;
}

static bool read_tricks(void *query, const char *text)
{
    struct query *q = query;

    q->tricks = true;
    read_seats(q, text, q->ramsch.tricks);
    return true;
}

static bool read_refused(void *query, const char *text)
{
    struct query *q = query;

    if (strlen(text) != 1 || *text < '0' || *text > '3')
        refuse(q, "--refused must be a number from 0 to 3, not '%s'", text);
    else
        q->ramsch.refused = *text - '0';
    return true;
}

static bool read_last(void *query, const char *text)
{
    struct query *q = query;

    q->ramsch.last = 1 + term_find(&seat_terms, text);
    if (q->ramsch.last == 0)
        refuse(q, "--last-trick must be F, M or R, not '%s'", text);
    return true;
}

static void check(struct query *q)
{
    if (!q->points)
        refuse(q, "the card points of the three? %s", "--points=F,M,R");
    if (!q->tricks)
        refuse(q, "the tricks of the three? %s", "--tricks=F,M,R");
    if (q->ramsch.refused > 0 && !q->ramsch.pushed)
        refuse(q, "cards are refused in pushed ramsch: %s",
               "--option=pushed-ramsch");
}

int cli_value_ramsch(int argc, char **argv)
{
    const struct skr_code *code = skr_code_at(0);
    struct skr_code room;
    house_rules rules = 0;
    struct query q = { .refusals = 0 };
    const struct cli_option options[] = {
        OPTION_OWN("points", &q, read_points),
        OPTION_OWN("tricks", &q, read_tricks),
        OPTION_OWN("refused", &q, read_refused),
        OPTION_OWN("last-trick", &q, read_last),
        OPTION_HOUSE(&rules),
        OPTION_CODE(&code),
        OPTION_END
    };
    int status;

    if (!cli_read_options("value ramsch", help, options, argc, argv, &status))
        return status;
    for (; optind < argc; optind++)
        refuse(&q, "unexpected argument '%s'", argv[optind]);
    q.ramsch.code = house_code(code, rules, &room);
    q.ramsch.pushed = skr_in_force(q.ramsch.code, SKR_C_HOME_PUSHED_RAMSCH);
    check(&q);
    return q.refusals > 0 ? cli_hint("value ramsch") : answer(&q);
}

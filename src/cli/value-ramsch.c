/* skatref value ramsch: what a ramsch comes to, step by step. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/width.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/answer-text.h"
#include "question/ask.h"
#include "question/steps.h"
#include "report/rules.h"
#include "words/words.h"

/* What was said on the command line. */
struct options {
    struct skr_ramsch ramsch;
    const struct skr_code *code;
    house_rules rules;
    bool points, tricks;       /**< were given */
    int refusals;              /**< messages printed */
};

static bool read_points(void *query, const char *text);
static bool read_tricks(void *query, const char *text);
static bool read_refused(void *query, const char *text);
static int seat_of(const char *text)
{
    int seat = term_read(&seat_terms, text);

    return seat >= 0 ? seat : SKR_NOBODY;
}

static bool read_last(void *query, const char *text);

static const struct cli_option options[] = {
    OPTION_HOUSE(rules),
    OPTION_OPERAND("    ramsch", N_("the loser's card points (home.ramsch-points)")),
    OPTION_OPERAND("    ramsch-double", N_("twice these (home.ramsch-double)")),
    OPTION_OPERAND("    ramsch-fixed", N_("10, 15 or 20 (home.ramsch-fixed)")),
    OPTION_OPERAND("    pushed-ramsch", N_("a pushed ramsch (home.pushed-ramsch)")),
    OPTION_OWN("points", N_("F,M,R"), read_points, NULL,
               N_("card points in the tricks of forehand, middlehand and rearhand; the"
                  " rest of 120 is in the skat")),
    OPTION_OWN("tricks", N_("F,M,R"), read_tricks, NULL,
               N_("their tricks, ten together")),
    OPTION_OWN("refused", N_("N"), read_refused, "0 1 2 3",
               N_("pushed: how many players refused the cards")),
    OPTION_OWN("last-trick", N_("F"), read_last, "F M R",
               N_("who took the last trick (F, M or R), for home.ramsch-last-trick")),
    OPTION_CODE(code, HELP_CODE),
    OPTION_END
};

const struct cli_help cli_value_ramsch_help = {
    .name = "value ramsch",
    .usage = { N_("skatref value ramsch --option=NAME --points=F,M,R --tricks=F,M,R") },
    .text = {
        N_("Prints what a ramsch costs each player, step by step, each step with its"
           " clause."),
    },
    .options = options,
    .status = N_("0 the score was given; 2 wrong use, or impossible"
                 " facts."),
};

static void refuse(struct options *q, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void refuse(struct options *q, const char *format, ...)
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

static void put_score(struct out *out, const struct skr_ramsch_value *v)
{
    for (int i = 0; i < v->steps; i++) {
        out_left(out, tr(out->language, ramsch_step(v->step[i])), 34);
        out_format(out, "%5d  %s\n", v->step[i].sum, clause_id(v->step[i].clause));
    }
    out_text(out, "\n");
    for (int seat = 0; seat < 3; seat++) {
        out_left(out, seat_in(out->language, seat), 10);
        out_format(out, v->score[seat] == 0 ? " %d\n" : " %+d\n", v->score[seat]);
    }
    out_format(out, "(%s)\n", clause_id(v->clause));
    put_sentence(out, 0, v->clause);
}

static int answer(struct options *q)
{
    char buffer[1024];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct skr_ramsch_value v;
    enum skr_error error = skr_ramsch_value(&q->ramsch, &v);

    if (error != SKR_OK) {
        refuse(q, N_("that cannot be: %s"), tr(cli_language, skr_error_text(error)));
        return cli_hint("value ramsch");
    }
    put_score(&out, &v);
    report_rules_line(&out, q->ramsch.code);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* -------------------------------------------------------------------- options */

/* Three numbers, for forehand, middlehand and rearhand. */
static void read_seats(struct options *q, const char *text, int number[3])
{
    int n[3], length = 0;

    if (sscanf(text, "%3d,%3d,%3d%n", &n[0], &n[1], &n[2], &length) == 3
        && text[length] == '\0')
        memcpy(number, n, sizeof n);
    else
        refuse(q, N_("three numbers, of forehand, middlehand and rearhand, like"
               " 50,40,20, not '%s'"), text);
}

/* What is wrong is refused after all options, and so the options are read on. */
static bool read_points(void *query, const char *text)
{
    struct options *q = query;

    q->points = true;
    read_seats(q, text, q->ramsch.points);
    return true;
}

static bool read_tricks(void *query, const char *text)
{
    struct options *q = query;

    q->tricks = true;
    read_seats(q, text, q->ramsch.tricks);
    return true;
}

static bool read_refused(void *query, const char *text)
{
    struct options *q = query;

    const char *name = tr_in(cli_language, "option", "refused");
    char expected[EXPECTED_SIZE];

    if (strlen(text) == 1 && *text >= '0' && *text <= '3') {
        q->ramsch.refused = *text - '0';
        return true;
    }
    fact_expected(&facts[FACT_REFUSED], cli_language, true, expected);
    refuse(q, N_("--%s: expected %s, got %s"), name, expected,
           *text != '\0' ? text : "\"\"");
    return true;
}

static bool read_last(void *query, const char *text)
{
    struct options *q = query;

    q->ramsch.last = 1 + seat_of(text);
    if (q->ramsch.last == 0)
        refuse(q, N_("--last-trick must be F, M or R, not '%s'"), text);
    return true;
}

static void check(struct options *q)
{
    if (!q->points)
        refuse(q, N_("the card points of the three? %s"), "--points=F,M,R");
    if (!q->tricks)
        refuse(q, N_("the tricks of the three? %s"), "--tricks=F,M,R");
    if (q->ramsch.refused > 0 && !q->ramsch.pushed)
        refuse(q, N_("cards are refused in pushed ramsch: %s"),
               "--option=pushed-ramsch");
}

int cli_value_ramsch(int argc, char **argv)
{
    struct skr_code room;
    struct options q = { .code = skr_code_at(0) };
    int status;

    if (!cli_read_options(&cli_value_ramsch_help, &q, argc, argv, &status))
        return status;
    for (; optind < argc; optind++)
        refuse(&q, "unexpected argument '%s'", argv[optind]);
    q.ramsch.code = house_code(q.code, q.rules, &room);
    q.ramsch.pushed = skr_in_force(q.ramsch.code, SKR_C_HOME_PUSHED_RAMSCH);
    check(&q);
    return q.refusals > 0 ? cli_hint("value ramsch") : answer(&q);
}

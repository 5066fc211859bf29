/* skatref value ramsch: what a ramsch comes to, step by step. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/width.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/answer-text.h"
#include "question/arguments.h"
#include "question/ask.h"
#include "question/guard.h"
#include "question/steps.h"
#include "report/rules.h"
#include "words/words.h"

/* What was said on the command line. */
struct options {
    struct question q;
    struct wrongs wrongs;
    const struct skr_code *code;
    house_rules rules;
    int refusals;              /**< messages printed */
};

static bool read_points(void *to, const char *text);
static bool read_tricks(void *to, const char *text);
static bool read_refused(void *to, const char *text);
static bool read_last(void *to, const char *text);

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
               N_("their tricks, ten in all")),
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
    .status = N_("0 the score was given; 2 usage error, or impossible"
                 " facts."),
};

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
    put_sentence(out, 0, v->clause, 1);
}

static int answer(const struct options *o, const struct skr_ramsch_value *v)
{
    char buffer[1024];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    put_score(&out, v);
    report_rules_line(&out, &o->q.code);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

static int refuse(const struct options *o)
{
    for (int i = 0; i < o->wrongs.count && i < WRONGS; i++)
        say_error("skatref value ramsch: %s", o->wrongs.wrong[i].text);
    return cli_hint("value ramsch");
}

/* -------------------------------------------------------------------- options */

/* What a fact is called here; that the skat was pushed, its house rule says. */
static void name_fact(enum fact_row row, enum language language,
                      char out[FACT_NAME_SIZE])
{
    static const char *const option[] = { [FACT_RAMSCH_POINTS] = "points",
        [FACT_RAMSCH_TRICKS] = "tricks", [FACT_REFUSED] = "refused",
        [FACT_LAST_TRICK] = "last-trick", [FACT_PUSHED] = "option",
        [FACT_OPTIONS] = "option" };

    snprintf(out, FACT_NAME_SIZE, "--%s%s", tr_in(language, "option", option[row]),
             row == FACT_PUSHED ? "=pushed-ramsch" : "");
}

static bool take(void *to, enum fact_row row, const char *text)
{
    struct options *o = to;
    char called[FACT_NAME_SIZE];

    name_fact(row, cli_language, called);
    argument_take(&o->q, row, called, text);
    return true;
}

static bool read_points(void *to, const char *text)
{
    return take(to, FACT_RAMSCH_POINTS, text);
}

static bool read_tricks(void *to, const char *text)
{
    return take(to, FACT_RAMSCH_TRICKS, text);
}

static bool read_refused(void *to, const char *text)
{
    return take(to, FACT_REFUSED, text);
}

static bool read_last(void *to, const char *text)
{
    return take(to, FACT_LAST_TRICK, text);
}

int cli_value_ramsch(int argc, char **argv)
{
    struct skr_code room;
    struct skr_ramsch_value v;
    struct options o = { .code = skr_code_at(0) };
    int status;

    wrongs_begin(&o.wrongs, cli_language);
    o.wrongs.bare = o.wrongs.typed = true;
    o.wrongs.name = name_fact;
    question_begin(&o.q, FORM_RAMSCH, "", &o.wrongs);
    if (!cli_read_options(&cli_value_ramsch_help, &o, argc, argv, &status))
        return status;
    if (optind < argc)
        return cli_usage("value ramsch", "unexpected argument '%s'", argv[optind]);
    o.q.code = *house_code(o.code, o.rules, &room);
    o.q.ramsch.pushed = skr_in_force(&o.q.code, SKR_C_HOME_PUSHED_RAMSCH);
    o.q.state[FACT_PUSHED] = FACT_GIVEN;
    question_needs(&o.q, FACT_RAMSCH_POINTS);
    question_needs(&o.q, FACT_RAMSCH_TRICKS);
    return guard_ramsch(&o.q, &v) ? answer(&o, &v) : refuse(&o);
}

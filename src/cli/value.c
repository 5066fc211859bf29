/* skatref value: what a game is worth, step by step, with the clauses. */
#include "cli/value.h"

#include <ctype.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/names.h"
#include "question/ask.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "judge/judge.h"
#include "report/calculation.h"

static const char help[] =
    "Usage: skatref value GAME [OPTION...]\n"
    "\n"
    "What a game is worth, step by step, each step with its clause. GAME is clubs,\n"
    "spades, hearts, diamonds, grand or null; without --hand the skat was taken.\n"
    "What a ramsch comes to: skatref value ramsch --help.\n"
    "\n"
    "  --hand, --skat-taken      played from the hand, or not\n"
    "  --ouvert, --revolution    open, or home.revolution\n"
    "  --announce=LEVEL          schneider or schwarz was announced\n"
    "  --bid=N                   what it was bid to\n"
    "  --with=N, --without=N     the matadors, or signed: --matadors=-N\n"
    "  --cards=\"CJ SJ ...\"       or the ten cards, or all twelve\n"
    "  --skat=\"DA H7\"            and the skat\n"
    "  --points=N, --tricks=N    the soloist's, the card points with the skat\n"
    "  --defenders-points=N, --defenders-tricks=N    or what the defenders have\n"
    "  --happened=WHAT           what happened in the play besides cards, such as\n"
    "                            that a player gave up: see --help=incidents\n"
    "  --bids, --all-games       the bids it covers; the cards in every game\n"
    "  --contra=contra|re|sup, --option=NAME,...    house rules: home.contra\n"
    "  --code=CODE               isko2022 (default), isko1999, altenburg1937\n"
    "  --format=FORMAT, --help   text (default), or json; this text\n"
    "\n"
    "Exit status: 0 the value was given; 2 wrong use, or facts that cannot be.\n";

static const char help_incidents[] =
    "Usage: skatref value GAME --happened=WHAT --by=WHO [OPTION...]\n"
    "\n"
    "What the code says to it, and what the game is then worth. WHAT is gives-up,\n"
    "lays-down (his cards), throws (them down), revoke, wrong-lead, wrong-turn,\n"
    "card-shown, skat-seen, tricks-seen, betrayal, not-laid-open, early-lead, away or\n"
    "no-proof. WHO is soloist, defender, forehand, middlehand or rearhand. Points and\n"
    "tricks are those by then; of a wrong card, before it.\n"
    "\n"
    "  --defenders-points=N, --defenders-tricks=N    what the defenders had, or\n"
    "  --unplayed-points=N, --unplayed-tricks=N      what nobody had yet\n"
    "  --agreed=HOW              none, one or both of the defenders agreed\n"
    "  --asked=LEVEL             schneider or schwarz was asked for with an offer\n"
    "  --others-get=N            he said that the other side still gets N tricks\n"
    "  --play-on                 the other side demands to play on\n"
    "  --forehand=CARDS, --middlehand=CARDS, --rearhand=CARDS    still held, for a\n"
    "                            claim; with --soloist=SEAT, --turn=SEAT and\n"
    "  --trick=CARDS             what lies on the table, if anything does\n"
    "  --ending=HOW              without --happened, what it ended in: played,\n"
    "                            offer-accepted, defenders-gave-up, soloist-gave-up,\n"
    "                            defenders-breach, soloist-breach, led-early or\n"
    "                            unproved\n";

/* --------------------------------------------------------------------- output */

/* What makes the difference to another code's value: the clause that decided
 * otherwise, or the first step that differs. */
static enum skr_clause difference(const struct skr_value *ours,
                                  const struct skr_value *theirs)
{
    int last = theirs->steps - 1;

    if (ours->won != theirs->won)
        return theirs->clause;
    if (ours->base != theirs->base && ours->level > 0 && theirs->level > 0)
        return SKR_C_VALUE_GRAND_OUVERT;
    for (int i = 0; i < last && i < ours->steps; i++)
        if (ours->step[i].clause != theirs->step[i].clause)
            return theirs->step[i].clause;
    return theirs->step[last].clause;
}

/* What another code says, where it differs. It rules what was said anew, with
 * the same house rules. */
static void put_other_code(struct out *out, const struct value_query *q,
                           struct skr_code code,
                           const struct skr_ruling *ruling,
                           const struct skr_value *ours)
{
    struct skr_facts f = q->facts;
    struct skr_announced ruled;
    struct skr_value v;
    enum skr_error error;

    f.code = &code;
    skr_announce(&code, &q->said, !q->said.hand, &ruled);
    f.contract.game = ruled.valid;
    if (q->has_bid && !skr_bid_valid(&code, f.contract.bid)) {
        out_format(out, "under %s: %d is no bid\n", code.name, f.contract.bid);
    } else if (q->incident.told) {
        value_put_other_ruling(out, q, &f, ruling, ours->score);
    } else if (f.end.how == SKR_OFFER_ACCEPTED
               && !skr_in_force(&code, SKR_C_END_OFFER)) {
        out_format(out, "under %s: there are no offers\n", code.name);
    } else if ((error = skr_value(&f, &v)) != SKR_OK) {
        out_format(out, "under %s: %s\n", code.name, skr_error_text(error));
    } else if (v.score != ours->score) {
        out_format(out, "under %s: %+d   (%s)\n", code.name, v.score,
                   skr_clause_info(difference(ours, &v))->id);
    }
}

static void put_other_codes(struct out *out, const struct value_query *q,
                            const struct skr_ruling *ruling,
                            const struct skr_value *ours)
{
    house_rules rules = house_of(q->facts.code);
    struct skr_code code;

    for (int i = 0; skr_code_at(i) != NULL; i++)
        if (strcmp(skr_code_at(i)->name, q->facts.code->name) != 0)
            put_other_code(out, q, *house_code(skr_code_at(i), rules, &code),
                           ruling, ours);
}

static void put_verdict(struct out *out, const struct value_query *q,
                        const struct skr_facts *f, const struct skr_value *v)
{
    report_calculation(out, f, v);
    out_text(out, "\n");
    report_verdict(out, f, v);
    report_why_not(out, f, v);
    if (!q->has_bid)
        out_text(out, "no --bid given: whether the game was overbid is not"
                      " tested\n");
    if (f->contract.contra != SKR_NO_CONTRA && !skr_in_force(f->code, SKR_C_HOME_CONTRA))
        out_format(out, "contra counts only with --option=contra   (%s)\n",
                   skr_clause_info(SKR_C_HOME_CONTRA)->id);
}

static int print_json(const struct value_query *q, const struct skr_ruling *r,
                      const struct skr_value *v)
{
    enum skr_error error = SKR_OK;
    json_t *answer = q->incident.told ? answer_ruling(r, &error)
                                      : answer_value(&q->facts, v);
    int failed = answer == NULL
        || json_dumpf(answer, stdout, JSON_COMPACT) != 0;

    putchar('\n');
    json_decref(answer);
    return cli_finish(failed ? EXIT_TROUBLE : EXIT_CONFORMS);
}

static void put_tables(struct out *out, const struct value_query *q,
                       bool verdict)
{
    if (q->bids) {
        out_text(out, verdict ? "\n" : "");
        value_put_bids(out, q);
    }
    if (q->all_games) {
        out_text(out, verdict || q->bids ? "\n" : "");
        value_put_games(out, q);
    }
}

/* The value, of an incident with its ruling. Returns -1, or the status to exit
 * with. */
static int put_answer(struct out *out, struct value_query *q)
{
    struct skr_ruling ruling = { .over = true, .facts = q->facts };
    struct skr_value v = { .won = false };
    int status = q->incident.told ? value_rule(q, &ruling) : -1;
    enum skr_error error = SKR_OK;

    if (status != -1)
        return status;
    if (ruling.over)
        error = skr_value(&ruling.facts, &v);
    if (error != SKR_OK)
        return value_impossible(q, error);
    if (q->json)
        return print_json(q, &ruling, &v);
    if (q->incident.told)
        value_put_ruling(out, q, &ruling);
    if (ruling.over)
        put_verdict(out, q, &ruling.facts, &v);
    put_other_codes(out, q, &ruling, &v);
    return -1;
}

static int answer(struct value_query *q)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, out_to_file, stdout };
    bool verdict = value_wants_verdict(q);
    int status = verdict ? put_answer(&out, q) : -1;

    if (status != -1)
        return status;
    put_tables(&out, q, verdict);
    out_to_file(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* ---------------------------------------------------------------------- words */

static bool parse_number(const char *text, int low, int high, int *number)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < low || n > high)
        return false;
    *number = (int)n;
    return true;
}

int value_set_cards(skr_cards *cards, int *list, const char *option)
{
    const char *p = optarg;

    *cards = 0;
    while (*(p += strspn(p, " ,.")) != '\0') {
        int length = p[1] == '1' && p[2] == '0' ? 3 : p[1] != '\0' ? 2 : 1;
        const char name[3] = { (char)toupper((unsigned char)p[0]),
                               (char)toupper((unsigned char)p[1]), p[2] };
        int card = skr_card_read(name, length);

        if (card == SKR_NO_CARD)
            return cli_usage("value", "--%s: '%.*s' is no card: suit C S H D,"
                             " then rank A K Q J T 9 8 7, as in \"CJ ST H9\"",
                             option, (int)strcspn(p, " ,."), p);
        if (*cards & SKR_BIT(card))
            return cli_usage("value", "--%s: '%.*s' comes twice (%s: %s)",
                             option, length, p,
                             skr_clause_info(SKR_C_PACK_CARDS)->id,
                             skr_clause_info(SKR_C_PACK_CARDS)->title);
        if (list != NULL)
            list[skr_count(*cards)] = card;
        *cards |= SKR_BIT(card);
        p += length;
    }
    return -1;
}

static int set_game(struct value_query *q, const char *name)
{
    int game = term_named(&game_terms, name);

    if (game >= 0 && q->has_game)
        return cli_usage("value", "one game at a time, not also '%s'", name);
    if (game >= 0) {
        q->said.game = (enum skr_game)game;
        q->has_game = true;
        return -1;
    }
    if (q->has_game)
        return cli_usage("value", "what is '%s'? Besides the game there are"
                         " options: --hand, --points=61", name);
    return cli_usage("value", "no game '%s': clubs, spades, hearts, diamonds,"
                     " grand or null%s", name, strcmp(name, "ramsch") == 0
                     ? "; for ramsch see skatref value ramsch --help" : "");
}

static int set_level(struct value_query *q)
{
    int level = term_named(&level_terms, optarg);

    if (level < 0)
        return cli_usage("value", "--announce=schneider or schwarz, not '%s'",
                         optarg);
    q->said.announced = (enum skr_level)level;
    return -1;
}

static int set_contra(struct value_query *q)
{
    int contra = term_find(&contra_terms, optarg);

    if (contra < 0)
        return cli_usage("value", "--contra=contra, re or sup, not '%s'",
                         optarg);
    q->facts.contract.contra = (enum skr_contra)contra;
    return -1;
}

/* The house rules are kept apart, as the code may still be named. */
static int set_code(struct value_query *q)
{
    const struct skr_code *code = cli_code("value", optarg);
    struct skr_code room;

    if (code == NULL)
        return EXIT_TROUBLE;
    q->house = *house_code(code, house_of(&q->house), &room);
    return -1;
}

static int set_house(struct value_query *q)
{
    house_rules rules = house_of(&q->house);
    struct skr_code room;

    if (!cli_house("value", optarg, &rules))
        return EXIT_TROUBLE;
    q->house = *house_code(&q->house, rules, &room);
    return -1;
}

static int set_ending(struct value_query *q)
{
    int ending = term_find(&ending_terms, optarg);

    if (ending >= 0) {
        q->facts.end.how = (enum skr_ending)ending;
        return -1;
    }
    return cli_usage("value", "no ending '%s': played, defenders-gave-up,"
                     " offer-accepted, soloist-gave-up, defenders-breach,"
                     " soloist-breach, led-early or unproved", optarg);
}

static int set_format(struct value_query *q)
{
    q->json = strcmp(optarg, "json") == 0;
    if (q->json || strcmp(optarg, "text") == 0)
        return -1;
    return cli_usage("value", "no format '%s': text or json", optarg);
}

int value_set_number(bool *has, int *number, const char *option, int low,
                     int high)
{
    *has = true;
    if (parse_number(optarg, low, high, number))
        return -1;
    return cli_usage("value", "--%s must be a number from %d to %d, not '%s'",
                     option, low, high, optarg);
}

/* sign: of the number as it is kept. */
static int set_matadors(struct value_query *q, const char *option, int least,
                        int sign)
{
    bool again = q->has_matadors;
    int status = value_set_number(&q->has_matadors, &q->facts.contract.matadors, option,
                                  least, 11);

    q->facts.contract.matadors = (sign * q->facts.contract.matadors);
    if (status == -1 && again)
        return cli_usage("value", "the matadors once: --with, --without or"
                         " --matadors");
    return status;
}

/* -------------------------------------------------------------------- options */

enum { HAND = 256, OUVERT, TAKEN, ANNOUNCE, BID, WITH, WITHOUT, MATADORS, CARDS,
       SKAT, POINTS, TRICKS, ENDING, UNPLAYED_POINTS, UNPLAYED_TRICKS, BIDS,
       ALL_GAMES, CODE, FORMAT, HELP, REVOLUTION, CONTRA, OPTION,
       DEFENDERS_POINTS, DEFENDERS_TRICKS, INCIDENT };

static const struct option long_options[] = {
    { "hand", no_argument, NULL, HAND },
    { "ouvert", no_argument, NULL, OUVERT },
    { "skat-taken", no_argument, NULL, TAKEN },
    { "announce", required_argument, NULL, ANNOUNCE },
    { "bid", required_argument, NULL, BID },
    { "with", required_argument, NULL, WITH },
    { "without", required_argument, NULL, WITHOUT },
    { "matadors", required_argument, NULL, MATADORS },
    { "cards", required_argument, NULL, CARDS },
    { "skat", required_argument, NULL, SKAT },
    { "points", required_argument, NULL, POINTS },
    { "tricks", required_argument, NULL, TRICKS },
    { "ending", required_argument, NULL, ENDING },
    { "unplayed-points", required_argument, NULL, UNPLAYED_POINTS },
    { "unplayed-tricks", required_argument, NULL, UNPLAYED_TRICKS },
    { "bids", no_argument, NULL, BIDS },
    { "all-games", no_argument, NULL, ALL_GAMES },
    { "revolution", no_argument, NULL, REVOLUTION },
    { "contra", required_argument, NULL, CONTRA },
    { "option", required_argument, NULL, OPTION },
    { "code", required_argument, NULL, CODE },
    { "format", required_argument, NULL, FORMAT },
    { "help", optional_argument, NULL, HELP },
    { "defenders-points", required_argument, NULL, DEFENDERS_POINTS },
    { "defenders-tricks", required_argument, NULL, DEFENDERS_TRICKS },
    { "happened", required_argument, NULL, INCIDENT },
    { "by", required_argument, NULL, INCIDENT },
    { "agreed", required_argument, NULL, INCIDENT },
    { "asked", required_argument, NULL, INCIDENT },
    { "others-get", required_argument, NULL, INCIDENT },
    { "play-on", no_argument, NULL, INCIDENT },
    { "forehand", required_argument, NULL, INCIDENT },
    { "middlehand", required_argument, NULL, INCIDENT },
    { "rearhand", required_argument, NULL, INCIDENT },
    { "soloist", required_argument, NULL, INCIDENT },
    { "turn", required_argument, NULL, INCIDENT },
    { "trick", required_argument, NULL, INCIDENT },
    { NULL, 0, NULL, 0 },
};

/* Options without a value. Returns false for any other. */
static bool set_flag(struct value_query *q, int option)
{
    bool *flag = option == HAND ? &q->said.hand
        : option == OUVERT ? &q->said.ouvert
        : option == REVOLUTION ? &q->said.revolution
        : option == TAKEN ? &q->skat_taken
        : option == BIDS ? &q->bids
        : option == ALL_GAMES ? &q->all_games : NULL;

    if (flag != NULL)
        *flag = true;
    return flag != NULL;
}

static int print_help(void)
{
    if (optarg != NULL && strcmp(optarg, "incidents") != 0)
        return cli_usage("value", "--help, or --help=incidents");
    fputs(optarg != NULL ? help_incidents : help, stdout);
    return cli_finish(0);
}

/* Sets one option. Returns -1, or the status to exit with. */
static int set_option(struct value_query *q, int option)
{
    struct skr_facts *f = &q->facts;

    switch (option) {
    case ANNOUNCE:
        return set_level(q);
    case BID:
        return value_set_number(&q->has_bid, &f->contract.bid, "bid", 1, 999);
    case WITH:
        return set_matadors(q, "with", 1, 1);
    case WITHOUT:
        return set_matadors(q, "without", 1, -1);
    case MATADORS:
        return set_matadors(q, "matadors", -11, 1);
    case CARDS:
        return value_set_cards(&q->cards, NULL, "cards");
    case SKAT:
        return value_set_cards(&q->skat, NULL, "skat");
    case POINTS:
        return value_set_number(&q->has_points, &f->taken.points, "points", 0, 120);
    case TRICKS:
        return value_set_number(&q->has_tricks, &f->taken.tricks, "tricks", 0, 10);
    case ENDING:
        return set_ending(q);
    case UNPLAYED_POINTS:
        return value_set_number(&q->has_unplayed_points, &f->taken.unplayed_points,
                                "unplayed-points", 0, 120);
    case UNPLAYED_TRICKS:
        return value_set_number(&q->has_unplayed_tricks, &f->taken.unplayed_tricks,
                                "unplayed-tricks", 0, 10);
    case DEFENDERS_POINTS:
        return value_set_number(&q->has_defenders_points, &q->defenders_points,
                                "defenders-points", 0, 120);
    case DEFENDERS_TRICKS:
        return value_set_number(&q->has_defenders_tricks, &q->defenders_tricks,
                                "defenders-tricks", 0, 10);
    case CONTRA:
        return set_contra(q);
    case OPTION:
        return set_house(q);
    case CODE:
        return set_code(q);
    case FORMAT:
        return set_format(q);
    case HELP:
        return print_help();
    default:
        return set_flag(q, option) ? -1 : cli_hint("value");
    }
}

int cli_value(int argc, char **argv)
{
    struct value_query q = { .house = *skr_code_at(0) };
    int option, index, status = -1;

    if (argc > 1 && strcmp(argv[1], "ramsch") == 0)
        return cli_value_ramsch(argc - 1, argv + 1);
    q.facts.code = &q.house;
    while ((option = getopt_long(argc, argv, "", long_options, &index)) != -1) {
        status = option == INCIDENT
            ? value_set_incident(&q, long_options[index].name)
            : set_option(&q, option);
        if (status != -1)
            return status;
    }
    for (; optind < argc && status == -1; optind++)
        status = set_game(&q, argv[optind]);
    if (status == -1)
        status = value_check(&q);
    return status != -1 ? status : answer(&q);
}

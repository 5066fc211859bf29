/* skatref value: what a game is worth, step by step, with the clauses. A friendly
 * form of the questions value and ending. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/value-read.h"
#include "question/arguments.h"
#include "question/given.h"
#include "question/guard.h"
#include "report/bids.h"
#include "report/rules.h"
#include "report/ruling.h"
#include "words/say.h"
#include "words/words.h"

/* -------------------------------------------------------------------- messages */

/* Prints what is missing and what cannot be. Returns the status to exit with. */
static int refuse_facts(const struct given *t)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        say_error("skatref value: %s", t->wrongs.wrong[i].text);
    return cli_hint("value");
}

/* --------------------------------------------------------------------- answers */

static void put_tables(struct out *out, const struct given *t,
                       bool verdict)
{
    if (t->bids) {
        out_text(out, verdict ? "\n" : "");
        report_bids(out, t);
    }
    if (t->all_games) {
        out_text(out, verdict || t->bids ? "\n" : "");
        report_games(out, t);
    }
}

static void put_as_json(struct out *out, struct given *t,
                        const struct skr_ruling *r,
                        const struct skr_value *value)
{
    enum language language = out->language;
    struct json json = { .out = out };

    out->language = ENGLISH;
    if (t->happened) {
        put_ruled(&t->q, &json, r);
    } else {
        json_open(&json, NULL, '{');
        put_worth(&json, &r->facts, value, true);
        json_close(&json, '}');
    }
    out_text(out, "\n");
    out->language = language;
}

/* The value, of an incident with its ruling. */
static void put_verdict(struct out *out, struct given *t)
{
    struct skr_ruling ruling = { .over = true, .facts = t->q.position.facts };
    struct skr_value value = { .won = false };
    enum skr_error error = SKR_OK;

    if (t->happened)
        error = skr_rule(&t->q.position, &t->q.incident, &ruling);
    if (error == SKR_OK && ruling.over)
        error = skr_value(&ruling.facts, &value);
    if (error != SKR_OK)
        guard_engine(&t->q, error);
    else if (t->json)
        put_as_json(out, t, &ruling, &value);
    else
        report_ruling(out, t, &ruling, &value);
}

static int answer(struct given *t)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    bool verdict = given_wants_verdict(t);

    if (verdict)
        put_verdict(&out, t);
    if (t->refused > 0 || !question_right(&t->q))
        return refuse_facts(t);
    put_tables(&out, t, verdict);
    if (!t->json)
        report_rules_line(&out, &t->q.code);
    out_standard(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* --------------------------------------------------------------------- options */

static const struct term doers[] = {
    SEAT_ROWS,
    [BY_SOLOIST] = TERM("soloist", "soloist", "Alleinspieler", "solista", "aktér",
        "declarer, Solist, Solospieler, rozgrywający, grający, sólista"),
    [BY_DEFENDER] = TERM("defender", "defender", "Gegenspieler", "przeciwnik",
        "protivník", "opponent, Gegner, Gegenpartei, obrońca, soupeř, protihráč, obránce"),
};
static const struct terms doer_terms = { doers, sizeof doers / sizeof *doers, NULL, seat_told };

static const struct term agreements[] = {
    [AGREED_NONE] = TERM("none", "none", "keiner", "żaden", "žádný",
                         "0, nobody, niemand, nikt, nikdo"),
    [AGREED_ONE] = TERM("one", "one", "einer", "jeden", "jeden", "1, eine, nur einer"),
    [AGREED_BOTH] = TERM("both", "both", "beide", "obaj", "oba", "2, obydwaj"),
};
static const struct terms agreed_terms = TERMS(agreements);

struct options {
    struct given game;
    int json;                  /**< 1, or 0: text */
};

static bool set_option(void *given, const struct cli_option *o, const char *text)
{
    return value_set(&((struct options *)given)->game, o, text);
}

#define CHOICE(NAME, ARGUMENT, KIND, ROW, OWN, LOW, HIGH, TERMS, HELP) \
    { .name = NAME, .argument = ARGUMENT, .help = HELP, .takes = CLI_ROW, \
      .low = LOW, .high = HIGH, .terms = TERMS, .read_row = set_option, \
      .detail = &(const struct choice){ KIND, ROW, OWN } }
#define YES(NAME, ROW, HELP) \
    CHOICE(NAME, NULL, FLAG, FACT_##ROW, 0, 0, 0, NULL, HELP)
#define RANGE(NAME, KIND, ROW, LOW, HIGH, HELP) \
    CHOICE(NAME, N_("N"), KIND, FACT_##ROW, 0, LOW, HIGH, NULL, HELP)
#define WORDS(NAME, ARGUMENT, ROW, TERMS, HELP) \
    CHOICE(NAME, ARGUMENT, WORD, FACT_##ROW, 0, 0, 0, TERMS, HELP)
#define HELD(NAME, ROW, HELP) \
    CHOICE(NAME, N_("CARDS"), CARDS, FACT_##ROW, 0, 0, 0, NULL, HELP)
#define OWN(NAME, ARGUMENT, KIND, MEMBER, HIGH, TERMS, HELP) \
    CHOICE(NAME, ARGUMENT, KIND, FACTS, offsetof(struct given, MEMBER), 0, HIGH, TERMS, \
           HELP)

static const struct cli_option options[] = {
    YES("hand", HAND, NULL),
    YES("skat-taken", SKAT_TAKEN, N_("from the hand; with the skat (default)")),
    YES("ouvert", OUVERT, NULL),
    YES("revolution", REVOLUTION,
        N_("played open; as a revolution (home.revolution)")),
    WORDS("announce", N_("LEVEL"), ANNOUNCED, &level_terms,
          N_("announced level: schneider or schwarz")),
    RANGE("bid", NUMBER, BID, 0, MOST_BID, N_("last bid")),
    RANGE("with", NUMBER, MATADORS, 1, 11, NULL),
    RANGE("without", WITHOUT, MATADORS, 1, 11, NULL),
    RANGE("matadors", NUMBER, MATADORS, -11, 11,
          N_("number of matadors; -N: without")),
    OWN("cards", "\"CJ SJ ...\"", CARDS, cards, 0, NULL,
        N_("or the soloist's ten cards, or all twelve")),
    OWN("skat", "\"DA H7\"", CARDS, skat, 0, NULL, N_("and the skat")),
    RANGE("points", NUMBER, POINTS, 0, 120, NULL),
    RANGE("tricks", NUMBER, TRICKS, 0, 10,
          N_("the soloist's card points (with the skat) and tricks")),
    RANGE("defenders-points", NUMBER, DEFENDERS_POINTS, 0, 120, NULL),
    RANGE("defenders-tricks", NUMBER, DEFENDERS_TRICKS, 0, 10,
          N_("or those of the defenders")),
    WORDS("happened", N_("WHAT"), HAPPENING, &happening_terms,
          N_("an incident, such as gives-up: see --help=incidents")),
    OWN("bids", NULL, FLAG, bids, 0, NULL, NULL),
    OWN("all-games", NULL, FLAG, all_games, 0, NULL,
        N_("print the bids it covers; values in every game")),
    WORDS("contra", N_("WORD"), CONTRA, &contra_terms,
          N_("contra, re or sup was said (home.contra)")),
    OPTION_HOUSE(game.rules),
    OPTION_CODE(game.code, HELP_CODE),
    OPTION_NAME("format", N_("FORMAT"), json, "text json", N_("text (default) or json")),
    OPTION_MORE,
    OWN("by", N_("WHO"), WORD, by, 0, &doer_terms,
        N_("who did it: soloist, defender or a seat such as forehand")),
    OWN("agreed", N_("HOW"), WORD, agreed, 0, &agreed_terms,
        N_("none, one or both of the defenders agreed")),
    WORDS("asked", N_("LEVEL"), ASKED, &level_terms,
          N_("schneider or schwarz was asked for (an offer)")),
    RANGE("others-get", NUMBER, OTHERS_GET, 0, 10,
          N_("he said that the other side still gets N tricks")),
    YES("play-on", PLAY_ON, NULL),
    YES("leave", LEAVE_GIVEN,
        N_("the other side demands to play on; gave leave before")),
    WORDS("noticed", N_("WHEN"), NOTICED, &noticed_terms,
          N_("a wrong card: at-once, gathered, led (after the next lead) or played"
             " (after the last card)")),
    WORDS("trick-to", N_("SEAT"), TRICK_TO, &seat_terms,
          N_("who wins the trick when it is complete (leads-on)")),
    HELD("forehand", F, NULL),
    HELD("middlehand", M, NULL),
    HELD("rearhand", R, N_("cards still held")),
    WORDS("soloist", N_("SEAT"), SOLOIST, &seat_terms, NULL),
    WORDS("turn", N_("SEAT"), TURN, &seat_terms, NULL),
    HELD("trick", TRICK, N_("with these cards")),
    RANGE("unplayed-points", NUMBER, UNPLAYED_POINTS, 0, 120, NULL),
    RANGE("unplayed-tricks", NUMBER, UNPLAYED_TRICKS, 0, 10,
          N_("those that nobody had yet")),
    WORDS("ending", N_("HOW"), ENDING, &ending_terms,
          N_("instead of --happened: played, offer-accepted, unproved,"
             " defenders-gave-up, soloist-gave-up, defenders-breach, soloist-breach,"
             " led-early or wrong-number")),
    OPTION_END
};

static const struct cli_help incidents = {
    .name = "incidents",
    .usage = { N_("skatref value GAME --happened=WHAT --by=WHO [OPTION...]") },
    .text = {
        N_("Rules on an incident, then values the game. WHAT is gives-up, lays-down,"
           " throws (his cards), revoke, wrong-lead, wrong-turn,"
           " early-lead, leads-on, leads-shown, card-shown, skat-seen, skat-shown,"
           " tricks-seen, gathers, last-trick, takes-back, betrayal, says-lost, warns,"
           " not-laid-open, away, no-proof or wrong-number. A claim or throw needs the"
           " cards held, a wrong card the unfinished trick."),
        figures_until,
    },
};

const struct cli_help cli_value_help = {
    .name = "value",
    .operands = N_("GAME ..."),
    .about = N_("print the value of a game, step by step"),
    .takes = CLI_GAMES,
    .usage = { N_("skatref value GAME [OPTION...]") },
    .text = {
        N_("Prints the value of a game step by step, each step with its clause. GAME is"
           " clubs, spades, hearts, diamonds, grand or null. For ramsch: value ramsch"
           " --help. Misdeals, auctions and more: skatref ask."),
    },
    .options = options,
    .status = N_("0 the value was given; 2 usage error, or impossible"
                 " facts."),
    .more = &incidents,
};

/* ---------------------------------------------------------------- names of facts */

/* Facts that more than one option gives. */
static const char *name_of_many(enum fact_row row)
{
    switch (row) {
    case FACT_MATADORS:
        return N_("--with=2 or --without=3");
    case FACT_TWELVE:
        return N_("--cards and --skat");
    case FACT_HANDS:
        return N_("--forehand, --middlehand and --rearhand");
    case FACT_SOLOIST:
        return N_("--soloist=forehand, middlehand or rearhand");
    case FACT_AGREED:
        return N_("--agreed=none, one or both");
    case FACT_OPTIONS:
        return N_("--option");
    default:
        return NULL;
    }
}

/* What a fact is called here: its option. */
static void name_fact(enum fact_row row, enum language language,
                      char out[FACT_NAME_SIZE])
{
    const char *name = name_of_many(row);

    snprintf(out, FACT_NAME_SIZE, "%s", name != NULL ? tr(language, name)
             : facts[row].key);
    for (const struct cli_option *o = options; name == NULL && o->name != NULL; o++)
        if (o->detail != NULL && ((const struct choice *)o->detail)->row == row) {
            name = cli_option_name(o, language);
            snprintf(out, FACT_NAME_SIZE, "--%s", name);
        }
}

/* ------------------------------------------------------------------ command line */

int cli_value(int argc, char **argv)
{
    struct options o = { .json = 0 };
    struct given *t = &o.game;
    struct skr_code room;
    int status;

    if (argc > 1 && term_written(&play_terms, argv[1]) == SKR_RAMSCH)
        return cli_value_ramsch(argc - 1, argv + 1);
    given_begin(t);
    t->wrongs.language = cli_language;
    t->wrongs.name = name_fact;
    t->wrongs.bare = t->wrongs.typed = true;
    if (!cli_read_options(&cli_value_help, &o, argc, argv, &status))
        return status;
    t->json = o.json == 1;
    value_read_spoken(t, argc - optind, argv + optind);
    if (memory_ever_failed())
        return cli_no_memory();
    t->q.code = *house_code(t->code, t->rules, &room);
    t->q.state[FACT_OPTIONS] = t->rules != 0 ? FACT_GIVEN : FACT_ABSENT;
    given_check(t);
    return t->refused > 0 || !question_right(&t->q) ? refuse_facts(t) : answer(t);
}

/* skatref value: what a game is worth, step by step, with the clauses. A friendly
 * form of the questions value and ending. */
#include <ctype.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/told.h"
#include "report/bids.h"
#include "report/ruling.h"

static const char help[] =
    "Usage: skatref value GAME [OPTION...]\n"
    "\n"
    "Prints the value of a game step by step, each step with its clause. GAME is\n"
    "clubs, spades, hearts, diamonds, grand or null. For ramsch see skatref value\n"
    "ramsch --help. Misdeals, auctions and more: skatref ask.\n"
    "\n"
    "  --hand, --skat-taken      from the hand; with the skat (default)\n"
    "  --ouvert, --revolution    played open; as a revolution (home.revolution)\n"
    "  --announce=LEVEL          announced level: schneider or schwarz\n"
    "  --bid=N                   last bid\n"
    "  --with=N, --without=N     number of matadors, or signed: --matadors=-N\n"
    "  --cards=\"CJ SJ ...\"       or the soloist's ten cards, or all twelve\n"
    "  --skat=\"DA H7\"            and the skat\n"
    "  --points=N, --tricks=N    the soloist's card points (with the skat) and tricks\n"
    "  --defenders-points=N, --defenders-tricks=N    or those of the defenders\n"
    "  --happened=WHAT           an incident, such as gives-up: see --help=incidents\n"
    "  --bids, --all-games       print the bids it covers; values in every game\n"
    "  --contra=WORD             contra, re or sup was said (home.contra)\n"
    "  --option=NAME,...         " HELP_HOUSE
    "  --code=CODE               " HELP_CODE
    "  --format=FORMAT           text (default) or json\n"
    "  --help                    " HELP_HELP
    "\n"
    "Exit status: 0 the value was given; 2 wrong use, or impossible facts.\n";

static const char help_incidents[] =
    "Usage: skatref value GAME --happened=WHAT --by=WHO [OPTION...]\n"
    "\n"
    "Rules on an incident, and then values the game. WHAT is gives-up, lays-down (his\n"
    "cards), throws (his cards down), revoke, wrong-lead, wrong-turn, early-lead,\n"
    "leads-on, leads-shown, card-shown, skat-seen, skat-shown, tricks-seen, gathers,\n"
    "last-trick, takes-back, betrayal, says-lost, warns, not-laid-open, away or\n"
    "no-proof. WHO is soloist, defender or a seat such as forehand. Points and tricks\n"
    "are those until the incident, or before the wrong card; for the defenders:\n"
    "--defenders-points, --defenders-tricks, or --unplayed-points, --unplayed-tricks\n"
    "\n"
    "  --agreed=HOW         none, one or both of the defenders agreed\n"
    "  --asked=LEVEL        schneider or schwarz was asked for (an offer)\n"
    "  --others-get=N       he said that the other side still gets N tricks\n"
    "  --play-on, --leave   the other side demands to play on; gave leave before\n"
    "  --noticed=WHEN       a wrong card: at-once, gathered, led (after the next\n"
    "                       lead) or played (after the last card)\n"
    "  --trick-to=SEAT      leads-on: whose the trick is when it is complete\n"
    "  --forehand=CARDS, --middlehand=CARDS, --rearhand=CARDS\n"
    "                       cards still held, for a claim or a throw; with\n"
    "                       --soloist=SEAT, --turn=SEAT and --trick=CARDS\n"
    "  --ending=HOW         instead of --happened: played, offer-accepted, unproved,\n"
    "                       defenders-gave-up, soloist-gave-up, defenders-breach,\n"
    "                       soloist-breach or led-early\n";

/* -------------------------------------------------------------------- messages */

static void refuse(struct told *t, enum skr_clause clause, const char *format,
                   ...) __attribute__((format(printf, 3, 4)));

/* Refuses a word of the command line, with the clause that forbids it, if any. */
static void refuse(struct told *t, enum skr_clause clause, const char *format,
                   ...)
{
    va_list arguments;

    fputs("skatref value: ", stderr);
    va_start(arguments, format);
    say_error_part(format, arguments);
    va_end(arguments);
    if (clause != SKR_C_NONE)
        fprintf(stderr, " (%s: %s)", clause_id(clause),
                skr_clause_info(clause)->title);
    fputc('\n', stderr);
    t->refused++;
}

/* Prints what is missing and what cannot be. Returns the status to exit with. */
static int refuse_facts(const struct told *t)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        say_error("skatref value: %s", t->wrongs.wrong[i].text);
    return cli_hint("value");
}

/* --------------------------------------------------------------------- answers */

static void write_out(struct out *out)
{
    fwrite(out->data, 1, out->size, stdout);
    out->size = 0;
}

static void put_tables(struct out *out, const struct told *t,
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

static void put_as_json(struct out *out, struct told *t,
                        const struct skr_ruling *r,
                        const struct skr_value *value)
{
    enum skr_error error = SKR_OK;
    json_t *answer = t->happened ? answer_ruling(r, &error)
                             : answer_value(&r->facts, value);

    if (answer == NULL)
        memory_note();
    if (memory_failed())
        refuse(t, SKR_C_NONE, "out of memory");
    else
        put_json(out, answer);
    out_text(out, "\n");
    json_decref(answer);
}

/* The value, of an incident with its ruling. */
static void put_verdict(struct out *out, struct told *t)
{
    struct skr_ruling ruling = { .over = true, .facts = t->q.position.facts };
    struct skr_value value = { .won = false };
    enum skr_error error = SKR_OK;

    if (t->happened)
        error = skr_rule(&t->q.position, &t->q.incident, &ruling);
    if (error == SKR_OK && ruling.over)
        error = skr_value(&ruling.facts, &value);
    if (error != SKR_OK)
        told_impossible(t, error);
    else if (t->json)
        put_as_json(out, t, &ruling, &value);
    else
        report_ruling(out, t, &ruling, &value);
}

static int answer(struct told *t)
{
    char buffer[4096];
    struct out out = { buffer, 0, sizeof buffer, write_out, NULL,
                       cli_language };
    bool verdict = told_wants_verdict(t);

    if (verdict)
        put_verdict(&out, t);
    if (t->refused > 0 || !question_right(&t->q))
        return refuse_facts(t);
    put_tables(&out, t, verdict);
    write_out(&out);
    return cli_finish(EXIT_CONFORMS);
}

/* --------------------------------------------------------------------- options */

static const struct term doers[] = {
    [SKR_FOREHAND] = { "F", { "forehand" }, { NULL } },
    [SKR_MIDDLEHAND] = { "M", { "middlehand" }, { NULL } },
    [SKR_REARHAND] = { "R", { "rearhand" }, { NULL } },
    [BY_SOLOIST] = { "soloist", { "soloist" }, { NULL } },
    [BY_DEFENDER] = { "defender", { "defender" }, { NULL } },
};
static const struct terms doer_terms = { doers, 5 };

static const struct term agreements[] = {
    [AGREED_NONE] = { "none", { "none" }, { NULL } },
    [AGREED_ONE] = { "one", { "one" }, { NULL } },
    [AGREED_BOTH] = { "both", { "both" }, { NULL } },
};
static const struct terms agreed_terms = { agreements, 3 };

enum kind { FLAG, NUMBER, WITHOUT, WORD, CARDS, OWN_FLAG, OWN_NUMBER, OWN_WORD,
            OWN_CARDS, OPTION, CODE, FORMAT, HELP };

/* Options that begin with OWN have a place in struct told, the others are
 * facts. */
static const struct choice {
    const char *name;
    enum kind kind;
    enum fact_row row;
    size_t own;
    int low, high;
    const struct terms *words;
    const char *expected;  /**< what the words are, in a message */
} choices[] = {
#define FACT(name, kind, row) { name, kind, FACT_##row, 0, 0, 0, NULL, NULL }
#define RANGE(name, kind, row, low, high) \
    { name, kind, FACT_##row, 0, low, high, NULL, NULL }
#define WORDS(name, row, words, expected) \
    { name, WORD, FACT_##row, 0, 0, 0, words, expected }
#define OWN(name, kind, member, high, words, expected) \
    { name, kind, FACTS, offsetof(struct told, member), 0, high, words, \
      expected }
#define SEATS "forehand, middlehand or rearhand"
    FACT("hand", FLAG, HAND),
    FACT("ouvert", FLAG, OUVERT),
    FACT("skat-taken", FLAG, SKAT_TAKEN),
    WORDS("announce", ANNOUNCED, &level_terms, "schneider or schwarz"),
    RANGE("bid", NUMBER, BID, 1, 999),
    RANGE("with", NUMBER, MATADORS, 1, 11),
    RANGE("without", WITHOUT, MATADORS, 1, 11),
    RANGE("matadors", NUMBER, MATADORS, -11, 11),
    OWN("cards", OWN_CARDS, cards, 0, NULL, NULL),
    OWN("skat", OWN_CARDS, skat, 0, NULL, NULL),
    RANGE("points", NUMBER, POINTS, 0, 120),
    RANGE("tricks", NUMBER, TRICKS, 0, 10),
    WORDS("ending", ENDING, &ending_terms, NULL),
    RANGE("unplayed-points", NUMBER, UNPLAYED_POINTS, 0, 120),
    RANGE("unplayed-tricks", NUMBER, UNPLAYED_TRICKS, 0, 10),
    OWN("bids", OWN_FLAG, bids, 0, NULL, NULL),
    OWN("all-games", OWN_FLAG, all_games, 0, NULL, NULL),
    FACT("revolution", FLAG, REVOLUTION),
    WORDS("contra", CONTRA, &contra_terms, "contra, re or sup"),
    FACT("option", OPTION, OPTIONS),
    FACT("code", CODE, CODE),
    { "format", FORMAT, FACTS, 0, 0, 0, NULL, NULL },
    { "help", HELP, FACTS, 0, 0, 0, NULL, NULL },
    OWN("defenders-points", OWN_NUMBER, defenders_points, 120, NULL, NULL),
    OWN("defenders-tricks", OWN_NUMBER, defenders_tricks, 10, NULL, NULL),
    WORDS("happened", HAPPENING, &happening_terms, NULL),
    OWN("by", OWN_WORD, by, 0, &doer_terms, "soloist, defender, " SEATS),
    OWN("agreed", OWN_WORD, agreed, 0, &agreed_terms, "none, one or both"),
    WORDS("asked", ASKED, &level_terms, "schneider or schwarz"),
    RANGE("others-get", NUMBER, OTHERS_GET, 0, 10),
    FACT("play-on", FLAG, PLAY_ON),
    WORDS("noticed", NOTICED, &noticed_terms, "at-once, gathered, led or played"),
    FACT("leave", FLAG, LEAVE_GIVEN),
    WORDS("trick-to", TRICK_TO, &seat_terms, SEATS),
    FACT("forehand", CARDS, F),
    FACT("middlehand", CARDS, M),
    FACT("rearhand", CARDS, R),
    WORDS("soloist", SOLOIST, &seat_terms, SEATS),
    WORDS("turn", TURN, &seat_terms, SEATS),
    FACT("trick", CARDS, TRICK),
};
#define CHOICES (sizeof choices / sizeof *choices)

/* ------------------------------------------------------------- values of options */

static void *field_of(struct told *t, const struct choice *c)
{
    return c->row < FACTS ? (char *)&t->q + facts[c->row].at
                          : (char *)t + c->own;
}

/* Notes that the fact was given; wrong: so that it is not asked for. */
static void note(struct told *t, const struct choice *c, bool right)
{
    if (c->row < FACTS)
        t->q.state[c->row] = right ? FACT_GIVEN : FACT_WRONG;
}

static void set_number(struct told *t, const struct choice *c)
{
    bool again = c->row == FACT_MATADORS && question_has(&t->q, c->row), right;
    char *end;
    long n = strtol(optarg, &end, 10);
    int number;

    right = *optarg != '\0' && *end == '\0' && n >= c->low && n <= c->high;
    note(t, c, right);
    if (!right) {
        refuse(t, SKR_C_NONE, "--%s must be a number from %d to %d, not"
                     " '%s'", c->name, c->low, c->high, optarg);
        return;
    }
    if (again)
        refuse(t, SKR_C_NONE, "the matadors once: --with, --without or"
                     " --matadors");
    number = (int)(c->kind == WITHOUT ? -n : n);
    memcpy(field_of(t, c), &number, sizeof number);
}

/* The keys, with commas between them. */
static void list_keys(const struct terms *words, const char *last, char out[256])
{
    size_t n = 0;

    for (int i = 0; i < words->count; i++)
        n += (size_t)snprintf(out + n, 256 - n, "%s%s",
                              i == 0 ? "" : i == words->count - 1 ? last : ", ",
                              term_key(words, i));
}

static void refuse_word(struct told *t, const struct choice *c)
{
    char keys[256];

    list_keys(c->words, c->row == FACT_ENDING ? " or " : ", ", keys);
    if (c->expected != NULL)
        refuse(t, SKR_C_NONE, "--%s=%s, not '%s'", c->name, c->expected,
                     optarg);
    else if (c->row == FACT_ENDING)
        refuse(t, SKR_C_NONE, "no ending '%s': %s", optarg, keys);
    else
        refuse(t, SKR_C_NONE, "--happened='%s' is none of: %s", optarg,
                     keys);
}

static void set_word(struct told *t, const struct choice *c)
{
    int word = *optarg != '\0' ? term_named(c->words, optarg) : -1;

    note(t, c, word >= 0);
    if (word < 0)
        refuse_word(t, c);
    else if (c->row == FACT_HAPPENING && t->happened)
        refuse(t, SKR_C_NONE, "--happened once: the first thing that"
                     " happened decides");
    else
        memcpy(field_of(t, c), &word, sizeof word);
    t->happened |= c->row == FACT_HAPPENING;
}

/* Reads cards, once each, in any case, parted by blanks, commas, points or
 * nothing. list: in their order. Returns how many, or -1 after a message. */
static int read_cards(struct told *t, const char *option, int list[32],
                      skr_cards *cards)
{
    const char *p = optarg;
    int n = 0;

    for (*cards = 0; *(p += strspn(p, " ,.")) != '\0'; n++) {
        int length = p[1] == '1' && p[2] == '0' ? 3 : p[1] != '\0' ? 2 : 1;
        const char name[3] = { (char)toupper((unsigned char)p[0]),
                               (char)toupper((unsigned char)p[1]),
                               length == 3 ? p[2] : '\0' };
        int card = skr_card_read(name, length);

        if (card == SKR_NO_CARD)
            refuse(t, SKR_C_NONE, "--%s: '%.*s' is no card: suit C S H D,"
                         " then rank A K Q J T 9 8 7, as in \"CJ ST H9\"",
                         option, (int)strcspn(p, " ,."), p);
        else if (*cards & SKR_BIT(card))
            refuse(t, SKR_C_PACK_CARDS, "--%s: '%.*s' comes twice",
                         option, length, p);
        if (card == SKR_NO_CARD || (*cards & SKR_BIT(card)))
            return -1;
        list[n] = card;
        *cards |= SKR_BIT(card);
        p += length;
    }
    return n;
}

static void set_cards(struct told *t, const struct choice *c)
{
    int list[32], n;
    skr_cards cards;

    n = read_cards(t, c->name, list, &cards);
    if (n > 2 && c->row == FACT_TRICK)
        refuse(t, SKR_C_NONE, "--trick is the one or two cards of a trick"
                     " that is not complete, in their order");
    note(t, c, n >= 0 && !(n > 2 && c->row == FACT_TRICK));
    if (c->row == FACTS && n < 0)
        t->q.state[FACT_TWELVE] = FACT_WRONG;
    if (n < 0 || (n > 2 && c->row == FACT_TRICK))
        return;
    if (c->row == FACT_TRICK) {
        t->q.position.play.count = n;
        memcpy(field_of(t, c), list, (size_t)n * sizeof *list);
        return;
    }
    memcpy(field_of(t, c), &cards, sizeof cards);
    if (c->row != FACTS) {
        t->held = true;
        t->q.state[FACT_HANDS] = FACT_GIVEN;
    }
}

static bool set_code(struct told *t)
{
    t->code = cli_code("value", optarg);
    return t->code != NULL;
}

static bool set_format(struct told *t)
{
    t->json = strcmp(optarg, "json") == 0;
    if (!t->json && strcmp(optarg, "text") != 0)
        cli_usage("value", "no format '%s': text or json", optarg);
    return t->json || strcmp(optarg, "text") == 0;
}

static void set_game(struct told *t, const char *name)
{
    static const struct choice choice = { "game", WORD, FACT_GAME, 0, 0, 0,
                                          &game_terms, NULL };
    bool again = question_has(&t->q, FACT_GAME);
    int game = *name != '\0' ? term_named(&game_terms, name) : -1;

    if (game >= 0 && again)
        refuse(t, SKR_C_NONE, "one game at a time, not also '%s'", name);
    else if (game >= 0)
        memcpy(field_of(t, &choice), &game, sizeof game);
    else if (again)
        refuse(t, SKR_C_NONE, "unexpected argument '%s': besides the game there are"
                     " options: --hand, --points=61", name);
    else
        refuse(t, SKR_C_NONE, "no game '%s': clubs, spades, hearts,"
                     " diamonds, grand or null%s", name,
                     strcmp(name, "ramsch") == 0
                     ? "; for ramsch see skatref value ramsch --help" : "");
    if (!again)
        note(t, &choice, game >= 0);
}

static int print_help(void)
{
    if (optarg != NULL && strcmp(optarg, "incidents") != 0)
        return cli_usage("value", "--help, or --help=incidents");
    fputs(optarg != NULL ? help_incidents : help, stdout);
    return cli_finish(EXIT_CONFORMS);
}

/* ------------------------------------------------------------------ command line */

/* Returns false when the command ends here. */
static bool set_option(struct told *t, const struct choice *c)
{
    static const bool yes = true;

    switch (c->kind) {
    case FLAG:
    case OWN_FLAG:
        note(t, c, true);
        memcpy(field_of(t, c), &yes, sizeof yes);
        break;
    case WORD:
    case OWN_WORD:
        set_word(t, c);
        break;
    case CARDS:
    case OWN_CARDS:
        set_cards(t, c);
        break;
    case OPTION:
        return cli_house("value", optarg, &t->rules);
    case CODE:
        return set_code(t);
    case FORMAT:
        return set_format(t);
    default:
        set_number(t, c);
    }
    return true;
}

/* Above all characters. */
#define FIRST_OPTION 256

static void long_options(struct option options[CHOICES + 1])
{
    memset(options, 0, (CHOICES + 1) * sizeof *options);
    for (size_t i = 0; i < CHOICES; i++) {
        enum kind kind = choices[i].kind;

        options[i].name = choices[i].name;
        options[i].has_arg = kind == FLAG || kind == OWN_FLAG ? no_argument
            : kind == HELP ? optional_argument : required_argument;
        options[i].val = FIRST_OPTION + (int)i;
    }
}

static int read_and_answer(struct told *t, int argc, char **argv)
{
    struct option options[CHOICES + 1];
    struct skr_code room;
    int option;

    long_options(options);
    while ((option = cli_next_option(argc, argv, options)) != -1) {
        const struct choice *c;

        if (option < FIRST_OPTION)
            return cli_wrong_option("value", option, argv, options);
        c = &choices[option - FIRST_OPTION];
        if (c->kind == HELP)
            return print_help();
        if (c->kind == OPTION && strcmp(optarg, "help") == 0) {
            cli_list_options();
            return cli_finish(EXIT_CONFORMS);
        }
        if (!set_option(t, c))
            return EXIT_TROUBLE;
    }
    for (; optind < argc; optind++)
        set_game(t, argv[optind]);
    if (!cli_house_fits("value", t->code, t->rules))
        return EXIT_TROUBLE;
    t->q.code = *house_code(t->code, t->rules, &room);
    told_check(t);
    return t->refused > 0 || !question_right(&t->q) ? refuse_facts(t)
                                                    : answer(t);
}

int cli_value(int argc, char **argv)
{
    struct told told;

    if (argc > 1 && strcmp(argv[1], "ramsch") == 0)
        return cli_value_ramsch(argc - 1, argv + 1);
    told_begin(&told);
    return read_and_answer(&told, argc, argv);
}

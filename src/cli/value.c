/* skatref value: what a game is worth, step by step, with the clauses. A friendly
 * form of the questions value and ending. */
#include <ctype.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "question/arguments.h"
#include "question/given.h"
#include "question/guard.h"
#include "report/bids.h"
#include "report/rules.h"
#include "report/ruling.h"
#include "words/cards.h"
#include "words/say.h"
#include "words/spoken.h"
#include "words/words.h"

/* -------------------------------------------------------------------- messages */

static void refuse(struct given *t, enum skr_clause clause, const char *format,
                   ...) __attribute__((format(printf, 3, 4)));

/* Refuses a word of the command line, with the clause that forbids it, if any. */
static void refuse(struct given *t, enum skr_clause clause, const char *format,
                   ...)
{
    va_list arguments;

    fputs("skatref value: ", stderr);
    va_start(arguments, format);
    say_error_part(format, arguments);
    va_end(arguments);
    if (clause != SKR_C_NONE)
        fprintf(stderr, " (%s: %s)", clause_id(clause),
                title_in(cli_language, clause));
    fputc('\n', stderr);
    t->refused++;
}

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
        "declarer, Solist, Solospieler, rozgrywający, sólista"),
    [BY_DEFENDER] = TERM("defender", "defender", "Gegenspieler", "przeciwnik",
        "protivník", "Gegner, Gegenpartei, soupeř"),
};
static const struct terms doer_terms = TERMS(doers);

static const struct term agreements[] = {
    [AGREED_NONE] = TERM("none", "none", "keiner", "żaden", "žádný",
                         "0, nobody, niemand, nikt, nikdo"),
    [AGREED_ONE] = TERM("one", "one", "einer", "jeden", "jeden", "1, eine, nur einer"),
    [AGREED_BOTH] = TERM("both", "both", "beide", "obaj", "oba", "2, obydwaj"),
};
static const struct terms agreed_terms = TERMS(agreements);

enum kind { FLAG, NUMBER, WITHOUT, WORD, CARDS };

/* What an option gives: a fact, or for FACTS a member of struct given. */
struct choice {
    enum kind kind;
    enum fact_row row;
    size_t own;
};

struct options {
    struct given game;
    int json;                  /**< 1, or 0: text */
};

static bool set_option(void *given, const struct cli_option *o, const char *text);

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
          N_("whose the trick is when it is complete (leads-on)")),
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
        N_("Rules on an incident, and then values the game. WHAT is gives-up, lays-down"
           " (his cards), throws (his cards down), revoke, wrong-lead, wrong-turn,"
           " early-lead, leads-on, leads-shown, card-shown, skat-seen, skat-shown,"
           " tricks-seen, gathers, last-trick, takes-back, betrayal, says-lost, warns,"
           " not-laid-open, away, no-proof or wrong-number. Points and tricks are those"
           " until the incident, or before the wrong card. A claim or a throw needs the"
           " cards still held, a wrong card the unfinished trick."),
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
    .status = N_("0 the value was given; 2 wrong use, or impossible"
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

/* ------------------------------------------------------------- values of options */

static void *field_of(struct given *t, const struct choice *c)
{
    return c->row < FACTS ? (char *)&t->q + facts[c->row].at
                          : (char *)t + c->own;
}

/* Notes that the fact was given; wrong: so that it is not asked for. */
static void note(struct given *t, const struct choice *c, bool right)
{
    if (c->row < FACTS)
        t->q.state[c->row] = right ? FACT_GIVEN : FACT_WRONG;
}

/* The row in whose name a fact of our own is refused. */
static enum fact_row row_of_own(size_t own)
{
    return own == offsetof(struct given, by) ? FACT_BY
        : own == offsetof(struct given, agreed) ? FACT_AGREED : FACT_TWELVE;
}

/* Refuses what the option cannot be, as every door does. */
static void misfit(struct given *t, const struct cli_option *o, const char *text)
{
    const struct choice *c = o->detail;
    const struct fact as = { .type = o->terms != NULL ? TYPE_WORD : TYPE_NUMBER,
                             .words = o->terms, .low = o->low, .high = o->high };
    char called[FACT_NAME_SIZE];

    snprintf(called, sizeof called, "--%s", cli_option_name(o, cli_language));
    t->wrongs.called = called;
    argument_misfit(&t->q, c->row < FACTS ? c->row : row_of_own(c->own), &as, text);
    t->wrongs.called = NULL;
}

static void set_number(struct given *t, const struct cli_option *o, const char *text)
{
    const struct choice *c = o->detail;
    bool again = c->row == FACT_MATADORS && question_has(&t->q, c->row), right;
    char *end;
    long n = strtol(text, &end, 10);
    int number;

    right = *text != '\0' && *end == '\0' && n >= o->low && n <= o->high;
    note(t, c, right);
    if (!right) {
        misfit(t, o, text);
        return;
    }
    if (again)
        refuse(t, SKR_C_NONE, "the matadors once: --with, --without or"
                     " --matadors");
    number = (int)(c->kind == WITHOUT ? -n : n);
    memcpy(field_of(t, c), &number, sizeof number);
}

static void set_word(struct given *t, const struct cli_option *o, const char *text)
{
    const struct choice *c = o->detail;
    int word = term_read(o->terms, text);

    note(t, c, word >= 0);
    if (word < 0)
        misfit(t, o, text);
    else if (c->row == FACT_HAPPENING && t->happened)
        refuse(t, SKR_C_NONE, "--happened once: the first thing that"
                     " happened decides");
    else
        memcpy(field_of(t, c), &word, sizeof word);
    t->happened |= c->row == FACT_HAPPENING;
}

/* Reads cards, once each. list: in their order. Returns false after a message. */
static bool read_cards(struct given *t, const char *option, const char *text,
                       int list[CARDS_MOST], int *count, skr_cards *cards)
{
    char why[CARDS_WHY], name[3];
    int n = cards_read(text, list, cli_language, why);

    *cards = 0;
    if (n < 0)
        refuse(t, SKR_C_NONE, "--%s: %s", option, why);
    for (int i = 0; i < n; i++) {
        if (*cards & SKR_BIT(list[i])) {
            skr_card_write(list[i], name);
            refuse(t, SKR_C_PACK_CARDS, "--%s: '%s' comes twice", option, name);
            return false;
        }
        *cards |= SKR_BIT(list[i]);
    }
    *count = n;
    return n >= 0;
}

static void set_cards(struct given *t, const struct cli_option *o, const char *text)
{
    const struct choice *c = o->detail;
    int list[CARDS_MOST], n = 0;
    skr_cards cards;
    bool right = read_cards(t, cli_option_name(o, cli_language), text, list, &n, &cards);

    if (n > 2 && c->row == FACT_TRICK)
        refuse(t, SKR_C_NONE, "--trick is the one or two cards of a trick"
                     " that is not complete, in their order");
    note(t, c, right && !(n > 2 && c->row == FACT_TRICK));
    if (c->row == FACTS && !right)
        t->q.state[FACT_TWELVE] = FACT_WRONG;
    if (!right || (n > 2 && c->row == FACT_TRICK))
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

static void set_fact(struct given *t, enum fact_row row, const void *value, size_t size)
{
    memcpy((char *)&t->q + facts[row].at, value, size);
    t->q.state[row] = FACT_GIVEN;
}

/* Hand, ouvert, what is announced. Returns false for what value does not take. */
static bool set_part(struct given *t, int part)
{
    static const bool yes = true;
    static const int null = SKR_NULL;
    int level = part == SKR_PART_SCHWARZ ? SKR_SCHWARZ : SKR_SCHNEIDER;

    switch (part) {
    case SKR_PART_HAND:
        set_fact(t, FACT_HAND, &yes, sizeof yes);
        return true;
    case SKR_PART_OUVERT:
        set_fact(t, FACT_OUVERT, &yes, sizeof yes);
        return true;
    case SKR_PART_SCHNEIDER:
    case SKR_PART_SCHWARZ:
        set_fact(t, FACT_ANNOUNCED, &level, sizeof level);
        return true;
    case SKR_PART_REVOLUTION:
        set_fact(t, FACT_GAME, &null, sizeof null);
        set_fact(t, FACT_HAND, &yes, sizeof yes);
        set_fact(t, FACT_OUVERT, &yes, sizeof yes);
        set_fact(t, FACT_REVOLUTION, &yes, sizeof yes);
        return true;
    default:
        return false;
    }
}

static void set_game(struct given *t, int game, const char *name)
{
    if (question_has(&t->q, FACT_GAME))
        refuse(t, SKR_C_NONE, "one game at a time, not also '%s'", name);
    else
        set_fact(t, FACT_GAME, &game, sizeof game);
}

/* A word that says nothing: in place of the game, or after it. */
static void refuse_spoken(struct given *t, const char *word)
{
    if (t->q.state[FACT_GAME] == FACT_ABSENT) {
        argument_misfit(&t->q, FACT_GAME, &facts[FACT_GAME], word);
    } else {
        refuse(t, SKR_C_NONE, "unexpected argument '%s': besides the game there are"
               " options: --hand, --points=61", word);
    }
}

/* The option that gives a fact. */
static const struct cli_option *option_of(enum fact_row row)
{
    const struct cli_option *o = options;

    while (o->detail == NULL || ((const struct choice *)o->detail)->row != row)
        o++;
    return o;
}

/* A number that was said, in the range of its option. */
static void set_said_number(struct given *t, enum fact_row row, int number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", number);
    set_number(t, option_of(row), text);
}

static void set_spoken(struct given *t, const struct spoken *said, const char *words)
{
    static const bool yes = true;
    static const enum fact_row rows[] = {
        [SPOKEN_BID] = FACT_BID, [SPOKEN_POINTS] = FACT_POINTS,
        [SPOKEN_TRICKS] = FACT_TRICKS, [SPOKEN_DEFENDERS_POINTS] = FACT_DEFENDERS_POINTS,
        [SPOKEN_DEFENDERS_TRICKS] = FACT_DEFENDERS_TRICKS,
    };

    if (said->kind == SPOKEN_FILLER)
        return;
    if (said->kind >= SPOKEN_BID && said->kind <= SPOKEN_DEFENDERS_TRICKS)
        set_said_number(t, rows[said->kind], said->thing);
    else if (said->kind == SPOKEN_CONTRA)
        set_fact(t, FACT_CONTRA, &said->thing, sizeof said->thing);
    else if (said->kind == SPOKEN_GAME)
        set_game(t, said->thing, words);
    else if (said->kind == SPOKEN_MATADORS && question_has(&t->q, FACT_MATADORS))
        refuse(t, SKR_C_NONE, "the matadors once: --with, --without or"
               " --matadors");
    else if (said->kind == SPOKEN_MATADORS)
        set_fact(t, FACT_MATADORS, &said->thing, sizeof said->thing);
    else if (said->kind == SPOKEN_TAKEN)
        set_fact(t, FACT_SKAT_TAKEN, &yes, sizeof yes);
    else if (said->kind != SPOKEN_PART || !set_part(t, said->thing))
        refuse_spoken(t, words);
    if (said->kind == SPOKEN_GAME && said->ouvert)
        set_fact(t, FACT_OUVERT, &yes, sizeof yes);
}

/* Who says "Grand ouvert" has said hand: there is no other one (announce.ouvert). */
static void complete_spoken(struct given *t, bool ouvert)
{
    static const bool yes = true;
    int game = SKR_NULL;

    if (question_has(&t->q, FACT_GAME))
        memcpy(&game, (char *)&t->q + facts[FACT_GAME].at, sizeof game);
    if (ouvert && game != SKR_NULL && !question_has(&t->q, FACT_SKAT_TAKEN))
        set_fact(t, FACT_HAND, &yes, sizeof yes);
}

/* The game as players say it, in any number of arguments: "Kreuz Hand mit 2". */
static void read_spoken(struct given *t, int count, char **words)
{
    size_t size = 1, n = 0;
    struct spoken said;
    bool ouvert = false;
    char *text, *at;

    for (int i = 0; i < count; i++)
        size += strlen(words[i]) + 1;
    at = text = malloc(size);
    if (text == NULL) {
        memory_note();
        return;
    }
    text[0] = '\0';
    for (int i = 0; i < count; i++)
        n += (size_t)snprintf(text + n, size - n, "%s ", words[i]);
    for (size_t length;; at += length) {
        char run[120];

        length = spoken_read(at, !question_has(&t->q, FACT_GAME), &said);
        if (length == 0)
            break;
        snprintf(run, sizeof run, "%.*s", (int)(length < 119 ? length : 119), at);
        set_spoken(t, &said, run + strspn(run, " \t,"));
        ouvert |= said.kind == SPOKEN_PART && said.thing == SKR_PART_OUVERT;
    }
    complete_spoken(t, ouvert);
    free(text);
}

/* ------------------------------------------------------------------ command line */

/* What is wrong is refused after all options, and so the options are read on. */
static bool set_option(void *given, const struct cli_option *o, const char *text)
{
    static const bool yes = true;
    struct given *t = &((struct options *)given)->game;
    const struct choice *c = o->detail;

    switch (c->kind) {
    case FLAG:
        note(t, c, true);
        memcpy(field_of(t, c), &yes, sizeof yes);
        break;
    case WORD:
        set_word(t, o, text);
        break;
    case CARDS:
        set_cards(t, o, text);
        break;
    default:
        set_number(t, o, text);
    }
    return true;
}

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
    read_spoken(t, argc - optind, argv + optind);
    t->q.code = *house_code(t->code, t->rules, &room);
    t->q.state[FACT_OPTIONS] = t->rules != 0 ? FACT_GIVEN : FACT_ABSENT;
    given_check(t);
    return t->refused > 0 || !question_right(&t->q) ? refuse_facts(t) : answer(t);
}

/* skatref value: what a game is worth, step by step, with the clauses. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "judge/judge.h"
#include "report/steps.h"

static const char help[] =
    "Usage: skatref value GAME [OPTION...]\n"
    "\n"
    "What a game is worth, step by step, each step with its clause.\n"
    "GAME is clubs, spades, hearts, diamonds, grand or null.\n"
    "\n"
    "  --hand                    played from the hand\n"
    "  --announce=LEVEL          schneider or schwarz was announced\n"
    "  --ouvert                  open\n"
    "  --bid=N                   what it was bid to\n"
    "  --matadors=N              with 2: 2, without 3: -3; or the cards:\n"
    "  --cards=\"CJ SJ ...\"       the ten cards of the hand (or all twelve)\n"
    "  --skat=\"DA H7\"            and the skat\n"
    "  --points=N                the soloist's card points, with the skat\n"
    "  --tricks=N                the soloist's tricks\n"
    "  --all-games               what the same cards are worth in every game\n"
    "  --code=CODE               isko2022 (default), isko1999, altenburg1937\n"
    "  --help                    this text\n"
    "\n"
    "Exit status: 0 the value was given; 2 wrong use, or facts that cannot be.\n";

/* The facts as they were given. */
struct given {
    struct skr_facts facts;
    bool hand, has_bid, has_matadors, has_points, has_tricks, all_games;
    skr_cards cards, skat;
};

/* --------------------------------------------------------------------- input */

static int refuse(enum skr_clause clause, const char *what)
{
    return cli_usage("value", "%s (%s: %s)", what, skr_clauses[clause].id,
                     skr_clauses[clause].title);
}

static bool parse_number(const char *text, int low, int high, short *number)
{
    char *end;
    long n = strtol(text, &end, 10);

    if (*text == '\0' || *end != '\0' || n < low || n > high)
        return false;
    *number = (short)n;
    return true;
}

/* Cards parted by blanks or commas; none may be there twice. */
static bool parse_cards(const char *text, skr_cards *cards)
{
    *cards = 0;
    while (*(text += strspn(text, " ,.")) != '\0') {
        int length = (int)strcspn(text, " ,.");
        int card = skr_card_read(text, length);

        if (card == SKR_NO_CARD || (*cards & SKR_BIT(card)))
            return false;
        *cards |= SKR_BIT(card);
        text += length;
    }
    return true;
}

static bool parse_game(const char *name, enum skr_game *game)
{
    for (int g = 0; g < SKR_GAMES; g++)
        if (strcmp(skr_game_name((enum skr_game)g), name) == 0) {
            *game = (enum skr_game)g;
            return true;
        }
    return false;
}

static int no_bid(const struct skr_code *code, int bid)
{
    int below = 0, above;

    while ((above = skr_bid_next(code, below)) != 0 && above < bid)
        below = above;
    return cli_usage("value", "%d is no bid: the nearest are %d and %d"
                     " (%s: %s)", bid, below, above,
                     skr_clauses[SKR_C_AUCTION_VALUES].id,
                     skr_clauses[SKR_C_AUCTION_VALUES].title);
}

/* -------------------------------------------------------------------- checks */

static int check_announcement(struct given *g)
{
    struct skr_announced ruled;
    enum skr_clause clause = skr_announce(g->facts.code, &g->facts.game,
                                          !g->hand, &ruled);

    if (clause != SKR_C_NONE)
        return refuse(clause, "the code does not allow this announcement"
                              " without --hand, or in this game");
    g->facts.game = ruled.valid;
    return -1;
}

/* The matadors, from cards or as told; both have to agree. */
static int check_matadors(struct given *g)
{
    struct skr_facts *f = &g->facts;
    skr_cards twelve = g->cards | g->skat;

    if ((g->cards & g->skat) != 0)
        return refuse(SKR_C_PACK_CARDS, "a card is in hand and in the skat");
    if (twelve != 0 && skr_count(twelve) != 12)
        return refuse(SKR_C_MATADORS_SKAT,
                      "matadors count over the ten cards and the skat: give"
                      " twelve with --cards and --skat");
    f->cards = twelve;
    if (f->game.game == SKR_NULL)
        return -1;
    if (twelve == 0 && !g->has_matadors)
        return cli_usage("value", "which matadors? --matadors=2 is with 2,"
                         " --matadors=-3 without 3; or the cards: --cards and"
                         " --skat");
    if (twelve != 0 && g->has_matadors
        && f->matadors != skr_matadors(f->game.game, twelve))
        return refuse(SKR_C_MATADORS_WITH, "--matadors contradicts the cards");
    return -1;
}

/* Tricks that fit the card points, where it does not matter how many. */
static bool guess_tricks(struct skr_facts *f)
{
    struct skr_value v;

    for (f->tricks = 1; f->tricks <= 9; f->tricks++)
        if (skr_value(f, &v) != SKR_E_TOGETHER)
            return true;
    return false;
}

static int check_result(struct given *g)
{
    struct skr_facts *f = &g->facts;
    bool null = f->game.game == SKR_NULL;

    if (!null && !g->has_points)
        return cli_usage("value", "how many card points has the soloist, with"
                         " the skat? --points=N");
    if (g->has_tricks)
        return -1;
    if (null)
        return cli_usage("value", "how many tricks has the soloist? --tricks=0"
                         " wins null");
    if (f->points <= 22 || f->points >= 98
        || skr_bound_level(f->code, &f->game) == SKR_SCHWARZ
        || !guess_tricks(f))
        return cli_usage("value", "how many tricks has the soloist? with so"
                         " many card points schwarz turns on it: --tricks=N");
    return -1;
}

/* -------------------------------------------------------------------- output */

static void print_numbers(enum skr_clause clause)
{
    const struct skr_clause_info *c = &skr_clauses[clause];

    if (*c->isko2022 != '\0')
        printf("ISkO 2022 %s", c->isko2022);
    if (*c->isko1999 != '\0')
        printf("%s1999 %s", *c->isko2022 != '\0' ? ", " : "ISkO ", c->isko1999);
    putchar('\n');
}

static void print_step(const struct skr_facts *f, const struct skr_value *v,
                       int i)
{
    enum skr_clause clause = v->step[i].clause;
    const struct skr_clause_info *c = &skr_clauses[clause];
    char text[STEP_TEXT];
    bool numbers = *c->isko2022 != '\0' || *c->isko1999 != '\0';

    report_step(f, v, i, text);
    printf("%-34s %5d   %-*s", text, v->step[i].sum, numbers ? 26 : 1, c->id);
    print_numbers(clause);
}

/* What decided won or lost, in figures. */
static void print_reason(const struct skr_facts *f, const struct skr_value *v)
{
    enum skr_level bound = skr_bound_level(f->code, &f->game);

    if (v->overbid)
        printf("bid %d, ", f->bid);
    if (f->game.game == SKR_NULL)
        printf("%d trick%s", f->tricks, f->tricks == 1 ? "" : "s");
    else if (bound == SKR_SCHWARZ)
        printf("%d of the 10 tricks needed", f->tricks);
    else
        printf("%d card points of the %d needed", f->points,
               bound == SKR_SCHNEIDER ? 90 : 61);
}

static void print_verdict(const struct skr_facts *f, const struct skr_value *v)
{
    printf("\n%s: %+d   (", v->overbid ? "overbid and lost"
           : v->won ? "won" : "lost", v->score);
    print_reason(f, v);
    printf("; %s)\n", skr_clauses[v->clause].id);
}

/* How many levels more would have covered the bid. */
static void print_why_not(const struct skr_facts *f, const struct skr_value *v)
{
    int product = 0, need, lacking;

    if (!v->overbid || f->game.game == SKR_NULL)
        return;
    for (int i = 0; i < v->steps; i++)
        if (v->step[i].clause == SKR_C_VALUE_PRODUCT)
            product = v->step[i].sum;
    need = (f->bid + v->base - 1) / v->base;
    lacking = need - product / v->base;
    printf("%d is below the bid of %d: %d x %d = %d, %s more, would have"
           " covered it\n", product, f->bid, need, v->base, need * v->base,
           lacking == 1 ? "one level" : lacking == 2 ? "two levels"
                                                     : "several levels");
}

/* What the other codes say, where it differs. */
static void print_other_codes(const struct skr_facts *facts,
                              const struct skr_value *value)
{
    for (int i = 0; i < SKR_CODES; i++) {
        struct skr_facts f = *facts;
        struct skr_value v;
        enum skr_error error;

        f.code = &skr_codes[i];
        if (f.code == facts->code)
            continue;
        error = skr_value(&f, &v);
        if (error != SKR_OK)
            printf("under %s: %s\n", f.code->name, skr_error_text(error));
        else if (v.score != value->score)
            printf("under %s: %+d   (%s)\n", f.code->name, v.score,
                   skr_clauses[v.step[v.steps - 1].clause].id);
    }
}

/* Each suit game and grand with the same cards, won simple. */
static void print_all_games(const struct given *g)
{
    printf("\nThe same cards, won simple:\n");
    for (enum skr_game game = SKR_GAME_DIAMONDS; game <= SKR_GRAND; game++) {
        struct skr_announcement a = { .game = game };
        int matadors = skr_matadors(game, g->facts.cards);
        int base = skr_base(g->facts.code, &a), level = abs(matadors) + 1;

        printf("  %-9s %7s %-2d   %3d, hand %3d\n", skr_game_name(game),
               matadors > 0 ? "with" : "without", abs(matadors), base * level,
               base * (level + 1));
    }
    puts("  null           23, hand 35, ouvert 46, ouvert hand 59");
}

static int print_value(const struct given *g)
{
    const struct skr_facts *f = &g->facts;
    struct skr_value v;
    enum skr_error error = skr_value(f, &v);

    if (error != SKR_OK)
        return cli_usage("value", "that cannot be: %s", skr_error_text(error));
    for (int i = 0; i < v.steps; i++)
        print_step(f, &v, i);
    print_verdict(f, &v);
    print_why_not(f, &v);
    if (!g->has_bid)
        puts("no --bid given: whether the game was overbid is not tested");
    print_other_codes(f, &v);
    if (g->all_games && f->cards != 0)
        print_all_games(g);
    return cli_finish(0);
}

/* -------------------------------------------------------------------- options */

static const struct option long_options[] = {
    { "hand", no_argument, NULL, 'h' },
    { "announce", required_argument, NULL, 'a' },
    { "ouvert", no_argument, NULL, 'o' },
    { "bid", required_argument, NULL, 'b' },
    { "matadors", required_argument, NULL, 'm' },
    { "cards", required_argument, NULL, 'c' },
    { "skat", required_argument, NULL, 's' },
    { "points", required_argument, NULL, 'p' },
    { "tricks", required_argument, NULL, 't' },
    { "all-games", no_argument, NULL, 'g' },
    { "code", required_argument, NULL, 'C' },
    { "help", no_argument, NULL, '?' + 256 },
    { NULL, 0, NULL, 0 },
};

static int set_level(struct given *g)
{
    if (strcmp(optarg, "schneider") == 0)
        g->facts.game.announced = SKR_SCHNEIDER;
    else if (strcmp(optarg, "schwarz") == 0)
        g->facts.game.announced = SKR_SCHWARZ;
    else
        return cli_usage("value", "--announce=schneider or schwarz, not '%s'",
                         optarg);
    return -1;
}

static int set_number(bool *has, short *number, const char *option, int low,
                      int high)
{
    *has = true;
    if (parse_number(optarg, low, high, number))
        return -1;
    return cli_usage("value", "--%s must be a number from %d to %d, not '%s'",
                     option, low, high, optarg);
}

static int set_cards(skr_cards *cards, const char *option)
{
    if (parse_cards(optarg, cards))
        return -1;
    return cli_usage("value", "--%s takes different cards like \"CJ ST H9\","
                     " not '%s'", option, optarg);
}

/* Sets one option. Returns -1, or the status to exit with. */
static int set_option(struct given *g, int option)
{
    switch (option) {
    case 'h':
        return g->hand = g->facts.game.hand = true, -1;
    case 'o':
        return g->facts.game.ouvert = true, -1;
    case 'g':
        return g->all_games = true, -1;
    case 'a':
        return set_level(g);
    case 'b':
        return set_number(&g->has_bid, &g->facts.bid, "bid", 1, 999);
    case 'm':
        return set_number(&g->has_matadors, &g->facts.matadors, "matadors",
                          -11, 11);
    case 'p':
        return set_number(&g->has_points, &g->facts.points, "points", 0, 120);
    case 't':
        return set_number(&g->has_tricks, &g->facts.tricks, "tricks", 0, 10);
    case 'c':
        return set_cards(&g->cards, "cards");
    case 's':
        return set_cards(&g->skat, "skat");
    case 'C':
        g->facts.code = cli_code("value", optarg);
        return g->facts.code != NULL ? -1 : EXIT_TROUBLE;
    case '?' + 256:
        fputs(help, stdout);
        return cli_finish(0);
    default:
        return cli_usage("value", "see above");
    }
}

static int check_facts(struct given *g)
{
    int status = -1;

    if (g->has_bid && !skr_bid_valid(g->facts.code, g->facts.bid))
        status = no_bid(g->facts.code, g->facts.bid);
    if (status == -1)
        status = check_announcement(g);
    if (status == -1)
        status = check_matadors(g);
    if (status == -1)
        status = check_result(g);
    return status;
}

int cli_value(int argc, char **argv)
{
    struct given g = { .facts = { .code = &skr_codes[0] } };
    int option, status;

    while ((option = getopt_long(argc, argv, "", long_options, NULL)) != -1)
        if ((status = set_option(&g, option)) != -1)
            return status;
    if (optind + 1 != argc || !parse_game(argv[optind], &g.facts.game.game))
        return cli_usage("value", "which game? clubs, spades, hearts, diamonds,"
                         " grand or null");
    status = check_facts(&g);
    return status != -1 ? status : print_value(&g);
}

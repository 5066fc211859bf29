/* Asks the engine everything that tests/rules/second_opinion.py answers from the
 * clauses, in the same order, and prints lines of inputs, a colon, and the
 * answers to all questions that the rest of the inputs makes. */
#include "skatref.h"

#define CODES 4

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(list) ((int)(sizeof (list) / sizeof *(list)))

static const char *const games[SKR_GAMES] = {
    "diamonds", "hearts", "spades", "clubs", "grand", "null"
};
static const char *const levels[] = { "none", "schneider", "schwarz" };
static const char *const refusals[] = {
    [SKR_E_MATADORS] = " ?matadors", [SKR_E_POINTS] = " ?points",
    [SKR_E_TRICKS] = " ?tricks", [SKR_E_TOGETHER] = " ?together",
    [SKR_E_ANNOUNCED] = " ?announced", [SKR_E_CARDS] = " ?cards",
    [SKR_E_UNPLAYED] = " ?unplayed",
};

/* ------------------------------------------------------------------- cards */

static char name_of[32][3];

/* The cards from first on, and after the last one again from the first. */
static int turned(const int *cards, int n, int first, int *out)
{
    for (int i = 0; i < n; i++)
        out[i] = cards[(first + i) % n];
    return n;
}

static int list(skr_cards set, int *out)
{
    int n = 0;

    for (int c = 0; c < 32; c++)
        if (set & SKR_BIT(c))
            out[n++] = c;
    return n;
}

static skr_cards subset(const int *cards, int n, unsigned number)
{
    skr_cards set = 0;

    for (int i = 0; i < n; i++)
        if (number >> i & 1)
            set |= SKR_BIT(cards[i]);
    return set;
}

/* The set, and as many others of the order as make the size. */
static skr_cards filled(skr_cards set, const int *order, int n, int size)
{
    for (int i = 0; i < n && skr_count(set) < size; i++)
        set |= SKR_BIT(order[i]);
    return set;
}

/* The cards of a set from the highest down. */
static int ranked(enum skr_game game, skr_cards set, int *out)
{
    int n = list(set, out);

    for (int i = 1; i < n; i++)
        for (int k = i; k > 0 && skr_strength(game, out[k]) >
                                 skr_strength(game, out[k - 1]); k--) {
            int card = out[k];
            out[k] = out[k - 1];
            out[k - 1] = card;
        }
    return n;
}

static void sweep_cards(void)
{
    int cards[32], n;

    printf("points:");
    for (int c = 0; c < 32; c++)
        printf(" %s=%d", name_of[c], skr_card_points(c));
    putchar('\n');
    for (int game = 0; game < SKR_GAMES; game++) {
        printf("trumps %s: %" PRIx32 "\n", games[game], skr_trumps(game));
        for (int c = 0; c < 32; c++) {
            printf("class %s %s:", games[game], name_of[c]);
            n = ranked(game, skr_class(game, c), cards);
            for (int i = 0; i < n; i++)
                printf(" %s", name_of[cards[i]]);
            putchar('\n');
        }
    }
}

static void sweep_matadors(void)
{
    for (int game = 0; game < SKR_GAMES; game++) {
        int top[11], others[32], rest[32];
        int trumps = ranked(game, skr_trumps(game), top);
        int n = list(SKR_PACK & ~skr_trumps(game), others);

        for (int first = 0; first < n; first += 5) {
            turned(others, n, first, rest);
            printf("matadors %s %d:", games[game], first);
            for (unsigned number = 0; number < 1U << trumps; number++)
                printf(" %d", skr_matadors(game, filled(
                           subset(top, trumps, number), rest, n, 12)));
            putchar('\n');
        }
    }
}

/* ---------------------------------------------------------- play and trick */

static void legal(enum skr_game game, skr_cards hand, int led)
{
    static const char digits[] = "0123456789abcdef";
    char text[10], *at = text + sizeof text - 1;
    skr_cards cards = skr_legal(game, hand, led);

    *at = '\0';
    do
        *--at = digits[cards & 15];
    while ((cards >>= 4) != 0);
    *--at = ' ';
    fputs(at, stdout);
}

static void legal_to(enum skr_game game, int led)
{
    skr_cards class = skr_class(game, led);
    int held[11], others[32], backwards[32];
    int h = list(class & ~SKR_BIT(led), held);
    int n = list(SKR_PACK & ~class, others);

    for (int i = 0; i < n; i++)
        backwards[i] = others[n - 1 - i];
    for (unsigned number = 0; number < 1U << h; number++) {
        skr_cards part = subset(held, h, number);

        printf("legal %s %s %x:", games[game], name_of[led], number);
        legal(game, filled(part, others, n, 10), led);
        legal(game, filled(part, backwards, n, 10), led);
        for (int i = (int)number % 3; i < n && skr_count(part) < 10; i += 3)
            legal(game, part | SKR_BIT(others[i]), led);
        if (part != 0)
            legal(game, part, led);
        putchar('\n');
    }
}

static void sweep_legal(void)
{
    for (int game = 0; game < SKR_GAMES; game++) {
        int all[32], pack[32], n = list(SKR_PACK, all);

        for (int led = 0; led < 32; led++)
            legal_to(game, led);
        printf("legal %s lead:", games[game]);
        for (int first = 0; first < 32; first++) {
            turned(all, n, first, pack);
            legal(game, filled(0, pack, n, 10), SKR_NO_CARD);
        }
        putchar('\n');
    }
}

static void sweep_trick(void)
{
    for (int game = 0; game < SKR_GAMES; game++)
        for (int a = 0; a < 32; a++)
            for (int b = 0; b < 32; b++) {
                if (a == b)
                    continue;
                printf("trick %s %s %s:", games[game], name_of[a], name_of[b]);
                for (int c = 0; c < 32; c++) {
                    skr_cards all = SKR_BIT(a) | SKR_BIT(b) | SKR_BIT(c);

                    if (c != a && c != b)
                        printf(" %d/%d",
                               skr_trick_winner(game, (int[]){a, b, c}),
                               skr_points(all));
                }
                putchar('\n');
            }
}

/* ------------------------------------------------------------ announcement */

/* All ways to announce a game, those that there are not among them. */
#define ANNOUNCEMENTS 12

static struct skr_announcement announcement(enum skr_game game, int n)
{
    return (struct skr_announcement){
        .game = game, .hand = n / 6, .ouvert = n / 3 % 2, .announced = n % 3
    };
}

static void label(const struct skr_announcement *a)
{
    printf(" %s%s%s+%s", games[a->game], a->hand ? "+hand" : "",
           a->ouvert ? "+ouvert" : "", levels[a->announced]);
}

static int next_bid(const struct skr_code *code, int bid)
{
    bid = skr_bid_next(code, bid);
    return bid > 0 ? bid : -1;
}

static void sweep_announce(void)
{
    for (int k = 0; skr_code_at(k) != NULL; k++) {
        const struct skr_code *code = skr_code_at(k);

        printf("bids %s:", code->name);
        for (int bid = next_bid(code, 0); bid > 0; bid = next_bid(code, bid))
            printf(" %d", bid);
        putchar('\n');
        for (int i = 0; i < SKR_GAMES * ANNOUNCEMENTS; i++) {
            struct skr_announcement said =
                announcement(i / ANNOUNCEMENTS, i % ANNOUNCEMENTS);

            printf("announce %s", code->name);
            label(&said);
            putchar(':');
            for (int taken = 0; taken < 2; taken++) {
                struct skr_announced out;
                skr_announce(code, &said, taken, &out);
                label(&out.valid);
            }
            putchar('\n');
        }
    }
}

/* Is it a game as skr_announce leaves it? */
static bool ruled(const struct skr_code *code, const struct skr_announcement *a)
{
    struct skr_announced out;

    skr_announce(code, a, !a->hand, &out);
    return out.valid.hand == a->hand && out.valid.ouvert == a->ouvert &&
           out.valid.announced == a->announced;
}

/* ------------------------------------------------------------------- value */

static const int some_points[] =
    { 0, 1, 29, 30, 31, 59, 60, 61, 62, 88, 89, 90, 91, 119, 120 };
static const int some_tricks[] = { 0, 1, 5, 9, 10 };

static char *number(char *at, int n)
{
    char digits[12];
    int k = 0;

    if (n < 0)
        *at++ = '-';
    n = abs(n);
    do
        digits[k++] = (char)('0' + n % 10);
    while ((n /= 10) != 0);
    while (k > 0)
        *at++ = digits[--k];
    return at;
}

/* Won or lost, ! when overbid, value/score/level; or why it is refused. */
static bool value(const struct skr_facts *facts)
{
    struct skr_value out;
    enum skr_error error = skr_value(facts, &out);
    char text[64], *at = text;

    if (error != SKR_OK) {
        fputs(refusals[error], stdout);
        return false;
    }
    *at++ = ' ';
    *at++ = out.won ? 'W' : 'L';
    if (out.overbid)
        *at++ = '!';
    at = number(at, out.value);
    *at++ = '/';
    at = number(at, out.score);
    *at++ = '/';
    at = number(at, out.level);
    fwrite(text, 1, (size_t)(at - text), stdout);
    return true;
}

static void head(const char *what, const struct skr_facts *facts)
{
    printf("%s %s", what, facts->code->name);
    label(&facts->contract.game);
}

static void outcomes(struct skr_facts facts)
{
    for (int i = 0; i < COUNT(some_points); i++)
        for (int k = 0; k < COUNT(some_tricks); k++) {
            facts.taken.points = some_points[i];
            facts.taken.tricks = some_tricks[k];
            value(&facts);
        }
}

static void sweep_value(void)
{
    for (int i = 0; i < CODES * SKR_GAMES * ANNOUNCEMENTS; i++) {
        struct skr_facts facts = {
            .code = skr_code_at(i / ANNOUNCEMENTS / SKR_GAMES),
            .contract.game = announcement(i / ANNOUNCEMENTS % SKR_GAMES,
                                 i % ANNOUNCEMENTS),
        };
        int most = facts.contract.game.game == SKR_GRAND ? 4 :
                   facts.contract.game.game == SKR_NULL ? 0 : 11;

        if (!ruled(facts.code, &facts.contract.game))
            continue;
        for (int run = -most; run <= most; run++) {
            if (run == 0 && most > 0)
                continue;
            facts.contract.matadors = run;
            for (int bid = 0; bid >= 0; bid = next_bid(facts.code, bid)) {
                facts.contract.bid = bid;
                head("value", &facts);
                printf(" %d %d:", run, bid);
                outcomes(facts);
                putchar('\n');
            }
        }
    }
}

static void value_of_cards(skr_cards twelve, int codes)
{
    for (int k = 0; k < codes; k++)
        for (int n = 0; n < ANNOUNCEMENTS; n++) {
            struct skr_facts facts = {
                .code = skr_code_at(k), .contract.game = announcement(SKR_NULL, n),
                .contract.cards = twelve, .contract.matadors = 77,
            };

            if (!ruled(facts.code, &facts.contract.game))
                continue;
            head("value", &facts);
            printf(" %" PRIx32 ":", twelve);
            for (int bid = 0; bid >= 0; bid = next_bid(facts.code, bid))
                for (int tricks = 0; tricks < 2; tricks++) {
                    facts.contract.bid = bid;
                    facts.taken.tricks = tricks;
                    value(&facts);
                }
            putchar('\n');
        }
    for (int game = 0; game < SKR_NULL; game++) {
        struct skr_facts facts = {
            .code = skr_code_at(0), .contract.game = announcement(game, 0),
            .contract.cards = twelve, .contract.matadors = 77, .taken.points = 61, .taken.tricks = 5,
        };

        head("value", &facts);
        printf(" %" PRIx32 ":", twelve);
        for (int i = 0; i < 3; i++) {
            facts.contract.bid = (int[]){0, 48, 120}[i];
            value(&facts);
        }
        putchar('\n');
    }
}

/* Twelve cards: every holding of jacks, and plain cards from everywhere. With
 * them the codes to ask: only the first one looks at the cards in null. */
static skr_cards twelve_cards(int jacks, int order, int first)
{
    int plain[32], by_threes[32], cards[32], top[4], k = 0;
    int n = list(SKR_PACK & ~SKR_JACKS, plain);

    for (int from = 0; from < 3; from++)
        for (int i = from; i < n; i += 3)
            by_threes[k++] = plain[i];
    for (int i = 0; i < 4; i++)
        top[i] = SKR_CARD(SKR_CLUBS - i, SKR_JACK);
    turned(order ? by_threes : plain, n, first, cards);
    return filled(subset(top, 4, (unsigned)jacks), cards, n, 12);
}

static void sweep_value_of_cards(void)
{
    for (int jacks = 0; jacks < 16; jacks++)
        for (int order = 0; order < 2; order++)
            for (int first = 0; first < 28; first += 4)
                value_of_cards(twelve_cards(jacks, order, first),
                               first == 0 ? CODES : 1);
}

/* Facts of which one alone is wrong, and all card points with all tricks. */
static void sweep_refused(void)
{
    for (int i = 0; i < CODES * SKR_GAMES; i++) {
        enum skr_game game = i % SKR_GAMES;
        const struct skr_facts right = {
            .code = skr_code_at(i / SKR_GAMES), .contract.game = announcement(game, 0),
            .contract.matadors = game != SKR_NULL, .taken.points = 61, .taken.tricks = 5,
        };
        struct skr_facts facts = right;

        for (int n = 0; n < ANNOUNCEMENTS; n++) {
            facts.contract.game = announcement(game, n);
            head("refused", &facts);
            printf(" announced:");
            value(&facts);
            putchar('\n');
        }
        facts = right;
        printf("refused %s %s matadors:", facts.code->name, games[game]);
        for (int run = -13; run <= 13; run++)
            if (game != SKR_NULL || run == 0) {
                facts.contract.matadors = run;
                value(&facts);
            }
        putchar('\n');
        facts = right;
        for (int tricks = -1; tricks <= 11; tricks++) {
            facts.taken.tricks = tricks;
            printf("refused %s %s %d tricks:", facts.code->name, games[game],
                   tricks);
            for (int points = 0; points <= 120; points++) {
                facts.taken.points = points;
                value(&facts);
            }
            putchar('\n');
        }
        facts.taken.tricks = 5;
        printf("refused %s %s points:", facts.code->name, games[game]);
        for (int points = -1; points <= 121; points += 122) {
            facts.taken.points = points;
            value(&facts);
        }
        putchar('\n');
    }
}

/* ----------------------------------------------------------- stopped games */

enum question { DECIDED, DEFENDERS, SOLOIST, OFFER, ENDED };

static const char *const questions[] = {
    "decided", "defenders-gave-up", "soloist-gave-up", "offer-accepted", "ended"
};
static const enum skr_ending endings[] = {
    SKR_PLAYED, SKR_DEFENDERS_GAVE_UP, SKR_SOLOIST_GAVE_UP, SKR_OFFER_ACCEPTED,
    SKR_PLAYED
};

/* Is there that way to end a game? */
static bool known(const struct skr_code *code, enum question question)
{
    return question == DECIDED || question == ENDED ||
           skr_in_force(code, question == OFFER ? SKR_C_END_OFFER
                                               : SKR_C_END_BREACH_BEFORE);
}

static const char *const decisions[] = {
    [SKR_OPEN] = " open",
    [SKR_DECIDED_WON] = " won",
    [SKR_DECIDED_LOST] = " lost",
};
static const int side_points[] =
    { 0, 22, 29, 30, 31, 59, 60, 61, 89, 90, 91, 120 };
static const int side_tricks[] = { 0, 1, 5, 9, 10 };
static const int stopped_bids[] =
    { 0, 18, 23, 24, 27, 35, 36, 46, 48, 59, 60, 72, 96, 132, 168, 264 };

static void ask(enum question question, struct skr_facts *facts)
{
    facts->end.how = endings[question];
    if (question == DECIDED)
        fputs(decisions[skr_decided(facts)], stdout);
    else
        value(facts);
}

/* The most card points in so many cards: four of each rank. */
static int best(int cards)
{
    static const int ranks[] = { 11, 10, 4, 3, 2, 0, 0, 0 };
    int sum = 0;

    for (int i = 0; i < cards; i++)
        sum += ranks[i / 4];
    return sum;
}

/* Can each of the three groups of cards, and each two together, hold that? */
static bool possible(const struct skr_facts *f)
{
    int defenders = 120 - f->taken.points - f->taken.unplayed_points;
    int cards = 3 * f->taken.tricks + 2, open = 3 * f->taken.unplayed_tricks;

    return defenders >= 0 && f->taken.unplayed_points >= 0 &&
           f->taken.unplayed_tricks >= 0 && cards + open <= 32 &&
           f->taken.points <= best(cards) && 120 - f->taken.points <= best(32 - cards) &&
           f->taken.unplayed_points <= best(open) &&
           120 - f->taken.unplayed_points <= best(32 - open) &&
           defenders <= best(32 - cards - open) &&
           120 - defenders <= best(cards + open);
}

static void stopped_at(enum question question, struct skr_facts facts,
                       int points, int tricks)
{
    for (int t = 0; t < COUNT(side_tricks); t++)
        for (int u = 0; u < COUNT(side_tricks); u++) {
            facts.taken.points = points;
            facts.taken.tricks = side_tricks[t];
            facts.taken.unplayed_points = (120 - points - tricks);
            facts.taken.unplayed_tricks =
                (10 - side_tricks[t] - side_tricks[u]);
            if (!possible(&facts))
                continue;
            if (question == ENDED && side_tricks[u] == 0)
                fputs(" -", stdout); /* nothing ended it */
            else
                ask(question, &facts);
        }
}

static void stopped(enum question question, struct skr_facts facts)
{
    head(questions[question], &facts);
    printf(" %d %d:", facts.contract.matadors, facts.contract.bid);
    for (int i = 0; i < COUNT(side_points); i++)
        for (int k = 0; k < COUNT(side_points); k++)
            stopped_at(question, facts, side_points[i], side_points[k]);
    putchar('\n');
}

static void sweep_stopped_game(const struct skr_code *code, enum skr_game game,
                               int run)
{
    for (int n = 0; n < ANNOUNCEMENTS; n++)
        for (int b = 0; b < COUNT(stopped_bids); b++) {
            struct skr_facts facts = {
                .code = code, .contract.game = announcement(game, n), .contract.matadors = run,
                .contract.bid = stopped_bids[b],
            };

            if (!ruled(code, &facts.contract.game))
                continue;
            for (enum question q = DECIDED; q <= ENDED; q++)
                if (known(code, q) &&
                    (q != ENDED || facts.contract.game.announced == SKR_SCHWARZ))
                    stopped(q, facts);
        }
}

static void stopped_null(enum question question, struct skr_facts facts)
{
    head(question == ENDED ? "played" : questions[question], &facts);
    printf(" %d:", facts.contract.bid);
    for (int tricks = 0; tricks <= 10; tricks++)
        for (int open = 0; open <= 10 - tricks; open++) {
            facts.taken.tricks = tricks;
            facts.taken.unplayed_tricks = open;
            if (question == ENDED && tricks == 0 && open > 0)
                fputs(" -", stdout); /* nothing ended it */
            else
                ask(question, &facts);
        }
    putchar('\n');
}

static void sweep_stopped_null(const struct skr_code *code)
{
    for (int n = 0; n < ANNOUNCEMENTS; n++)
        for (int b = 0; b < COUNT(stopped_bids); b++) {
            struct skr_facts facts = {
                .code = code, .contract.game = announcement(SKR_NULL, n),
                .contract.cards = twelve_cards(0, 0, 0), .contract.bid = stopped_bids[b],
            };

            if (!ruled(code, &facts.contract.game))
                continue;
            for (enum question q = DECIDED; q <= ENDED; q++)
                if (known(code, q))
                    stopped_null(q, facts);
        }
}

static void sweep_stopped(void)
{
    static const struct { enum skr_game game; int run; } some[] = {
        { SKR_GAME_CLUBS, 1 }, { SKR_GAME_CLUBS, -4 }, { SKR_GAME_CLUBS, 9 },
        { SKR_GAME_HEARTS, -1 }, { SKR_GAME_HEARTS, 2 },
        { SKR_GAME_HEARTS, -11 }, { SKR_GRAND, 1 }, { SKR_GRAND, -4 },
    };

    for (int k = 0; skr_code_at(k) != NULL; k++) {
        for (int i = 0; i < COUNT(some); i++)
            sweep_stopped_game(skr_code_at(k), some[i].game, some[i].run);
        sweep_stopped_null(skr_code_at(k));
    }
}

int main(void)
{
    for (int c = 0; c < 32; c++)
        skr_card_write(c, name_of[c]);
    sweep_cards();
    sweep_matadors();
    sweep_legal();
    sweep_trick();
    sweep_announce();
    sweep_value();
    sweep_value_of_cards();
    sweep_refused();
    sweep_stopped();
    puts("end");
    return fflush(stdout) != 0 || ferror(stdout) ? EXIT_FAILURE : EXIT_SUCCESS;
}

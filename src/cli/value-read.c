/* Reads what skatref value is told into the facts of the question: the values of options, and
 * the game as players say it. */
#include "cli/value-read.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "cli/cli.h"
#include "question/arguments.h"
#include "question/guard.h"
#include "words/cards.h"
#include "words/numbers.h"
#include "words/say.h"
#include "words/spoken.h"
#include "words/words.h"

static void refuse(struct given *t, enum skr_clause clause, const char *format,
                   ...) __attribute__((format(printf, 3, 4)));

/* Refuses a word of the command line, with the clause that forbids it, if any. */
static void refuse(struct given *t, enum skr_clause clause, const char *format,
                   ...)
{
    char after[256] = "";
    va_list arguments;

    if (clause != SKR_C_NONE)
        snprintf(after, sizeof after, " (%s: %s)", clause_id(clause),
                 title_in(cli_language, clause));
    va_start(arguments, format);
    say_error_within("skatref value: ", after, format, arguments);
    va_end(arguments);
    t->refused++;
}

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

/* In figures or in words. */
static bool read_number(const char *text, long *number)
{
    char *end;
    int said;

    *number = strtol(text, &end, 10);
    if (end != text || !number_said(text, &said))
        return end != text && *end == '\0';
    *number = said;
    return true;
}

static void set_number(struct given *t, const struct cli_option *o, const char *text)
{
    const struct choice *c = o->detail;
    bool again = c->row == FACT_MATADORS && question_has(&t->q, c->row), right;
    int number;
    long n;

    right = read_number(text, &n) && n >= o->low && n <= o->high;
    note(t, c, right);
    if (!right) {
        misfit(t, o, text);
        return;
    }
    if (again)
        refuse(t, SKR_C_NONE, "give the matadors once: --with, --without or --matadors");
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
        refuse(t, SKR_C_NONE, "give --happened once: the first thing that happened decides");
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
            refuse(t, SKR_C_PACK_CARDS, "--%s: '%s' appears twice", option, name);
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
    const struct cli_option *o = cli_value_help.options;

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

/* In a suit game the four jacks need not be all matadors. */
static bool is_grand(struct given *t)
{
    int game = SKR_NULL;

    if (question_has(&t->q, FACT_GAME))
        memcpy(&game, (char *)&t->q + facts[FACT_GAME].at, sizeof game);
    return game == SKR_GRAND;
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
        refuse(t, SKR_C_NONE, "give the matadors once: --with, --without or --matadors");
    else if (said->kind == SPOKEN_MATADORS)
        set_fact(t, FACT_MATADORS, &said->thing, sizeof said->thing);
    else if (said->kind == SPOKEN_TAKEN)
        set_fact(t, FACT_SKAT_TAKEN, &yes, sizeof yes);
    else if (said->kind == SPOKEN_LEVEL)
        refuse(t, SKR_C_NONE, "was '%s' announced? then --announce=%s; what was made follows"
               " from --points and --tricks", words, term_key(&part_terms, said->thing));
    else if (said->kind == SPOKEN_JACKS && !question_has(&t->q, FACT_MATADORS) && is_grand(t))
        set_fact(t, FACT_MATADORS, &said->thing, sizeof said->thing);
    else if (said->kind != SPOKEN_PART || !set_part(t, said->thing))
        refuse_spoken(t, words);
    if (said->ouvert)
        set_fact(t, FACT_OUVERT, &yes, sizeof yes);
    if (said->hand)
        set_fact(t, FACT_HAND, &yes, sizeof yes);
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

/* Each word is tried with those behind it, which takes a while. */
enum { MOST_SPOKEN = 100 };

void value_read_spoken(struct given *t, int count, char **words)
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
    for (size_t length, runs = 0;; at += length) {
        char run[120];

        length = spoken_read(at, !question_has(&t->q, FACT_GAME), &said);
        if (length == 0)
            break;
        if (runs++ == MOST_SPOKEN) {
            refuse(t, SKR_C_NONE, "more than %d words: a game is said in fewer", MOST_SPOKEN);
            break;
        }
        snprintf(run, sizeof run, "%.*s", (int)(length < 119 ? length : 119), at);
        set_spoken(t, &said, run + strspn(run, " \t,"));
        ouvert |= said.kind == SPOKEN_PART && said.thing == SKR_PART_OUVERT;
    }
    complete_spoken(t, ouvert);
    free(text);
}

bool value_set(struct given *t, const struct cli_option *o, const char *text)
{
    static const bool yes = true;
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

/* Reads the words of score lists, English and German, long and short. */
#include "list/words.h"

#include <ctype.h>
#include <string.h>

#include "base/none.h"
#include "base/text.h"
#include "words/names.h"
#include "words/words.h"

void word_fold(struct cell cell, char out[FOLDED_WORD])
{
    fold(out, cell.text, cell.length);
}

static bool equals(struct cell cell, const char *text)
{
    return strlen(text) == cell.length
        && memcmp(cell.text, text, cell.length) == 0;
}

bool word_empty(struct cell cell)
{
    static const char *const nothing[] = {
        "", "-", "--", "?", "\\N", "NULL", "n/a", "N/A", "/",
        "\xE2\x80\x93", "\xE2\x80\x94",   /* dashes */
    };

    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (equals(cell, nothing[i]))
            return true;
    return false;
}

bool word_guarded(struct cell cell)
{
    size_t i = 0;

    while (i < cell.length && cell.text[i] == '\'')
        i++;
    cell = (struct cell){ cell.text + i, cell.length - i };
    return cell.length > 0
        && (word_empty(cell) || strchr("=+-@", *cell.text) != NULL);
}

struct cell word_name(struct cell cell)
{
    if (cell.length > 0 && *cell.text == '\'' && word_guarded(cell))
        cell = (struct cell){ cell.text + 1, cell.length - 1 };
    return cell;
}

/* The length of the sign before a number, in bytes. *sign: -1 for a minus, or 1. */
static size_t read_sign(struct cell cell, int *sign)
{
    static const char *const minus[] = {
        "-", "\xE2\x88\x92", "\xE2\x80\x93"   /* U+2212, en dash */
    };

    *sign = 1;
    for (size_t i = 0; i < sizeof minus / sizeof *minus; i++) {
        size_t length = strlen(minus[i]);

        if (cell.length > length && memcmp(cell.text, minus[i], length) == 0)
            return *sign = -1, length;
    }
    return cell.length > 1 && *cell.text == '+';
}

bool word_number(struct cell cell, int *number)
{
    int sign, digits = 0;
    size_t i = read_sign(cell, &sign);

    *number = 0;
    for (; i < cell.length && isdigit((unsigned char)cell.text[i]); i++)
        if (digits++ < 8)
            *number = 10 * *number + (cell.text[i] - '0');
    if (i + 1 < cell.length && (cell.text[i] == '.' || cell.text[i] == ','))
        for (i++; i < cell.length && cell.text[i] == '0'; i++)
            ;
    *number *= sign;
    return digits > 0 && digits <= 8 && i == cell.length;
}

/* Words, blank separated, and their meaning; a table ends with a null pointer. */
struct meaning { const char *words; int means; };

/* NONE for any other word. */
static int meaning(const struct meaning *m, const char *folded)
{
    for (; m->words != NULL; m++)
        if (is_listed(m->words, folded))
            return m->means;
    return NONE;
}

static int cell_meaning(const struct meaning *m, struct cell cell)
{
    char folded[FOLDED_WORD];

    word_fold(cell, folded);
    return meaning(m, folded);
}

int word_flag(struct cell cell)
{
    static const struct meaning flags[] = {
        { "1 x xx yes y ja j true t wahr w tak ano", 1 },
        { "0 no n nein false f falsch nie ne", 0 },
        { .words = NULL }
    };

    if (equals(cell, "\xE2\x9C\x93") || equals(cell, "\xE2\x9C\x94"))
        return 1;   /* check marks */
    return cell_meaning(flags, cell);
}

int word_contra(struct cell cell)
{
    static const struct meaning calls[] = {
        { "contra kontra c k", 2 }, { "re rekontra recontra r", 4 }, { "sup s", 8 },
        { .words = NULL }
    };

    return cell_meaning(calls, cell);
}

int word_outcome(struct cell cell)
{
    static const struct meaning outcomes[] = {
        { "g gew gewonnen won win w ja j 1 true yes y tak ano wygrana wygrane wygrany wygral"
          " vyhrano vyhral vyhra vitezstvi", 1 },
        { "v verl verloren lost loss lose l nein n 0 false no nie ne przegrana przegrane przegrany"
          " przegral prohrano prohral prohra porazka", 0 },
        { "passed pass p eingepasst gepasst passe e ep pas pasy", 2 },
        { "unknown", 3 },
        { .words = NULL }
    };

    return equals(cell, "+") ? 1 : cell_meaning(outcomes, cell);
}

bool word_thrown(struct cell cell)
{
    static const struct meaning thrown[] = {
        { "thrown thrownin eingeschmissen geschmissen eingeworfen geworfen hingeschmissen", 1 },
        { .words = NULL }
    };
    char folded[FOLDED_WORD];

    word_fold(cell, folded);
    return strcmp(folded, "thrown in") == 0 || meaning(thrown, folded) == 1;
}

int word_level(struct cell cell)
{
    static const struct meaning levels[] = {
        { "schneider s sznajder krawiec snajdr", SKR_SCHNEIDER },
        { "schwarz z szwarc kominiarz svarc nacerno", SKR_SCHWARZ },
        { "none no nein kein keine nichts 0", SKR_NO_LEVEL },
        { .words = NULL }
    };

    return cell_meaning(levels, cell);
}

/* --------------------------------------------------------------- game names */

static int find_game(const char *folded)
{
    int game;

    if (is_listed("passed pass passedin eingepasst gepasst passe ep 0 keiner", folded))
        return GAME_PASSED;
    game = term_spelled(&play_terms, IN_LISTS, folded);
    return game >= 0 ? game : term_written(&play_terms, folded);
}

/* The suit of a cell that begins with a suit's sign, or NONE. Folding drops the sign. */
static int suit_sign(struct cell cell)
{
    for (int i = 0; i < 4; i++)
        if (cell.length >= 3
            && memcmp(cell.text, suit_face(FACES_SYMBOLS, (enum skr_suit)i), 3)
                == 0)
            return i;
    return NONE;
}

/* --------------------------------------------------- hand, levels, matadors */

/* The facts that words state about a game. */
struct said {
    bool hand, ouvert, made[SKR_SCHWARZ + 1]; /* by level */
    enum skr_level announced, last;
    bool announce_next, march, virgin;
    int sign, matadors;        /* sign: 1 or -1 from "with" or "without" to its number */
};

static void say_level(struct said *s, enum skr_level level)
{
    if (s->announce_next)
        s->announced = level;
    else
        s->made[level] = true;
    s->announce_next = false;
    s->last = level;
}

/* "Schneider angesagt" announces schneider; whether it was made stays unknown. */
static void say_announced(struct said *s)
{
    s->announce_next = s->last == SKR_NO_LEVEL;
    if (s->announce_next)
        return;
    s->announced = s->last;
    s->made[s->last] = false;
    s->last = SKR_NO_LEVEL;
}

static bool say_number(struct said *s, const char *word)
{
    struct cell cell = { word, strlen(word) };
    int n;

    if (s->sign == 0 || !word_number(cell, &n))
        return false;
    s->matadors = s->sign * n;
    s->sign = 0;
    return true;
}

static bool say(struct said *s, const char *word)
{
    enum { NOTHING, HAND, OUVERT, SCHNEIDER, SCHWARZ, ANNOUNCED, WITH, WITHOUT,
           MARCH, VIRGIN };
    static const struct meaning parts[] = {
        { "einfach simple normal plain spiel game", NOTHING },
        { "hand h", HAND },
        { "ouvert open offen ov o otwarta otwarty otevrena uver", OUVERT },
        { "schneider schn s sznajder krawiec krawcem snajdr", SCHNEIDER },
        { "schwarz schw z szwarc kominiarz svarc nacerno", SCHWARZ },
        { "declared zapowiedziany zapowiedziana ohlaseny", ANNOUNCED },
        { "mit with", WITH },
        { "ohne without bez", WITHOUT },
        { "durchmarsch march", MARCH },
        { "jungfrau jungfer virgin", VIRGIN },
        { .words = NULL }
    };
    bool announced = strncmp(word, "ang", 3) == 0
        || strncmp(word, "ann", 3) == 0;

    switch (announced ? ANNOUNCED : meaning(parts, word)) {
    case NOTHING: break;
    case HAND: s->hand = true; break;
    case OUVERT: s->ouvert = true; break;
    case SCHNEIDER: say_level(s, SKR_SCHNEIDER); break;
    case SCHWARZ: say_level(s, SKR_SCHWARZ); break;
    case ANNOUNCED: say_announced(s); break;
    case WITH: s->sign = 1; break;
    case WITHOUT: s->sign = -1; break;
    case MARCH: s->march = true; break;
    case VIRGIN: s->virgin = true; break;
    default: return say_number(s, word);
    }
    return true;
}

/* Parts the words of a compound: "nullouvert" becomes "null ouvert". */
static void part_compound(char folded[FOLDED_WORD], const char *word)
{
    char *at = strstr(folded, word);
    size_t length = strlen(folded);

    if (at == NULL || at == folded || at[-1] == ' ' || length + 1 >= FOLDED_WORD)
        return;
    memmove(at + 1, at, length + 1 - (size_t)(at - folded));
    *at = ' ';
}

/* Ends the text after its first word. Returns the rest. */
static char *cut_word(char *text)
{
    text += strcspn(text, " ");
    if (*text != '\0')
        *text++ = '\0';
    return text;
}

/* Reads word after word. Returns false at the first unknown word. */
static bool say_all(struct said *s, char *text)
{
    for (char *rest; *text != '\0'; text = rest) {
        rest = cut_word(text);
        if (!say(s, text))
            return false;
    }
    return true;
}

bool word_matadors(struct cell cell, int *number)
{
    char folded[FOLDED_WORD];
    struct said s = { .sign = 0 };

    if (word_number(cell, number))
        return true;
    word_fold(cell, folded);
    if (!say_all(&s, folded) || s.matadors == 0)
        return false;
    *number = s.matadors;
    return true;
}

/* ------------------------------------------------------------------- a game */

/* Reads a server's G, DHS or NO: the letter of the game, then those of modifiers. */
static bool server_code(struct cell cell, struct row *row)
{
    static const char modifiers[] = "HOSZ";
    const char *game = cell.length > 0 ? strchr(game_letters, *cell.text) : NULL;
    unsigned said = 0;
    bool ouvert;

    if (game == NULL || cell.length > 5)
        return false;
    for (size_t i = 1; i < cell.length; i++) {
        const char *found = strchr(modifiers, cell.text[i]);

        if (found == NULL)
            return false;
        said |= 1u << (found - modifiers);
    }
    set(row, F_GAME, (int)(game - game_letters));
    if (cell.length == 1)
        return true;
    ouvert = said >> 1 & 1;
    set(row, F_HAND, (said & 1) || (ouvert && *game != 'N'));
    set(row, F_OUVERT, ouvert);
    set(row, F_ANNOUNCED, said >> 3 & 1 ? SKR_SCHWARZ
        : said >> 2 & 1 ? SKR_SCHNEIDER : SKR_NO_LEVEL);
    return true;
}

/* Reads a null game from its value: 23, 35, 46, 59. clause value.null */
static bool null_value(struct cell cell, struct row *row)
{
    int value;

    if (!word_number(cell, &value))
        return false;
    for (int i = 0; i < 4; i++) {
        const struct skr_announcement a = { .game = SKR_NULL, .hand = i % 2,
                                            .ouvert = i / 2 };

        if (skr_null_value(&a) != value)
            continue;
        return set(row, F_GAME, SKR_NULL) && set(row, F_HAND, a.hand)
            && set(row, F_OUVERT, a.ouvert);
    }
    return false;
}

static bool is_announced(const struct said *s)
{
    return s->announced != SKR_NO_LEVEL;
}

/* Durchmarsch: every trick of a ramsch; a virgin has none. */
static void say_ramsch(struct row *row, const struct said *s)
{
    set_if(row, s->march, F_TRICKS, 10);
    set_if(row, s->virgin, F_VIRGIN, 1);
}

bool word_game(struct cell cell, struct row *row)
{
    char folded[FOLDED_WORD], *rest = folded;
    struct said s = { .sign = 0 };
    int game = suit_sign(cell);

    if (server_code(cell, row) || null_value(cell, row))
        return true;
    word_fold(cell, folded);
    if (strcmp(folded, "passed in") == 0 || strcmp(folded, "alle passe") == 0)
        return set(row, F_GAME, GAME_PASSED);
    part_compound(folded, "hand");
    part_compound(folded, "ouvert");
    if (strncmp(folded, "nuluver", 7) == 0)
        part_compound(folded, "uver");
    if (strncmp(folded, "durchmarsch", 11) == 0 || strcmp(folded, "jungfrau") == 0
        || strcmp(folded, "jungfer") == 0)
        game = SKR_RAMSCH;
    if (game < 0) {
        rest = cut_word(folded);
        game = find_game(folded);
    }
    if (game < 0 || !say_all(&s, rest))
        return false;
    set_if(row, s.hand, F_HAND, 1);
    set_if(row, s.ouvert, F_OUVERT, 1);
    set_if(row, is_announced(&s), F_ANNOUNCED, (int)s.announced);
    set_if(row, s.made[SKR_SCHNEIDER] || s.made[SKR_SCHWARZ], F_SCHNEIDER, 1);
    set_if(row, s.made[SKR_SCHWARZ], F_SCHWARZ, 1);
    set_if(row, s.matadors != 0, F_MATADORS, s.matadors);
    say_ramsch(row, &s);
    return set(row, F_GAME, game);
}

bool word_levels(struct cell cell, struct row *row)
{
    struct said s = { .hand = is(row, F_HAND, 1),
                      .ouvert = is(row, F_OUVERT, 1) };
    char folded[FOLDED_WORD];
    bool hand, schwarz;

    word_fold(cell, folded);
    if (!say_all(&s, folded))
        return false;
    hand = s.hand || is_announced(&s);
    schwarz = s.made[SKR_SCHWARZ];
    set_if(row, hand || !s.ouvert, F_HAND, hand);
    set_if(row, is_announced(&s) || !s.ouvert, F_ANNOUNCED, (int)s.announced);
    set_if(row, schwarz || !(is_announced(&s) || s.ouvert), F_SCHNEIDER,
           schwarz || s.made[SKR_SCHNEIDER]);
    set_if(row, s.announced != SKR_SCHWARZ && !s.ouvert, F_SCHWARZ, schwarz);
    set_if(row, s.matadors != 0, F_MATADORS, s.matadors);
    say_ramsch(row, &s);
    return set(row, F_OUVERT, s.ouvert);
}

/* check --where: conditions on games.
 *
 * A list whose conditions must all hold is enough to browse an archive, and needs no brackets:
 * values of one fact are parted by |, and what is more is a second run. The figures are those
 * that the code rules, never those that the log books, which may be wrong. */
#include "cli/check-where.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/nearest.h"
#include "base/none.h"
#include "base/text.h"
#include "cli/cli.h"
#include "words/names.h"

enum form { FLAG, NUMBER, WORD, NAME, DATE };

enum fact { GAME, HAND, OUVERT, WON, OVERBID, RAMSCH, PASSED_IN, BID, VALUE, SCORE, POINTS,
            MATADORS, SOLOIST, PLAYER, ID, DATED };

static const struct { const char *name; enum form form; } facts[] = {
    [GAME] = { "game", WORD }, [HAND] = { "hand", FLAG }, [OUVERT] = { "ouvert", FLAG },
    [WON] = { "won", FLAG }, [OVERBID] = { "overbid", FLAG }, [RAMSCH] = { "ramsch", FLAG },
    [PASSED_IN] = { "passed-in", FLAG }, [BID] = { "bid", NUMBER },
    [VALUE] = { "value", NUMBER }, [SCORE] = { "score", NUMBER },
    [POINTS] = { "points", NUMBER }, [MATADORS] = { "matadors", NUMBER },
    [SOLOIST] = { "soloist", NAME }, [PLAYER] = { "player", NAME }, [ID] = { "id", NAME },
    [DATED] = { "date", DATE },
};
#define FACTS (int)(sizeof facts / sizeof *facts)

#define ALL_FACTS "game hand ouvert won overbid ramsch passed-in bid value score points matadors" \
    " soloist player id date"

/* ----------------------------------------------------------------------- reading */

static const struct { const char *sign; enum relation relation; } signs[] = {
    { "!=", IS_NOT }, { "<=", AT_MOST }, { ">=", AT_LEAST },
    { "=", IS }, { "<", BELOW }, { ">", ABOVE },
};

static const char *read_sign(const char *at, enum relation *relation)
{
    for (size_t n = 0; n < sizeof signs / sizeof *signs; n++)
        if (strncmp(at, signs[n].sign, strlen(signs[n].sign)) == 0) {
            *relation = signs[n].relation;
            return at + strlen(signs[n].sign);
        }
    return NULL;
}

static int find_fact(const char *name, int length)
{
    for (int n = 0; n < FACTS; n++)
        if ((int)strlen(facts[n].name) == length
            && strncmp(facts[n].name, name, (size_t)length) == 0)
            return n;
    return NONE;
}

static bool no_fact(const char *name, int length)
{
    char word[40], hint[NEAREST_HINT];

    snprintf(word, sizeof word, "%.*s", length < 39 ? length : 39, name);
    nearest_hint(ALL_FACTS, word, cli_language, hint);
    cli_usage("check", "--where: no fact '%s'%s: there are %s", word, hint, ALL_FACTS);
    return false;
}

static bool wrong(const struct condition *c, const char *expected)
{
    cli_usage("check", "--where: %s: expected %s, not '%.*s'", facts[c->fact].name,
              tr(error_language(), expected), (int)c->length, c->text);
    return false;
}

/* The next of the values that are parted by |. Returns false after the last one. */
static bool next_value(const struct condition *c, size_t *at, const char **value, size_t *length)
{
    const char *end = c->text + c->length, *bar;

    if (*at > c->length)
        return false;
    *value = c->text + *at;
    bar = memchr(*value, '|', (size_t)(end - *value));
    *length = (size_t)((bar != NULL ? bar : end) - *value);
    *at += *length + 1;
    return true;
}

static int game_of(const char *word, size_t length)
{
    char name[24];

    snprintf(name, sizeof name, "%.*s", length < 23 ? (int)length : 23, word);
    return term_find(&game_terms, name);
}

static bool are_games(const struct condition *c)
{
    const char *value;
    size_t at = 0, length;

    while (next_value(c, &at, &value, &length))
        if (game_of(value, length) < 0)
            return false;
    return true;
}

/* "2007", "2007-10", "2007-10-29" */
static bool is_date(const char *text, size_t length)
{
    static const char form[] = "dddd-dd-dd";

    for (size_t n = 0; n < length && n < sizeof form - 1; n++)
        if (form[n] == 'd' ? text[n] < '0' || text[n] > '9' : text[n] != form[n])
            return false;
    return length == 4 || length == 7 || length == 10;
}

static bool read_number(struct condition *c)
{
    char text[16], *end;

    if (c->length == 0 || c->length >= sizeof text)
        return false;
    snprintf(text, sizeof text, "%.*s", (int)c->length, c->text);
    c->number = strtoll(text, &end, 10);
    return *end == '\0' && strchr("+-0123456789", text[0]) != NULL;
}

/* Is the value one that the fact can have? */
static bool check_value(struct condition *c)
{
    bool ordered = c->relation > IS_NOT;

    switch (facts[c->fact].form) {
    case NUMBER:
        return read_number(c) || wrong(c, N_("a whole number"));
    case DATE:
        return is_date(c->text, c->length)
            || wrong(c, N_("a date, 2007 or 2007-10 or 2007-10-29"));
    case WORD:
        return (!ordered && are_games(c))
            || wrong(c, N_("= or != and clubs, spades, hearts, diamonds, grand or null"));
    case NAME:
        return (!ordered && c->length > 0) || wrong(c, N_("= or != and a name"));
    case FLAG:
        break;
    }
    return wrong(c, N_("nothing after it, or ! before it"));
}

/* "hand", "!hand", "bid>=24": up to a comma, which a value in quotes can have. Returns what
 * follows, or a null pointer after a message. */
static const char *read_condition(struct condition *c, const char *at)
{
    bool negated = *at == '!';
    const char *name = at + negated, *value;
    int length = (int)strcspn(name, "=!<>,");

    c->fact = find_fact(name, length);
    if (c->fact < 0)
        return no_fact(name, length), NULL;
    value = read_sign(name + length, &c->relation);
    at = value != NULL ? value : name + length;
    c->text = at + (*at == '"');
    c->length = strcspn(c->text, *at == '"' ? "\"" : ",");
    if (*at == '"' && c->text[c->length] == '\0')
        return wrong(c, N_("a quote at its end")), NULL;
    at = c->text + c->length;
    at += *at == '"';
    if (value == NULL && !negated && facts[c->fact].form != FLAG)
        return wrong(c, N_("a sign and a value, as in bid>=24 or game=grand|null")), NULL;
    if ((value != NULL || facts[c->fact].form != FLAG) && (negated || !check_value(c)))
        return negated ? (wrong(c, N_("!= instead of ! before it")), NULL) : NULL;
    if (value == NULL)
        c->relation = negated ? IS_NOT : IS;
    if (*at != '\0' && *at != ',')
        return wrong(c, N_("a comma after it")), NULL;
    return at;
}

bool where_read(struct where *where, const char *text)
{
    const char *at = text;

    if (where->texts < CONDITIONS)
        where->text[where->texts++] = text;
    do {
        if (where->conditions == CONDITIONS) {
            cli_usage("check", "--where: %d conditions at most", CONDITIONS);
            return false;
        }
        at = read_condition(&where->condition[where->conditions++], at);
    } while (at != NULL && *at++ == ',');
    return at != NULL;
}

char *where_text(const struct where *where)
{
    struct out out;

    if (where->texts == 0)
        return NULL;
    out = grown_begin(ENGLISH);
    for (int n = 0; n < where->texts; n++)
        out_format(&out, n > 0 ? ",%s" : "%s", where->text[n]);
    return grown_text(&out);
}

bool where_needs_notes(const struct where *where)
{
    for (int n = 0; n < where->conditions; n++)
        if (facts[where->condition[n].fact].form == NAME)
            return true;
    return false;
}

/* ------------------------------------------------------------------------ judging */

/* By the sign of the difference. */
static bool fulfils(enum relation relation, int difference)
{
    switch (relation) {
    case IS: return difference == 0;
    case IS_NOT: return difference != 0;
    case BELOW: return difference < 0;
    case ABOVE: return difference > 0;
    case AT_MOST: return difference <= 0;
    case AT_LEAST: return difference >= 0;
    }
    return false;
}

static bool is_one_of(const struct condition *c, const char *text, size_t size)
{
    const char *value;
    size_t at = 0, length;

    while (next_value(c, &at, &value, &length))
        if (length == size && memcmp(value, text, size) == 0)
            return true;
    return false;
}

static bool flag_holds(const struct condition *c, bool known, bool value)
{
    return known && value == (c->relation == IS);
}

static bool number_holds(const struct condition *c, bool known, long long number)
{
    return known && fulfils(c->relation, (number > c->number) - (number < c->number));
}

/* Compares as many letters of a date as the condition has: 2007-10 equals each of its days. */
static bool date_holds(const struct condition *c, const struct record *r)
{
    return r->date != NULL && r->date_length >= c->length && is_date(r->date, c->length)
        && fulfils(c->relation, memcmp(r->date, c->text, c->length));
}

static bool text_holds(const struct condition *c, const char *text, size_t length)
{
    return text != NULL && is_one_of(c, text, length) == (c->relation == IS);
}

static bool label_holds(const struct condition *c, const struct notes *notes, int label)
{
    return text_holds(c, notes->label[label].at, notes->label[label].length);
}

/* One of the three has the name, or with != none. */
static bool player_holds(const struct condition *c, const struct notes *notes)
{
    int holding = 0, named = 0;

    for (int label = LABEL_P0; label <= LABEL_P2; label++) {
        named += notes->label[label].at != NULL;
        holding += label_holds(c, notes, label);
    }
    return c->relation == IS ? holding > 0 : named > 0 && holding == named;
}

static bool game_holds(const struct condition *c, const struct judgment *j)
{
    const char *value;
    size_t at = 0, length;
    bool among = false;

    while (j->announced && next_value(c, &at, &value, &length))
        among |= game_of(value, length) == (int)j->game.game;
    return j->announced && among == (c->relation == IS);
}

/* Whether it was won, value and score; also of a game that a misdeal decided. */
static bool worth_holds(const struct condition *c, const struct judgment *j)
{
    bool decided = j->misdealt && j->misdeal.valued, known = j->valued || decided;
    int score = decided ? j->misdeal.score : j->value.score;

    if (c->fact == WON)
        return flag_holds(c, known, decided ? score > 0 : j->value.won);
    return number_holds(c, known, c->fact == SCORE ? score
                        : decided ? j->misdeal.value : j->value.value);
}

/* Null has no matadors. */
static bool has_matadors(const struct judgment *j)
{
    return j->valued && j->announced && j->game.game != SKR_NULL;
}

static bool condition_holds(const struct condition *c, const struct judgment *j,
                            const struct notes *notes)
{
    bool sound = j->verdict != VERDICT_MALFORMED, called = j->soloist != SKR_NOBODY;

    switch ((enum fact)c->fact) {
    case GAME: return game_holds(c, j);
    case HAND: return flag_holds(c, j->announced, j->game.hand);
    case OUVERT: return flag_holds(c, j->announced, j->game.ouvert);
    case WON: case VALUE: case SCORE: return worth_holds(c, j);
    case OVERBID: return flag_holds(c, j->valued, j->value.overbid);
    case RAMSCH: return flag_holds(c, sound, j->ramsch);
    case PASSED_IN: return flag_holds(c, sound, j->deal == DEAL_PASSED_IN);
    case BID: return number_holds(c, called, j->bid);
    case POINTS: return number_holds(c, j->valued, j->points);
    case MATADORS: return number_holds(c, has_matadors(j), j->value.matadors);
    case SOLOIST: return called && label_holds(c, notes, LABEL_P0 + j->soloist);
    case PLAYER: return player_holds(c, notes);
    case ID: return text_holds(c, j->record->id, j->record->id_length);
    case DATED: return date_holds(c, j->record);
    }
    return false;
}

bool where_holds(const struct where *where, const struct judgment *j,
                 const struct notes *notes)
{
    for (int n = 0; n < where->conditions; n++)
        if (!condition_holds(&where->condition[n], j, notes))
            return false;
    return true;
}

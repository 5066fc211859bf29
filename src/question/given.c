/* The facts of a question: typed, strict, with errors that name the key. */
#include "question/given.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "base/text.h"

/* ------------------------------------------------------------------- errors */

void given_wrong(struct given *g, const char *key, const char *format, ...)
{
    va_list arguments;
    int n;

    if (g->error[0] != '\0')
        return;
    n = snprintf(g->error, sizeof g->error, "%s%.40s: ", g->path, key);
    va_start(arguments, format);
    vsnprintf(g->error + n, sizeof g->error - (size_t)n, format, arguments);
    va_end(arguments);
}

/* Says what was expected instead of the value that is there. */
static void wrong_value(struct given *g, const char *key, const char *expected)
{
    const json_t *value = json_object_get(g->object, key);
    char *got = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    char quoted[41] = "";

    if (got != NULL)
        quote(quoted, sizeof quoted, got, strlen(got));
    if (value == NULL)
        given_wrong(g, key, "missing, expected %s", expected);
    else
        given_wrong(g, key, "expected %s, got %s", expected, quoted);
    free(got);
}

void given_only(struct given *g, const char *keys)
{
    void *at = json_object_iter((json_t *)g->object);

    for (; at != NULL; at = json_object_iter_next((json_t *)g->object, at)) {
        const char *key = json_object_iter_key(at);
        char quoted[41];

        if (is_listed(keys, key))
            continue;
        quote(quoted, sizeof quoted, key, strlen(key));
        given_wrong(g, quoted, "unknown key, expected: %s", keys);
    }
}

/* ------------------------------------------------------------- plain values */

bool given_has(const struct given *g, const char *key)
{
    return json_object_get(g->object, key) != NULL;
}

int given_number(struct given *g, const char *key, int low, int high)
{
    const json_t *value = json_object_get(g->object, key);
    json_int_t number = json_integer_value(value);
    char expected[60];

    if (json_is_integer(value) && number >= low && number <= high)
        return (int)number;
    snprintf(expected, sizeof expected, "a whole number from %d to %d", low,
             high);
    wrong_value(g, key, expected);
    return low;
}

bool given_bool(struct given *g, const char *key)
{
    const json_t *value = json_object_get(g->object, key);

    if (value != NULL && !json_is_boolean(value))
        wrong_value(g, key, "true or false");
    return json_is_true(value);
}

/* A string without NUL, or a null pointer. */
static const char *text_of(const json_t *value)
{
    const char *text = json_string_value(value);

    return text != NULL && strlen(text) == json_string_length(value) ? text
                                                                     : NULL;
}

const char *given_text(struct given *g, const char *key, const char *expected)
{
    const char *text = text_of(json_object_get(g->object, key));

    if (text == NULL)
        wrong_value(g, key, expected);
    return text;
}

static const char *list_of(const char *const *names, char *out, size_t size)
{
    size_t n = (size_t)snprintf(out, size, "one of");

    for (int i = 0; names[i] != NULL && n < size; i++)
        n += (size_t)snprintf(out + n, size - n, " %s", names[i]);
    return out;
}

int given_choice(struct given *g, const char *key, const char *const *names)
{
    const char *text = text_of(json_object_get(g->object, key));
    char expected[160];

    for (int i = 0; text != NULL && names[i] != NULL; i++)
        if (strcmp(names[i], text) == 0)
            return i;
    wrong_value(g, key, list_of(names, expected, sizeof expected));
    return 0;
}

/* ------------------------------------------------------------ words of Skat */

int given_term(struct given *g, const char *key, const struct terms *terms)
{
    const char *names[20] = { NULL };

    for (int i = 0; i < terms->count; i++)
        names[i] = term_key(terms, i);
    return given_choice(g, key, names);
}

enum skr_game given_game(struct given *g, const char *key)
{
    return (enum skr_game)given_term(g, key, &game_terms);
}

enum skr_game given_play(struct given *g, const char *key)
{
    return (enum skr_game)given_term(g, key, &play_terms);
}

enum skr_level given_level(struct given *g, const char *key)
{
    static const char expected[] = "null, schneider or schwarz";
    const json_t *value = json_object_get(g->object, key);
    const char *text;
    int level;

    if (value == NULL || json_is_null(value))
        return SKR_NO_LEVEL;
    text = given_text(g, key, expected);
    level = text != NULL ? term_find(&level_terms, text) : -1;
    if (level >= 0)
        return (enum skr_level)level;
    wrong_value(g, key, expected);
    return SKR_NO_LEVEL;
}

int given_seat(struct given *g, const char *key)
{
    return given_term(g, key, &seat_terms);
}

int given_bid(struct given *g, const char *key)
{
    int bid = given_number(g, key, 0, SKR_BID_LIMIT);

    if (bid != 0 && !skr_bid_valid(g->code, bid))
        given_wrong(g, key, "%d is no bid under %s (auction.values)", bid,
                    g->code->name);
    return bid;
}

struct skr_announcement given_announcement(struct given *g)
{
    return (struct skr_announcement){
        .game = given_game(g, "game"),
        .hand = given_bool(g, "hand"),
        .ouvert = given_bool(g, "ouvert"),
        .announced = given_level(g, "announced"),
        .revolution = given_bool(g, "revolution"),
    };
}

void given_seats(struct given *g, const char *key, int low, int high,
                 int number[3])
{
    const json_t *list = json_object_get(g->object, key);
    char expected[60];

    snprintf(expected, sizeof expected, "three whole numbers from %d to %d", low,
             high);
    for (size_t i = 0; i < 3; i++) {
        const json_t *value = json_array_get(list, i);
        json_int_t n = json_integer_value(value);

        if (!json_is_integer(value) || n < low || n > high
            || json_array_size(list) != 3)
            wrong_value(g, key, expected);
        number[i] = (int)n;
    }
}

/* -------------------------------------------------------------------- cards */

static void wrong_cards(struct given *g, const char *key, int least, int most)
{
    char expected[60];

    if (least == most)
        snprintf(expected, sizeof expected, "%d cards like \"CJ ST D7\"", most);
    else
        snprintf(expected, sizeof expected, "%d to %d cards like \"CJ ST D7\"",
                 least, most);
    wrong_value(g, key, expected);
}

/* Reads one card of a list; adds it to *set. Returns false on error. */
static bool read_card(struct given *g, const char *key, const char *text,
                      int length, int *card, skr_cards *set)
{
    char quoted[8], name[3];

    *card = skr_card_read(text, length);
    if (*card == SKR_NO_CARD) {
        quote(quoted, sizeof quoted, text, (size_t)length);
        given_wrong(g, key, "'%s' is no card, expected suit C S H D and rank"
                    " A K Q J T 9 8 7", quoted);
        return false;
    }
    if (*set & SKR_BIT(*card)) {
        skr_card_write(*card, name);
        given_wrong(g, key, "%s comes twice (pack.cards)", name);
        return false;
    }
    *set |= SKR_BIT(*card);
    return true;
}

int given_list(struct given *g, const char *key, int least, int most, int *list)
{
    const char *text = given_text(g, key,
                                  "a string of cards like \"CJ ST D7\"");
    skr_cards set = 0;
    int n = 0;

    for (text = text != NULL ? text : ""; *text != '\0'; text += *text == ' ') {
        int length = (int)strcspn(text, " "), card;

        if (length == 0)
            continue;
        if (!read_card(g, key, text, length, &card, &set))
            return 0;
        if (n < most)
            list[n] = card;
        n++;
        text += length;
    }
    if (n < least || n > most)
        wrong_cards(g, key, least, most);
    return n;
}

skr_cards given_cards(struct given *g, const char *key, int least, int most)
{
    int list[32], n = given_list(g, key, least, most, list);
    skr_cards set = 0;

    for (int i = 0; i < n && i < most; i++)
        set |= SKR_BIT(list[i]);
    return set;
}

int given_card(struct given *g, const char *key)
{
    const json_t *value = json_object_get(g->object, key);
    int card = SKR_NO_CARD;

    if (value == NULL || !json_is_null(value))
        given_list(g, key, 1, 1, &card);
    return card;
}

json_t *answer_cards(skr_cards cards)
{
    char text[CARDS_TEXT];

    write_cards(text, sizeof text, cards);
    return json_string(text);
}

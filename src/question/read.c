/* The facts of a question, from JSON: typed, strict, with messages that name the
 * key. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/nearest.h"
#include "base/none.h"
#include "base/text.h"
#include "question/wrongs.h"
#include "record/house.h"
#include "words/cards.h"
#include "words/say.h"
#include "words/words.h"

/* --------------------------------------------------------------- single values */

static void *place(struct question *q, enum fact_row row)
{
    return (char *)q + facts[row].at;
}

/* Fields of the engine's structures are int, or as wide. */
static void set_int(struct question *q, enum fact_row row, int number)
{
    memcpy(place(q, row), &number, sizeof number);
}

static bool read_number(const char *value, const struct fact *fact, int *number)
{
    long long n = 0;
    bool right = json_whole(value, fact->low, fact->high, &n);

    *number = (int)n;
    return right;
}

static bool read_numbers(const char *list, const struct fact *fact, int *to)
{
    bool right = *list == '[' && json_count(list) == 3;

    for (int i = 0; right && i < 3; i++)
        right = read_number(json_at(list, i), fact, &to[i]);
    return right;
}

/* Money may be half a cent for a point: hundredths are told apart. */
static bool read_amount(const char *value, const struct fact *fact, int *whole)
{
    long long hundredths;

    if (!json_hundredths(value, fact->low, fact->high, &hundredths))
        return false;
    *whole = (int)hundredths;
    return true;
}

static int find_word(const char *value, const struct terms *words)
{
    char text[WORD_SIZE];

    return json_text(value, text, sizeof text) ? term_find(words, text) : NONE;
}

static bool read_word(const char *value, const struct fact *fact, int *word)
{
    *word = fact->type == TYPE_WORD_OR_NULL && *value == 'n' ? 0
        : find_word(value, fact->words);
    return *word >= 0;
}

/* A list of seats, as bits. */
static bool read_seats(const char *list, int *seats)
{
    *seats = 0;
    for (struct json_walk w = json_walk(list); json_next(&w);) {
        int seat = find_word(w.value, &seat_terms);

        if (seat < 0)
            return false;
        *seats |= 1 << seat;
    }
    return *list == '[';
}

/* ---------------------------------------------------------------------- cards */

/* Says what is wrong with a list of cards, of which this is the first that is no card
 * in the notation. */
static void refuse_card(struct question *q, enum fact_row row, const char *all,
                        const char *text, int length)
{
    char quoted[16], why[CARDS_WHY];
    int list[CARDS_MOST];

    quote(quoted, sizeof quoted, text, (size_t)length);
    if (cards_read(all, list, q->wrongs->language, why) >= 0)
        snprintf(why, sizeof why, "'%s' is not a card, expected suit C S H D and rank"
                 " A K Q J T 9 8 7", quoted);
    question_wrong(q, row, SKR_C_NONE, "%s", why);
}

/* Reads one card of a list; adds it to *set. Returns SKR_NO_CARD on error. */
static int read_card(struct question *q, enum fact_row row, const char *all,
                     const char *text, int length, skr_cards *set)
{
    int card = skr_card_read(text, length);
    char name[3];

    if (card == SKR_NO_CARD) {
        refuse_card(q, row, all, text, length);
    } else if (*set & SKR_BIT(card)) {
        skr_card_write(card, name);
        question_wrong(q, row, SKR_C_PACK_CARDS, "'%s' appears twice (%s: %s)", name,
                       skr_clause_info(SKR_C_PACK_CARDS)->id,
                       title_in(q->wrongs->language, SKR_C_PACK_CARDS));
        card = SKR_NO_CARD;
    } else {
        *set |= SKR_BIT(card);
    }
    return card;
}

/* More than the names of 32 cards, however they are written. */
#define CARDS_ROOM 1024

/* Reads the cards, each of them once. */
static bool read_cards(struct question *q, enum fact_row row, const char *value,
                       int list[32], int *count, skr_cards *set)
{
    char all[CARDS_ROOM];
    const char *text = all;
    int n = 0;

    *set = 0;
    if (!json_text(value, all, sizeof all)) {
        question_expects(q, row, value, question_some_cards);
        return false;
    }
    while (*(text += strspn(text, " ")) != '\0') {
        int length = (int)strcspn(text, " ");
        int card = read_card(q, row, all, text, length, set);

        if (card == SKR_NO_CARD)
            return false;
        list[n++] = card;
        text += length;
    }
    *count = n;
    if (n >= facts[row].low && n <= facts[row].high)
        return true;
    question_wrong_value(q, row, value);
    return false;
}

static void read_hand(struct question *q, enum fact_row row, const char *value)
{
    enum fact_type type = facts[row].type;
    int list[32], n;
    skr_cards set;

    if (type == TYPE_CARD_OR_NULL && *value == 'n') {
        set_int(q, row, SKR_NO_CARD);
        return;
    }
    if (!read_cards(q, row, value, list, &n, &set))
        return;
    if (type == TYPE_CARDS)
        memcpy(place(q, row), &set, sizeof set);
    else
        memcpy(place(q, row), list, (size_t)n * sizeof *list);
    q->listed = n;
}

/* ---------------------------------------------------------- codes, and objects */

static void read_code(struct question *q, const char *value)
{
    char name[WORD_SIZE], why[HOUSE_WHY];
    bool is_text = json_text(value, name, sizeof name);
    const struct skr_code *code = is_text ? skr_code_find(name) : NULL;

    if (code != NULL) {
        q->code = *code;
    } else if (is_text) {
        code_why(name, q->wrongs->language, why);
        question_wrong(q, FACT_CODE, SKR_C_NONE, "%s", why);
    } else {
        question_wrong_value(q, FACT_CODE, value);
    }
}

/* Reads a list of options. Returns SKR_OK, or what is wrong with the one whose name
 * it writes. */
static enum skr_error list_options(const struct skr_code *code, const char *list,
                                   house_rules *rules, char name[WORD_SIZE])
{
    const struct skr_option *misfit;

    for (struct json_walk w = json_walk(*list == '[' ? list : NULL); json_next(&w);) {
        enum skr_error error;

        json_text(w.value, name, WORD_SIZE);
        error = house_choose(rules, name);
        if (error != SKR_OK)
            return error;
    }
    misfit = house_misfit(code, *rules);
    if (misfit == NULL)
        return SKR_OK;
    snprintf(name, WORD_SIZE, "%s", misfit->name);
    return SKR_E_INSTEAD;
}

/* clauses home.*: the code of the question with these house rules. */
static void read_options(struct question *q, enum fact_row row,
                         const char *list)
{
    char name[WORD_SIZE] = "";
    house_rules rules = 0;
    struct skr_code room;
    char why[HOUSE_WHY];
    enum skr_error error = list_options(&q->code, list, &rules, name);

    if (*list != '[')
        question_wrong(q, row, SKR_C_NONE, "expected a list of names: %s",
                       skr_error_text(SKR_E_OPTION));
    if (error == SKR_OK) {
        q->code = *house_code(&q->code, rules, &room);
        return;
    }
    house_why(&q->code, name, error, q->wrongs->language, why);
    question_wrong(q, row, SKR_C_NONE, "%s", why);
}

static void read_form(struct question *q, enum form form, const char *object);

static void read_inside(struct question *q, enum fact_row row, const char *object)
{
    const char *outside = q->path;
    char path[80];

    if (*object != '{') {
        question_wrong_value(q, row, object);
        return;
    }
    snprintf(path, sizeof path, "%s%.60s.", outside, question_shown_key(q->wrongs, (int)row));
    q->path = path;
    q->inside = true;
    read_form(q, facts[row].inside, object);
    q->path = outside;
    q->inside = false;
}

/* Are there as many as there may be? */
static bool is_list(const char *list, const struct fact *fact)
{
    int n = json_count(list);

    return *list == '['
        && (fact->high == 0 || (n >= fact->low && n <= fact->high));
}

/* ------------------------------------------------------------------- all facts */

/* Reads a value that one word, number or flag tells. Returns whether it is as it
 * must be. */
static bool read_single(struct question *q, enum fact_row row,
                        const char *value)
{
    const struct fact fact = question_row_of(q, row);
    bool flag = *value == 't', right;
    int number = 0;

    switch (fact.type) {
    case TYPE_FLAG:
        memcpy(place(q, row), &flag, sizeof flag);
        return flag || *value == 'f';
    case TYPE_NUMBERS:
        return read_numbers(value, &fact, place(q, row));
    case TYPE_NUMBER:
        right = read_number(value, &fact, &number);
        break;
    case TYPE_AMOUNT:
        right = read_amount(value, &fact, &number);
        break;
    case TYPE_SEATS:
        right = read_seats(value, &number);
        break;
    default:
        right = read_word(value, &fact, &number);
    }
    if (right)
        set_int(q, row, number);
    return right;
}

void question_take(struct question *q, enum fact_row row, const char *value)
{
    q->state[row] = FACT_GIVEN;
    switch (facts[row].type) {
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
    case TYPE_CARD_OR_NULL:
        read_hand(q, row, value);
        break;
    case TYPE_CODE:
        read_code(q, value);
        break;
    case TYPE_OPTIONS:
        read_options(q, row, value);
        break;
    case TYPE_FORM:
        read_inside(q, row, value);
        break;
    case TYPE_TEXTS:
    case TYPE_FORMS:
        if (!is_list(value, &facts[row]))
            question_wrong_value(q, row, value);
        break;
    case TYPE_BY_PLAYER:
    case TYPE_TALLIES:
        if (*value != '{')
            question_wrong_value(q, row, value);
        break;
    case TYPE_TEXT:
    case TYPE_RECORD: /* the question reads these itself */
        break;
    default:
        if (!read_single(q, row, value))
            question_wrong_value(q, row, value);
    }
}

/* The first of them says what there is. */
void question_only(struct question *q, const char *object, const char *keys,
                   const char *shown)
{
    bool first = true;
    char key[WORD_SIZE], quoted[QUOTED], hint[NEAREST_HINT];

    for (struct json_walk w = json_walk(object); json_next(&w);) {
        json_text(w.key, key, sizeof key);
        if (is_listed(keys, key))
            continue;
        quote(quoted, sizeof quoted, key, strlen(key));
        nearest_hint(shown, key, q->wrongs->language, hint);
        if (first)
            question_wrong_key(q, quoted, "unknown key%s, expected: %s", hint, shown);
        else
            question_wrong_key(q, quoted, "unknown key%s", hint);
        first = false;
    }
}

static void refuse_unknown(struct question *q, enum form form, const char *object)
{
    char keys[KEYS_SIZE], names[NAMES_SIZE];

    fact_keys(form, keys);
    fact_names(form, q->wrongs->typed ? q->wrongs->language : ENGLISH, names);
    question_only(q, object, keys, names);
}

/* The row of a form that has this key, or FACTS. Facts mostly stand in the order of their
 * rows: the search begins at next, the row behind the last found. */
static int row_with(enum form form, const char *key, int next)
{
    for (int tried = 0; tried < FACTS; tried++, next++) {
        if (next >= FACTS)
            next = 0;
        if (fact_of(&facts[next], form) && json_is(key, facts[next].key))
            return next;
    }
    return FACTS;
}

/* The values of an object by the rows of its form; most objects have no other
 * keys, so that the list of them is not needed. */
static void find_values(struct question *q, enum form form, const char *object,
                        const char *value[FACTS])
{
    bool unknown = false;
    int row = -1;

    for (struct json_walk w = json_walk(object); json_next(&w);) {
        row = row_with(form, w.key, row + 1);

        unknown |= row == FACTS;
        if (row < FACTS)
            value[row] = w.value;
    }
    if (unknown)
        refuse_unknown(q, form, object);
}

/* The code first: it says what the house rules are added to. */
static void read_form(struct question *q, enum form form, const char *object)
{
    const char *value[FACTS] = { NULL };

    find_values(q, form, object, value);
    if (value[FACT_CODE] != NULL)
        question_take(q, FACT_CODE, value[FACT_CODE]);
    for (int i = 0; i < FACTS; i++) {
        if (i == FACT_CODE)
            continue;
        if (value[i] != NULL)
            question_take(q, (enum fact_row)i, value[i]);
        else if (facts[i].required >> form & 1)
            question_needs(q, (enum fact_row)i);
    }
}

void question_begin(struct question *q, enum form form, const char *path,
                    struct wrongs *wrongs)
{
    *q = (struct question){ .form = form, .path = path, .wrongs = wrongs,
                            .code = *skr_code_at(0), .players = 3,
                            .put_away = 2, .held = 10,
                            .last_trick = SKR_NOBODY };
    q->position.facts.code = &q->code;
    q->ramsch.code = &q->code;
    q->scoring = (struct skr_scoring){ .code = &q->code, .stake = 100,
                                       .limit = 501 };
    q->entry = (struct skr_entry){ .dealer = SKR_NOBODY, .factor = 1,
                                   .soloist = SKR_NOBODY };
}

void question_read(struct question *q, const char *given)
{
    q->given = given;
    read_form(q, q->form, given);
}

/* Facts as arguments: key=value. */
#include "question/arguments.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/memory.h"
#include "words/called.h"
#include "words/cards.h"
#include "words/numbers.h"
#include "words/spoken.h"
#include "words/words.h"

/* -------------------------------------------------------------- parts of a text */

/* The next part, up to one of the marks, without blanks around it; a null
 * pointer after the last one. The caller frees it. */
static char *next_part(const char **text, const char *marks)
{
    size_t length;
    const char *begin;
    char *part;

    *text += strspn(*text, " ");
    if (**text == '\0')
        return NULL;
    begin = *text;
    length = strcspn(begin, marks);
    *text = begin + length;
    *text += strspn(*text, " ");
    *text += **text != '\0' && strchr(marks, **text) != NULL;
    while (length > 0 && begin[length - 1] == ' ')
        length--;
    part = strndup(begin, length);
    if (part == NULL)
        memory_note();
    return part;
}

/* An object has fewer members, which are found and added one by one: beyond so many, the rest of
 * the text is one part, and is refused as such. */
enum { MOST_MEMBERS = 200 };

/* The next member of an object, as next_part. */
static char *next_member(const char **text, const char *marks, int *members)
{
    return next_part(text, (*members)++ < MOST_MEMBERS ? marks : "");
}

/* Writes each part, which it may change. */
static void each_part(const struct fact *fact, struct json *json, const char *text,
                      const char *marks,
                      void (*put)(const struct fact *, struct json *, char *))
{
    char *part;

    while ((part = next_part(&text, marks)) != NULL) {
        put(fact, json, part);
        free(part);
    }
}

/* Writes a list of the parts. */
static void put_list(const struct fact *fact, struct json *json, const char *text,
                     const char *marks,
                     void (*put)(const struct fact *, struct json *, char *))
{
    json_open(json, NULL, '[');
    each_part(fact, json, text, marks, put);
    json_close(json, ']');
}

/* Sets a member of the object, which is replaced. value: JSON that is freed. */
static void set_member(char **object, const char *key, char *value)
{
    char *changed = *object != NULL && value != NULL ? json_with(*object, key, value) : NULL;

    free(*object);
    free(value);
    *object = changed;
}

/* --------------------------------------------------------------- single values */

/* A number that is no whole one, as programs of C write it. */
static void put_real(struct json *json, double real)
{
    char text[40];

    snprintf(text, sizeof text, "%.17g", real);
    json_key(json, NULL);
    out_text(json->out, text);
    if (text[strcspn(text, ".e")] == '\0')
        out_text(json->out, ".0");
}

static bool is_none(const char *text)
{
    return term_written(&none_terms, text) == 0;
}

/* A list without any seat. */
static bool is_nobody(const char *text)
{
    static const struct term nobody[] = {
        TERM("nobody", "nobody", "niemand", "nikt", "nikdo", "0, neither"),
    };
    static const struct terms words = TERMS(nobody);

    return is_none(text) || term_written(&words, text) == 0;
}

static void put_number_or_text(struct json *json, const char *text)
{
    char *end;
    long long whole = strtoll(text, &end, 10);
    double real;
    int said;

    if (*text != '\0' && *end == '\0') {
        json_put_number(json, NULL, whole);
        return;
    }
    said = 0;
    if (end == text && strcmp(text, "null") != 0
        && (is_none(text) || number_said(text, &said))) {
        json_put_number(json, NULL, said);
        return;
    }
    real = strtod(text, &end);
    if (*text != '\0' && *end == '\0' && isfinite(real))
        put_real(json, real);
    else
        json_put_text(json, NULL, text);
}

/* "mit 2", "ohne vier" */
static void put_matadors(struct json *json, const char *text)
{
    struct spoken said;
    size_t n = spoken_read(text, false, &said);

    if (said.kind == SPOKEN_MATADORS && text[n] == '\0')
        json_put_number(json, NULL, said.thing);
    else
        put_number_or_text(json, text);
}

static void put_flag_or_text(struct json *json, const char *text)
{
    int flag = term_written(&flag_terms, text);

    if (flag >= 0)
        json_put_flag(json, NULL, flag != 0);
    else
        json_put_text(json, NULL, text);
}

static void put_word_or_text(struct json *json, const struct terms *words, const char *text)
{
    int word = term_read(words, text);
    const char *key = word >= 0 ? term_key(words, word) : NULL;

    json_put_text(json, NULL, key != NULL ? key : text);
}

/* Cards as people write them, in the notation; as they stand if they are not cards. */
static void put_cards_or_text(struct json *json, const char *text)
{
    char out[4 * CARDS_MOST] = "", why[CARDS_WHY];
    int list[CARDS_MOST], n = cards_read(text, list, ENGLISH, why);

    for (int i = 0; i < n; i++) {
        if (i > 0)
            strcat(out, " ");
        skr_card_write(list[i], out + strlen(out));
    }
    json_put_text(json, NULL, n >= 0 ? out : text);
}

/* --------------------------------------------------------------------- lists */

/* In words players shorten a bid above the last: "zwo" above 20 is 22. */
static int whole_bid(int last, int said)
{
    int bid = last;

    while (bid > 0 && bid % 10 != said)
        bid = skr_bid_next(skr_code_at(0), bid);
    return bid > 0 ? bid : said;
}

/* Puts one call. last: the bid before, which it may change. */
static void put_call(struct json *json, const char *part, int *last)
{
    char out[CALL_ROOM + 8], *number;

    call_as_keys(part, out);
    number = strpbrk(out, "0123456789");
    if (number != NULL) {
        int bid = atoi(number);

        if (*last > 0 && bid < 10 && strpbrk(part, "0123456789") == NULL
            && strlen(number) == 1)
            snprintf(number, 8, "%d", bid = whole_bid(*last, bid));
        *last = bid;
    }
    json_put_text(json, NULL, out);
}

static void put_calls(struct json *json, const char *text)
{
    int last = 0;
    char *part;

    json_open(json, NULL, '[');
    while ((part = next_part(&text, ",")) != NULL) {
        put_call(json, part, &last);
        free(part);
    }
    json_close(json, ']');
}

static void put_text(const struct fact *fact, struct json *json, char *part)
{
    (void)fact;
    json_put_text(json, NULL, part);
}

/* "Schieberamsch" is pushed-ramsch. */
static void put_option(const struct fact *fact, struct json *json, char *part)
{
    int house = term_written(&house_terms, part);

    (void)fact;
    json_put_text(json, NULL, house >= 0 ? term_key(&house_terms, house) : part);
}

static void put_seat(const struct fact *fact, struct json *json, char *part)
{
    (void)fact;
    put_word_or_text(json, &seat_terms, part);
}

static void put_number(const struct fact *fact, struct json *json, char *part)
{
    (void)fact;
    put_number_or_text(json, part);
}

/* What an announcement says, as arguments of its form. Returns false for other matters. */
static bool add_said(void *object, const struct spoken *said)
{
    static const char *const parts[][5] = {
        [SKR_PART_HAND] = { "hand" }, [SKR_PART_OUVERT] = { "ouvert" },
        [SKR_PART_SCHNEIDER] = { "announced=schneider" },
        [SKR_PART_SCHWARZ] = { "announced=schwarz" },
        [SKR_PART_REVOLUTION] = { "game=null", "hand", "ouvert", "revolution" },
    };
    char game[32];

    if (said->kind == SPOKEN_FILLER)
        return true;
    if (said->kind == SPOKEN_GAME) {
        snprintf(game, sizeof game, "game=%s", term_key(&game_terms, said->thing));
        if (!argument_add(FORM_SAID, object, game))
            return false;
    } else if (said->kind != SPOKEN_PART || said->thing >= SKR_PART_GAME) {
        return false;
    } else {
        for (const char *const *part = parts[said->thing]; *part != NULL; part++)
            argument_add(FORM_SAID, object, *part);
    }
    if (said->hand)
        argument_add(FORM_SAID, object, "hand");
    if (said->ouvert)
        argument_add(FORM_SAID, object, "ouvert");
    return true;
}

/* "Kreuz Hand Schneider angesagt" as an object, or a null pointer. */
static char *said_of(const char *text)
{
    char *object = strdup("{}");

    if (object != NULL && strchr(text, '=') == NULL && spoken_all(text, add_said, &object))
        return object;
    free(object);
    return NULL;
}

/* The object of the facts inside; of one that is there twice, the first. */
static char *form_of(const struct fact *fact, const char *text)
{
    char *object = fact == &facts[FACT_SAID] ? said_of(text) : NULL, *part;
    int members = 0;

    if (object != NULL)
        return object;
    object = strdup("{}");
    while ((part = next_member(&text, " ", &members)) != NULL) {
        argument_add(fact->inside, &object, part);
        free(part);
    }
    return object;
}

static void put_form(const struct fact *fact, struct json *json, char *part)
{
    char *object = form_of(fact, part);

    if (object != NULL)
        json_put_copy(json, NULL, object);
    else
        memory_note();
    free(object);
}

/* The value of a player: a number; or a form. */
static char *value_of_player(const struct fact *fact, const char *text)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };

    if (fact->type == TYPE_BY_PLAYER) {
        put_number_or_text(&json, text);
        return grown_text(&out);
    }
    free(out.data);
    return form_of(fact, text);
}

/* "Ann=3 Bob=-2"; "Ann: points=48 won=1 lost=0; Bob: ..." */
static void put_players(const struct fact *fact, struct json *json, const char *text)
{
    bool numbers = fact->type == TYPE_BY_PLAYER;
    char *object = strdup("{}"), *part;
    int members = 0;

    while ((part = next_member(&text, numbers ? ", " : ";", &members)) != NULL) {
        char *value = strchr(part, numbers ? '=' : ':');

        if (value != NULL)
            *value++ = '\0';
        set_member(&object, part, value_of_player(fact, value != NULL ? value : ""));
        free(part);
    }
    if (object != NULL)
        json_put_copy(json, NULL, object);
    else
        memory_note();
    free(object);
}

static void put_record_or_text(struct json *json, const char *text)
{
    struct json_fault fault;
    bool sound = json_check(text, text + strlen(text), &fault);
    char kind = sound ? json_kind(json_value(text)) : '\0';

    if (kind == '{' || kind == '[')
        json_put_verbatim(json, NULL, json_value(text));
    else
        json_put_text(json, NULL, text);
}

/* A list of seats, numbers, texts or forms, with what stands between them. */
static void put_several(const struct fact *fact, struct json *json, char *text)
{
    switch (fact->type) {
    case TYPE_SEATS:
        put_list(fact, json, is_nobody(text) ? "" : text, ", ", put_seat);
        break;
    case TYPE_NUMBERS: put_list(fact, json, text, ", ", put_number); break;
    case TYPE_FORMS: put_list(fact, json, text, ";", put_form); break;
    case TYPE_OPTIONS: put_list(fact, json, text, ",", put_option); break;
    default: put_list(fact, json, text, ",", put_text);
    }
}

static void put_value(const struct fact *fact, struct json *json, char *text)
{
    bool or_null = fact->type == TYPE_WORD_OR_NULL || fact->type == TYPE_CARD_OR_NULL;

    if (or_null && is_none(text)) {
        json_put_null(json, NULL);
        return;
    }
    if (fact == &facts[FACT_MATADORS]) {
        put_matadors(json, text);
        return;
    }
    switch (fact->type) {
    case TYPE_NUMBER:
    case TYPE_AMOUNT: put_number_or_text(json, text); break;
    case TYPE_FLAG: put_flag_or_text(json, text); break;
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL: put_word_or_text(json, fact->words, text); break;
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
    case TYPE_CARD_OR_NULL: put_cards_or_text(json, text); break;
    case TYPE_TEXTS:
        if (fact == &facts[FACT_CALLS])
            put_calls(json, text);
        else
            put_several(fact, json, text);
        break;
    case TYPE_SEATS:
    case TYPE_NUMBERS:
    case TYPE_OPTIONS:
    case TYPE_FORMS: put_several(fact, json, text); break;
    case TYPE_FORM: put_form(fact, json, text); break;
    case TYPE_BY_PLAYER:
    case TYPE_TALLIES: put_players(fact, json, text); break;
    case TYPE_RECORD: put_record_or_text(json, text); break;
    default: json_put_text(json, NULL, text);
    }
}

/* The JSON of a fact; of none, a text. */
static char *value_of(const struct fact *fact, char *text)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };

    if (fact != NULL)
        put_value(fact, &json, text);
    else
        json_put_text(&json, NULL, text);
    return grown_text(&out);
}

/* ------------------------------------------------------------------- arguments */

/* What else people type; commas between. */
static const struct { enum fact_row row; const char *names; } others[] = {
    { FACT_BID, "gereizt,reizwert,gebot,licytacja,licitace,drazba" },
    { FACT_LONG_AWAY, "länger" },
    { FACT_SKAT_TAKEN, "skat_genommen,skataufnahme,skat_wziety" },
    { FACT_PUT_AWAY, "odlozone" },
    { FACT_LEADER, "ausspiel,anspiel" },
    { FACT_RESERVED, "zastrzegl,vyhradil" },
    { FACT_FOUND, "bemerkt,wykryto" },
    { FACT_MATADORS, "matadore,matadory,matadori" },
    { FACT_TABLE, "graczy,hracu" },
    { FACT_POINTS, "punkte,punkty" },
};

static bool has_other_name(const struct fact *fact, const char *key)
{
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (fact == &facts[others[i].row] && is_one_of(others[i].names, key))
            return true;
    return false;
}

/* F, M and R are seats, in whatever words. */
static bool is_seat(const struct fact *fact, const char *key)
{
    int seat = strlen(fact->key) == 1 ? term_read(&seat_terms, key) : -1;

    return seat >= 0 && strcmp(seat_key(seat), fact->key) == 0;
}

/* In any language, with the marks on letters or without. */
static bool is_called(const struct fact *fact, const char *key)
{
    int language = ENGLISH;
    const char *name;

    while (language < LANGUAGES) {
        name = fact_name(fact, (enum language)language++);
        if (is_word(name, strlen(name), key))
            return true;
    }
    return has_other_name(fact, key) || is_seat(fact, key);
}

/* By its key, or else by its name in a language. */
static const struct fact *find(enum form form, const char *key)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form) && strcmp(facts[i].key, key) == 0)
            return &facts[i];
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form) && is_called(&facts[i], key))
            return &facts[i];
    return NULL;
}

/* The object inside that has this key, or a null pointer. */
static const struct fact *find_around(enum form form, const char *key)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form) && facts[i].type == TYPE_FORM
            && find(facts[i].inside, key) != NULL)
            return &facts[i];
    return NULL;
}

/* Both lists, one after the other; or all members of two objects, of the old one first. */
static char *join(const char *old, const char *value)
{
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    char *joined;

    if (*old == '{') {
        joined = strdup(old);
        free(out.data);
        for (struct json_walk w = json_walk(value); json_next(&w);) {
            char *key = json_text_new(w.key);

            if (key != NULL && joined != NULL && json_find(joined, key) == NULL)
                set_member(&joined, key, json_copy_new(w.value));
            free(key);
        }
        return joined;
    }
    json_open(&json, NULL, '[');
    for (struct json_walk w = json_walk(old); json_next(&w);)
        json_put_copy(&json, NULL, w.value);
    for (struct json_walk w = json_walk(value); json_next(&w);)
        json_put_copy(&json, NULL, w.value);
    json_close(&json, ']');
    return grown_text(&out);
}

/* Adds it; what there may be more of is added to what is there. value: is freed. */
static bool set(char **given, const char *key, char *value)
{
    const char *old = json_find(*given, key);
    bool more = old != NULL && value != NULL && *old == *value
        && (*old == '[' || *old == '{');

    if (old != NULL && !more) {
        free(value);
        return false;
    }
    if (more) {
        char *joined = join(old, value);

        free(value);
        value = joined;
    }
    set_member(given, key, value);
    return true;
}

static bool add(enum form form, char **given, char *key, char *text);

/* Adds a fact to the object inside that this row is. */
static bool add_inside(const struct fact *around, char **given, char *key, char *text)
{
    const char *there = json_find(*given, around->key);
    char *inside = json_kind(there) == '{' ? json_copy_new(there) : strdup("{}");
    bool added = add(around->inside, &inside, key, text);

    if (there != NULL && *there != '{') {
        free(inside);
        return added;
    }
    set_member(given, around->key, inside);
    return added;
}

/* key, text: changed. text: a null pointer when there is none. */
static bool add(enum form form, char **given, char *key, char *text)
{
    const struct fact *fact = find(form, key), *around;
    char *point = strchr(key, '.'), yes[] = "true", none[] = "";

    if (fact == NULL && point != NULL) {
        *point = '\0';
        around = find(form, key);
        if (around != NULL && around->type == TYPE_FORM)
            return add_inside(around, given, point + 1, text);
        *point = '.';
    }
    if (fact != NULL && (text != NULL || fact->type == TYPE_FLAG))
        return set(given, fact->key, value_of(fact, text != NULL ? text : yes));
    around = fact == NULL ? find_around(form, key) : NULL;
    if (around != NULL)
        return add_inside(around, given, key, text);
    for (fact = facts; text == NULL && !fact_of(fact, form); fact++)
        ;
    if (text == NULL && fact->type == TYPE_WORD && json_find(*given, fact->key) == NULL)
        return set(given, fact->key, value_of(fact, key));
    return set(given, key, value_of(NULL, text != NULL ? text : none));
}

bool argument_add(enum form form, char **given, const char *argument)
{
    char *key = strdup(argument), *text;
    bool added;

    if (key == NULL || *given == NULL) {
        memory_note();
        free(key);
        return true;
    }
    text = strchr(key, '=');
    if (text != NULL)
        *text++ = '\0';
    added = add(form, given, key, text);
    free(key);
    return added;
}

/* The JSON of the text, for a function that reads or refuses it. */
static char *typed_value(const struct fact *as, const char *text)
{
    char *changed = strdup(text), *value = NULL;

    if (changed != NULL)
        value = value_of(as, changed);
    if (value == NULL)
        memory_note();
    free(changed);
    return value;
}

void argument_take(struct question *q, enum fact_row row, const char *called,
                   const char *text)
{
    char *value = typed_value(&facts[row], text);

    q->wrongs->called = called;
    if (value != NULL)
        question_take(q, row, value);
    q->wrongs->called = NULL;
    free(value);
}

void argument_misfit(struct question *q, enum fact_row row, const struct fact *as,
                     const char *text)
{
    char *value = typed_value(as, text);

    if (value != NULL)
        question_misfit(q, row, as, value);
    free(value);
}

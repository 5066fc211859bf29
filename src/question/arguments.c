/* Facts as arguments: key=value. */
#include "question/arguments.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "words/cards.h"
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
    *text = begin + length + (begin[length] != '\0');
    while (length > 0 && begin[length - 1] == ' ')
        length--;
    part = strndup(begin, length);
    if (part == NULL)
        memory_note();
    return part;
}

/* A new array or object, to which each part is added. */
static json_t *each_part(const struct fact *fact, json_t *to, const char *text,
                         const char *marks,
                         void (*add)(const struct fact *, json_t *, char *))
{
    char *part;

    while ((part = next_part(&text, marks)) != NULL) {
        add(fact, to, part);
        free(part);
    }
    return to;
}

/* --------------------------------------------------------------- single values */

static json_t *number_or_text(const char *text)
{
    char *end;
    long long whole = strtoll(text, &end, 10);
    double real;

    if (*text != '\0' && *end == '\0')
        return json_integer(whole);
    real = strtod(text, &end);
    return *text != '\0' && *end == '\0' ? json_real(real) : json_string(text);
}

static json_t *flag_or_text(const char *text)
{
    int flag = term_written(&flag_terms, text);

    return flag >= 0 ? json_boolean(flag) : json_string(text);
}

static bool is_none(const char *text)
{
    return term_written(&none_terms, text) == 0;
}

static json_t *word_or_text(const struct terms *words, const char *text)
{
    int word = term_read(words, text);
    const char *key = word >= 0 ? term_key(words, word) : NULL;

    return json_string(key != NULL ? key : text);
}

/* Cards as people write them, in the notation; as they stand if they are not cards. */
static json_t *cards(const char *text)
{
    char out[4 * CARDS_MOST] = "", why[CARDS_WHY];
    int list[CARDS_MOST], n = cards_read(text, list, ENGLISH, why);

    for (int i = 0; i < n; i++) {
        if (i > 0)
            strcat(out, " ");
        skr_card_write(list[i], out + strlen(out));
    }
    return json_string(n >= 0 ? out : text);
}

/* --------------------------------------------------------------------- lists */

/* The key of a word, by the first table that has it; the word itself if none has. */
static const char *key_among(const struct terms *const *tables, const char *word)
{
    for (; *tables != NULL; tables++) {
        int thing = term_read(*tables, word);

        if (thing >= 0)
            return term_key(*tables, thing);
    }
    return word;
}

/* "V 18", "H passe", "Mittelhand Null Hand" as "F 18", "R pass", "M null hand". */
static json_t *call_in_keys(char *part)
{
    static const struct terms *const first[] = { &seat_terms, NULL };
    static const struct terms *const others[] = { &call_terms, &game_terms, &part_terms,
                                                  NULL };
    char out[128] = "", *rest = part, *word;
    bool seat = true;

    while ((word = strtok_r(rest, " ", &rest)) != NULL) {
        size_t n = strlen(out);
        bool number = *word >= '0' && *word <= '9';

        snprintf(out + n, sizeof out - n, "%s%s", seat ? "" : " ", number ? word
                 : key_among(seat ? first : others, word));
        seat = false;
    }
    return json_string(out);
}

static void add_text(const struct fact *fact, json_t *to, char *part)
{
    json_array_append_new(to, fact == &facts[FACT_CALLS] ? call_in_keys(part)
                                                         : json_string(part));
}

static void add_seat(const struct fact *fact, json_t *to, char *part)
{
    (void)fact;
    json_array_append_new(to, word_or_text(&seat_terms, part));
}

static void add_number(const struct fact *fact, json_t *to, char *part)
{
    (void)fact;
    json_array_append_new(to, number_or_text(part));
}

/* "Ann=3" */
static void add_players(const struct fact *fact, json_t *to, char *part)
{
    char *value = strchr(part, '=');

    (void)fact;
    if (value != NULL)
        *value++ = '\0';
    json_object_set_new(to, part, number_or_text(value != NULL ? value : ""));
}

/* One of the facts inside an object; of one that is there twice, the last. */
static void add_inside(const struct fact *fact, json_t *to, char *part)
{
    argument_add(fact->inside, to, part);
}

static void add_form(const struct fact *fact, json_t *to, char *part)
{
    json_array_append_new(to, each_part(fact, json_object(), part, " ",
                                        add_inside));
}

/* "Ann: points=48 won=1 lost=0" */
static void add_tally(const struct fact *fact, json_t *to, char *part)
{
    char *value = strchr(part, ':');

    if (value != NULL)
        *value++ = '\0';
    json_object_set_new(to, part, each_part(fact, json_object(), value != NULL
                                            ? value : "", " ", add_inside));
}

static json_t *record_or_text(const char *text)
{
    json_t *record = memory_load_json(text, strlen(text), JSON_REJECT_DUPLICATES
                                      | JSON_ALLOW_NUL, NULL);

    return record != NULL ? record : json_string(text);
}

static json_t *value_of(const struct fact *fact, const char *text)
{
    switch (fact->type) {
    case TYPE_NUMBER:
    case TYPE_AMOUNT:
        return number_or_text(text);
    case TYPE_FLAG:
        return flag_or_text(text);
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL:
        return fact->type == TYPE_WORD_OR_NULL && is_none(text)
            ? json_null() : word_or_text(fact->words, text);
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
        return cards(text);
    case TYPE_CARD_OR_NULL:
        return is_none(text) ? json_null() : cards(text);
    case TYPE_SEATS:
        return each_part(fact, json_array(), text, ", ", add_seat);
    case TYPE_NUMBERS:
        return each_part(fact, json_array(), text, ", ", add_number);
    case TYPE_TEXTS:
    case TYPE_OPTIONS:
        return each_part(fact, json_array(), text, ",", add_text);
    case TYPE_FORM:
        return each_part(fact, json_object(), text, " ", add_inside);
    case TYPE_FORMS:
        return each_part(fact, json_array(), text, ";", add_form);
    case TYPE_BY_PLAYER:
        return each_part(fact, json_object(), text, ", ", add_players);
    case TYPE_TALLIES:
        return each_part(fact, json_object(), text, ";", add_tally);
    case TYPE_RECORD:
        return record_or_text(text);
    default:
        return json_string(text);
    }
}

/* ------------------------------------------------------------------- arguments */

static bool is_translated(const struct fact *fact, const char *key)
{
    int language = GERMAN;

    while (language < LANGUAGES
           && strcmp(fact_name(fact, (enum language)language), key) != 0)
        language++;
    return language < LANGUAGES;
}

/* By its key, or else by its name in another language. */
static const struct fact *find(enum form form, const char *key)
{
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form) && strcmp(facts[i].key, key) == 0)
            return &facts[i];
    for (int i = 0; i < FACTS; i++)
        if (fact_of(&facts[i], form) && is_translated(&facts[i], key))
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

static json_t *object_at(json_t *given, const char *key)
{
    json_t *object = json_object_get(given, key);

    if (object == NULL) {
        object = json_object();
        json_object_set_new(given, key, object);
    }
    return object;
}

/* Adds it; what there may be more of is added to what is there. */
static bool set(json_t *given, const char *key, json_t *value)
{
    json_t *old = json_object_get(given, key);
    bool added = true;

    if (old == NULL)
        json_object_set(given, key, value);
    else if (json_is_array(old) && json_is_array(value))
        json_array_extend(old, value);
    else if (json_is_object(old) && json_is_object(value))
        json_object_update_missing(old, value);
    else
        added = false;
    json_decref(value);
    return added;
}

/* key: changed. text: a null pointer when there is none. */
static bool add(enum form form, json_t *given, char *key, const char *text)
{
    const struct fact *fact = find(form, key), *around;
    char *point = strchr(key, '.');

    if (fact == NULL && point != NULL) {
        *point = '\0';
        around = find(form, key);
        if (around != NULL && around->type == TYPE_FORM)
            return add(around->inside, object_at(given, around->key), point + 1, text);
        *point = '.';
    }
    if (fact != NULL && (text != NULL || fact->type == TYPE_FLAG))
        return set(given, fact->key, value_of(fact, text != NULL ? text : "true"));
    around = fact == NULL ? find_around(form, key) : NULL;
    if (around != NULL)
        return add(around->inside, object_at(given, around->key), key, text);
    for (fact = facts; text == NULL && !fact_of(fact, form); fact++)
        ;
    if (text == NULL && fact->type == TYPE_WORD
        && json_object_get(given, fact->key) == NULL)
        return set(given, fact->key, value_of(fact, key));
    return set(given, key, json_string(text != NULL ? text : ""));
}

bool argument_add(enum form form, json_t *given, const char *argument)
{
    char *key = strdup(argument), *text;
    bool added;

    if (key == NULL) {
        memory_note();
        return true;
    }
    text = strchr(key, '=');
    if (text != NULL)
        *text++ = '\0';
    added = add(form, given, key, text);
    free(key);
    return added;
}

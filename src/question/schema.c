/* The table of facts as a JSON Schema: what may be asked, and what is answered. */
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "record/house.h"
#include "question/ask.h"

/* The names of objects that are no questions. */
static const char *const form_name[FORMS - QUESTIONS] = {
    "said", "happened", "hands", "counts", "round-deal", "sheet-deal", "tally",
    "step", "struck", "illegal", "wrong", "finding", "refused", "taken", "seen",
};

static json_t *reference(const char *name)
{
    return json_pack("{s:o}", "$ref", json_sprintf("#/$defs/%s", name));
}

/* ------------------------------------------------------------------------ types */

static json_t *of_type(const char *type)
{
    return json_pack("{s:s}", "type", type);
}

static json_t *or_null(json_t *schema)
{
    return json_pack("{s:[o,{s:s}]}", "anyOf", schema, "type", "null");
}

static json_t *numbers_between(const struct fact *fact)
{
    return json_pack("{s:s, s:i, s:i}", "type", "integer", "minimum", fact->low,
                     "maximum", fact->high);
}

static json_t *words(const struct terms *terms, bool null)
{
    json_t *keys = json_array();

    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL)
            memory_append(keys, json_string(terms->term[i].key));
    if (null)
        memory_append(keys, json_null());
    return json_pack("{s:o}", "enum", keys);
}

static json_t *codes(void)
{
    json_t *names = json_array();

    for (int i = 0; skr_code_at(i) != NULL; i++)
        memory_append(names, json_string(skr_code_at(i)->name));
    return json_pack("{s:o}", "enum", names);
}

static json_t *options(void)
{
    json_t *names = json_array();

    for (int i = 0; skr_option_at(i) != NULL; i++)
        memory_append(names, json_string(skr_option_at(i)->name));
    for (int i = 0; house_preset_at(i) != NULL; i++)
        memory_append(names, json_string(house_preset_at(i)->name));
    return json_pack("{s:o}", "enum", names);
}

static json_t *cards(const struct fact *fact)
{
    return json_pack("{s:s, s:o}", "type", "string", "pattern", json_sprintf(
        "^ *([CSHD]([AKQJT987]|10)( +|$)){%d,%d}$", fact->low, fact->high));
}

static json_t *list_of(json_t *items, int least, int most)
{
    json_t *list = json_pack("{s:s, s:o}", "type", "array", "items", items);

    if (least > 0)
        memory_put(list, "minItems", json_integer(least));
    if (most > 0)
        memory_put(list, "maxItems", json_integer(most));
    return list;
}

/* An object with keys of its own: names of players. */
static json_t *by_name(json_t *values)
{
    return json_pack("{s:s, s:o}", "type", "object", "additionalProperties",
                     values);
}

/* An object of a form; of a question, its answer. */
static json_t *inside(const struct fact *fact)
{
    char name[32];

    if (fact->inside >= QUESTIONS)
        return reference(form_name[fact->inside - QUESTIONS]);
    snprintf(name, sizeof name, "%s-answer", asked[fact->inside].name);
    return reference(name);
}

static json_t *clause_ids(void)
{
    return json_pack("{s:s, s:s}", "type", "string", "pattern",
                     "^[a-z]+(\\.[a-z0-9-]+)+$");
}

static json_t *list_schema(const struct fact *fact)
{
    switch (fact->type) {
    case TYPE_SEATS:
        return list_of(words(&seat_terms, false), 0, 0);
    case TYPE_NUMBERS:
        return list_of(numbers_between(fact), 3, 3);
    case TYPE_LIST:
    case TYPE_SERIES:
        return list_of(numbers_between(fact), 0, 0);
    case TYPE_EVENTS:
        return list_of(of_type("object"), 0, 0);
    case TYPE_TEXTS:
        return list_of(of_type("string"), fact->low, fact->high);
    case TYPE_OPTIONS:
        return list_of(options(), 0, 0);
    case TYPE_FORMS:
        return list_of(inside(fact), fact->low, fact->high);
    case TYPE_TOTALS:
        return list_of(by_name(of_type("integer")), 0, 0);
    default:
        return of_type("string");
    }
}

static json_t *type_schema(const struct fact *fact)
{
    switch (fact->type) {
    case TYPE_NUMBER:
        return numbers_between(fact);
    case TYPE_NUMBER_OR_NULL:
        return or_null(numbers_between(fact));
    case TYPE_AMOUNT:
        return json_pack("{s:s, s:f, s:f}", "type", "number", "minimum",
                         fact->low / 100.0, "maximum", fact->high / 100.0);
    case TYPE_FLAG:
        return of_type("boolean");
    case TYPE_FLAG_OR_NULL:
        return or_null(of_type("boolean"));
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL:
        return words(fact->words, fact->type == TYPE_WORD_OR_NULL);
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
        return cards(fact);
    case TYPE_CARD_OR_NULL:
        return or_null(cards(fact));
    case TYPE_CODE:
        return codes();
    case TYPE_FORM:
        return inside(fact);
    case TYPE_BY_PLAYER:
        return by_name(of_type("integer"));
    case TYPE_TALLIES:
        return by_name(inside(fact));
    case TYPE_RECORD:
        return of_type("object");
    case TYPE_CLAUSE:
    case TYPE_CLAUSE_OR_NULL:
        return fact->type == TYPE_CLAUSE ? clause_ids() : or_null(clause_ids());
    default:
        return list_schema(fact);
    }
}

/* How two answers are compared, if not exactly: sets of cards, lists in any
 * order, objects by the keys that are expected; true for any clause. */
static const char *comparing(const struct fact *fact)
{
    switch (fact->type) {
    case TYPE_CARDS:
        return "cards";
    case TYPE_SEATS:
    case TYPE_LIST:
    case TYPE_TEXTS:
    case TYPE_FORMS:
    case TYPE_EVENTS:
        return "set";
    case TYPE_FORM:
        return "subset";
    case TYPE_CLAUSE_OR_NULL:
        return "clause";
    default:
        return NULL;
    }
}

/* ---------------------------------------------------------------------- objects */

/* The object of a form, of those rows that belong to it. What a whole game is
 * answered is described with the output of check, and may be more. */
static json_t *form_schema(enum form form, const struct fact *rows, int count)
{
    json_t *properties = json_object(), *required = json_array();
    bool open = rows == answered && (form == FORM_GAME || form == FORM_FINDING);

    for (const struct fact *f = rows; f < rows + count; f++) {
        json_t *schema;

        if (!fact_of(f, form))
            continue;
        schema = type_schema(f);
        memory_put(schema, "description", json_string(f->help));
        if (rows == answered && comparing(f) != NULL)
            memory_put(schema, "x-compare", json_string(comparing(f)));
        if (rows == facts && fact_use((enum fact_row)(f - facts), form) == USE_ASKED)
            memory_put(schema, "x-asked", json_true());
        memory_put(properties, f->key, schema);
        if (f->required >> form & 1)
            memory_append(required, json_string(f->key));
    }
    return json_pack("{s:s, s:b, s:o, s:o}", "type", "object",
                     "additionalProperties", open, "required", required,
                     "properties", properties);
}

/* The object of an answer, with its core keys. */
static json_t *answer_schema(enum form form, int count)
{
    json_t *schema = form_schema(form, answered, count), *core = json_array();

    for (const char *key = asked[form].core; *key != '\0'; key += *key == ' ') {
        size_t length = strcspn(key, " ");

        memory_append(core, json_stringn(key, length));
        key += length;
    }
    memory_put(schema, "x-core", core);
    return schema;
}

static json_t *definitions(void)
{
    json_t *all = json_object();
    int count = 0;

    while (answered[count].key != NULL)
        count++;
    for (int form = 0; form < FORMS; form++) {
        bool question = form < QUESTIONS;
        bool given = form < FORM_STEP;
        char name[32];

        memory_put(all, question ? asked[form].name
                   : form_name[form - QUESTIONS],
                   form_schema((enum form)form,
                               given ? facts : answered,
                               given ? FACTS : count));
        snprintf(name, sizeof name, "%s-answer", asked[form % QUESTIONS].name);
        if (question)
            memory_put(all, name, answer_schema((enum form)form, count));
    }
    return all;
}

/* "if it asks that, then these facts are given" */
static json_t *branches(void)
{
    json_t *all = json_array();

    for (int form = 0; form < QUESTIONS; form++)
        memory_append(all, json_pack(
            "{s:{s:{s:{s:s}}}, s:{s:{s:o}}}", "if", "properties", "ask",
            "const", asked[form].name, "then", "properties", "given",
            reference(asked[form].name)));
    return all;
}

static json_t *names(void)
{
    json_t *all = json_array();

    for (int form = 0; form < QUESTIONS; form++)
        memory_append(all, json_string(asked[form].name));
    return all;
}

char *questions_schema(void)
{
    json_t *schema = json_pack(
        "{s:s, s:s, s:s, s:b, s:[s,s], s:{s:{}, s:{s:o}, s:{s:s}}, s:o, s:o}",
        "$schema", "https://json-schema.org/draft/2020-12/schema",
        "title", "A question to skatref answer, one line; the answer to a"
        " question NAME is $defs/NAME-answer",
        "type", "object", "additionalProperties", 0, "required", "ask", "given",
        "properties", "id", "ask", "enum", names(), "given", "type", "object",
        "allOf", branches(), "$defs", definitions());
    char *text = json_dumps(schema, JSON_INDENT(2));

    json_decref(schema);
    return text;
}

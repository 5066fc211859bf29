/* The table of facts as a JSON Schema: what may be asked, and what is answered. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "record/house.h"
#include "question/ask.h"

/* The names of objects that are no questions. */
static const char *const form_name[FORMS - QUESTIONS] = {
    "said", "happened", "hands", "counts", "round-deal", "sheet-deal", "tally",
    "step", "struck", "illegal", "wrong", "finding", "refused", "taken", "seen",
};

static void put_reference(struct json *json, const char *name)
{
    char path[48];

    snprintf(path, sizeof path, "#/$defs/%s", name);
    json_put_word(json, "$ref", path);
}

/* ------------------------------------------------------------------------ types */

/* Each of these writes the members of a schema into an open object. */

static void put_type(struct json *json, const char *type)
{
    json_put_word(json, "type", type);
}

static void put_numbers_between(struct json *json, const struct fact *fact)
{
    put_type(json, "integer");
    json_put_number(json, "minimum", fact->low);
    json_put_number(json, "maximum", fact->high);
}

static void put_words(struct json *json, const struct terms *terms, bool null)
{
    json_open(json, "enum", '[');
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL)
            json_put_word(json, NULL, terms->term[i].key);
    if (null)
        json_put_null(json, NULL);
    json_close(json, ']');
}

static void put_card_pattern(struct json *json, const struct fact *fact)
{
    char pattern[80];

    snprintf(pattern, sizeof pattern, "^ *([CSHD]([AKQJT987]|10)( +|$)){%d,%d}$", fact->low,
             fact->high);
    put_type(json, "string");
    json_put_word(json, "pattern", pattern);
}

/* An object of a form; of a question, its answer. */
static void put_inside(struct json *json, const struct fact *fact)
{
    char name[32];

    if (fact->inside >= QUESTIONS) {
        put_reference(json, form_name[fact->inside - QUESTIONS]);
        return;
    }
    snprintf(name, sizeof name, "%s-answer", asked[fact->inside].name);
    put_reference(json, name);
}

static void put_clause_pattern(struct json *json)
{
    put_type(json, "string");
    json_put_text(json, "pattern", "^[a-z]+(\\.[a-z0-9-]+)+$");
}

/* What the items of a list are, or the values of an object by names of players. */
static void put_item(struct json *json, const struct fact *fact)
{
    switch (fact->type) {
    case TYPE_SEATS:
        put_words(json, &seat_terms, false);
        break;
    case TYPE_NUMBERS:
    case TYPE_LIST:
    case TYPE_SERIES:
        put_numbers_between(json, fact);
        break;
    case TYPE_EVENTS:
        put_type(json, "object");
        break;
    case TYPE_TEXTS:
        put_type(json, "string");
        break;
    case TYPE_OPTIONS:
        put_options(json, "enum");
        break;
    case TYPE_FORMS:
    case TYPE_TALLIES:
        put_inside(json, fact);
        break;
    case TYPE_TOTALS:
        put_type(json, "object");
        json_open(json, "additionalProperties", '{');
        put_type(json, "integer");
        json_close(json, '}');
        break;
    default:
        put_type(json, "integer");
    }
}

static void put_list(struct json *json, const struct fact *fact)
{
    bool three = fact->type == TYPE_NUMBERS;
    bool limited = fact->type == TYPE_TEXTS || fact->type == TYPE_FORMS;
    int least = three ? 3 : limited ? fact->low : 0;
    int most = three ? 3 : limited ? fact->high : 0;

    put_type(json, "array");
    json_open(json, "items", '{');
    put_item(json, fact);
    json_close(json, '}');
    if (least > 0)
        json_put_number(json, "minItems", least);
    if (most > 0)
        json_put_number(json, "maxItems", most);
}

/* An object with keys of its own: names of players. */
static void put_by_name(struct json *json, const struct fact *fact)
{
    put_type(json, "object");
    json_open(json, "additionalProperties", '{');
    put_item(json, fact);
    json_close(json, '}');
}

static bool may_be_null(const struct fact *fact)
{
    return fact->type == TYPE_NUMBER_OR_NULL || fact->type == TYPE_FLAG_OR_NULL
        || fact->type == TYPE_CARD_OR_NULL || fact->type == TYPE_CLAUSE_OR_NULL;
}

static void put_amount(struct json *json, const struct fact *fact)
{
    put_type(json, "number");
    json_key(json, "minimum");
    out_format(json->out, "%g", fact->low / 100.0);
    json_key(json, "maximum");
    out_format(json->out, "%g", fact->high / 100.0);
}

/* The schema of a value that is not null. */
static void put_plain_type(struct json *json, const struct fact *fact)
{
    switch (fact->type) {
    case TYPE_NUMBER:
    case TYPE_NUMBER_OR_NULL:
        put_numbers_between(json, fact);
        break;
    case TYPE_AMOUNT:
        put_amount(json, fact);
        break;
    case TYPE_FLAG:
    case TYPE_FLAG_OR_NULL:
        put_type(json, "boolean");
        break;
    case TYPE_WORD:
    case TYPE_WORD_OR_NULL:
        put_words(json, fact->words, fact->type == TYPE_WORD_OR_NULL);
        break;
    case TYPE_CARDS:
    case TYPE_CARD_LIST:
    case TYPE_CARD_OR_NULL:
        put_card_pattern(json, fact);
        break;
    case TYPE_CODE:
        put_codes(json, "enum");
        break;
    case TYPE_FORM:
        put_inside(json, fact);
        break;
    case TYPE_BY_PLAYER:
    case TYPE_TALLIES:
        put_by_name(json, fact);
        break;
    case TYPE_RECORD:
        put_type(json, "object");
        break;
    case TYPE_CLAUSE:
    case TYPE_CLAUSE_OR_NULL:
        put_clause_pattern(json);
        break;
    case TYPE_TEXT:
        put_type(json, "string");
        break;
    default:
        put_list(json, fact);
    }
}

static void put_fact_type(struct json *json, const struct fact *fact)
{
    if (!may_be_null(fact)) {
        put_plain_type(json, fact);
        return;
    }
    json_open(json, "anyOf", '[');
    json_open(json, NULL, '{');
    put_plain_type(json, fact);
    json_close(json, '}');
    json_open(json, NULL, '{');
    put_type(json, "null");
    json_close(json, '}');
    json_close(json, ']');
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

/* How many rows there are: of the facts of questions, or of answers. */
static int rows_of(const struct fact *rows)
{
    int count = 0;

    if (rows == facts)
        return FACTS;
    while (rows[count].key != NULL)
        count++;
    return count;
}

static void put_required(struct json *json, enum form form, const struct fact *rows)
{
    json_open(json, "required", '[');
    for (const struct fact *f = rows; f < rows + rows_of(rows); f++)
        if (f->required >> form & 1)
            json_put_word(json, NULL, f->key);
    json_close(json, ']');
}

/* What may have happened where the fact is given. */
static void put_happenings(struct json *json, enum fact_row row)
{
    char all[HAPPENS_SIZE];

    if (!fact_happenings(row, ENGLISH, false, all))
        return;
    json_open(json, "x-kinds", '[');
    for (int kind = 0; kind < happening_terms.count; kind++)
        if (fact_happens(row, (enum skr_happening)kind))
            json_put_word(json, NULL, term_key(&happening_terms, kind));
    json_close(json, ']');
}

/* Which misdeals the fact goes with; nothing for a fact of all. */
static void put_misdeals(struct json *json, enum fact_row row)
{
    const int kinds = misdeal_terms.count;
    int with = 0;

    for (int kind = 0; kind < kinds; kind++)
        with += fact_of_misdeal(row, kind);
    if (with == kinds)
        return;
    json_open(json, "x-kinds", '[');
    for (int kind = 0; kind < kinds; kind++)
        if (fact_of_misdeal(row, kind))
            json_put_word(json, NULL, term_key(&misdeal_terms, kind));
    json_close(json, ']');
}

static void put_description(struct json *json, const struct fact *f)
{
    char text[200];

    snprintf(text, sizeof text, "%s. %s", f->help, figures_until);
    json_put_text(json, "description", f == &facts[FACT_HAPPENED] ? text : f->help);
}

static void put_property(struct json *json, enum form form, const struct fact *rows,
                         const struct fact *f)
{
    json_open(json, f->key, '{');
    put_fact_type(json, f);
    put_description(json, f);
    if (rows == answered && comparing(f) != NULL)
        json_put_word(json, "x-compare", comparing(f));
    if (rows == facts && fact_use((enum fact_row)(f - facts), form) == USE_ASKED)
        json_put_flag(json, "x-asked", true);
    if (rows == facts && form == FORM_HAPPENED)
        put_happenings(json, (enum fact_row)(f - facts));
    if (rows == facts && form == FORM_MISDEAL)
        put_misdeals(json, (enum fact_row)(f - facts));
    json_close(json, '}');
}

/* The keys of an answer that every engine can give. */
static void put_core(struct json *json, const char *keys)
{
    json_open(json, "x-core", '[');
    while (*keys != '\0') {
        size_t length = strcspn(keys, " ");

        json_put_bytes(json, NULL, keys, length);
        keys += length;
        keys += *keys == ' ';
    }
    json_close(json, ']');
}

/* The object of a form, of those rows that belong to it; core: of an answer. What a whole
 * game is answered is described with the output of check, and may be more. */
static void put_form(struct json *json, const char *name, enum form form,
                     const struct fact *rows, const char *core)
{
    bool open = rows == answered && (form == FORM_GAME || form == FORM_FINDING);

    json_open(json, name, '{');
    put_type(json, "object");
    json_put_flag(json, "additionalProperties", open);
    put_required(json, form, rows);
    json_open(json, "properties", '{');
    for (const struct fact *f = rows; f < rows + rows_of(rows); f++)
        if (fact_of(f, form))
            put_property(json, form, rows, f);
    json_close(json, '}');
    if (core != NULL)
        put_core(json, core);
    json_close(json, '}');
}

static void put_definitions(struct json *json)
{
    json_open(json, "$defs", '{');
    for (int form = 0; form < FORMS; form++) {
        bool question = form < QUESTIONS;
        char name[32];

        put_form(json, question ? asked[form].name : form_name[form - QUESTIONS],
                 (enum form)form, form < FORM_STEP ? facts : answered, NULL);
        snprintf(name, sizeof name, "%s-answer", asked[form % QUESTIONS].name);
        if (question)
            put_form(json, name, (enum form)form, answered, asked[form].core);
    }
    json_close(json, '}');
}

/* "if it asks that, then these facts are given" */
static void put_branches(struct json *json)
{
    json_open(json, "allOf", '[');
    for (int form = 0; form < QUESTIONS; form++) {
        json_open(json, NULL, '{');
        json_key(json, "if");
        out_format(json->out, "{\"properties\":{\"ask\":{\"const\":\"%s\"}}}",
                   asked[form].name);
        json_key(json, "then");
        out_format(json->out, "{\"properties\":{\"given\":{\"$ref\":\"#/$defs/%s\"}}}",
                   asked[form].name);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_top(struct json *json)
{
    json_open(json, "properties", '{');
    json_open(json, "id", '{');
    json_close(json, '}');
    json_open(json, "ask", '{');
    json_open(json, "enum", '[');
    for (int form = 0; form < QUESTIONS; form++)
        json_put_word(json, NULL, asked[form].name);
    json_close(json, ']');
    json_close(json, '}');
    json_open(json, "given", '{');
    put_type(json, "object");
    json_close(json, '}');
    json_close(json, '}');
}

char *questions_schema(void)
{
    struct out text = grown_begin(ENGLISH), lines = grown_begin(ENGLISH);
    struct json json = { .out = &text };
    char *schema;

    json_open(&json, NULL, '{');
    json_put_text(&json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    json_put_text(&json, "title", "A question to skatref answer, one line; the answer to a"
                  " question NAME is $defs/NAME-answer");
    put_type(&json, "object");
    json_put_flag(&json, "additionalProperties", false);
    json_key(&json, "required");
    out_text(&text, "[\"ask\",\"given\"]");
    put_top(&json);
    put_branches(&json);
    put_definitions(&json);
    json_close(&json, '}');
    schema = grown_text(&text);
    if (schema != NULL)
        json_put_lines(&lines, schema);
    free(schema);
    return grown_text(&lines);
}

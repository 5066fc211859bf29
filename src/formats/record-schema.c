/* Prints the form of skatref's own records as a JSON Schema, for those who write them.
 *
 * It comes from the tables that the reader and the writer go by: an event, a field or a word
 * that they have is in it, and needs no second row. A program of its own, so that skatref
 * need not carry it: it runs when skatref is built. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "formats/iss.h"
#include "formats/json-forms.h"

#define CARD "([CSHD]([AKQJT987]|10)|\\\\?\\\\?)"

/* A member whose value is JSON already. */
static void put_made(struct json *json, const char *key, const char *value)
{
    json_key(json, key);
    out_text(json->out, value);
}

static void put_reference(struct json *json, const char *key, const char *name,
                          const char *description)
{
    char path[48];

    snprintf(path, sizeof path, "#/$defs/%s", name);
    json_open(json, key, '{');
    json_put_word(json, "$ref", path);
    if (description != NULL)
        json_put_text(json, "description", description);
    json_close(json, '}');
}

static void begin_object(struct json *json, const char *key)
{
    json_open(json, key, '{');
    json_put_word(json, "type", "object");
    json_put_flag(json, "additionalProperties", false);
}

static void put_words(struct json *json, const struct terms *terms, enum own_field field)
{
    json_open(json, "enum", '[');
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL
            && (field != NATIVE_KIND || own_misdeal_is_recorded(i)))
            json_put_word(json, NULL, terms->term[i].key);
    json_close(json, ']');
}

/* --------------------------------------------------------------------- events */

/* What only a misdeal has. */
static void put_misdeal_field(struct json *json, enum own_field field)
{
    const struct own_misdeal *form = &own_misdeals[field];

    json_open(json, own_fields[field], '{');
    if (form->words != NULL) {
        put_words(json, form->words, field);
    } else if (form->high > 0) {
        json_put_word(json, "type", "integer");
        json_put_number(json, "minimum", 0);
        json_put_number(json, "maximum", form->high);
    } else {
        json_put_word(json, "type", "boolean");
    }
    if (form->what != NULL)
        json_put_text(json, "description", form->what);
    json_close(json, '}');
}

static const char *cards_of(enum move_kind kind)
{
    return kind == MOVE_SKAT ? "two-cards" : kind == MOVE_DISCARD ? "put-away" : "cards";
}

static void put_field(struct json *json, const struct own_event *event, enum own_field field)
{
    bool misdeal = event->kind == MOVE_MISDEAL;
    const char *key = own_fields[field];

    switch (field) {
    case NATIVE_SEAT:
        put_reference(json, key, "seat", !misdeal ? NULL
                      : "who did it, or whose hand is wrong; without it: the dealer, or"
                        " somebody else who does not play");
        break;
    case NATIVE_BID:
        put_made(json, key, "{\"type\":\"integer\",\"minimum\":0,\"maximum\":9999}");
        break;
    case NATIVE_LEAVES:
        put_made(json, key, "{\"type\":\"integer\",\"minimum\":0,\"maximum\":10}");
        break;
    case NATIVE_CARD: put_reference(json, key, "card", NULL); break;
    case NATIVE_CARDS:
        put_reference(json, key, cards_of(event->kind), !misdeal ? NULL
                      : "the new skat, or the card that the hand of nine gets");
        break;
    case NATIVE_DISCARD: put_reference(json, key, "put-away", NULL); break;
    case NATIVE_SHOWN:
    case NATIVE_GETS: put_reference(json, key, "cards", NULL); break;
    case NATIVE_GAME: put_reference(json, key, "game", NULL); break;
    case NATIVE_ISS: put_reference(json, key, "iss-word", NULL); break;
    case NATIVE_ANNOUNCED:
    case NATIVE_DEMANDED: put_reference(json, key, "level", NULL); break;
    case NATIVE_HAND: case NATIVE_OUVERT: case NATIVE_REVOLUTION:
        put_made(json, key, "{\"type\":\"boolean\"}");
        break;
    case NATIVE_CLAUSE:
        json_open(json, key, '{');
        json_put_word(json, "type", "string");
        put_made(json, "pattern", event->kind == MOVE_HOUSE ? "\"^home\\\\.[a-z0-9-]+$\""
                 : "\"^[a-z]+\\\\.[a-z0-9-]+$\"");
        json_close(json, '}');
        break;
    default: put_misdeal_field(json, field);
    }
}

/* The field's own name stands behind the seat, as the writer writes it. */
static void put_event(struct json *json, const struct own_event *event)
{
    unsigned seat = NATIVE_BIT(NATIVE_SEAT);
    char name[32];

    snprintf(name, sizeof name, "event-%s", event->name);
    json_open(json, name, '{');
    json_put_text(json, "description", event->what);
    json_put_word(json, "type", "object");
    json_put_flag(json, "additionalProperties", false);
    json_open(json, "required", '[');
    if (event->needed & seat)
        json_put_word(json, NULL, own_fields[NATIVE_SEAT]);
    json_put_word(json, NULL, "event");
    for (int field = NATIVE_SEAT + 1; field < NATIVE_FIELDS; field++)
        if (event->needed & NATIVE_BIT(field))
            json_put_word(json, NULL, own_fields[field]);
    json_close(json, ']');
    json_open(json, "properties", '{');
    if ((event->needed | event->optional) & seat)
        put_field(json, event, NATIVE_SEAT);
    json_open(json, "event", '{');
    json_put_word(json, "const", event->name);
    json_close(json, '}');
    for (int field = NATIVE_SEAT + 1; field < NATIVE_FIELDS; field++)
        if ((event->needed | event->optional) & NATIVE_BIT(field))
            put_field(json, event, (enum own_field)field);
    json_close(json, '}');
    json_close(json, '}');
}

/* --------------------------------------------------------------------- result */

static void put_figure(struct json *json, enum figure figure)
{
    const struct own_figure *f = &own_figures[figure];
    const char *what = figure == FIGURE_SCORE_0 ? "of a ramsch" : NULL;

    switch (f->form) {
    case NATIVE_A_NUMBER: put_reference(json, f->name, "number", what); break;
    case NATIVE_A_SEAT: put_reference(json, f->name, "claimed-seat", what); break;
    case NATIVE_A_FLAG: put_reference(json, f->name, "flag", what); break;
    case NATIVE_YES_OR_NO: put_made(json, f->name, "{\"type\":\"boolean\"}"); break;
    case NATIVE_OUTCOME:
        json_open(json, f->name, '{');
        put_words(json, &outcome_terms, NATIVE_FIELDS);
        json_close(json, '}');
    }
}

static void put_result(struct json *json)
{
    begin_object(json, "result");
    json_open(json, "properties", '{');
    for (int figure = 0; figure < FIGURES; figure++)
        put_figure(json, (enum figure)figure);
    json_close(json, '}');
    json_close(json, '}');
}

/* ----------------------------------------------------------------- definitions */

static void put_deal(struct json *json)
{
    begin_object(json, "deal");
    json_open(json, "required", '[');
    for (int pile = 0; pile < 4; pile++)
        json_put_word(json, NULL, own_piles[pile]);
    json_close(json, ']');
    json_open(json, "properties", '{');
    for (int pile = 0; pile < 4; pile++)
        put_reference(json, own_piles[pile], "pile", NULL);
    json_close(json, '}');
    json_put_text(json, "description", "32 cards in all, hidden ones as ??");
    json_close(json, '}');
}

static void put_definitions(struct json *json)
{
    static const struct { const char *name, *value; } fixed[] = {
        { "seat", "{\"enum\":[\"F\",\"M\",\"R\",0,1,2],"
          "\"description\":\"forehand, middlehand, rearhand\"}" },
        { "card", "{\"type\":\"string\",\"pattern\":\"^" CARD "$\"}" },
        { "cards", "{\"type\":\"string\",\"pattern\":"
          "\"^ *" CARD "( +" CARD "){0,21} *$\"}" },
        { "put-away", "{\"type\":\"string\","
          "\"description\":\"mostly two cards; another number loses the game\","
          "\"pattern\":\"^ *(" CARD "( +" CARD "){0,11})? *$\"}" },
        { "two-cards", "{\"type\":\"string\",\"pattern\":\"^ *" CARD " +" CARD " *$\"}" },
        { "pile", "{\"type\":\"string\",\"pattern\":"
          "\"^ *(" CARD "( +" CARD "){0,31} *)?$\"}" },
        { "level", "{\"enum\":[null,\"schneider\",\"schwarz\"]}" },
        { "iss-word", "{\"type\":\"string\",\"pattern\":\"^[DHSCGN][OHSZ]{0,15}$\","
          "\"description\":\"the announcement in the letters of the server, which has"
          " several ways to write some\"}" },
        { "number", "{\"type\":\"integer\",\"minimum\":-9999,\"maximum\":9999}" },
        { "flag", "{\"oneOf\":[{\"type\":\"boolean\"},{\"$ref\":\"#/$defs/number\"}]}" },
        { "claimed-seat", "{\"oneOf\":[{\"enum\":[null,\"F\",\"M\",\"R\"]},"
          "{\"$ref\":\"#/$defs/number\"}],"
          "\"description\":\"null is nobody; any other number is a claim, and wrong\"}" },
    };

    json_open(json, "$defs", '{');
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        put_made(json, fixed[i].name, fixed[i].value);
    json_open(json, "game", '{');
    put_words(json, &game_terms, NATIVE_FIELDS);
    json_close(json, '}');
    put_deal(json);
    put_result(json);
    for (int i = 0; i < own_event_count; i++)
        put_event(json, &own_events[i]);
    json_close(json, '}');
}

/* ------------------------------------------------------------------ the record */

static void put_options(struct json *json)
{
    json_open(json, "options", '{');
    json_put_word(json, "type", "array");
    json_open(json, "items", '{');
    json_open(json, "anyOf", '[');
    json_open(json, NULL, '{');
    json_open(json, "enum", '[');
    for (int i = 0; skr_option_at(i) != NULL; i++)
        if (strchr(skr_option_at(i)->name, '.') == NULL)
            json_put_word(json, NULL, skr_option_at(i)->name);
    json_close(json, ']');
    json_close(json, '}');
    put_made(json, NULL, "{\"pattern\":\"^[a-z]+\\\\.[a-z0-9-]+$\","
             "\"description\":\"a clause that is another reading\"}");
    json_close(json, ']');
    json_close(json, '}');
    json_put_text(json, "description", "played by these house rules and other readings");
    json_close(json, '}');
}

static void put_code(struct json *json)
{
    json_open(json, "code", '{');
    json_open(json, "enum", '[');
    for (int i = 0; skr_code_at(i) != NULL; i++)
        json_put_word(json, NULL, skr_code_at(i)->name);
    json_close(json, ']');
    json_put_text(json, "description", "played by this code");
    json_close(json, '}');
}

static void put_events(struct json *json)
{
    json_open(json, "events", '{');
    json_put_word(json, "type", "array");
    json_put_number(json, "maxItems", MOVES);
    json_open(json, "items", '{');
    json_open(json, "oneOf", '[');
    for (int i = 0; i < own_event_count; i++) {
        char name[32];

        snprintf(name, sizeof name, "event-%s", own_events[i].name);
        put_reference(json, NULL, name, NULL);
    }
    json_close(json, ']');
    json_close(json, '}');
    json_close(json, '}');
}

/* The texts that only the server's format has. */
static void put_iss(struct json *json)
{
    begin_object(json, "iss");
    json_open(json, "properties", '{');
    for (int label = 0; label < LABELS; label++)
        if (label_is_own((enum label)label))
            put_made(json, label_name((enum label)label), "{\"type\":\"string\"}");
    json_close(json, '}');
    json_put_text(json, "description", "what only the International Skat Server writes; with"
                  " it the record is judged by the server's conventions");
    json_close(json, '}');
}

static void put_properties(struct json *json)
{
    json_open(json, "properties", '{');
    put_made(json, "skatref",
             "{\"const\":1,\"description\":\"the version of this format\"}");
    put_made(json, "id", "{\"type\":\"string\"}");
    put_code(json);
    put_options(json);
    put_made(json, "players", "{\"type\":\"array\",\"minItems\":3,\"maxItems\":3,"
             "\"items\":{\"type\":[\"string\",\"null\"]},"
             "\"description\":\"forehand, middlehand, rearhand\"}");
    put_reference(json, "deal", "deal", NULL);
    put_events(json);
    put_made(json, "result", "{\"oneOf\":[{\"type\":\"null\",\"description\":\"not written\"},"
             "{\"const\":\"passed-in\"},{\"$ref\":\"#/$defs/result\"}]}");
    put_iss(json);
    put_made(json, "conventions", "{\"enum\":[\"iss\",\"xskat\"],"
             "\"description\":\"the program whose conventions the record is judged by;"
             " without it and without iss, the code alone\"}");
    json_close(json, '}');
}

int main(void)
{
    struct out text = grown_begin(ENGLISH), lines = grown_begin(ENGLISH);
    struct json json = { .out = &text };
    char *schema, *printed;
    int status = EXIT_FAILURE;

    json_open(&json, NULL, '{');
    json_put_text(&json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    json_put_text(&json, "title",
                  "A deal of Skat as skatref records it: one line of a file");
    json_put_word(&json, "type", "object");
    json_put_flag(&json, "additionalProperties", false);
    put_made(&json, "required", "[\"skatref\",\"deal\",\"events\"]");
    put_properties(&json);
    put_definitions(&json);
    json_close(&json, '}');
    schema = grown_text(&text);
    if (schema != NULL)
        json_put_lines(&lines, schema);
    printed = grown_text(&lines);
    if (schema != NULL && printed != NULL && puts(printed) >= 0 && fflush(stdout) == 0)
        status = EXIT_SUCCESS;
    free(schema);
    free(printed);
    return status;
}

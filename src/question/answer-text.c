/* Answers for people: labels, words, and what the clauses say. */
#include "question/answer-text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/width.h"
#include "base/wrap.h"
#include "question/grown.h"
#include "words/say.h"

#define COLUMN 12

/* ----------------------------------------------------------------------- words */

size_t first_sentence(const char *text)
{
    const char *end = strstr(text, ". ");

    return end != NULL ? (size_t)(end + 1 - text) : strlen(text);
}

void put_sentence(struct out *out, int column, enum skr_clause clause)
{
    const char *text = skr_clause_text(clause, language_code(out->language));

    out_blanks(out, column);
    out_wrapped_part(out, column, text, first_sentence(text));
}

/* ---------------------------------------------------------------- single values */

static void put_key(struct out *out, const char *label)
{
    out_text(out, label);
    out_blanks(out, text_width(label) < COLUMN ? COLUMN - text_width(label) : 1);
}

static void put_none(struct out *out)
{
    out_say(out, "none");
}

static void put_clause(struct out *out, const char *id)
{
    enum skr_clause clause = id != NULL ? skr_clause_find(id) : SKR_C_NONE;

    if (clause == SKR_C_NONE) {
        put_none(out);
        out_text(out, "\n");
        return;
    }
    out_format(out, "%s (%s)\n", id, title_in(out->language, clause));
    put_sentence(out, COLUMN, clause);
}

/* A word by its key, as players say it; null: the word of what has no key. */
static const char *word_of(const struct out *out, const struct terms *words,
                           const char *key)
{
    if (key != NULL)
        return term_word_in(words, term_find(words, key), out->language);
    return words->term[0].key == NULL && words->term[0].word[ENGLISH] != NULL
        ? term_word_in(words, 0, out->language) : tr(out->language, N_("none"));
}

static void put_plain_value(struct out *out, const struct fact *fact,
                            const json_t *value)
{
    if (json_is_integer(value))
        out_number(out, json_integer_value(value));
    else if (json_is_boolean(value))
        out_say(out, json_is_true(value) ? N_("yes") : N_("no"));
    else if (fact != NULL && fact->words != NULL)
        out_text(out, word_of(out, fact->words, json_string_value(value)));
    else if (json_is_string(value))
        out_plain(out, json_string_value(value), json_string_length(value));
    else
        put_none(out);
}

/* ------------------------------------------------------------- values with parts */

/* Words with blanks between them; nothing: "nobody", or "none". */
static void put_list(struct out *out, const struct fact *fact,
                     const json_t *list)
{
    bool seats = fact != NULL && fact->type == TYPE_SEATS;
    size_t i, at = COLUMN;
    const json_t *item;

    if (json_array_size(list) == 0)
        out_say(out, seats ? N_("nobody") : N_("none"));
    json_array_foreach((json_t *)list, i, item) {
        const char *text = json_string_value(item);
        char number[24];

        if (seats)
            text = word_of(out, &seat_terms, text);
        else if (text == NULL)
            text = number;
        snprintf(number, sizeof number, "%lld",
                 (long long)json_integer_value(item));
        at += 1 + (size_t)text_width(text);
        if (i > 0 && at > LINE_WIDTH) {
            out_text(out, "\n");
            out_blanks(out, COLUMN);
            at = COLUMN + 1 + (size_t)text_width(text);
        } else if (i > 0) {
            out_text(out, " ");
        }
        out_plain(out, text, strlen(text));
    }
    out_text(out, "\n");
}

static void put_by_player(struct out *out, const json_t *object)
{
    const char *name, *comma = "";
    json_t *value;

    json_object_foreach((json_t *)object, name, value) {
        out_text(out, comma);
        out_plain(out, name, strlen(name));
        out_text(out, " ");
        put_plain_value(out, NULL, value);
        comma = ", ";
    }
    out_text(out, "\n");
}

/* "with 2                        2  value.matadors" */
static void put_step(struct out *out, const json_t *step)
{
    out_left(out, json_string_value(json_object_get(step, "text")), 32);
    out_format(out, "%6lld  %s\n",
               (long long)json_integer_value(json_object_get(step, "sum")),
               json_string_value(json_object_get(step, "clause")));
}

static void put_items(struct out *out, const struct fact *fact,
                      const json_t *list)
{
    const json_t *item;
    size_t i;

    if (json_array_size(list) == 0) {
        put_none(out);
        out_text(out, "\n");
    }
    json_array_foreach((json_t *)list, i, item) {
        if (fact->type == TYPE_TOTALS) {
            out_blanks(out, i > 0 ? COLUMN : 0);
            put_by_player(out, item);
        } else if (fact->inside == FORM_STEP) {
            out_blanks(out, i > 0 ? COLUMN : 0);
            put_step(out, item);
        } else {
            put_for_people(out, fact->inside, item);
        }
    }
}

/* A value of an event: of a flag its key, if it is set. */
static void put_event_value(struct out *out, const char *key, const json_t *value)
{
    bool flag = json_is_boolean(value);

    if (json_is_false(value) || json_is_null(value))
        return;
    out_text(out, out->size > 0 && out->data[out->size - 1] != ' ' ? " " : "");
    if (json_is_integer(value))
        out_number(out, json_integer_value(value));
    else
        out_text(out, flag ? key : json_string_value(value));
}

/* "M bid 18; M pass" */
static void put_events(struct out *out, const json_t *events)
{
    struct out text = grown_begin(out->language);
    const json_t *event;
    const char *key;
    json_t *value;
    size_t i;

    json_array_foreach((json_t *)events, i, event) {
        out_text(&text, i > 0 ? "; " : "");
        json_object_foreach((json_t *)event, key, value)
            put_event_value(&text, key, value);
    }
    if (json_array_size(events) == 0)
        out_say(&text, "none");
    out_wrapped_part(out, COLUMN, text.data, text.size);
    free(text.data);
}

/* ----------------------------------------------------------------------- answers */

/* The row of that key; of an announcement, that of the question. */
static const struct fact *row_of(enum form form, const char *key)
{
    for (const struct fact *f = answered; f->key != NULL; f++)
        if (fact_of(f, form) && strcmp(f->key, key) == 0)
            return f;
    for (const struct fact *f = facts; f < facts + FACTS; f++)
        if (form == FORM_SAID && fact_of(f, form) && strcmp(f->key, key) == 0)
            return f;
    return NULL;
}

static void put_value(struct out *out, const struct fact *fact,
                      const json_t *value)
{
    switch (fact != NULL ? fact->type : TYPE_TEXT) {
    case TYPE_CLAUSE:
    case TYPE_CLAUSE_OR_NULL:
        put_clause(out, json_string_value(value));
        break;
    case TYPE_BY_PLAYER:
        put_by_player(out, value);
        break;
    case TYPE_FORM:
        put_for_people(out, fact->inside, value);
        break;
    case TYPE_FORMS:
    case TYPE_TOTALS:
        put_items(out, fact, value);
        break;
    case TYPE_EVENTS:
        put_events(out, value);
        break;
    default:
        if (json_is_array(value)) {
            put_list(out, fact, value);
        } else if (fact != NULL && fact->type == TYPE_TEXT) {
            out_wrapped(out, COLUMN, json_string_value(value));
        } else if (fact != NULL && fact->type == TYPE_WORD) {
            out_wrapped(out, COLUMN, word_of(out, fact->words,
                                           json_string_value(value)));
        } else {
            put_plain_value(out, fact, value);
            out_text(out, "\n");
        }
    }
}

/* Is it an object, or objects, with lines of their own? */
static bool has_lines(const struct fact *fact, const json_t *value)
{
    return fact != NULL
        && (fact->type == TYPE_FORM
            || (fact->type == TYPE_FORMS && fact->inside != FORM_STEP
                && json_array_size(value) > 0));
}

void put_for_people(struct out *out, enum form form, const json_t *answer)
{
    const char *key;
    json_t *value;

    json_object_foreach((json_t *)answer, key, value) {
        const struct fact *fact = row_of(form, key);
        bool for_programs = fact != NULL && fact->type == TYPE_RECORD;
        const char *label = fact != NULL ? fact_name(fact, out->language) : key;

        if (for_programs)
            continue;
        if (has_lines(fact, value))
            out_format(out, "%s\n", label);
        else
            put_key(out, label);
        put_value(out, fact, value);
    }
}

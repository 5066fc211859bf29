/* Answers for people: labels, words, and what the clauses say. */
#include "question/answer-text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/width.h"
#include "base/wrap.h"
#include "question/deciding.h"
#include "question/steps.h"
#include "words/say.h"

#define KEY_SIZE 64

/* Where values begin: other languages have longer keys than English. */
static int column_of(const struct out *out)
{
    return out->language == ENGLISH ? 12 : 15;
}

/* ----------------------------------------------------------------------- words */

const char *sentence_of(const char *text, int number, size_t *size)
{
    const char *end;

    while ((end = strstr(text, ". ")) != NULL && number-- > 1)
        text = end + 2;
    *size = end != NULL ? (size_t)(end + 1 - text) : strlen(text);
    return text;
}

void put_sentence(struct out *out, int column, enum skr_clause clause, int number)
{
    size_t size;
    const char *text = sentence_of(skr_clause_text(clause, language_code(out->language)), number,
                                   &size);

    out_blanks(out, column);
    out_wrapped_part(out, column, text, size);
}

void put_origin(struct out *out, int column, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    if (*c->isko2022 != '\0' || *c->isko1999 != '\0' || strcmp(c->kind, "option") == 0)
        return;
    if (strcmp(c->evidence, "derived") == 0) {
        out_blanks(out, column);
        out_say(out, "No known article says this: it is derived from the others.");
        out_text(out, "\n");
    } else if (strcmp(c->evidence, "court") == 0) {
        out_blanks(out, column);
        out_say(out, "No known article says this: the court has ruled so.");
        out_text(out, "\n");
    }
}

/* ---------------------------------------------------------------- single values */

static void put_key(struct out *out, const char *label)
{
    int blanks = column_of(out) - text_width(label);

    out_text(out, label);
    out_blanks(out, blanks > 0 ? blanks : 1);
}

static void put_none(struct out *out)
{
    out_say(out, "none");
}

static void put_clause(struct out *out, const char *value, const struct decides *decides)
{
    char id[KEY_SIZE];
    enum skr_clause clause = json_text(value, id, sizeof id) ? skr_clause_find(id)
                                                             : SKR_C_NONE;

    if (clause == SKR_C_NONE) {
        put_none(out);
        out_text(out, "\n");
        return;
    }
    out_format(out, "%s (%s)\n", id, title_in(out->language, clause));
    put_sentence(out, column_of(out), clause,
                 clause == decides->clause ? decides->sentence : 1);
    put_origin(out, column_of(out), clause);
}

/* A word by its key, as players say it; null: the word of what has no key. */
static const char *word_of(const struct out *out, const struct terms *words,
                           const char *value)
{
    char key[KEY_SIZE];

    if (json_kind(value) == '"') {
        json_text(value, key, sizeof key);
        return term_word_in(words, term_find(words, key), out->language);
    }
    if (words == &seat_terms)
        return tr(out->language, N_("nobody"));
    return words->term[0].key == NULL && words->term[0].word[ENGLISH] != NULL
        ? term_word_in(words, 0, out->language) : tr(out->language, N_("none"));
}

/* A string as it stands, on a terminal. */
static void put_string(struct out *out, const char *value)
{
    char *text = json_text_new(value);

    if (text != NULL)
        out_plain(out, text, strlen(text));
    free(text);
}

static void put_plain_value(struct out *out, const struct fact *fact,
                            const char *value)
{
    char kind = json_kind(value);

    if (kind == '0')
        out_number(out, json_number(value));
    else if (kind == 't' || kind == 'f')
        out_say(out, kind == 't' ? N_("yes") : N_("no"));
    else if (fact != NULL && fact->words != NULL)
        out_text(out, word_of(out, fact->words, value));
    else if (kind == '"')
        put_string(out, value);
    else
        put_none(out);
}

/* ------------------------------------------------------------- values with parts */

/* An item of a list, as text that the caller frees. */
static char *item_text(const struct out *out, bool seats, const char *item)
{
    char number[24];

    if (seats)
        return strdup(word_of(out, &seat_terms, item));
    if (*item == '"')
        return json_text_new(item);
    snprintf(number, sizeof number, "%lld", json_number(item));
    return strdup(number);
}

/* Words with blanks between them; nothing: "nobody", or "none". */
static void put_list(struct out *out, const struct fact *fact, const char *list)
{
    bool seats = fact != NULL && fact->type == TYPE_SEATS, first = true;
    size_t at = (size_t)column_of(out);

    if (json_count(list) == 0)
        out_say(out, seats ? N_("nobody") : N_("none"));
    for (struct json_walk w = json_walk(list); json_next(&w); first = false) {
        char *text = item_text(out, seats, w.value);
        size_t width = text != NULL ? (size_t)text_width(text) : 0;

        at += 1 + width;
        if (!first && at > LINE_WIDTH) {
            out_text(out, "\n");
            out_blanks(out, column_of(out));
            at = (size_t)column_of(out) + 1 + width;
        } else if (!first) {
            out_text(out, " ");
        }
        if (text != NULL)
            out_plain(out, text, strlen(text));
        free(text);
    }
    out_text(out, "\n");
}

static void put_by_player(struct out *out, const char *object)
{
    const char *comma = "";

    for (struct json_walk w = json_walk(object); json_next(&w);) {
        out_text(out, comma);
        put_string(out, w.key);
        out_text(out, " ");
        put_plain_value(out, NULL, w.value);
        comma = ", ";
    }
    out_text(out, "\n");
}

/* "with 2                        2  value.matadors" */
static void put_step(struct out *out, const char *step)
{
    char text[STEP_TEXT], clause[KEY_SIZE];

    json_text(json_find(step, "text"), text, sizeof text);
    json_text(json_find(step, "clause"), clause, sizeof clause);
    out_left(out, text, 32);
    out_format(out, "%6lld  %s\n", json_number(json_find(step, "sum")), clause);
}

/* The facts of an answer, or of an object inside it. */
static void put_facts(struct out *out, enum form form, const char *answer,
                      const struct decides *decides);

static void put_items(struct out *out, const struct fact *fact, const char *list,
                      const struct decides *decides)
{
    bool first = true;

    if (json_count(list) == 0) {
        put_none(out);
        out_text(out, "\n");
    }
    for (struct json_walk w = json_walk(list); json_next(&w); first = false) {
        if (fact->type == TYPE_TOTALS) {
            out_blanks(out, first ? 0 : column_of(out));
            put_by_player(out, w.value);
        } else if (fact->inside == FORM_STEP) {
            out_blanks(out, first ? 0 : column_of(out));
            put_step(out, w.value);
        } else {
            put_facts(out, fact->inside, w.value, decides);
        }
    }
}

/* A value of an event: of a flag its key, if it is set. */
static void put_event_value(struct out *out, const char *key, const char *value)
{
    char kind = json_kind(value), *text;

    if (kind == 'f' || kind == 'n')
        return;
    out_text(out, out->size > 0 && out->data[out->size - 1] != ' ' ? " " : "");
    text = kind == '0' ? NULL : json_text_new(kind == 't' ? key : value);
    if (kind == '0')
        out_number(out, json_number(value));
    else if (text != NULL)
        out_text(out, text);
    free(text);
}

/* "M bid 18; M pass" */
static void put_events(struct out *out, const char *events)
{
    struct out text = grown_begin(out->language);
    bool first = true;

    for (struct json_walk w = json_walk(events); json_next(&w); first = false) {
        out_text(&text, first ? "" : "; ");
        for (struct json_walk e = json_walk(w.value); json_next(&e);)
            put_event_value(&text, e.key, e.value);
    }
    if (first)
        out_say(&text, "none");
    out_wrapped_part(out, column_of(out), text.data, text.size);
    free(text.data);
}

/* ----------------------------------------------------------------------- answers */

/* The row of that key; of an announcement, that of the question. */
static const struct fact *row_of(enum form form, const char *key)
{
    for (const struct fact *f = answered; f->key != NULL; f++)
        if (fact_of(f, form) && json_is(key, f->key))
            return f;
    for (const struct fact *f = facts; f < facts + FACTS; f++)
        if (form == FORM_SAID && fact_of(f, form) && json_is(key, f->key))
            return f;
    return NULL;
}

static void put_wrapped(struct out *out, const char *value)
{
    char *text = json_text_new(value);

    if (text != NULL)
        out_wrapped(out, column_of(out), text);
    free(text);
}

static void put_value(struct out *out, const struct fact *fact, const char *value,
                      const struct decides *decides)
{
    switch (fact != NULL ? fact->type : TYPE_TEXT) {
    case TYPE_CLAUSE:
    case TYPE_CLAUSE_OR_NULL:
        put_clause(out, value, decides);
        break;
    case TYPE_BY_PLAYER:
        put_by_player(out, value);
        break;
    case TYPE_FORM:
        put_facts(out, fact->inside, value, decides);
        break;
    case TYPE_FORMS:
    case TYPE_TOTALS:
        put_items(out, fact, value, decides);
        break;
    case TYPE_EVENTS:
        put_events(out, value);
        break;
    default:
        if (*value == '[') {
            put_list(out, fact, value);
        } else if (fact != NULL && fact->type == TYPE_TEXT) {
            put_wrapped(out, value);
        } else if (fact != NULL && fact->type == TYPE_WORD) {
            out_wrapped(out, column_of(out), word_of(out, fact->words, value));
        } else {
            put_plain_value(out, fact, value);
            out_text(out, "\n");
        }
    }
}

/* Is it an object, or objects, with lines of their own? */
static bool has_lines(const struct fact *fact, const char *value)
{
    return fact != NULL
        && (fact->type == TYPE_FORM
            || (fact->type == TYPE_FORMS && fact->inside != FORM_STEP
                && json_count(value) > 0));
}

/* clause deal.wrong-dealer: a round is played again, which other remedies do not mean; and the
 * seat is the one whose turn it was, not the one that deals next. Returns false for any other
 * fact. */
static bool put_of_dealer(struct out *out, const char *answer, const char *key,
                          const char *value)
{
    const char *dealer = json_find(answer, "dealer");

    if (dealer == NULL)
        return false;
    if (json_is(key, "dealer"))
        out_say(out, "%d had to deal; the first seat is 0", (int)json_number(dealer));
    else if (json_is(key, "remedy") && json_is(value, term_key(&remedy_terms, SKR_DEALT_AGAIN)))
        out_say(out, "the round in progress is dealt again from the first seat");
    else
        return false;
    out_text(out, "\n");
    return true;
}

static void put_facts(struct out *out, enum form form, const char *answer,
                      const struct decides *decides)
{
    for (struct json_walk w = json_walk(answer); json_next(&w);) {
        const struct fact *fact = row_of(form, w.key);
        bool for_programs = fact != NULL && fact->type == TYPE_RECORD;
        char key[KEY_SIZE];
        const char *label = fact != NULL ? fact_name(fact, out->language) : key;

        json_text(w.key, key, sizeof key);
        if (for_programs)
            continue;
        if (has_lines(fact, w.value))
            out_format(out, "%s\n", label);
        else
            put_key(out, label);
        if (form != FORM_MISDEAL || !put_of_dealer(out, answer, w.key, w.value))
            put_value(out, fact, w.value, decides);
    }
}

void put_for_people(struct out *out, enum form form, const char *given, const char *answer)
{
    struct decides decides = what_decides(form, given, answer);

    put_facts(out, form, answer, &decides);
}

/* What is wrong with a question: a list of faults, each with the fact to blame and a
 * message in the reader's language that names it. */
#include "question/wrongs.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-read.h"
#include "base/json-text.h"
#include "base/nearest.h"
#include "base/text.h"
#include "words/say.h"
#include "words/words.h"

bool question_has(const struct question *q, enum fact_row row)
{
    return q->state[row] != FACT_ABSENT;
}

bool question_sound(const struct question *q, enum fact_row row)
{
    return q->state[row] != FACT_WRONG;
}

bool question_right(const struct question *q)
{
    return q->wrongs->count == 0;
}

const char *question_value(const struct question *q, enum fact_row row)
{
    return json_find(q->given, facts[row].key);
}

void wrongs_begin(struct wrongs *wrongs, enum language language)
{
    wrongs->count = 0;
    wrongs->language = language;
    wrongs->name = NULL;
    wrongs->bare = wrongs->typed = false;
    wrongs->called = NULL;
}

/* As people type it in their language, or the key. */
const char *question_shown_key(const struct wrongs *wrongs, int row)
{
    return wrongs->typed ? fact_name(&facts[row], wrongs->language) : facts[row].key;
}

/* What found no room is cut off. */
static void end_text(struct wrong *w, size_t cited)
{
    size_t length;

    utf8_trim(w->text);
    length = strlen(w->text);
    w->cited = (uint16_t)(cited < length ? cited : length);
}

/* Adds the text, in the language of the wrongs. */
static void say(const struct question *q, struct wrong *w, size_t n,
                const char *format, va_list arguments)
{
    vsnprintf(w->text + n, sizeof w->text - n, tr(q->wrongs->language, format), arguments);
    end_text(w, sizeof w->text);
}

/* Room for one more; the last one is overwritten when there is none. */
static struct wrong *next_wrong(struct question *q, int row, const char *key,
                                size_t *n)
{
    int i = q->wrongs->count++;
    struct wrong *w = &q->wrongs->wrong[i < WRONGS ? i : WRONGS - 1];

    w->row = row;
    w->clause = SKR_C_NONE;
    if (q->wrongs->called != NULL)
        *n = (size_t)snprintf(w->text, sizeof w->text, "%.80s: ", q->wrongs->called);
    else
        *n = (size_t)snprintf(w->text, sizeof w->text, "%s%.40s: ", q->path, key);
    if (*n >= sizeof w->text)
        *n = sizeof w->text - 1;
    w->said = (uint16_t)*n;
    return w;
}

void question_wrong(struct question *q, enum fact_row row,
                    enum skr_clause clause, const char *format, ...)
{
    va_list arguments;
    size_t n;
    struct wrong *w = next_wrong(q, (int)row, question_shown_key(q->wrongs, (int)row), &n);

    q->state[row] = FACT_WRONG;
    w->clause = clause;
    va_start(arguments, format);
    say(q, w, n, format, arguments);
    va_end(arguments);
}

/* "given.happened.by": the path, the object around it, and the key. */
static void path_of(const struct question *q, enum fact_row row,
                    char out[FACT_NAME_SIZE])
{
    const char *around = "";

    for (int i = 0; i < FACTS && !q->inside && !fact_of(&facts[row], q->form); i++)
        if (fact_of(&facts[i], q->form) && facts[i].type == TYPE_FORM
            && fact_of(&facts[row], facts[i].inside))
            around = question_shown_key(q->wrongs, i);
    snprintf(out, FACT_NAME_SIZE, "%s%s%s%s", q->path, around,
             *around != '\0' ? "." : "", question_shown_key(q->wrongs, (int)row));
}

static void name_of(const struct question *q, enum fact_row row,
                    char out[FACT_NAME_SIZE])
{
    if (q->wrongs->name != NULL)
        q->wrongs->name(row, q->wrongs->language, out);
    else
        path_of(q, row, out);
}

/* The fact with this key: of the form, of an object inside it, or of any other. */
static enum fact_row row_named(const struct question *q, const char *key, int length)
{
    int best = FACTS, rank = 3;

    for (int i = 0; i < FACTS; i++) {
        int inside = fact_of(&facts[i], FORM_HAPPENED) ? 1 : 2;
        int r = fact_of(&facts[i], q->form) ? 0 : inside;

        if ((int)strlen(facts[i].key) == length
            && strncmp(facts[i].key, key, (size_t)length) == 0 && r < rank) {
            best = i;
            rank = r;
        }
    }
    return (enum fact_row)best;
}

/* Appends the text, each {key} of which becomes the name of the fact. */
static void append_named(const struct question *q, char *out, size_t size,
                         const char *text)
{
    size_t n = strlen(out);

    while (*text != '\0' && n + 1 < size) {
        const char *end = *text == '{' ? strchr(text, '}') : NULL;
        char name[FACT_NAME_SIZE];

        if (end == NULL) {
            out[n++] = *text++;
            out[n] = '\0';
            continue;
        }
        name_of(q, row_named(q, text + 1, (int)(end - text - 1)), name);
        snprintf(out + n, size - n, "%s", name);
        n += strlen(out + n);
        text = end + 1;
    }
}

void question_refuse(struct question *q, enum fact_row row,
                     enum skr_clause clause, const char *format, ...)
{
    char text[sizeof q->wrongs->wrong->text], name[FACT_NAME_SIZE];
    enum language language = q->wrongs->language;
    va_list arguments;
    size_t n;
    struct wrong *w = next_wrong(q, (int)row, "", &n);

    va_start(arguments, format);
    vsnprintf(text, sizeof text, tr(language, format), arguments);
    va_end(arguments);
    q->state[row] = FACT_WRONG;
    w->clause = clause;
    w->text[0] = '\0';
    if (!q->wrongs->bare) {
        path_of(q, row, name);
        snprintf(w->text, sizeof w->text, "%s: ", name);
    }
    w->said = (uint16_t)strlen(w->text);
    append_named(q, w->text, sizeof w->text, text);
    n = strlen(w->text);
    if (clause != SKR_C_NONE)
        snprintf(w->text + n, sizeof w->text - n, " (%s: %s)",
                 skr_clause_info(clause)->id, title_in(language, clause));
    end_text(w, n);
}

void question_wrong_key(struct question *q, const char *key,
                        const char *format, ...)
{
    va_list arguments;
    size_t n;
    struct wrong *w = next_wrong(q, -1, key, &n);

    va_start(arguments, format);
    say(q, w, n, format, arguments);
    va_end(arguments);
}

/* Types whose messages do not quote what is there. */
static bool is_compound(enum fact_type type)
{
    return type == TYPE_FORM || type == TYPE_FORMS || type == TYPE_TEXTS
        || type == TYPE_BY_PLAYER || type == TYPE_TALLIES
        || type == TYPE_SEATS || type == TYPE_AMOUNT;
}

/* Puts a character of a JSON text as messages show it: \u001b as \x1B. Returns how many bytes
 * of the JSON it took. */
static size_t put_form(struct out *out, const char *json)
{
    const char *past = json;
    char form[4], c[4];
    size_t length = *json == '\\' ? 2 : utf8_length(json, strnlen(json, 4)), shown;

    if (json[0] != '\\' || json[1] != 'u') {
        length = length > 0 ? length : 1;
        out_bytes(out, json, length);
        return length;
    }
    length = json_next_character(&past, c);
    for (size_t i = 0, taken; i < length; i += taken) {
        taken = quoted_form(form, &shown, c + i, length - i);
        out_bytes(out, form, shown);
    }
    return (size_t)(past - json);
}

void question_quote(char out[QUOTED], const char *value)
{
    char text[4 * QUOTED], shown[4 * QUOTED];
    struct out to = out_into(text, sizeof text, ENGLISH);
    struct out form = out_into(shown, sizeof shown, ENGLISH);
    struct json json = { .out = &to };
    const char *end = json_kind(value) == '"' ? "...\"" : "...";
    size_t fits = 0;             /* bytes that leave room for the end */

    if (value != NULL)
        json_put_copy(&json, NULL, value);
    for (const char *p = text; *p != '\0' && form.size < QUOTED; p += put_form(&form, p))
        fits = form.size + strlen(end) < QUOTED ? form.size : fits;
    snprintf(out, QUOTED, "%.*s%s", (int)(form.size < QUOTED ? form.size : fits), shown,
             form.size < QUOTED ? "" : end);
}

/* What may have been meant; a ramsch is no game that a soloist plays. */
static void hint_at(const struct terms *words, const char *text, enum language language,
                    char hint[TERM_HINT])
{
    if (words == &game_terms && term_read(&play_terms, text) == SKR_RAMSCH)
        snprintf(hint, TERM_HINT, "%s", tr(language, N_("; a ramsch is a question of its"
                 " own: skatref value ramsch, or the question ramsch")));
    else
        term_hint(words, text, language, hint);
}

void question_expects(struct question *q, enum fact_row row,
                      const char *value, const char *expected)
{
    char quoted[QUOTED], hint[TERM_HINT], text[WORD_SIZE];

    expected = tr(q->wrongs->language, expected);
    if (is_compound(facts[row].type) && json_kind(value) != '"') {
        question_wrong(q, row, SKR_C_NONE, "expected %s", expected);
    } else if (value == NULL && facts[row].asked != NULL) {
        question_refuse(q, row, SKR_C_NONE, "%s",
                        tr(q->wrongs->language, facts[row].asked));
    } else if (value == NULL) {
        question_wrong(q, row, SKR_C_NONE, "missing, expected %s", expected);
    } else {
        question_quote(quoted, value);
        hint[0] = '\0';
        if (facts[row].words != NULL && json_kind(value) == '"') {
            json_text(value, text, sizeof text);
            hint_at(facts[row].words, text, q->wrongs->language, hint);
        }
        question_wrong(q, row, SKR_C_NONE, "expected %s, got %s%s", expected,
                       quoted, hint);
    }
}

static bool is_cards(enum fact_type type)
{
    return type == TYPE_CARDS || type == TYPE_CARD_LIST
        || type == TYPE_CARD_OR_NULL;
}

const char question_some_cards[] = N_("a string of cards like \"CJ ST D7\"");

/* The row as it is in this question: what one fact may be can turn on another. */
struct fact question_row_of(const struct question *q, enum fact_row row)
{
    struct fact fact = facts[row];

    if (row == FACT_MISDEAL_BY && (q->misdeal.kind == SKR_SKAT_PICKED_UP
                                   || q->misdeal.kind == SKR_ASTRAY))
        fact.words = &seat_terms;
    if (row == FACT_DEALER)
        fact.high = q->players - 1;
    return fact;
}

void question_misfit(struct question *q, enum fact_row row, const struct fact *as,
                     const char *value)
{
    char expected[EXPECTED_SIZE];

    fact_expected(as, q->wrongs->language, q->wrongs->typed, expected);
    question_expects(q, row, value, is_cards(as->type) && value == NULL
                     ? question_some_cards : expected);
}

void question_wrong_value(struct question *q, enum fact_row row, const char *value)
{
    const struct fact fact = question_row_of(q, row);

    question_misfit(q, row, &fact, value);
}

void question_needs(struct question *q, enum fact_row row)
{
    if (!question_has(q, row))
        question_wrong_value(q, row, NULL);
}

char *wrongs_text(const struct wrongs *wrongs)
{
    int kept = wrongs->count < WRONGS ? wrongs->count : WRONGS;
    char *text = malloc((size_t)WRONGS * sizeof wrongs->wrong->text + 80);
    size_t n = 0;

    for (int i = 0; i < kept && text != NULL; i++)
        n += (size_t)sprintf(text + n, "%s%s", i > 0 ? "; " : "",
                             wrongs->wrong[i].text);
    if (text != NULL && wrongs->count > kept)
        sprintf(text + n, tr(wrongs->language, N_("; and %d more")), wrongs->count - kept);
    return text;
}

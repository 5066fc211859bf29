/* The facts of a question that is asked on, and what is ruled on them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/out.h"
#include "question/ask.h"
#include "question/next.h"

/* ------------------------------------------------------------------------- facts */

/* The two keys of a path; the first is "" if there is one only. */
static const char *split(const char *path, char outer[32])
{
    const char *dot = strchr(path, '.');

    snprintf(outer, 32, "%.*s", dot != NULL ? (int)(dot - path) : 0, path);
    return dot != NULL ? dot + 1 : path;
}

const char *talk_at(const char *given, const char *path)
{
    char outer[32];
    const char *key = split(path, outer);

    return json_find(*outer == '\0' ? given : json_find(given, outer), key);
}

/* The object is freed, and takes a new place. */
static void replace(char **object, const char *key, const char *value)
{
    char *changed = json_with(*object, key, value);

    free(*object);
    *object = changed;
}

void talk_set(struct talk *t, const char *path, const char *value)
{
    char outer[32];
    const char *key = split(path, outer), *inside;
    char *changed;

    if (json_kind(value) == 'n')
        value = NULL;
    if (*outer == '\0') {
        replace(&t->given, key, value);
        return;
    }
    inside = json_find(t->given, outer);
    if (inside == NULL && value == NULL)
        return;
    changed = json_with(inside, key, value);
    if (changed != NULL)
        replace(&t->given, outer, changed);
    free(changed);
}

void talk_set_number(struct talk *t, const char *path, int number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", number);
    talk_set(t, path, text);
}

void talk_choose(struct talk *t, const char *set)
{
    for (struct json_walk w = json_walk(set); json_next(&w);) {
        char path[64];

        if (json_text(w.key, path, sizeof path))
            talk_set(t, path, w.value);
    }
}

/* The options, and the scoring of ramsch, unless one of them has another. */
static void add_scoring(struct talk *t)
{
    const char *options = json_find(t->given, "options");
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    bool scored = options != NULL && *options != '[';
    char *list, name[16];

    json_open(&json, NULL, '[');
    for (struct json_walk w = json_walk(options); json_next(&w);) {
        json_text(w.value, name, sizeof name);
        scored |= strncmp(name, "ramsch", 6) == 0;
        json_put_copy(&json, NULL, w.value);
    }
    json_put_word(&json, NULL, "ramsch");
    json_close(&json, ']');
    list = grown_text(&out);
    if (list != NULL && !scored)
        talk_set(t, "options", list);
    free(list);
}

/* What was said of another incident, before the answer to what happened was changed. */
static void drop_what_does_not_go(struct talk *t)
{
    char word[64] = "", path[64];
    int kind = term_find(&happening_terms, json_text(talk_at(t->given, "happened.kind"), word,
                                                     sizeof word) ? word : "");

    for (int row = 0; row < FACTS && kind >= 0; row++)
        if (!fact_happens((enum fact_row)row, (enum skr_happening)kind)) {
            snprintf(path, sizeof path, "happened.%s", facts[row].key);
            talk_set(t, path, NULL);
        }
}

static void drop_of_other_misdeals(struct talk *t)
{
    char word[64] = "";
    int kind = term_find(&misdeal_terms, json_text(json_find(t->given, "kind"), word,
                                                   sizeof word) ? word : "");

    for (int row = 0; row < FACTS && kind >= 0; row++)
        if (fact_of(&facts[row], FORM_MISDEAL) && !fact_of_misdeal((enum fact_row)row, kind))
            talk_set(t, facts[row].key, NULL);
}

/* What goes without saying: ramsch is a house rule, and cards held tell what is unplayed. */
static void complete(struct talk *t)
{
    if (t->form == FORM_ENDING)
        drop_what_does_not_go(t);
    if (t->form == FORM_MISDEAL)
        drop_of_other_misdeals(t);
    if (json_find(t->given, "hands") != NULL) {
        talk_set(t, "unplayed_points", NULL);
        talk_set(t, "unplayed_tricks", NULL);
    }
    if (t->form == FORM_RAMSCH)
        add_scoring(t);
}

/* ------------------------------------------------------------------------ ruling */

void talk_begin(struct talk *t, const struct talk *like, enum form form,
                const char *given)
{
    *t = (struct talk){ .form = form, .given = json_copy_new(
                            json_kind(given) == '{' ? given : "{}") };
    if (like != NULL) {
        t->language = like->language;
        t->wrongs.name = like->wrongs.name;
    }
    complete(t);
}

void talk_end(struct talk *t)
{
    free(t->given);
    free(t->answer);
}

void talk_rule(struct talk *t)
{
    struct out out = grown_begin(t->language);
    struct json json = { .out = &out };

    free(t->answer);
    t->wrongs.count = 0;
    t->wrongs.bare = true;
    t->wrongs.language = t->language;
    question_begin(&t->q, t->form, "given.", &t->wrongs);
    question_read(&t->q, t->given);
    t->answer = NULL;
    if (asked[t->form].answer(&t->q, &json))
        t->answer = grown_text(&out);
    else
        free(out.data);
}

/* The object of the question that has the fact, by its key. */
static const char *object_of(const struct talk *t, const struct fact *fact)
{
    static const struct { enum form form; const char *key; } inside[] = {
        { FORM_HAPPENED, "happened" }, { FORM_SAID, "said" }, { FORM_HANDS, "hands" },
        { FORM_COUNTS, "cards" },
    };

    if (fact_of(fact, t->form))
        return t->given;
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
        if (fact_of(fact, inside[i].form))
            return json_find(t->given, inside[i].key);
    return NULL;
}

bool talk_is_missing(const struct talk *t, const struct wrong *w)
{
    return w->row >= 0
        && json_find(object_of(t, &facts[w->row]), facts[w->row].key) == NULL;
}

bool talk_misses(const struct talk *t, enum fact_row row)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (t->wrongs.wrong[i].row == (int)row && talk_is_missing(t, &t->wrongs.wrong[i]))
            return true;
    return false;
}

bool talk_refused(const struct talk *t)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (!talk_is_missing(t, &t->wrongs.wrong[i]))
            return true;
    return false;
}

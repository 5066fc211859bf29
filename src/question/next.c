/* One question at a time. Each step looks at what the guard misses; a step that has one
 * choice only is answered by it. */
#include "question/next.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/out.h"
#include "question/ask.h"
#include "question/labels.h"

/* ------------------------------------------------------------------------- facts */

/* The object that holds the last key of a path, and that key; made, where it is not. */
static json_t *holder(const json_t *given, const char *path, const char **key, bool make)
{
    const char *dot = strchr(path, '.');
    char outer[32];
    json_t *inside;

    *key = dot != NULL ? dot + 1 : path;
    if (dot == NULL || (size_t)(dot - path) >= sizeof outer)
        return (json_t *)given;
    memcpy(outer, path, (size_t)(dot - path));
    outer[dot - path] = '\0';
    inside = json_object_get(given, outer);
    if (inside == NULL && make) {
        inside = json_object();
        memory_put((json_t *)given, outer, inside);
    }
    return inside;
}

json_t *talk_at(const json_t *given, const char *path)
{
    const char *key;
    const json_t *object = holder(given, path, &key, false);

    return json_object_get(object, key);
}

void talk_set(json_t *given, const json_t *set)
{
    const char *path, *key;
    json_t *value;

    json_object_foreach((json_t *)set, path, value) {
        json_t *object = holder(given, path, &key, !json_is_null(value));

        if (json_is_null(value))
            json_object_del(object, key);
        else
            memory_put(object, key, json_deep_copy(value));
    }
}

/* What goes without saying: ramsch is a house rule, and cards held tell what is
 * unplayed. */
static void complete(struct talk *t)
{
    json_t *options = json_object_get(t->given, "options"), *option;
    bool scored = false;
    size_t i;

    if (json_object_get(t->given, "hands") != NULL) {
        json_object_del(t->given, "unplayed_points");
        json_object_del(t->given, "unplayed_tricks");
    }
    if (t->form != FORM_RAMSCH)
        return;
    json_array_foreach(options, i, option)
        if (json_is_string(option))
            scored |= strncmp(json_string_value(option), "ramsch", 6) == 0;
    if (!scored && options != NULL)
        memory_append(options, json_string("ramsch"));
    else if (!scored)
        memory_put(t->given, "options", json_pack("[s]", "ramsch"));
}

/* ------------------------------------------------------------------------ ruling */

void talk_begin(struct talk *t, const struct talk *like, enum form form,
                const json_t *given)
{
    *t = (struct talk){ .form = form, .given = json_is_object(given)
                        ? json_deep_copy(given) : json_object() };
    if (like != NULL) {
        t->language = like->language;
        t->wrongs.name = like->wrongs.name;
    }
    complete(t);
}

void talk_end(struct talk *t)
{
    json_decref(t->given);
    json_decref(t->answer);
}

void talk_rule(struct talk *t)
{
    json_decref(t->answer);
    t->wrongs.count = 0;
    t->wrongs.bare = true;
    t->wrongs.language = t->language;
    question_begin(&t->q, t->form, "given.", &t->wrongs);
    question_read(&t->q, t->given);
    t->answer = asked[t->form].answer(&t->q);
}

/* The object of the question that has the fact, by its key. */
static const json_t *object_of(const struct talk *t, const struct fact *fact)
{
    static const struct { enum form form; const char *key; } inside[] = {
        { FORM_HAPPENED, "happened" }, { FORM_SAID, "said" }, { FORM_HANDS, "hands" },
        { FORM_COUNTS, "cards" },
    };

    if (fact_of(fact, t->form))
        return t->given;
    for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
        if (fact_of(fact, inside[i].form))
            return json_object_get(t->given, inside[i].key);
    return NULL;
}

static bool is_missing(const struct talk *t, const struct wrong *w)
{
    return w->row >= 0
        && json_object_get(object_of(t, &facts[w->row]), facts[w->row].key) == NULL;
}

bool talk_misses(const struct talk *t, enum fact_row row)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (t->wrongs.wrong[i].row == (int)row && is_missing(t, &t->wrongs.wrong[i]))
            return true;
    return false;
}

bool talk_refused(const struct talk *t)
{
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (!is_missing(t, &t->wrongs.wrong[i]))
            return true;
    return false;
}

/* Does the game end by the ruling, with this bid and one matador? */
static bool ends_with(const struct talk *t, int bid)
{
    struct talk trial;
    bool ends;

    talk_begin(&trial, t, t->form, t->given);
    memory_put(trial.given, "bid", json_integer(bid));
    if (json_object_get(trial.given, "matadors") == NULL)
        memory_put(trial.given, "matadors", json_integer(1));
    talk_rule(&trial);
    ends = trial.answer == NULL
        || !json_is_false(json_object_get(trial.answer, "over"));
    talk_end(&trial);
    return ends;
}

/* A game that goes on is not valued: its bid does not matter. */
static void leave_bid_out(struct talk *t)
{
    int highest = 0, next;

    if (t->form != FORM_ENDING || json_object_get(t->given, "bid") != NULL
        || t->wrongs.count != 1 || !talk_misses(t, FACT_BID))
        return;
    while ((next = skr_bid_next(&t->q.code, highest)) != 0)
        highest = next;
    if (ends_with(t, 0) || ends_with(t, highest))
        return;
    memory_put(t->given, "bid", json_integer(0));
    talk_rule(t);
}

/* ------------------------------------------------------------------------- steps */

static json_t *choices_of(const struct talk *t, const struct step *s)
{
    json_t *choices = json_array();

    if (s->choose != NULL)
        s->choose(t, s, choices);
    return choices;
}

/* The value of a game that ended is asked for, though its winner is known without it: of
 * an incident even without a bid, of a misdeal once the game is given to a side. */
static bool lacks_value(const struct talk *t, const struct step *s)
{
    const char *ends = t->form == FORM_ENDING ? "winner" : "favours";

    if (t->answer == NULL || json_object_get(t->answer, "score") != NULL
        || !json_is_string(json_object_get(t->answer, ends)))
        return false;
    return s->row == FACT_MATADORS || (s->row == FACT_BID && t->form == FORM_MISDEAL);
}

/* Has the step something to choose? */
static bool offers(const struct talk *t, const struct step *s)
{
    json_t *choices = choices_of(t, s);
    bool some = s->kind != STEP_CHOICE || json_array_size(choices) > 0;

    json_decref(choices);
    return some;
}

static bool is_due(const struct talk *t, const struct step *s)
{
    if (s->form != t->form || talk_at(t->given, s->path) != NULL)
        return false;
    return talk_misses(t, s->row) || lacks_value(t, s)
        || (s->flow && t->answer == NULL && !talk_refused(t) && offers(t, s));
}

/* Is what the choice sets so already? */
static bool is_on(const struct talk *t, const json_t *choice)
{
    const json_t *set = json_object_get(choice, "set");
    const char *path;
    json_t *value;

    json_object_foreach((json_t *)set, path, value) {
        const json_t *now = talk_at(t->given, path);

        if (json_is_null(value) ? now != NULL && !json_is_null(now) && !json_is_false(now)
                                : now == NULL || !json_equal(value, now))
            return false;
    }
    return true;
}

static const char *const kind_name[] = {
    [STEP_CHOICE] = "choice", [STEP_MANY] = "many", [STEP_NUMBER] = "number",
    [STEP_BID] = "bid", [STEP_JACKS] = "jacks", [STEP_CARDS] = "cards",
    [STEP_COUNTS] = "counts", [STEP_THREE] = "three", [STEP_HANDS] = "hands",
    [STEP_CALLS] = "calls", [STEP_TEXT] = "text",
};

static const char *label_of(const struct talk *t, const struct step *s)
{
    return tr(t->language, s->label != NULL ? s->label : fact_label(s->row));
}

/* What is wrong with the fact of a step, or a null pointer. */
static const struct wrong *wrong_of(const struct talk *t, const struct step *s)
{
    const struct fact *fact;

    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++) {
        if (t->wrongs.wrong[i].row < 0 || is_missing(t, &t->wrongs.wrong[i]))
            continue;
        fact = &facts[t->wrongs.wrong[i].row];
        if (t->wrongs.wrong[i].row == (int)s->row
            || strncmp(s->path, fact->key, strlen(s->path) + 1) == 0)
            return &t->wrongs.wrong[i];
    }
    return NULL;
}

/* The text and its clause apart: "17 is no bid (auction.values: ...)" */
static json_t *describe_wrong(const struct wrong *w)
{
    const char *clause = w->clause != SKR_C_NONE ? clause_id(w->clause) : "";
    char cited[80];
    const char *end;

    snprintf(cited, sizeof cited, " (%s: ", clause);
    end = *clause != '\0' ? strstr(w->text, cited) : NULL;
    return json_pack("{s:s, s:s, s:s%}", "path", w->row < 0 ? "" : facts[w->row].key,
                     "clause", clause, "text", w->text,
                     end != NULL ? (size_t)(end - w->text) : strlen(w->text));
}

static json_t *describe_step(const struct talk *t, const struct step *s)
{
    json_t *choices = choices_of(t, s), *choice, *value = talk_at(t->given, s->path);
    json_t *next;
    size_t i;

    json_array_foreach(choices, i, choice)
        memory_put(choice, "on", json_boolean(is_on(t, choice)));
    next = json_pack("{s:s, s:s, s:s, s:i, s:i, s:o, s:O?}", "path", s->path, "kind",
                     kind_name[s->kind], "label", label_of(t, s), "low",
                     facts[s->row].low, "high", facts[s->row].high, "choices", choices,
                     "value", value);
    if (s->why != NULL)
        memory_put(next, "why", json_string(tr(t->language, s->why)));
    if (wrong_of(t, s) != NULL)
        memory_put(next, "wrong", describe_wrong(wrong_of(t, s)));
    choices_more(t, s, next);
    return next;
}

/* Would the ruling be the same with each of the choices? As far as a bid and matadors
 * are missing, with the lowest and the highest. */
static bool all_alike(const struct talk *t, const json_t *choices)
{
    static const int bids[] = { 0, 18, 264 };
    bool alike = json_array_size(choices) > 0;

    for (size_t b = 0; b < sizeof bids / sizeof *bids && alike; b++) {
        json_t *first = NULL, *choice;
        size_t i;

        json_array_foreach((json_t *)choices, i, choice) {
            struct talk trial;

            talk_begin(&trial, t, t->form, t->given);
            talk_set(trial.given, json_object_get(choice, "set"));
            if (json_object_get(trial.given, "bid") == NULL)
                memory_put(trial.given, "bid", json_integer(bids[b]));
            if (json_object_get(trial.given, "matadors") == NULL
                && json_object_get(trial.given, "cards") == NULL)
                memory_put(trial.given, "matadors", json_integer(1));
            talk_rule(&trial);
            json_object_del(trial.answer, "steps");
            if (first == NULL)
                first = json_incref(trial.answer);
            alike = alike && first != NULL && trial.answer != NULL
                && json_equal(first, trial.answer);
            talk_end(&trial);
        }
        json_decref(first);
    }
    return alike;
}

/* A step that has one choice, or whose choices come to the same, is answered without
 * a question. */
static bool settles_itself(struct talk *t, const struct step *s)
{
    json_t *choices;
    bool settled;

    if (s->kind != STEP_CHOICE)
        return false;
    choices = choices_of(t, s);
    settled = json_array_size(choices) == 1
        || (s->form == FORM_ENDING && s->row == FACT_TRICKS && all_alike(t, choices));
    if (settled) {
        talk_set(t->given, json_object_get(json_array_get(choices, 0), "set"));
        talk_rule(t);
    }
    json_decref(choices);
    return settled;
}

static const struct step *step_at(const struct talk *t, const char *path)
{
    for (int i = 0; path != NULL && i < steps_count; i++)
        if (steps[i].form == t->form && strcmp(steps[i].path, path) == 0)
            return &steps[i];
    for (int i = 0; path != NULL && i < extras_count; i++)
        if (extras[i].form == t->form && strcmp(extras[i].path, path) == 0)
            return &extras[i];
    return NULL;
}

/* The step to blame for what cannot be; calls are never at an end. */
static const struct step *blamed(const struct talk *t)
{
    for (int i = 0; i < steps_count; i++)
        if (steps[i].form == t->form && talk_at(t->given, steps[i].path) != NULL
            && (wrong_of(t, &steps[i]) != NULL || steps[i].kind == STEP_CALLS))
            return &steps[i];
    return NULL;
}

static const struct step *find_next(struct talk *t)
{
    const struct step *found = blamed(t);

    for (int i = 0; found == NULL && i < steps_count; i++) {
        if (!is_due(t, &steps[i]))
            continue;
        if (!settles_itself(t, &steps[i])) {
            found = &steps[i];
        } else {
            leave_bid_out(t);
            i = -1;
        }
    }
    return found;
}

/* ------------------------------------------------------------------- what is said */

/* A number with what it counts. */
static json_t *said_number(const struct talk *t, enum fact_row row, int number)
{
    char text[64];
    struct out out = out_into(text, sizeof text, t->language);

    if (row == FACT_BID && number == 0)
        out_say(&out, "bid not known");
    else if (row == FACT_BID)
        out_say(&out, "bid %d", number);
    else if (row == FACT_POINTS)
        out_say_n(&out, "%d card point", "%d card points", number, number);
    else
        out_say_n(&out, "%d trick", "%d tricks", number, number);
    return json_string(text);
}

static json_t *describe_answered(const struct talk *t, const struct step *s)
{
    json_t *choices = choices_of(t, s), *choice, *value = talk_at(t->given, s->path);
    json_t *said = json_pack("{s:s, s:s, s:s, s:O}", "path", s->path, "kind",
                             kind_name[s->kind], "label", label_of(t, s), "value", value);
    size_t i;

    json_array_foreach(choices, i, choice)
        if (is_on(t, choice)) {
            memory_put(said, "text", json_incref(json_object_get(choice, "text")));
            break;
        }
    if (s->row == FACT_POINTS || s->row == FACT_BID || s->row == FACT_TRICKS)
        memory_put(said, "text", said_number(t, s->row, (int)json_integer_value(value)));
    if (json_object_get(said, "text") == NULL)
        choices_more(t, s, said);
    json_decref(choices);
    return said;
}

static json_t *all_answered(const struct talk *t)
{
    json_t *list = json_array();

    for (int i = 0; i < steps_count; i++)
        if (steps[i].form == t->form && talk_at(t->told, steps[i].path) != NULL)
            memory_append(list, describe_answered(t, &steps[i]));
    return list;
}

static json_t *impossible(const struct talk *t)
{
    json_t *list = json_array();

    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (!is_missing(t, &t->wrongs.wrong[i]))
            memory_append(list, describe_wrong(&t->wrongs.wrong[i]));
    return list;
}

static int count_missing(const struct talk *t)
{
    int count = 0;

    for (int i = 0; i < steps_count; i++)
        count += is_due(t, &steps[i]);
    return count;
}

/* Would one of the choices change the ruling? */
static bool matters(const struct talk *t, const json_t *choices)
{
    bool changed = false;
    json_t *choice;
    size_t i;

    json_array_foreach((json_t *)choices, i, choice) {
        struct talk trial;

        if (json_is_true(json_object_get(choice, "on")))
            continue;
        talk_begin(&trial, t, t->form, t->given);
        talk_set(trial.given, json_object_get(choice, "set"));
        talk_rule(&trial);
        changed |= !talk_refused(&trial)
            && (trial.answer == NULL || !json_equal(trial.answer, t->answer));
        talk_end(&trial);
    }
    return changed;
}

static json_t *what_else(const struct talk *t)
{
    json_t *list = json_array();

    for (int i = 0; t->answer != NULL && i < extras_count; i++) {
        json_t *step;

        if (extras[i].form != t->form)
            continue;
        step = describe_step(t, &extras[i]);
        if (matters(t, json_object_get(step, "choices")))
            memory_append(list, json_incref(step));
        json_decref(step);
    }
    return list;
}

/* -------------------------------------------------------------------------- next */

json_t *ask_next(enum form form, const json_t *given, const char *at,
                 enum language language,
                 void (*name)(enum fact_row row, enum language language,
                              char out[FACT_NAME_SIZE]))
{
    struct talk like = { .language = language, .wrongs = { .name = name } }, t;
    const struct step *next, *changed;
    json_t *said;

    talk_begin(&t, &like, form, given);
    t.told = given;
    talk_rule(&t);
    leave_bid_out(&t);
    next = find_next(&t);
    changed = step_at(&t, at);
    if (changed != NULL)
        next = changed;
    said = json_pack("{s:O, s:o, s:o, s:i, s:o, s:o, s:O?}", "given", t.given,
                     "answered", all_answered(&t),
                     "next", next != NULL ? describe_step(&t, next) : json_null(),
                     "missing", count_missing(&t), "wrongs", impossible(&t),
                     "more", what_else(&t), "answer", t.answer);
    talk_end(&t);
    return said;
}

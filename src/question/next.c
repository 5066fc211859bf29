/* One question at a time. Each step looks at what the guard misses; a step that has one
 * choice only is answered by it. */
#include "question/next.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/out.h"
#include "question/ask.h"
#include "question/labels.h"

/* ------------------------------------------------------------------------- steps */

/* A game that goes on is not valued: its bid does not matter. */
static void leave_bid_out(struct talk *t)
{
    int highest = 0, next;

    if (t->form != FORM_ENDING || json_find(t->given, "bid") != NULL
        || t->wrongs.count != 1 || !talk_misses(t, FACT_BID))
        return;
    while ((next = skr_bid_next(&t->q.code, highest)) != 0)
        highest = next;
    if (trial_ends(t, 0) || trial_ends(t, highest))
        return;
    talk_set_number(t, "bid", 0);
    talk_rule(t);
}

/* Bid and matadors make the value. deal.astray gives none if no game was announced, and null
 * has no matadors. */
static bool lacks_of_misdeal(const struct talk *t, enum fact_row row)
{
    bool named = json_find(t->given, "game") != NULL, none = t->q.unannounced;
    bool null = named && t->q.position.facts.contract.game.game == SKR_NULL;

    if (none && t->q.misdeal.kind == SKR_ASTRAY
        && skr_in_force(&t->q.code, SKR_C_DEAL_ASTRAY))
        return false;
    return (row == FACT_MISDEAL_GAME && !none) || (row == FACT_HAND && named)
        || row == FACT_BID || (row == FACT_MATADORS && !null);
}

/* The value of a game that ended is asked for, though its winner is known without it: of
 * an incident even without a bid, of a misdeal once the game is given to a side. */
static bool lacks_value(const struct talk *t, const struct step *s)
{
    const char *ends = t->form == FORM_ENDING ? "winner" : "favours";

    if (t->answer == NULL || json_find(t->answer, "score") != NULL
        || json_kind(json_find(t->answer, ends)) != '"')
        return false;
    if (t->form == FORM_MISDEAL)
        return lacks_of_misdeal(t, s->row);
    return s->row == FACT_MATADORS;
}

/* Has the step something to choose? */
static bool offers(const struct talk *t, const struct step *s)
{
    char *choices = s->kind == STEP_CHOICE ? choices_of(t, s) : NULL;
    bool some = s->kind != STEP_CHOICE || json_count(choices) > 0;

    free(choices);
    return some;
}

/* clause end.early-lead: no game was named; matadors and bid, or the twelve cards, tell which
 * one the soloist has lost. */
static bool is_unnamed(const struct talk *t)
{
    const char *kind = talk_at(t->given, "happened.kind");

    return t->form == FORM_ENDING && kind != NULL && json_is(kind, "early-lead");
}

static bool is_due(const struct talk *t, const struct step *s)
{
    if (s->form != t->form || talk_at(t->given, s->path) != NULL)
        return false;
    return talk_misses(t, s->row) || lacks_value(t, s)
        || (s->flow && t->answer == NULL && !talk_refused(t) && offers(t, s));
}

static const char *const kind_name[] = {
    [STEP_CHOICE] = "choice", [STEP_MANY] = "many", [STEP_NUMBER] = "number",
    [STEP_BID] = "bid", [STEP_JACKS] = "jacks", [STEP_CARDS] = "cards",
    [STEP_COUNTS] = "counts", [STEP_THREE] = "three", [STEP_HANDS] = "hands",
    [STEP_CALLS] = "calls", [STEP_TEXT] = "text",
};

/* clause end.concede-soloist: the cards in his own hand decide whether a defender must agree. */
static bool asks_soloists_cards(const struct talk *t, const struct step *s)
{
    return s->row == FACT_UNPLAYED_TRICKS && s->kind == STEP_CHOICE
        && t->form == FORM_ENDING && t->q.incident.kind == SKR_GIVES_UP
        && t->q.incident.seat == t->q.position.soloist;
}

static const char *label_of(const struct talk *t, const struct step *s)
{
    if (asks_soloists_cards(t, s))
        return tr(t->language, N_("How many cards does the soloist still hold?"));
    return tr(t->language, s->label != NULL ? s->label : fact_label(s->row));
}

/* Why it is asked, or a null pointer. */
static const char *why_of(const struct talk *t, const struct step *s)
{
    if (asks_soloists_cards(t, s))
        return N_("with fewer than nine, a defender must agree");
    if (s->row == FACT_MATADORS && t->q.position.facts.contract.game.game == SKR_NULL)
        return N_("overbid: the matadors tell which suit or grand game is lost");
    if (s->row == FACT_MATADORS && t->form == FORM_MISDEAL && t->answer != NULL
        && json_kind(json_find(t->answer, "hand_alone")) == 't')
        return N_("without those of the skat: the matadors multiply the value");
    return s->why;
}

/* What is wrong with the fact of a step, or a null pointer. */
static const struct wrong *wrong_of(const struct talk *t, const struct step *s)
{
    const struct fact *fact;

    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++) {
        if (t->wrongs.wrong[i].row < 0 || talk_is_missing(t, &t->wrongs.wrong[i]))
            continue;
        fact = &facts[t->wrongs.wrong[i].row];
        if (t->wrongs.wrong[i].row == (int)s->row
            || strncmp(s->path, fact->key, strlen(s->path) + 1) == 0)
            return &t->wrongs.wrong[i];
    }
    return NULL;
}

/* The text and its clause apart. */
static void put_wrong(struct json *json, const char *key, const struct wrong *w)
{
    json_open(json, key, '{');
    json_put_word(json, "path", w->row < 0 ? "" : facts[w->row].key);
    json_put_word(json, "clause", w->clause != SKR_C_NONE ? clause_id(w->clause) : "");
    json_put_text(json, "label", w->row < 0 ? "" : tr(json->out->language, fact_label(w->row)));
    json_put_bytes(json, "text", w->text + w->said, (size_t)w->cited - w->said);
    json_close(json, '}');
}

static void put_or_null(struct json *json, const char *key, const char *value)
{
    if (value != NULL)
        json_put_copy(json, key, value);
    else
        json_put_null(json, key);
}

/* A number that is asked together with the one before. */
static void put_with(struct json *json, const struct talk *t, const struct step *s)
{
    json_open(json, "with", '{');
    json_put_word(json, "path", s->path);
    json_put_text(json, "label", label_of(t, s));
    json_put_number(json, "low", facts[s->row].low);
    json_put_number(json, "high", facts[s->row].high);
    json_close(json, '}');
}

static void put_step(struct json *json, const char *key, const struct talk *t,
                     const struct step *s)
{
    char *choices = choices_of(t, s);

    json_open(json, key, '{');
    json_put_word(json, "path", s->path);
    json_put_word(json, "kind", kind_name[s->kind]);
    json_put_text(json, "label", label_of(t, s));
    json_put_number(json, "low", facts[s->row].low);
    json_put_number(json, "high", facts[s->row].high);
    put_or_null(json, "choices", choices);
    put_or_null(json, "value", talk_at(t->given, s->path));
    if (why_of(t, s) != NULL)
        json_put_text(json, "why", tr(t->language, why_of(t, s)));
    if (wrong_of(t, s) != NULL)
        put_wrong(json, "wrong", wrong_of(t, s));
    choices_more(t, s, json);
    if (s->pair && is_due(t, s + 1))
        put_with(json, t, s + 1);
    json_close(json, '}');
    free(choices);
}

/* How far the game had come is not asked where the ruling is the same. */
static bool is_progress(const struct step *s)
{
    return s->form == FORM_ENDING && (s->row == FACT_TRICKS || s->row == FACT_UNPLAYED_TRICKS)
        && s->kind == STEP_CHOICE;
}

/* A step that has one choice, or whose choices come to the same, is answered without
 * a question. */
static bool settles_itself(struct talk *t, const struct step *s)
{
    const char *choice = NULL;
    char *choices;

    if (s->kind != STEP_CHOICE)
        return false;
    choices = choices_of(t, s);
    if (json_count(choices) == 1
        || (is_unnamed(t) && s->row == FACT_HAND))
        choice = json_at(choices, 0);
    else if (is_progress(s))
        choice = trial_any(t, choices);
    if (choice != NULL) {
        talk_choose(t, json_find(choice, "set"));
        talk_rule(t);
    }
    free(choices);
    return choice != NULL;
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

/* A number with what it counts, so that it is understood without its question. Returns
 * false for a fact that is no number. */
static bool say_number(struct out *out, const struct step *s, int number)
{
    if (s->row == FACT_BID && number == 0)
        out_say(out, "bid not known");
    else if (s->row == FACT_BID)
        out_say(out, "bid %d", number);
    else if (s->row == FACT_POINTS)
        out_say_n(out, "%d card point", "%d card points", number, number);
    else if (s->row == FACT_TRICKS)
        out_say_n(out, "%d trick", "%d tricks", number, number);
    else if (strcmp(s->path, "defenders_points") == 0)
        out_say(out, "defenders %d", number);
    else if (s->row == FACT_UNPLAYED_TRICKS)
        out_say_n(out, "each holds %d card", "each holds %d cards", number, number);
    else
        return false;
    return true;
}

/* The text of the choice that was made, or a null pointer. */
static const char *chosen_text(const char *choices)
{
    for (struct json_walk w = json_walk(choices); json_next(&w);)
        if (json_kind(json_find(w.value, "on")) == 't')
            return json_find(w.value, "text");
    return NULL;
}

static void put_answered(const struct talk *t, struct json *json, const struct step *s)
{
    const char *value = talk_at(t->given, s->path), *text;
    char *choices = choices_of(t, s), number[64];
    bool counted;
    struct out out = out_into(number, sizeof number, t->language);

    json_open(json, NULL, '{');
    json_put_word(json, "path", s->path);
    json_put_word(json, "kind", kind_name[s->kind]);
    json_put_text(json, "label", label_of(t, s));
    put_or_null(json, "value", value);
    text = chosen_text(choices);
    counted = value != NULL && say_number(&out, s, (int)json_number(value));
    json_put_flag(json, "bare", !counted && (s->choose == choose_flag || s->kind == STEP_NUMBER));
    if (counted)
        json_put_text(json, "text", number);
    else if (text != NULL)
        json_put_copy(json, "text", text);
    else
        choices_more(t, s, json);
    json_close(json, '}');
    free(choices);
}

/* Which game was announced is answered by none, too; what the cards still held tell was
 * struck out. */
static bool is_answered(const struct talk *t, const struct step *s)
{
    return (talk_at(t->as_given, s->path) != NULL && talk_at(t->given, s->path) != NULL)
        || (s->row == FACT_MISDEAL_GAME && talk_at(t->as_given, "unannounced") != NULL);
}

static void put_all_answered(const struct talk *t, struct json *json)
{
    json_open(json, "answered", '[');
    for (int i = 0; i < steps_count; i++)
        if (steps[i].form == t->form && is_answered(t, &steps[i]))
            put_answered(t, json, &steps[i]);
    json_close(json, ']');
}

static void put_wrongs(const struct talk *t, struct json *json)
{
    json_open(json, "wrongs", '[');
    for (int i = 0; i < t->wrongs.count && i < WRONGS; i++)
        if (!talk_is_missing(t, &t->wrongs.wrong[i]))
            put_wrong(json, NULL, &t->wrongs.wrong[i]);
    json_close(json, ']');
}

static void put_what_else(const struct talk *t, struct json *json)
{
    json_open(json, "more", '[');
    for (int i = 0; t->answer != NULL && i < extras_count; i++) {
        char *choices = extras[i].form == t->form ? choices_of(t, &extras[i]) : NULL;

        if (trial_matters(t, choices))
            put_step(json, NULL, t, &extras[i]);
        free(choices);
    }
    json_close(json, ']');
}

/* A demand to play on, made before other answers have left nothing to demand. */
static void drop_demand(struct talk *t)
{
    const char *demand = talk_at(t->given, "happened.play_on");

    if (json_kind(demand) != 't' || t->q.state[FACT_PLAY_ON] != FACT_WRONG)
        return;
    talk_set(t, "happened.play_on", NULL);
    talk_rule(t);
}

/* -------------------------------------------------------------------------- next */

static void put_talk(const struct talk *t, struct json *json, const struct step *next)
{
    json_open(json, NULL, '{');
    put_or_null(json, "given", t->given);
    put_all_answered(t, json);
    if (next != NULL)
        put_step(json, "next", t, next);
    else
        json_put_null(json, "next");
    json_put_text(json, "so_far", trial_so_far(t));
    put_wrongs(t, json);
    put_what_else(t, json);
    put_or_null(json, "answer", t->answer);
    json_close(json, '}');
}

char *ask_next(enum form form, const char *given, const char *at, enum language language,
               void (*name)(enum fact_row row, enum language language,
                            char out[FACT_NAME_SIZE]))
{
    struct talk like = { .language = language, .wrongs = { .name = name } }, t;
    struct out out = grown_begin(language);
    struct json json = { .out = &out };
    const struct step *next, *changed;

    talk_begin(&t, &like, form, given);
    t.as_given = given;
    talk_rule(&t);
    drop_demand(&t);
    leave_bid_out(&t);
    next = find_next(&t);
    changed = step_at(&t, at);
    put_talk(&t, &json, changed != NULL ? changed : next);
    talk_end(&t);
    return grown_text(&out);
}

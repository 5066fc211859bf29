/* What is ruled if something else were so: whether an answer would make a difference. What makes
 * none is not asked. Nothing of a trial stays in the facts. */
#include <stdio.h>
#include <stdlib.h>

#include "question/next.h"

/* What is tried to see whether an answer matters. */
struct trial {
    const char *choice;        /* or a null pointer */
    int tricks;                /* -1: none */
    int bid;                   /* where none is given; one matador where none are */
    const char *code;          /* as text of JSON, or a null pointer: as it is */
    bool unbid;                /* as if no bid were known */
};

/* The ruling of a trial without its steps, or a null pointer. refused: it cannot be so. */
static char *answer_with(const struct talk *t, struct trial with, bool *refused)
{
    struct talk trial;
    char *answer = NULL;

    talk_begin(&trial, t, t->form, t->given);
    if (with.code != NULL)
        talk_set(&trial, "code", with.code);
    talk_choose(&trial, json_find(with.choice, "set"));
    if (with.tricks >= 0)
        talk_set_number(&trial, "tricks", with.tricks);
    if (json_find(trial.given, "bid") == NULL || with.unbid)
        talk_set_number(&trial, "bid", with.bid);
    if (json_find(trial.given, "matadors") == NULL && json_find(trial.given, "cards") == NULL)
        talk_set_number(&trial, "matadors", 1);
    talk_rule(&trial);
    *refused = talk_refused(&trial);
    if (trial.answer != NULL)
        answer = json_with(trial.answer, "steps", NULL);
    talk_end(&trial);
    return answer;
}

/* Trials that can be, and what is ruled in all of them. */
struct alike {
    const char *first;         /* the choice of the first that can be */
    char *answer;              /* a null pointer: something is missing still */
    bool differ;
};

static void try_one(const struct talk *t, struct trial with, struct alike *all)
{
    bool refused;
    char *answer = answer_with(t, with, &refused);

    if (!refused && all->first == NULL) {
        all->first = with.choice;
        all->answer = answer;
        return;
    }
    if (!refused)
        all->differ |= answer == NULL || all->answer == NULL ? answer != all->answer
                       : !json_same(answer, all->answer);
    free(answer);
}

/* Is the ruling the same with each choice, and each number of tricks if that is missing?
 * first: a choice that can be. Another code may ask for more, or refuse every choice: then it
 * needs no answer here. The code of the question must rule. */
static bool rules_alike(const struct talk *t, const char *choices, struct trial with,
                        const char **first)
{
    struct alike all = { NULL, NULL, false };
    bool ruled;

    for (struct json_walk w = json_walk(choices); !all.differ && json_next(&w);) {
        with.choice = w.value;
        if (talk_at(json_find(w.value, "set"), "tricks") != NULL
            || talk_at(t->given, "tricks") != NULL)
            try_one(t, with, &all);
        else
            for (with.tricks = 0; with.tricks <= 10 && !all.differ; with.tricks++)
                try_one(t, with, &all);
    }
    ruled = all.answer != NULL;
    free(all.answer);
    if (with.code == NULL)
        *first = all.first;
    return !all.differ && (ruled || with.code != NULL);
}

/* One of the choices, if the ruling is the same with each and under each code, as what others
 * say is shown, too. Or a null pointer. Once the bid is known, all is tried again with it. */
const char *trial_any(const struct talk *t, const char *choices)
{
    const char *first = NULL;
    char code[64];

    if (!rules_alike(t, choices, (struct trial){ .tricks = -1 }, &first))
        return NULL;
    for (int i = 0; skr_code_at(i) != NULL; i++) {
        snprintf(code, sizeof code, "\"%s\"", skr_code_at(i)->name);
        if (!rules_alike(t, choices, (struct trial){ .tricks = -1, .code = code }, &first))
            return NULL;
    }
    return first;
}

/* Does the game end by the ruling, with this bid and one matador? */
bool trial_ends(const struct talk *t, int bid)
{
    bool refused, ends;
    char *answer = answer_with(t, (struct trial){ .tricks = -1, .bid = bid }, &refused);

    ends = json_kind(json_find(answer, "over")) != 'f';
    free(answer);
    return ends;
}

/* Would one of the choices change the ruling? */
bool trial_matters(const struct talk *t, const char *choices)
{
    bool changed = false;

    for (struct json_walk w = json_walk(choices); json_next(&w);) {
        struct talk trial;

        if (json_kind(json_find(w.value, "on")) == 't')
            continue;
        talk_begin(&trial, t, t->form, t->given);
        talk_choose(&trial, json_find(w.value, "set"));
        talk_rule(&trial);
        changed |= !talk_refused(&trial)
            && (trial.answer == NULL || !json_same(trial.answer, t->answer));
        talk_end(&trial);
    }
    return changed;
}

/* Who wins, if only what the game is worth is missing: who is overbid has lost. */
const char *trial_so_far(const struct talk *t)
{
    const char *said = "", *winner;
    bool refused;
    char *answer;

    if (t->form != FORM_ENDING || t->answer != NULL || talk_refused(t))
        return said;
    answer = answer_with(t, (struct trial){ .tricks = -1, .unbid = true }, &refused);
    winner = json_find(answer, "winner");
    if (winner != NULL && json_is(winner, "soloist"))
        said = N_("The soloist wins, unless he has overbid.");
    else if (winner != NULL && json_is(winner, "defenders"))
        said = N_("The soloist loses.");
    free(answer);
    return *said == '\0' ? said : tr(t->language, said);
}

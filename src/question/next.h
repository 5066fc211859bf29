/* One question at a time: which fact is asked next, with its sentence and what it may be,
 * in the words and roles of players. What is missing and what cannot be is the guard's;
 * a page or another dialog only shows it. */
#ifndef QUESTION_NEXT_H
#define QUESTION_NEXT_H

#include "base/json-text.h"
#include "question/question.h"

/** Asks on. given: the facts so far, an object of a checked text, or a null pointer; at: the
 *  path of a fact that is to be changed, or a null pointer; name: of wrongs. An object as
 *  text, which the caller frees; a null pointer when there is no memory:
 *    given     the facts, with those that follow from them: as ask() takes them
 *    answered  a list of { path, label, kind, text, value, bare }: the facts that were given,
 *              as players say them; bare: the text says nothing without the label
 *    next      the fact that is asked: { path, label, why, kind, value, choices, ... }; null;
 *              with: another number that is asked together with it
 *    so_far    what is ruled whatever the value of the game, as a sentence, or ""
 *    wrongs    the answers that are refused, and why: a list of { path, label, text, clause }
 *    answer    what is ruled, once nothing is missing
 *    more      what else could be said and would change the ruling: as next
 *  choices: a list of { text, set, on }: set has a value for each path, null to leave the
 *  fact out; on: it is so now. */
char *ask_next(enum form form, const char *given, const char *at, enum language language,
               void (*name)(enum fact_row row, enum language language,
                            char out[FACT_NAME_SIZE]));

/* ----------------------------------------------- between the files next*.c and choices.c */

/** A question that is asked on. Its facts are a text, which is written again with each
 *  change: they are few, and most changes are only tried. */
struct talk {
    enum form form;
    char *given;
    const char *as_given;      /* the facts as they came: those that people gave */
    enum language language;
    struct wrongs wrongs;
    struct question q;         /* as its guard left it */
    char *answer;              /* or a null pointer */
};

/** Begins with a copy of the facts; rules on them again; ends. */
void talk_begin(struct talk *t, const struct talk *like, enum form form,
                const char *given);
void talk_rule(struct talk *t);
void talk_end(struct talk *t);

/** The fact at a path such as "happened.by", or a null pointer. */
const char *talk_at(const char *given, const char *path);

/** Sets a fact by its path; takes it out for a null pointer, or null. */
void talk_set(struct talk *t, const char *path, const char *value);
void talk_set_number(struct talk *t, const char *path, int number);

/** Sets the facts of a choice. */
void talk_choose(struct talk *t, const char *set);

/** Is the fact missing? Is there one that cannot be? Is this one of the wrongs a missing fact? */
bool talk_misses(const struct talk *t, enum fact_row row);
bool talk_refused(const struct talk *t);
bool talk_is_missing(const struct talk *t, const struct wrong *w);

/** Does the game end with this bid, as far as there is no other? */
bool trial_ends(const struct talk *t, int bid);

/** One of the choices, if the ruling is the same with each that can be; or a null pointer. */
const char *trial_any(const struct talk *t, const char *choices);

/** Would one of the choices change the ruling that there is? */
bool trial_matters(const struct talk *t, const char *choices);

/** Who wins, as a sentence, if only what the game is worth is missing; or "". */
const char *trial_so_far(const struct talk *t);

/** A step: a fact, or some that are asked together. */
enum step_kind { STEP_CHOICE, STEP_MANY, STEP_NUMBER, STEP_BID, STEP_JACKS, STEP_CARDS,
                 STEP_COUNTS, STEP_THREE, STEP_HANDS, STEP_CALLS, STEP_TEXT };
struct choices;
struct step {
    enum form form;
    enum fact_row row;         /* that is missing when the step is due */
    const char *path;          /* under which it is answered */
    enum step_kind kind;
    const char *label;         /* if not that of the row: a text of po/ */
    const char *why;           /* or a null pointer */
    bool flow;                 /* asked as long as something is missing, but for the
                                  guard it can be left out */
    bool pair;                 /* asked together with the next step, if that is due, too */
    void (*choose)(const struct talk *t, const struct step *s, struct choices *choices);
};
extern const struct step steps[];
extern const int steps_count;

/** What else could be said. */
extern const struct step extras[];
extern const int extras_count;

/** Choices that are being written: between choice_open and choice_close the facts that the
 *  choice sets. */
struct choices {
    const struct talk *t;
    struct json json;          /* into memory of its own: what was written can be read */
    bool on;                   /* says of each whether it is so now */
    int count;
    size_t set;                /* where the facts of this one begin */
};
void choice_open(struct choices *choices, const char *text);
void choice_close(struct choices *choices);

/** The choices of a step: a list, which the caller frees. */
char *choices_of(const struct talk *t, const struct step *s);

/* The choices of a step. */
void choose_word(const struct talk *t, const struct step *s, struct choices *choices);
void choose_seat(const struct talk *t, const struct step *s, struct choices *choices);
void choose_flag(const struct talk *t, const struct step *s, struct choices *choices);
void choose_leave(const struct talk *t, const struct step *s, struct choices *choices);
void choose_game(const struct talk *t, const struct step *s, struct choices *choices);
void choose_announced(const struct talk *t, const struct step *s, struct choices *choices);
void choose_played(const struct talk *t, const struct step *s, struct choices *choices);
void choose_parts(const struct talk *t, const struct step *s, struct choices *choices);
void choose_late(const struct talk *t, const struct step *s, struct choices *choices);
void choose_bid(const struct talk *t, const struct step *s, struct choices *choices);
void choose_tricks(const struct talk *t, const struct step *s, struct choices *choices);
void choose_held(const struct talk *t, const struct step *s, struct choices *choices);
void choose_by(const struct talk *t, const struct step *s, struct choices *choices);
void choose_agreed(const struct talk *t, const struct step *s, struct choices *choices);
void choose_trick_to(const struct talk *t, const struct step *s, struct choices *choices);
void choose_turn(const struct talk *t, const struct step *s, struct choices *choices);
void choose_contra(const struct talk *t, const struct step *s, struct choices *choices);

/** Writes what goes with next for the kinds that are no list: jacks, counts, hands, calls. */
void choices_more(const struct talk *t, const struct step *s, struct json *json);

#endif

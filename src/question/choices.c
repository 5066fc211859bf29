/* What the fact of a step may be, in the words and roles of players. A side stands in
 * place of a seat, where the seat does not matter: the soloist then sits in forehand. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "question/ask.h"
#include "question/next.h"
#include "words/say.h"

void choice_add(json_t *choices, const char *text, json_t *set)
{
    memory_append(choices, json_pack("{s:s, s:o}", "text", text, "set", set));
}

static void add_number(const struct step *s, json_t *choices, int number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", number);
    choice_add(choices, text, json_pack("{s:i}", s->path, number));
}

/* ------------------------------------------------------------------------- words */

void choose_word(const struct talk *t, const struct step *s, json_t *choices)
{
    const struct terms *words = facts[s->row].words;

    for (int i = 0; i < words->count; i++) {
        const char *text = words->term[i].key != NULL
            ? term_word_in(words, i, t->language) : "";

        if (words->term[i].key != NULL)
            choice_add(choices, *text != '\0' ? text
                       : tr(t->language, N_("played to the last card")),
                       json_pack("{s:s}", s->path, words->term[i].key));
    }
}

void choose_flag(const struct talk *t, const struct step *s, json_t *choices)
{
    choice_add(choices, tr(t->language, N_("yes")), json_pack("{s:b}", s->path, true));
    choice_add(choices, tr(t->language, N_("no")), json_pack("{s:b}", s->path, false));
}

/* It is usual for the suit of a card that was shown, and rare for anything else. */
void choose_leave(const struct talk *t, const struct step *s, json_t *choices)
{
    if (t->q.incident.kind == SKR_SHOWN_SUIT_LED)
        choose_flag(t, s, choices);
}

/* The soloist's seat, forehand where none is known. */
static int soloist_of(const struct talk *t)
{
    return json_object_get(t->given, "soloist") != NULL
        && question_sound(&t->q, FACT_SOLOIST) ? t->q.position.soloist : SKR_FOREHAND;
}

static const char *role(const struct talk *t, int seat)
{
    int after = (seat - soloist_of(t) + 3) % 3;

    return tr(t->language, after == 0 ? N_("the soloist")
              : after == 1 ? N_("the defender on the soloist's left")
              : N_("the defender on the soloist's right"));
}

/* -------------------------------------------------------------------------- game */

void choose_game(const struct talk *t, const struct step *s, json_t *choices)
{
    static const enum skr_game order[] = { SKR_GAME_CLUBS, SKR_GAME_SPADES,
                                           SKR_GAME_HEARTS, SKR_GAME_DIAMONDS,
                                           SKR_GRAND, SKR_NULL };

    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        choice_add(choices, game_in(t->language, order[i]),
                   json_pack("{s:s}", s->path, game_name(order[i])));
}

/* Is it an announcement of which nothing has to be struck out, told in full? */
static bool announced_rightly(const struct talk *t, const struct skr_announcement *a)
{
    struct skr_announced ruled;

    skr_announce(&t->q.code, a, !a->hand, &ruled);
    for (int i = 0; i < SKR_PARTS; i++)
        if (ruled.struck[i] != SKR_C_NONE)
            return false;
    return ruled.valid.hand == a->hand && ruled.valid.ouvert == a->ouvert
        && ruled.valid.revolution == a->revolution;
}

static void add_played(const struct talk *t, json_t *choices,
                       const struct skr_announcement *a)
{
    char text[96];
    json_t *choice, *set;
    size_t i;

    if (!announced_rightly(t, a))
        return;
    if (a->hand || a->ouvert)
        announcement_text(text, sizeof text, t->language, a);
    else
        snprintf(text, sizeof text, "%s", tr(t->language, N_("with the skat")));
    json_array_foreach(choices, i, choice)
        if (strcmp(json_string_value(json_object_get(choice, "text")), text) == 0)
            return;
    set = json_pack("{s:b, s:s?}", "hand", a->hand, "announced",
                    a->ouvert ? NULL : level_name(a->announced));
    memory_put(set, "ouvert", a->ouvert ? json_true() : json_null());
    memory_put(set, "revolution", a->revolution ? json_true() : json_null());
    choice_add(choices, text, set);
}

void choose_played(const struct talk *t, const struct step *s, json_t *choices)
{
    static const enum skr_level levels[] = { SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ };
    struct skr_announcement a = { .game = t->q.position.facts.contract.game.game };

    (void)s;
    for (int ouvert = 0; ouvert < 2; ouvert++)
        for (int hand = 0; hand < 2; hand++)
            for (int level = 0; level < 3; level++) {
                a.ouvert = ouvert != 0;
                a.hand = hand != 0;
                a.announced = levels[level];
                add_played(t, choices, &a);
            }
    a.announced = SKR_NO_LEVEL;
    a.revolution = true;
    if (a.game == SKR_NULL)
        add_played(t, choices, &a);
}

/* What can be said with a game, whether it counts or not. */
void choose_parts(const struct talk *t, const struct step *s, json_t *choices)
{
    (void)s;
    choice_add(choices, term_word_in(&part_terms, SKR_PART_HAND, t->language),
               json_pack("{s:b}", "said.hand", true));
    choice_add(choices, term_word_in(&part_terms, SKR_PART_SCHNEIDER, t->language),
               json_pack("{s:s}", "said.announced", "schneider"));
    choice_add(choices, term_word_in(&part_terms, SKR_PART_SCHWARZ, t->language),
               json_pack("{s:s}", "said.announced", "schwarz"));
    choice_add(choices, term_word_in(&part_terms, SKR_PART_OUVERT, t->language),
               json_pack("{s:b}", "said.ouvert", true));
}

/* The house rule comes with what is said. */
void choose_contra(const struct talk *t, const struct step *s, json_t *choices)
{
    json_t *now = json_object_get(t->given, "options");

    for (int i = 0; i < contra_terms.count; i++) {
        json_t *set, *options;

        if (contra_terms.term[i].key == NULL)
            continue;
        options = json_is_array(now) ? json_copy(now) : json_array();
        if (!skr_in_force(&t->q.code, SKR_C_HOME_CONTRA))
            memory_append(options, json_string("contra"));
        set = json_pack("{s:s, s:o}", s->path, contra_terms.term[i].key, "options",
                        options);
        choice_add(choices, term_word_in(&contra_terms, i, t->language), set);
    }
    choice_add(choices, tr(t->language, N_("none")), json_pack("{s:n}", s->path));
}

void choose_bid(const struct talk *t, const struct step *s, json_t *choices)
{
    int bid = 0;

    while ((bid = skr_bid_next(&t->q.code, bid)) != 0)
        add_number(s, choices, bid);
    choice_add(choices, tr(t->language, N_("not known")), json_pack("{s:i}", s->path, 0));
}

/* ------------------------------------------------------------------------ tricks */

static bool is_possible(const struct talk *t, const struct step *s, int number)
{
    struct talk trial;
    json_t *set = json_pack("{s:i}", s->path, number);
    bool possible;

    talk_begin(&trial, t, t->form, t->given);
    talk_set(trial.given, set);
    if (json_object_get(trial.given, "bid") == NULL)
        memory_put(trial.given, "bid", json_integer(0));
    if (json_object_get(trial.given, "matadors") == NULL
        && json_object_get(trial.given, "cards") == NULL
        && t->q.position.facts.contract.game.game != SKR_NULL)
        memory_put(trial.given, "matadors", json_integer(1));
    talk_rule(&trial);
    possible = !talk_refused(&trial);
    talk_end(&trial);
    json_decref(set);
    return possible;
}

/* Those that fit what is known; if none does, all, so that the refusal says why. */
void choose_tricks(const struct talk *t, const struct step *s, json_t *choices)
{
    for (int tricks = 0; tricks <= 10; tricks++)
        if (is_possible(t, s, tricks))
            add_number(s, choices, tricks);
    for (int tricks = 0; tricks <= 10 && json_array_size(choices) == 0; tricks++)
        add_number(s, choices, tricks);
}

void choose_held(const struct talk *t, const struct step *s, json_t *choices)
{
    (void)t;
    for (int cards = 1; cards <= 10; cards++)
        add_number(s, choices, cards);
}

/* ---------------------------------------------------------------------- incidents */

static void add_by(const struct talk *t, json_t *choices, const char *text, int soloist,
                   int by)
{
    choice_add(choices, tr(t->language, text),
               json_pack("{s:s, s:s}", "soloist", seat_key(soloist), "happened.by",
                         seat_key(by)));
}

void choose_by(const struct talk *t, const struct step *s, json_t *choices)
{
    enum skr_happening kind = t->q.incident.kind;
    int soloist = soloist_of(t);

    (void)s;
    if (kind == SKR_EARLY_LEAD) {     /* forehand may lead */
        for (int seat = 0; seat < 3; seat++)
            choice_add(choices, seat_in(t->language, seat),
                       json_pack("{s:s, s:s}", "soloist", seat_key(seat), "happened.by",
                                 seat_key(seat)));
        return;
    }
    add_by(t, choices, N_("the soloist"), soloist, soloist);
    if (kind == SKR_NO_PROOF || kind == SKR_PUT_AWAY_WRONG || kind == SKR_NOT_LAID_OPEN)
        return;
    if (kind != SKR_LAYS_DOWN) {
        add_by(t, choices, N_("a defender"), soloist, (soloist + 1) % 3);
        return;
    }
    for (int after = 1; after <= 2; after++) {     /* it can turn on his cards */
        int seat = (soloist + after) % 3;

        add_by(t, choices, after == 1 ? N_("the defender on the soloist's left")
               : N_("the defender on the soloist's right"), soloist, seat);
    }
}

void choose_agreed(const struct talk *t, const struct step *s, json_t *choices)
{
    const char *one = seat_key((soloist_of(t) + 1) % 3);
    const char *other = seat_key((soloist_of(t) + 2) % 3);

    (void)s;
    choice_add(choices, tr(t->language, N_("both agree")), json_pack(
        "{s:[s,s], s:n}", "happened.agreed", one, other, "happened.objected"));
    choice_add(choices, tr(t->language, N_("one of them agrees")), json_pack(
        "{s:[s], s:[s]}", "happened.agreed", one, "happened.objected", other));
    choice_add(choices, tr(t->language, N_("none of them agrees")), json_pack(
        "{s:[], s:[s,s]}", "happened.agreed", "happened.objected", one, other));
}

void choose_trick_to(const struct talk *t, const struct step *s, json_t *choices)
{
    int soloist = soloist_of(t), by = t->q.incident.seat;

    choice_add(choices, tr(t->language, N_("his own")),
               json_pack("{s:s}", s->path, seat_key(by)));
    for (int after = 1; after <= 2; after++) {
        int seat = (by + after) % 3;

        if (by == soloist && after == 2)
            break;
        choice_add(choices, tr(t->language, by == soloist ? N_("a defender's")
                               : seat == soloist ? N_("the soloist's")
                               : N_("his partner's")),
                   json_pack("{s:s}", s->path, seat_key(seat)));
    }
}

void choose_turn(const struct talk *t, const struct step *s, json_t *choices)
{
    for (int seat = 0; seat < 3; seat++)
        choice_add(choices, role(t, seat), json_pack("{s:s}", s->path, seat_key(seat)));
}

/* ------------------------------------------------------------------ what is no list */

static void add_matadors(const struct talk *t, json_t *choices, int matadors)
{
    char text[48];

    snprintf(text, sizeof text, tr(t->language, matadors_text(matadors)),
             matadors < 0 ? -matadors : matadors);
    choice_add(choices, text, json_pack("{s:i}", "matadors", matadors));
}

/* For each set of jacks, from clubs to diamonds in bits 3 to 0, the matadors that the
 * soloist can have with it: further trumps matter only with all of them, or none. */
static json_t *jacks_of(const struct talk *t)
{
    enum skr_game game = t->q.position.facts.contract.game.game;
    int most = game == SKR_GRAND ? 4 : 11;
    json_t *list = json_array();

    for (unsigned set = 0; set < 16; set++) {
        json_t *choices = json_array();
        skr_cards cards = 0;

        for (int suit = 0; suit < 4; suit++)
            if (set >> suit & 1)
                cards |= SKR_BIT(skr_card_read(&"DJHJSJCJ"[2 * suit], 2));
        if (set == 15 || set == 0)
            for (int n = 4; n <= most; n++)
                add_matadors(t, choices, set == 15 ? n : -n);
        else
            add_matadors(t, choices, skr_matadors(game, cards));
        memory_append(list, choices);
    }
    return list;
}

static json_t *counts_of(const struct talk *t)
{
    json_t *list = json_array();

    for (int seat = 0; seat < 3; seat++)
        memory_append(list, json_pack("[s, s, i]", seat_key(seat),
                                      seat_in(t->language, seat), 10));
    memory_append(list, json_pack("[s, s, i]", "skat", tr(t->language, N_("skat")), 2));
    return list;
}

static json_t *holders(const struct talk *t, bool roles)
{
    json_t *list = json_array();

    for (int seat = 0; seat < 3; seat++)
        memory_append(list, json_pack("[s, s]", seat_key(seat), roles ? role(t, seat)
                                      : seat_in(t->language, seat)));
    return list;
}

static void add_call(json_t *list, const char *call, const char *text)
{
    memory_append(list, json_pack("[s, s]", call, text));
}

/* The bid of a call such as "M 18"; 0 if it has none. */
static long bid_of(const json_t *call)
{
    const char *said = json_string_value(call);

    return said != NULL && said[0] != '\0' ? strtol(said + 1, NULL, 10) : 0;
}

/* The calls, those first that can be made now; and whose turn it is. */
static void put_calls(const struct talk *t, json_t *next)
{
    json_t *calls = json_array(), *said = json_object_get(t->given, "calls"), *call;
    const char *turn = json_string_value(json_object_get(t->answer, "open"));
    long reached = 0;
    int bid = 0;
    char text[16];
    size_t i;

    json_array_foreach(said, i, call)
        if (bid_of(call) > reached)
            reached = bid_of(call);
    add_call(calls, "yes", tr(t->language, N_("yes")));
    add_call(calls, "pass", tr(t->language, N_("pass")));
    while ((bid = skr_bid_next(&t->q.code, bid)) != 0)
        if (bid > reached) {
            snprintf(text, sizeof text, "%d", bid);
            add_call(calls, text, text);
        }
    add_call(calls, "looks", tr(t->language, N_("looks at the skat")));
    memory_put(next, "turn", json_string(turn != NULL ? turn : seat_key(SKR_MIDDLEHAND)));
    memory_put(next, "calls", calls);
}

void choices_more(const struct talk *t, const struct step *s, json_t *next)
{
    switch (s->kind) {
    case STEP_JACKS:
        memory_put(next, "jacks", jacks_of(t));
        break;
    case STEP_COUNTS:
        memory_put(next, "counts", counts_of(t));
        break;
    case STEP_HANDS:
        memory_put(next, "holders", holders(t, true));
        break;
    case STEP_THREE:
        memory_put(next, "holders", holders(t, false));
        break;
    case STEP_CALLS:
        memory_put(next, "holders", holders(t, false));
        put_calls(t, next);
        break;
    default:
        break;
    }
}

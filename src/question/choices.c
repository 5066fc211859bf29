/* What the fact of a step may be, in the words and roles of players. A side stands in
 * place of a seat, where the seat does not matter: the soloist then sits in forehand. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/memory.h"
#include "question/ask.h"
#include "question/next.h"
#include "words/say.h"

/* Is what the choice sets so already? */
static bool is_on(const struct talk *t, const char *set)
{
    for (struct json_walk w = json_walk(set); json_next(&w);) {
        char path[64];
        const char *now = json_text(w.key, path, sizeof path) ? talk_at(t->given, path)
                                                              : NULL;

        if (*w.value == 'n' ? now != NULL && *now != 'n' && *now != 'f'
                            : now == NULL || !json_same(w.value, now))
            return false;
    }
    return true;
}

void choice_open(struct choices *c, const char *text)
{
    json_open(&c->json, NULL, '{');
    json_put_text(&c->json, "text", text);
    json_open(&c->json, "set", '{');
    c->set = c->json.out->size - 1;
}

void choice_close(struct choices *c)
{
    json_close(&c->json, '}');
    if (c->on)
        json_put_flag(&c->json, "on",
                      !memory_failed() && is_on(c->t, c->json.out->data + c->set));
    json_close(&c->json, '}');
    c->count++;
}

char *choices_of(const struct talk *t, const struct step *s)
{
    struct out out = grown_begin(t->language);
    struct choices c = { .t = t, .json = { .out = &out }, .on = true };

    json_open(&c.json, NULL, '[');
    if (s->choose != NULL)
        s->choose(t, s, &c);
    json_close(&c.json, ']');
    return grown_text(&out);
}

/* A choice that sets one fact: to a word, a null pointer for none; to a number. */
static void add_word(struct choices *c, const char *text, const char *path, const char *word)
{
    choice_open(c, text);
    json_put_word(&c->json, path, word);
    choice_close(c);
}

static void add_flag(struct choices *c, const char *text, const char *path, bool flag)
{
    choice_open(c, text);
    json_put_flag(&c->json, path, flag);
    choice_close(c);
}

static void add_named(struct choices *c, const char *text, const char *path, int number)
{
    choice_open(c, text);
    json_put_number(&c->json, path, number);
    choice_close(c);
}

static void add_number(const struct step *s, struct choices *c, int number)
{
    char text[16];

    snprintf(text, sizeof text, "%d", number);
    add_named(c, text, s->path, number);
}

/* ------------------------------------------------------------------------- words */

void choose_word(const struct talk *t, const struct step *s, struct choices *c)
{
    const struct terms *words = facts[s->row].words;

    for (int i = 0; i < words->count; i++) {
        const char *text = words->term[i].key != NULL
            ? term_word_in(words, i, t->language) : "";

        if (words->term[i].key != NULL)
            add_word(c, *text != '\0' ? text
                     : tr(t->language, N_("played to the last card")),
                     s->path, words->term[i].key);
    }
}

/* The seats, and who does not play, where that can be. */
void choose_seat(const struct talk *t, const struct step *s, struct choices *c)
{
    struct talk trial;

    for (int seat = 0; seat < 3; seat++)
        add_word(c, seat_in(t->language, seat), s->path, seat_key(seat));
    talk_begin(&trial, t, t->form, t->given);
    talk_set(&trial, s->path, "\"D\"");
    talk_rule(&trial);
    if (!talk_refused(&trial))
        add_word(c, term_word_in(facts[s->row].words, 3, t->language), s->path, "D");
    talk_end(&trial);
}

void choose_flag(const struct talk *t, const struct step *s, struct choices *c)
{
    add_flag(c, tr(t->language, N_("yes")), s->path, true);
    add_flag(c, tr(t->language, N_("no")), s->path, false);
}

/* It is usual for the suit of a card that was shown, and rare for anything else. */
void choose_leave(const struct talk *t, const struct step *s, struct choices *c)
{
    if (t->q.incident.kind == SKR_SHOWN_SUIT_LED)
        choose_flag(t, s, c);
}

/* The soloist's seat, forehand where none is known. */
static int soloist_of(const struct talk *t)
{
    return json_find(t->given, "soloist") != NULL
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

void choose_game(const struct talk *t, const struct step *s, struct choices *c)
{
    static const enum skr_game order[] = { SKR_GAME_CLUBS, SKR_GAME_SPADES,
                                           SKR_GAME_HEARTS, SKR_GAME_DIAMONDS,
                                           SKR_GRAND, SKR_NULL };

    for (size_t i = 0; i < sizeof order / sizeof *order; i++)
        add_word(c, game_in(t->language, order[i]), s->path, game_name(order[i]));
}

/* Or none: then the cheapest game stands for it. */
void choose_announced(const struct talk *t, const struct step *s, struct choices *c)
{
    choose_game(t, s, c);
    choice_open(c, tr(t->language, N_("none yet")));
    json_put_word(&c->json, s->path, NULL);
    json_put_flag(&c->json, "unannounced", true);
    choice_close(c);
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

/* What a choice is called; those of all that were added so far. */
#define PLAYED_TEXT 96
struct played_texts { char text[16][PLAYED_TEXT]; int count; };

static bool is_there(const struct played_texts *p, const char *text)
{
    int i = 0;

    while (i < p->count && strcmp(p->text[i], text) != 0)
        i++;
    return i < p->count;
}

/* Cards can be laid open in an open game only: the guard refuses others. */
static bool is_about_open_game(const struct talk *t)
{
    return t->form == FORM_ENDING && t->q.incident.kind == SKR_NOT_LAID_OPEN;
}

static void add_played(const struct talk *t, struct choices *c, struct played_texts *p,
                       const struct skr_announcement *a)
{
    char *text = p->text[p->count];

    if (!announced_rightly(t, a) || (is_about_open_game(t) && !a->ouvert))
        return;
    if (a->hand || a->ouvert)
        announcement_text(text, PLAYED_TEXT, t->language, a);
    else
        snprintf(text, PLAYED_TEXT, "%s", tr(t->language, N_("with the skat")));
    if (is_there(p, text))
        return;
    p->count++;
    choice_open(c, text);
    json_put_flag(&c->json, "hand", a->hand);
    json_put_word(&c->json, "announced", a->ouvert ? NULL : level_name(a->announced));
    json_put_known_flag(&c->json, "ouvert", a->ouvert, true);
    json_put_known_flag(&c->json, "revolution", a->revolution, true);
    choice_close(c);
}

void choose_played(const struct talk *t, const struct step *s, struct choices *c)
{
    static const enum skr_level levels[] = { SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ };
    struct skr_announcement a = { .game = t->q.position.facts.contract.game.game };
    struct played_texts texts = { .count = 0 };

    (void)s;
    for (int ouvert = 0; ouvert < 2; ouvert++)
        for (int hand = 0; hand < 2; hand++)
            for (int level = 0; level < 3; level++) {
                a.ouvert = ouvert != 0;
                a.hand = hand != 0;
                a.announced = levels[level];
                add_played(t, c, &texts, &a);
            }
    a.announced = SKR_NO_LEVEL;
    a.revolution = true;
    if (a.game == SKR_NULL)
        add_played(t, c, &texts, &a);
}

/* What can be said with a game, whether it counts or not. */
void choose_parts(const struct talk *t, const struct step *s, struct choices *c)
{
    (void)s;
    add_flag(c, term_word_in(&part_terms, SKR_PART_HAND, t->language), "said.hand", true);
    add_word(c, term_word_in(&part_terms, SKR_PART_SCHNEIDER, t->language),
             "said.announced", "schneider");
    add_word(c, term_word_in(&part_terms, SKR_PART_SCHWARZ, t->language),
             "said.announced", "schwarz");
    add_flag(c, term_word_in(&part_terms, SKR_PART_OUVERT, t->language), "said.ouvert",
             true);
}

/* Only what was said can have been said too late. */
void choose_late(const struct talk *t, const struct step *s, struct choices *c)
{
    const struct skr_announcement *a = &t->q.position.facts.contract.game;
    const bool said[] = {
        [SKR_PART_HAND] = a->hand, [SKR_PART_SCHNEIDER] = a->announced == SKR_SCHNEIDER,
        [SKR_PART_SCHWARZ] = a->announced == SKR_SCHWARZ, [SKR_PART_OUVERT] = a->ouvert,
    };
    bool any = a->hand || a->ouvert || a->announced != SKR_NO_LEVEL;

    for (int i = 0; any && i < late_terms.count; i++)
        if (i == LATE_NOTHING || said[i - LATE_PART])
            add_word(c, term_word_in(&late_terms, i, t->language), s->path,
                     late_terms.term[i].key);
}

/* The house rule comes with what is said. */
void choose_contra(const struct talk *t, const struct step *s, struct choices *c)
{
    const char *now = json_find(t->given, "options");

    for (int i = 0; i < contra_terms.count; i++) {
        if (contra_terms.term[i].key == NULL)
            continue;
        choice_open(c, term_word_in(&contra_terms, i, t->language));
        json_put_word(&c->json, s->path, contra_terms.term[i].key);
        json_open(&c->json, "options", '[');
        for (struct json_walk w = json_walk(json_kind(now) == '[' ? now : NULL);
             json_next(&w);)
            json_put_copy(&c->json, NULL, w.value);
        if (!skr_in_force(&t->q.code, SKR_C_HOME_CONTRA))
            json_put_word(&c->json, NULL, "contra");
        json_close(&c->json, ']');
        choice_close(c);
    }
    add_word(c, tr(t->language, N_("none")), s->path, NULL);
}

void choose_bid(const struct talk *t, const struct step *s, struct choices *c)
{
    int bid = 0;

    while ((bid = skr_bid_next(&t->q.code, bid)) != 0)
        add_number(s, c, bid);
    add_named(c, tr(t->language, N_("not known")), s->path, 0);
}

/* ------------------------------------------------------------------------ tricks */

/* Can the soloist have so many tricks, when each holds so many cards? cards: 0 for those that
 * were given. */
static bool is_possible(const struct talk *t, int tricks, int cards)
{
    struct talk trial;
    bool possible;

    talk_begin(&trial, t, t->form, t->given);
    talk_set_number(&trial, "tricks", tricks);
    if (cards > 0)
        talk_set_number(&trial, "unplayed_tricks", cards);
    if (json_find(trial.given, "bid") == NULL)
        talk_set_number(&trial, "bid", 0);
    if (json_find(trial.given, "matadors") == NULL
        && json_find(trial.given, "cards") == NULL
        && t->q.position.facts.contract.game.game != SKR_NULL)
        talk_set_number(&trial, "matadors", 1);
    talk_rule(&trial);
    possible = !talk_refused(&trial);
    talk_end(&trial);
    return possible;
}

/* Those that fit what is known; if none does, all, so that the refusal says why. */
void choose_tricks(const struct talk *t, const struct step *s, struct choices *c)
{
    for (int tricks = 0; tricks <= 10; tricks++)
        if (is_possible(t, tricks, 0))
            add_number(s, c, tricks);
    if (c->count == 0)
        for (int tricks = 0; tricks <= 10; tricks++)
            add_number(s, c, tricks);
}

/* Is there a number of tricks with which each can hold so many cards? */
static bool can_hold(const struct talk *t, int cards)
{
    const char *given = json_find(t->given, "tricks");
    int tricks = 0;

    if (given != NULL)
        return is_possible(t, (int)json_number(given), cards);
    while (tricks <= 10 && !is_possible(t, tricks, cards))
        tricks++;
    return tricks <= 10;
}

void choose_held(const struct talk *t, const struct step *s, struct choices *c)
{
    for (int cards = 1; cards <= 10; cards++)
        if (can_hold(t, cards))
            add_number(s, c, cards);
    if (c->count == 0)
        for (int cards = 1; cards <= 10; cards++)
            add_number(s, c, cards);
}

/* ---------------------------------------------------------------------- incidents */

static void add_by(struct choices *c, const char *text, int soloist, int by)
{
    choice_open(c, text);
    json_put_word(&c->json, "soloist", seat_key(soloist));
    json_put_word(&c->json, "happened.by", seat_key(by));
    choice_close(c);
}

void choose_by(const struct talk *t, const struct step *s, struct choices *c)
{
    enum skr_happening kind = t->q.incident.kind;
    int soloist = soloist_of(t), by = t->q.incident.seat;
    int defender = talk_at(t->given, s->path) != NULL && by != soloist ? by : (soloist + 1) % 3;

    if (kind == SKR_EARLY_LEAD) {     /* forehand may lead */
        for (int seat = 0; seat < 3; seat++)
            add_by(c, seat_in(t->language, seat), seat, seat);
        return;
    }
    add_by(c, tr(t->language, N_("the soloist")), soloist, soloist);
    if (kind == SKR_NO_PROOF || kind == SKR_PUT_AWAY_WRONG || kind == SKR_NOT_LAID_OPEN)
        return;
    if (kind != SKR_LAYS_DOWN) {
        add_by(c, tr(t->language, N_("a defender")), soloist, defender);
        return;
    }
    for (int after = 1; after <= 2; after++) {     /* it can turn on his cards */
        int seat = (soloist + after) % 3;

        add_by(c, role(t, seat), soloist, seat);
    }
}

/* The defenders in the order of their seats after the soloist's. */
static void put_defenders(const struct talk *t, struct json *json, const char *key,
                          unsigned defenders)
{
    json_open(json, key, '[');
    for (int after = 1; after <= 2; after++) {
        int seat = (soloist_of(t) + after) % 3;

        if (defenders >> seat & 1)
            json_put_word(json, NULL, seat_key(seat));
    }
    json_close(json, ']');
}

/* level: the one that he asked for with his cards, or a null pointer. */
static void add_agreed(struct choices *c, const char *text, unsigned agreed,
                       unsigned objected, const char *level)
{
    choice_open(c, text);
    put_defenders(c->t, &c->json, "happened.agreed", agreed);
    if (objected != 0)
        put_defenders(c->t, &c->json, "happened.objected", objected);
    else
        json_put_null(&c->json, "happened.objected");
    json_put_word(&c->json, "happened.asked", level);
    choice_close(c);
}

/* clause end.betrayal: a defender who objects and names his trick has told his partner; that is
 * ruled on, not the offer. */
static void add_betrayal(struct choices *c)
{
    choice_open(c, tr(c->t->language,
                      N_("one of them objects, and says which trick he will make")));
    json_put_word(&c->json, "happened.kind", term_key(&happening_terms, SKR_BETRAYED));
    json_put_word(&c->json, "happened.by", seat_key((soloist_of(c->t) + 1) % 3));
    json_put_null(&c->json, "happened.agreed");
    json_put_null(&c->json, "happened.objected");
    json_put_null(&c->json, "happened.asked");
    choice_close(c);
}

/* clause end.offer: the level for which he asked is given if both agree. */
static bool offers_level(const struct talk *t)
{
    return t->q.incident.kind == SKR_LAYS_DOWN && skr_in_force(&t->q.code, SKR_C_END_OFFER)
        && t->q.position.facts.contract.game.game != SKR_NULL;
}

void choose_agreed(const struct talk *t, const struct step *s, struct choices *c)
{
    unsigned one = 1u << (soloist_of(t) + 1) % 3, other = 1u << (soloist_of(t) + 2) % 3;

    (void)s;
    add_agreed(c, tr(t->language, N_("both agree")), one | other, 0, NULL);
    if (offers_level(t)) {
        add_agreed(c, tr(t->language, N_("both agree, and he had asked for schneider")),
                   one | other, 0, level_name(SKR_SCHNEIDER));
        add_agreed(c, tr(t->language, N_("both agree, and he had asked for schwarz")),
                   one | other, 0, level_name(SKR_SCHWARZ));
    }
    add_agreed(c, tr(t->language, N_("one of them agrees")), one, other, NULL);
    add_agreed(c, tr(t->language, N_("none of them agrees")), 0, one | other, NULL);
    if (t->q.incident.kind == SKR_LAYS_DOWN)
        add_betrayal(c);
}

void choose_trick_to(const struct talk *t, const struct step *s, struct choices *c)
{
    int soloist = soloist_of(t), by = t->q.incident.seat;

    add_word(c, tr(t->language, N_("he himself")), s->path, seat_key(by));
    for (int after = 1; after <= 2; after++) {
        int seat = (by + after) % 3;

        if (by == soloist && after == 2)
            break;
        add_word(c, tr(t->language, by == soloist ? N_("a defender")
                       : seat == soloist ? N_("the soloist") : N_("his partner")),
                 s->path, seat_key(seat));
    }
}

void choose_turn(const struct talk *t, const struct step *s, struct choices *c)
{
    for (int seat = 0; seat < 3; seat++)
        add_word(c, role(t, seat), s->path, seat_key(seat));
}

/* ------------------------------------------------------------------ what is no list */

static void add_matadors(const struct talk *t, struct choices *c, int matadors)
{
    char text[48];

    snprintf(text, sizeof text, tr(t->language, matadors_text(matadors)),
             matadors < 0 ? -matadors : matadors);
    add_named(c, text, "matadors", matadors);
}

/* With one to three jacks the matadors are known; with all or none they are as many as this,
 * at most. If no game was named, or a null was overbid, that is not asked: each game has its
 * own further trumps, so that the twelve cards are needed. */
static int most_matadors(const struct talk *t)
{
    enum skr_game game = t->q.position.facts.contract.game.game;
    bool unnamed = t->form == FORM_ENDING && t->q.incident.kind == SKR_EARLY_LEAD;

    return game == SKR_NULL || unnamed ? 3 : game == SKR_GRAND ? 4 : 11;
}

/* For each set of jacks, from clubs to diamonds in bits 3 to 0, the matadors that the
 * soloist can have with it: further trumps matter only with all of them, or none. */
static void put_jacks(const struct talk *t, struct json *json)
{
    int most = most_matadors(t);
    struct choices c = { .t = t, .json = { .out = json->out } };

    json_open(json, "jacks", '[');
    for (unsigned set = 0; set < 16; set++) {
        skr_cards cards = 0;

        json_open(&c.json, NULL, '[');

        for (int suit = 0; suit < 4; suit++)
            if (set >> suit & 1)
                cards |= SKR_BIT(skr_card_read(&"DJHJSJCJ"[2 * suit], 2));
        if (set == 15 || set == 0)
            for (int n = 4; n <= most; n++)
                add_matadors(t, &c, set == 15 ? n : -n);
        else
            add_matadors(t, &c, skr_matadors(SKR_GRAND, cards));
        json_close(&c.json, ']');
    }
    json_close(json, ']');
}

/* [ "F", "forehand" ], with as many cards as are dealt if counts are asked for. */
static void put_holder(struct json *json, const char *key, const char *name, int cards)
{
    json_open(json, NULL, '[');
    json_put_word(json, NULL, key);
    json_put_text(json, NULL, name);
    if (cards > 0)
        json_put_number(json, NULL, cards);
    json_close(json, ']');
}

static void put_counts(const struct talk *t, struct json *json)
{
    json_open(json, "counts", '[');
    for (int seat = 0; seat < 3; seat++)
        put_holder(json, seat_key(seat), seat_in(t->language, seat), 10);
    put_holder(json, "skat", tr(t->language, N_("skat")), 2);
    json_close(json, ']');
}

static void put_holders(const struct talk *t, struct json *json, bool roles)
{
    json_open(json, "holders", '[');
    for (int seat = 0; seat < 3; seat++)
        put_holder(json, seat_key(seat), roles ? role(t, seat)
                   : seat_in(t->language, seat), 0);
    json_close(json, ']');
}

/* The bid of a call such as "M 18"; 0 if it has none. */
static long bid_of(const char *call)
{
    char said[16];

    json_text(call, said, sizeof said);
    return said[0] != '\0' ? strtol(said + 1, NULL, 10) : 0;
}

static bool is_look(const char *call)
{
    char said[16];

    return json_text(call, said, sizeof said) && said[0] != '\0' && strcmp(said + 1, " looks") == 0;
}

/* The highest bid so far; after a look at the skat it is bid anew: auction.peek. */
static long reached_by(const char *calls)
{
    long reached = 0;

    for (struct json_walk w = json_walk(calls); json_next(&w);)
        if (is_look(w.value))
            reached = 0;
        else if (bid_of(w.value) > reached)
            reached = bid_of(w.value);
    return reached;
}

/* The calls, those first that can be made now; and whose turn it is. */
static void put_calls(const struct talk *t, struct json *json)
{
    long reached = reached_by(json_find(t->given, "calls"));
    const char *turn = json_find(t->answer, "open");
    int bid = 0;
    char text[16];

    if (turn != NULL)
        json_put_copy(json, "turn", turn);
    else
        json_put_word(json, "turn", seat_key(SKR_MIDDLEHAND));
    json_open(json, "calls", '[');
    put_holder(json, "yes", tr_in(t->language, "call", "yes"), 0);
    put_holder(json, "pass", tr_in(t->language, "call", "pass"), 0);
    while ((bid = skr_bid_next(&t->q.code, bid)) != 0)
        if (bid > reached) {
            snprintf(text, sizeof text, "%d", bid);
            put_holder(json, text, text, 0);
        }
    put_holder(json, "looks", tr(t->language, N_("looks at the skat")), 0);
    json_close(json, ']');
}

void choices_more(const struct talk *t, const struct step *s, struct json *json)
{
    switch (s->kind) {
    case STEP_JACKS:
        put_jacks(t, json);
        break;
    case STEP_COUNTS:
        put_counts(t, json);
        break;
    case STEP_HANDS:
        put_holders(t, json, true);
        break;
    case STEP_THREE:
        put_holders(t, json, false);
        break;
    case STEP_CALLS:
        put_holders(t, json, false);
        put_calls(t, json);
        break;
    default:
        break;
    }
}

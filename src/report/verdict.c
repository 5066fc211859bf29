/* The answer to a question in one sentence or two. Each reads the answer, and the facts
 * again where the sentence names them. */
#include "report/verdict.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "question/ask.h"
#include "question/guard.h"
#include "report/calculation.h"
#include "words/say.h"

/* What a sentence is made of. */
struct said {
    struct out *out;
    enum form form;
    const char *given, *answer;
    struct wrongs wrongs;       /* of the facts, which were right when they were ruled on */
    struct question q;
};

/* A word of an answer; *to is "" for null, and what is not there. */
#define WORD_SIZE 32
static bool read_word(const char *object, const char *key, char to[WORD_SIZE])
{
    return json_text(json_find(object, key), to, WORD_SIZE);
}

static bool says(const struct said *s, const char *key, const char *word)
{
    const char *value = json_find(s->answer, key);

    return value != NULL && json_is(value, word);
}

static bool has_word(const struct said *s, const char *key)
{
    return json_kind(json_find(s->answer, key)) == '"';
}

static int number_of(const struct said *s, const char *key)
{
    return (int)json_number(json_find(s->answer, key));
}

static bool is_true(const struct said *s, const char *key)
{
    return json_kind(json_find(s->answer, key)) == 't';
}

/* Begins a sentence with a text, whose first letter is one of ASCII. */
static void begin_sentence(struct out *out, const char *text)
{
    char first[2] = { text[0], '\0' };

    if (first[0] >= 'a' && first[0] <= 'z')
        first[0] = (char)(first[0] - 'a' + 'A');
    out_text(out, first);
    out_text(out, text[0] != '\0' ? text + 1 : "");
}

/* The name of a seat by its letter. */
static const char *seat_word(const struct said *s, const char *value)
{
    char key[WORD_SIZE];

    json_text(value, key, sizeof key);
    return seat_in(s->out->language, term_find(&seat_terms, key));
}

/* ------------------------------------------------------------------------- value */

/* "The soloist loses: -96, overbid." */
static void say_score(const struct said *s)
{
    out_say(s->out, is_true(s, "overbid") ? N_("The soloist loses: %+d, overbid.")
            : is_true(s, "won") ? N_("The soloist wins: %+d.")
            : N_("The soloist loses: %+d."), number_of(s, "score"));
}

static void say_value(struct said *s)
{
    const struct skr_facts *f = &s->q.position.facts;
    struct skr_value v;

    say_score(s);
    guard_value(&s->q);
    if (skr_value(f, &v) == SKR_OK)
        report_reason(s->out, f, &v);
}

/* ------------------------------------------------------------------------ ending */

/* "A defender does not follow although he could; the game was open by then." */
static void say_happened(const struct said *s)
{
    static const char *const decided[] = {
        [SKR_OPEN] = N_("; the game was still open then."),
        [SKR_DECIDED_WON] = N_("; the soloist had won by then."),
        [SKR_DECIDED_LOST] = N_("; the soloist had lost by then."),
    };
    const struct skr_incident *h = &s->q.incident;
    struct out *out = s->out;
    bool by_soloist = h->seat == s->q.position.soloist;
    const char *what = happening_in(out->language, h->kind, by_soloist);

    out_text(out, " ");
    if (h->kind == SKR_NO_PROOF)
        begin_sentence(out, what);
    else
        out_say(out, by_soloist ? N_("The soloist %s") : N_("A defender %s"), what);
    put_incident_terms(out, h);
    if (h->kind == SKR_EARLY_LEAD || h->kind == SKR_PUT_AWAY_WRONG
        || guard_ends_nothing(&s->q))
        out_text(out, ".");
    else
        out_text(out, tr(out->language, decided[skr_decided(&s->q.position.facts)]));
}

/* A sentence about each seat of a list. */
static void say_seats(const struct said *s, const char *key, const char *sentence)
{
    struct json_walk w = json_walk(json_find(s->answer, key));

    while (json_next(&w)) {
        const char *name = seat_word(s, w.value);

        out_text(s->out, " ");
        out_say(s->out, sentence, name);
    }
}

static void say_rest(const struct said *s)
{
    if (has_word(s, "rest"))
        out_text(s->out, tr(s->out->language, says(s, "rest", "soloist")
                            ? N_(" The remaining tricks go to the soloist.")
                            : N_(" The remaining tricks go to the defenders.")));
}

/* What those at the table do then, where the game goes on. */
static void say_how_it_goes_on(const struct said *s)
{
    if (json_kind(json_find(s->answer, "over")) != 'f')
        return;
    if (says(s, "clause", clause_id(SKR_C_END_OFFER)))
        out_say(s->out, " The soloist's cards stay on the table, and the tricks decide.");
    else if (says(s, "clause", clause_id(SKR_C_ANNOUNCE_SHOW)))
        out_say(s->out, " The defenders ask the soloist to lay his cards open.");
    else if (says(s, "clause", clause_id(SKR_C_PLAY_STAYS)))
        out_say(s->out, " The card stays on the table.");
}

static void say_ending(struct said *s)
{
    struct out *out = s->out;

    s->q.position.play.count = s->q.state[FACT_TRICK] == FACT_GIVEN ? s->q.listed : 0;
    guard_ending(&s->q);
    if (json_kind(json_find(s->answer, "over")) == 'n')
        out_say(out, "It stays open: searching every play would take too long.");
    else if (json_find(s->answer, "score") != NULL)
        say_score(s);
    else if (has_word(s, "winner"))
        out_say(out, says(s, "winner", "soloist") ? N_("The soloist wins.")
                : N_("The soloist loses."));
    else
        out_say(out, is_true(s, "put_right")
                ? N_("The game goes on, and the wrong card is taken back.")
                : N_("The game goes on."));
    say_how_it_goes_on(s);
    say_rest(s);
    say_seats(s, "may_change", N_("A player who has added a card may change it: %s."));
    say_happened(s);
    if (is_true(s, "open"))
        out_say(out, " The sources leave this open; it is our reading.");
}

/* ----------------------------------------------------------------------- misdeal */

/* What is dealt again, or cut again, depends on what went wrong. */
static void say_dealt_again(const struct said *s)
{
    char kind[WORD_SIZE] = "";
    int stand = number_of(s, "stand");

    read_word(s->given, "kind", kind);
    if (strcmp(kind, "cut") == 0)
        out_say(s->out, "The pack is cut again.");
    else if (strcmp(kind, "dealer") != 0)
        out_say(s->out, "The same dealer deals again.");
    else if (stand > 0)
        out_say(s->out, "Deals 1 to %d stand; the round in progress is played again from"
                        " the first seat.", stand);
    else
        out_say(s->out, "The round in progress is played again from the first seat.");
}

static void say_remedy(const struct said *s)
{
    char remedy[WORD_SIZE];

    read_word(s->answer, "remedy", remedy);
    if (says(s, "remedy", "dealt-again")) {
        say_dealt_again(s);
        return;
    }
    begin_sentence(s->out, term_word_in(&remedy_terms, term_find(&remedy_terms, remedy),
                                        s->out->language));
    out_text(s->out, ".");
}

/* clause auction.peek: after a look at the skat during the auction, whoever looked, unless the
 * look ends the deal. */
static bool bids_begin_anew(const struct said *s)
{
    return s->q.state[FACT_FOUND] == FACT_GIVEN && s->q.misdeal.found == SKR_FOUND_IN_AUCTION
        && json_kind(json_find(s->answer, "allowed")) == 'f' && !has_word(s, "favours")
        && !says(s, "remedy", "dealt-again");
}

static void say_misdeal(struct said *s)
{
    struct out *out = s->out;
    bool favours = has_word(s, "favours"), left = says(s, "remedy", "none");

    if (json_find(s->answer, "score") != NULL) {
        int score = number_of(s, "score");

        out_say(out, score > 0 ? N_("The soloist wins: %+d.")
                : N_("The soloist loses: %+d."), score);
    } else if (favours) {
        out_say(out, says(s, "favours", "soloist") ? N_("The soloist wins.")
                : N_("The soloist loses."));
    }
    if (!favours || !left) {
        out_text(out, favours ? " " : "");
        say_remedy(s);
    }
    if (is_true(s, "hand_alone"))
        out_say(out, " The skat does not count for the matadors.");
    say_seats(s, "barred", N_("Barred from bidding: %s."));
    if (bids_begin_anew(s)) {
        out_text(out, " ");
        out_say(out, "Earlier bids no longer bind.");
    }
}

/* ----------------------------------------------------------------------- auction */

static void say_outcome(const struct said *s, const char *answer)
{
    const char *soloist = json_find(answer, "soloist"), *turn = json_find(answer, "open");
    int bid = (int)json_number(json_find(answer, "bid"));
    const char *name = soloist != NULL || turn != NULL
        ? seat_word(s, soloist != NULL ? soloist : turn) : "";

    if (soloist != NULL)
        out_say(s->out, "The soloist is %s, at %d.", name, bid);
    else if (turn != NULL)
        out_say(s->out, "The auction goes on; next to call: %s.", name);
    else if (skr_in_force(&s->q.code, SKR_C_HOME_RAMSCH))
        out_say(s->out, "All have passed: ramsch is played.");
    else
        out_say(s->out, "All have passed: nothing is scored, and the next dealer deals.");
}

/* The calls that stand: those before the one that does not. A pass before its turn binds:
 * auction.early-pass. */
static char *calls_that_stand(const struct said *s, const char *illegal)
{
    const char *clause = json_find(illegal, "clause");
    long long at = json_number(json_find(illegal, "call")), n = 0;
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };

    if (json_is(clause, clause_id(SKR_C_AUCTION_EARLY_PASS)))
        at = LLONG_MAX;
    json_open(&json, NULL, '[');
    for (struct json_walk w = json_walk(json_find(s->given, "calls"));
         json_next(&w) && ++n < at;)
        json_put_copy(&json, NULL, w.value);
    json_close(&json, ']');
    return grown_text(&out);
}

/* What happens next. */
static void say_what_follows(struct said *s, const char *illegal)
{
    struct wrongs wrongs = { .language = s->out->language };
    char *calls = calls_that_stand(s, illegal), *answer = NULL;
    char *stand = calls != NULL ? json_with(s->given, "calls", calls) : NULL;
    char *given = stand != NULL ? json_with(stand, "follow", "true") : NULL;

    if (given != NULL)
        answer = ask_new(FORM_AUCTION, given, "", &wrongs);
    if (answer != NULL) {
        out_text(s->out, " ");
        say_outcome(s, answer);
    }
    free(answer);
    free(given);
    free(stand);
    free(calls);
}

/* A number and a game stand as they were given. */
static const char *call_word(enum language language, const char *call)
{
    int known = term_find(&call_terms, call);

    return known < 0 ? call : term_word_in(&call_terms, known, language);
}

/* Somebody has looked at the skat, until the next call. clause auction.peek */
static void say_look(const struct said *s)
{
    const char *calls = json_find(s->given, "calls");
    char call[WORD_SIZE] = "", seat[2] = "";

    if (json_find(s->answer, "open") != NULL)
        json_text(json_at(calls, json_count(calls) - 1), call, sizeof call);
    seat[0] = call[0];
    if (call[0] == '\0' || strcmp(call + 1, " looks") != 0)
        return;
    if (call[0] != 'D')
        out_say(s->out, "Out after a look at the skat: %s.",
                seat_in(s->out->language, term_find(&seat_terms, seat)));
    out_text(s->out, call[0] != 'D' ? " " : "");
    out_say(s->out, "Earlier bids no longer bind.");
    out_text(s->out, " ");
}

static void say_auction(struct said *s)
{
    const char *illegal = json_find(s->answer, "illegal");
    int at = (int)json_number(json_find(illegal, "call"));
    char call[WORD_SIZE];

    if (illegal == NULL) {
        say_look(s);
        say_outcome(s, s->answer);
        return;
    }
    json_text(json_at(json_find(s->given, "calls"), at - 1), call, sizeof call);
    if (call[0] != '\0' && call[0] != 'D') {
        char seat[2] = { call[0], '\0' };
        const char *name = seat_in(s->out->language, term_find(&seat_terms, seat));

        out_say(s->out, "Call %d is not allowed: %s, \"%s\".", at, name,
                call_word(s->out->language, call + 2));
    } else {
        out_say(s->out, "Call %d is not allowed.", at);
    }
    say_what_follows(s, illegal);
}

/* ---------------------------------------------------------- announcement, ramsch */

static void say_struck(const struct said *s)
{
    struct json_walk w = json_walk(json_find(s->answer, "struck"));

    while (json_next(&w)) {
        char key[WORD_SIZE];
        const char *what;

        read_word(w.value, "what", key);
        what = term_word_in(&part_terms, term_find(&part_terms, key), s->out->language);

        out_text(s->out, " ");
        out_say(s->out, "Struck out: %s.", what);
    }
}

static bool is_set(const char *object, const char *key)
{
    return json_kind(json_find(object, key)) == 't';
}

static void say_announcement(struct said *s)
{
    const char *a = json_find(s->answer, "announcement");
    char game[WORD_SIZE], level[WORD_SIZE], text[120];
    struct skr_announcement said = {
        .hand = is_set(a, "hand"), .ouvert = is_set(a, "ouvert"),
        .revolution = is_set(a, "revolution"), .announced = SKR_NO_LEVEL,
    };

    read_word(a, "game", game);
    said.game = (enum skr_game)term_find(&game_terms, game);
    if (read_word(a, "announced", level))
        said.announced = (enum skr_level)term_find(&level_terms, level);
    announcement_text(text, sizeof text, s->out->language, &said);
    if (says(s, "lost", clause_id(SKR_C_SKAT_WRONG_NUMBER_PROVED)))
        out_say(s->out, "The game is lost as soon as a card is led: %s.", text);
    else if (has_word(s, "lost"))
        out_say(s->out, "The game is lost at once: %s.", text);
    else
        out_say(s->out, "The game is %s.", text);
    if (!has_word(s, "lost") && !said.hand
        && json_kind(json_find(s->given, "skat_taken")) == 'f')
        out_say(s->out, " Hand was not announced, so it is not a hand game.");
    say_struck(s);
}

static void say_ramsch(struct said *s)
{
    const char *scores = json_find(s->answer, "scores");
    const char *between = "";

    for (int seat = 0; seat < 3; seat++) {
        int score = (int)json_number(json_at(scores, seat));
        const char *name = seat_in(s->out->language, seat);

        if (score == 0)
            continue;
        out_text(s->out, between);
        if (*between == '\0')
            begin_sentence(s->out, name);
        else
            out_text(s->out, name);
        out_format(s->out, ": %+d", score);
        between = ", ";
    }
    if (*between == '\0')
        out_say(s->out, "Nothing is booked for anybody");
    out_text(s->out, ".");
}

/* ---------------------------------------------------------------------- verdicts */

void put_verdict(struct out *out, enum form form, const char *given, const char *answer)
{
    static void (*const say[QUESTIONS])(struct said *) = {
        [FORM_VALUE] = say_value, [FORM_ENDING] = say_ending,
        [FORM_MISDEAL] = say_misdeal, [FORM_AUCTION] = say_auction,
        [FORM_ANNOUNCE] = say_announcement, [FORM_RAMSCH] = say_ramsch,
    };
    struct said s = { .out = out, .form = form, .given = given, .answer = answer };

    if (say[form] == NULL)
        return;
    s.wrongs.count = 0;
    s.wrongs.language = out->language;
    question_begin(&s.q, form, "given.", &s.wrongs);
    question_read(&s.q, given);
    say[form](&s);
}

/* The answer to a question in one sentence or two. Each reads the answer, and the facts
 * again where the sentence names them. */
#include "report/verdict.h"

#include <string.h>

#include "question/ask.h"
#include "question/guard.h"
#include "report/calculation.h"
#include "words/say.h"

/* What a sentence is made of. */
struct said {
    struct out *out;
    enum form form;
    const json_t *given, *answer;
    struct wrongs wrongs;       /* of the facts, which were right when they were ruled on */
    struct question q;
};

static const char *word_of(const struct said *s, const char *key)
{
    return json_string_value(json_object_get(s->answer, key));
}

static int number_of(const struct said *s, const char *key)
{
    return (int)json_integer_value(json_object_get(s->answer, key));
}

static bool is_true(const struct said *s, const char *key)
{
    return json_is_true(json_object_get(s->answer, key));
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

static const char *seat_word(const struct said *s, const char *key)
{
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
        [SKR_OPEN] = N_("; the game was open by then."),
        [SKR_DECIDED_WON] = N_("; the soloist had won by then."),
        [SKR_DECIDED_LOST] = N_("; the soloist had lost by then."),
    };
    const struct skr_incident *h = &s->q.incident;
    struct out *out = s->out;
    const char *what = term_word_in(&happening_terms, (int)h->kind, out->language);

    out_text(out, " ");
    if (h->kind == SKR_NO_PROOF)
        begin_sentence(out, what);
    else
        out_say(out, h->seat == s->q.position.soloist ? N_("The soloist %s")
                : N_("A defender %s"), what);
    put_terms(out, h->asked, h->others_get);
    if (h->kind == SKR_EARLY_LEAD || h->kind == SKR_PUT_AWAY_WRONG)
        out_text(out, ".");
    else
        out_text(out, tr(out->language, decided[skr_decided(&s->q.position.facts)]));
}

static void say_may_change(const struct said *s)
{
    const json_t *seats = json_object_get(s->answer, "may_change"), *seat;
    size_t i;

    json_array_foreach((json_t *)seats, i, seat) {
        const char *name = seat_word(s, json_string_value(seat));

        out_text(s->out, " ");
        out_say(s->out, "Who has added a card may change it: %s.", name);
    }
}

static void say_rest(const struct said *s)
{
    const char *rest = word_of(s, "rest");

    if (rest != NULL)
        out_text(s->out, tr(s->out->language, strcmp(rest, "soloist") == 0
                            ? N_(" The remaining tricks go to the soloist.")
                            : N_(" The remaining tricks go to the defenders.")));
}

static void say_ending(struct said *s)
{
    struct out *out = s->out;
    const char *winner = word_of(s, "winner");

    s->q.position.play.count = s->q.state[FACT_TRICK] == FACT_GIVEN ? s->q.listed : 0;
    guard_ending(&s->q);
    if (json_is_null(json_object_get(s->answer, "over")))
        out_say(out, "It stays open: the search of all play is too long.");
    else if (json_object_get(s->answer, "score") != NULL)
        say_score(s);
    else if (winner != NULL)
        out_say(out, strcmp(winner, "soloist") == 0 ? N_("The soloist wins.")
                : N_("The soloist loses."));
    else
        out_say(out, is_true(s, "put_right")
                ? N_("The game goes on, and the wrong card is taken back.")
                : N_("The game goes on."));
    say_rest(s);
    say_may_change(s);
    say_happened(s);
    if (is_true(s, "open"))
        out_say(out, " The sources leave this open; it is our reading.");
}

/* ----------------------------------------------------------------------- misdeal */

static void say_barred(const struct said *s)
{
    const json_t *seats = json_object_get(s->answer, "barred"), *seat;
    size_t i;

    json_array_foreach((json_t *)seats, i, seat) {
        const char *name = seat_word(s, json_string_value(seat));

        out_text(s->out, " ");
        out_say(s->out, "Barred from bidding: %s.", name);
    }
}

static void say_misdeal(struct said *s)
{
    struct out *out = s->out;
    const char *favours = word_of(s, "favours"), *remedy = word_of(s, "remedy");
    bool left = remedy != NULL && strcmp(remedy, "none") == 0;

    if (json_object_get(s->answer, "score") != NULL) {
        int score = number_of(s, "score");

        out_say(out, score > 0 ? N_("The soloist wins: %+d.")
                : N_("The soloist loses: %+d."), score);
    } else if (favours != NULL) {
        out_say(out, strcmp(favours, "soloist") == 0 ? N_("The soloist wins.")
                : N_("The soloist loses."));
    }
    if (favours == NULL || !left) {
        out_text(out, favours != NULL ? " " : "");
        begin_sentence(out, term_word_in(&remedy_terms, term_find(&remedy_terms, remedy),
                                         out->language));
        out_text(out, ".");
    }
    if (is_true(s, "hand_alone"))
        out_say(out, " The skat counts for no matadors.");
    say_barred(s);
}

/* ----------------------------------------------------------------------- auction */

static void say_outcome(struct out *out, const json_t *answer)
{
    const char *soloist = json_string_value(json_object_get(answer, "soloist"));
    const char *turn = json_string_value(json_object_get(answer, "open"));
    int bid = (int)json_integer_value(json_object_get(answer, "bid"));
    const char *name = soloist != NULL || turn != NULL
        ? seat_in(out->language, term_find(&seat_terms, soloist != NULL ? soloist : turn))
        : "";

    if (soloist != NULL)
        out_say(out, "The soloist is %s, at %d.", name, bid);
    else if (turn != NULL)
        out_say(out, "The auction goes on; next to call: %s.", name);
    else
        out_say(out, "All have passed.");
}

/* What happens next: as if the calls before and after it stood. */
static void say_what_follows(struct said *s)
{
    struct wrongs wrongs = { .language = s->out->language };
    json_t *given = json_copy((json_t *)s->given), *answer;

    json_object_set_new(given, "follow", json_true());
    answer = ask(FORM_AUCTION, given, "", &wrongs);
    if (answer != NULL) {
        out_text(s->out, " ");
        say_outcome(s->out, answer);
    }
    json_decref(answer);
    json_decref(given);
}

static void say_auction(struct said *s)
{
    const json_t *illegal = json_object_get(s->answer, "illegal");
    const json_t *calls = json_object_get(s->given, "calls");
    int at = (int)json_integer_value(json_object_get(illegal, "call"));
    const char *call = json_string_value(json_array_get(calls, (size_t)(at - 1)));

    if (illegal == NULL) {
        say_outcome(s->out, s->answer);
        return;
    }
    if (call != NULL && call[0] != 'D') {
        char seat[2] = { call[0], '\0' };
        const char *name = seat_word(s, seat);

        out_say(s->out, "Call %d is not allowed: %s, \"%s\".", at, name, call + 2);
    } else {
        out_say(s->out, "Call %d is not allowed.", at);
    }
    say_what_follows(s);
}

/* ---------------------------------------------------------- announcement, ramsch */

static void say_struck(const struct said *s)
{
    const json_t *list = json_object_get(s->answer, "struck"), *item;
    size_t i;

    json_array_foreach((json_t *)list, i, item) {
        const char *key = json_string_value(json_object_get(item, "what"));
        const char *what = term_word_in(&part_terms, term_find(&part_terms, key),
                                        s->out->language);

        out_text(s->out, " ");
        out_say(s->out, "Struck out: %s.", what);
    }
}

static void say_announcement(struct said *s)
{
    const json_t *a = json_object_get(s->answer, "announcement");
    const char *level = json_string_value(json_object_get(a, "announced"));
    struct skr_announcement said = {
        .game = (enum skr_game)term_find(&game_terms, json_string_value(
            json_object_get(a, "game"))),
        .hand = json_is_true(json_object_get(a, "hand")),
        .ouvert = json_is_true(json_object_get(a, "ouvert")),
        .revolution = json_is_true(json_object_get(a, "revolution")),
        .announced = level == NULL ? SKR_NO_LEVEL
            : (enum skr_level)term_find(&level_terms, level),
    };
    char text[120];

    announcement_text(text, sizeof text, s->out->language, &said);
    if (word_of(s, "lost") != NULL)
        out_say(s->out, "The game is lost at once: %s.", text);
    else
        out_say(s->out, "The game is %s.", text);
    say_struck(s);
}

static void say_ramsch(struct said *s)
{
    const json_t *scores = json_object_get(s->answer, "scores");
    const char *between = "";

    for (int seat = 0; seat < 3; seat++) {
        int score = (int)json_integer_value(json_array_get(scores, (size_t)seat));
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
        out_say(s->out, "Nobody is booked anything");
    out_text(s->out, ".");
}

/* ---------------------------------------------------------------------- verdicts */

void put_verdict(struct out *out, enum form form, const json_t *given,
                 const json_t *answer)
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

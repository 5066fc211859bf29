/* Writes the trace of a judgment as JSON, with the keys of the question `turn`: a program
 * that shows a game needs to know no rule. */
#include "report/trace-json.h"

#include "formats/format.h"
#include "formats/json-forms.h"
#include "judge/json.h"
#include "report/cards.h"
#include "words/names.h"

static const char *const phases[] = {
    [SKR_PHASE_AUCTION] = "auction", [SKR_PHASE_PUSH] = "push", [SKR_PHASE_SKAT] = "skat",
    [SKR_PHASE_DISCARD] = "discard", [SKR_PHASE_PLAY] = "play", [SKR_PHASE_OVER] = "over",
};
static const char *const decisions[] = {
    [SKR_OPEN] = NULL, [SKR_DECIDED_WON] = "won", [SKR_DECIDED_LOST] = "lost",
};
static const char *const rests[] = {
    [SKR_REST_NOBODYS] = NULL, [SKR_REST_SOLOISTS] = "soloist",
    [SKR_REST_DEFENDERS] = "defenders",
};

/* "CJ SA", as a player of this game holds them. */
static void put_cards(struct json *json, const char *key, enum skr_game game,
                      skr_cards cards)
{
    char text[32 * 3 + 1] = "", *at = text;
    int card[32], count = hand_in_order(game, cards, card);

    for (int n = 0; n < count; n++) {
        if (n > 0)
            *at++ = ' ';
        skr_card_write(card[n], at);
        at += 2;
    }
    json_put_word(json, key, text);
}

static void put_turn(struct json *json, const struct traced *t)
{
    json_open(json, "turn", '[');
    for (int seat = 0; seat < 3; seat++)
        if (t->turn >> seat & 1)
            json_put_word(json, NULL, seat_key(seat));
    json_close(json, ']');
}

/* The trick on the table, and who played its cards. */
static void put_trick(struct json *json, const struct traced *t)
{
    char text[12] = "", *at = text;

    for (int n = 0; n < t->laid; n++) {
        if (n > 0)
            *at++ = ' ';
        skr_card_write(t->card[n], at);
        at += 2;
    }
    json_put_word(json, "trick", text);
    json_open(json, "by", '[');
    for (int n = 0; n < t->laid; n++)
        json_put_word(json, NULL, seat_key(t->by[n]));
    json_close(json, ']');
    json_put_known(json, "number", t->trick > 0, t->trick);
    json_put_word(json, "winner", t->winner == SKR_NOBODY ? NULL : seat_key(t->winner));
    json_put_known(json, "points", t->winner != SKR_NOBODY, t->points);
}

static void put_taken(struct json *json, const struct judgment *j, const struct traced *t)
{
    json_open(json, "taken", '{');
    json_open(json, "points", '[');
    for (int seat = 0; seat < 3; seat++)
        json_put_number(json, NULL, t->seat[seat].points);
    json_close(json, ']');
    json_open(json, "tricks", '[');
    for (int seat = 0; seat < 3; seat++)
        json_put_number(json, NULL, t->seat[seat].tricks);
    json_close(json, ']');
    if (j->announced && t->phase >= SKR_PHASE_DISCARD) {
        json_put_number(json, "soloist", t->soloist.points);
        json_put_number(json, "defenders", t->defenders.points);
    }
    json_close(json, '}');
}

static void put_hands(struct json *json, const struct judgment *j, const struct traced *t)
{
    enum skr_game game = j->announced ? j->game.game : SKR_GRAND;

    json_open(json, "hands", '{');
    for (int seat = 0; seat < 3; seat++)
        put_cards(json, seat_key(seat), game, t->hand[seat]);
    put_cards(json, "skat", game, t->skat);
    json_close(json, '}');
}

static void put_state(struct json *json, const struct judgment *j, const struct traced *t)
{
    json_put_word(json, "phase", phases[t->phase]);
    put_turn(json, t);
    put_trick(json, t);
    put_taken(json, j, t);
    json_put_word(json, "decided", decisions[t->decided]);
    json_put_flag(json, "over", t->over != SKR_C_NONE);
    if (t->over != SKR_C_NONE)
        json_put_word(json, "clause", skr_clause_info(t->over)->id);
    put_hands(json, j, t);
}

static void put_move(struct json *json, const struct judgment *j, const struct trace *trace,
                     const struct notes *notes, int n)
{
    json_open(json, NULL, '{');
    json_put_number(json, "event", n + FIRST_MOVE);
    json_key(json, "move");
    json->comma = false;
    own_put_event(json, &j->record->move[n], notes->cards[n], &notes->said[n]);
    json_put_flag(json, "counts", trace->move[n].counts);
    put_state(json, j, &trace->move[n]);
    json_close(json, '}');
}

static void put_trace(struct json *json, const struct judgment *j, const struct trace *trace,
                      const struct notes *notes)
{
    json_open(json, "trace", '[');
    json_open(json, NULL, '{');
    json_put_number(json, "event", THE_DEAL);
    put_state(json, j, &trace->deal);
    json_close(json, '}');
    for (int n = 0; n < j->record->moves; n++)
        put_move(json, j, trace, notes, n);
    json_close(json, ']');
    json_put_word(json, "rest", rests[trace->rest]);
}

void report_trace(struct out *out, const struct origin *origin, const struct judgment *j,
                  const struct trace *trace)
{
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "source", origin->source);
    json_put_number(&json, "line", (long long)origin->line);
    put_judgment(&json, j, origin->format, origin->notes, false);
    if (origin->notes != NULL)
        put_trace(&json, j, trace, origin->notes);
    json_close(&json, '}');
    out_text(out, "\n");
}

/* The questions whose turn it is in a deal, and how many sequences of moves can follow.
 * A program that knows no rule can play a deal by them: it appends one of the moves to
 * the record, and asks again. */
#include <stdlib.h>

#include "base/memory.h"
#include "base/text.h"
#include "formats/json-forms.h"
#include "question/ask.h"
#include "question/played.h"
#include "record/state.h"
#include "words/cards.h"

/* A question as it is answered: the deal, or the view that is asked for. */
struct look {
    struct question *q;
    struct json *json;
    struct played *played;
    const struct skr_state *state;
};

/* ----------------------------------------------------------------------- moves */

/* A move as an event of a record. Nobody can append cards that are not seen. */
static void put_move(struct look *l, const struct skr_move *m)
{
    static const struct label_text none = { NULL, 0 };
    int8_t cards[NOTED_CARDS];
    struct move event;

    record_move(m, &event);
    note_move(&event, cards);
    own_put_event(l->json, &event, cards, &none);
}

/* Whether cards laid down or thrown can be ruled on is not known before it is tried: the
 * search can be too long. */
static bool can_be_made(const struct look *l, const struct skr_move *m)
{
    struct skr_state *after = &l->played->after;

    if (m->kind != SKR_MOVE_SHOW && m->kind != SKR_MOVE_THROW)
        return true;
    *after = l->played->state;
    return skr_state_move(after, m) == SKR_C_NONE && after->unruled != SKR_E_SEARCH;
}

/* Of all seats or, in a view, of its own. */
static void put_moves(struct look *l)
{
    const struct question *q = l->q;
    unsigned listing = q->early ? SKR_LIST_EARLY : SKR_LIST_NEEDED;
    struct skr_move *moves = l->played->moves;

    json_open(l->json, "moves", '[');
    for (int seat = 0; seat < 3; seat++) {
        int count = question_has(q, FACT_VIEWER) && seat != q->viewer ? 0
            : skr_state_moves(l->state, seat, listing, moves);

        for (int n = 0; n < count; n++)
            if (can_be_made(l, &moves[n]))
                put_move(l, &moves[n]);
    }
    json_close(l->json, ']');
}

/* ------------------------------------------------------------- what is so by now */

static void put_trick(struct look *l)
{
    const struct skr_play *play = &l->state->play;
    char text[3 * 3 + 1] = "", *at = text;

    for (int n = 0; n < play->count; n++) {
        if (n > 0)
            *at++ = ' ';
        skr_card_write(play->card[n], at);
        at += 2;
    }
    json_put_word(l->json, "trick", text);
    if (l->state->phase == SKR_PHASE_PLAY)
        json_put_word(l->json, "leader",
                      seat_key(play->count > 0 ? play->by[0] : play->turn));
}

static void put_contract(struct look *l)
{
    const struct skr_state *s = l->state;

    json_put_word(l->json, "soloist", s->soloist < 0 ? NULL : seat_key(s->soloist));
    json_put_number(l->json, "bid", s->auction.bid);
    if (s->announced)
        put_announced(l->json, "game", &s->game);
    json_put_word(l->json, "contra", term_key(&contra_terms, s->contras.said));
}

static void put_hands(struct look *l)
{
    const struct skr_state *s = l->state;
    int held[3];

    json_open(l->json, "hands", '{');
    for (int seat = 0; seat < 3; seat++) {
        held[seat] = skr_count(s->play.hand[seat]) + s->unseen[seat];
        put_cards(l->json, seat_key(seat), s->play.hand[seat]);
    }
    put_cards(l->json, "skat", s->skat);
    json_close(l->json, '}');
    put_three(l->json, "held", held);
}

static void put_taken(struct look *l)
{
    const struct skr_state *s = l->state;
    struct skr_taken taken;

    skr_state_taken(s, &taken);
    json_open(l->json, "taken", '{');
    put_three(l->json, "points", s->play.points);
    put_three(l->json, "tricks", s->play.won);
    if (s->soloist != SKR_NOBODY && s->announced) {
        json_put_number(l->json, "soloist", taken.points);
        json_put_number(l->json, "defenders",
                        120 - taken.points - taken.unplayed_points);
    }
    json_close(l->json, '}');
    json_put_word(l->json, "decided",
                  term_key(&decision_terms, (int)skr_state_decided(s)));
}

/* --------------------------------------------------------------------- the end */

static void put_result(struct look *l)
{
    struct skr_result result;
    struct skr_facts ruled;

    if (skr_state_value(l->state, &result) != SKR_OK)
        return;
    json_put_word(l->json, "outcome",
                  term_key(&outcome_of_deal_terms, (int)result.outcome));
    put_three(l->json, "scores", result.score);
    if (result.outcome == SKR_GAME_PLAYED && l->state->booked == 0) {
        skr_state_facts(l->state, &ruled);
        json_open(l->json, "value", '{');
        put_worth(l->json, &ruled, &result.value, true);
        json_close(l->json, '}');
    } else if (result.outcome == SKR_RAMSCH_PLAYED) {
        json_open(l->json, "ramsch", '{');
        put_ramsch_value(l->json, &result.ramsch);
        json_close(l->json, '}');
    }
}

static void put_end(struct look *l)
{
    enum skr_clause clause = skr_state_over(l->state);

    json_put_flag(l->json, "over", clause != SKR_C_NONE);
    if (clause == SKR_C_NONE)
        return;
    json_put_word(l->json, "clause", clause_id(clause));
    put_result(l);
}

/* ------------------------------------------------------------------ the answer */

static void put_text(struct look *l)
{
    skr_state_write(l->state, l->played->text);
    json_put_text(l->json, "text", l->played->text);
}

static void put_record(struct look *l)
{
    struct played *p = l->played;

    record_state(l->state, &p->record, &p->notes);
    json_key(l->json, "record");
    own_put_record(l->json->out, &p->record, &p->notes);
}

static void put_illegal(struct look *l, const struct refused *refused)
{
    json_open(l->json, "illegal", '{');
    json_put_number(l->json, "event", refused->event);
    json_put_word(l->json, "clause", clause_id(refused->clause));
    json_close(l->json, '}');
}

static void put_turn(struct look *l)
{
    const struct refused *refused = &l->played->refused;

    answer_open(l->q, l->json);
    json_put_word(l->json, "phase", term_key(&phase_terms, (int)l->state->phase));
    put_seats(l->json, "turn", skr_state_turn(l->state));
    if (refused->clause != SKR_C_NONE)
        put_illegal(l, refused);
    put_moves(l);
    put_trick(l);
    put_contract(l);
    put_hands(l);
    put_taken(l);
    put_end(l);
    put_text(l);
    if (question_has(l->q, FACT_VIEWER) || l->state->ended != SKR_C_NONE)
        put_record(l);
    json_close(l->json, '}');
}

bool ask_turn(struct question *q, struct json *json)
{
    struct look look = { .q = q, .json = json };
    struct played *p = question_play(q);

    if (p == NULL)
        return false;
    look.played = p;
    look.state = &p->state;
    if (question_has(q, FACT_VIEWER)) {
        skr_state_view(&p->state, q->viewer, &p->view);
        look.state = &p->view;
    }
    put_turn(&look);
    free(p);
    return true;
}

/* ------------------------------------------------------------------- sequences */

/* By depths from 1 on, as far as they can be counted. */
static void count_all(struct question *q, const struct skr_state *s, uint64_t count[])
{
    for (int depth = 1; depth <= q->depth && question_right(q); depth++) {
        count[depth - 1] = skr_state_count(s, depth, (enum skr_counted)q->only,
                                           MOST_COUNTED);
        if (count[depth - 1] > MOST_COUNTED)
            question_wrong(q, FACT_DEPTH, SKR_C_NONE, "expected at most %d: there are more"
                           " than %d sequences of %d moves", depth - 1, MOST_COUNTED, depth);
    }
}

static void put_counts(const struct question *q, struct json *json, const uint64_t count[])
{
    answer_open(q, json);
    json_put_number(json, "count", (long long)count[q->depth - 1]);
    json_open(json, "counts", '[');
    for (int n = 0; n < q->depth; n++)
        json_put_number(json, NULL, (long long)count[n]);
    json_close(json, ']');
    json_close(json, '}');
}

bool ask_count(struct question *q, struct json *json)
{
    uint64_t count[MOST_DEPTH] = { 0 };
    struct played *p = question_play(q);

    if (p == NULL)
        return false;
    if (p->refused.clause != SKR_C_NONE)
        question_wrong(q, FACT_SO_FAR, p->refused.clause, "event %d is not allowed (%s)",
                       p->refused.event, clause_id(p->refused.clause));
    else
        count_all(q, &p->state, count);
    free(p);
    if (question_right(q))
        put_counts(q, json, count);
    return question_right(q);
}

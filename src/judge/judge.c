/* The judge: replays a record, the deal and then each move, by phases.
 *
 * A fault does not end the judging: the engine follows what the table did, and the
 * next findings are about what came later. Only where the record cannot be followed
 * any further is the rest left alone. Which function judges a move, and when it may
 * come, stands in one table: a new kind of move is a row. */
#include "judge/judge.h"

#include <stddef.h>
#include <string.h>

#include "judge/auction.h"
#include "judge/contract.h"
#include "judge/deal.h"
#include "judge/find.h"
#include "judge/home.h"
#include "judge/incident.h"
#include "judge/misdeal.h"
#include "judge/order.h"
#include "judge/play.h"
#include "judge/ramsch.h"
#include "judge/result.h"
#include "judge/trace.h"

/* When a move can be made. Whether it can be made now, the state knows; a record may leave
 * out what must have gone before. */
enum place {
    IN_TURN,     /* by the state */
    AFTERWARDS,  /* not before the auction is over: if it is not, it is now */
    IN_PLAY,     /* the same, and no clause rules on it in a ramsch */
    AT_ANY_TIME, /* also while the skat is pushed */
};

static const struct judging { judge_move *judge; enum place place; } judges[] = {
    [MOVE_BID] = { judge_call, IN_TURN },        [MOVE_HOLD] = { judge_call, IN_TURN },
    [MOVE_PASS] = { judge_call, IN_TURN },       [MOVE_NAME] = { judge_call, IN_TURN },
    [MOVE_SOLOIST] = { judge_outcome, IN_TURN }, [MOVE_TAKE] = { judge_take, AFTERWARDS },
    [MOVE_SKAT] = { judge_found, AFTERWARDS },
    [MOVE_ANNOUNCE] = { judge_announce, AFTERWARDS },
    [MOVE_DISCARD] = { judge_discard, AFTERWARDS },
    [MOVE_CARD] = { judge_cards, AFTERWARDS },   [MOVE_TRICK] = { judge_trick, AT_ANY_TIME },
    [MOVE_SHOW] = { judge_show, IN_PLAY },       [MOVE_THROW] = { judge_throw, IN_PLAY },
    [MOVE_RESIGN] = { judge_resign, IN_PLAY },   [MOVE_CONSENT] = { judge_answer, IN_PLAY },
    [MOVE_OBJECT] = { judge_answer, IN_PLAY },   [MOVE_BREACH] = { judge_breach, IN_PLAY },
    [MOVE_PLAY_ON] = { judge_play_on, IN_PLAY }, [MOVE_TIMEOUT] = { judge_absent, IN_TURN },
    [MOVE_LEFT] = { judge_absent, IN_TURN },     [MOVE_MISDEAL] = { judge_misdeal, IN_TURN },
    [MOVE_HOUSE] = { judge_house, AT_ANY_TIME }, [MOVE_CONTRA] = { judge_contra, AT_ANY_TIME },
    [MOVE_RE] = { judge_contra, AT_ANY_TIME },   [MOVE_SUP] = { judge_contra, AT_ANY_TIME },
    [MOVE_EXCHANGE] = { judge_exchange, AT_ANY_TIME },
    [MOVE_PUSH] = { judge_order, AFTERWARDS },   [MOVE_REFUSE] = { judge_order, AFTERWARDS },
};

/* Does the player push the cards that he takes up with this move? */
static bool pushes_next(const struct replay *p, const struct move *m)
{
    const struct move *next = m + 1;

    return m->kind == MOVE_TAKE && skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH)
        && (next == moves_end(p->record)
            || (next->kind == MOVE_PUSH && next->seat == m->seat));
}

/* Ends an auction that the record leaves unfinished. A first push or game without a call
 * before it shows that the deal is of a round of pushed ramsch. Returns false if the move
 * is judged with that. */
static bool leave_auction(struct replay *p, const struct move *m)
{
    bool begun = p->state.auction.begun;

    if (!begun && (m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE || pushes_next(p, m))) {
        judge_first_push(p, m);
        return false;
    }
    if (m->kind == MOVE_ANNOUNCE && !begun
        && skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH))
        begin_grand_hand(p, m);
    else
        force_auction_end(p, m);
    return true;
}

/* Nothing but cards can happen in a ramsch before its end. */
static bool stops_ramsch(const struct move *m)
{
    return judges[m->kind].place == IN_PLAY || m->kind == MOVE_TIMEOUT
        || m->kind == MOVE_LEFT || m->kind == MOVE_MISDEAL;
}

/* clause end.early-lead: the demand to play on undoes what was lost by the lead. */
SKR_CITE(END_EARLY_LEAD);
static bool plays_on_after_lead(const struct replay *p, const struct move *m)
{
    return p->state.ended == SKR_C_END_EARLY_LEAD
        && demands_after_lead(p, &p->record->move[p->state.incident_at], m);
}

static void judge(struct replay *p, const struct move *m)
{
    const enum place place = judges[m->kind].place;
    const enum skr_phase phase = p->state.phase;

    p->state.moves = (int)(m - p->record->move);
    p->ignored = p->lost && !plays_on_after_lead(p, m); /* a finding says so already */
    if (p->ignored)
        return;
    if (place != AT_ANY_TIME)
        go_on_without_consent(p, m);
    if (phase == SKR_PHASE_PUSH && place != AT_ANY_TIME)
        judge_push(p, m);
    else if (in_ramsch(p) && stops_ramsch(m))
        judge_stop(p, m);
    else if (phase != SKR_PHASE_AUCTION || place == IN_TURN || place == AT_ANY_TIME
             || leave_auction(p, m))
        judges[m->kind].judge(p, m);
}

static void judge_all(struct replay *p)
{
    const struct move *end = moves_end(p->record);

    while (p->next < end) {
        const struct move *m = p->next++;

        judge(p, m);
        if (p->trace != NULL)
            trace_move(p->trace, p, m);
    }
}

static void judge_malformed(struct judgment *j)
{
    const struct malformed *bad = &j->record->malformed;
    struct finding *f = find(j, FINDING_MALFORMED, bad->clause, NULL,
                             SAY("{expected}", .text = bad->expected,
                                    .length = strlen(bad->expected)));

    f->byte = bad->byte;
    f->recorded = quoted(j->record, bad->byte, bad->length);
    j->deal = DEAL_ABORTED;
}

/* Copies the state into the judgment, except the result. */
static void sum_up(const struct replay *p, struct judgment *out)
{
    const struct skr_state *s = &p->state;
    const struct ending *e = &p->ending;

    out->soloist = s->soloist;
    out->bid = s->bid;
    out->announced = s->announced;
    out->game = s->game;
    out->taken = s->skat_taken;
    out->put_away = counting_skat(p);
    out->twelve = s->soloist == SKR_NOBODY || s->unsound ? 0 : twelve_cards(s);
    if (e->by_code == NULL)
        return;
    out->ended = move_number(p->record, e->by_code);
    out->ended_by = e->broken != SKR_C_NONE ? e->broken : s->ended;
    out->open = s->open_ruling;
}

void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out)
{
    judge_traced(record, code, out, NULL);
}

void judge_traced(const struct record *record, const struct skr_code *code,
                  struct judgment *out, struct trace *trace)
{
    static const struct skr_deal none;
    struct replay p;

    memset(&p, 0, offsetof(struct replay, state));
    p.record = record;
    p.code = code;
    p.judgment = out;
    p.next = record->move;
    p.trace = trace;
    p.answers.left = p.answers.timed_out = SKR_NOBODY;
    memset(out, 0, offsetof(struct judgment, finding));
    out->record = record;
    out->code = code;
    out->soloist = SKR_NOBODY;
    if (record->malformed.clause != SKR_C_NONE) {
        judge_malformed(out);
        begin_recorded(&p.state, code, &none, record->hidden);
        if (trace != NULL)
            trace_begin(trace, &p);
        return;
    }
    judge_deal(&p);
    if (trace != NULL)
        trace_begin(trace, &p);
    judge_all(&p);
    end_on_resignation(&p);
    sum_up(&p, out);
    judge_result(&p);
    if (trace != NULL)
        trace_end(trace, out);
}

/* -------------------------------------------------------------- two judgments */

static bool same_phrase(const struct phrase *a, const struct phrase *b)
{
    if (!is_said(*a) || !is_said(*b))
        return is_said(*a) == is_said(*b);
    return strcmp(a->words, b->words) == 0 && a->seat == b->seat
        && a->number == b->number && a->cards == b->cards;
}

bool judged_alike(const struct judgment *a, const struct judgment *b)
{
    if (a->verdict != b->verdict || a->deal != b->deal || a->soloist != b->soloist
        || a->bid != b->bid || a->valued != b->valued
        || (a->valued && a->value.score != b->value.score)
        || a->findings != b->findings)
        return false;
    for (int i = 0; i < a->findings; i++) {
        const struct finding *f = &a->finding[i], *g = &b->finding[i];

        if (f->kind != g->kind || f->clause != g->clause || f->move != g->move
            || !same_phrase(&f->ruled, &g->ruled))
            return false;
    }
    return true;
}

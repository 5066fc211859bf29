/* The judge: replays a record, the deal and then each move, by phases. */
#include "judge/judge.h"

#include <stddef.h>
#include <string.h>

#include "judge/auction.h"
#include "judge/find.h"
#include "judge/home.h"
#include "judge/misdeal.h"
#include "judge/order.h"
#include "judge/play.h"
#include "judge/ramsch.h"
#include "judge/result.h"
#include "judge/trace.h"

static judge_move judge_early, judge_first_push, judge_first_take, judge_first_game,
    judge_none;

/* The function that judges a move, by its kind and the phase of the deal. */
static judge_move *const judges[][PHASES] = {
#define ROW(kind, auction, skat, discard, play, over, push, ramsch, lost) \
    [MOVE_##kind] = { judge_##auction, judge_##skat, judge_##discard, \
        judge_##play, judge_##over, judge_##push, judge_##ramsch, judge_##lost }
/*  kind      auction     skat      discard     play      over      push      ramsch     lost */
ROW(BID,      call,       call,     call,       call,     order,    push,     order,     none),
ROW(HOLD,     call,       call,     call,       call,     order,    push,     order,     none),
ROW(PASS,     call,       call,     call,       call,     order,    push,     order,     none),
ROW(SOLOIST,  outcome,    order,    order,      order,    order,    order,    order,     none),
ROW(TAKE,     first_take, take,     no_discard, order,    order,    push,     order,     none),
ROW(SKAT,     early,      found,    no_discard, order,    order,    push,     order,     none),
ROW(ANNOUNCE, first_game, announce, change,     change,   again,    push,     order,     none),
ROW(DISCARD,  early,      order,    discard,    order,    order,    push,     order,     none),
ROW(CARD,     early,      no_game,  no_discard, cards,    late,     push,     in_ramsch, none),
ROW(TRICK,    trick,      trick,    trick,      trick,    trick,    trick,    trick,     none),
ROW(SHOW,     early,      order,    no_discard, show,     order,    push,     stop,      none),
ROW(THROW,    early,      order,    no_discard, throw,    order,    push,     stop,      none),
ROW(RESIGN,   early,      order,    no_discard, resign,   order,    push,     stop,      none),
ROW(CONSENT,  early,      order,    no_discard, answer,   answer,   push,     stop,      none),
ROW(OBJECT,   early,      order,    no_discard, answer,   answer,   push,     stop,      none),
ROW(BREACH,   early,      order,    no_discard, breach,   order,    push,     stop,      none),
ROW(PLAY_ON,  early,      order,    no_discard, play_on,  play_on,  push,     stop,      none),
ROW(TIMEOUT,  absent,     absent,   absent,     absent,   order,    push,     stop,      none),
ROW(LEFT,     absent,     absent,   absent,     absent,   order,    push,     stop,      none),
ROW(HOUSE,    house,      house,    house,      house,    house,    house,    house,     none),
ROW(CONTRA,   contra,     contra,   contra,     contra,   contra,   contra,   contra,    contra),
ROW(RE,       contra,     contra,   contra,     contra,   contra,   contra,   contra,    contra),
ROW(SUP,      contra,     contra,   contra,     contra,   contra,   contra,   contra,    contra),
ROW(EXCHANGE, exchange,   exchange, exchange,   exchange, exchange, exchange, exchange,  exchange),
ROW(PUSH,     first_push, order,    no_discard, order,    order,    push,     order,     none),
ROW(REFUSE,   first_push, order,    no_discard, order,    order,    push,     order,     none),
ROW(NAME,     call,       call,     call,       call,     order,    push,     order,     none),
ROW(MISDEAL,  misdeal,    misdeal,  misdeal,    misdeal,  misdeal,  push,     stop,      none),
};

static void judge(struct replay *p, const struct move *m)
{
    judges[m->kind][p->phase](p, m);
}

static void judge_all(struct replay *p)
{
    const struct move *end = moves_end(p->record);

    while (p->next < end) {
        const struct move *m = p->next++;

        p->ignored = false;
        judge(p, m);
        if (p->trace != NULL)
            trace_move(p->trace, p, m);
    }
}

/* The record cannot be followed any more; a finding says so already. */
static void judge_none(struct replay *p, const struct move *m)
{
    (void)m;
    p->ignored = true;
}

static void judge_early(struct replay *p, const struct move *m)
{
    force_auction_end(p, m);
    judge(p, m);
}

/* The first push without a call before it shows that the deal is of a round of
 * pushed ramsch. */
static void judge_first_push(struct replay *p, const struct move *m)
{
    if (p->auction.begun)
        judge_early(p, m);
    else
        begin_push(p, m);
}

/* Or that the skat is taken up to push it. */
static void judge_first_take(struct replay *p, const struct move *m)
{
    if (!p->auction.begun && skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH)
        && pushes_next(p, m))
        begin_push(p, m);
    else
        judge_early(p, m);
}

static void judge_first_game(struct replay *p, const struct move *m)
{
    if (p->auction.begun || !skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH))
        force_auction_end(p, m);
    else
        begin_grand_hand(p, m);
    judge(p, m);
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

/* Copies the state of the replay into the judgment, except the result. */
static void sum_up(const struct replay *p, struct judgment *out)
{
    const struct contract *c = &p->contract;
    const struct ending *e = &p->ending;

    out->soloist = c->soloist;
    out->bid = c->bid;
    out->announced = c->announced;
    out->game = c->game;
    out->taken = c->taken;
    out->put_away = c->put_away;
    out->twelve = p->deal.sound ? c->twelve : 0;
    if (e->by_code == NULL)
        return;
    out->ended = move_number(p->record, e->by_code);
    out->ended_by = e->broken != SKR_C_NONE ? e->broken : e->clause;
    out->open = e->open;
}

void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out)
{
    judge_traced(record, code, out, NULL);
}

void judge_traced(const struct record *record, const struct skr_code *code,
                  struct judgment *out, struct trace *trace)
{
    struct replay p = {
        .record = record, .code = code, .judgment = out, .next = record->move,
        .trace = trace,
        .contract = { .soloist = SKR_NOBODY, .contra_from = record->move },
        .incidents = { .left = SKR_NOBODY, .timed_out = SKR_NOBODY },
    };

    memset(out, 0, offsetof(struct judgment, finding));
    out->record = record;
    out->code = code;
    out->soloist = SKR_NOBODY;
    if (record->malformed.clause != SKR_C_NONE) {
        judge_malformed(out);
        if (trace != NULL)
            trace_begin(trace, &p);
        return;
    }
    skr_auction_begin(&p.auction, code);
    p.deal = judge_deal(out);
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

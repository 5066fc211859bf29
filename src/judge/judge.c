/* The judge: replays a record, its deal and then move by move, through the
 * phases of a deal. */
#include <string.h>

#include "base/text.h"
#include "judge/replay.h"

/* ---------------------------------------------------------------------- deal */

static int hidden_cards(const struct record *r)
{
    return r->hidden[0] + r->hidden[1] + r->hidden[2] + r->hidden[3];
}

/* The cards that each seat plays in the record. */
static bool cards_played(const struct record *r, skr_cards by[3])
{
    int n = 0;

    by[0] = by[1] = by[2] = 0;
    for (int i = 0; i < r->moves; i++)
        if (r->move[i].kind == MOVE_CARD && r->move[i].number >= 0) {
            by[r->move[i].seat] |= SKR_BIT(r->move[i].number);
            n++;
        }
    return n == 30 && skr_count(by[0] | by[1] | by[2]) == 30;
}

/* clause record.hidden: thirty cards played tell all hands, and the two that
 * are left are the soloist's. */
SKR_CITE(RECORD_HIDDEN);
static void reveal(struct replay *p)
{
    skr_cards by[3];

    p->hidden = !cards_played(p->record, by);
    if (p->hidden)
        return;
    p->deal = (struct skr_deal){ { by[0], by[1], by[2] },
                                 SKR_PACK & ~(by[0] | by[1] | by[2]) };
}

static void judge_deal(struct replay *p)
{
    enum skr_clause clause = SKR_C_NONE;

    p->deal = p->record->deal;
    p->sound_deal = p->record->whole;
    if (p->sound_deal)
        return;
    if (hidden_cards(p->record) > 0)
        reveal(p);
    if (p->record->doubled)
        clause = SKR_C_PACK_CARDS;
    else if (!p->hidden)
        clause = skr_deal_check(&p->deal);
    p->sound_deal = clause == SKR_C_NONE && !p->hidden;
    if (clause != SKR_C_NONE)
        set_ruled(illegal(p, clause, -1), clause == SKR_C_PACK_CARDS
                  ? "32 different cards" : "ten cards each, two in the skat");
}

/* What follows is played by a house rule and not by the code. */
static void judge_house_rule(struct replay *p, int i)
{
    enum skr_clause clause = (enum skr_clause)p->record->move[i].number;

    if (strcmp(skr_clause_info(clause)->kind, "option") != 0)
        clause = SKR_C_HOME_OTHER;
    set_ruled(add_finding(p->judgment, FINDING_CONVENTION, clause, i),
              "a house rule, not in the code");
    if (p->record->result.kind == RESULT_PASSED)
        p->judgment->deal = DEAL_PASSED_IN;
    p->phase = PHASE_LOST;
}

/* -------------------------------------------------------------------- moves */

/* The clause that a move out of place breaks: the one that ended the game, or
 * made the announcement final, or else record.order. */
static enum skr_clause extra_clause(const struct replay *p, int kind)
{
    if (kind == MOVE_CARD && p->stop == STOP_BY_CODE)
        return p->stop_clause;
    if (kind == MOVE_CARD && p->judgment->deal == DEAL_PASSED_IN)
        return SKR_C_AUCTION_PASSED_IN;
    if (kind == MOVE_ANNOUNCE && p->judgment->announced
        && !skr_in_force(p->judgment->code, SKR_C_ANNOUNCE_CHANGE))
        return SKR_C_ANNOUNCE_FINAL;
    return SKR_C_RECORD_ORDER;
}

static void judge_extra(struct replay *p, int i)
{
    if (p->phase == PHASE_OVER && p->extra_noted)
        return;
    p->extra_noted = p->phase == PHASE_OVER;
    if (!judge_change(p, i))
        set_ruled(illegal(p, extra_clause(p, p->record->move[i].kind),
                          i),
                  p->phase == PHASE_OVER ? "the deal is over"
                                             : "not at this point of the deal");
}

static bool is_call(const struct move *m)
{
    return m->kind <= MOVE_PASS;
}

/* What the record only tells, and nobody does. */
static bool is_told(const struct move *m)
{
    return m->kind >= MOVE_SOLOIST && m->kind <= MOVE_HOUSE;
}

static void judge_told(struct replay *p, int i)
{
    int kind = p->record->move[i].kind;

    if (p->phase == PHASE_LOST)
        return;
    if (kind == MOVE_TRICK)
        judge_told_trick(p, i);
    else if (kind == MOVE_HOUSE)
        judge_house_rule(p, i);
    else if (p->phase == PHASE_AUCTION)
        judge_told_auction(p, i);
    else
        judge_extra(p, i);
}

static void judge_move(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    if (is_call(m) && p->phase <= PHASE_PLAY) {
        judge_call(p, i, m->kind == MOVE_BID ? SKR_BID
                   : m->kind == MOVE_HOLD ? SKR_HOLD : SKR_PASS);
        return;
    }
    if (judge_home(p, i))
        return;
    if ((m->kind == MOVE_TIMEOUT || m->kind == MOVE_LEFT)
        && p->phase < PHASE_OVER) {
        judge_absence(p, i);
        return;
    }
    if (is_told(m)) {
        judge_told(p, i);
        return;
    }
    if (p->phase == PHASE_AUCTION)
        force_auction_end(p, i);
    switch (p->phase) {
    case PHASE_SKAT:
    case PHASE_DISCARD:
        if (!judge_contract(p, i))
            judge_extra(p, i);
        break;
    case PHASE_PLAY:
    case PHASE_OVER:
        if (!judge_incident(p, i))
            judge_extra(p, i);
        break;
    default:
        break; /* PHASE_LOST: said already */
    }
}

static void judge_malformed(struct judgment *j)
{
    const struct malformed *bad = &j->record->malformed;
    struct finding *f =
        add_finding(j, FINDING_MALFORMED, bad->clause, -2);

    f->byte = bad->byte;
    quote(f->recorded, sizeof f->recorded, j->record->text + bad->byte,
          bad->length);
    set_ruled(f, bad->expected);
    j->deal = DEAL_ABORTED;
}

void judge_record(const struct record *record, const struct skr_code *code,
                  struct judgment *out)
{
    struct replay p;

    out->record = record;
    out->code = code;
    out->ramsch = out->ramsch_valued = false;
    out->verdict = VERDICT_CONFORMS;
    out->deal = DEAL_PLAYED;
    out->soloist = SKR_NOBODY;
    out->bid = 0;
    out->announced = false;
    out->open = out->valued = false;
    out->ended = 0;
    out->ended_by = SKR_C_NONE;
    out->findings = 0;
    out->value = (struct skr_value){ .won = false };
    out->game = (struct skr_announcement){ .hand = false };
    if (record->malformed.clause != SKR_C_NONE) {
        judge_malformed(out);
        return;
    }
    memset(&p, 0, sizeof p);
    p.record = record;
    p.judgment = out;
    p.left = p.timed_out = SKR_NOBODY;
    skr_auction_begin(&p.auction, code);
    judge_deal(&p);
    for (int i = 0; i < record->moves;)
        if (record->move[i].kind == MOVE_CARD && p.phase == PHASE_PLAY)
            i = judge_cards(&p, i);
        else
            judge_move(&p, i++);
    if (p.resigned != 0)
        end_on_resignation(&p);
    judge_result(&p);
}

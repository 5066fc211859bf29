/* Judges the calls of the auction, and finds the soloist. */
#include "judge/auction.h"

#include "judge/find.h"
#include "judge/ramsch.h"

static void begin_skat(struct replay *p)
{
    struct contract *c = &p->contract;
    const struct skr_deal *deal = &p->deal.cards;

    c->soloist = p->auction.soloist;
    c->bid = p->auction.bid;
    if (c->soloist != SKR_NOBODY) {
        p->phase = PHASE_SKAT;
        c->twelve = deal->hand[c->soloist] | deal->skat;
        c->put_away = deal->skat;
    } else if (skr_in_force(p->code, SKR_C_HOME_RAMSCH)) {
        begin_ramsch(p, deal->hand);
    } else {
        p->phase = PHASE_OVER;
        p->judgment->deal = DEAL_PASSED_IN;
    }
}

/* Ends the auction other than by calls. */
static void end_auction(struct replay *p, int soloist)
{
    p->auction.over = true;
    p->auction.soloist = (int8_t)soloist;
    begin_skat(p);
}

/* ---------------------------------------------------------------------- calls */

/* What is legal instead of a call that breaks the clause. before: the bid
 * before it. */
static struct phrase legal_call(const struct skr_auction *a,
                                enum skr_clause clause, int before)
{
    int next;

    switch (clause) {
    case SKR_C_AUCTION_LOWEST:
    case SKR_C_AUCTION_ALONE_18:
        return SAY("18 or pass");
    case SKR_C_AUCTION_VALUES:
    case SKR_C_AUCTION_VALUES_1937:
    case SKR_C_AUCTION_RAISE:
        next = skr_bid_next(a->code, before);
        return SAY(next != 0 ? N_("a game value of {number} or more")
                               : N_("pass, as there is no higher game value"),
                     .number = next);
    case SKR_C_AUCTION_ANSWER:
        return SAY(a->asked ? N_("yes or pass") : N_("a bid or pass"));
    case SKR_C_AUCTION_END:
        return SAY("the auction is over");
    case SKR_C_AUCTION_EARLY_PASS:
        return SAY("a pass when his turn comes");
    default:
        return SAY("{seat}'s turn", .seat = skr_auction_turn(a));
    }
}

void judge_call(struct replay *p, const struct move *m)
{
    static const enum skr_call call[] = {
        [MOVE_BID] = SKR_BID, [MOVE_HOLD] = SKR_HOLD, [MOVE_PASS] = SKR_PASS
    };
    const struct skr_auction was = p->auction;
    enum skr_clause clause = m->kind == MOVE_NAME
        ? skr_auction_follow_name(&p->auction, m->seat, &m->said)
        : skr_auction_follow(&p->auction, m->seat, call[m->kind], m->number);

    if (clause != SKR_C_NONE)
        find(p->judgment, FINDING_ILLEGAL, clause, m,
             legal_call(&p->auction, clause, was.bid));
    p->ignored = clause != SKR_C_NONE && was.bid == p->auction.bid
        && was.asked == p->auction.asked && was.early == p->auction.early;
    if (p->auction.over && !was.over)
        begin_skat(p);
}

void judge_looks(struct replay *p, unsigned seats, bool dealer)
{
    for (int seat = 0; seat < 3; seat++)
        if (seats & (1u << seat))
            skr_auction_follow(&p->auction, seat, SKR_LOOKS, 0);
    if (dealer)
        skr_auction_follow(&p->auction, SKR_NOBODY, SKR_LOOKS, 0);
    if (p->auction.over)
        begin_skat(p);
}

/* ------------------------------------------------------------------- no calls */

/* Is it forehand, left alone to bid or to pass? */
static bool decides_alone(const struct skr_auction *a, int seat)
{
    return a->answerer == SKR_NOBODY && a->bidder == seat && seat == SKR_FOREHAND;
}

/* clause auction.end: nothing else happens before the auction is over. The
 * player who acts is taken as soloist. clause auction.forehand-alone: whether
 * taking up the skat stands for 18 is open. */
SKR_CITE(AUCTION_FOREHAND_ALONE);
void force_auction_end(struct replay *p, const struct move *m)
{
    if (m->kind == MOVE_TAKE && decides_alone(&p->auction, m->seat)
        && skr_in_force(p->code, SKR_C_AUCTION_FOREHAND_ALONE)) {
        find(p->judgment, FINDING_UNDECIDED, SKR_C_AUCTION_FOREHAND_ALONE, m,
             SAY("18, if taking up the skat says it"));
        skr_auction_call(&p->auction, m->seat, SKR_BID, 18);
        begin_skat(p);
        return;
    }
    find_illegal(p->judgment, SKR_C_AUCTION_END, m, N_("the auction is not over"));
    end_auction(p, m->seat >= 0 ? m->seat : SKR_FOREHAND);
}

/* clause auction.soloist: in a record without calls, the last bid is given. */
SKR_CITE(AUCTION_SOLOIST);
void judge_outcome(struct replay *p, const struct move *m)
{
    bool low = m->number < 18;

    if (!skr_bid_valid(p->code, m->number))
        find_illegal(p->judgment, low ? SKR_C_AUCTION_LOWEST
                                      : skr_bid_clause(p->code, m->number), m,
                     low ? N_("18 or more") : N_("a game value"));
    p->auction.bid = m->number;
    end_auction(p, m->seat);
}

/* clause home.push-grand-hand: only a grand hand may be announced without an
 * auction. */
void begin_grand_hand(struct replay *p, const struct move *m)
{
    end_auction(p, m->seat);
    if (m->said.game != SKR_GRAND || !m->said.hand)
        find_illegal(p->judgment, SKR_C_HOME_PUSH_GRAND_HAND, m, N_("grand hand"));
}

/* Judges the calls of the auction, and finds the soloist. */
#include "judge/auction.h"

#include "judge/find.h"
#include "judge/follow.h"
#include "judge/order.h"
#include "judge/ramsch.h"

/* The auction is over: there is a soloist, or a ramsch follows, or nothing does. */
static void after_auction(struct replay *p)
{
    if (p->state.phase == SKR_PHASE_PLAY)
        enter_ramsch(p);
    else if (p->state.phase == SKR_PHASE_OVER)
        p->judgment->deal = DEAL_PASSED_IN;
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

static enum skr_clause follow_any_call(struct replay *p, const struct move *m)
{
    static const uint8_t calls[] = {
        [MOVE_BID] = SKR_BID, [MOVE_HOLD] = SKR_HOLD, [MOVE_PASS] = SKR_PASS,
    };

    return m->kind == MOVE_NAME ? follow_record(p, m)
        : follow_auction(&p->state, m->seat, (enum skr_call)calls[m->kind], m->number);
}

void judge_call(struct replay *p, const struct move *m)
{
    const struct skr_auction *a = &p->state.auction;
    int bid = a->bid;
    bool asked = a->asked, over = a->over;
    unsigned early = a->early;
    enum skr_clause clause = follow_any_call(p, m);

    if (clause == SKR_C_RECORD_ORDER) {
        judge_order(p, m);
        return;
    }
    if (clause != SKR_C_NONE)
        find(p->judgment, FINDING_ILLEGAL, clause, m, legal_call(a, clause, bid));
    p->ignored = clause != SKR_C_NONE && bid == a->bid && asked == a->asked
        && early == a->early;
    if (a->over && !over)
        after_auction(p);
}

void judge_looks(struct replay *p)
{
    bar_seats(&p->state);
    if (p->state.auction.over)
        after_auction(p);
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
    const struct skr_move eighteen = { .kind = SKR_MOVE_BID, .seat = m->seat,
                                       .number = 18 };

    if (m->kind == MOVE_TAKE && decides_alone(&p->state.auction, m->seat)
        && skr_in_force(p->code, SKR_C_AUCTION_FOREHAND_ALONE)) {
        find(p->judgment, FINDING_UNDECIDED, SKR_C_AUCTION_FOREHAND_ALONE, m,
             SAY("18, if taking up the skat counts as a bid"));
        follow(&p->state, &eighteen);
        return;
    }
    find_illegal(p->judgment, SKR_C_AUCTION_END, m, N_("the auction is not over"));
    name_soloist(&p->state, m->seat >= 0 ? m->seat : SKR_FOREHAND,
                 p->state.auction.bid);
}

#define SEATS 7u

/* clause auction.soloist: in a record without calls, the last bid is given; who else has
 * bid is not known. */
SKR_CITE(AUCTION_SOLOIST);
void judge_outcome(struct replay *p, const struct move *m)
{
    bool low = m->number < 18;

    if (p->state.phase != SKR_PHASE_AUCTION) {
        out_of_place(p, m, SKR_C_RECORD_ORDER);
        return;
    }
    if (!skr_bid_valid(p->code, m->number))
        find_illegal(p->judgment, low ? SKR_C_AUCTION_LOWEST
                                      : skr_bid_clause(p->code, m->number), m,
                     low ? N_("18 or more") : N_("a game value"));
    p->uncalled = SEATS & ~p->state.auction.spoke;
    p->state.auction.spoke = SEATS;
    name_soloist(&p->state, m->seat, m->number);
}

/* clause home.push-grand-hand: only a grand hand may be announced without an
 * auction. */
void begin_grand_hand(struct replay *p, const struct move *m)
{
    name_soloist(&p->state, m->seat, p->state.auction.bid);
    if (m->said.game != SKR_GRAND || !m->said.hand)
        find_illegal(p->judgment, SKR_C_HOME_PUSH_GRAND_HAND, m, N_("grand hand"));
}

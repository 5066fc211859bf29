/* Judges the calls of the auction, and to whom they lead. */
#include <stdio.h>

#include "base/names.h"
#include "judge/replay.h"

static void explain_bid(struct finding *f, int next)
{
    if (next != 0)
        snprintf(f->ruled, sizeof f->ruled, "a game value from %d up", next);
    else
        set_ruled(f, "pass, as there is no higher game value");
}

static void explain_call(struct finding *f, const struct skr_auction *a,
                         enum skr_clause clause, int before)
{
    int turn = skr_auction_turn(a);

    switch (clause) {
    case SKR_C_AUCTION_LOWEST:
    case SKR_C_AUCTION_FOREHAND_ALONE:
    case SKR_C_AUCTION_REARHAND_ALONE:
        set_ruled(f, "18 or pass");
        break;
    case SKR_C_AUCTION_VALUES:
    case SKR_C_AUCTION_RAISE:
        explain_bid(f, skr_bid_next(a->code, before));
        break;
    case SKR_C_AUCTION_ANSWER:
        set_ruled(f, a->asked ? "yes or pass" : "a bid or pass");
        break;
    case SKR_C_AUCTION_END:
        set_ruled(f, "the auction is over");
        break;
    default:
        snprintf(f->ruled, sizeof f->ruled, "%s's turn", seat_name(turn));
    }
}

void begin_skat(struct replay *p)
{
    struct judgment *j = p->judgment;

    j->soloist = p->auction.soloist;
    j->bid = p->auction.bid;
    p->phase = j->soloist == SKR_NOBODY ? PHASE_OVER : PHASE_SKAT;
    if (j->soloist == SKR_NOBODY
        && skr_in_force(j->code, SKR_C_HOME_RAMSCH))
        begin_ramsch(p, p->deal.hand, p->deal.skat);
    else if (j->soloist == SKR_NOBODY)
        j->deal = DEAL_PASSED_IN;
    else
        p->twelve = p->deal.hand[j->soloist] | p->deal.skat;
}

void judge_call(struct replay *p, int i, enum skr_call call)
{
    const struct move *m = &p->record->move[i];
    int before = p->auction.bid;
    bool was_over = p->auction.over;
    enum skr_clause clause =
        skr_auction_call(&p->auction, m->seat, call, m->number);

    if (clause != SKR_C_NONE)
        explain_call(illegal(p, clause, i), &p->auction, clause, before);
    if (p->auction.over && !was_over)
        begin_skat(p);
}

/* clause auction.end: nothing else happens before it is over. What follows is
 * taken as if the player who acts had become soloist. */
void force_auction_end(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    set_ruled(illegal(p, SKR_C_AUCTION_END, i),
              "the auction is not over");
    p->auction.over = true;
    p->auction.soloist = m->seat >= 0 ? m->seat : SKR_FOREHAND;
    begin_skat(p);
}

/* clause auction.soloist: of an auction that is not told, the last bid is. */
SKR_CITE(AUCTION_SOLOIST);
void judge_told_auction(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    if (!skr_bid_valid(p->judgment->code, m->number)) {
        bool low = m->number < 18;

        set_ruled(illegal(p, low ? SKR_C_AUCTION_LOWEST
                                         : SKR_C_AUCTION_VALUES, i),
                  low ? "18 or more" : "a game value");
    }
    p->auction.over = true;
    p->auction.soloist = m->seat;
    p->auction.bid = m->number;
    begin_skat(p);
}

/* Finds moves that are out of place, with the clause. */
#include "judge/order.h"

#include "judge/find.h"

void out_of_place(struct replay *p, const struct move *m, enum skr_clause clause)
{
    bool over = p->state.phase == SKR_PHASE_OVER;

    p->ignored = true;
    if (over && p->ending.late)
        return;
    p->ending.late = over;
    find_illegal(p->judgment, clause, m, over ? N_("the deal is over")
                                              : N_("not at this point of the deal"));
}

/* clause skat.discard: before anything else. */
static void judge_no_discard(struct replay *p, const struct move *m)
{
    find_illegal(p->judgment, SKR_C_SKAT_DISCARD, m,
                 N_("two cards must be put away first"));
    p->lost = true;
}

void judge_order(struct replay *p, const struct move *m)
{
    if (p->state.phase == SKR_PHASE_DISCARD)
        judge_no_discard(p, m);
    else
        out_of_place(p, m, SKR_C_RECORD_ORDER);
}

void judge_late(struct replay *p, const struct move *m)
{
    out_of_place(p, m, p->ending.stop == STOP_BY_CODE ? p->ending.stop_clause
                 : p->judgment->deal == DEAL_PASSED_IN ? SKR_C_AUCTION_PASSED_IN
                 : SKR_C_RECORD_ORDER);
}

void not_the_soloist(struct replay *p, const struct move *m, enum skr_clause clause)
{
    find(p->judgment, FINDING_ILLEGAL, clause, m,
         SAY("{seat} is soloist", .seat = p->state.soloist));
}

/* clauses announce.soloist announce.change announce.final */
void judge_again(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;

    if (!s->announced)
        judge_order(p, m);
    else if (m->seat != s->soloist && s->phase != SKR_PHASE_OVER)
        not_the_soloist(p, m, SKR_C_ANNOUNCE_SOLOIST);
    else
        out_of_place(p, m, m->seat != s->soloist ? SKR_C_ANNOUNCE_SOLOIST
                     : skr_in_force(p->code, SKR_C_ANNOUNCE_CHANGE)
                     ? SKR_C_ANNOUNCE_CHANGE : SKR_C_ANNOUNCE_FINAL);
}

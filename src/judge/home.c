/* Judges contra, the exchange in a revolution, and other house rules. */
#include "judge/home.h"

#include <string.h>

#include "judge/find.h"
#include "judge/follow.h"
#include "judge/ramsch.h"
#include "judge/play.h"

/* clause home.contra-bid: who has bid, a record without calls does not say; what is booked
 * shows whether the table let the contra count. */
static void find_uncalled(struct replay *p, const struct move *m)
{
    if (m->kind != MOVE_CONTRA || (p->uncalled & (1u << m->seat)) == 0
        || !skr_in_force(p->code, SKR_C_HOME_CONTRA_BID))
        return;
    p->contra_open = true;
    find(p->judgment, FINDING_UNDECIDED, SKR_C_HOME_CONTRA_BID, m,
         SAY("the calls are missing: who has bid or held?"));
}

/* clause home.contra: without the option, saying contra changes nothing. */
void judge_contra(struct replay *p, const struct move *m)
{
    bool announced = p->state.announced;
    enum skr_clause clause = follow_record(p, m);

    p->ignored = clause != SKR_C_NONE;
    if (clause == SKR_C_NONE)
        find_uncalled(p, m);
    if (clause == SKR_C_NONE || clause == SKR_C_HOME_CONTRA)
        return;
    find_illegal(p->judgment, clause, m, !announced
                 ? N_("only after the announcement") : clause == SKR_C_HOME_CONTRA_TIME
                 ? N_("contra before his first card, re and sup before the next card")
                 : clause == SKR_C_HOME_CONTRA_NEXT_CARD
                 ? N_("only before his next card")
                 : clause == SKR_C_HOME_CONTRA_BID
                 ? N_("contra only by a defender who has bid or held")
                 : N_("contra by a defender, then re by the soloist, then sup"));
}

/* clause home.revolution-exchange: put_away is given, shown is received. */
void judge_exchange(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;
    bool in_time = s->phase == SKR_PHASE_PLAY && s->game.revolution
        && s->play.played == 0 && m->seat != s->soloist;

    if (in_time && m->hidden > 0) {
        judge_hidden(p, m);
        return;
    }
    p->ignored = follow_record(p, m) != SKR_C_NONE;
    if (p->ignored)
        find_illegal(p->judgment, SKR_C_HOME_REVOLUTION_EXCHANGE, m, in_time
                     ? N_("each gives as many of his own cards as he gets")
                     : N_("only by a defender in a revolution, before the lead"));
}

/* A record without calls may say that they ended in a ramsch. */
static bool starts_ramsch(const struct replay *p, enum skr_clause clause)
{
    return clause == SKR_C_HOME_RAMSCH && p->state.phase == SKR_PHASE_AUCTION
        && p->state.auction.bid == 0 && skr_in_force(p->code, SKR_C_HOME_RAMSCH);
}

void judge_house(struct replay *p, const struct move *m)
{
    enum skr_clause clause = (enum skr_clause)m->number;

    if (starts_ramsch(p, clause)) {
        begin_ramsch(&p->state);
        enter_ramsch(p);
        return;
    }
    if (strcmp(skr_clause_info(clause)->kind, "option") != 0)
        clause = SKR_C_HOME_OTHER;
    if (skr_in_force(p->code, clause))
        find(p->judgment, FINDING_UNDECIDED, clause, m,
             SAY("the house rule is in force, but the record does not say how it was played"));
    else
        find(p->judgment, FINDING_CONVENTION, clause, m,
             SAY("a house rule, not in the code"));
    if (p->record->result.kind == RESULT_PASSED || clause == SKR_C_HOME_RAMSCH)
        p->judgment->deal = DEAL_PASSED_IN;
    p->lost = true;
}

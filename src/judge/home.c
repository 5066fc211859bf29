/* Judges contra, the exchange in a revolution, and other house rules. */
#include "judge/home.h"

#include <string.h>

#include "judge/find.h"
#include "judge/ramsch.h"
#include "judge/play.h"

/* Notes who has played a card since the last contra, re or sup. */
static void note_cards(struct contract *c, const struct move *m)
{
    for (; c->contra_from < m; c->contra_from++)
        if (c->contra_from->kind == MOVE_CARD)
            skr_contra_card(&c->contras, c->contra_from->seat);
}

/* clause home.contra: without the option, saying contra changes nothing. */
void judge_contra(struct replay *p, const struct move *m)
{
    struct contract *c = &p->contract;
    int say = SKR_CONTRA + m->kind - MOVE_CONTRA;
    enum skr_clause clause = SKR_C_HOME_CONTRA_CALL;

    c->contras.code = p->code;
    c->contras.soloist = (int8_t)c->soloist;
    note_cards(c, m);
    if (c->announced)
        clause = skr_contra_say(&c->contras, m->seat, (enum skr_contra)say);
    p->ignored = clause != SKR_C_NONE || !skr_in_force(p->code, SKR_C_HOME_CONTRA);
    if (clause == SKR_C_NONE || !skr_in_force(p->code, SKR_C_HOME_CONTRA)
        || p->phase == PHASE_LOST)
        return;
    find_illegal(p->judgment, clause, m, !c->announced
                 ? N_("only after the announcement") : clause == SKR_C_HOME_CONTRA_TIME
                 ? N_("contra before his first card, re and sup before the next card")
                 : clause == SKR_C_HOME_CONTRA_NEXT_CARD
                 ? N_("only before his next card")
                 : N_("contra by a defender, then re by the soloist, then sup"));
}

/* clause home.revolution-exchange: put_away is given, shown is received. */
void judge_exchange(struct replay *p, const struct move *m)
{
    int soloist = p->contract.soloist;
    skr_cards gives[3] = { 0, 0, 0 };

    if (p->phase != PHASE_PLAY || !p->contract.game.revolution
        || p->play.played != 0 || m->seat == soloist) {
        p->ignored = true;
        find_illegal(p->judgment, SKR_C_HOME_REVOLUTION_EXCHANGE, m,
                     N_("only by a defender in a revolution, before the lead"));
        return;
    }
    if (m->hidden > 0) {
        judge_hidden(p, m);
        return;
    }
    gives[m->seat] = m->put_away;
    gives[3 - m->seat - soloist] = m->shown;
    p->ignored = skr_exchange(p->play.hand, soloist, gives) != SKR_C_NONE;
    if (p->ignored)
        find_illegal(p->judgment, SKR_C_HOME_REVOLUTION_EXCHANGE, m,
                     N_("each gives as many of his own cards as he gets"));
}

/* A record without calls may say that they ended in a ramsch. */
static bool starts_ramsch(const struct replay *p, enum skr_clause clause)
{
    return clause == SKR_C_HOME_RAMSCH && p->phase == PHASE_AUCTION
        && p->auction.bid == 0 && skr_in_force(p->code, SKR_C_HOME_RAMSCH);
}

void judge_house(struct replay *p, const struct move *m)
{
    enum skr_clause clause = (enum skr_clause)m->number;

    if (starts_ramsch(p, clause)) {
        begin_ramsch(p, p->deal.cards.hand);
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
    p->phase = PHASE_LOST;
}

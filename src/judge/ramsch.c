/* Judges ramsch, and the pushing before it. */
#include "judge/ramsch.h"

#include "judge/find.h"
#include "judge/follow.h"
#include "judge/play.h"

/* clause home.ramsch: after three passes each player plays for himself. */
SKR_CITE(HOME_RAMSCH);
void enter_ramsch(struct replay *p)
{
    p->judgment->deal = DEAL_PLAYED;
    p->judgment->ramsch = true;
    if (p->hidden)
        judge_hidden(p, NULL);
}

enum skr_clause ramsch_clause(const struct replay *p)
{
    return p->state.round.pushed ? SKR_C_HOME_PUSHED_RAMSCH : SKR_C_HOME_RAMSCH;
}

void judge_stop(struct replay *p, const struct move *m)
{
    p->lost = true;
    find(p->judgment, FINDING_UNDECIDED, ramsch_clause(p), m,
         SAY("no clause ends a ramsch before its last card"));
}

void judge_first_push(struct replay *p, const struct move *m)
{
    if (!skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH))
        find_illegal(p->judgment, SKR_C_HOME_PUSHED_RAMSCH, m,
                     N_("not a house rule of this game"));
    begin_push(&p->state);
    p->lost = p->state.unsound;
    if (!p->lost)
        judge_push(p, m);
}

/* The clause that the move breaks; one that is no part of the pushing breaks home.push. */
static enum skr_clause push(struct replay *p, const struct move *m)
{
    bool pushes = m->kind == MOVE_TAKE || m->kind == MOVE_REFUSE
        || (m->kind == MOVE_PUSH && m->count == 2);
    enum skr_clause clause = pushes ? follow_record(p, m) : SKR_C_HOME_PUSH;

    return clause == SKR_C_RECORD_ORDER ? SKR_C_HOME_PUSH : clause;
}

/* clauses home.push home.push-jacks home.push-refuse */
void judge_push(struct replay *p, const struct move *m)
{
    bool pushes = m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE;
    int turn = p->state.play.turn;
    enum skr_clause clause;

    if (m->hidden > 0) {
        judge_hidden(p, m);
        return;
    }
    clause = push(p, m);
    p->ignored = clause != SKR_C_NONE && clause != SKR_C_HOME_PUSH_JACKS;
    if (clause == SKR_C_HOME_PUSH_JACKS) {
        find_illegal(p->judgment, clause, m, N_("two cards that are not jacks"));
    } else if (clause != SKR_C_NONE && pushes && m->seat != turn) {
        find_turn(p->judgment, clause, m, turn);
    } else if (clause != SKR_C_NONE) {
        p->lost = true;
        find_illegal(p->judgment, clause, m,
                     N_("two of his twelve cards, or a refusal"));
    }
    if (in_ramsch(p))
        enter_ramsch(p);
}

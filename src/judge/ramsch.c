/* Judges ramsch, and the pushing before it. */
#include "judge/ramsch.h"

#include "judge/find.h"
#include "judge/play.h"

/* clause home.ramsch: after three passes each player plays for himself. */
void begin_ramsch(struct replay *p, const skr_cards hand[3])
{
    p->judgment->deal = DEAL_PLAYED;
    p->judgment->ramsch = true;
    skr_play_begin(&p->play, SKR_RAMSCH, hand);
    p->phase = PHASE_RAMSCH;
    if (p->deal.hidden)
        judge_hidden(p, NULL);
}

void judge_in_ramsch(struct replay *p, const struct move *m)
{
    enum skr_clause clause;

    if (m->number == SKR_NO_CARD) {
        judge_hidden(p, m);
        return;
    }
    clause = skr_play_card(&p->play, m->seat, m->number);
    if (clause != SKR_C_NONE) {
        find_card(p->judgment, clause, m, &p->play);
        skr_play_forbidden(&p->play, m->seat, m->number);
    }
    if (p->play.tricks == 10)
        p->phase = PHASE_OVER;
}

enum skr_clause ramsch_clause(const struct replay *p)
{
    return p->pushed ? SKR_C_HOME_PUSHED_RAMSCH : SKR_C_HOME_RAMSCH;
}

void judge_stop(struct replay *p, const struct move *m)
{
    p->phase = PHASE_LOST;
    find(p->judgment, FINDING_UNDECIDED, ramsch_clause(p), m,
         SAY("no clause ends a ramsch before its last card"));
}

void begin_push(struct replay *p, const struct move *m)
{
    if (!skr_in_force(p->code, SKR_C_HOME_PUSHED_RAMSCH))
        find_illegal(p->judgment, SKR_C_HOME_PUSHED_RAMSCH, m,
                     N_("not a house rule of this game"));
    p->pushed = true;
    p->phase = PHASE_LOST;
    skr_push_begin(&p->push, &p->deal.cards);
    if (!p->deal.sound)
        return;
    p->phase = PHASE_PUSH;
    judge_push(p, m);
}

/* The clause that a push or a refusal breaks; any other move breaks
 * home.push. */
static enum skr_clause push(struct skr_push *push, const struct move *m)
{
    if (m->kind == MOVE_REFUSE)
        return skr_push_refuse(push, m->seat);
    return m->kind == MOVE_PUSH && m->count == 2
        ? skr_push_follow(push, m->seat, m->put_away) : SKR_C_HOME_PUSH;
}

bool pushes_next(const struct replay *p, const struct move *m)
{
    const struct move *next = m + 1;

    return next == moves_end(p->record)
        || (next->kind == MOVE_PUSH && next->seat == m->seat);
}

/* clause home.push: who takes up the cards offered passes two of twelve on. */
static void judge_offered(struct replay *p, const struct move *m)
{
    if (m->seat != p->push.turn)
        find_turn(p->judgment, SKR_C_HOME_PUSH, m, p->push.turn);
    else if (!pushes_next(p, m))
        find_illegal(p->judgment, SKR_C_HOME_PUSH, m,
                     N_("two of his twelve cards, or a refusal"));
}

/* clauses home.push home.push-jacks home.push-refuse */
void judge_push(struct replay *p, const struct move *m)
{
    bool pushes = m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE;
    int turn = p->push.turn;
    enum skr_clause clause;

    if (m->kind == MOVE_TAKE || m->hidden > 0) {
        (m->kind == MOVE_TAKE ? judge_offered : judge_hidden)(p, m);
        return;
    }
    clause = push(&p->push, m);
    p->ignored = clause != SKR_C_NONE && clause != SKR_C_HOME_PUSH_JACKS;
    if (clause == SKR_C_HOME_PUSH_JACKS) {
        find_illegal(p->judgment, clause, m, N_("two cards that are not jacks"));
    } else if (clause != SKR_C_NONE && pushes && m->seat != turn) {
        find_turn(p->judgment, clause, m, turn);
    } else if (clause != SKR_C_NONE) {
        p->phase = PHASE_LOST;
        find_illegal(p->judgment, clause, m,
                     N_("two of his twelve cards, or a refusal"));
    }
    if (p->push.turn == SKR_NOBODY)
        begin_ramsch(p, p->push.hand);
}

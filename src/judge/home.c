/* The judge at home: contra, the defenders' exchange, ramsch, and pushing. */
#include <stdio.h>
#include <stdlib.h>

#include "base/names.h"
#include "judge/replay.h"

static void found(struct replay *p, enum finding_kind kind,
                  enum skr_clause clause, int move, const char *ruled)
{
    struct finding *f = add_finding(p->judgment, kind, clause, move);

    snprintf(f->ruled, sizeof f->ruled, "%s", ruled);
}

static void whose_turn(struct replay *p, enum skr_clause clause, int move,
                       int seat)
{
    char text[32];

    snprintf(text, sizeof text, "%s's turn", seat_name(seat));
    found(p, FINDING_ILLEGAL, clause, move, text);
}

static void hide(struct replay *p, int move)
{
    p->phase = PHASE_LOST;
    add_finding(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, move);
}

static bool in_force(const struct replay *p, enum skr_clause clause)
{
    return skr_in_force(p->judgment->code, clause);
}

/* -------------------------------------------------------------------- contra */

/* Who has played a card since the last contra, re or sup. */
static void note_cards(struct replay *p, int i)
{
    const struct move *move = p->record->move;

    for (; p->contra_from < i; p->contra_from++)
        if (move[p->contra_from].kind == MOVE_CARD)
            skr_contra_card(&p->contras, move[p->contra_from].seat);
}

/* clause home.contra: where the house has none, saying it changes nothing. */
static void judge_contra(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    int say = SKR_CONTRA + m->kind - MOVE_CONTRA;
    enum skr_clause clause = SKR_C_HOME_CONTRA_CALL;

    p->contras.soloist = (int8_t)p->judgment->soloist;
    note_cards(p, i);
    if (p->judgment->announced)
        clause = skr_contra_say(&p->contras, m->seat, (enum skr_contra)say);
    if (clause == SKR_C_NONE || !in_force(p, SKR_C_HOME_CONTRA))
        return;
    found(p, FINDING_ILLEGAL, clause, i, !p->judgment->announced
          ? "after the announcement" : clause == SKR_C_HOME_CONTRA_TIME
          ? "before his next card"
          : "contra by a defender, then re by the soloist, then sup");
}

/* ---------------------------------------------------------------- revolution */

/* clause home.revolution-exchange: put_away is given, shown is got. */
static void judge_exchange(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    const struct judgment *j = p->judgment;
    skr_cards gives[3] = { 0, 0, 0 };
    bool now = p->phase == PHASE_PLAY && j->game.revolution
        && p->play.played == 0;

    if (!now || m->seat == j->soloist) {
        found(p, FINDING_ILLEGAL, SKR_C_HOME_REVOLUTION_EXCHANGE, i,
              "by the defenders of a revolution, before the lead");
        return;
    }
    if (m->hidden > 0) {
        hide(p, i);
        return;
    }
    gives[m->seat] = m->put_away;
    gives[3 - m->seat - j->soloist] = m->shown;
    if (skr_exchange(p->play.hand, j->soloist, gives) != SKR_C_NONE)
        found(p, FINDING_ILLEGAL, SKR_C_HOME_REVOLUTION_EXCHANGE, i,
              "as many cards for as many, each of his own");
}

/* -------------------------------------------------------------------- ramsch */

/* clause home.ramsch: who has passed plays for himself. */
void begin_ramsch(struct replay *p, const skr_cards hand[3], skr_cards skat)
{
    p->judgment->deal = DEAL_PLAYED;
    p->judgment->ramsch = true;
    p->put_away = skat;
    skr_play_begin(&p->play, SKR_RAMSCH, hand);
    p->phase = PHASE_RAMSCH;
    if (p->hidden)
        hide(p, -1);
}

static void play_card(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    enum skr_clause clause;

    if (m->number == SKR_NO_CARD) {
        hide(p, i);
        return;
    }
    clause = skr_play_card(&p->play, m->seat, m->number);
    if (clause != SKR_C_NONE) {
        explain_card(p, add_finding(p->judgment, FINDING_ILLEGAL, clause, i),
                     m);
        skr_play_forbidden(&p->play, m->seat, m->number);
    }
    if (p->play.tricks == 10)
        p->phase = PHASE_OVER;
}

static bool is_push(int kind)
{
    return kind == MOVE_PUSH || kind == MOVE_REFUSE;
}

static void judge_ramsch_move(struct replay *p, int i)
{
    int kind = p->record->move[i].kind;

    if (kind == MOVE_CARD) {
        play_card(p, i);
    } else if (kind < MOVE_SHOW || is_push(kind)) {
        found(p, FINDING_ILLEGAL, SKR_C_RECORD_ORDER, i,
              "not at this point of the deal");
    } else {
        p->phase = PHASE_LOST;
        found(p, FINDING_UNDECIDED, SKR_C_HOME_RAMSCH, i,
              "no clause ends a ramsch before its last card");
    }
}

/* ------------------------------------------------------------------- pushing */

/* clause home.push-grand-hand: instead of an auction, and nothing but that. */
static void begin_grand_hand(struct replay *p, int i)
{
    const struct skr_announcement *said = &p->record->move[i].said;

    p->auction.over = true;
    p->auction.soloist = p->record->move[i].seat;
    begin_skat(p);
    if (said->game != SKR_GRAND || !said->hand)
        found(p, FINDING_ILLEGAL, SKR_C_HOME_PUSH_GRAND_HAND, i, "grand hand");
}

/* The first move of a pushed ramsch. */
static void begin_push(struct replay *p, int i)
{
    if (!in_force(p, SKR_C_HOME_PUSHED_RAMSCH))
        found(p, FINDING_ILLEGAL, SKR_C_HOME_PUSHED_RAMSCH, i,
              "no house rule of this game");
    p->pushed = true;
    p->phase = p->sound_deal ? PHASE_PUSH : PHASE_LOST;
    skr_push_begin(&p->push, &p->deal);
}

/* clauses home.push home.push-jacks home.push-refuse */
static void judge_push(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    int turn = p->push.turn;
    enum skr_clause clause = SKR_C_HOME_PUSH;

    if (m->hidden > 0) {
        hide(p, i);
        return;
    }
    if (m->kind == MOVE_REFUSE)
        clause = skr_push_refuse(&p->push, m->seat);
    else if (m->kind == MOVE_PUSH && m->count == 2)
        clause = skr_push_cards(&p->push, m->seat, m->put_away);
    if (clause == SKR_C_HOME_PUSH_JACKS) {
        found(p, FINDING_ILLEGAL, clause, i, "two cards that are no jacks");
    } else if (clause != SKR_C_NONE && is_push(m->kind) && m->seat != turn) {
        whose_turn(p, clause, i, turn);
    } else if (clause != SKR_C_NONE) {
        p->phase = PHASE_LOST;
        found(p, FINDING_ILLEGAL, clause, i, "two of the twelve cards, or refused");
    }
    if (p->push.turn == SKR_NOBODY && p->phase == PHASE_PUSH)
        begin_ramsch(p, p->push.hand, p->push.offered);
}

/* -------------------------------------------------------------------- moves */

/* A deal of the round of pushed ramsch is told from others by its moves: there
 * was no call. */
static bool judge_uncalled(struct replay *p, int i)
{
    int kind = p->record->move[i].kind;

    if (is_push(kind)) {
        begin_push(p, i);
        if (p->phase == PHASE_PUSH)
            judge_push(p, i);
        return true;
    }
    if (kind == MOVE_ANNOUNCE && in_force(p, SKR_C_HOME_PUSHED_RAMSCH))
        begin_grand_hand(p, i);
    return false;
}

bool judge_home(struct replay *p, int i)
{
    int kind = p->record->move[i].kind;

    if (kind >= MOVE_CONTRA && kind <= MOVE_SUP)
        judge_contra(p, i);
    else if (kind == MOVE_EXCHANGE)
        judge_exchange(p, i);
    else if (kind >= MOVE_SOLOIST && kind <= MOVE_HOUSE)
        return false;
    else if (p->phase == PHASE_PUSH)
        judge_push(p, i);
    else if (p->phase == PHASE_RAMSCH)
        judge_ramsch_move(p, i);
    else
        return p->phase == PHASE_AUCTION && !p->auction.begun
            && judge_uncalled(p, i);
    return true;
}

/* -------------------------------------------------------------------- result */

/* The step that was left out of a recorded score, or what decided it. */
static enum skr_clause explain(const struct skr_ramsch_value *v, int ruled,
                               int recorded)
{
    for (int i = 1; i < v->steps; i++)
        if (recorded != 0
            && abs(recorded * v->step[i].sum)
                == abs(ruled * v->step[i - 1].sum))
            return v->step[i].clause;
    return ruled == 0 || recorded == 0 ? v->clause
                                       : v->step[v->steps - 1].clause;
}

static void compare_scores(struct replay *p, const struct skr_ramsch_value *v)
{
    const struct result *r = &p->record->result;

    for (int seat = 0; seat < 3; seat++) {
        int figure = FIGURE_SCORE_0 + seat, ruled = v->score[seat];

        if ((r->given & (1u << figure)) != 0 && r->figure[figure] != ruled)
            wrong_figure(p, figure,
                         explain(v, ruled, r->figure[figure]), ruled);
    }
}

void judge_ramsch_result(struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct skr_play *play = &p->play;
    struct skr_ramsch ramsch = {
        .code = j->code, .pushed = p->pushed, .refused = (int)p->push.refused,
        .points = { play->points[0], play->points[1], play->points[2] },
        .tricks = { play->won[0], play->won[1], play->won[2] },
    };

    if (p->phase == PHASE_LOST)
        return;
    if (p->record->result.kind == RESULT_PASSED) {
        found(p, FINDING_WRONG, SKR_C_HOME_RAMSCH, -2, "a ramsch");
        return;
    }
    if (p->phase != PHASE_OVER) {
        found(p, FINDING_UNDECIDED, SKR_C_HOME_RAMSCH, -2, "the play breaks off");
        return;
    }
    j->ramsch_valued = p->sound_deal
        && skr_ramsch_value(&ramsch, &j->ramsch_value) == SKR_OK;
    if (j->ramsch_valued)
        compare_scores(p, &j->ramsch_value);
}

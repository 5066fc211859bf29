/* Judges the moves before the play: the skat and the announcement. */
#include "judge/contract.h"

#include "judge/deal.h"
#include "judge/find.h"
#include "judge/follow.h"
#include "judge/order.h"
#include "judge/play.h"

/* Does the soloist himself make such a move later, before a card is played? */
static bool soloist_will(const struct replay *p, const struct move *m)
{
    enum move_kind kind = (enum move_kind)m->kind;

    while (++m < moves_end(p->record) && m->kind != MOVE_CARD)
        if (m->kind == kind && m->seat == p->state.soloist)
            return true;
    return false;
}

/* A skat taken up by another player counts as taken, unless the soloist takes
 * it too. */
void judge_take(struct replay *p, const struct move *m)
{
    enum skr_clause clause = follow_record(p, m);

    if (clause == SKR_C_SKAT_TAKE) {
        not_the_soloist(p, m, clause);
        p->ignored = soloist_will(p, m);
        if (!p->ignored)
            follow_for(p, m, p->state.soloist);
    } else if (clause != SKR_C_NONE && p->state.phase == SKR_PHASE_SKAT) {
        p->ignored = true;
        find_illegal(p->judgment, SKR_C_SKAT_TAKE, m,
                     N_("the skat can be taken up only once"));
    } else if (clause != SKR_C_NONE) {
        judge_order(p, m);
    }
}

/* clause record.deal: the cards found are the cards dealt. */
SKR_CITE(RECORD_DEAL);
void judge_found(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;

    if (s->phase != SKR_PHASE_SKAT) {
        judge_order(p, m);
        return;
    }
    if (m->hidden == 0 && !s->unsound && p->record->hidden[3] == 0
        && m->put_away != s->deal.skat)
        find(p->judgment, FINDING_WRONG, SKR_C_RECORD_DEAL, m,
             SAY("{cards}", .cards = s->deal.skat));
    if (!s->skat_taken)
        find_illegal(p->judgment, SKR_C_SKAT_TAKE, m,
                     N_("nobody took the skat up"));
}

/* clause end.announced-late: the lead stands. The defenders' cards do, unless the
 * record has a card of middlehand next: then they have been played again. */
static void play_early(struct replay *p)
{
    const struct move *lead = p->early, *next = p->next, *m = next;
    const struct move *end = moves_end(p->record);

    p->early = NULL;
    while (m < end && m->kind != MOVE_CARD)
        m++;
    if (m == end || m->seat != SKR_MIDDLEHAND)
        judge_run(p, lead + (p->state.play.count == 1), end);
    p->next = next;
}

/* The cards are ready. */
static void enter_play(struct replay *p)
{
    if (p->state.phase != SKR_PHASE_PLAY || p->lost)
        return;
    if (p->hidden)
        judge_hidden(p, NULL);
    else if (p->early != NULL && p->early->number == SKR_NO_CARD)
        judge_hidden(p, p->early);
    else if (p->early != NULL)
        play_early(p);
}

/* ------------------------------------------------------------------- put away */

/* clause record.hidden: the cards put away are those of the twelve that he never
 * plays. Returns 0 if these are not two. */
static skr_cards never_played(const struct replay *p, const struct move *m)
{
    skr_cards by[3], rest;

    cards_played(p->record, by);
    rest = (twelve_cards(&p->state) & ~by[p->state.soloist]) | m->put_away;
    return skr_count(rest) == 2 ? rest : 0;
}

static const char *right_away(const struct move *m)
{
    return m->away != 2 || (m->hidden == 0 && skr_count(m->put_away) != 2)
        ? N_("two cards") : N_("two of the soloist's twelve cards");
}

/* clause skat.discard: two of the twelve cards. Of a deal with hidden cards only their
 * number can be wrong. */
static void put_away(struct replay *p, const struct move *m)
{
    const int away = m->away == NONE_AWAY ? 0 : m->away;
    const bool wrong = away != 2 || (m->hidden == 0 && skr_count(m->put_away) != 2);
    const skr_cards inferred = m->hidden == 0 || p->hidden ? m->put_away
                                                           : never_played(p, m);
    const bool unknown = m->hidden != 0 && !p->hidden && inferred == 0;
    struct skr_move move = { .kind = SKR_MOVE_DISCARD, .seat = p->state.soloist };

    move.away = inferred;
    move.hidden = unknown ? 2 : away > skr_count(inferred) ? away - skr_count(inferred) : 0;
    move.number = away == 0 ? -1 : 0;
    if (follow(&p->state, &move) != SKR_C_NONE && (wrong || !(p->state.unsound || unknown)))
        find_illegal(p->judgment, SKR_C_SKAT_DISCARD, m, right_away(m));
    note_end(p, m);
    if (p->state.phase == SKR_PHASE_OVER)
        carry_on(&p->state);
    if (unknown)
        judge_hidden(p, m);
}

/* clause announce.show: the cards shown are the hand. Some servers leave out
 * the cards that came from the skat, so only a card that is not held is
 * wrong. */
SKR_CITE(ANNOUNCE_SHOW);
static void judge_shown(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;
    skr_cards hand = twelve_cards(s) & ~s->skat;

    if ((m->shown & ~hand) != 0 && !s->unsound)
        find(p->judgment, FINDING_ILLEGAL, SKR_C_ANNOUNCE_SHOW, m,
             SAY("{cards}", .cards = hand));
}

void judge_discard(struct replay *p, const struct move *m)
{
    if (p->state.phase != SKR_PHASE_DISCARD || m->seat != p->state.soloist) {
        judge_order(p, m);
        return;
    }
    put_away(p, m);
    enter_play(p);
    judge_shown(p, m);
}

/* --------------------------------------------------------------- announcement */

static void find_struck(struct judgment *j, const struct move *m,
                        const struct skr_announced *ruled)
{
    static const char *const part[SKR_PARTS] = {
        N_("not hand"), N_("schneider not announced"), N_("schwarz not announced"),
        N_("not ouvert"), N_("not revolution"), N_("the game that was bid")
    };

    for (int n = 0; n < SKR_PARTS; n++)
        if (ruled->struck[n] != SKR_C_NONE)
            find_illegal(j, ruled->struck[n], m, part[n]);
}

/* What he announces. If all cards of his hand are shown with it, it lies open;
 * judge_shown compares them. */
static struct skr_move announcement(const struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;

    return (struct skr_move){
        .kind = SKR_MOVE_ANNOUNCE, .seat = s->soloist, .said = m->said,
        .shown = m->away >= 0 && m->count - m->away == 10 ? s->play.hand[s->soloist] : 0,
    };
}

/* The cards that the record has with an announcement. */
static void judge_cards_with(struct replay *p, const struct move *m)
{
    bool taken = p->state.skat_taken;

    if (taken && m->away == 0)
        return;
    if (taken)
        put_away(p, m);
    else if (m->away > 0)
        find_illegal(p->judgment, SKR_C_SKAT_DISCARD, m, N_("the skat was not taken up"));
    enter_play(p);
    judge_shown(p, m);
}

static void judge_first(struct replay *p, const struct move *m)
{
    struct skr_move move = announcement(p, m);
    struct skr_announced ruled;

    if (m->seat != p->state.soloist) {
        not_the_soloist(p, m, SKR_C_ANNOUNCE_SOLOIST);
        p->ignored = soloist_will(p, m);
        if (p->ignored)
            return;
    }
    /* Its cards are judged below, so that only a part of it can be refused here. */
    if (follow(&p->state, &move) != SKR_C_NONE) {
        rule_announcement(&p->state, &move, &ruled);
        find_struck(p->judgment, m, &ruled);
    }
    judge_cards_with(p, m);
}

/* clause announce.change: before the lead the soloist may still name a game of
 * higher value; the cards put away stay. They may be put away with it, if none were
 * before. */
static void judge_change(struct replay *p, const struct move *m)
{
    struct skr_move move = announcement(p, m);
    enum skr_clause clause;

    move.seat = m->seat;
    clause = follow(&p->state, &move);
    if (clause == SKR_C_ANNOUNCE_CHANGE) {
        p->ignored = true;
        find_illegal(p->judgment, clause, m, N_("a game of higher value"));
    } else if (clause == SKR_C_RECORD_HIDDEN) {
        judge_hidden(p, m);
    } else if (clause == SKR_C_RECORD_ORDER || clause == SKR_C_ANNOUNCE_FINAL) {
        judge_again(p, m);
    } else if (p->state.phase == SKR_PHASE_DISCARD && m->count > 0) {
        judge_discard(p, m);
    } else {
        enter_play(p);
    }
}

void judge_announce(struct replay *p, const struct move *m)
{
    if (p->state.phase == SKR_PHASE_SKAT)
        judge_first(p, m);
    else if (p->state.phase == SKR_PHASE_OVER)
        judge_again(p, m);
    else if (in_ramsch(p))
        judge_order(p, m);
    else
        judge_change(p, m);
}

/* ------------------------------------------------------------- an early lead */

/* clause end.play-on: by a defender, and not after the last card. The cards that follow an
 * early lead are not judged, and so are counted here. */
SKR_CITE(END_PLAY_ON);
bool demands_after_lead(const struct replay *p, const struct move *lead,
                        const struct move *m)
{
    int cards = 0;

    for (const struct move *card = lead; card < m; card++)
        cards += card->kind == MOVE_CARD;
    return m->kind == MOVE_PLAY_ON && m->seat != p->state.soloist && cards < 30
        && skr_in_force(p->code, SKR_C_END_PLAY_ON);
}

/* The announcement that follows this move, or a null pointer, if there is none before a
 * demand to play on. */
static const struct move *announced_after(const struct replay *p,
                                          const struct move *m)
{
    const struct move *end = moves_end(p->record), *next = m;

    while (++next < end && !demands_after_lead(p, m, next))
        if (next->kind == MOVE_ANNOUNCE)
            return next;
    return NULL;
}

/* clause end.announced-late: forehand is entitled to lead, and announces after
 * that; the others add their cards. Returns false if that is not so. */
SKR_CITE(END_ANNOUNCED_LATE);
static bool leads_early(struct replay *p, const struct move *m)
{
    const struct move *lead = p->early;

    if (!skr_in_force(p->code, SKR_C_END_ANNOUNCED_LATE))
        return false;
    if (lead == NULL) {
        if (p->state.soloist != SKR_FOREHAND || m->seat != SKR_FOREHAND
            || announced_after(p, m) == NULL)
            return false;
        p->early = m;
        follow_record(p, m);
    } else if (m - lead > 2 || m[-1].kind != MOVE_CARD) {
        judge_order(p, m);
    }
    return true;
}

/* clauses end.early-lead skat.wrong-number: lost, and if he then announces with
 * the nine cards that he has left, it is that game. */
void judge_no_game(struct replay *p, const struct move *m)
{
    const struct move *named = announced_after(p, m);
    struct skr_move move;

    if (leads_early(p, m))
        return;
    find_illegal(p->judgment, SKR_C_ANNOUNCE_REQUIRED, m,
                 N_("no game is announced"));
    follow_record(p, m);
    if (p->state.ruled && named != NULL && named->seat == m->seat) {
        move = announcement(p, named);
        follow(&p->state, &move);
    }
    note_end(p, m);
    p->lost = true;
}

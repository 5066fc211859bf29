/* Judges what the soloist does before the play: the skat, what he puts away,
 * and the game that he announces. */
#include <stdio.h>

#include "base/names.h"
#include "base/text.h"
#include "judge/replay.h"

/* Does the soloist himself make such a move later, before a card is played? */
static bool soloist_will(const struct replay *p, int i, enum move_kind kind)
{
    const struct record *r = p->record;

    while (++i < r->moves && r->move[i].kind != MOVE_CARD)
        if (r->move[i].kind == kind
            && r->move[i].seat == p->judgment->soloist)
            return true;
    return false;
}

static void not_the_soloist(struct replay *p, int i, enum skr_clause clause)
{
    struct finding *f = illegal(p, clause, i);

    snprintf(f->ruled, sizeof f->ruled, "%s is soloist",
             seat_name(p->judgment->soloist));
}

/* What another player takes counts as taken, unless the soloist does so too. */
static void judge_take(struct replay *p, int i)
{
    if (p->record->move[i].seat != p->judgment->soloist) {
        not_the_soloist(p, i, SKR_C_SKAT_TAKE);
        if (soloist_will(p, i, MOVE_TAKE))
            return;
    } else if (p->taken) {
        set_ruled(illegal(p, SKR_C_RECORD_ORDER, i), "taken up once");
    }
    p->taken = true;
}

/* clause record.deal: the cards found are the cards dealt. */
SKR_CITE(RECORD_DEAL);
static void judge_found(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    if (m->hidden == 0 && p->sound_deal && m->put_away != p->record->deal.skat
        && p->record->hidden[3] == 0) {
        struct finding *f = add_finding(p->judgment, FINDING_WRONG,
                                        SKR_C_RECORD_DEAL, i);
        write_cards(f->ruled, sizeof f->ruled, p->deal.skat);
    }
    if (!p->taken)
        set_ruled(illegal(p, SKR_C_SKAT_TAKE, i),
                  "nobody took the skat up");
}

static void begin_play(struct replay *p)
{
    skr_cards hand[3];

    for (int seat = 0; seat < 3; seat++)
        hand[seat] = p->deal.hand[seat];
    hand[p->judgment->soloist] = p->twelve & ~p->put_away;
    skr_play_begin(&p->play, p->judgment->game.game, hand);
    p->phase = p->hidden ? PHASE_LOST : PHASE_PLAY;
    if (p->hidden)
        add_finding(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_HIDDEN, -1);
}

/* The number of cards told is right: two put away, and after them, in an open
 * game, cards of the hand. */
static bool told_two(const struct replay *p, const struct move *m)
{
    return (m->count == 2 || (m->count > 2 && p->judgment->game.ouvert))
        && (m->hidden > 0 || skr_count(m->put_away) == 2);
}

/* clause skat.discard: two of the twelve cards, when the skat was taken. */
SKR_CITE(SKAT_OWNER);
static void judge_discard(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];

    if (p->taken) {
        p->put_away = m->hidden > 0 ? p->deal.skat : m->put_away;
        if (!told_two(p, m))
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i), "two cards");
        else if ((p->put_away & ~p->twelve) != 0 && p->sound_deal)
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i),
                      "two of the soloist's twelve cards");
    } else {
        p->put_away = p->deal.skat;
        if (m->count == 2)
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i),
                      "the skat was not taken up");
    }
    begin_play(p);
}

/* clause announce.show: the open hand is the hand. Some servers leave out the
 * cards that came from the skat, so only a card that is not held is wrong. */
SKR_CITE(ANNOUNCE_SHOW);
static void judge_shown(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    skr_cards hand = p->twelve & ~p->put_away;
    skr_cards shown = m->shown | (p->taken || m->count == 2 ? 0 : m->put_away);

    if ((shown & ~hand) != 0 && p->sound_deal)
        write_cards(illegal(p, SKR_C_ANNOUNCE_SHOW, i)->ruled, 48,
                    hand);
}

static void judge_struck(struct replay *p, int i,
                         const struct skr_announced *ruled)
{
    static const char *const part[SKR_PARTS] = {
        "no hand", "schneider not announced", "schwarz not announced",
        "not ouvert", "no revolution"
    };

    for (int n = 0; n < SKR_PARTS; n++)
        if (ruled->struck[n] != SKR_C_NONE)
            set_ruled(illegal(p, ruled->struck[n], i), part[n]);
}

static void judge_announcement(struct replay *p, int i)
{
    const struct move *m = &p->record->move[i];
    struct judgment *j = p->judgment;
    struct skr_announced ruled;

    if (m->seat != j->soloist) {
        not_the_soloist(p, i, SKR_C_ANNOUNCE_SOLOIST);
        if (soloist_will(p, i, MOVE_ANNOUNCE))
            return;
    }
    if (skr_announce(j->code, &m->said, p->taken, &ruled) != SKR_C_NONE)
        judge_struck(p, i, &ruled);
    j->announced = true;
    j->game = ruled.valid;
    if (p->taken && m->count == 0) {
        p->phase = PHASE_DISCARD;
        return;
    }
    judge_discard(p, i);
    judge_shown(p, i);
}

/* ------------------------------------------------------------------ a change */

/* What an announced game is at least worth: won simple, and raised to the bid
 * as it would have to be. */
static int announced_value(const struct replay *p,
                           const struct skr_announcement *a)
{
    const struct judgment *j = p->judgment;
    int base = skr_base(j->code, a), matadors, value;

    if (a->game == SKR_NULL)
        return base;
    matadors = skr_matadors(a->game, p->twelve);
    value = base * ((matadors > 0 ? matadors : -matadors) + 1 + a->hand);
    return value >= j->bid ? value : (j->bid + base - 1) / base * base;
}

static bool may_change(const struct replay *p, int i)
{
    return skr_in_force(p->judgment->code, SKR_C_ANNOUNCE_CHANGE) && p->phase == PHASE_PLAY
        && p->record->move[i].kind == MOVE_ANNOUNCE
        && p->record->move[i].seat == p->judgment->soloist
        && p->play.played == 0;
}

/* clause announce.change: before the lead a game of higher value may still be
 * named; the cards put away stay. */
bool judge_change(struct replay *p, int i)
{
    struct judgment *j = p->judgment;
    struct skr_announced ruled;

    if (!may_change(p, i))
        return false;
    skr_announce(j->code, &p->record->move[i].said, p->taken, &ruled);
    if (announced_value(p, &ruled.valid) <= announced_value(p, &j->game)) {
        set_ruled(illegal(p, SKR_C_ANNOUNCE_CHANGE, i),
                  "a game of higher value");
        return true;
    }
    j->game = ruled.valid;
    begin_play(p);
    return true;
}

/* ------------------------------------------------------------------- phases */

/* clause announce.required: no card before the announcement. */
static void judge_unannounced(struct replay *p, int i)
{
    set_ruled(illegal(p, SKR_C_ANNOUNCE_REQUIRED, i),
              "no game is announced");
    led_early(p, i);
    p->phase = PHASE_LOST;
}

static bool judge_skat_phase(struct replay *p, int i)
{
    switch (p->record->move[i].kind) {
    case MOVE_TAKE:
        judge_take(p, i);
        break;
    case MOVE_SKAT:
        judge_found(p, i);
        break;
    case MOVE_ANNOUNCE:
        judge_announcement(p, i);
        break;
    case MOVE_CARD:
        judge_unannounced(p, i);
        break;
    default:
        return false;
    }
    return true;
}

static bool judge_discard_phase(struct replay *p, int i)
{
    if (p->record->move[i].kind == MOVE_DISCARD
        && p->record->move[i].seat == p->judgment->soloist) {
        judge_discard(p, i);
        judge_shown(p, i);
        return true;
    }
    if (p->record->move[i].kind == MOVE_ANNOUNCE)
        return false;
    set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i),
              "two cards are put away first");
    p->phase = PHASE_LOST;
    return true;
}

bool judge_contract(struct replay *p, int i)
{
    return p->phase == PHASE_SKAT ? judge_skat_phase(p, i)
                                  : judge_discard_phase(p, i);
}

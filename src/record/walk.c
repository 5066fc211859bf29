/* Plays a record in the engine. A record can say less than the engine asks for (who became
 * soloist, but no calls) and more (the cards found, who took a trick): the one is filled
 * in, the other compared. */
#include "base/none.h"
#include "record/walk.h"

#include <string.h>

struct walker {
    struct skr_state *state;
    bool follow;
    enum skr_clause clause;      /* that the event broke */
};

/* The kind of move of the engine for each of a record; NONE: none. */
static const int8_t kinds[] = {
    [MOVE_BID] = SKR_MOVE_BID,         [MOVE_HOLD] = SKR_MOVE_HOLD,
    [MOVE_PASS] = SKR_MOVE_PASS,       [MOVE_TAKE] = SKR_MOVE_TAKE,
    [MOVE_SKAT] = NONE,                  [MOVE_ANNOUNCE] = SKR_MOVE_ANNOUNCE,
    [MOVE_DISCARD] = SKR_MOVE_DISCARD, [MOVE_CARD] = SKR_MOVE_CARD,
    [MOVE_SHOW] = SKR_MOVE_SHOW,       [MOVE_RESIGN] = SKR_MOVE_CONCEDE,
    [MOVE_TIMEOUT] = SKR_MOVE_TIMEOUT, [MOVE_LEFT] = SKR_MOVE_LEFT,
    [MOVE_CONSENT] = SKR_MOVE_CONSENT, [MOVE_OBJECT] = SKR_MOVE_OBJECT,
    [MOVE_THROW] = SKR_MOVE_THROW,     [MOVE_BREACH] = SKR_MOVE_BREACH,
    [MOVE_PLAY_ON] = SKR_MOVE_PLAY_ON, [MOVE_SOLOIST] = NONE,
    [MOVE_TRICK] = NONE,                 [MOVE_HOUSE] = NONE,
    [MOVE_CONTRA] = SKR_MOVE_CONTRA,   [MOVE_RE] = SKR_MOVE_RE,
    [MOVE_SUP] = SKR_MOVE_SUP,         [MOVE_PUSH] = SKR_MOVE_PUSH,
    [MOVE_REFUSE] = SKR_MOVE_REFUSE,   [MOVE_EXCHANGE] = SKR_MOVE_EXCHANGE,
    [MOVE_NAME] = SKR_MOVE_BID_GAME,   [MOVE_MISDEAL] = SKR_MOVE_MISDEAL,
};

/* ---------------------------------------------------------------------- moves */

static bool is_set(int number)
{
    return number > 0;
}

static struct skr_mishap mishap_of(const struct recorded_misdeal *m)
{
    return (struct skr_mishap){
        .kind = (enum skr_misdeal_kind)m->kind,
        .fault = (enum skr_fault)(is_set(m->fault) ? m->fault : 0),
        .proved = (enum skr_level)(is_set(m->proved) ? m->proved : 0),
        .lifted = is_set(m->lifted) ? m->lifted : 0,
        .in_deal = m->found == SKR_FOUND_IN_DEAL, .told_apart = is_set(m->told_apart),
        .leave = is_set(m->leave), .mattered = is_set(m->mattered),
        .play_on = is_set(m->play_on),
    };
}

static void set_announced(const struct move *from, struct skr_move *to)
{
    to->number = from->away == NONE_AWAY ? -1 : 0;
    to->away = from->put_away;
    to->shown = from->shown;
    to->hidden = from->away != 0 ? from->hidden : 0;
}

static void set_move(const struct move *from, struct skr_move *to)
{
    memset(to, 0, sizeof *to);
    to->kind = (enum skr_move_kind)kinds[from->kind];
    to->seat = from->seat;
    to->number = from->number;
    if (from->kind == MOVE_MISDEAL)
        to->misdeal = mishap_of(&from->misdeal);
    else
        to->said = from->said;
    switch (from->kind) {
    case MOVE_ANNOUNCE:
    case MOVE_DISCARD:
        set_announced(from, to);
        break;
    case MOVE_PUSH:
    case MOVE_EXCHANGE:
        to->number = 0;
        to->away = from->put_away;
        to->hidden = from->hidden;
        to->shown = from->shown;
        break;
    default:
        to->shown = from->put_away | from->shown;
    }
}

static void make(struct walker *w, const struct skr_move *m)
{
    enum skr_clause clause = w->follow ? skr_state_follow(w->state, m)
                                       : skr_state_move(w->state, m);

    if (w->clause == SKR_C_NONE)
        w->clause = clause;
}

static void say(struct walker *w, int seat, enum skr_move_kind kind, int number)
{
    make(w, &(struct skr_move){ .kind = kind, .seat = seat, .number = number });
}

/* ---------------------------------------------- what the engine asks for besides */

/* Calls that make the seat soloist at this bid. Who bid or held is not known: where only
 * who did may say contra, nobody may. clause home.contra-bid */
static void make_soloist(struct walker *w, int seat, int bid)
{
    if (seat == SKR_REARHAND)
        say(w, SKR_MIDDLEHAND, SKR_MOVE_PASS, 0);
    say(w, seat == SKR_REARHAND ? SKR_REARHAND : SKR_MIDDLEHAND, SKR_MOVE_BID, bid);
    say(w, SKR_FOREHAND, seat == SKR_FOREHAND ? SKR_MOVE_HOLD : SKR_MOVE_PASS, 0);
    if (seat == SKR_FOREHAND)
        say(w, SKR_MIDDLEHAND, SKR_MOVE_PASS, 0);
    if (seat != SKR_REARHAND)
        say(w, SKR_REARHAND, SKR_MOVE_PASS, 0);
    w->state->auction.spoke = 0;
}

/* clause home.ramsch: a record without calls may say that they ended in a ramsch; of
 * other house rules it does not say how they are played. */
static void play_by_house(struct walker *w, enum skr_clause clause)
{
    if (clause != SKR_C_HOME_RAMSCH || w->state->auction.begun) {
        w->clause = clause;
        return;
    }
    say(w, SKR_MIDDLEHAND, SKR_MOVE_PASS, 0);
    say(w, SKR_REARHAND, SKR_MOVE_PASS, 0);
    say(w, SKR_FOREHAND, SKR_MOVE_PASS, 0);
}

/* ------------------------------------------------------------ what is compared */

/* clause record.deal: the cards found are the cards dealt. */
static void compare_found(struct walker *w, const struct move *m)
{
    const struct skr_state *s = w->state;

    if (!s->skat_taken)
        w->clause = SKR_C_SKAT_TAKE;
    else if (m->hidden == 0 && s->deal.skat != 0 && m->put_away != s->deal.skat)
        w->clause = SKR_C_RECORD_DEAL;
}

static void compare_winner(struct walker *w, const struct move *m)
{
    const struct skr_play *play = &w->state->play;

    if (play->tricks == 0 || play->count != 0)
        w->clause = SKR_C_TRICK_COMPLETE;
    else if (play->winner != m->seat)
        w->clause = SKR_C_TRICK_WINNER;
}

static void make_event(struct walker *w, const struct move *m)
{
    struct skr_move move;

    switch (m->kind) {
    case MOVE_SOLOIST: make_soloist(w, m->seat, m->number); break;
    case MOVE_HOUSE: play_by_house(w, (enum skr_clause)m->number); break;
    case MOVE_SKAT: compare_found(w, m); break;
    case MOVE_TRICK: compare_winner(w, m); break;
    default:
        if (m->kind == MOVE_CARD && m->number == SKR_NO_CARD) {
            w->clause = SKR_C_RECORD_HIDDEN;
            break;
        }
        set_move(m, &move);
        make(w, &move);
    }
}

/* ------------------------------------------------------------------------ all */

/* A record can give the skat where the soloist finds it. */
static struct skr_deal deal_of(const struct record *r)
{
    struct skr_deal deal = r->deal;

    for (const struct move *m = r->move; m < moves_end(r) && deal.skat == 0; m++)
        if (m->kind == MOVE_SKAT)
            deal.skat = m->put_away;
    return deal;
}

/* clause home.pushed-ramsch: in the round nobody calls. */
static bool is_pushed(const struct record *r)
{
    const struct move *m = r->move;

    return r->moves > 0 && (m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE
                            || m->kind == MOVE_TAKE || m->kind == MOVE_ANNOUNCE);
}

struct refused walk_record(const struct record *r, const struct skr_code *code,
                           const struct skr_round *recorded, bool follow,
                           struct skr_state *s)
{
    struct walker w = { .state = s, .follow = follow };
    struct refused first = { .event = 0 };
    struct skr_round round = *recorded;
    const struct skr_deal deal = deal_of(r);

    if (skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH))
        round.pushed |= is_pushed(r);
    first.clause = r->doubled ? SKR_C_PACK_CARDS
                              : skr_state_begin(s, code, &deal, &round);
    if (first.clause != SKR_C_NONE)
        return first;
    for (const struct move *m = r->move; m < moves_end(r); m++) {
        w.clause = SKR_C_NONE;
        make_event(&w, m);
        if (w.clause != SKR_C_NONE && first.clause == SKR_C_NONE)
            first = (struct refused){ (int)(m - r->move) + 1, w.clause };
        if (w.clause != SKR_C_NONE && !follow)
            break;
    }
    return first;
}

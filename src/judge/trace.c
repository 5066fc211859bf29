/* The trace of a judgment, filled from the replay after each move. While the judge follows
 * the cards, the trace has what he knows; cards after the end, or in a record that he
 * cannot follow, are only laid down and taken up, as they were at the table. */
#include "judge/trace.h"

#include <string.h>

#include "judge/replay.h"

/* ---------------------------------------------------------------------- cards */

/* How many cards the judge has followed. */
static int followed(const struct skr_play *play)
{
    return 3 * play->tricks + play->count;
}

static void note_hands(struct traced *to, const struct replay *p, const struct trace *t)
{
    memcpy(to->hand, t->laying ? t->table.play.hand : p->state.play.hand, sizeof to->hand);
    to->skat = t->laying && p->state.soloist != SKR_NOBODY ? counting_skat(p) : p->state.skat;
    if (p->state.round.pushed)
        to->skat = p->state.skat;
}

static bool plays(const struct replay *p)
{
    return p->judgment->ramsch || p->state.announced;
}

/* The cards that are in the hands when the judge cannot begin the play. */
static void begin_table(struct trace *t, const struct replay *p)
{
    t->table = p->state;
    if (p->state.skat_taken)
        t->table.play.hand[p->state.soloist] &= ~counting_skat(p);
    begin_play(&t->table, p->judgment->ramsch ? SKR_RAMSCH : p->state.game.game);
    t->laying = true;
}

/* Lays down a card that the judge did not follow. Returns false if it belongs to no
 * trick. */
static bool lay(struct trace *t, const struct replay *p, const struct move *m)
{
    t->blind = t->blind || m->number == SKR_NO_CARD;
    if (t->blind || !plays(p) || t->table.play.tricks == 10)
        return false;
    if (!t->laying)
        begin_table(t, p);
    lay_card(&t->table, m->seat, m->number);
    return true;
}

/* Notes the trick on the table; place: of the move's card, or 0. */
static void note_trick(struct traced *to, const struct skr_play *play, int place)
{
    bool whole = play->count == 0;

    to->place = (uint8_t)place;
    to->trick = (uint8_t)(play->tricks + !whole);
    to->laid = (uint8_t)(!whole ? play->count : play->tricks > 0 ? 3 : 0);
    if (place > 0 && place < to->laid)
        to->laid = (uint8_t)place;
    to->winner = SKR_NOBODY;
    for (int n = 0; n < 3; n++) {
        to->card[n] = (int8_t)(n < to->laid ? play->card[n] : SKR_NO_CARD);
        to->by[n] = (int8_t)(n < to->laid ? play->by[n] : SKR_NOBODY);
        to->points = (int16_t)(to->points + (place == 3 ? skr_card_points(play->card[n]) : 0));
    }
    if (place == 3)
        to->winner = (int8_t)play->winner;
}

/* -------------------------------------------------------------------- figures */

static struct traced_side side(int points, int tricks)
{
    return (struct traced_side){ (int16_t)points, (int8_t)tricks };
}

static void note_sides(struct traced *to, const struct replay *p,
                       const struct skr_play *play)
{
    struct skr_facts f;
    int points = 0, skat;

    for (int seat = 0; seat < 3; seat++) {
        to->seat[seat] = side(play->points[seat], play->won[seat]);
        points += play->points[seat];
    }
    to->left = side(120 - points, 10 - play->tricks);
    if (p->state.soloist == SKR_NOBODY)
        return;
    f = facts_on(&p->state, play, SKR_PLAYED);
    skat = skr_points(counting_skat(p)) - skr_points(p->state.skat);
    f.taken.points += skat;
    f.taken.unplayed_points -= skat;
    to->soloist = side(f.taken.points, f.taken.tricks);
    to->defenders = side(points - play->points[p->state.soloist],
                         play->tricks - f.taken.tricks);
    to->left.points = (int16_t)(f.taken.unplayed_points > 0 ? f.taken.unplayed_points : 0);
    if (plays(p) && !p->state.unsound) {
        f.taken.unplayed_points = to->left.points;
        to->decided = skr_decided(&f);
    }
}

/* ---------------------------------------------------------------------- state */

/* The clause that ended the game by the code. */
static enum skr_clause over(const struct replay *p)
{
    const struct ending *e = &p->ending;

    if (e->by_code != NULL)
        return e->broken != SKR_C_NONE ? e->broken : p->state.ended;
    if (e->stop == STOP_BY_CODE)
        return e->stop_clause;
    if (p->state.phase != SKR_PHASE_OVER)
        return SKR_C_NONE;
    return p->judgment->deal == DEAL_PASSED_IN ? SKR_C_AUCTION_PASSED_IN
        : p->judgment->deal == DEAL_ABORTED ? SKR_C_END_ABSENT : SKR_C_END_PLAY_OUT;
}

static void note_turn(struct traced *to, const struct traced *before, const struct replay *p)
{
    to->over = over(p);
    to->phase = to->over != SKR_C_NONE ? SKR_PHASE_OVER
        : p->lost ? before->phase : (uint8_t)p->state.phase;
    to->turn = (uint8_t)(to->over != SKR_C_NONE || p->lost ? 0 : seat_on_turn(&p->state));
}

static void note(struct trace *t, struct traced *to, const struct traced *before,
                 const struct replay *p, int place)
{
    memset(to, 0, sizeof *to);
    note_trick(to, &t->table.play, place);
    note_sides(to, p, &t->table.play);
    note_hands(to, p, t);
    note_turn(to, before, p);
}

/* ----------------------------------------------------------------------- moves */

void trace_begin(struct trace *t, const struct replay *p)
{
    memset(t, 0, offsetof(struct trace, move));
    note(t, &t->deal, NULL, p, 0);
}

/* clause end.announced-late: cards led before the announcement belong to the first
 * trick, once the judge has followed them. */
static void note_early(struct trace *t, const struct replay *p, const struct move *m)
{
    int place = 0, cards = followed(&t->table.play);

    for (int n = 0; p->record->move + n < m && place < cards; n++)
        if (p->record->move[n].kind == MOVE_CARD) {
            t->move[n].counts = true;
            note_trick(&t->move[n], &t->table.play, ++place);
            if (place == 3)
                note_sides(&t->move[n], p, &t->table.play);
        }
}

/* A demand to play on takes moves back, also those that counted before. clause
 * end.play-on */
static void take_back(struct trace *t, const struct replay *p, const struct move *demand)
{
    for (int n = 0; p->record->move + n < demand; n++)
        if (was_taken_back(p->judgment, n))
            t->move[n].counts = false;
}

/* Takes over what the judge has followed with this move. Returns how many cards. */
static int take_over(struct trace *t, const struct replay *p)
{
    int cards = followed(&p->state.play) - t->followed;

    if (cards != 0 || (p->state.phase == SKR_PHASE_PLAY && !p->lost)) {
        t->table = p->state;
        t->laying = true;
    }
    t->followed += cards;
    return cards;
}

void trace_move(struct trace *t, const struct replay *p, const struct move *m)
{
    struct traced *to = &t->move[m - p->record->move];
    const struct traced *before = m == p->record->move ? &t->deal : to - 1;
    int cards = take_over(t, p);
    bool card = m->kind == MOVE_CARD, laid = card && (cards > 0 || lay(t, p, m));

    note(t, to, before, p, !laid ? 0 : t->table.play.count == 0 ? 3 : t->table.play.count);
    to->counts = !p->ignored && (cards > 0 || !card)
        && (before->over == SKR_C_NONE || to->over == SKR_C_NONE);
    if (!card && cards > 0)
        note_early(t, p, m);
    if (m->kind == MOVE_PLAY_ON && was_taken_back(p->judgment, (int)(m - p->record->move)))
        take_back(t, p, m);
}

/* Does the clause give the cards that were not played to a side? */
static bool gives_rest(enum skr_clause clause)
{
    static const enum skr_clause giving[] = {
        SKR_C_END_THROW, SKR_C_END_CLAIM, SKR_C_END_LAY_DOWN, SKR_C_END_OPEN_PLAY,
        SKR_C_END_OPEN_PLAY_1999,
    };

    for (size_t n = 0; n < sizeof giving / sizeof *giving; n++)
        if (giving[n] == clause)
            return true;
    return false;
}

/* Which side got the cards that were not played. */
static enum skr_rest rest(const struct judgment *j, const struct traced *last)
{
    if (!j->valued || j->facts.end.how != SKR_PLAYED || !gives_rest(j->ended_by))
        return SKR_REST_NOBODYS;
    return j->facts.taken.tricks > last->soloist.tricks ? SKR_REST_SOLOISTS
                                                        : SKR_REST_DEFENDERS;
}

void trace_end(struct trace *t, const struct judgment *j)
{
    t->skat = skr_points(j->put_away);
    t->rest = (int8_t)rest(j, trace_last(t, j->record));
}

/* --------------------------------------------------------------------- reading */

const struct traced *trace_last(const struct trace *t, const struct record *r)
{
    return r->moves == 0 ? &t->deal : &t->move[r->moves - 1];
}

struct skr_facts trace_facts(const struct judgment *j, const struct traced *t)
{
    return (struct skr_facts){
        .code = j->code,
        .contract = { .game = j->game, .bid = j->bid, .cards = j->twelve },
        .taken = { .points = t->soloist.points, .tricks = t->soloist.tricks,
                   .unplayed_points = t->left.points, .unplayed_tricks = t->left.tricks },
    };
}

/* Judges incidents in the play. */
#include "judge/incident.h"

#include "judge/find.h"
#include "judge/follow.h"
#include "judge/order.h"

static const struct move *incident_move(const struct replay *p)
{
    return &p->record->move[p->state.incident_at];
}

static bool by_soloist(const struct replay *p)
{
    return p->state.incident.seat == p->state.soloist;
}

static uint8_t defenders(const struct replay *p)
{
    return (uint8_t)(7u & ~seat_bit(p->state.soloist));
}

void find_too_long(struct replay *p, enum skr_clause clause, const struct move *m)
{
    const struct skr_state *s = &p->state;

    if (s->unruled == SKR_E_SEARCH && incident_move(p) == m)
        find(p->judgment, FINDING_UNDECIDED, clause, m, SAY(skr_error_text(s->unruled)));
}

/* The state follows something that can end the game; then the table may play on. Returns
 * false if the move is out of place. */
static bool follow_incident(struct replay *p, const struct move *m)
{
    if (follow_record(p, m) == SKR_C_RECORD_ORDER) {
        judge_order(p, m);
        return false;
    }
    note_end(p, incident_move(p));
    if (p->state.phase == SKR_PHASE_OVER)
        carry_on(&p->state);
    return true;
}

/* clause record.deal: only cards in hand can be shown or thrown down. */
SKR_CITE(RECORD_DEAL);
static void judge_held(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;
    skr_cards cards = m->put_away | m->shown;

    if (s->phase == SKR_PHASE_PLAY && !s->unsound
        && (cards & ~s->play.hand[m->seat]) != 0)
        find_illegal(p->judgment, SKR_C_RECORD_DEAL, m,
                     N_("the player does not hold these cards"));
}

/* ------------------------------------------------------------------- breaches */

/* clause trick.complete: whose the trick is when the others have played to it, as
 * far as the record goes on; shown: the card of one who has not played to it. */
static int owner_of_trick(const struct replay *p, const struct move *m)
{
    const struct move *end = moves_end(p->record);
    struct skr_state ahead = p->state;
    int turn = ahead.play.turn;

    if (ahead.play.count == 0 || ahead.unsound)
        return SKR_NOBODY;
    if (m->seat == turn && skr_count(m->shown) == 1)
        play_card(&ahead, turn, lowest_of(m->shown));
    for (m++; m < end && ahead.play.count > 0 && m->kind == MOVE_CARD
             && m->number != SKR_NO_CARD
             && play_card(&ahead, m->seat, m->number) == SKR_C_NONE; m++)
        ;
    return ahead.play.count == 0 ? ahead.play.winner : SKR_NOBODY;
}

/* Did the game end by a breach, and not by a claim? */
static bool is_breach(const struct replay *p)
{
    enum skr_ending how = p->state.facts.end.how;

    return how == SKR_SOLOIST_BREACH || how == SKR_DEFENDERS_BREACH;
}

/* Does the ruling turn on something that the record does not tell? */
static bool untold(const struct skr_state *s)
{
    enum skr_happening kind = s->incident.kind;

    if (kind == SKR_LED_ON)
        return s->incident.trick_to == SKR_NOBODY;
    return s->unruled != SKR_OK && s->unruled != SKR_E_SEARCH
        && (kind == SKR_SAYS_LOST || kind == SKR_SKAT_SHOWN || kind == SKR_NOT_LAID_OPEN);
}

/* After the end of the game no breach counts. If the engine has no ruling on
 * the breach, the finding is undecided. */
void judge_breach(struct replay *p, const struct move *m)
{
    enum skr_clause clause = (enum skr_clause)m->number;
    struct skr_move move = engine_move(p, m);

    if (p->state.phase != SKR_PHASE_PLAY) {
        judge_order(p, m);
        return;
    }
    if (p->ending.by_code != NULL)
        return;
    if (breach_happening(clause) < 0) {
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
        return;
    }
    if (clause == SKR_C_END_CARD_SHOWN)
        judge_held(p, m);
    break_rule(&p->state, &move, owner_of_trick(p, m), FOLLOWING);
    find_too_long(p, clause, m);
    note_end(p, m);
    if (p->state.phase == SKR_PHASE_OVER)
        carry_on(&p->state);
    if (untold(&p->state))
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
    else if (is_breach(p))
        find(p->judgment, FINDING_ILLEGAL, clause, m, UNSAID);
}

/* The wrong card that the demand takes back, or a null pointer. */
static const struct move *card_back(const struct replay *p, const struct move *demand)
{
    const struct skr_state *s = &p->state;
    int side = demand->seat == s->soloist;

    if (s->ended == SKR_C_END_EARLY_LEAD)
        return incident_move(p);
    return s->card_back >> side & 1 ? &p->record->move[s->wrong_at[side]] : NULL;
}

/* The demand takes this card back, and the cards played after it. */
static void take_back(struct replay *p, const struct move *card, const struct move *demand)
{
    for (const struct move *m = card; m <= demand; m++) {
        int n = (int)(m - p->record->move);

        if (m->kind == MOVE_CARD || m == demand)
            p->judgment->taken_back[n / 32] |= UINT32_C(1) << n % 32;
    }
}

/* Goes on as if the game had not ended. */
static void end_nothing(struct replay *p)
{
    p->ending = (struct ending){ .late = p->ending.late };
}

/* clause end.concede-consent: has the soloist given up with fewer than nine cards, and has
 * nobody agreed? */
SKR_CITE(END_CONCEDE_CONSENT);
static bool waits_for_consent(const struct replay *p)
{
    const struct move *end = p->ending.by_code;

    return end != NULL && end->kind == MOVE_RESIGN && end->seat == p->state.soloist
        && skr_in_force(p->code, SKR_C_END_CONCEDE_CONSENT) && !p->answers.agreed
        && !p->answers.conceded_early;
}

/* clause end.play-on: the other side may demand it after a breach; a wrong card
 * is taken back, with the cards played after it. */
SKR_CITE(END_PLAY_ON);
void judge_play_on(struct replay *p, const struct move *m)
{
    const struct move *card = card_back(p, m);
    bool waits = p->answers.resigned != 0 && m->seat == p->state.soloist;

    if (waits_for_consent(p)) {
        judge_answer(p, m);
        return;
    }
    if (waits && p->ending.by_code == NULL) {
        p->answers.resigned = 0;     /* one defender accepted the offer: he plays on */
        return;
    }
    if (follow_record(p, m) != SKR_C_NONE) {
        judge_order(p, m);
        return;
    }
    if (card != NULL)
        take_back(p, card, m);
    p->answers.resigned = 0;
    p->lost = false;
    if (!p->state.ruled)
        end_nothing(p);
}

/* ------------------------------------------------------------------ giving up */

static void note_giving_up(struct replay *p, const struct move *m)
{
    if (p->record->conventions->stayer_has_rest)
        note_convention(&p->ending, m);
}

static void end_here(struct replay *p, const struct move *m,
                     enum skr_clause clause, enum skr_ending how)
{
    rule_ended(&p->state, clause, how);
    note_end(p, m);
    if (p->ending.stop == STOP_NONE)
        carry_on(&p->state);
}

/* Under a code without a clause on giving up, the player who gives up has
 * stopped playing: end.absent. */
static enum skr_clause giving_up(const struct replay *p, enum skr_clause clause)
{
    return skr_in_force(p->code, clause) ? clause : SKR_C_END_ABSENT;
}

/* A defender's resignation ends the game for both, unless it answers an offer
 * of the soloist: both must accept that. An offer to which somebody objected is not
 * on the table any more; nor is it when they have played on, but on a server where
 * shown cards end nothing. */
static void defender_resigns(struct replay *p, const struct move *m, bool both)
{
    bool offered = skr_in_force(p->code, SKR_C_END_OFFER)
        && (p->state.laid_down & seat_bit(p->state.soloist)) != 0 && !p->answers.refused;

    if (both)
        p->ending.stop = STOP_DEFENDERS;
    if (!offered)
        end_here(p, m, giving_up(p, SKR_C_END_CONCEDE_DEFENDER),
                 SKR_DEFENDERS_GAVE_UP);
    else if (both)
        end_here(p, m, SKR_C_END_OFFER, SKR_OFFER_ACCEPTED);
}

/* clause end.concede-consent: a record without an objection shows consent. */
SKR_CITE(END_CONCEDE_CONSENT);
void judge_resign(struct replay *p, const struct move *m)
{
    struct answers *in = &p->answers;
    struct skr_state *s = &p->state;
    unsigned both = defenders(p);

    if (s->phase != SKR_PHASE_PLAY) {
        judge_order(p, m);
        return;
    }
    note_giving_up(p, m);
    if (!s->ruled) {
        begin_incident(s, m->seat, SKR_GIVES_UP);
        in->objected = 0;
    }
    in->resigned |= (uint8_t)seat_bit(m->seat);
    if (m->seat != s->soloist) {
        defender_resigns(p, m, (in->resigned & both) == both);
        return;
    }
    p->ending.stop = STOP_SOLOIST;
    in->conceded_early = skr_count(s->play.hand[m->seat]) >= 9;
    end_here(p, m, giving_up(p, SKR_C_END_CONCEDE_SOLOIST), SKR_SOLOIST_GAVE_UP);
}

/* clause end.absent: a player who leaves or runs out of time has given up. */
void judge_absent(struct replay *p, const struct move *m)
{
    bool soloist = m->seat == p->state.soloist;

    if (p->state.phase == SKR_PHASE_OVER) {
        judge_order(p, m);
        return;
    }
    note_giving_up(p, m);
    *(m->kind == MOVE_LEFT ? &p->answers.left : &p->answers.timed_out) = m->seat;
    if (p->state.phase == SKR_PHASE_PLAY) {
        p->ending.stop = soloist ? STOP_SOLOIST : STOP_DEFENDERS;
        end_here(p, m, SKR_C_END_ABSENT, soloist ? SKR_SOLOIST_GAVE_UP
                                                 : SKR_DEFENDERS_GAVE_UP);
        p->state.unanswered = false;    /* nobody can demand to play on */
    } else {
        p->judgment->deal = DEAL_ABORTED;
        end_deal(&p->state, SKR_C_END_ABSENT);
    }
}

static bool objects(const struct move *m)
{
    return m->kind == MOVE_OBJECT || m->kind == MOVE_PLAY_ON;
}

/* What the soloist says himself is none. */
static bool is_answer(const struct replay *p, const struct move *m)
{
    return m->seat != p->state.soloist && (m->kind == MOVE_CONSENT || objects(m));
}

/* Do cards follow before a defender agrees? */
static bool is_played_on(const struct replay *p, const struct move *m)
{
    const struct move *end = moves_end(p->record);

    while (m < end && m->kind != MOVE_CARD
           && !(m->kind == MOVE_CONSENT && is_answer(p, m)))
        m++;
    return m < end && m->kind == MOVE_CARD;
}

static void go_on(struct replay *p)
{
    p->answers.resigned &= (uint8_t)~seat_bit(p->state.soloist);
    reopen(&p->state);
    end_nothing(p);
}

void go_on_without_consent(struct replay *p, const struct move *m)
{
    if (waits_for_consent(p) && !is_answer(p, m)
        && (p->answers.objected != 0 || is_played_on(p, m)))
        go_on(p);
}

/* clauses end.concede-consent end.concede-defender: the soloist gave up and only one
 * defender objected; one defender gave up and nobody played on. */
void end_on_resignation(struct replay *p)
{
    const struct move *m = moves_end(p->record);

    if (p->answers.objected != 0 && waits_for_consent(p))
        go_on(p);
    if (p->answers.resigned == 0 || p->ending.stop != STOP_NONE || p->lost
        || p->state.phase != SKR_PHASE_PLAY)
        return;
    while ((--m)->kind == MOVE_SHOW)     /* one move is a resignation */
        ;
    if (m->kind == MOVE_RESIGN)
        defender_resigns(p, m, true);
}

/* ---------------------------------------------------------------- cards shown */

/* Showing cards again changes nothing; a defender's cards in answer to an offer
 * are not a claim. */
void judge_show(struct replay *p, const struct move *m)
{
    const struct skr_state *s = &p->state;
    enum skr_clause clause = skr_shown_clause(p->code, m->seat == s->soloist);
    bool again = (s->laid_down & seat_bit(m->seat)) != 0;

    judge_held(p, m);
    if (!follow_incident(p, m))
        return;
    p->ignored = again;
    find_too_long(p, clause, m);
    if (s->unruled != SKR_OK && s->unruled != SKR_E_SEARCH && incident_move(p) == m)
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
}

void judge_throw(struct replay *p, const struct move *m)
{
    struct skr_state *s = &p->state;

    judge_held(p, m);
    if (s->phase == SKR_PHASE_PLAY && m->seat != s->soloist && offer_stands(s))
        judge_answer(p, m);
    else if (follow_incident(p, m))
        find_too_long(p, SKR_C_END_THROW, m);
}

/* -------------------------------------------------------------------- answers */

/* A defender answers the soloist who gives up; he is asked only where a clause says so. */
static void answer_giving_up(struct replay *p, const struct move *m)
{
    struct answers *in = &p->answers;

    in->agreed |= !objects(m);
    if (objects(m))
        in->objected |= (uint8_t)seat_bit(m->seat);
    if (in->objected == defenders(p) && waits_for_consent(p))
        go_on(p);
}

static void answer_offer(struct replay *p, const struct move *m)
{
    follow_record(p, m);
    p->answers.refused |= m->kind == MOVE_OBJECT;
    note_end(p, incident_move(p));
}

/* clause end.offer: a defender who throws his cards in answer to an offer
 * agrees to it. */
void judge_answer(struct replay *p, const struct move *m)
{
    struct skr_state *s = &p->state;
    bool gives_up = s->unanswered && s->incident.kind == SKR_GIVES_UP && by_soloist(p);

    if (m->seat == s->soloist || !(gives_up || offer_stands(s)))
        judge_order(p, m);
    else if (gives_up)
        answer_giving_up(p, m);
    else
        answer_offer(p, m);
}

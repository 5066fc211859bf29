/* What happens besides cards in the play: cards laid down or thrown, giving up, breaches,
 * and how the others answer. The first thing that ends the game counts; the other side
 * can undo its end by playing on. */
#include <stddef.h>

#include "game/game.h"

/*  clause broken            what happened */
static const struct { enum skr_clause clause; enum skr_happening kind; }
breaches[] = {
    { SKR_C_PLAY_FOLLOW,     SKR_REVOKED },
    { SKR_C_PLAY_LEAD,       SKR_WRONG_LEAD },
    { SKR_C_PLAY_TURN,       SKR_WRONG_TURN },
    { SKR_C_END_REVOKE,      SKR_REVOKED },
    { SKR_C_END_WRONG_LEAD,  SKR_WRONG_LEAD },
    { SKR_C_END_CARD_SHOWN,  SKR_CARD_SHOWN },
    { SKR_C_END_BETRAYAL,    SKR_BETRAYED },
    { SKR_C_TRICK_CLOSED,    SKR_TRICKS_SEEN },
    { SKR_C_SKAT_UNSEEN,     SKR_SKAT_SEEN },
    { SKR_C_SKAT_CLOSED,     SKR_SKAT_SEEN },
    { SKR_C_ANNOUNCE_SHOW,   SKR_NOT_LAID_OPEN },
    { SKR_C_END_PARTNER_WARNED, SKR_WARNED },
    { SKR_C_END_OWN_CARDS_DECIDE, SKR_SAYS_LOST },
    { SKR_C_END_SKAT_SHOWN,  SKR_SKAT_SHOWN },
    { SKR_C_END_SHOWN_SUIT,  SKR_CARD_SHOWN },
    { SKR_C_TRICK_COMPLETE,  SKR_LED_ON },
    { SKR_C_TRICK_GATHERED,  SKR_GATHERED },
    { SKR_C_TRICK_LAST,      SKR_LAST_TRICK_SEEN },
    { SKR_C_PLAY_STAYS,      SKR_TAKEN_BACK },
};
#define BREACHES ((int)(sizeof breaches / sizeof *breaches))

enum skr_clause skr_breach_at(int n, enum skr_happening *happening)
{
    if (n < 0 || n >= BREACHES)
        return SKR_C_NONE;
    if (happening != NULL)
        *happening = breaches[n].kind;
    return breaches[n].clause;
}

int breach_happening(enum skr_clause clause)
{
    for (int n = 0; n < BREACHES; n++)
        if (breaches[n].clause == clause)
            return (int)breaches[n].kind;
    return -1;
}

static bool by_soloist(const struct skr_state *s)
{
    return s->incident.seat == s->soloist;
}

/* Which of before[] is the side's of this seat. */
static int side_of(const struct skr_state *s, int seat)
{
    return seat == s->soloist ? 0 : 1;
}

static unsigned defenders(const struct skr_state *s)
{
    return 7u & ~seat_bit(s->soloist);
}

/* ------------------------------------------------------------------- rulings */

/* Does the ruling need no cards? Where some are not seen, nothing else is ruled on. */
static bool needs_no_cards(const struct skr_state *s, const struct skr_incident *i)
{
    return i->kind == SKR_GIVES_UP || i->kind == SKR_IS_AWAY
        || i->kind == SKR_GATHERED || i->kind == SKR_TAKEN_BACK
        || (i->kind == SKR_LAYS_DOWN && i->seat == s->soloist
            && skr_in_force(s->code, SKR_C_END_OFFER));
}

/* What a ruling reads of a state that hides cards: how many cards the soloist holds, as
 * tricks that are left. Twelve card points a trick, and none for the soloist, contradict
 * no other figure. */
static struct skr_position blind_position(const struct skr_state *s)
{
    const int held = skr_count(s->play.hand[s->soloist]) + s->unseen[s->soloist];
    const int left = held > 0 ? held : 1;

    return (struct skr_position){
        .soloist = s->soloist,
        .facts = { .code = s->code, .contract = { .game = s->game, .matadors = 1 },
                   .taken = { .unplayed_points = 12 * left, .unplayed_tricks = left } },
    };
}

static struct skr_position position_of(const struct skr_state *s)
{
    return (struct skr_position){ .soloist = s->soloist, .play = s->play,
                                  .facts = facts_now(s, SKR_PLAYED) };
}

/* Rules on the incident. What may need a search, and can happen again and again without
 * ending the game, is searched for SKR_SEARCHES_MOST times in a deal, or twice when it is too
 * long: a record that repeats it could hold its judge up for half a minute. Cards can be laid
 * down only once. */
static enum skr_error rule_within(struct skr_state *s, const struct skr_position *position,
                                  struct skr_ruling *r)
{
    enum skr_happening kind = s->incident.kind;
    enum skr_error error;

    if (kind != SKR_THROWS && kind != SKR_SAYS_LOST && kind != SKR_SKAT_SHOWN)
        return skr_rule(position, &s->incident, r);
    if (s->searches >= SKR_SEARCHES_MOST)
        return SKR_E_SEARCH;
    error = skr_rule(position, &s->incident, r);
    s->searches = (uint8_t)(s->searches + (error == SKR_E_SEARCH ? 3 : 1));
    return error;
}

/* Rules on the incident as far as it is known. One that cannot be ruled on is refused; if
 * only the search for a proof takes too long, that is not the player's fault, and the
 * game goes on. */
static enum skr_clause rule(struct skr_state *s, enum making follow)
{
    const struct skr_position position = hides(s) ? blind_position(s)
                                                  : position_of(s);
    struct skr_ruling r;

    if (s->ruled)
        return SKR_C_NONE;
    if (hides(s) && !needs_no_cards(s, &s->incident))
        return follow == UNSEEN ? SKR_C_NONE : SKR_C_RECORD_HIDDEN;
    s->unruled = s->unsound || (hides(s) && !balanced(s))
        ? SKR_E_HANDS : rule_within(s, &position, &r);
    if (s->unruled != SKR_OK)
        return follow || s->unruled == SKR_E_SEARCH ? SKR_C_NONE : SKR_C_RECORD_INCIDENT;
    if (!r.over)
        return SKR_C_NONE;
    if (!hides(s))
        s->facts = r.facts;
    s->open_ruling = r.open;
    end_deal(s, r.clause);
    s->ruled = true;
    return SKR_C_NONE;
}

/* clauses end.revoke-corrected end.lead-back: before 1999 the first wrong card of each side
 * can be put right, whatever happens after it; since 1999 the last thing counts. */
void begin_incident(struct skr_state *s, int seat, enum skr_happening kind)
{
    s->incident = (struct skr_incident){ .kind = kind, .seat = seat };
    s->incident_at = s->moves;
    s->unruled = SKR_OK;
    s->unanswered = true;
    if (skr_in_force(s->code, SKR_C_END_PLAY_ON))
        s->card_back = 0;
    s->asked = 0;
}

/* Can this happen now? In a ramsch nothing ends the play before its last card; a
 * soloist who gives up is answered first. */
SKR_CITE(HOME_RAMSCH);
static enum skr_clause no_incident(const struct skr_state *s)
{
    if (s->phase != SKR_PHASE_PLAY)
        return SKR_C_RECORD_ORDER;
    if (s->asked != 0 && s->incident.kind == SKR_GIVES_UP)
        return SKR_C_END_CONCEDE_CONSENT;
    return s->soloist == SKR_NOBODY ? SKR_C_HOME_RAMSCH : SKR_C_NONE;
}

/* ---------------------------------------------------------------- cards shown */

/* The other side gives only one answer. */
bool offer_stands(const struct skr_state *s)
{
    return s->unanswered && s->incident.kind == SKR_LAYS_DOWN && by_soloist(s)
        && skr_in_force(s->code, SKR_C_END_OFFER);
}

static bool has_answered(const struct skr_state *s, int seat)
{
    return seat != s->soloist && offer_stands(s) && !(s->asked & seat_bit(seat));
}

/* clause record.deal: only cards in hand can be shown. A part of them may be named. */
SKR_CITE(RECORD_DEAL);
static enum skr_clause lay_open(struct skr_state *s, const struct skr_move *m)
{
    if (!reveal(s, m->seat, m->shown))
        return SKR_C_RECORD_DEAL;
    if (s->unseen[m->seat] == 0)
        s->open |= seat_bit(m->seat);
    return SKR_C_NONE;
}

/* clause end.offer: his cards stay on the table, and the tricks decide, so that nobody can
 * lay down again what lies there. */
static bool shows_again(const struct skr_state *s, const struct skr_move *m)
{
    return (s->laid_down & seat_bit(m->seat)) != 0
        && holds(s->play.hand[m->seat], m->shown);
}

/* Laying them down again changes nothing, nor does a defender's answer with cards. */
enum skr_clause make_show(struct skr_state *s, const struct skr_move *m,
                          enum making follow)
{
    enum skr_clause clause = no_incident(s);
    bool again = (s->laid_down & seat_bit(m->seat)) != 0;
    bool answers = m->seat != s->soloist && offer_stands(s);

    if (clause == SKR_C_NONE && !follow
        && (has_answered(s, m->seat) || shows_again(s, m)))
        clause = SKR_C_RECORD_ORDER;
    if (clause == SKR_C_NONE)
        clause = lay_open(s, m);
    if (clause != SKR_C_NONE)
        return clause;
    s->laid_down |= seat_bit(m->seat);
    if (again || answers || s->ruled)
        return SKR_C_NONE;
    begin_incident(s, m->seat, SKR_LAYS_DOWN);
    s->incident.asked = m->said.announced;
    s->incident.others_get = m->number < 10 ? m->number : 10;
    clause = rule(s, follow);
    if (s->phase == SKR_PHASE_PLAY && s->unruled == SKR_OK && offer_stands(s))
        s->asked = defenders(s);
    return clause;
}

/* clause end.offer: cards thrown in answer to an offer agree to it. */
enum skr_clause make_throw(struct skr_state *s, const struct skr_move *m,
                           enum making follow)
{
    enum skr_clause clause = no_incident(s);

    if (clause == SKR_C_NONE && !follow && has_answered(s, m->seat))
        clause = SKR_C_RECORD_ORDER;
    if (clause != SKR_C_NONE)
        return clause;
    if (m->seat != s->soloist && offer_stands(s))
        return make_answer(s, m, follow);
    clause = lay_open(s, m);
    if (clause != SKR_C_NONE || s->ruled)
        return clause;
    begin_incident(s, m->seat, SKR_THROWS);
    return rule(s, follow);
}

/* ------------------------------------------------------------------ giving up */

/* clause end.concede-consent: with fewer than nine cards a defender has to agree. */
SKR_CITE(END_CONCEDE_CONSENT);
enum skr_clause make_concession(struct skr_state *s, const struct skr_move *m,
                                enum making follow)
{
    enum skr_clause clause = no_incident(s);

    if (clause == SKR_C_NONE && s->asked != 0)
        clause = SKR_C_RECORD_ORDER;
    if (clause != SKR_C_NONE)
        return clause;
    begin_incident(s, m->seat, SKR_GIVES_UP);
    clause = rule(s, follow);
    if (clause == SKR_C_NONE && s->phase == SKR_PHASE_PLAY && s->unruled == SKR_OK)
        s->asked = defenders(s);
    return clause;
}

/* clause end.absent: before the announcement there is no game to give up. */
SKR_CITE(END_ABSENT);
enum skr_clause make_absence(struct skr_state *s, const struct skr_move *m,
                             enum making follow)
{
    if (s->phase == SKR_PHASE_PUSH)
        return SKR_C_HOME_RAMSCH;
    if (s->phase < SKR_PHASE_PLAY) {
        s->announced = false;
        end_deal(s, SKR_C_END_ABSENT);
        return SKR_C_NONE;
    }
    if (no_incident(s) != SKR_C_NONE)
        return no_incident(s);
    begin_incident(s, m->seat, SKR_IS_AWAY);
    s->unanswered = false;
    return rule(s, follow);
}

/* clause end.forced-level: does it rest on what the sources leave open when a defender
 * stops playing? */
static bool rests_on_open(const struct skr_state *s)
{
    const struct skr_position position = {
        .facts = facts_now(s, SKR_PLAYED), .soloist = s->soloist,
    };
    const struct skr_incident away = {
        .kind = SKR_IS_AWAY, .seat = (s->soloist + 1) % 3,
    };
    struct skr_ruling r;

    return skr_rule(&position, &away, &r) == SKR_OK && r.open;
}

void rule_ended(struct skr_state *s, enum skr_clause clause, enum skr_ending how)
{
    if (!s->ruled) {
        s->facts = facts_now(s, how);
        s->open_ruling = how == SKR_DEFENDERS_GAVE_UP && rests_on_open(s);
    }
    end_deal(s, clause);
    s->ruled = true;
}

void rule_over(struct skr_state *s, enum skr_clause clause)
{
    s->ruled = false;
    end_deal(s, clause);
    s->ruled = true;
}

/* -------------------------------------------------------------------- answers */

/* clause end.early-lead: he announces now. The card was never taken from his hand. */
SKR_CITE(END_EARLY_LEAD);
void reopen(struct skr_state *s)
{
    s->phase = s->announced ? SKR_PHASE_PLAY : SKR_PHASE_SKAT;
    s->ended = SKR_C_NONE;
    s->ruled = s->open_ruling = false;
    s->unanswered = s->card_back != 0;
    s->booked = 0;
    s->facts = (struct skr_facts){ .code = NULL };
    s->asked = 0;
}

/* clauses end.offer end.concede-consent: an offer needs both, giving up one of them. */
SKR_CITE(END_OFFER);
enum skr_clause make_answer(struct skr_state *s, const struct skr_move *m,
                            enum making follow)
{
    bool agrees = m->kind != SKR_MOVE_OBJECT;
    bool offer = s->incident.kind == SKR_LAYS_DOWN;
    bool late = follow && offer && offer_stands(s) && m->seat != s->soloist;
    enum skr_clause clause = SKR_C_NONE;

    if ((s->asked & seat_bit(m->seat)) == 0 && !late)
        return SKR_C_RECORD_ORDER;
    s->asked &= ~seat_bit(m->seat);
    *(agrees ? &s->incident.agreed : &s->incident.objected) |= seat_bit(m->seat);
    if (agrees)
        clause = rule(s, follow);
    if (offer && !agrees)
        s->asked = 0;
    else if (!offer && s->phase == SKR_PHASE_PLAY && s->asked == 0)
        reopen(s);
    return clause;
}

/* clauses end.revoke-corrected end.lead-back: a wrong card is put right only until the next
 * lead, as no record says when a trick was gathered; and not after the last card. */
SKR_CITE(END_REVOKE_CORRECTED);
SKR_CITE(END_LEAD_BACK);
static bool too_late(const struct skr_state *s, int side)
{
    int since = s->play.tricks - s->before[side].tricks;

    return s->play.tricks == 10 || since > 1 || (since == 1 && s->play.count > 0);
}

/* clauses end.revoke-corrected end.lead-back end.breach-unseen: before 1999 a wrong lead and
 * a revoke are put right, and any other card stays. */
SKR_CITE(END_REVOKE_CORRECTED);
SKR_CITE(END_LEAD_BACK);
SKR_CITE(END_BREACH_UNSEEN);
static bool can_be_put_right(enum skr_happening kind)
{
    return kind == SKR_WRONG_LEAD || kind == SKR_REVOKED;
}

/* clause end.play-on: by the side that did not break the rule. Who makes an offer breaks
 * none. unseen: whether a breach of it has ended the game is not known. */
SKR_CITE(END_PLAY_ON);
static bool can_demand(const struct skr_state *s, int seat, bool unseen)
{
    bool same_side = (seat == s->soloist) == by_soloist(s);

    return (s->ruled || s->card_back != 0 || unseen) && s->play.tricks < 10 && !same_side
        && s->incident.kind != SKR_THROWS && !offer_stands(s)
        && !(s->incident.kind == SKR_GIVES_UP && by_soloist(s));
}

/* What has ended the game since then stays, but for another wrong card. */
static bool can_put_right(const struct skr_state *s, int seat)
{
    int side = 1 - side_of(s, seat);

    return (s->card_back & 1u << side) != 0 && !too_late(s, side)
        && (!s->ruled || can_be_put_right(s->incident.kind));
}

static bool has_played(const struct skr_state *s, int seat)
{
    for (int n = 0; n < s->play.count; n++)
        if (s->play.by[n] == seat)
            return true;
    return false;
}

/* Can it have ended the game, by cards that are not seen? As if none had been played, so
 * that nothing is decided. Who has played to the trick is seen: clause trick.last. */
static bool may_have_ended(const struct skr_state *s)
{
    struct skr_position position = blind_position(s);
    struct skr_ruling r;
    enum skr_error error;

    position.facts.taken = (struct skr_taken){ .unplayed_points = 120,
                                               .unplayed_tricks = 10 };
    if (s->incident.kind == SKR_LAST_TRICK_SEEN)
        return has_played(s, s->incident.seat);
    error = skr_rule(&position, &s->incident, &r);
    return error == SKR_OK ? r.over : error == SKR_E_HANDS;
}

static bool can_play_on(const struct skr_state *s, int seat, bool unseen)
{
    return s->unanswered && (skr_in_force(s->code, SKR_C_END_PLAY_ON)
                             ? can_demand(s, seat, unseen && may_have_ended(s))
                             : can_put_right(s, seat));
}

unsigned skr_state_play_on(const struct skr_state *s)
{
    unsigned seats = 0;

    for (int seat = 0; seat < 3; seat++)
        if (can_play_on(s, seat, false))
            seats |= seat_bit(seat);
    return seats;
}

bool balanced(const struct skr_state *s)
{
    int held[3];

    for (int seat = 0; seat < 3; seat++)
        held[seat] = skr_count(s->play.hand[seat]) + s->unseen[seat];
    for (int n = 0; n < s->play.count; n++)
        held[s->play.by[n]]++;
    return held[0] == 10 - s->play.tricks && held[1] == held[0]
        && held[2] == held[0];
}

bool may_happen(const struct skr_state *s, const struct skr_move *m)
{
    bool absent = m->kind == SKR_MOVE_LEFT || m->kind == SKR_MOVE_TIMEOUT;

    if (m->kind == SKR_MOVE_PLAY_ON)
        return can_play_on(s, m->seat, false);
    if (absent && s->phase < SKR_PHASE_PLAY)
        return s->phase != SKR_PHASE_PUSH;
    if (m->kind == SKR_MOVE_CONCEDE && s->asked != 0)
        return false;
    return no_incident(s) == SKR_C_NONE && balanced(s)
        && ((m->kind != SKR_MOVE_SHOW && m->kind != SKR_MOVE_THROW)
            || !has_answered(s, m->seat));
}

/* Cards that are taken back into a hand are not seen in a view, as others in it. */
static void cover_hands(struct skr_state *s)
{
    for (int seat = 0; seat < 3 && s->viewer != SKR_NOBODY && hides(s); seat++)
        if (seat != s->viewer && (s->open & seat_bit(seat)) == 0) {
            s->unseen[seat] = (uint8_t)(s->unseen[seat] + skr_count(s->play.hand[seat]));
            s->play.hand[seat] = 0;
        }
}

static int cards_before(const struct skr_state *s, int side)
{
    return 3 * s->before[side].tricks + s->before[side].count;
}

/* A wrong card is taken back, with what was played after it. */
static void take_back(struct skr_state *s, int side)
{
    int other = 1 - side;

    s->play = s->before[side];
    for (int seat = 0; seat < 3; seat++)
        s->unseen[seat] = s->unseen_before[side][seat];
    cover_hands(s);
    s->card_back &= (uint8_t)~(1u << side);
    if (cards_before(s, other) > cards_before(s, side))
        s->card_back = 0;
}

enum skr_clause make_demand(struct skr_state *s, const struct skr_move *m,
                            enum making follow)
{
    int side = 1 - side_of(s, m->seat);

    bool unseen = follow == UNSEEN && !needs_no_cards(s, &s->incident);

    if (!can_play_on(s, m->seat, unseen))
        return SKR_C_RECORD_ORDER;
    if (s->card_back & 1u << side)
        take_back(s, side);
    if (!s->ruled || (s->card_back & 1u << side_of(s, s->incident.seat)) == 0)
        reopen(s);
    return SKR_C_NONE;
}

/* -------------------------------------------------------------------- breaches */

/* Is there a card of this side in the trick that lies there, which can be taken back? */
static bool wrong_in_trick(const struct skr_state *s, int side)
{
    return (s->card_back & 1u << side) != 0 && s->before[side].tricks == s->play.tricks;
}

/* The play as it is now. With a new trick what was wrong in the last one stands. */
static void keep_before(struct skr_state *s, int side, enum skr_happening kind)
{
    for (int n = 0; n < 2; n++)
        if (!wrong_in_trick(s, n))
            s->card_back &= (uint8_t)~(1u << n);
    if (s->card_back & 1u << side)
        return;
    s->before[side] = s->play;
    s->wrong_at[side] = s->moves;
    for (int n = 0; n < 4; n++)
        s->unseen_before[side][n] = s->unseen[n];
    if (skr_in_force(s->code, SKR_C_END_PLAY_ON) || can_be_put_right(kind))
        s->card_back |= (uint8_t)(1u << side);
}

/* A revoke before 1999 ends the game, but as long as its trick lies there it can be put right,
 * and so can a wrong card of the other side. */
void rule_wrong_card(struct skr_state *s, int seat, enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0 || s->soloist == SKR_NOBODY
        || (s->ruled && !wrong_in_trick(s, side_of(s, s->incident.seat))))
        return;
    if (!s->ruled)
        begin_incident(s, seat, (enum skr_happening)kind);
    keep_before(s, side_of(s, seat), (enum skr_happening)kind);
    s->incident.noticed = SKR_NOTICED_LED;
    rule(s, FOLLOWING);
}

/* clause trick.complete: without the trick's owner there is no ruling. */
SKR_CITE(TRICK_COMPLETE);
enum skr_clause break_rule(struct skr_state *s, const struct skr_move *m, int trick_to,
                           enum making follow)
{
    enum skr_clause clause = no_incident(s), broken = (enum skr_clause)m->number;
    int kind = breach_happening(broken);

    if (clause != SKR_C_NONE)
        return clause;
    if (kind < 0)
        return SKR_C_RECORD_INCIDENT;
    if (s->ruled)
        return broken;
    begin_incident(s, m->seat, (enum skr_happening)kind);
    s->incident.trick_to = trick_to;
    if (kind == SKR_LED_ON && trick_to == SKR_NOBODY)
        s->unruled = SKR_E_HANDS;
    else
        clause = rule(s, follow);
    return clause != SKR_C_NONE ? clause : broken;
}

/* A breach is refused by the clause that it breaks. Whose trick it is, is known only when
 * it is complete; then the breach can be named. */
enum skr_clause make_breach(struct skr_state *s, const struct skr_move *m,
                            enum making follow)
{
    enum skr_clause clause = no_incident(s), broken = (enum skr_clause)m->number;

    if (!follow && clause == SKR_C_NONE)
        return breach_happening(broken) < 0 ? SKR_C_RECORD_INCIDENT : broken;
    broken = break_rule(s, m, s->play.count == 0 ? s->play.winner : SKR_NOBODY,
                        follow);
    return s->unruled != SKR_OK ? SKR_C_RECORD_INCIDENT : broken;
}

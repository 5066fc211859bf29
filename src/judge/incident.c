/* Judges incidents in the play, and cards against the rules. */
#include "judge/incident.h"

#include "judge/find.h"
#include "judge/order.h"

static bool by_soloist(const struct replay *p)
{
    return p->incidents.last.seat == p->contract.soloist;
}

static unsigned defenders(const struct replay *p)
{
    return 7u & ~(1u << p->contract.soloist);
}

/* ------------------------------------------------------------------- rulings */

static struct skr_facts facts_now(const struct replay *p, enum skr_ending ending)
{
    return facts_so_far(p->code, &p->contract, &p->play, ending);
}

/* Rules on the incident as far as it is known. Returns false if the cards that
 * decide it are hidden; a search that is too long is a finding on the clause. The
 * first incident that ends the game counts. */
static bool rule_incident(struct replay *p, enum skr_clause clause)
{
    struct skr_position position = {
        .facts = facts_now(p, SKR_PLAYED),
        .soloist = (int8_t)p->contract.soloist,
        .play = p->play,
    };
    struct skr_ruling r;
    enum skr_error error;

    if (!p->deal.sound)
        return false;
    error = skr_rule(&position, &p->incidents.last, &r);
    if (error == SKR_E_SEARCH)
        find(p->judgment, FINDING_UNDECIDED, clause, p->incidents.move,
             SAY(skr_error_text(error)));
    if (error != SKR_OK)
        return error == SKR_E_SEARCH;
    if (r.over && p->ending.by_code == NULL)
        p->ending.open = r.open;
    if (r.over)
        end_by_code(&p->ending, p->incidents.move, r.clause, &r.facts);
    return true;
}

static void begin_incident(struct replay *p, const struct move *m,
                           enum skr_happening kind)
{
    p->incidents.last = (struct skr_incident){ .kind = kind, .seat = m->seat };
    p->incidents.move = m;
    p->incidents.pending = true;
    p->incidents.card_back = false;
}

/* Continues the game as if it had not ended. */
static void reopen(struct replay *p)
{
    p->ending = (struct ending){ .late = p->ending.late };
    p->incidents.pending = false;
    p->phase = PHASE_PLAY;
}

/* ------------------------------------------------------------------- breaches */

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

int breach_happening(enum skr_clause clause)
{
    for (size_t n = 0; n < sizeof breaches / sizeof *breaches; n++)
        if (breaches[n].clause == clause)
            return (int)breaches[n].kind;
    return -1;
}

void breach_by_card(struct replay *p, const struct move *m,
                    enum skr_clause clause)
{
    int kind = breach_happening(clause);

    if (kind < 0 || p->ending.by_code != NULL)
        return;
    begin_incident(p, m, (enum skr_happening)kind);
    p->incidents.before = p->play;
    p->incidents.card_back = true;
    p->incidents.last.noticed = SKR_NOTICED_LED;
    rule_incident(p, clause);
    if (p->ending.by_code != NULL)
        p->ending.broken = clause;
}

/* clause record.deal: only cards in hand can be shown or thrown down. */
static void judge_held(struct replay *p, const struct move *m)
{
    skr_cards cards = m->put_away | m->shown;

    if (p->deal.sound && (cards & ~p->play.hand[m->seat]) != 0)
        find_illegal(p->judgment, SKR_C_RECORD_DEAL, m,
                     N_("the player does not hold these cards"));
}

/* clause trick.complete: whose the trick is when the others have played to it, as
 * far as the record goes on; shown: the card of one who has not played to it. */
static int owner_of_trick(const struct replay *p, const struct move *m)
{
    const struct move *end = moves_end(p->record);
    struct skr_play play = p->play;

    if (play.count == 0 || p->deal.sound == false)
        return SKR_NOBODY;
    if (m->seat == play.turn && skr_count(m->shown) == 1)
        for (int card = 0; card < 32; card++)
            if (m->shown == SKR_BIT(card))
                skr_play_card(&play, play.turn, card);
    for (m++; m < end && play.count > 0 && m->kind == MOVE_CARD
             && m->number != SKR_NO_CARD
             && skr_play_card(&play, m->seat, m->number) == SKR_C_NONE; m++)
        ;
    return play.count == 0 ? play.winner : SKR_NOBODY;
}

/* Did the game end by a breach, and not by a claim? */
static bool is_breach(const struct replay *p)
{
    enum skr_ending how = p->ending.facts.end.how;

    return how == SKR_SOLOIST_BREACH || how == SKR_DEFENDERS_BREACH;
}

/* Does the ruling turn on something that the record does not tell? */
static bool untold(const struct replay *p, enum skr_happening kind, bool ruled)
{
    return (kind == SKR_LED_ON && p->incidents.last.trick_to == SKR_NOBODY)
        || (!ruled && (kind == SKR_SAYS_LOST || kind == SKR_SKAT_SHOWN
                       || kind == SKR_NOT_LAID_OPEN));
}

/* After the end of the game no breach counts. If the engine has no ruling on
 * the breach, the finding is undecided. */
void judge_breach(struct replay *p, const struct move *m)
{
    enum skr_clause clause = (enum skr_clause)m->number;
    int kind = breach_happening(clause);
    bool ruled = false;

    if (p->ending.by_code != NULL)
        return;
    if (kind < 0) {
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
        return;
    }
    if (clause == SKR_C_END_CARD_SHOWN)
        judge_held(p, m);
    begin_incident(p, m, (enum skr_happening)kind);
    p->incidents.last.trick_to = owner_of_trick(p, m);
    if (kind != SKR_LED_ON || p->incidents.last.trick_to != SKR_NOBODY)
        ruled = rule_incident(p, clause);
    if (untold(p, (enum skr_happening)kind, ruled))
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
    else if (is_breach(p))
        find(p->judgment, FINDING_ILLEGAL, clause, m, UNSAID);
}

/* clauses end.revoke-corrected end.lead-back: before 1999 a wrong card is put right
 * only until the next lead. */
SKR_CITE(END_REVOKE_CORRECTED);
SKR_CITE(END_LEAD_BACK);
static bool too_late(const struct replay *p)
{
    const struct incidents *in = &p->incidents;
    int since = p->play.tricks - in->before.tricks;

    return in->card_back && skr_in_force(p->code, SKR_C_END_REVOKE_LATE)
        && (since > 1 || (since == 1 && p->play.count > 0));
}

/* The demand takes the wrong card back, and the cards played after it. */
static void take_back(struct replay *p, const struct move *demand)
{
    for (const struct move *m = p->incidents.move; m <= demand; m++) {
        int n = (int)(m - p->record->move);

        if (m->kind == MOVE_CARD || m == demand)
            p->judgment->taken_back[n / 32] |= UINT32_C(1) << n % 32;
    }
    p->play = p->incidents.before;
}

/* clause end.play-on: the other side may demand it after a breach; a wrong card
 * is taken back, with the cards played after it, also if the deal is not sound and
 * nothing was ruled, and before 1999 where it has cost nothing yet. */
SKR_CITE(END_PLAY_ON);
SKR_CITE(END_LEAD_BACK);
void judge_play_on(struct replay *p, const struct move *m)
{
    const struct incidents *in = &p->incidents;
    bool demands = m->seat == p->contract.soloist;
    bool ended = p->ending.by_code != NULL && skr_in_force(p->code, SKR_C_END_PLAY_ON);

    if (!in->pending || too_late(p) || !(ended || in->card_back) || demands == by_soloist(p)
        || in->last.kind == SKR_THROWS
        || (in->last.kind == SKR_GIVES_UP && by_soloist(p))) {
        judge_order(p, m);
        return;
    }
    if (in->card_back)
        take_back(p, m);
    p->incidents.resigned = 0;
    reopen(p);
}

/* ------------------------------------------------------------------ giving up */

static void note_giving_up(struct replay *p, const struct move *m)
{
    if (p->record->conventions->stayer_has_rest)
        note_convention(&p->ending, m);
}

/* clause end.forced-level: does it rest on what the sources leave open when a
 * defender stops playing? */
static bool rests_on_open(const struct replay *p)
{
    const int soloist = p->contract.soloist;
    const struct skr_position position = {
        .facts = facts_now(p, SKR_PLAYED), .soloist = soloist,
    };
    const struct skr_incident away = {
        .kind = SKR_IS_AWAY, .seat = (soloist + 1) % 3,
    };
    struct skr_ruling r;

    return skr_rule(&position, &away, &r) == SKR_OK && r.open;
}

static void end_here(struct replay *p, const struct move *m,
                     enum skr_clause clause, enum skr_ending ending)
{
    struct skr_facts facts = facts_now(p, ending);

    if (p->ending.by_code == NULL && ending == SKR_DEFENDERS_GAVE_UP)
        p->ending.open = rests_on_open(p);
    end_by_code(&p->ending, m, clause, &facts);
}

/* Under a code without a clause on giving up, the player who gives up has
 * stopped playing: end.absent. */
static enum skr_clause giving_up(const struct replay *p, enum skr_clause clause)
{
    return skr_in_force(p->code, clause) ? clause : SKR_C_END_ABSENT;
}

/* A defender's resignation ends the game for both, unless it answers an offer
 * of the soloist: both must accept that. */
static void defender_resigns(struct replay *p, const struct move *m, bool both)
{
    bool offered = skr_in_force(p->code, SKR_C_END_OFFER)
        && (p->incidents.showed & (1 << p->contract.soloist)) != 0;

    if (!offered)
        end_here(p, m, giving_up(p, SKR_C_END_CONCEDE_DEFENDER),
                 SKR_DEFENDERS_GAVE_UP);
    else if (both)
        end_here(p, m, SKR_C_END_OFFER, SKR_OFFER_ACCEPTED);
    if (both)
        p->ending.stop = STOP_DEFENDERS;
}

/* clause end.concede-consent: a record without an objection shows consent. */
SKR_CITE(END_CONCEDE_CONSENT);
void judge_resign(struct replay *p, const struct move *m)
{
    struct incidents *in = &p->incidents;
    int soloist = p->contract.soloist;
    unsigned both = defenders(p);

    note_giving_up(p, m);
    if (p->ending.by_code == NULL)
        begin_incident(p, m, SKR_GIVES_UP);
    in->resigned |= (uint8_t)(1 << m->seat);
    if (m->seat == soloist) {
        p->ending.stop = STOP_SOLOIST;
        in->conceded_early = skr_count(p->play.hand[soloist]) >= 9;
        end_here(p, m, giving_up(p, SKR_C_END_CONCEDE_SOLOIST),
                 SKR_SOLOIST_GAVE_UP);
    } else {
        defender_resigns(p, m, (in->resigned & both) == both);
    }
    if (p->ending.stop != STOP_NONE)
        p->phase = PHASE_OVER;
}

/* clause end.absent: a player who leaves or runs out of time has given up. */
void judge_absent(struct replay *p, const struct move *m)
{
    bool soloist = m->seat == p->contract.soloist;

    note_giving_up(p, m);
    *(m->kind == MOVE_LEFT ? &p->incidents.left : &p->incidents.timed_out)
        = m->seat;
    if (p->phase == PHASE_PLAY) {
        p->ending.stop = soloist ? STOP_SOLOIST : STOP_DEFENDERS;
        end_here(p, m, SKR_C_END_ABSENT, soloist ? SKR_SOLOIST_GAVE_UP
                                                 : SKR_DEFENDERS_GAVE_UP);
    } else {
        p->judgment->deal = DEAL_ABORTED;
    }
    p->phase = PHASE_OVER;
}

/* clause end.concede-defender: one defender gave up and nobody played on. */
void end_on_resignation(struct replay *p)
{
    const struct move *m = moves_end(p->record);

    if (p->incidents.resigned == 0 || p->ending.stop != STOP_NONE
        || p->phase != PHASE_PLAY)
        return;
    while ((--m)->kind == MOVE_SHOW)     /* one move is a resignation */
        ;
    if (m->kind == MOVE_RESIGN)
        defender_resigns(p, m, true);
}

/* ---------------------------------------------------------------- cards shown */

/* Are the soloist's cards on the table, and has nobody answered with a card
 * yet? */
static bool offer_stands(const struct replay *p)
{
    return p->incidents.pending && p->incidents.last.kind == SKR_LAYS_DOWN
        && by_soloist(p) && skr_in_force(p->code, SKR_C_END_OFFER);
}

/* Showing cards again changes nothing; a defender's cards in answer to an offer
 * are not a claim. */
void judge_show(struct replay *p, const struct move *m)
{
    struct incidents *in = &p->incidents;
    enum skr_clause clause = skr_shown_clause(p->code, m->seat == p->contract.soloist);
    bool again = (in->showed & (1 << m->seat)) != 0;

    judge_held(p, m);
    in->showed |= (uint8_t)(1 << m->seat);
    p->ignored = again;
    if (again || p->ending.by_code != NULL
        || (m->seat != p->contract.soloist && offer_stands(p)))
        return;
    begin_incident(p, m, SKR_LAYS_DOWN);
    in->last.asked = m->said.announced;
    in->last.others_get = (int8_t)(m->number < 10 ? m->number : 10);
    if (!rule_incident(p, clause))
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
}

/* -------------------------------------------------------------------- answers */

/* A defender answers the soloist who gives up; he is asked only where a clause says so. */
static void answer_giving_up(struct replay *p, bool agrees)
{
    struct incidents *in = &p->incidents;

    in->agreed |= agrees;
    if (skr_in_force(p->code, SKR_C_END_CONCEDE_CONSENT) && !in->agreed
        && !in->conceded_early && in->last.objected == defenders(p))
        reopen(p);
}

/* clause end.offer: a defender who throws his cards in answer to an offer
 * agrees to it. */
void judge_answer(struct replay *p, const struct move *m)
{
    bool agrees = m->kind != MOVE_OBJECT;
    struct skr_incident *last = &p->incidents.last;
    bool gives_up = p->incidents.pending && last->kind == SKR_GIVES_UP
        && by_soloist(p);

    if (m->seat == p->contract.soloist || !(gives_up || offer_stands(p))) {
        judge_order(p, m);
        return;
    }
    *(agrees ? &last->agreed : &last->objected) |= 1u << m->seat;
    if (gives_up) {
        answer_giving_up(p, agrees);
        return;
    }
    rule_incident(p, SKR_C_END_OFFER);
    if (p->ending.by_code != NULL)
        p->phase = PHASE_OVER;
}

void judge_throw(struct replay *p, const struct move *m)
{
    judge_held(p, m);
    if (m->seat != p->contract.soloist && offer_stands(p)) {
        judge_answer(p, m);
    } else if (p->ending.by_code == NULL) {
        begin_incident(p, m, SKR_THROWS);
        rule_incident(p, SKR_C_END_THROW);
    }
}

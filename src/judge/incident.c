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
 * decide it are hidden. The first incident that ends the game counts. */
static bool rule_incident(struct replay *p)
{
    struct skr_position position = {
        .facts = facts_now(p, SKR_PLAYED),
        .soloist = (int8_t)p->contract.soloist,
        .play = p->play,
    };
    struct skr_ruling r;

    if (!p->deal.sound
        || skr_rule(&position, &p->incidents.last, &r) != SKR_OK)
        return false;
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
    rule_incident(p);
    if (p->ending.by_code != NULL)
        p->ending.broken = clause;
}

/* clause record.deal: only cards in hand can be shown or thrown down. */
static void judge_held(struct replay *p, const struct move *m)
{
    skr_cards cards = m->put_away | m->shown;

    if (p->deal.sound && (cards & ~p->play.hand[m->seat]) != 0)
        find_illegal(p->judgment, SKR_C_RECORD_DEAL, m,
                     "the player does not hold these cards");
}

/* After the end of the game no breach counts. If the engine has no ruling on
 * the breach, the finding is undecided. */
void judge_breach(struct replay *p, const struct move *m)
{
    enum skr_clause clause = (enum skr_clause)m->number;
    int kind = breach_happening(clause);

    if (p->ending.by_code != NULL)
        return;
    if (kind < 0) {
        find(p->judgment, FINDING_UNDECIDED, clause, m, UNSAID);
        return;
    }
    if (clause == SKR_C_END_CARD_SHOWN)
        judge_held(p, m);
    begin_incident(p, m, (enum skr_happening)kind);
    if (rule_incident(p) && p->ending.by_code != NULL)
        find(p->judgment, FINDING_ILLEGAL, clause, m, UNSAID);
}

/* clause end.play-on: the other side may demand it after a breach; a wrong card
 * is taken back, with the cards played after it. */
SKR_CITE(END_PLAY_ON);
void judge_play_on(struct replay *p, const struct move *m)
{
    const struct incidents *in = &p->incidents;
    bool demands = m->seat == p->contract.soloist;

    if (!in->pending || p->ending.by_code == NULL || demands == by_soloist(p)
        || in->last.kind == SKR_THROWS
        || (in->last.kind == SKR_GIVES_UP && by_soloist(p))) {
        judge_order(p, m);
        return;
    }
    if (in->card_back)
        p->play = in->before;
    p->incidents.resigned = 0;
    reopen(p);
}

/* ------------------------------------------------------------------ giving up */

static void note_giving_up(struct replay *p, const struct move *m)
{
    if (p->record->conventions->stayer_has_rest)
        note_convention(&p->ending, m);
}

static void end_here(struct replay *p, const struct move *m,
                     enum skr_clause clause, enum skr_ending ending)
{
    struct skr_facts facts = facts_now(p, ending);

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
    const struct move *first = p->record->move, *m = moves_end(p->record);

    if (p->incidents.resigned == 0 || p->ending.stop != STOP_NONE
        || p->phase != PHASE_PLAY)
        return;
    while (--m > first && m->kind == MOVE_SHOW)
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
    bool again = (in->showed & (1 << m->seat)) != 0;

    judge_held(p, m);
    in->showed |= (uint8_t)(1 << m->seat);
    if (again || p->ending.by_code != NULL
        || (m->seat != p->contract.soloist && offer_stands(p)))
        return;
    begin_incident(p, m, SKR_LAYS_DOWN);
    in->last.asked = m->said.announced;
    in->last.others_get = (int8_t)(m->number < 10 ? m->number : 10);
    if (!rule_incident(p))
        find(p->judgment, FINDING_UNDECIDED,
             skr_shown_clause(p->code, by_soloist(p)), m, UNSAID);
}

/* -------------------------------------------------------------------- answers */

/* A defender answers the soloist who gives up. */
static void answer_giving_up(struct replay *p, bool agrees)
{
    struct incidents *in = &p->incidents;

    in->agreed |= agrees;
    if (!in->agreed && !in->conceded_early
        && in->last.objected == defenders(p))
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
    rule_incident(p);
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
        rule_incident(p);
    }
}

/* Breaches: wrong cards, cards shown, looks at the skat, betrayal, early leads. */
#include "conduct/conduct.h"

/* clause skat.closed-at-lead: nobody has played a card yet. */
static bool before_lead(const struct skr_position *p)
{
    return p->facts.taken.unplayed_tricks == 10 && p->play.count == 0;
}

static enum skr_ending breach_of(const struct skr_position *p,
                                 const struct skr_incident *i)
{
    return by_soloist(p, i) ? SKR_SOLOIST_BREACH : SKR_DEFENDERS_BREACH;
}

/* ------------------------------------------------------------------ before 1999 */

/* clause end.revoke-corrected: when the second player corrects his card, the
 * third may change his. Who plays second is known with the cards: it is his turn,
 * and one card lies there. */
SKR_CITE(END_REVOKE_CORRECTED);
static unsigned may_change(const struct skr_position *p,
                           const struct skr_incident *i)
{
    return p->play.count == 1 && i->seat == p->play.turn
        ? 1u << (i->seat + 1) % 3 : 0;
}

/* clauses end.revoke-corrected end.revoke-late */
SKR_CITE(END_REVOKE_LATE);
static enum skr_error revoke_before_1999(const struct skr_position *p,
                                         const struct skr_incident *i,
                                         struct skr_ruling *out)
{
    if (i->noticed >= SKR_NOTICED_LED)
        return end_game(out, SKR_C_END_REVOKE_LATE, breach_of(p, i));
    out->put_right = true;
    out->may_change = may_change(p, i);
    return go_on(out, SKR_C_END_REVOKE_CORRECTED);
}

/* clause end.lead-back */
SKR_CITE(END_LEAD_BACK);
static enum skr_error lead_back(const struct skr_incident *i,
                                struct skr_ruling *out)
{
    out->put_right = i->noticed == SKR_NOTICED_AT_ONCE;
    return go_on(out, SKR_C_END_LEAD_BACK);
}

SKR_CITE(SKAT_UNSEEN);
SKR_CITE(END_SHOWN_SUIT);
SKR_CITE(END_BREACH_UNSEEN);
static enum skr_error breach_before_1999(const struct skr_position *p,
                                         const struct skr_incident *i,
                                         struct skr_ruling *out)
{
    switch (i->kind) {
    case SKR_REVOKED:
        return revoke_before_1999(p, i, out);
    case SKR_WRONG_LEAD:
        return lead_back(i, out);
    case SKR_SKAT_SEEN:
        if (before_lead(p) && by_soloist(p, i) && !p->facts.contract.game.hand)
            return go_on(out, SKR_C_SKAT_CLOSED_AT_LEAD);
        return end_game(out, SKR_C_SKAT_UNSEEN, breach_of(p, i));
    case SKR_CARD_SHOWN:
        return go_on(out, SKR_C_END_SHOWN_SUIT);
    default:
        return go_on(out, SKR_C_END_BREACH_UNSEEN);
    }
}

/* -------------------------------------------------------------------- since 1999 */

/* clauses end.card-shown end.betrayal end.partner-warned announce.show: not a
 * breach if the soloist does it, who has no partner, or whom the defenders have to
 * remind. */
SKR_CITE(END_CARD_SHOWN);
SKR_CITE(END_BETRAYAL);
SKR_CITE(END_PARTNER_WARNED);
SKR_CITE(ANNOUNCE_SHOW);
static enum skr_clause harmless(const struct skr_position *p,
                                const struct skr_incident *i)
{
    if (i->kind == SKR_NOT_LAID_OPEN)
        return SKR_C_ANNOUNCE_SHOW;
    if (!by_soloist(p, i))
        return SKR_C_NONE;
    return i->kind == SKR_CARD_SHOWN ? SKR_C_END_CARD_SHOWN
        : i->kind == SKR_BETRAYED ? SKR_C_END_BETRAYAL
        : i->kind == SKR_WARNED ? SKR_C_END_PARTNER_WARNED : SKR_C_NONE;
}

static bool wrong_card(const struct skr_incident *i)
{
    return i->kind == SKR_REVOKED || i->kind == SKR_WRONG_LEAD
        || i->kind == SKR_WRONG_TURN || i->kind == SKR_EARLY_LEAD;
}

/* clause end.play-on: the demand comes too late after the last card. */
SKR_CITE(END_PLAY_ON);
bool play_on_demanded(const struct skr_incident *i)
{
    return i->play_on && i->noticed != SKR_NOTICED_PLAYED;
}

enum skr_error play_on(const struct skr_incident *i, struct skr_ruling *out)
{
    out->put_right = wrong_card(i);
    return go_on(out, SKR_C_END_PLAY_ON);
}

/* clause end.breach-before: what it costs the soloist, whom no partner is helped
 * by it, is open. */
static bool soloist_before_turn(const struct skr_position *p,
                                const struct skr_incident *i)
{
    return i->kind == SKR_WRONG_TURN && by_soloist(p, i);
}

/* clause general.leave: leave given before a breach changes nothing; what the side
 * that gave it may claim is open. */
SKR_CITE(END_REVOKE);
SKR_CITE(END_WRONG_LEAD);
SKR_CITE(GENERAL_LEAVE);
SKR_CITE(TRICK_CLOSED);
SKR_CITE(SKAT_CLOSED);
SKR_CITE(SKAT_UNSEEN);
enum skr_error rule_breach(const struct skr_position *p,
                           const struct skr_incident *i, struct skr_ruling *out)
{
    enum skr_clause clause = harmless(p, i);

    if (i->kind == SKR_NOT_LAID_OPEN && !by_soloist(p, i))
        return SKR_E_SOLOIST;
    if (skr_in_force(p->facts.code, SKR_C_END_BREACH_UNSEEN)
        && clause != SKR_C_ANNOUNCE_SHOW)
        return breach_before_1999(p, i, out);
    if (clause != SKR_C_NONE)
        return go_on(out, clause);
    if (play_on_demanded(i))
        return play_on(i, out);
    out->open = (i->leave || soloist_before_turn(p, i))
        && skr_decided(&p->facts) == SKR_OPEN;
    return end_by_breach(p, i, SKR_C_END_BREACH_BEFORE, out);
}

enum skr_error rule_as(const struct skr_position *p,
                       const struct skr_incident *i, enum skr_happening kind,
                       struct skr_ruling *out)
{
    struct skr_incident same = *i;

    same.kind = kind;
    return rule_breach(p, &same, out);
}

/* clause end.announced-late: forehand is entitled to lead, and announces late. */
SKR_CITE(END_EARLY_LEAD);
SKR_CITE(END_ANNOUNCED_LATE);
enum skr_error rule_early_lead(const struct skr_position *p,
                               const struct skr_incident *i,
                               struct skr_ruling *out)
{
    if (!by_soloist(p, i))
        return SKR_E_SOLOIST;
    if (i->seat == SKR_FOREHAND
        && skr_in_force(p->facts.code, SKR_C_END_ANNOUNCED_LATE)) {
        out->may_change = defenders(p);
        return go_on(out, SKR_C_END_ANNOUNCED_LATE);
    }
    if (skr_in_force(p->facts.code, SKR_C_END_LEAD_BACK))
        return lead_back(i, out);
    if (play_on_demanded(i))
        return play_on(i, out);
    out->open = true;
    return end_game(out, SKR_C_END_EARLY_LEAD, SKR_LED_EARLY);
}

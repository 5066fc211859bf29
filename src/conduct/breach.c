/* Breaches: wrong cards, cards shown, looks at the skat, betrayal, early leads. */
#include "conduct/conduct.h"

/* clause skat.closed-at-lead: nobody has played a card yet. */
static bool before_lead(const struct skr_position *p)
{
    return p->facts.taken.unplayed_tricks == 10 && p->play.count == 0;
}

/* clauses end.revoke-corrected end.breach-unseen skat.unseen: for the
 * code before 1999 the sources only say that a look at the skat ends the game. */
SKR_CITE(END_REVOKE_CORRECTED);
SKR_CITE(END_BREACH_UNSEEN);
static enum skr_error breach_before_1999(const struct skr_position *p,
                                         const struct skr_incident *i,
                                         struct skr_ruling *out)
{
    if (i->kind == SKR_SKAT_SEEN && before_lead(p) && by_soloist(p, i)
        && !p->facts.contract.game.hand)
        return go_on(out, SKR_C_SKAT_CLOSED_AT_LEAD);
    if (i->kind == SKR_SKAT_SEEN)
        return end_game(out, SKR_C_SKAT_UNSEEN,
                    by_soloist(p, i) ? SKR_SOLOIST_BREACH
                                     : SKR_DEFENDERS_BREACH);
    return go_on(out, i->kind == SKR_REVOKED ? SKR_C_END_REVOKE_CORRECTED
                                               : SKR_C_END_BREACH_UNSEEN);
}

/* clauses end.card-shown end.betrayal announce.show: not a breach if the soloist
 * does it, who has no partner, or whom the defenders have to remind. */
SKR_CITE(END_CARD_SHOWN);
SKR_CITE(END_BETRAYAL);
SKR_CITE(ANNOUNCE_SHOW);
static enum skr_clause harmless(const struct skr_position *p,
                                const struct skr_incident *i)
{
    if (i->kind == SKR_NOT_LAID_OPEN)
        return SKR_C_ANNOUNCE_SHOW;
    if (!by_soloist(p, i))
        return SKR_C_NONE;
    return i->kind == SKR_CARD_SHOWN ? SKR_C_END_CARD_SHOWN
        : i->kind == SKR_BETRAYED ? SKR_C_END_BETRAYAL : SKR_C_NONE;
}

/* clauses end.revoke end.wrong-lead end.play-on */
SKR_CITE(END_REVOKE);
SKR_CITE(END_WRONG_LEAD);
SKR_CITE(END_PLAY_ON);
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
    if (i->play_on)
        return go_on(out, SKR_C_END_PLAY_ON);
    return end_by_breach(p, i, SKR_C_END_BREACH_BEFORE, out);
}

SKR_CITE(END_EARLY_LEAD);
enum skr_error rule_early_lead(const struct skr_position *p,
                               const struct skr_incident *i,
                               struct skr_ruling *out)
{
    if (!by_soloist(p, i))
        return SKR_E_SOLOIST;
    if (skr_in_force(p->facts.code, SKR_C_END_BREACH_UNSEEN))
        return go_on(out, SKR_C_END_BREACH_UNSEEN);
    if (i->play_on)
        return go_on(out, SKR_C_END_PLAY_ON);
    return end_game(out, SKR_C_END_EARLY_LEAD, SKR_LED_EARLY);
}

/* Cards laid open: an offer, a claim, a defender's open play. */
#include "conduct/conduct.h"

static unsigned defenders(const struct skr_position *p)
{
    return 7u & ~(1u << p->soloist);
}

/* clause end.offer */
SKR_CITE(END_OFFER);
static enum skr_error offer(const struct skr_position *p,
                            const struct skr_incident *i,
                            struct skr_ruling *out)
{
    if ((i->agreed & ~i->objected & defenders(p)) != defenders(p))
        return go_on(out, SKR_C_END_OFFER);
    out->facts.end.asked = i->asked;
    return end_game(out, SKR_C_END_OFFER, SKR_OFFER_ACCEPTED);
}

/* Does the soloist win all remaining tricks except those that he leaves to the
 * defenders; in null, none of them? */
static bool claim_holds(const struct skr_position *p,
                        const struct skr_incident *i)
{
    bool null = null_game(&p->facts);

    return skr_can_limit(&p->play, p->soloist,
                         null ? 1u << p->soloist : defenders(p),
                         null ? 0 : i->others_get);
}

/* clauses end.claim end.lay-down: a true claim gets the rest; if it leaves tricks
 * to the defenders, the cards are played to find out which ones. A false claim
 * ends the game, or, before 1999, leaves the rest to the other side. In null the
 * claimer wants no trick, so that the rest goes the other way. */
SKR_CITE(END_CLAIM);
SKR_CITE(END_LAY_DOWN);
static enum skr_error claim(const struct skr_position *p,
                            const struct skr_incident *i,
                            enum skr_clause clause, struct skr_ruling *out)
{
    bool ends_game = clause == SKR_C_END_CLAIM, null = null_game(&p->facts);
    bool holds = claim_holds(p, i);

    if (holds && i->others_get > 0 && !null)
        return go_on(out, clause);
    if (holds || !ends_game)
        return give_rest(out, clause, holds != null ? SKR_REST_SOLOISTS
                                                     : SKR_REST_DEFENDERS);
    if (i->play_on)
        return go_on(out, SKR_C_END_PLAY_ON);
    return end_by_breach(p, i, clause, out);
}

/* clauses end.open-play end.open-play-1999: a defender's cards. A court left
 * open what happens if he claims less than all. */
SKR_CITE(END_OPEN_PLAY);
SKR_CITE(END_OPEN_PLAY_1999);
static enum skr_error open_play(const struct skr_position *p,
                                const struct skr_incident *i,
                                enum skr_clause clause, struct skr_ruling *out)
{
    if (clause == SKR_C_END_OPEN_PLAY_1999
            ? !null_game(&p->facts) && skr_runs_out(&p->play, i->seat)
            : skr_can_limit(&p->play, i->seat, 1u << p->soloist, 0))
        return give_rest(out, clause, SKR_REST_DEFENDERS);
    out->open = i->others_get > 0;
    if (i->play_on)
        return go_on(out, SKR_C_END_PLAY_ON);
    out->rest = SKR_REST_SOLOISTS;
    return end_by_breach(p, i, clause, out);
}

enum skr_clause skr_shown_clause(const struct skr_code *code, bool soloist)
{
    if (soloist)
        return skr_in_force(code, SKR_C_END_OFFER) ? SKR_C_END_OFFER
            : skr_in_force(code, SKR_C_END_CLAIM) ? SKR_C_END_CLAIM
            : SKR_C_END_LAY_DOWN;
    return skr_in_force(code, SKR_C_END_BREACH_UNSEEN) ? SKR_C_END_BREACH_UNSEEN
        : skr_in_force(code, SKR_C_END_OPEN_PLAY_1999) ? SKR_C_END_OPEN_PLAY_1999
        : SKR_C_END_OPEN_PLAY;
}

enum skr_error rule_shown(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out)
{
    enum skr_clause clause = skr_shown_clause(p->facts.code, by_soloist(p, i));

    if (clause == SKR_C_END_OFFER)
        return offer(p, i, out);
    if (clause == SKR_C_END_BREACH_UNSEEN)
        return go_on(out, clause);
    if (!hands_known(p))
        return SKR_E_HANDS;
    return by_soloist(p, i) ? claim(p, i, clause, out)
                            : open_play(p, i, clause, out);
}

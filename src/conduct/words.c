/* What a defender says about the end of the game, and whether his cards bear it
 * out. */
#include "conduct/conduct.h"

/* The level that decides; not for null. */
static enum skr_level decisive(const struct skr_facts *f)
{
    return skr_forced_level(f->code, &f->contract);
}

int least_to_decide(const struct skr_position *p)
{
    enum skr_level level = decisive(&p->facts);

    if (level >= SKR_SCHWARZ)
        return 0;
    return (level == SKR_SCHNEIDER ? 31 : 60) - defender_points(&p->facts);
}

/* Schwarz is decided by a trick of his, null by one of the soloist. */
enum skr_search decides_alone(const struct skr_position *p, int seat)
{
    bool null = null_game(&p->facts);
    unsigned others = 7u & ~(1u << seat);

    if (null || decisive(&p->facts) >= SKR_SCHWARZ)
        return skr_can_limit(&p->play, seat, null ? defenders(p) : others,
                             p->facts.taken.unplayed_tricks - 1);
    return skr_makes_alone(&p->play, seat, p->soloist, least_to_decide(p));
}

SKR_CITE(END_OWN_CARDS_DECIDE);
SKR_CITE(END_BETRAYAL);
enum skr_error rule_says_lost(const struct skr_position *p,
                              const struct skr_incident *i,
                              struct skr_ruling *out)
{
    enum skr_decision decision = skr_decided(&p->facts);
    enum skr_search own;

    if (by_soloist(p, i)
        || !skr_in_force(p->facts.code, SKR_C_END_OWN_CARDS_DECIDE))
        return rule_as(p, i, SKR_BETRAYED, out);
    if (decision == SKR_OPEN && !hands_known(p))
        return SKR_E_HANDS;
    own = decision == SKR_OPEN ? decides_alone(p, i->seat)
        : decision == SKR_DECIDED_LOST ? SKR_YES : SKR_NO;
    if (own == SKR_TOO_LONG)
        return SKR_E_SEARCH;
    if (own == SKR_YES)
        return go_on(out, SKR_C_END_OWN_CARDS_DECIDE);
    return rule_as(p, i, SKR_BETRAYED, out);
}

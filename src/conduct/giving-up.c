/* Giving up, and being absent. */
#include "conduct/conduct.h"

/* Cards that the soloist still holds: when his hand is not known, one for each
 * trick. */
static int cards_held(const struct skr_position *p)
{
    int held = skr_count(p->play.hand[p->soloist]);

    return held > 0 ? held : p->facts.taken.unplayed_tricks;
}

static enum skr_error give_up(const struct skr_position *p,
                              const struct skr_incident *i,
                              enum skr_clause clause, struct skr_ruling *out)
{
    return end_game(out, clause, by_soloist(p, i) ? SKR_SOLOIST_GAVE_UP
                                                  : SKR_DEFENDERS_GAVE_UP);
}

enum skr_error rule_absence(const struct skr_position *p,
                            const struct skr_incident *i,
                            struct skr_ruling *out)
{
    out->open = stays_overbid(p, i);
    return give_up(p, i, SKR_C_END_ABSENT, out);
}

SKR_CITE(END_CONCEDE_SOLOIST);
SKR_CITE(END_CONCEDE_CONSENT);
enum skr_error rule_giving_up(const struct skr_position *p,
                              const struct skr_incident *i,
                              struct skr_ruling *out)
{
    if (!skr_in_force(p->facts.code, SKR_C_END_CONCEDE_SOLOIST))
        return rule_absence(p, i, out);
    if (by_soloist(p, i)) {
        if (cards_held(p) >= 9)
            return give_up(p, i, SKR_C_END_CONCEDE_SOLOIST, out);
        if (i->agreed & ~(1u << p->soloist))
            return give_up(p, i, SKR_C_END_CONCEDE_CONSENT, out);
        return go_on(out, SKR_C_END_CONCEDE_CONSENT);
    }
    if (play_on_demanded(i))
        return play_on(i, out);
    end_by_breach(p, i, SKR_C_END_CONCEDE_DEFENDER, out);
    if (out->clause == SKR_C_END_BREACH_AFTER)
        out->clause = SKR_C_END_CONCEDE_DEFENDER;
    out->facts.end.how = SKR_DEFENDERS_GAVE_UP;
    return SKR_OK;
}

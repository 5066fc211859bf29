/* What players do with tricks, and with cards that lie on the table. */
#include "conduct/conduct.h"

/* Has the player played to the unfinished trick? */
static bool has_played(const struct skr_position *p, int seat)
{
    for (int i = 0; i < p->play.count; i++)
        if (p->play.by[i] == seat)
            return true;
    return false;
}

/* clause end.shown-suit: the partner needs the soloist's leave; without it his
 * lead is taken back like any other wrong one. Where the clause is not in force,
 * a leader may lead any card. */
SKR_CITE(END_SHOWN_SUIT);
static enum skr_error lead_shown(const struct skr_position *p,
                                 const struct skr_incident *i,
                                 struct skr_ruling *out)
{
    if (by_soloist(p, i)
        || !skr_in_force(p->facts.code, SKR_C_END_SHOWN_SUIT))
        return go_on(out, SKR_C_PLAY_LEAD);
    out->put_right = !i->leave && i->noticed == SKR_NOTICED_AT_ONCE;
    return go_on(out, SKR_C_END_SHOWN_SUIT);
}

SKR_CITE(TRICK_COMPLETE);
SKR_CITE(TRICK_GATHERED);
SKR_CITE(TRICK_LAST);
SKR_CITE(PLAY_STAYS);
enum skr_error rule_trick(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out)
{
    switch (i->kind) {
    case SKR_LED_ON:
        return i->trick_to == i->seat ? go_on(out, SKR_C_TRICK_COMPLETE)
                                      : rule_as(p, i, SKR_WRONG_LEAD, out);
    case SKR_GATHERED:
        return go_on(out, SKR_C_TRICK_GATHERED);
    case SKR_TAKEN_BACK:
        return go_on(out, SKR_C_PLAY_STAYS);
    case SKR_SHOWN_SUIT_LED:
        return lead_shown(p, i, out);
    default:
        return has_played(p, i->seat) ? rule_as(p, i, SKR_TRICKS_SEEN, out)
                                      : go_on(out, SKR_C_TRICK_LAST);
    }
}

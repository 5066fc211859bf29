/* Giving up, being absent, and throwing one's cards down. */
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
    if (i->play_on)
        return go_on(out, SKR_C_END_PLAY_ON);
    end_by_breach(p, i, SKR_C_END_CONCEDE_DEFENDER, out);
    if (out->clause == SKR_C_END_BREACH_AFTER)
        out->clause = SKR_C_END_CONCEDE_DEFENDER;
    out->facts.end.how = SKR_DEFENDERS_GAVE_UP;
    return SKR_OK;
}

/* clause end.throw: sure of a trick with the jack of clubs, or with the three
 * others. */
static bool sure_of_a_trick(skr_cards hand)
{
    const skr_cards highest = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK));
    const skr_cards others = SKR_JACKS & ~highest;

    return (hand & highest) != 0 || (hand & others) == others;
}

/* As far as they are known: a soloist without matadors leaves them the highest
 * trump. */
static skr_cards defenders_cards(const struct skr_position *p)
{
    const skr_cards *hand = p->play.hand;
    skr_cards held = (hand[0] | hand[1] | hand[2]) & ~hand[p->soloist];

    return count_matadors(&p->facts.contract) < 0
        ? held | SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK)) : held;
}

/* clause end.throw: the rest is the other side's, with schneider and schwarz;
 * not schwarz where the side that throws had a trick for sure. */
SKR_CITE(END_THROW);
enum skr_error rule_throw(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out)
{
    bool soloists = by_soloist(p, i);
    skr_cards hand = p->play.hand[p->soloist];
    struct skr_facts *f = &out->facts;

    if (!skr_in_force(p->facts.code, SKR_C_END_THROW))
        return rule_absence(p, i, out);
    if (null_game(f)) {
        out->rest = soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS;
        return give_up(p, i, SKR_C_END_THROW, out);
    }
    if (!soloists)
        hand = defenders_cards(p);
    give_rest(out, SKR_C_END_THROW,
              soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS);
    if (sure_of_a_trick(hand)
        && (soloists ? f->taken.tricks == 0 : f->taken.tricks == 10))
        f->taken.tricks = soloists ? 1 : 9;
    return SKR_OK;
}

/* Cards laid open: an offer, a claim, a defender's open play. */
#include "conduct/conduct.h"

/* Ends by this clause if both defenders agree. */
static enum skr_error offer(const struct skr_position *p,
                            const struct skr_incident *i,
                            enum skr_clause clause, struct skr_ruling *out)
{
    if ((i->agreed & ~i->objected & defenders(p)) != defenders(p))
        return go_on(out, clause);
    out->facts.end.asked = i->asked;
    return end_game(out, clause, SKR_OFFER_ACCEPTED);
}

/* Does the soloist win all remaining tricks except those that he leaves to the
 * defenders; in null, none of them? */
static enum skr_search claim_holds(const struct skr_position *p, int others_get)
{
    bool null = null_game(&p->facts);

    return skr_can_limit(&p->play, p->soloist,
                         null ? 1u << p->soloist : defenders(p),
                         null ? 0 : others_get);
}

/* In null the claimer wants no trick, so that the rest goes the other way. */
static enum skr_error give_claim(const struct skr_position *p, bool holds,
                                 enum skr_clause clause, struct skr_ruling *out)
{
    return give_rest(out, clause, holds != null_game(&p->facts)
                     ? SKR_REST_SOLOISTS : SKR_REST_DEFENDERS);
}

/* clauses end.claim end.lay-down: a true claim gets the rest; if it leaves tricks
 * to the defenders, the cards are played to find out which ones. A false claim
 * ends the game, or, before 1999, leaves the rest to the other side. */
SKR_CITE(END_CLAIM);
SKR_CITE(END_LAY_DOWN);
static enum skr_error claim(const struct skr_position *p,
                            const struct skr_incident *i,
                            enum skr_clause clause, struct skr_ruling *out)
{
    bool ends_game = clause == SKR_C_END_CLAIM, null = null_game(&p->facts);
    enum skr_search found = claim_holds(p, i->others_get);
    bool holds = found == SKR_YES;

    if (found == SKR_TOO_LONG)
        return SKR_E_SEARCH;
    if (holds && i->others_get > 0 && !null)
        return go_on(out, clause);
    if (holds || !ends_game)
        return give_claim(p, holds, clause, out);
    if (play_on_demanded(i))
        return play_on(i, out);
    return end_by_breach(p, i, clause, out);
}

/* clause end.skat-shown: ruled like cards laid down if all remaining tricks are
 * his; else it is a look at the skat. */
SKR_CITE(END_SKAT_SHOWN);
enum skr_error rule_skat_shown(const struct skr_position *p,
                               const struct skr_incident *i,
                               struct skr_ruling *out)
{
    enum skr_search found;

    if (!by_soloist(p, i) || p->facts.contract.game.hand
        || !skr_in_force(p->facts.code, SKR_C_END_SKAT_SHOWN))
        return rule_as(p, i, SKR_SKAT_SEEN, out);
    if (!hands_known(p))
        return SKR_E_HANDS;
    found = claim_holds(p, 0);
    if (found == SKR_TOO_LONG)
        return SKR_E_SEARCH;
    if (found == SKR_NO)
        return rule_as(p, i, SKR_SKAT_SEEN, out);
    if (skr_in_force(p->facts.code, SKR_C_END_OFFER))
        return offer(p, i, SKR_C_END_SKAT_SHOWN, out);
    return give_claim(p, true, SKR_C_END_SKAT_SHOWN, out);
}

/* ------------------------------------------------------------ a defender's cards */

/* clause end.open-play-party: can the soloist make a trick against the best play
 * of both defenders? Then his party does not make all of them. */
static enum skr_search party_makes_all(const struct skr_position *p)
{
    return contrary(skr_can_limit(&p->play, p->soloist, defenders(p),
                                  p->facts.taken.unplayed_tricks - 1));
}

SKR_CITE(END_OPEN_PLAY);
SKR_CITE(END_OPEN_PLAY_1999);
SKR_CITE(END_OPEN_PLAY_PARTY);
static enum skr_search open_play_holds(const struct skr_position *p, int seat,
                                       enum skr_clause clause)
{
    if (clause == SKR_C_END_OPEN_PLAY_PARTY)
        return party_makes_all(p);
    if (clause == SKR_C_END_OPEN_PLAY_1999)
        return !null_game(&p->facts) && skr_runs_out(&p->play, seat) ? SKR_YES
                                                                     : SKR_NO;
    return skr_can_limit(&p->play, seat, 1u << p->soloist, 0);
}

/* clause end.open-play-decides: the defenders get what decides the game, in as few
 * tricks as can hold it, and the soloist all the rest that his tricks can hold. */
SKR_CITE(END_OPEN_PLAY_DECIDES);
static enum skr_error give_decision(const struct skr_position *p,
                                    struct skr_ruling *out)
{
    struct skr_taken *t = &out->facts.taken;
    int least = least_to_decide(p), tricks = 1, most;

    while (most_points(3 * (defender_tricks(&p->facts) + tricks))
           < defender_points(&p->facts) + least)
        tricks++;
    t->tricks += t->unplayed_tricks - tricks;
    most = most_points(3 * t->tricks + 2);
    t->points += t->unplayed_points - least;
    t->points = t->points < most ? t->points : most;
    t->unplayed_points = t->unplayed_tricks = 0;
    return end_game(out, SKR_C_END_OPEN_PLAY_DECIDES, SKR_PLAYED);
}

/* clause end.open-play-decides: before a false open play counts as a breach. */
static enum skr_search open_play_decides(const struct skr_position *p, int seat,
                                         enum skr_clause clause)
{
    return clause == SKR_C_END_OPEN_PLAY_1999 && !null_game(&p->facts)
        && skr_decided(&p->facts) == SKR_OPEN ? decides_alone(p, seat) : SKR_NO;
}

static enum skr_error false_open_play(const struct skr_position *p,
                                      const struct skr_incident *i,
                                      enum skr_clause clause,
                                      struct skr_ruling *out)
{
    enum skr_search decides = open_play_decides(p, i->seat, clause);

    if (decides == SKR_TOO_LONG)
        return SKR_E_SEARCH;
    if (decides == SKR_YES)
        return give_decision(p, out);
    if (play_on_demanded(i))
        return play_on(i, out);
    out->open = clause == SKR_C_END_OPEN_PLAY
        && (i->others_get > 0 || null_game(&p->facts));
    if (clause != SKR_C_END_OPEN_PLAY_1999 || !null_game(&p->facts))
        out->rest = SKR_REST_SOLOISTS;
    return end_by_breach(p, i, clause, out);
}

static enum skr_error open_play(const struct skr_position *p,
                                const struct skr_incident *i,
                                enum skr_clause clause, struct skr_ruling *out)
{
    switch (open_play_holds(p, i->seat, clause)) {
    case SKR_TOO_LONG:
        return SKR_E_SEARCH;
    case SKR_YES:
        return give_rest(out, clause, SKR_REST_DEFENDERS);
    default:
        return clause == SKR_C_END_OPEN_PLAY_PARTY
            ? give_rest(out, clause, SKR_REST_SOLOISTS)
            : false_open_play(p, i, clause, out);
    }
}

enum skr_clause skr_shown_clause(const struct skr_code *code, bool soloist)
{
    if (soloist)
        return skr_in_force(code, SKR_C_END_OFFER) ? SKR_C_END_OFFER
            : skr_in_force(code, SKR_C_END_CLAIM) ? SKR_C_END_CLAIM
            : SKR_C_END_LAY_DOWN;
    return skr_in_force(code, SKR_C_END_OPEN_PLAY_PARTY)
        ? SKR_C_END_OPEN_PLAY_PARTY
        : skr_in_force(code, SKR_C_END_OPEN_PLAY_1999) ? SKR_C_END_OPEN_PLAY_1999
        : SKR_C_END_OPEN_PLAY;
}

SKR_CITE(END_OFFER);
enum skr_error rule_shown(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out)
{
    enum skr_clause clause = skr_shown_clause(p->facts.code, by_soloist(p, i));

    if (clause == SKR_C_END_OFFER)
        return offer(p, i, clause, out);
    if (!hands_known(p))
        return SKR_E_HANDS;
    return by_soloist(p, i) ? claim(p, i, clause, out)
                            : open_play(p, i, clause, out);
}

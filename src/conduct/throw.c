/* Throwing one's cards openly down. */
#include "conduct/conduct.h"

static unsigned side_of(const struct skr_position *p, bool soloists)
{
    return soloists ? 1u << p->soloist : defenders(p);
}

/* ------------------------------------------------------------- excluded levels */

/* Sure of a trick with the jack of clubs, or with the three others. */
static bool sure_by_jacks(skr_cards hand)
{
    const skr_cards highest = SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK));
    const skr_cards others = SKR_JACKS & ~highest;

    return (hand & highest) != 0 || (hand & others) == others;
}

/* The jacks of a side, as far as the soloist's cards or matadors tell; those of
 * the skat are taken to be in the soloist's hand. */
static skr_cards jacks_of(const struct skr_contract *c, bool soloists)
{
    if (c->cards != 0)
        return SKR_JACKS & (soloists ? c->cards : ~c->cards);
    return (count_matadors(c) > 0) == soloists
        ? SKR_BIT(SKR_CARD(SKR_CLUBS, SKR_JACK)) : 0;
}

/* Does one matador leave open who holds the three other jacks, or two of them? Then only the
 * twelve cards tell whether schwarz is excluded. Without any matadors nothing is valued: it
 * matters for schwarz that was announced alone. */
static bool jacks_unknown(const struct skr_position *p, bool soloists)
{
    const struct skr_contract *c = &p->facts.contract;

    if (hands_known(p) || c->cards != 0)
        return false;
    if (c->matadors == 0)
        return skr_bound_level(p->facts.code, &c->game) == SKR_SCHWARZ;
    return c->matadors == (soloists ? -1 : 1);
}

/* Schwarz is excluded against a side that wins a trick in any play of the cards
 * that are left; if these are not known, by the jacks alone. */
static enum skr_search schwarz_excluded(const struct skr_position *p,
                                        bool soloists)
{
    if (hands_known(p))
        return contrary(skr_could_win_nothing(&p->play, side_of(p, soloists)));
    return sure_by_jacks(jacks_of(&p->facts.contract, soloists)) ? SKR_YES : SKR_NO;
}

/* Schneider is excluded against a side that reaches 31 card points in any play of
 * the cards that are left. points: what it has so far. */
static enum skr_search schneider_excluded(const struct skr_position *p,
                                          bool soloists, int points)
{
    if (!hands_known(p) || points > 30)
        return SKR_NO;
    return contrary(skr_could_win_only(&p->play, side_of(p, soloists),
                                       30 - points));
}

/* An excluded level is counted as if the side that throws had just escaped it:
 * with one trick, with 31 card points. It is open whether a jack of the soloist's
 * counts that may lie in the skat. */
static enum skr_error exclude_levels(const struct skr_position *p, bool soloists,
                                     struct skr_ruling *out)
{
    struct skr_taken *t = &out->facts.taken;
    int points = soloists ? p->facts.taken.points : defender_points(&p->facts);
    int tricks = soloists ? p->facts.taken.tricks : defender_tricks(&p->facts);
    enum skr_search schwarz = tricks == 0 ? schwarz_excluded(p, soloists) : SKR_NO;
    enum skr_search schneider = schwarz == SKR_TOO_LONG
        ? SKR_TOO_LONG : schneider_excluded(p, soloists, points);

    if (tricks == 0 && jacks_unknown(p, soloists))
        return SKR_E_CARDS;
    if (schneider == SKR_TOO_LONG)
        return SKR_E_SEARCH;
    if (schwarz == SKR_YES) {
        t->tricks = soloists ? 1 : 9;
        out->open = soloists && !hands_known(p);
    }
    if (schneider == SKR_YES)
        t->points = soloists ? 31 : 89;
    return SKR_OK;
}

/* ----------------------------------------------------------------------- rulings */

/* The sources leave open what a throw means in null. */
SKR_CITE(END_THROW_NULL);
SKR_CITE(END_THROW_NULL_LETTER);
static enum skr_error throw_in_null(const struct skr_position *p,
                                    const struct skr_incident *i,
                                    struct skr_ruling *out)
{
    bool soloists = by_soloist(p, i);

    out->open = true;
    if (skr_in_force(p->facts.code, SKR_C_END_THROW_NULL_LETTER))
        return give_rest(out, SKR_C_END_THROW_NULL_LETTER,
                         soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS);
    out->rest = soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS;
    return end_game(out, SKR_C_END_THROW_NULL,
                    soloists ? SKR_SOLOIST_GAVE_UP : SKR_DEFENDERS_GAVE_UP);
}

SKR_CITE(END_THROW);
enum skr_error rule_throw(const struct skr_position *p,
                          const struct skr_incident *i, struct skr_ruling *out)
{
    bool soloists = by_soloist(p, i);

    if (!skr_in_force(p->facts.code, SKR_C_END_THROW))
        return rule_absence(p, i, out);
    if (null_game(&p->facts))
        return throw_in_null(p, i, out);
    give_rest(out, SKR_C_END_THROW,
              soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS);
    return exclude_levels(p, soloists, out);
}

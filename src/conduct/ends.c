/* How a ruling ends a game or lets it go on: what the files of conduct share. */
#include "conduct/conduct.h"

bool by_soloist(const struct skr_position *p, const struct skr_incident *i)
{
    return i->seat == p->soloist;
}

bool null_game(const struct skr_facts *f)
{
    return f->contract.game.game == SKR_NULL;
}

unsigned defenders(const struct skr_position *p)
{
    return 7u & ~(1u << p->soloist);
}

bool hands_known(const struct skr_position *p)
{
    return (p->play.hand[0] | p->play.hand[1] | p->play.hand[2]) != 0;
}

enum skr_error go_on(struct skr_ruling *out, enum skr_clause clause)
{
    out->clause = clause;
    return SKR_OK;
}

enum skr_error end_game(struct skr_ruling *out, enum skr_clause clause,
                        enum skr_ending ending)
{
    out->over = true;
    out->clause = clause;
    out->facts.end.how = ending;
    out->facts.end.clause = clause;
    return SKR_OK;
}

enum skr_error give_rest(struct skr_ruling *out, enum skr_clause clause,
                         enum skr_rest rest)
{
    struct skr_facts *f = &out->facts;

    out->rest = rest;
    if (rest == SKR_REST_SOLOISTS) {
        f->taken.points += f->taken.unplayed_points;
        f->taken.tricks += f->taken.unplayed_tricks;
    }
    f->taken.unplayed_points = f->taken.unplayed_tricks = 0;
    return end_game(out, clause, SKR_PLAYED);
}

/* The level that a soloist was forced to, and that is above a simple win. */
static enum skr_level level_forced(const struct skr_facts *f)
{
    return null_game(f) ? SKR_NO_LEVEL
                        : skr_forced_level(f->code, &f->contract);
}

/* Is the game lost by a level that the soloist was forced to, and not by the card
 * points? */
static bool lost_by_level(const struct skr_facts *f)
{
    return skr_decided(f) == SKR_DECIDED_LOST && level_forced(f) != SKR_NO_LEVEL
        && !prevented(f, SKR_NO_LEVEL);
}

SKR_CITE(END_FORCED_LEVEL);
bool stays_overbid(const struct skr_position *p, const struct skr_incident *i)
{
    const struct skr_facts *f = &p->facts;

    return !by_soloist(p, i) && skr_in_force(f->code, SKR_C_END_FORCED_LEVEL)
        && lost_by_level(f) && level_forced(f) == SKR_NOT_EVEN_SCHWARZ;
}

/* clauses end.breach-before end.breach-after end.forced-level: how a breach of
 * either side ends the game. */
SKR_CITE(END_BREACH_BEFORE);
SKR_CITE(END_BREACH_AFTER);
enum skr_error end_by_breach(const struct skr_position *p,
                             const struct skr_incident *i,
                             enum skr_clause before, struct skr_ruling *out)
{
    const struct skr_facts *f = &p->facts;
    enum skr_decision decision = skr_decided(f);

    if (by_soloist(p, i))
        return end_game(out, decision == SKR_OPEN ? before : SKR_C_END_BREACH_AFTER,
                    SKR_SOLOIST_BREACH);
    out->open |= stays_overbid(p, i);
    if (lost_by_level(f)
        || (decision == SKR_OPEN && level_forced(f) != SKR_NO_LEVEL))
        before = SKR_C_END_FORCED_LEVEL;
    else if (decision != SKR_OPEN)
        before = SKR_C_END_BREACH_AFTER;
    return end_game(out, before, SKR_DEFENDERS_BREACH);
}

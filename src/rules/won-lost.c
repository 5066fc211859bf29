/* Won or lost: is the game decided, and how does its end decide it? */
#include "rules/rules.h"

/* Has the soloist made this level already? clause level.win */
SKR_CITE(LEVEL_WIN);
static bool secured(const struct skr_facts *f, enum skr_level level)
{
    if (level == SKR_SCHWARZ)
        return f->taken.tricks == 10;
    return f->taken.points >= (level == SKR_SCHNEIDER ? 90 : 61);
}

/* Have the defenders made a level impossible? */
bool prevented(const struct skr_facts *f, enum skr_level level)
{
    if (level == SKR_NOT_EVEN_SCHWARZ)
        return true;
    if (level == SKR_SCHWARZ)
        return defender_tricks(f) > 0;
    return defender_points(f) >= (level == SKR_SCHNEIDER ? 31 : 60);
}

/* clauses level.null end.null; a null game below its bid is lost from the start:
 * value.overbid-null. */
SKR_CITE(LEVEL_NULL);
SKR_CITE(END_NULL);
static enum skr_decision null_decided(const struct skr_facts *f)
{
    if (f->taken.tricks > 0 || f->contract.bid > skr_null_value(&f->contract.game))
        return SKR_DECIDED_LOST;
    return f->taken.unplayed_tricks == 0 ? SKR_DECIDED_WON : SKR_OPEN;
}

SKR_CITE(END_DECIDED);
SKR_CITE(END_SCHWARZ);
SKR_CITE(END_SCHNEIDER);
enum skr_decision skr_decided(const struct skr_facts *f)
{
    enum skr_level level;

    if (f->contract.game.game == SKR_NULL)
        return null_decided(f);
    level = skr_forced_level(f->code, &f->contract);
    if (prevented(f, level))
        return SKR_DECIDED_LOST;
    return secured(f, level) ? SKR_DECIDED_WON : SKR_OPEN;
}

static enum skr_clause level_clause(const struct skr_facts *f)
{
    if (f->contract.game.game == SKR_NULL)
        return SKR_C_LEVEL_NULL;
    return skr_bound_level(f->code, &f->contract.game) == SKR_NO_LEVEL
        ? SKR_C_LEVEL_WIN : SKR_C_LEVEL_ANNOUNCED;
}

static void played_out(const struct skr_facts *f, struct skr_value *v)
{
    v->won = f->contract.game.game == SKR_NULL
        ? f->taken.tricks == 0
        : secured(f, skr_bound_level(f->code, &f->contract.game));
    v->clause = level_clause(f);
}

static bool is_breach(const struct skr_facts *f)
{
    return f->end.how == SKR_DEFENDERS_BREACH || f->end.how == SKR_SOLOIST_BREACH;
}

/* The clause that ended an undecided game. Without end.breach-before a look at
 * the skat is such a breach, or a revoke found late. */
static enum skr_clause ended_clause(const struct skr_facts *f,
                                    enum skr_clause concession)
{
    if (f->end.how == SKR_OFFER_ACCEPTED)
        return SKR_C_END_OFFER;
    if (is_breach(f))
        return skr_in_force(f->code, SKR_C_END_BREACH_BEFORE)
            ? SKR_C_END_BREACH_BEFORE
            : f->end.clause != SKR_C_NONE ? f->end.clause : SKR_C_SKAT_UNSEEN;
    return skr_in_force(f->code, concession) ? concession : SKR_C_END_ABSENT;
}

/* clause end.offer: the level asked for, or the highest one below it that is
 * still possible (derived). */
static enum skr_level asked_level(const struct skr_facts *f)
{
    enum skr_level level = f->end.asked;

    while (level > SKR_NO_LEVEL && prevented(f, level))
        level--;
    return level;
}

/* clauses end.concede-defender end.breach-before end.offer: before the decision
 * the soloist wins, and is given the level that he was forced to, or that he
 * asked for with an offer; after the decision all stays as it is, but a level asked
 * for with an offer is given to a soloist who has won. */
SKR_CITE(END_BREACH_AFTER);
static enum skr_level defenders_gave_up(const struct skr_facts *f,
                                        struct skr_value *v)
{
    bool null = f->contract.game.game == SKR_NULL;
    enum skr_decision decision = skr_decided(f);
    bool open = decision == SKR_OPEN;
    bool offered = f->end.how == SKR_OFFER_ACCEPTED;
    enum skr_level granted = SKR_NO_LEVEL;

    if (offered && decision != SKR_DECIDED_LOST && !null)
        granted = asked_level(f);
    else if (open && !null)
        granted = skr_forced_level(f->code, &f->contract);
    v->won = null ? f->taken.tricks == 0
        : !prevented(f, skr_bound_level(f->code, &f->contract.game));
    v->clause = !open ? level_clause(f)
        : granted != SKR_NO_LEVEL && !offered
              && skr_in_force(f->code, SKR_C_END_FORCED_LEVEL)
            ? SKR_C_END_FORCED_LEVEL
            : ended_clause(f, SKR_C_END_CONCEDE_DEFENDER);
    return granted;
}

/* clauses end.concede-soloist end.breach-before: lost, unless he had already
 * won. */
static void soloist_gave_up(const struct skr_facts *f, struct skr_value *v)
{
    enum skr_decision decision = skr_decided(f);

    v->won = decision == SKR_DECIDED_WON;
    v->clause = decision != SKR_OPEN ? level_clause(f)
                             : ended_clause(f, SKR_C_END_CONCEDE_SOLOIST);
}

/* clause end.proof: the defenders have to prove that he lost, he a level. */
static void unproved(const struct skr_facts *f, struct skr_value *v)
{
    enum skr_level bound = skr_bound_level(f->code, &f->contract.game);

    if (f->contract.game.game == SKR_NULL)
        v->won = f->taken.tricks == 0;
    else
        v->won = bound == SKR_NO_LEVEL ? !prevented(f, bound)
                                       : secured(f, bound);
    v->clause = SKR_C_END_PROOF;
}

enum skr_level find_outcome(const struct skr_facts *f, struct skr_value *v)
{
    switch (f->end.how) {
    case SKR_DEFENDERS_GAVE_UP:
    case SKR_DEFENDERS_BREACH:
    case SKR_OFFER_ACCEPTED:
        return defenders_gave_up(f, v);
    case SKR_SOLOIST_GAVE_UP:
    case SKR_SOLOIST_BREACH:
        soloist_gave_up(f, v);
        break;
    case SKR_UNPROVED:
        unproved(f, v);
        break;
    default:
        played_out(f, v);
    }
    return SKR_NO_LEVEL;
}

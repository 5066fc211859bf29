/* The value of a game: won or lost, tested against the bid, and the score. */
#include <stdlib.h>

#include "rules/rules.h"

/* ------------------------------------------------------- are the facts sound */

int most_points(int n)
{
    static const int point[5] = { 11, 10, 4, 3, 2 };
    int sum = 0;

    for (int i = 0; i < 5 && n > 0; i++, n -= 4)
        sum += point[i] * (n < 4 ? n : 4);
    return sum;
}

/* Are both numbers possible, and their sum? No sum of any numbers overflows. */
static bool possible(int a, int b, int most)
{
    return a >= 0 && a <= most && b >= 0 && b <= most - a;
}

/* With a wrong number of cards, more than two may be put away: skat.wrong-number. */
SKR_CITE(PACK_POINTS);
enum skr_error check_taken(const struct skr_facts *f)
{
    int points, tricks;

    if (!possible(f->taken.points, f->taken.unplayed_points, 120))
        return SKR_E_POINTS;
    if (!possible(f->taken.tricks, f->taken.unplayed_tricks, 10))
        return SKR_E_TRICKS;
    points = defender_points(f);
    tricks = defender_tricks(f);
    if (f->taken.unplayed_points > most_points(3 * f->taken.unplayed_tricks))
        return SKR_E_TOGETHER;
    if (f->contract.game.game != SKR_NULL && f->end.how != SKR_WRONG_NUMBER
        && (f->taken.points > most_points(3 * f->taken.tricks + 2)
            || points > most_points(3 * tricks)))
        return SKR_E_TOGETHER;
    return SKR_OK;
}

enum skr_error check_unplayed(const struct skr_facts *f)
{
    int tricks = f->taken.unplayed_tricks;
    int least = 120 - most_points(32 - 3 * tricks);

    return tricks > 0 && (f->contract.game.game == SKR_NULL
                          || f->taken.unplayed_points >= least)
        ? SKR_OK : SKR_E_UNPLAYED;
}

/* A lead before the announcement and a wrong number of cards cost the same whatever
 * was played. */
static bool broke_off(const struct skr_facts *f)
{
    return f->end.how != SKR_PLAYED && f->end.how != SKR_LED_EARLY
        && f->end.how != SKR_WRONG_NUMBER;
}

static enum skr_error check_announced(const struct skr_facts *f)
{
    struct skr_announced ruled;
    const struct skr_announcement *a = &f->contract.game;

    if (skr_announce(f->code, a, !a->hand, &ruled) != SKR_C_NONE
        || ruled.valid.announced != a->announced)
        return SKR_E_ANNOUNCED;
    return SKR_OK;
}

static enum skr_error check_matadors(const struct skr_facts *f)
{
    int most = f->contract.game.game == SKR_GRAND ? 4 : 11;
    int matadors = f->contract.matadors;

    if (f->contract.game.game == SKR_NULL || f->contract.cards != 0)
        return SKR_OK;
    return matadors != 0 && matadors >= -most && matadors <= most ? SKR_OK
                                                                  : SKR_E_MATADORS;
}

/* The endings that only one clause knows. */
static enum skr_error check_ending(const struct skr_facts *f)
{
    enum skr_clause clause = f->end.how == SKR_OFFER_ACCEPTED ? SKR_C_END_OFFER
        : f->end.how == SKR_LED_EARLY ? SKR_C_END_EARLY_LEAD
        : f->end.how == SKR_UNPROVED ? SKR_C_END_PROOF : SKR_C_NONE;

    return clause == SKR_C_NONE || skr_in_force(f->code, clause) ? SKR_OK
                                                                 : SKR_E_ENDING;
}

static enum skr_error check_facts(const struct skr_facts *f)
{
    enum skr_error error = check_announced(f);

    if (error == SKR_OK)
        error = check_ending(f);
    if (error == SKR_OK)
        error = check_matadors(f);
    if (error == SKR_OK)
        error = check_taken(f);
    return error == SKR_OK && broke_off(f) ? check_unplayed(f) : error;
}

/* ------------------------------------------------------------ suit and grand */

/* clause value.overbid: the least multiple of the base that reaches the bid.
 * A level made counts first: value.rescue. An announcement that could not cover
 * the bid is scored like any other: announce.covers-bid. */
SKR_CITE(VALUE_RESCUE);
SKR_CITE(ANNOUNCE_COVERS_BID);
static void test_bid(const struct skr_facts *f, struct skr_value *v)
{
    if (v->value >= f->contract.bid)
        return;
    v->overbid = true;
    v->value = ((f->contract.bid + v->base - 1) / v->base * v->base);
    add_step(v, SKR_C_VALUE_OVERBID, v->value);
    if (v->won)
        v->clause = SKR_C_VALUE_BID;
    v->won = false;
}

SKR_CITE(VALUE_PRODUCT);
static void value_trump_game(const struct skr_facts *f, struct skr_value *v)
{
    enum skr_level granted = find_outcome(f, v);

    v->base = skr_base(f->code, &f->contract.game);
    count_levels(f, granted, v);
    v->value = (v->base * v->level);
    add_step(v, SKR_C_VALUE_PRODUCT, v->value);
    test_bid(f, v);
}

/* ---------------------------------------------------------------------- null */

/* clause value.overbid-null-1999: the next null value that reaches the bid,
 * beyond 59 the bid itself. At 23 and below nothing is overbid. */
SKR_CITE(VALUE_OVERBID_NULL_1999);
static int next_null_value(int bid)
{
    static const int value[3] = { 35, 46, 59 };

    for (int i = 0; i < 3; i++)
        if (value[i] >= bid)
            return value[i];
    return bid;
}

/* Given as a number, they are those of the jacks in grand: matadors.limit. */
static int matadors_of(const struct skr_contract *c)
{
    int n = abs(count_matadors(c));

    return c->game.game == SKR_GRAND && n > 4 ? 4 : n;
}

/* The multiplier of a suit or grand game won simple, or, if that is below the bid,
 * the one that is charged: value.overbid. */
SKR_CITE(MATADORS_LIMIT);
static int simple_level(const struct skr_code *code,
                        const struct skr_contract *c)
{
    int base = skr_base(code, &c->game);
    int level = matadors_of(c) + 1 + c->game.hand;

    return base * level < c->bid ? (c->bid + base - 1) / base : level;
}

/* What a game is worth if it is won as it is announced, and no higher, or, if that is
 * below the bid, the multiple that the bid makes of it: value.overbid. */
static int announced_value(const struct skr_code *code,
                           const struct skr_contract *contract,
                           const struct skr_announcement *a)
{
    struct skr_contract c = *contract;
    int base = skr_base(code, a), value;

    c.game = *a;
    c.matadors = matadors_of(&c);
    if (a->game == SKR_NULL)
        return skr_null_value(a);
    value = value_made(code, &c, skr_bound_level(code, a));
    return value < c.bid ? (c.bid + base - 1) / base * base : value;
}

SKR_CITE(ANNOUNCE_CHANGE);
SKR_CITE(ANNOUNCE_FINAL);
enum skr_clause skr_change(const struct skr_code *code,
                           const struct skr_contract *contract,
                           const struct skr_announcement *to)
{
    if (!skr_in_force(code, SKR_C_ANNOUNCE_CHANGE))
        return SKR_C_ANNOUNCE_FINAL;
    return announced_value(code, contract, to)
        > announced_value(code, contract, &contract->game)
        ? SKR_C_NONE : SKR_C_ANNOUNCE_CHANGE;
}

enum skr_game cheapest_game(const struct skr_code *code,
                            const struct skr_contract *contract,
                            struct skr_value *v)
{
    enum skr_game cheapest = SKR_GAME_DIAMONDS;

    for (enum skr_game game = SKR_GAME_DIAMONDS; game <= SKR_GRAND; game++) {
        struct skr_contract c = *contract;
        int base, level;

        c.game = (struct skr_announcement){ .game = game,
                                            .hand = contract->game.hand };
        base = skr_base(code, &c.game);
        level = simple_level(code, &c);
        if (v->level == 0 || base * level <= v->value) {
            cheapest = game;
            v->base = base;
            v->level = level;
            v->value = base * level;
        }
    }
    return cheapest;
}

static enum skr_error value_overbid_null(const struct skr_facts *f,
                                         struct skr_value *v)
{
    v->overbid = true;
    v->won = false;
    v->clause = skr_in_force(f->code, SKR_C_VALUE_OVERBID_NULL)
        ? SKR_C_VALUE_OVERBID_NULL : SKR_C_VALUE_OVERBID_NULL_1999;
    if (v->clause == SKR_C_VALUE_OVERBID_NULL_1999)
        v->value = next_null_value(f->contract.bid);
    else if (skr_count(f->contract.cards) == 12)
        cheapest_game(f->code, &f->contract, v);
    else
        return SKR_E_CARDS;
    add_step(v, v->clause, v->value);
    return SKR_OK;
}

/* The value; v->won and v->clause are set. */
static enum skr_error value_null_as(const struct skr_facts *f,
                                    struct skr_value *v)
{
    v->base = skr_null_value(&f->contract.game);
    v->value = v->base;
    add_step(v, f->contract.game.revolution ? SKR_C_HOME_REVOLUTION
                                            : SKR_C_VALUE_NULL, v->value);
    return f->contract.bid > v->value ? value_overbid_null(f, v) : SKR_OK;
}

static enum skr_error value_null_game(const struct skr_facts *f,
                                      struct skr_value *v)
{
    find_outcome(f, v);
    return value_null_as(f, v);
}

/* clause end.early-lead: no hand game, as nothing is announced. */
static enum skr_error value_early_lead(const struct skr_facts *f,
                                       struct skr_value *v)
{
    struct skr_facts unannounced = *f;

    if (skr_count(f->contract.cards) != 12)
        return SKR_E_CARDS;
    unannounced.contract.game
        = (struct skr_announcement){ .game = f->contract.game.game };
    v->matadors = skr_matadors(cheapest_game(f->code, &unannounced.contract, v),
                               f->contract.cards);
    v->clause = SKR_C_END_EARLY_LEAD;
    add_step(v, v->clause, v->value);
    return SKR_OK;
}

/* clauses skat.wrong-number skat.wrong-number-proved: lost in level simple, or in
 * a level that the defenders prove. What was played does not count. */
SKR_CITE(SKAT_WRONG_NUMBER);
SKR_CITE(SKAT_WRONG_NUMBER_PROVED);
static enum skr_error value_wrong_number(const struct skr_facts *f,
                                         struct skr_value *v)
{
    /* by enum skr_level: what the soloist has when he loses in that level */
    static const struct skr_taken lost[3] = {
        { .unplayed_points = 120, .unplayed_tricks = 10 },
        { .unplayed_points = 30, .unplayed_tricks = 1 },
        { .points = 0 },
    };
    struct skr_facts unplayed = *f;
    enum skr_clause clause = skr_wrong_number(f->code, 0);
    bool proved = clause == SKR_C_SKAT_WRONG_NUMBER_PROVED;

    unplayed.taken = lost[proved ? f->end.asked : SKR_NO_LEVEL];
    v->clause = clause;
    if (f->contract.game.game == SKR_NULL)
        return value_null_as(f, v);
    v->base = skr_base(f->code, &f->contract.game);
    count_levels(&unplayed, SKR_NO_LEVEL, v);
    v->value = v->base * v->level;
    add_step(v, SKR_C_VALUE_PRODUCT, v->value);
    test_bid(&unplayed, v);
    return SKR_OK;
}

int skr_value_at(const struct skr_code *code,
                 const struct skr_contract *contract, enum skr_level level)
{
    const struct skr_facts f = { .code = code, .contract = *contract };
    enum skr_level bound = skr_bound_level(code, &contract->game);

    if (level > SKR_SCHWARZ || check_announced(&f) != SKR_OK
        || check_matadors(&f) != SKR_OK)
        return 0;
    if (contract->game.game == SKR_NULL)
        return skr_null_value(&contract->game);
    return value_made(code, contract, level > bound ? level : bound);
}

/* --------------------------------------------------------------------- score */

SKR_CITE(VALUE_WON);
SKR_CITE(VALUE_LOST_DOUBLE);
SKR_CITE(VALUE_LOST_ONCE);
int skr_score(const struct skr_code *code, bool hand, bool won, int value)
{
    if (won)
        return value;
    return hand && skr_in_force(code, SKR_C_VALUE_LOST_ONCE) ? -value : -2 * value;
}

static void score(const struct skr_facts *f, struct skr_value *v)
{
    v->score = skr_score(f->code, f->contract.game.hand, v->won, v->value);
    add_step(v, v->won ? SKR_C_VALUE_WON
                   : v->score == -v->value ? SKR_C_VALUE_LOST_ONCE
                                           : SKR_C_VALUE_LOST_DOUBLE,
             v->score);
}

/* clause home.contra: the score is doubled; re and sup double it again. Without
 * the option they do not count. */
static void count_contra(const struct skr_facts *f, struct skr_value *v)
{
    if (f->contract.contra == SKR_NO_CONTRA || !skr_in_force(f->code, SKR_C_HOME_CONTRA))
        return;
    v->score = (v->score * (1 << f->contract.contra));
    add_step(v, SKR_C_HOME_CONTRA, v->score);
}

enum skr_error skr_value(const struct skr_facts *facts, struct skr_value *out)
{
    enum skr_error error = check_facts(facts);

    if (error != SKR_OK)
        return error;
    *out = (struct skr_value){ .won = false };
    if (facts->end.how == SKR_LED_EARLY)
        error = value_early_lead(facts, out);
    else if (facts->end.how == SKR_WRONG_NUMBER)
        error = value_wrong_number(facts, out);
    else if (facts->contract.game.game == SKR_NULL)
        error = value_null_game(facts, out);
    else
        value_trump_game(facts, out);
    if (error == SKR_OK) {
        score(facts, out);
        count_contra(facts, out);
    }
    return error;
}

const char *skr_error_text(enum skr_error error)
{
    static const char *const text[] = {
        [SKR_OK] = N_("no error"),
        [SKR_E_MATADORS] = N_("matadors must be 1 to 11, in grand 1 to 4"),
        [SKR_E_POINTS] = N_("card points must be 0 to 120 in total"),
        [SKR_E_TRICKS] = N_("tricks must be 0 to 10 in total"),
        [SKR_E_TOGETHER] = N_("the tricks of a side cannot hold its card points"),
        [SKR_E_ANNOUNCED] = N_("the code does not allow this announcement"),
        [SKR_E_CARDS] = N_("the twelve cards of hand and skat are needed"),
        [SKR_E_OPTION] = N_("the house rules are contra, ramsch, ramsch-double,"
                         " ramsch-fixed, pushed-ramsch, revolution, bock-sixty,"
                         " bock-grand-hand, bock-null-ouvert, bock-contra, bock-re,"
                         " bock-72, bock-96 and contra-bid; any other option is the id of"
                         " a clause that is another reading"),
        [SKR_E_SCORING] = N_("a ramsch has one scoring only: ramsch,"
                          " ramsch-double or ramsch-fixed"),
        [SKR_E_RAMSCH] = N_("ramsch is a house rule: it needs the option"
                         " ramsch, ramsch-double or ramsch-fixed, or"
                         " pushed-ramsch if it is pushed"),
        [SKR_E_HANDS] = N_("the unplayed cards of all three players are needed"),
        [SKR_E_HELD] = N_("the hands do not match the unplayed cards"),
        [SKR_E_SOLOIST] = N_("only the soloist can do that"),
        [SKR_E_INSTEAD] = N_("the clause that it replaces is not in force"),
        [SKR_E_LAST] = N_("the skat goes with the last trick: it needs a player who"
                       " has a trick"),
        [SKR_E_UNPLAYED] = N_("the game ended before the last trick: cards are unplayed"),
        [SKR_E_SEARCH] = N_("it depends on every play of these cards, and the"
                         " search takes too long"),
        [SKR_E_ENDING] = N_("no game ends in this way under this code"),
    };

    return text[error];
}

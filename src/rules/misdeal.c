/* Misdeals: the cards are dealt again, put right, or left as they are; or the
 * game is decided by a wrong number of cards. */
#include "rules/rules.h"

/* ------------------------------------------------------------ what it is worth */

/* The announced game, with what was announced, and raised as far as the bid
 * needs; a null game below its bid is not valued. */
static int won_value(const struct skr_code *code, const struct skr_contract *c)
{
    int base = skr_base(code, &c->game), value;

    if (c->game.game == SKR_NULL)
        return base >= c->bid ? base : 0;
    value = value_made(code, c, skr_bound_level(code, &c->game));
    return value >= c->bid ? value : (c->bid + base - 1) / base * base;
}

/* The loss of an announced game; 0 if the facts do not allow to value it. */
static int lost_value(const struct skr_code *code, const struct skr_contract *c)
{
    const struct skr_facts facts = {
        .code = code, .contract = *c, .end.how = SKR_SOLOIST_BREACH,
        .taken = { .unplayed_points = 120, .unplayed_tricks = 10 },
    };
    struct skr_value v;

    return skr_value(&facts, &v) == SKR_OK ? v.value : 0;
}

/* clauses deal.count-soloist deal.count-defenders: the game announced, or else
 * the cheapest by bid and matadors, which is no hand game. */
static void value_count(const struct skr_code *code, const struct skr_misdeal *m,
                        struct skr_misdeal_ruling *r)
{
    struct skr_contract c = m->contract;
    bool won = r->favours == SKR_REST_SOLOISTS;
    struct skr_value cheapest = { .level = 0 };

    if (c.bid == 0 || (c.cards == 0 && c.matadors == 0
                       && !(m->announced && c.game.game == SKR_NULL)))
        return;
    if (!m->announced) {
        c.game = (struct skr_announcement){ .hand = false };
        r->game = cheapest_game(code, &c, &cheapest);
        r->value = cheapest.value;
    } else {
        r->game = c.game.game;
        r->value = (won ? won_value : lost_value)(code, &c);
    }
    r->valued = r->value > 0;
    r->score = skr_score(code, c.game.hand, won, r->value);
}

/* clause deal.astray: simple, or with the level that could be shown. */
static void value_astray(const struct skr_code *code, const struct skr_misdeal *m,
                         struct skr_misdeal_ruling *r)
{
    /* by enum skr_level: card points and tricks that make this level only */
    static const struct skr_taken won[] = { { 61, 5, 0, 0 }, { 90, 9, 0, 0 },
                                            { 120, 10, 0, 0 } };
    static const struct skr_taken lost[] = { { 60, 5, 0, 0 }, { 30, 1, 0, 0 },
                                             { 0, 0, 0, 0 } };
    bool wins = r->favours == SKR_REST_SOLOISTS;
    bool null = m->contract.game.game == SKR_NULL;
    struct skr_facts facts = { .code = code, .contract = m->contract,
                               .taken = (wins ? won : lost)[m->proved] };
    struct skr_value v;

    if (null)
        facts.taken.tricks = !wins;
    if (!m->announced || m->contract.bid == 0
        || skr_value(&facts, &v) != SKR_OK || v.won != wins)
        return;
    r->valued = true;
    r->game = m->contract.game.game;
    r->value = v.value;
    r->score = v.score;
}

/* --------------------------------------------------------------- wrong numbers */

enum { SOLOISTS = 1, DEFENDERS = 2 };

/* clause general.liable: the defenders are one side. */
SKR_CITE(GENERAL_LIABLE);
static unsigned wrong_sides(const struct skr_misdeal *m)
{
    unsigned sides = 0;

    for (int seat = 0; seat < 3; seat++)
        if (m->cards[seat] != 10)
            sides |= seat == m->soloist ? SOLOISTS : DEFENDERS;
    return sides;
}

/* The seat of the only wrong hand, if it holds nine cards, or SKR_NOBODY. */
static int short_hand(const struct skr_misdeal *m)
{
    int found = SKR_NOBODY;

    for (int seat = 0; seat < 3; seat++)
        if (m->cards[seat] == 9 && found == SKR_NOBODY)
            found = seat;
        else if (m->cards[seat] != 10)
            return SKR_NOBODY;
    return found;
}

/* Found while the auction runs, as every player should: deal.count. */
SKR_CITE(DEAL_COUNT);
static void rule_in_auction(const struct skr_code *code,
                            const struct skr_misdeal *m,
                            struct skr_misdeal_ruling *r)
{
    int seat = short_hand(m);

    if (seat == SKR_NOBODY) {
        r->remedy = SKR_DEALT_AGAIN;
    } else if (skr_in_force(code, SKR_C_DEAL_THIRD_CARD)) {
        r->clause = SKR_C_DEAL_THIRD_CARD;
        r->remedy = SKR_CARD_GIVEN;
    } else {
        r->clause = SKR_C_DEAL_TWELVE_DRAWN;
        r->remedy = SKR_SKAT_DRAWN;
        r->barred = 1u << seat;
    }
}

/* The side whose number is right prevails. */
static void prevail(const struct skr_code *code, const struct skr_misdeal *m,
                    unsigned wrong, struct skr_misdeal_ruling *r)
{
    if (wrong == SOLOISTS) {
        r->clause = SKR_C_DEAL_COUNT_SOLOIST;
        r->favours = SKR_REST_DEFENDERS;
    } else if (m->play_on) {
        r->clause = SKR_C_DEAL_COUNT_PLAY;
        r->remedy = SKR_PUT_RIGHT;
        return;
    } else {
        r->clause = SKR_C_DEAL_COUNT_DEFENDERS;
        r->favours = SKR_REST_SOLOISTS;
    }
    value_count(code, m, r);
}

/* clause deal.hands: nothing is wrong with ten cards each and two. */
SKR_CITE(DEAL_HANDS);
SKR_CITE(DEAL_COUNT_SKAT);
static void rule_count(const struct skr_code *code, const struct skr_misdeal *m,
                       struct skr_misdeal_ruling *r)
{
    unsigned sides = wrong_sides(m);
    bool stands = skr_in_force(code, SKR_C_DEAL_COUNT_STANDS);

    r->clause = sides == 0 ? SKR_C_DEAL_HANDS : SKR_C_DEAL_WRONG_COUNT;
    if (sides == 0)
        return;
    if (stands && m->found != SKR_FOUND_IN_PLAY) {
        rule_in_auction(code, m, r);
    } else if (stands && sides != (SOLOISTS | DEFENDERS)) {
        prevail(code, m, sides, r);
        r->hand_alone = r->remedy == SKR_LEFT_AS_IT_IS
            && m->cards[0] + m->cards[1] + m->cards[2] != 30;
    } else {
        r->remedy = SKR_DEALT_AGAIN;
    }
}

static void rule_astray(const struct skr_code *code, const struct skr_misdeal *m,
                        struct skr_misdeal_ruling *r)
{
    bool soloists = m->by == m->soloist;

    if (!skr_in_force(code, SKR_C_DEAL_ASTRAY)) {
        prevail(code, m, soloists ? SOLOISTS : DEFENDERS, r);
    } else if (!m->mattered) {
        r->clause = SKR_C_DEAL_ASTRAY_HARMLESS;
    } else {
        r->clause = SKR_C_DEAL_ASTRAY;
        r->favours = soloists ? SKR_REST_DEFENDERS : SKR_REST_SOLOISTS;
        value_astray(code, m, r);
    }
}

/* ----------------------------------------------------- shuffling, cut, dealing */

static void rule_shuffle(const struct skr_code *code, const struct skr_misdeal *m,
                         struct skr_misdeal_ruling *r)
{
    (void)code;
    r->clause = SKR_C_DEAL_OBJECTION;
    if (m->found != SKR_FOUND_IN_DEAL)
        return;
    r->clause = SKR_C_DEAL_SHUFFLE;
    r->remedy = SKR_SHUFFLED_AGAIN;
}

/* clause deal.cut: four cards lifted and four left at least. */
static void rule_cut(const struct skr_code *code, const struct skr_misdeal *m,
                     struct skr_misdeal_ruling *r)
{
    (void)code;
    r->clause = SKR_C_DEAL_OBJECTION;
    if (m->found != SKR_FOUND_IN_DEAL)
        return;
    r->clause = SKR_C_DEAL_CUT;
    if (m->lifted < 4 || m->lifted > 28)
        r->remedy = SKR_DEALT_AGAIN;
}

static void rule_cutter_away(const struct skr_code *code,
                             const struct skr_misdeal *m,
                             struct skr_misdeal_ruling *r)
{
    (void)code;
    r->clause = SKR_C_DEAL_CUT_ABSENT;
    r->remedy = m->long_away ? SKR_REFEREE_ASKED
        : m->reserved || m->players < 4 ? SKR_DEALER_WAITS : SKR_NEXT_CUTS;
}

static void rule_dealing(const struct skr_code *code, const struct skr_misdeal *m,
                         struct skr_misdeal_ruling *r)
{
    bool in_time = m->found == SKR_FOUND_IN_DEAL;

    r->clause = SKR_C_DEAL_OBJECTION;
    if (!in_time && skr_in_force(code, SKR_C_DEAL_WRONG_MANNER))
        r->clause = SKR_C_DEAL_WRONG_MANNER;
    if (in_time || r->clause == SKR_C_DEAL_WRONG_MANNER)
        r->remedy = SKR_DEALT_AGAIN;
}

static void rule_exposed(const struct skr_code *code, const struct skr_misdeal *m,
                         struct skr_misdeal_ruling *r)
{
    if (skr_in_force(code, SKR_C_DEAL_EXPOSED_ANY)) {
        r->clause = SKR_C_DEAL_EXPOSED_ANY;
        r->remedy = SKR_DEALT_AGAIN;
    } else if (m->found != SKR_FOUND_IN_DEAL) {
        r->clause = SKR_C_DEAL_OBJECTION;
    } else {
        r->clause = SKR_C_DEAL_EXPOSED;
        if (m->fault != SKR_FAULT_OTHERS)
            r->remedy = SKR_DEALT_AGAIN;
    }
}

/* -------------------------------------------------------------------- the skat */

/* clauses deal.dealer-looks deal.dealer-blind: a dealer who sits out, after the
 * auction. */
static void rule_dealer_looks(const struct skr_code *code,
                              const struct skr_misdeal *m,
                              struct skr_misdeal_ruling *r)
{
    bool blind = skr_in_force(code, SKR_C_DEAL_DEALER_BLIND);

    r->clause = blind ? SKR_C_DEAL_DEALER_BLIND : SKR_C_DEAL_DEALER_LOOKS;
    r->forbidden = blind || !m->leave;
    if (r->forbidden)
        r->remedy = SKR_REFEREE_ASKED;
}

/* clause general.leave: leave changes nothing for a player. */
SKR_CITE(GENERAL_LEAVE);
static void rule_skat_seen(const struct skr_code *code,
                           const struct skr_misdeal *m,
                           struct skr_misdeal_ruling *r)
{
    if (m->by == SKR_NOBODY && m->found == SKR_FOUND_IN_PLAY) {
        rule_dealer_looks(code, m, r);
        return;
    }
    r->clause = SKR_C_DEAL_SKAT_SEEN;
    r->forbidden = true;
    r->barred = m->by == SKR_NOBODY ? 0 : 1u << m->by;
}

/* clause deal.valid: a look is no reason to deal again. */
SKR_CITE(DEAL_VALID);
static void rule_skat_taken(const struct skr_code *code,
                            const struct skr_misdeal *m,
                            struct skr_misdeal_ruling *r)
{
    (void)code;
    r->clause = m->told_apart ? SKR_C_DEAL_SKAT_BACK : SKR_C_DEAL_SKAT_TAKEN;
    r->remedy = m->told_apart ? SKR_SKAT_LAID_BACK : SKR_SKAT_DRAWN;
    r->forbidden = true;
    r->barred = m->by == SKR_NOBODY ? 0 : 1u << m->by;
}

void skr_misdeal(const struct skr_code *code, const struct skr_misdeal *misdeal,
                 struct skr_misdeal_ruling *out)
{
    static void (*const rule[SKR_MISDEAL_KINDS])(const struct skr_code *,
                                                 const struct skr_misdeal *,
                                                 struct skr_misdeal_ruling *) = {
        [SKR_COUNT] = rule_count, [SKR_CUT] = rule_cut,
        [SKR_DEALING] = rule_dealing, [SKR_SKAT_SEEN_EARLY] = rule_skat_seen,
        [SKR_SKAT_PICKED_UP] = rule_skat_taken, [SKR_SHUFFLE] = rule_shuffle,
        [SKR_EXPOSED] = rule_exposed, [SKR_CUTTER_AWAY] = rule_cutter_away,
        [SKR_ASTRAY] = rule_astray,
    };

    *out = (struct skr_misdeal_ruling){ .remedy = SKR_LEFT_AS_IT_IS };
    rule[misdeal->kind](code, misdeal, out);
}

/* ------------------------------------------------------------ the wrong dealer */

SKR_CITE(SEAT_FIRST_DEALER);
int skr_dealer(int players, int deal)
{
    return (deal - 1) % players;
}

/* clause deal.wrong-dealer: finished rounds stand, the running one is played
 * again from the first seat. */
SKR_CITE(DEAL_WRONG_DEALER);
int skr_deals_that_stand(int players, int deal)
{
    return (deal - 1) / players * players;
}

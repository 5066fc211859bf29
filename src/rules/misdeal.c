/* Misdeals: the cards are dealt again, put right, or left as they are. */
#include "skatref.h"

/* clause deal.wrong-count: found after the auction, by the sides that hold a
 * wrong number of cards: 1 the soloist, 2 the defenders. */
SKR_CITE(DEAL_WRONG_COUNT);
static const struct { enum skr_remedy remedy; enum skr_rest favours; }
after_auction[4] = {
    { SKR_LEFT_AS_IT_IS, SKR_REST_NOBODYS },
    { SKR_LEFT_AS_IT_IS, SKR_REST_DEFENDERS },
    { SKR_LEFT_AS_IT_IS, SKR_REST_SOLOISTS },
    { SKR_DEALT_AGAIN, SKR_REST_NOBODYS },
};

static unsigned wrong_sides(const struct skr_misdeal *m)
{
    unsigned sides = 0;

    for (int seat = 0; seat < 3; seat++)
        if (m->cards[seat] != 10)
            sides |= seat == m->soloist ? 1 : 2;
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

/* clauses deal.wrong-count deal.count: found while the auction runs. */
SKR_CITE(DEAL_COUNT);
static void rule_in_auction(const struct skr_code *code,
                            const struct skr_misdeal *m,
                            struct skr_misdeal_ruling *r)
{
    int seat = short_hand(m);

    r->remedy = seat == SKR_NOBODY ? SKR_DEALT_AGAIN
        : skr_in_force(code, SKR_C_DEAL_THIRD_CARD) ? SKR_CARD_GIVEN
        : SKR_SKAT_DRAWN;
    if (r->remedy == SKR_SKAT_DRAWN)
        r->barred = (1u << seat);
}

/* clause deal.hands: nothing is wrong with ten cards each and two. */
SKR_CITE(DEAL_HANDS);
static void rule_count(const struct skr_code *code, const struct skr_misdeal *m,
                       struct skr_misdeal_ruling *r)
{
    unsigned sides = wrong_sides(m);

    r->clause = sides == 0 ? SKR_C_DEAL_HANDS : SKR_C_DEAL_WRONG_COUNT;
    if (sides == 0)
        return;
    if (!skr_in_force(code, SKR_C_DEAL_COUNT_STANDS)) {
        r->remedy = SKR_DEALT_AGAIN;
    } else if (m->found != SKR_FOUND_IN_PLAY) {
        rule_in_auction(code, m, r);
    } else {
        r->remedy = after_auction[sides].remedy;
        r->favours = after_auction[sides].favours;
        r->hand_alone = r->remedy == SKR_LEFT_AS_IT_IS
            && m->cards[0] + m->cards[1] + m->cards[2] != 30;
    }
}

/* clause deal.cut: four cards lifted and four left at least; and, as of all that
 * is wrong with the dealing, clause deal.objection: heard only until the cards
 * are picked up. */
SKR_CITE(DEAL_CUT);
static void rule_dealing(const struct skr_misdeal *m,
                         struct skr_misdeal_ruling *r)
{
    r->clause = SKR_C_DEAL_OBJECTION;
    if (m->kind == SKR_CUT && m->found == SKR_FOUND_IN_DEAL)
        r->clause = SKR_C_DEAL_CUT;
    if ((m->kind != SKR_CUT || m->lifted < 4 || m->lifted > 28)
        && m->found == SKR_FOUND_IN_DEAL)
        r->remedy = SKR_DEALT_AGAIN;
}

/* clauses deal.skat-seen deal.skat-taken: a player who does so may not bid. */
static void rule_skat(const struct skr_misdeal *m, struct skr_misdeal_ruling *r)
{
    r->clause = SKR_C_DEAL_SKAT_SEEN;
    r->barred = m->by == SKR_NOBODY ? 0 : (1u << m->by);
    if (m->kind == SKR_SKAT_PICKED_UP) {
        r->clause = SKR_C_DEAL_SKAT_TAKEN;
        r->remedy = SKR_SKAT_DRAWN;
    }
}

void skr_misdeal(const struct skr_code *code, const struct skr_misdeal *misdeal,
                 struct skr_misdeal_ruling *out)
{
    *out = (struct skr_misdeal_ruling){ .remedy = SKR_LEFT_AS_IT_IS };
    if (misdeal->kind == SKR_COUNT)
        rule_count(code, misdeal, out);
    else if (misdeal->kind <= SKR_DEALING)
        rule_dealing(misdeal, out);
    else
        rule_skat(misdeal, out);
}

/* clause deal.wrong-dealer: finished rounds stand, the running one is played
 * again from the first seat. */
SKR_CITE(DEAL_WRONG_DEALER);
int skr_deals_that_stand(int players, int deal)
{
    return (deal - 1) / players * players;
}

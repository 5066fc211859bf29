/* Rules on an incident: checks the position, and calls the rule for it. */
#include "conduct/conduct.h"

/* Without end.proof nothing ends the game. */
SKR_CITE(END_PROOF);
static enum skr_error no_proof(const struct skr_position *p,
                               struct skr_ruling *out)
{
    return skr_in_force(p->facts.code, SKR_C_END_PROOF)
        ? end_game(out, SKR_C_END_PROOF, SKR_UNPROVED)
        : go_on(out, SKR_C_END_PLAY_OUT);
}

/* clauses skat.wrong-number skat.wrong-number-proved: lost whatever was played. */
static enum skr_error wrong_number(const struct skr_position *p,
                                   const struct skr_incident *i,
                                   struct skr_ruling *out)
{
    if (!by_soloist(p, i))
        return SKR_E_SOLOIST;
    out->facts.end.asked = i->asked;
    return end_game(out, skr_wrong_number(p->facts.code, 0), SKR_WRONG_NUMBER);
}

/* Are the cards held and those of the unfinished trick the unplayed ones? A
 * player who has played to the trick holds a card less. */
static enum skr_error check_position(const struct skr_position *p)
{
    const struct skr_facts *f = &p->facts;
    skr_cards cards = 0;
    int held[3], points = 0;

    if (!hands_known(p))
        return SKR_OK;
    for (int seat = 0; seat < 3; seat++) {
        held[seat] = skr_count(p->play.hand[seat]);
        points += skr_points(p->play.hand[seat]);
        if (p->play.hand[seat] & cards)
            return SKR_E_HELD;
        cards |= p->play.hand[seat];
    }
    for (int i = 0; i < p->play.count; i++) {
        held[p->play.by[i]]++;
        points += skr_card_points(p->play.card[i]);
        if (cards & SKR_BIT(p->play.card[i]))
            return SKR_E_HELD;
    }
    for (int seat = 0; seat < 3; seat++)
        if (held[seat] != f->taken.unplayed_tricks)
            return SKR_E_HELD;
    return points == f->taken.unplayed_points ? SKR_OK : SKR_E_HELD;
}

static enum skr_error rule(const struct skr_position *p,
                           const struct skr_incident *i, struct skr_ruling *out)
{
    switch (i->kind) {
    case SKR_EARLY_LEAD:
        return rule_early_lead(p, i, out);
    case SKR_GIVES_UP:
        return rule_giving_up(p, i, out);
    case SKR_LAYS_DOWN:
        return rule_shown(p, i, out);
    case SKR_THROWS:
        return rule_throw(p, i, out);
    case SKR_IS_AWAY:
        return rule_absence(p, i, out);
    case SKR_NO_PROOF:
        return no_proof(p, out);
    case SKR_PUT_AWAY_WRONG:
        return wrong_number(p, i, out);
    case SKR_SAYS_LOST:
        return rule_says_lost(p, i, out);
    case SKR_SKAT_SHOWN:
        return rule_skat_shown(p, i, out);
    case SKR_LED_ON:
    case SKR_GATHERED:
    case SKR_TAKEN_BACK:
    case SKR_SHOWN_SUIT_LED:
    case SKR_LAST_TRICK_SEEN:
        return rule_trick(p, i, out);
    default:
        return rule_breach(p, i, out);
    }
}

enum skr_error skr_rule(const struct skr_position *position,
                        const struct skr_incident *incident,
                        struct skr_ruling *out)
{
    struct skr_ruling ruling = { .facts = position->facts,
                                 .rest = SKR_REST_NOBODYS };
    enum skr_error error = check_taken(&position->facts);

    if (error == SKR_OK && incident->kind != SKR_EARLY_LEAD
        && incident->kind != SKR_PUT_AWAY_WRONG)
        error = check_unplayed(&position->facts);
    if (error == SKR_OK)
        error = check_position(position);
    if (error == SKR_OK)
        error = rule(position, incident, &ruling);
    if (error == SKR_OK)
        *out = ruling;
    return error;
}

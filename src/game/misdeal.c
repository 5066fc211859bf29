/* What goes wrong with the deal, and what is done about it. */
#include "game/game.h"

SKR_CITE(DEAL_COUNT_SKAT);
static struct skr_misdeal facts_of(const struct skr_state *s, const struct skr_move *m)
{
    const struct skr_mishap *told = &m->misdeal;
    const struct skr_deal *deal = &s->deal;
    struct skr_misdeal facts = {
        .kind = told->kind, .by = m->seat, .soloist = s->soloist,
        .lifted = told->lifted, .fault = told->fault,
        .told_apart = told->told_apart, .leave = told->leave,
        .mattered = told->mattered, .play_on = told->play_on,
        .announced = s->announced, .proved = told->proved,
        .contract = { .game = s->game, .bid = s->bid },
    };

    facts.found = s->phase != SKR_PHASE_AUCTION ? SKR_FOUND_IN_PLAY
        : told->in_deal ? SKR_FOUND_IN_DEAL : SKR_FOUND_IN_AUCTION;
    for (int seat = 0; seat < 3; seat++)
        facts.cards[seat] = skr_count(deal->hand[seat]) + s->unseen_dealt[seat];
    if (s->soloist != SKR_NOBODY && !hides(s))
        facts.contract.cards = deal->hand[s->soloist]
            | (skr_count(deal->skat) == 2 ? deal->skat : 0);
    return facts;
}

/* A look after the auction is a breach; before it there is no soloist whose number could
 * be wrong. */
static bool out_of_place(const struct skr_state *s, const struct skr_misdeal *h)
{
    bool auction = s->phase == SKR_PHASE_AUCTION;

    if (s->phase == SKR_PHASE_OVER || s->round.pushed)
        return true;
    switch (h->kind) {
    case SKR_SKAT_PICKED_UP: return !auction || h->by == SKR_NOBODY;
    case SKR_SKAT_SEEN_EARLY: return !auction && h->by != SKR_NOBODY;
    case SKR_ASTRAY: return h->soloist == SKR_NOBODY || h->by == SKR_NOBODY;
    default: return false;
    }
}

/* -------------------------------------------------------------- what is done */

void deal_with(struct skr_state *s, int seat, skr_cards hand, skr_cards skat)
{
    s->deal.hand[seat] = hand;
    s->deal.skat = skat;
    if (s->phase == SKR_PHASE_AUCTION) {
        s->play.hand[seat] = hand;
        s->skat = skat;
    }
    s->unsound = skr_deal_check(&s->deal) != SKR_C_NONE;
}

/* clause deal.third-card: the hand of nine gets one of the three. */
SKR_CITE(DEAL_THIRD_CARD);
static bool give_card(struct skr_state *s, skr_cards card)
{
    for (int seat = 0; seat < 3; seat++)
        if (skr_count(s->deal.hand[seat]) == 9 && skr_count(card) == 1
            && holds(s->deal.skat, card)) {
            deal_with(s, seat, s->deal.hand[seat] | card, s->deal.skat & ~card);
            return true;
        }
    return false;
}

/* clauses deal.skat-taken deal.twelve-drawn: two of twelve cards. */
SKR_CITE(DEAL_SKAT_TAKEN);
SKR_CITE(DEAL_TWELVE_DRAWN);
static bool draw_skat(struct skr_state *s, skr_cards two)
{
    int seat = s->misdeal.barred & 1 ? 0 : s->misdeal.barred & 2 ? 1 : 2;
    skr_cards twelve = s->deal.hand[seat] | s->deal.skat;

    if (skr_count(two) != 2 || !holds(twelve, two))
        return false;
    deal_with(s, seat, twelve & ~two, two);
    return true;
}

/* clause auction.peek: the others begin again. */
SKR_CITE(AUCTION_PEEK);
void bar_seats(struct skr_state *s)
{
    const struct skr_misdeal_ruling *r = &s->misdeal;

    if (s->phase != SKR_PHASE_AUCTION)
        return;
    for (int seat = 0; seat < 3; seat++)
        if (r->barred & seat_bit(seat))
            skr_auction_call(&s->auction, seat, SKR_LOOKS, 0);
    if (r->forbidden && r->barred == 0)
        skr_auction_call(&s->auction, SKR_NOBODY, SKR_LOOKS, 0);
    if (s->auction.over)
        end_auction(s);
}

/* Does what the ruling demands; returns false if the cards for it are missing. */
static bool put_right(struct skr_state *s, skr_cards cards)
{
    switch (s->misdeal.remedy) {
    case SKR_CARD_GIVEN: return give_card(s, cards);
    case SKR_SKAT_DRAWN: return draw_skat(s, cards);
    case SKR_PUT_RIGHT: return false;
    default: return true;
    }
}

/* What breaks a rule, a look at the skat, is refused by its clause. */
enum skr_clause make_misdeal(struct skr_state *s, const struct skr_move *m,
                             enum making follow)
{
    const struct skr_misdeal facts = facts_of(s, m);
    struct skr_misdeal_ruling r;

    if (out_of_place(s, &facts))
        return SKR_C_RECORD_ORDER;
    skr_misdeal(s->code, &facts, &r);
    s->misdeal = r;
    if (r.forbidden && !follow)
        return r.clause;
    if ((r.remedy == SKR_CARD_GIVEN || r.remedy == SKR_SKAT_DRAWN) && hides(s)) {
        if (follow != UNSEEN)
            return SKR_C_RECORD_HIDDEN;
    } else if (!put_right(s, m->shown)) {
        return SKR_C_RECORD_INCIDENT;
    }
    if (r.favours != SKR_REST_NOBODYS || r.remedy == SKR_DEALT_AGAIN)
        end_deal(s, r.clause);
    else
        bar_seats(s);
    return r.forbidden ? r.clause : SKR_C_NONE;
}

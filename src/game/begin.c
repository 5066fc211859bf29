/* A deal begins: with cards that are known, all or in part, or from a pack. */
#include "game/game.h"

#include <stddef.h>
#include <string.h>

/* The set of one of the four piles: hands by seat, then the skat. */
static skr_cards pile(const struct skr_deal *deal, int n)
{
    return n < 3 ? deal->hand[n] : deal->skat;
}

/* clauses deal.hands pack.cards */
SKR_CITE(PACK_CARDS);
static enum skr_clause check_deal(const struct skr_deal *deal)
{
    skr_cards all = 0;

    for (int n = 0; n < 4; n++) {
        if (pile(deal, n) & all)
            return SKR_C_PACK_CARDS;
        all |= pile(deal, n);
    }
    for (int n = 0; n < 4 && all != SKR_PACK; n++)
        if (skr_count(pile(deal, n)) > (n < 3 ? 10 : 2))
            return SKR_C_DEAL_HANDS;
    return SKR_C_NONE;
}

/* clause record.hidden: what is not seen fills the hands up. */
static void count_unseen(struct skr_state *s)
{
    bool whole = (s->deal.hand[0] | s->deal.hand[1] | s->deal.hand[2]
                  | s->deal.skat) == SKR_PACK;

    for (int n = 0; n < 4 && !whole; n++)
        s->unseen[n] = (uint8_t)((n < 3 ? 10 : 2) - skr_count(pile(&s->deal, n)));
    memcpy(s->unseen_dealt, s->unseen, sizeof s->unseen);
}

static void begin(struct skr_state *s, const struct skr_code *code,
                  const struct skr_deal *deal)
{
    memset(s, 0, offsetof(struct skr_state, log));
    s->code = code;
    s->viewer = s->soloist = SKR_NOBODY;
    s->deal = *deal;
    s->skat = deal->skat;
    skr_auction_begin(&s->auction, code);
    skr_play_begin(&s->play, SKR_RAMSCH, deal->hand);
}

/* clause home.pushed-ramsch: no auction in the round. */
SKR_CITE(HOME_PUSHED_RAMSCH);
enum skr_clause skr_state_begin(struct skr_state *s, const struct skr_code *code,
                                const struct skr_deal *deal,
                                const struct skr_round *round)
{
    const struct skr_round none = { .pushed = false };
    enum skr_clause clause = check_deal(deal);

    if (round == NULL)
        round = &none;
    if (clause == SKR_C_NONE && round->pushed
        && !skr_in_force(code, SKR_C_HOME_PUSHED_RAMSCH))
        clause = SKR_C_HOME_PUSHED_RAMSCH;
    if (clause != SKR_C_NONE)
        return clause;
    begin(s, code, deal);
    memset(s->log, 0, sizeof s->log);   /* two views that are alike are so in each byte */
    s->round.pushed = round->pushed;
    s->round.bock = round->bock;
    count_unseen(s);
    s->unsound = !hides(s) && skr_deal_check(deal) != SKR_C_NONE;
    s->phase = round->pushed ? SKR_PHASE_PUSH : SKR_PHASE_AUCTION;
    return SKR_C_NONE;
}

/* A view of cards that were dealt wrongly, too. */
enum skr_clause begin_seen(struct skr_state *s, const struct skr_code *code,
                           const struct skr_deal *deal, const uint8_t unseen[4],
                           const struct skr_round *round)
{
    const struct skr_deal none = { .skat = 0 };
    skr_cards all = 0;
    int cards = 0, hidden = 0;
    enum skr_clause clause;

    for (int n = 0; n < 4; n++) {
        all |= pile(deal, n);
        cards += skr_count(pile(deal, n));
        hidden += unseen[n];
    }
    if (hidden == 0 || cards + hidden != 32 || skr_count(all) != cards)
        return skr_state_begin(s, code, deal, round);
    clause = skr_state_begin(s, code, &none, round);
    if (clause != SKR_C_NONE)
        return clause;
    s->deal = *deal;
    s->skat = deal->skat;
    skr_play_begin(&s->play, SKR_RAMSCH, deal->hand);
    for (int n = 0; n < 4; n++) {
        s->unseen[n] = s->unseen_dealt[n] = unseen[n];
        s->unsound |= skr_count(pile(deal, n)) + unseen[n] != (n < 3 ? 10 : 2);
    }
    return SKR_C_NONE;
}

void begin_recorded(struct skr_state *s, const struct skr_code *code,
                    const struct skr_deal *deal, const uint8_t unseen[4])
{
    begin(s, code, deal);
    memcpy(s->unseen, unseen, sizeof s->unseen);
    memcpy(s->unseen_dealt, unseen, sizeof s->unseen_dealt);
}

enum skr_clause skr_state_deal(struct skr_state *s, const struct skr_code *code,
                               const int pack[32], const struct skr_round *round)
{
    struct skr_deal deal;
    enum skr_clause clause = skr_deal_pack(pack, &deal);

    return clause != SKR_C_NONE ? clause
                                : skr_state_begin(s, code, &deal, round);
}

/* Judges what went wrong with the deal. */
#include "judge/misdeal.h"

#include "judge/auction.h"
#include "judge/figure.h"
#include "judge/find.h"
#include "judge/order.h"

/* ---------------------------------------------------------------------- facts */

static bool before_auction(int kind)
{
    return kind == SKR_SHUFFLE || kind == SKR_CUT || kind == SKR_DEALING
        || kind == SKR_EXPOSED;
}

/* When it was found; without a word, when the record has it. */
static enum skr_found found(const struct replay *p, const struct move *m)
{
    if (m->misdeal.found >= 0)
        return (enum skr_found)m->misdeal.found;
    if (p->state.phase != SKR_PHASE_AUCTION)
        return SKR_FOUND_IN_PLAY;
    return before_auction(m->misdeal.kind) && !p->state.auction.begun
        ? SKR_FOUND_IN_DEAL : SKR_FOUND_IN_AUCTION;
}

static int cards_of(const struct replay *p, int seat)
{
    return skr_count(p->state.deal.hand[seat]) + p->record->hidden[seat];
}

/* The cards that count for the matadors: clause deal.count-skat. 0: unknown. */
static skr_cards counting_cards(const struct replay *p)
{
    const struct record *r = p->record;
    int soloist = p->state.soloist;

    if (soloist == SKR_NOBODY || r->hidden[soloist] + r->hidden[3] > 0)
        return 0;
    return p->state.deal.hand[soloist]
        | (skr_count(p->state.deal.skat) == 2 ? p->state.deal.skat : 0);
}

static struct skr_misdeal facts(const struct replay *p, const struct move *m)
{
    const struct recorded_misdeal *recorded = &m->misdeal;
    const struct skr_state *s = &p->state;

    return (struct skr_misdeal){
        .kind = (enum skr_misdeal_kind)recorded->kind, .found = found(p, m),
        .by = m->seat, .soloist = s->soloist,
        .cards = { cards_of(p, 0), cards_of(p, 1), cards_of(p, 2) },
        .lifted = recorded->lifted, .fault = (enum skr_fault)recorded->fault,
        .told_apart = recorded->told_apart > 0
            || (recorded->told_apart < 0 && recorded->remedy == SKR_SKAT_LAID_BACK),
        .leave = recorded->leave > 0, .mattered = recorded->mattered > 0,
        .play_on = recorded->play_on > 0, .announced = s->announced,
        .proved = recorded->proved > 0 ? (enum skr_level)recorded->proved : SKR_NO_LEVEL,
        .contract = { .game = s->game, .bid = s->bid,
                      .cards = counting_cards(p) },
    };
}

/* What the ruling needs and the record does not tell; a null pointer: nothing. */
static const char *untold(const struct replay *p, const struct move *m)
{
    const struct recorded_misdeal *recorded = &m->misdeal;

    switch (recorded->kind) {
    case SKR_CUT:
        return recorded->lifted < 0 ? N_("how many cards were lifted") : NULL;
    case SKR_EXPOSED:
        return recorded->fault < 0 && skr_in_force(p->code, SKR_C_DEAL_EXPOSED)
            ? N_("whose fault it is") : NULL;
    case SKR_ASTRAY:
        return m->seat < 0 ? N_("whose hand it is")
            : recorded->mattered < 0 && skr_in_force(p->code, SKR_C_DEAL_ASTRAY)
            ? N_("could the card have been played") : NULL;
    case SKR_SKAT_PICKED_UP:
        return m->seat < 0 ? N_("who picked it up") : NULL;
    default:
        return NULL;
    }
}

/* A look after the auction is a breach; before it there is no soloist whose
 * number could be wrong. */
static bool not_now(const struct replay *p, const struct skr_misdeal *h)
{
    bool play = h->found == SKR_FOUND_IN_PLAY;

    if (p->state.phase == SKR_PHASE_OVER)
        return true;
    if (h->kind == SKR_SKAT_PICKED_UP
        || (h->kind == SKR_SKAT_SEEN_EARLY && h->by != SKR_NOBODY))
        return p->state.phase != SKR_PHASE_AUCTION;
    if (h->kind == SKR_COUNT && !play)
        return p->state.phase != SKR_PHASE_AUCTION;
    if (h->kind == SKR_ASTRAY || h->kind == SKR_COUNT)
        return h->soloist == SKR_NOBODY;
    return false;
}

/* -------------------------------------------------------------- what is done */

/* Where the record says that they are now. */
static void move_cards(struct replay *p, int seat, skr_cards hand, skr_cards skat)
{
    deal_with(&p->state, seat, hand, skat);
    p->state.unsound |= p->hidden;
}

static void unknown_cards(struct replay *p)
{
    p->state.unsound = true;
    p->hidden = true;
}

/* clause deal.third-card: the card that the hand of nine gets. */
static void give_card(struct replay *p, const struct move *m)
{
    const struct skr_deal *d = &p->state.deal;

    for (int seat = 0; seat < 3; seat++)
        if (skr_count(d->hand[seat]) == 9 && skr_count(m->shown) == 1
            && (m->shown & ~d->skat) == 0) {
            move_cards(p, seat, d->hand[seat] | m->shown, d->skat & ~m->shown);
            return;
        }
    unknown_cards(p);
}

/* clauses deal.skat-taken deal.twelve-drawn: the skat drawn from twelve cards. */
static void draw_skat(struct replay *p, const struct move *m, unsigned barred)
{
    int seat = barred & 1 ? 0 : barred & 2 ? 1 : 2;
    skr_cards twelve = p->state.deal.hand[seat] | p->state.deal.skat;

    if (skr_count(m->shown) == 2 && (m->shown & ~twelve) == 0)
        move_cards(p, seat, twelve & ~m->shown, m->shown);
    else
        unknown_cards(p);
}

static void decide(struct replay *p, const struct move *m)
{
    p->judgment->misdealt = true;
    if (p->ending.by_code == NULL)
        p->ending.by_code = m;
    if (p->judgment->misdeal.favours == SKR_REST_NOBODYS)
        p->judgment->deal = DEAL_ABORTED;
    end_deal(&p->state, p->judgment->misdeal.clause);
}

/* A pack that was cut again is dealt then, if anything follows. */
static bool cut_again(const struct replay *p, const struct move *m)
{
    return m->misdeal.kind == SKR_CUT && m + 1 < moves_end(p->record);
}

/* Goes on with what was done, or has to be. */
static void go_on(struct replay *p, const struct move *m, enum skr_remedy remedy)
{
    const struct skr_misdeal_ruling *r = &p->judgment->misdeal;

    switch (remedy) {
    case SKR_CARD_GIVEN:
        give_card(p, m);
        break;
    case SKR_SKAT_DRAWN:
        if (r->barred != 0)
            draw_skat(p, m, r->barred);
        break;
    case SKR_PUT_RIGHT:
        find(p->judgment, FINDING_UNDECIDED, r->clause, m,
             SAY("the cards after the number was put right"));
        p->lost = true;
        return;
    default:
        break;
    }
    if (r->favours != SKR_REST_NOBODYS
        || (remedy == SKR_DEALT_AGAIN && !cut_again(p, m)))
        decide(p, m);
    else if (p->state.phase == SKR_PHASE_AUCTION)
        judge_looks(p);
}

static void compare_remedy(struct replay *p, const struct move *m)
{
    const struct skr_misdeal_ruling *r = &p->judgment->misdeal;

    if (m->misdeal.remedy >= 0 && m->misdeal.remedy != (int)r->remedy)
        find(p->judgment, FINDING_ILLEGAL, r->clause, m,
             SAY("{remedy}", .number = (int)r->remedy));
    else if (r->forbidden)
        find(p->judgment, FINDING_ILLEGAL, r->clause, m, UNSAID);
}

void judge_misdeal(struct replay *p, const struct move *m)
{
    const struct skr_misdeal happened = facts(p, m);
    const char *missing = untold(p, m);

    if (not_now(p, &happened)) {
        judge_order(p, m);
        return;
    }
    if (missing != NULL) {
        p->ignored = true;
        find(p->judgment, FINDING_UNDECIDED, SKR_C_RECORD_INCIDENT, m,
             SAY(missing));
        return;
    }
    skr_misdeal(p->code, &happened, &p->state.misdeal);
    p->judgment->misdeal = p->state.misdeal;
    compare_remedy(p, m);
    go_on(p, m, m->misdeal.remedy >= 0 ? (enum skr_remedy)m->misdeal.remedy
                                       : p->judgment->misdeal.remedy);
}

/* --------------------------------------------------------------------- result */

void judge_misdealt(struct replay *p)
{
    struct judgment *j = p->judgment;
    const struct skr_misdeal_ruling *r = &p->judgment->misdeal;
    bool again = r->favours == SKR_REST_NOBODYS;
    bool won = r->favours == SKR_REST_SOLOISTS;

    bool passed = p->record->result.kind == RESULT_PASSED;

    if (passed || (again && p->record->result.kind == RESULT_FIGURES)) {
        struct finding *f = find_in_result(
            j, FINDING_WRONG, r->clause,
            again ? N_("dealt again, nothing to score") : N_("a game is decided"));

        if (passed)
            f->recorded.words = N_("passed");
        return;
    }
    compare_figure(j, FIGURE_SOLOIST, SKR_C_AUCTION_SOLOIST, j->soloist);
    compare_figure(j, FIGURE_OUTCOME, r->clause, won ? OUTCOME_WIN : OUTCOME_LOSS);
    if (r->valued)
        compare_figure(j, FIGURE_SCORE, r->clause, r->score);
    else if (given(j, FIGURE_SCORE))
        quote_score(j, find(j, FINDING_UNDECIDED,
                            p->hidden ? SKR_C_RECORD_HIDDEN : r->clause,
                            NULL, UNSAID));
}

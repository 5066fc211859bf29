/* Judges the moves before the play: the skat and the announcement. */
#include "judge/contract.h"

#include "judge/find.h"
#include "judge/order.h"
#include "judge/play.h"

/* Does the soloist himself make such a move later, before a card is played? */
static bool soloist_will(const struct replay *p, const struct move *m)
{
    enum move_kind kind = (enum move_kind)m->kind;

    while (++m < moves_end(p->record) && m->kind != MOVE_CARD)
        if (m->kind == kind && m->seat == p->contract.soloist)
            return true;
    return false;
}

/* A skat taken up by another player counts as taken, unless the soloist takes
 * it too. */
void judge_take(struct replay *p, const struct move *m)
{
    if (m->seat != p->contract.soloist) {
        not_the_soloist(p, m, SKR_C_SKAT_TAKE);
        p->ignored = soloist_will(p, m);
        if (p->ignored)
            return;
    } else if (p->contract.taken) {
        p->ignored = true;
        find_illegal(p->judgment, SKR_C_SKAT_TAKE, m,
                     N_("the skat can be taken up only once"));
    }
    p->contract.taken = true;
}

/* clause record.deal: the cards found are the cards dealt. */
SKR_CITE(RECORD_DEAL);
void judge_found(struct replay *p, const struct move *m)
{
    if (m->hidden == 0 && p->deal.sound && p->record->hidden[3] == 0
        && m->put_away != p->deal.cards.skat)
        find(p->judgment, FINDING_WRONG, SKR_C_RECORD_DEAL, m,
             SAY("{cards}", .cards = p->deal.cards.skat));
    if (!p->contract.taken)
        find_illegal(p->judgment, SKR_C_SKAT_TAKE, m,
                     N_("nobody took the skat up"));
}

/* clause end.announced-late: the lead stands. The defenders' cards do, unless the
 * record has a card of middlehand next: then they have been played again. */
static void play_early(struct replay *p)
{
    const struct move *lead = p->contract.early, *next = p->next, *m = next;
    const struct move *end = moves_end(p->record);

    p->contract.early = NULL;
    if (lead->number == SKR_NO_CARD) {
        judge_hidden(p, lead);
        return;
    }
    while (m < end && m->kind != MOVE_CARD)
        m++;
    if (m < end && m->seat == SKR_MIDDLEHAND)
        skr_play_card(&p->play, lead->seat, lead->number);
    else
        judge_run(p, lead, end);
    p->next = next;
}

static void begin_play(struct replay *p)
{
    const struct contract *c = &p->contract;
    skr_cards hand[3];

    for (int seat = 0; seat < 3; seat++)
        hand[seat] = p->deal.cards.hand[seat];
    hand[c->soloist] = c->twelve & ~c->put_away;
    skr_play_begin(&p->play, c->game.game, hand);
    p->phase = PHASE_PLAY;
    if (p->deal.hidden)
        judge_hidden(p, NULL);
    else if (c->early != NULL)
        play_early(p);
}

/* ------------------------------------------------------------------- put away */

/* How many cards he puts away. If the game is open, or all twelve cards are given,
 * those after the first two are shown. */
static int number_away(const struct contract *c, const struct move *m)
{
    if (m->number != 0)
        return m->number == NONE_AWAY ? 0 : m->number;
    return m->count > 2 && (c->game.ouvert || m->count == 12) ? 2 : m->count;
}

static skr_cards cards_away(const struct contract *c, const struct move *m)
{
    return m->put_away | (number_away(c, m) > 2 ? m->shown : 0);
}

/* clauses skat.wrong-number skat.wrong-number-proved: the game is lost; what the
 * defenders could prove is not known. */
static void lose_by_number(struct replay *p, const struct move *m, int away)
{
    struct skr_facts facts = facts_so_far(p->code, &p->contract, &p->play,
                                          SKR_WRONG_NUMBER);

    if (p->deal.sound)
        end_by_code(&p->ending, m, skr_wrong_number(p->code, 12 - away), &facts);
}

/* What is wrong with the cards put away, or a null pointer. */
static const char *wrong_away(const struct replay *p, const struct move *m)
{
    const struct contract *c = &p->contract;
    int away = number_away(c, m);

    if (!c->taken)
        return m->count == 2 || m->number > 0 ? N_("the skat was not taken up")
                                              : NULL;
    if (away != 2 || (m->hidden == 0 && skr_count(m->put_away) != 2))
        return N_("two cards");
    return (c->put_away & ~c->twelve) != 0 && p->deal.sound
        ? N_("two of the soloist's twelve cards") : NULL;
}

/* clause record.hidden: the cards put away are those of the twelve that he never
 * plays. Returns false if these are not two. */
static bool never_played(struct replay *p, const struct move *m)
{
    struct contract *c = &p->contract;
    skr_cards by[3], rest;

    cards_played(p->record, by);
    rest = (c->twelve & ~by[c->soloist]) | m->put_away;
    c->put_away = skr_count(rest) == 2 ? rest : 0;
    return c->put_away != 0;
}

/* clause skat.discard: two of the twelve cards, if the skat was taken. */
SKR_CITE(SKAT_OWNER);
static void put_away(struct replay *p, const struct move *m)
{
    struct contract *c = &p->contract;
    int away = number_away(c, m);
    bool known = !c->taken || m->hidden == 0 || p->deal.hidden || never_played(p, m);
    const char *ruled;

    if (c->taken && m->hidden == 0)
        c->put_away = cards_away(c, m);
    ruled = wrong_away(p, m);
    if (ruled != NULL)
        find_illegal(p->judgment, SKR_C_SKAT_DISCARD, m, ruled);
    if (!known) {
        judge_hidden(p, m);
        return;
    }
    begin_play(p);
    if (c->taken && away != 2)
        lose_by_number(p, m, away);
}

/* clause announce.show: the cards shown are the hand. Some servers leave out
 * the cards that came from the skat, so only a card that is not held is
 * wrong. */
SKR_CITE(ANNOUNCE_SHOW);
static void judge_shown(struct replay *p, const struct move *m)
{
    const struct contract *c = &p->contract;
    skr_cards hand = c->twelve & ~c->put_away;
    skr_cards shown = m->shown | (c->taken || m->count == 2 ? 0 : m->put_away);

    if ((shown & ~hand) != 0 && p->deal.sound)
        find(p->judgment, FINDING_ILLEGAL, SKR_C_ANNOUNCE_SHOW, m,
             SAY("{cards}", .cards = hand));
}

void judge_discard(struct replay *p, const struct move *m)
{
    if (m->seat != p->contract.soloist) {
        judge_no_discard(p, m);
        return;
    }
    put_away(p, m);
    if (number_away(&p->contract, m) <= 2)
        judge_shown(p, m);
}

void judge_no_discard(struct replay *p, const struct move *m)
{
    find_illegal(p->judgment, SKR_C_SKAT_DISCARD, m,
                 N_("two cards must be put away first"));
    p->phase = PHASE_LOST;
}

/* --------------------------------------------------------------- announcement */

static void find_struck(struct judgment *j, const struct move *m,
                        const struct skr_announced *ruled)
{
    static const char *const part[SKR_PARTS] = {
        N_("not hand"), N_("schneider not announced"), N_("schwarz not announced"),
        N_("not ouvert"), N_("not revolution"), N_("the game that was bid")
    };

    for (int n = 0; n < SKR_PARTS; n++)
        if (ruled->struck[n] != SKR_C_NONE)
            find_illegal(j, ruled->struck[n], m, part[n]);
}

/* All ten cards of his hand are shown with the announcement. */
static bool laid_open(const struct contract *c, const struct move *m)
{
    return m->count == (c->taken ? 12 : 10);
}

static enum skr_clause rule_announcement(const struct replay *p,
                                         const struct move *m,
                                         struct skr_announced *ruled)
{
    const struct contract *c = &p->contract;
    const struct skr_announcing how = {
        .skat_taken = c->taken, .held = 10, .laid_open = laid_open(c, m),
        .bound = skr_auction_bound(&p->auction), .bid = c->bid,
    };

    return skr_announce_as(p->code, &m->said, &how, ruled);
}

void judge_announce(struct replay *p, const struct move *m)
{
    struct contract *c = &p->contract;
    struct skr_announced ruled;

    if (m->seat != c->soloist) {
        not_the_soloist(p, m, SKR_C_ANNOUNCE_SOLOIST);
        p->ignored = soloist_will(p, m);
        if (p->ignored)
            return;
    }
    c->invalid = rule_announcement(p, m, &ruled) != SKR_C_NONE;
    if (c->invalid)
        find_struck(p->judgment, m, &ruled);
    c->announced = true;
    c->game = ruled.valid;
    if (c->taken && m->count == 0 && m->number != NONE_AWAY) {
        p->phase = PHASE_DISCARD;
        return;
    }
    put_away(p, m);
    if (!c->taken || number_away(c, m) <= 2)
        judge_shown(p, m);
}

/* The announcement that follows this move, or a null pointer. */
static const struct move *announced_after(const struct replay *p,
                                          const struct move *m)
{
    const struct move *end = moves_end(p->record);

    while (++m < end)
        if (m->kind == MOVE_ANNOUNCE)
            return m;
    return NULL;
}

/* clause end.announced-late: forehand is entitled to lead, and announces after
 * that; the others add their cards. Returns false if that is not so. */
SKR_CITE(END_ANNOUNCED_LATE);
static bool leads_early(struct replay *p, const struct move *m)
{
    const struct move *lead = p->contract.early;

    if (!skr_in_force(p->code, SKR_C_END_ANNOUNCED_LATE))
        return false;
    if (lead == NULL) {
        if (p->contract.soloist != SKR_FOREHAND || m->seat != SKR_FOREHAND
            || announced_after(p, m) == NULL)
            return false;
        p->contract.early = m;
    } else if (m - lead > 2 || m[-1].kind != MOVE_CARD) {
        judge_order(p, m);
    }
    return true;
}

/* clauses end.early-lead skat.wrong-number: lost, and if he then announces with
 * the nine cards that he has left, it is that game. */
static void lose_by_lead(struct replay *p, const struct move *m)
{
    const struct move *named = announced_after(p, m);
    struct skr_announced ruled;
    struct skr_facts facts = {
        .code = p->code, .end.how = SKR_LED_EARLY,
        .contract = { .bid = p->contract.bid, .cards = p->contract.twelve },
        .taken = { .unplayed_points = 120, .unplayed_tricks = 10 },
    };

    if (named == NULL || named->seat != m->seat) {
        end_by_code(&p->ending, m, SKR_C_END_EARLY_LEAD, &facts);
        return;
    }
    rule_announcement(p, named, &ruled);
    facts.contract.game = ruled.valid;
    facts.end.how = SKR_WRONG_NUMBER;
    end_by_code(&p->ending, m, skr_wrong_number(p->code, 9), &facts);
}

void judge_no_game(struct replay *p, const struct move *m)
{
    if (leads_early(p, m))
        return;
    find_illegal(p->judgment, SKR_C_ANNOUNCE_REQUIRED, m,
                 N_("no game is announced"));
    if (skr_in_force(p->code, SKR_C_END_EARLY_LEAD) && p->deal.sound
        && m->seat == p->contract.soloist)
        lose_by_lead(p, m);
    p->phase = PHASE_LOST;
}

/* clause announce.invalid: the soloist himself names the game to which his invalid
 * announcement amounts. */
static bool corrects(const struct contract *c, const struct skr_announcement *said)
{
    return c->invalid && said->game == c->game.game && said->hand == c->game.hand
        && said->ouvert == c->game.ouvert && said->announced == c->game.announced
        && said->revolution == c->game.revolution;
}

/* Cards may be put away with a second announcement, if none were before. */
static void away_again(struct replay *p, const struct move *m)
{
    if (p->phase == PHASE_DISCARD && m->count > 0)
        judge_discard(p, m);
    else if (p->phase == PHASE_PLAY)
        begin_play(p);
}

/* clause announce.change: before the lead the soloist may still name a game of
 * higher value; the cards put away stay. */
void judge_change(struct replay *p, const struct move *m)
{
    struct contract *c = &p->contract;
    const struct skr_contract before = { .game = c->game, .bid = c->bid,
                                         .cards = c->twelve };
    struct skr_announced ruled;
    enum skr_clause clause;

    rule_announcement(p, m, &ruled);
    clause = skr_change(p->code, &before, &ruled.valid);
    if (m->seat != c->soloist || p->play.played != 0) {
        judge_again(p, m);
    } else if (corrects(c, &m->said)) {
        c->invalid = false;
        away_again(p, m);
    } else if (clause == SKR_C_ANNOUNCE_FINAL) {
        judge_again(p, m);
    } else if (clause != SKR_C_NONE) {
        p->ignored = true;
        find_illegal(p->judgment, clause, m, N_("a game of higher value"));
    } else {
        c->game = ruled.valid;
        away_again(p, m);
    }
}

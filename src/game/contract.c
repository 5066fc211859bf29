/* From the auction to the lead: calls, the skat, the announcement. */
#include "game/game.h"

#include <stddef.h>

/* clauses auction.soloist auction.passed-in home.ramsch */
SKR_CITE(AUCTION_SOLOIST);
SKR_CITE(AUCTION_PASSED_IN);
SKR_CITE(HOME_RAMSCH);
void end_auction(struct skr_state *s)
{
    s->soloist = s->auction.soloist;
    s->bid = s->auction.bid;
    if (s->soloist != SKR_NOBODY)
        s->phase = SKR_PHASE_SKAT;
    else if (skr_in_force(s->code, SKR_C_HOME_RAMSCH))
        begin_play(s, SKR_RAMSCH);
    else
        end_deal(s, SKR_C_AUCTION_PASSED_IN);
}

void name_soloist(struct skr_state *s, int seat, int bid)
{
    s->auction.over = true;
    s->auction.soloist = seat;
    s->auction.bid = bid;
    end_auction(s);
}

void begin_ramsch(struct skr_state *s)
{
    s->auction.over = true;
    begin_play(s, SKR_RAMSCH);
}

void begin_push(struct skr_state *s)
{
    s->round.pushed = true;
    s->phase = SKR_PHASE_PUSH;
}

/* In a round of pushed ramsch, and when the deal is over or a ramsch, nobody calls. */
static bool no_call(const struct skr_state *s)
{
    return s->round.pushed || s->phase == SKR_PHASE_OVER
        || (s->phase == SKR_PHASE_PLAY && s->soloist == SKR_NOBODY);
}

static enum skr_clause after_call(struct skr_state *s, enum skr_clause clause)
{
    if (s->auction.over && s->phase == SKR_PHASE_AUCTION)
        end_auction(s);
    return clause;
}

enum skr_clause follow_auction(struct skr_state *s, int seat, enum skr_call call,
                               int bid)
{
    return no_call(s) ? SKR_C_RECORD_ORDER
                      : after_call(s, skr_auction_follow(&s->auction, seat, call, bid));
}

static enum skr_clause name_game(struct skr_auction *a, const struct skr_move *m,
                                 enum making follow)
{
    return follow ? skr_auction_follow_name(a, m->seat, &m->said)
                  : skr_auction_name(a, m->seat, &m->said);
}

enum skr_clause make_call(struct skr_state *s, const struct skr_move *m,
                          enum making follow)
{
    static const enum skr_call calls[] = {
        [SKR_MOVE_BID] = SKR_BID, [SKR_MOVE_HOLD] = SKR_HOLD,
        [SKR_MOVE_PASS] = SKR_PASS,
    };

    if (no_call(s))
        return SKR_C_RECORD_ORDER;
    if (m->kind == SKR_MOVE_BID_GAME)
        return after_call(s, name_game(&s->auction, m, follow));
    if (follow)
        return follow_auction(s, m->seat, calls[m->kind], m->number);
    return after_call(s, skr_auction_call(&s->auction, m->seat, calls[m->kind],
                                          m->number));
}

/* ----------------------------------------------------------------------- skat */

/* The skat goes into a hand. In a view other hands are not seen, whatever goes in. */
static void take_skat(struct skr_state *s, int seat)
{
    bool seen = !hides(s) || s->viewer == SKR_NOBODY || s->viewer == seat;

    s->play.hand[seat] |= seen ? s->skat : 0;
    s->unseen[seat] = (uint8_t)(s->unseen[seat] + s->unseen[3]
                                + (seen ? 0 : skr_count(s->skat)));
    if (s->skat == s->deal.skat && s->unseen[3] == s->unseen_dealt[3])
        s->dealt_seen |= seat_bit(seat);
    s->skat = 0;
    s->unseen[3] = 0;
    s->skat_taken = true;
}

/* Two cards go from a hand to the skat. Returns false if they are not in it. */
static bool lay_away(struct skr_state *s, const struct skr_move *m)
{
    int hidden = m->hidden;

    if (skr_count(m->away) + hidden != 2 || !reveal(s, m->seat, m->away)
        || hidden > s->unseen[m->seat])
        return false;
    s->play.hand[m->seat] &= ~m->away;
    s->unseen[m->seat] = (uint8_t)(s->unseen[m->seat] - hidden);
    s->skat = m->away;
    s->unseen[3] = (uint8_t)hidden;
    s->skat_seen = seat_bit(m->seat);
    return true;
}

/* clause auction.described-binds: a suit or grand game that was bid open is by hand, too. Who takes
 * up the skat in spite of that is followed: hand is struck out, and the game remains. */
SKR_CITE(AUCTION_DESCRIBED_BINDS);
bool bound_to_hand(const struct skr_state *s)
{
    const struct skr_announcement *bound = skr_auction_bound(&s->auction);

    return bound != NULL && bound->hand;
}

/* clause skat.take: in pushed ramsch, who is offered the cards: home.push. */
SKR_CITE(SKAT_TAKE);
enum skr_clause make_take(struct skr_state *s, const struct skr_move *m,
                          enum making follow)
{
    bool pushes = s->phase == SKR_PHASE_PUSH;

    if (!pushes && s->phase != SKR_PHASE_SKAT)
        return SKR_C_RECORD_ORDER;
    if (m->seat != (pushes ? s->play.turn : s->soloist))
        return pushes ? SKR_C_HOME_PUSH : SKR_C_SKAT_TAKE;
    if (s->skat_taken)
        return SKR_C_RECORD_ORDER;
    if (!pushes && !follow && bound_to_hand(s))
        return SKR_C_AUCTION_DESCRIBED_BINDS;
    take_skat(s, m->seat);
    return SKR_C_NONE;
}

/* Forehand leads, or has led before he announced: end.announced-late. The cards of an open hand
 * are seen from now on: of twelve, nobody sees which two are put away. clause announce.show */
static void begin_game(struct skr_state *s)
{
    begin_play(s, s->game.game);
    if (s->game.ouvert)
        s->open |= seat_bit(s->soloist);
    if (s->early != 0
        && skr_play_card(&s->play, SKR_FOREHAND, s->early - 1) == SKR_C_NONE)
        after_card(s, SKR_FOREHAND);
}

/* clauses skat.wrong-number skat.wrong-number-proved: the game is lost. Two cards that he
 * does not hold are a fault of the log. */
SKR_CITE(SKAT_WRONG_NUMBER);
static void put_away_wrong(struct skr_state *s, const struct skr_move *m)
{
    int away = m->number < 0 ? 0 : skr_count(m->away) + m->hidden;

    s->play.hand[m->seat] &= ~m->away;
    s->skat = m->away;
    s->skat_seen = seat_bit(m->seat);
    begin_game(s);
    if (away == 2 || s->unsound)
        return;
    s->facts = facts_now(s, SKR_WRONG_NUMBER);
    end_deal(s, skr_wrong_number(s->code, 12 - away));
    s->ruled = true;
}

/* clause skat.discard: two of the twelve, if the skat was taken up, else none. */
SKR_CITE(SKAT_DISCARD);
static enum skr_clause put_away(struct skr_state *s, const struct skr_move *m,
                                enum making follow)
{
    bool puts = (m->away | (unsigned)m->hidden) != 0;
    enum skr_clause clause = SKR_C_NONE;

    if (!s->skat_taken)
        clause = puts || m->number < 0 ? SKR_C_SKAT_DISCARD : SKR_C_NONE;
    else if (m->number < 0 || !lay_away(s, m))
        clause = SKR_C_SKAT_DISCARD;
    if (clause != SKR_C_NONE && !follow)
        return clause;
    if (clause != SKR_C_NONE && s->skat_taken)
        put_away_wrong(s, m);
    else
        begin_game(s);
    return clause;
}

/* --------------------------------------------------------------- announcement */

enum skr_clause rule_announcement(const struct skr_state *s, const struct skr_move *m,
                                  struct skr_announced *ruled)
{
    const struct skr_announcing how = {
        .skat_taken = s->skat_taken, .held = 10,
        .laid_open = m->shown != 0 && skr_count(m->shown) >= 10, .bid = s->bid,
        .bound = skr_auction_bound(&s->auction),
    };

    return skr_announce_as(s->code, &m->said, &how, ruled);
}

static bool brings_cards(const struct skr_move *m)
{
    return m->away != 0 || m->hidden != 0 || m->number < 0;
}

/* clause announce.invalid: the soloist himself names the game to which his invalid
 * announcement amounts. */
SKR_CITE(ANNOUNCE_INVALID);
static bool corrects(const struct skr_state *s, const struct skr_announcement *said)
{
    const struct skr_announcement *game = &s->game;

    return s->struck && said->game == game->game && said->hand == game->hand
        && said->ouvert == game->ouvert && said->announced == game->announced
        && said->revolution == game->revolution;
}

/* clause announce.change: a game of higher value. Who does not see the cards is told by the
 * move that it was not. */
static enum skr_clause compare_games(const struct skr_state *s, const struct skr_move *m,
                                     const struct skr_announcement *to,
                                     enum making follow)
{
    struct skr_contract before = { .game = s->game, .bid = s->bid };

    before.cards = facts_now(s, SKR_PLAYED).contract.cards;
    if (before.cards == 0)
        before.cards = twelve_cards(s);
    if (skr_in_force(s->code, SKR_C_ANNOUNCE_CHANGE) && hides(s)
        && skr_count(before.cards) != 12)
        return follow != UNSEEN ? SKR_C_RECORD_HIDDEN
            : m->number == WRONG ? SKR_C_ANNOUNCE_CHANGE : SKR_C_NONE;
    return skr_change(s->code, &before, to);
}

/* clause announce.show: what is shown is in the hand. */
SKR_CITE(ANNOUNCE_SHOW);
static enum skr_clause lay_open(struct skr_state *s, const struct skr_move *m)
{
    return reveal(s, m->seat, m->shown & ~m->away)
        && holds(s->play.hand[m->seat] & ~m->away, m->shown) ? SKR_C_NONE : SKR_C_ANNOUNCE_SHOW;
}

/* clause announce.change: before the lead; the cards put away stay. */
SKR_CITE(ANNOUNCE_CHANGE);
static enum skr_clause change_game(struct skr_state *s, const struct skr_move *m,
                                   enum making follow)
{
    struct skr_announced ruled;
    enum skr_clause clause, shown, struck = rule_announcement(s, m, &ruled);

    if (s->play.played != 0 || m->seat != s->soloist)
        return skr_in_force(s->code, SKR_C_ANNOUNCE_CHANGE) ? SKR_C_RECORD_ORDER
                                                            : SKR_C_ANNOUNCE_FINAL;
    clause = corrects(s, &m->said) ? SKR_C_NONE : compare_games(s, m, &ruled.valid, follow);
    if (clause != SKR_C_NONE || (struck != SKR_C_NONE && !follow))
        return clause != SKR_C_NONE ? clause : struck;
    shown = lay_open(s, m);
    if (shown != SKR_C_NONE && !follow)
        return shown;
    s->struck = false;
    s->game = ruled.valid;
    if (s->phase == SKR_PHASE_PLAY)
        begin_game(s);
    else if (brings_cards(m))
        clause = put_away(s, m, follow);
    if (struck != SKR_C_NONE)
        return struck;
    return shown != SKR_C_NONE ? shown : clause;
}

/* clause home.push-grand-hand: before the skat is taken up, by any player, and there is
 * no bid to reach. */
SKR_CITE(HOME_PUSH_GRAND_HAND);
static enum skr_clause grand_hand(struct skr_state *s, const struct skr_move *m)
{
    if (s->play.turn != SKR_FOREHAND || s->skat_taken || m->said.game != SKR_GRAND
        || !m->said.hand)
        return SKR_C_HOME_PUSH_GRAND_HAND;
    s->soloist = m->seat;
    s->phase = SKR_PHASE_SKAT;
    return SKR_C_NONE;
}

/* Can a game be announced now, and by whom? */
static enum skr_clause may_announce(struct skr_state *s, const struct skr_move *m)
{
    switch (s->phase) {
    case SKR_PHASE_AUCTION: return SKR_C_AUCTION_END;
    case SKR_PHASE_PUSH: return grand_hand(s, m);
    case SKR_PHASE_SKAT:
        return m->seat == s->soloist ? SKR_C_NONE : SKR_C_ANNOUNCE_SOLOIST;
    default:
        return skr_in_force(s->code, SKR_C_ANNOUNCE_CHANGE) ? SKR_C_RECORD_ORDER
                                                            : SKR_C_ANNOUNCE_FINAL;
    }
}

/* clause skat.wrong-number: who led before he announced, and then announces with the nine
 * cards that he has left, loses that game. It is too late to play on then. */
static enum skr_clause announce_after_lead(struct skr_state *s, const struct skr_move *m)
{
    struct skr_announced ruled;

    rule_announcement(s, m, &ruled);
    s->facts.contract.game = ruled.valid;
    s->facts.end.how = SKR_WRONG_NUMBER;
    s->unanswered = false;
    s->ended = skr_wrong_number(s->code, 9);
    return s->ended;
}

/* The cards that are put away may come later. */
enum skr_clause make_announcement(struct skr_state *s, const struct skr_move *m,
                                  enum making follow)
{
    struct skr_announced ruled;
    enum skr_clause clause, struck, away = SKR_C_NONE;

    if ((s->phase == SKR_PHASE_PLAY && s->soloist != SKR_NOBODY)
        || s->phase == SKR_PHASE_DISCARD)
        return change_game(s, m, follow);
    if (follow && s->ruled && s->facts.end.how == SKR_LED_EARLY && m->seat == s->soloist)
        return announce_after_lead(s, m);
    clause = may_announce(s, m);
    if (clause != SKR_C_NONE)
        return clause;
    clause = lay_open(s, m);
    struck = rule_announcement(s, m, &ruled);
    if (struck != SKR_C_NONE)
        clause = struck;
    if (clause != SKR_C_NONE && !follow)
        return clause;
    s->announced = true;
    s->game = ruled.valid;
    s->struck = struck != SKR_C_NONE;
    skr_contra_begin(&s->contras, s->code, s->soloist, s->auction.spoke);
    if (s->skat_taken && !brings_cards(m))
        s->phase = SKR_PHASE_DISCARD;
    else
        away = put_away(s, m, follow);
    return clause != SKR_C_NONE ? clause : away;
}

enum skr_clause make_discard(struct skr_state *s, const struct skr_move *m,
                             enum making follow)
{
    enum skr_clause clause, away;

    if (s->phase != SKR_PHASE_DISCARD)
        return SKR_C_RECORD_ORDER;
    if (m->seat != s->soloist)
        return SKR_C_SKAT_DISCARD;
    clause = lay_open(s, m);
    if (clause != SKR_C_NONE && !follow)
        return clause;
    away = put_away(s, m, follow);
    return clause != SKR_C_NONE ? clause : away;
}

/* ---------------------------------------------------------------------- at home */

/* clause home.contra: without the option nobody can say it. */
SKR_CITE(HOME_CONTRA);
SKR_CITE(HOME_CONTRA_CALL);
enum skr_clause make_contra(struct skr_state *s, const struct skr_move *m,
                            enum making follow)
{
    int say = SKR_CONTRA + (int)m->kind - SKR_MOVE_CONTRA;

    enum skr_clause clause = SKR_C_HOME_CONTRA_CALL;

    if (s->phase == SKR_PHASE_OVER && !follow)
        return SKR_C_RECORD_ORDER;
    if (s->announced)
        clause = skr_contra_say(&s->contras, m->seat, (enum skr_contra)say);
    return skr_in_force(s->code, SKR_C_HOME_CONTRA) ? clause : SKR_C_HOME_CONTRA;
}

/* clause home.push: the next player, or all play. */
static void pass_on(struct skr_state *s)
{
    s->skat_taken = false;
    if (s->play.turn == SKR_REARHAND)
        begin_play(s, SKR_RAMSCH);
    else
        s->play.turn++;
}

/* clauses home.push home.push-jacks */
SKR_CITE(HOME_PUSH);
SKR_CITE(HOME_PUSH_JACKS);
enum skr_clause make_push(struct skr_state *s, const struct skr_move *m,
                          enum making follow)
{
    bool jacks = (m->away & SKR_JACKS) != 0 && m->seat != SKR_REARHAND;
    skr_cards held = s->play.hand[m->seat] | (s->skat_taken ? 0 : s->skat);

    if (s->phase != SKR_PHASE_PUSH)
        return SKR_C_RECORD_ORDER;
    if (m->seat != s->play.turn)
        return SKR_C_HOME_PUSH;
    if (!s->unseen[m->seat] && (skr_count(m->away) != 2 || !holds(held, m->away)))
        return SKR_C_HOME_PUSH;
    if (jacks && !follow)
        return SKR_C_HOME_PUSH_JACKS;
    if (!s->skat_taken)
        take_skat(s, m->seat);
    if (!lay_away(s, m))
        return SKR_C_RECORD_ORDER;
    pass_on(s);
    return jacks ? SKR_C_HOME_PUSH_JACKS : SKR_C_NONE;
}

/* clause home.push-refuse */
SKR_CITE(HOME_PUSH_REFUSE);
enum skr_clause make_refusal(struct skr_state *s, const struct skr_move *m,
                             enum making follow)
{
    (void)follow;
    if (s->phase != SKR_PHASE_PUSH || s->skat_taken)
        return SKR_C_RECORD_ORDER;
    if (m->seat != s->play.turn)
        return SKR_C_HOME_PUSH;
    s->refused++;
    pass_on(s);
    return SKR_C_NONE;
}

/* clause home.revolution-exchange: of cards that nobody sees, only the number is
 * known, and they stay among those. */
SKR_CITE(HOME_REVOLUTION_EXCHANGE);
enum skr_clause make_exchange(struct skr_state *s, const struct skr_move *m,
                              enum making follow)
{
    int partner = 3 - m->seat - s->soloist;
    skr_cards gives[3] = { 0, 0, 0 };

    (void)follow;
    if (s->phase != SKR_PHASE_PLAY || !s->game.revolution || s->play.played != 0
        || m->seat == s->soloist)
        return SKR_C_HOME_REVOLUTION_EXCHANGE;
    if (m->hidden != 0)
        return SKR_C_NONE;
    if (!reveal(s, m->seat, m->away) || !reveal(s, partner, m->shown))
        return SKR_C_HOME_REVOLUTION_EXCHANGE;
    gives[m->seat] = m->away;
    gives[partner] = m->shown;
    return skr_exchange(s->play.hand, s->soloist, gives);
}

/* Which cards are seen, who holds them, and the run of the cards. */
#include "game/game.h"

/* What lies in the skat is seen where somebody put it there, or it was dealt. */
skr_cards unseen_cards(const struct skr_state *s)
{
    return SKR_PACK & ~(s->play.hand[0] | s->play.hand[1] | s->play.hand[2]
                        | s->play.played | s->skat);
}

bool reveal(struct skr_state *s, int seat, skr_cards cards)
{
    skr_cards found = cards & ~s->play.hand[seat];
    int count;

    if (found == 0)
        return true;
    count = skr_count(found);
    if (!holds(unseen_cards(s), found) || count > s->unseen[seat])
        return false;
    s->play.hand[seat] |= found;
    s->unseen[seat] = (uint8_t)(s->unseen[seat] - count);
    return true;
}

void begin_play(struct skr_state *s, enum skr_game game)
{
    const skr_cards hand[3] = { s->play.hand[0], s->play.hand[1], s->play.hand[2] };

    skr_play_begin(&s->play, game, hand);
    s->phase = SKR_PHASE_PLAY;
}

/* --------------------------------------------------------------------- the end */

SKR_CITE(END_PLAY_OUT);
SKR_CITE(END_NULL);
SKR_CITE(END_SCHWARZ);
enum skr_clause ends_game(const struct skr_state *s)
{
    bool soloists = s->play.winner == s->soloist;

    if (s->play.tricks == 10)
        return SKR_C_END_PLAY_OUT;
    if (s->soloist == SKR_NOBODY)
        return SKR_C_NONE;
    if (s->game.game == SKR_NULL)
        return soloists ? SKR_C_END_NULL : SKR_C_NONE;
    return !soloists && skr_bound_level(s->code, &s->game) == SKR_SCHWARZ
        ? SKR_C_END_SCHWARZ : SKR_C_NONE;
}

void end_deal(struct skr_state *s, enum skr_clause clause)
{
    if (!s->ruled)
        s->ended = clause;
    s->phase = SKR_PHASE_OVER;
    s->asked = 0;
}

static bool has_cards(const struct skr_state *s, int seat)
{
    return s->play.hand[seat] != 0 || s->unseen[seat] != 0;
}

/* clause play.turn: clockwise. After cards out of turn that nobody has put right, a player
 * can have none left when his turn comes: then it is that of the next one who has. */
SKR_CITE(PLAY_TURN);
void pass_over(struct skr_state *s)
{
    for (int n = 0; n < 2 && !has_cards(s, s->play.turn); n++)
        s->play.turn = (s->play.turn + 1) % 3;
}

void after_trick(struct skr_state *s)
{
    enum skr_clause clause = ends_game(s);

    if (clause != SKR_C_NONE)
        end_deal(s, clause);
}

/* --------------------------------------------------------------------- a card */

/* The clause that forbids any card now, or SKR_C_NONE. */
SKR_CITE(AUCTION_PASSED_IN);
static enum skr_clause no_card(const struct skr_state *s)
{
    switch (s->phase) {
    case SKR_PHASE_AUCTION: return SKR_C_AUCTION_END;
    case SKR_PHASE_PUSH: return SKR_C_HOME_PUSH;
    case SKR_PHASE_SKAT: return SKR_C_ANNOUNCE_REQUIRED;
    case SKR_PHASE_DISCARD: return SKR_C_SKAT_DISCARD;
    case SKR_PHASE_PLAY:
        return s->asked != 0 && s->incident.kind == SKR_GIVES_UP
            ? SKR_C_END_CONCEDE_CONSENT : SKR_C_NONE;
    default:
        return s->ended == SKR_C_END_NULL || s->ended == SKR_C_END_SCHWARZ
            || s->ended == SKR_C_AUCTION_PASSED_IN ? s->ended : SKR_C_RECORD_ORDER;
    }
}

/* clauses end.early-lead end.announced-late: before 1999 forehand's lead stands, and he
 * announces after it; what the others add before that they may take back, so that it
 * does not count. */
SKR_CITE(END_EARLY_LEAD);
SKR_CITE(END_ANNOUNCED_LATE);
static void lead_early(struct skr_state *s, const struct skr_move *m)
{
    if (m->seat != s->soloist || s->unsound)
        return;
    if (m->seat == SKR_FOREHAND && skr_in_force(s->code, SKR_C_END_ANNOUNCED_LATE)) {
        s->early = s->early != 0 ? s->early : 1 + m->number;
    } else if (skr_in_force(s->code, SKR_C_END_EARLY_LEAD)) {
        s->facts = (struct skr_facts){
            .code = s->code, .end = { .how = SKR_LED_EARLY },
            .contract = { .bid = s->bid,
                          .cards = s->play.hand[m->seat] | s->skat },
            .taken = { .unplayed_points = 120, .unplayed_tricks = 10 },
        };
        begin_incident(s, m->seat, SKR_EARLY_LEAD);
        end_deal(s, SKR_C_END_EARLY_LEAD);
        s->ruled = true;
    }
}

/* A card against the rules was played all the same. If that ends the game, it stays as
 * ruled. */
static void play_forbidden(struct skr_state *s, const struct skr_move *m,
                           enum skr_clause clause)
{
    s->unanswered &= s->ruled || s->card_back != 0;
    rule_wrong_card(s, m->seat, clause);
    lay_card(s, m->seat, m->number);
    if (s->phase == SKR_PHASE_OVER)
        contra_card(&s->contras, m->seat);
    else
        after_card(s, m->seat);
}

void lay_card(struct skr_state *s, int seat, int card)
{
    skr_play_forbidden(&s->play, seat, card);
}

bool has_card(const struct skr_state *s, const struct skr_move *m, enum making follow)
{
    skr_cards found = s->play.hand[m->seat];

    if (s->unseen[m->seat] != 0 && m->hidden != NOT_HELD)
        found |= unseen_cards(s) | (follow == UNSEEN ? s->play.played : 0);
    return (found & SKR_BIT(m->number)) != 0;
}

/* Plays a card if it breaks nothing. Turn and lead are seen by all; that a card from a
 * hand that is not seen was a revoke, or not in that hand, the move says. */
static enum skr_clause try_card(struct skr_state *s, const struct skr_move *m,
                                enum making follow)
{
    const skr_cards card = SKR_BIT(m->number);
    bool unseen = s->unseen[m->seat] != 0;

    if (has_card(s, m, follow) && !(s->play.hand[m->seat] & card)) {
        s->play.hand[m->seat] |= card;
        s->unseen[m->seat]--;
    }
    return unseen && follow && m->hidden == WRONG && m->seat == s->play.turn
        ? SKR_C_PLAY_FOLLOW : play_card(s, m->seat, m->number);
}

/* Who does not answer an offer, but plays on, does not agree. */
enum skr_clause make_card(struct skr_state *s, const struct skr_move *m,
                          enum making follow)
{
    enum skr_clause clause = no_card(s);

    if (clause == SKR_C_ANNOUNCE_REQUIRED && follow)
        lead_early(s, m);
    if (clause != SKR_C_NONE)
        return clause;
    clause = try_card(s, m, follow);
    if (clause == SKR_C_NONE || follow)
        s->asked = 0;
    if (clause != SKR_C_NONE && follow)
        play_forbidden(s, m, clause);
    return clause;
}

void carry_on(struct skr_state *s)
{
    if (!s->ruled)
        s->facts = facts_now(s, SKR_PLAYED);
    s->ruled = true;
    s->phase = SKR_PHASE_PLAY;
}

/* The random player, and what both players share. Neither makes a list of moves: that
 * would take longer than the game. */
#include "match/players.h"

#include "match/sense.h"

static void set(struct skr_move *m, enum skr_move_kind kind, int number)
{
    m->kind = kind;
    m->number = number;
}

/* One of two moves, each half of the times. */
static void either(struct random *r, struct skr_move *m, enum skr_move_kind one,
                   enum skr_move_kind other)
{
    set(m, random_next(r) >> 63 ? one : other, 0);
}

static skr_cards any_two(struct random *r, skr_cards cards)
{
    skr_cards one = SKR_BIT(random_card(r, cards));

    return one | SKR_BIT(random_card(r, cards & ~one));
}

/* ---------------------------------------------------------------------- random */

static void call(const struct skr_state *s, struct random *r, struct skr_move *m)
{
    const struct skr_auction *a = &s->auction;
    int bid = a->asked ? 0 : skr_bid_next(a->code, a->bid);

    either(r, m, SKR_MOVE_PASS, a->asked ? SKR_MOVE_HOLD : SKR_MOVE_BID);
    if (m->kind == SKR_MOVE_BID && bid == 0)
        m->kind = SKR_MOVE_PASS;
    else if (m->kind == SKR_MOVE_BID)
        m->number = bid;
}

/* By hand levels can be announced; ouvert means all of them, but in null. */
static struct skr_announcement any_game(struct random *r, bool hand)
{
    struct skr_announcement said = { .hand = hand };

    said.game = (enum skr_game)random_below(r, SKR_GAMES);
    said.ouvert = (hand || said.game == SKR_NULL) && random_below(r, 8) == 0;
    if (hand && said.game != SKR_NULL)
        said.announced = said.ouvert ? SKR_SCHWARZ : (enum skr_level)random_below(r, 3);
    return said;
}

/* clause value.overbid-null: under some codes not every game may follow every bid. */
static void announce(const struct skr_state *s, struct random *r, struct skr_move *m)
{
    const struct skr_announcing how = { .skat_taken = s->skat_taken, .held = 10,
                                        .bid = s->bid };
    struct skr_announced ruled;

    set(m, SKR_MOVE_ANNOUNCE, 0);
    do
        m->said = any_game(r, !s->skat_taken);
    while (skr_announce_as(s->code, &m->said, &how, &ruled) != SKR_C_NONE);
    if (s->skat_taken)
        m->away = any_two(r, s->play.hand[m->seat]);
}

/* A move of which the list is short: in pushed ramsch, and answers. */
static void from_list(const struct skr_state *s, struct random *r, struct skr_move *m)
{
    struct skr_move list[SKR_MOVES];
    int count = skr_state_moves(s, m->seat, SKR_LIST_NEEDED, list);

    *m = list[random_below(r, count)];
}

void choose_random(const struct skr_state *s, int seat, struct random *r,
                   struct skr_move *m)
{
    *m = (struct skr_move){ .seat = seat };
    if (s->asked != 0 || s->phase == SKR_PHASE_PUSH)
        from_list(s, r, m);
    else if (s->phase == SKR_PHASE_AUCTION)
        call(s, r, m);
    else if (s->phase == SKR_PHASE_SKAT && !s->skat_taken && s->bid != 0
             && random_below(r, 4) != 0)
        set(m, SKR_MOVE_TAKE, 0);
    else if (s->phase == SKR_PHASE_SKAT)
        announce(s, r, m);
    else
        set(m, SKR_MOVE_CARD, random_card(r, skr_state_cards(s, seat)));
}

/* ---------------------------------------------------------------------- sample */

/* The most that the player bids, by his ten cards. */
static void bid_by_sense(const struct skr_state *s, struct skr_move *m)
{
    const struct skr_auction *a = &s->auction;
    int bid = a->asked ? a->bid : skr_bid_next(a->code, a->bid);
    bool goes = bid != 0 && bid <= sense_limit(s->play.hand[m->seat]);

    set(m, !goes ? SKR_MOVE_PASS : a->asked ? SKR_MOVE_HOLD : SKR_MOVE_BID,
        goes && !a->asked ? bid : 0);
}

static void announce_by_sense(const struct skr_state *s, struct skr_move *m)
{
    set(m, SKR_MOVE_ANNOUNCE, 0);
    m->said.game = sense_game(s->play.hand[m->seat], s->bid);
    m->said.hand = !s->skat_taken;
    if (s->skat_taken)
        m->away = sense_discard(m->said.game, s->play.hand[m->seat]);
}

/* Agrees to nothing; pushes nothing on. */
static void answer_by_sense(const struct skr_state *s, struct random *r,
                            struct skr_move *m)
{
    if (s->asked != 0)
        set(m, s->incident.kind == SKR_GIVES_UP ? SKR_MOVE_CONSENT : SKR_MOVE_OBJECT, 0);
    else if (!s->skat_taken)
        set(m, SKR_MOVE_REFUSE, 0);
    else
        from_list(s, r, m);
}

void choose_sample(const struct skr_state *s, int seat, struct random *r,
                   struct skr_move *m)
{
    *m = (struct skr_move){ .seat = seat };
    if (s->asked != 0 || s->phase == SKR_PHASE_PUSH)
        answer_by_sense(s, r, m);
    else if (s->phase == SKR_PHASE_AUCTION)
        bid_by_sense(s, m);
    else if (s->phase == SKR_PHASE_SKAT && !s->skat_taken && s->bid != 0)
        set(m, SKR_MOVE_TAKE, 0);
    else if (s->phase == SKR_PHASE_SKAT)
        announce_by_sense(s, m);
    else
        set(m, SKR_MOVE_CARD, sense_card(s, seat, skr_state_cards(s, seat)));
}

/* Who may do what now: the seats for which the deal waits, and the list of moves. What is
 * listed is what the functions that make a move accept. */
#include "game/game.h"

#include <stddef.h>

struct list {
    const struct skr_state *state;
    int seat;
    unsigned listing;
    struct skr_move *next;      /* where the next move goes */
};

unsigned seat_on_turn(const struct skr_state *s)
{
    switch (s->phase) {
    case SKR_PHASE_AUCTION: return seat_bit(skr_auction_turn(&s->auction));
    case SKR_PHASE_SKAT:
    case SKR_PHASE_DISCARD: return seat_bit(s->soloist);
    case SKR_PHASE_OVER: return 0;
    default: return seat_bit(s->play.turn);
    }
}

unsigned skr_state_turn(const struct skr_state *s)
{
    return s->asked != 0 ? s->asked : seat_on_turn(s);
}

static struct skr_move *add(struct list *l, enum skr_move_kind kind, int number)
{
    struct skr_move *m = l->next++;

    *m = (struct skr_move){ .kind = kind, .seat = l->seat, .number = number };
    return m;
}

static bool wants(const struct list *l, enum skr_listing what)
{
    return (l->listing & (unsigned)what) != 0;
}

/* -------------------------------------------------------------------- auction */

/* There are many: a set of them costs less than bid after bid. */
static void list_bids(struct list *l)
{
    const int seat = l->seat;
    struct skr_move *m = l->next;
    uint64_t set[BID_WORDS];

    bids_above(l->state->code, l->state->auction.bid, set);
    for (int word = 0; word < BID_WORDS; word++)
        for (uint64_t above = set[word]; above != 0; above &= above - 1)
            *m++ = (struct skr_move){ .kind = SKR_MOVE_BID, .seat = seat,
                                      .number = 64 * word + lowest_of_64(above) };
    l->next = m;
}

/* clauses auction.* */
static void list_calls(struct list *l)
{
    const struct skr_auction *a = &l->state->auction;
    struct skr_auction try;

    if (skr_auction_turn(a) != l->seat) {
        try = *a;
        if (skr_auction_call(&try, l->seat, SKR_PASS, 0) == SKR_C_NONE)
            add(l, SKR_MOVE_PASS, 0);
        return;
    }
    add(l, SKR_MOVE_PASS, 0);
    if (a->asked)
        add(l, SKR_MOVE_HOLD, 0);
    else if (a->answerer == SKR_NOBODY && skr_in_force(a->code, SKR_C_AUCTION_ALONE_18))
        add(l, SKR_MOVE_BID, 18);
    else
        list_bids(l);
}

/* ---------------------------------------------------------------- announcement */

/* Each two of the cards, as a move like the first; as a set, all of them. Of cards that
 * are not seen only the number is known. */
static void list_pairs(struct list *l, const struct skr_move *like, skr_cards cards)
{
    const struct skr_move first = *like;
    struct skr_move *next = l->next;

    if (wants(l, SKR_LIST_SETS) || l->state->unseen[l->seat] != 0) {
        struct skr_move *m = add(l, first.kind, 0);

        m->said = first.said;
        if (l->state->unseen[l->seat] != 0)
            m->hidden = 2;
        else
            m->away = cards;
        return;
    }
    for (skr_cards one = cards; one != 0; one &= one - 1)
        for (skr_cards two = one & (one - 1); two != 0; two &= two - 1) {
            *next = first;
            next++->away = (one & -one) | (two & -two);
        }
    l->next = next;
}

/* All that can be announced beyond the simple game: by hand or with the skat. */
static const struct { bool hand, ouvert; enum skr_level announced; bool null, trumps; }
sayings[] = {
    /*  hand   ouvert announced      null   trumps */
    { false, false, SKR_NO_LEVEL,  true,  true },
    { false, true,  SKR_NO_LEVEL,  true,  false },
    { true,  false, SKR_NO_LEVEL,  true,  true },
    { true,  false, SKR_SCHNEIDER, false, true },
    { true,  false, SKR_SCHWARZ,   false, true },
    { true,  true,  SKR_SCHWARZ,   false, true },
    { true,  true,  SKR_NO_LEVEL,  true,  false },
};
#define SAYINGS ((int)(sizeof sayings / sizeof *sayings))

/* Keeps the announcement that stands at the end of the list, if it counts as it is said:
 * only a soloist who named his game as his bid can be bound to another. */
static void list_game(struct list *l, const struct skr_announcing *how)
{
    const struct skr_state *s = l->state;
    const struct skr_move *m = l->next;
    struct skr_announced ruled;

    if (how->bound != NULL
        && skr_announce_as(s->code, &m->said, how, &ruled) != SKR_C_NONE)
        return;
    if (s->skat_taken)
        list_pairs(l, m, s->play.hand[l->seat]);
    else
        l->next++;
}

static void list_games(struct list *l)
{
    const struct skr_state *s = l->state;
    const struct skr_announcing how = {
        .skat_taken = s->skat_taken, .held = 10, .bid = s->bid,
        .bound = skr_auction_bound(&s->auction),
    };

    for (int game = 0; game < SKR_GAMES; game++)
        for (int n = 0; n < SAYINGS; n++) {
            if (sayings[n].hand == s->skat_taken
                || !(game == SKR_NULL ? sayings[n].null : sayings[n].trumps))
                continue;
            *l->next = (struct skr_move){
                .kind = SKR_MOVE_ANNOUNCE, .seat = l->seat,
                .said = { .game = (enum skr_game)game, .hand = sayings[n].hand,
                          .ouvert = sayings[n].ouvert,
                          .announced = sayings[n].announced },
            };
            list_game(l, &how);
        }
    if (!s->skat_taken && skr_in_force(s->code, SKR_C_HOME_REVOLUTION)) {
        *l->next = (struct skr_move){
            .kind = SKR_MOVE_ANNOUNCE, .seat = l->seat,
            .said = { .game = SKR_NULL, .hand = true, .ouvert = true,
                      .revolution = true },
        };
        list_game(l, &how);
    }
}

static void list_skat(struct list *l)
{
    if (l->seat != l->state->soloist)
        return;
    if (!l->state->skat_taken && l->state->bid != 0 && !bound_to_hand(l->state))
        add(l, SKR_MOVE_TAKE, 0);
    list_games(l);
}

/* ---------------------------------------------------------------------- cards */

skr_cards skr_state_cards(const struct skr_state *s, int seat)
{
    int led = s->play.count > 0 ? s->play.card[0] : SKR_NO_CARD;
    skr_cards seen, unseen;

    if (s->phase != SKR_PHASE_PLAY || seat != s->play.turn
        || (s->asked != 0 && s->incident.kind == SKR_GIVES_UP))
        return 0;
    seen = s->play.hand[seat];
    if (s->unseen[seat] == 0)
        return skr_legal(s->play.game, seen, led);
    unseen = unseen_cards(s);
    if ((seen & s->play.follows) != 0)
        return (seen | unseen) & s->play.follows;
    return seen | unseen;
}

static void list_cards(struct list *l)
{
    const int seat = l->seat;
    struct skr_move *m = l->next;

    for (skr_cards c = skr_state_cards(l->state, seat); c != 0; c &= c - 1)
        *m++ = (struct skr_move){ .kind = SKR_MOVE_CARD, .seat = seat,
                                  .number = lowest_of(c) };
    l->next = m;
}

/* -------------------------------------------------------------------- at home */

static void list_contra(struct list *l)
{
    const struct skr_state *s = l->state;
    struct skr_contras try;
    enum skr_contra say = (enum skr_contra)(s->contras.said + 1);

    if (!skr_in_force(s->code, SKR_C_HOME_CONTRA) || s->soloist == SKR_NOBODY
        || say > SKR_SUP)
        return;
    try = s->contras;
    if (skr_contra_say(&try, l->seat, say) == SKR_C_NONE)
        add(l, (enum skr_move_kind)(SKR_MOVE_CONTRA + (int)say - SKR_CONTRA), 0);
}

/* clause home.revolution-exchange */
static void list_exchange(struct list *l)
{
    const struct skr_state *s = l->state;
    struct skr_move *m;

    if (!s->game.revolution || s->play.played != 0 || l->seat == s->soloist
        || !wants(l, SKR_LIST_SETS))
        return;
    m = add(l, SKR_MOVE_EXCHANGE, 0);
    m->away = s->play.hand[l->seat];
    m->shown = s->play.hand[3 - l->seat - s->soloist];
}

static void list_push(struct list *l)
{
    const struct skr_state *s = l->state;
    const struct skr_move push = { .kind = SKR_MOVE_PUSH, .seat = l->seat };
    skr_cards stay = l->seat == SKR_REARHAND ? 0 : SKR_JACKS;
    bool untouched = s->play.turn == SKR_FOREHAND && !s->skat_taken;

    if (untouched)
        add(l, SKR_MOVE_ANNOUNCE, 0)->said
            = (struct skr_announcement){ .game = SKR_GRAND, .hand = true };
    if (l->seat != s->play.turn)
        return;
    if (s->skat_taken) {
        list_pairs(l, &push, s->play.hand[l->seat] & ~stay);
        return;
    }
    add(l, SKR_MOVE_TAKE, 0);
    add(l, SKR_MOVE_REFUSE, 0);
}

/* ------------------------------------------------------------------- incidents */

static void list_answers(struct list *l)
{
    if ((l->state->asked & seat_bit(l->seat)) == 0)
        return;
    add(l, SKR_MOVE_CONSENT, 0);
    add(l, SKR_MOVE_OBJECT, 0);
}

/* The levels that an offer can ask for; a claim leaves some tricks to the others. That it
 * can be ruled on is not tried: that may take a long search. */
static void list_early(struct list *l)
{
    static const struct { enum skr_move_kind kind; enum skr_level level; } ends[] = {
        { SKR_MOVE_SHOW, SKR_NO_LEVEL }, { SKR_MOVE_SHOW, SKR_SCHNEIDER },
        { SKR_MOVE_SHOW, SKR_SCHWARZ }, { SKR_MOVE_THROW, SKR_NO_LEVEL },
        { SKR_MOVE_CONCEDE, SKR_NO_LEVEL }, { SKR_MOVE_LEFT, SKR_NO_LEVEL },
        { SKR_MOVE_TIMEOUT, SKR_NO_LEVEL }, { SKR_MOVE_PLAY_ON, SKR_NO_LEVEL },
    };
    const struct skr_state *s = l->state;
    bool offers = l->seat == s->soloist && skr_in_force(s->code, SKR_C_END_OFFER);

    for (int n = 0; n < (int)(sizeof ends / sizeof *ends); n++) {
        bool repeats = ends[n].kind == SKR_MOVE_SHOW
            && (s->laid_down & seat_bit(l->seat)) != 0;

        if ((ends[n].level != SKR_NO_LEVEL && !offers) || repeats)
            continue;
        add(l, ends[n].kind, 0)->said.announced = ends[n].level;
        if (!may_happen(s, l->next - 1))
            l->next--;
    }
}

/* ------------------------------------------------------------------------ all */

int list_moves(const struct skr_state *s, int seat, unsigned listing, struct skr_move *out)
{
    struct list l = { s, seat, listing, out };

    switch (s->phase) {
    case SKR_PHASE_AUCTION: list_calls(&l); break;
    case SKR_PHASE_PUSH: list_push(&l); break;
    case SKR_PHASE_SKAT: list_skat(&l); break;
    case SKR_PHASE_DISCARD:
        if (seat == s->soloist) {
            const struct skr_move m = { .kind = SKR_MOVE_DISCARD, .seat = seat };

            list_pairs(&l, &m, s->play.hand[seat]);
        }
        list_contra(&l);
        break;
    case SKR_PHASE_PLAY:
        list_answers(&l);
        list_cards(&l);
        list_contra(&l);
        list_exchange(&l);
        break;
    default: break;
    }
    if (wants(&l, SKR_LIST_EARLY))
        list_early(&l);
    return (int)(l.next - out);
}

int skr_state_moves(const struct skr_state *s, int seat, unsigned listing,
                    struct skr_move out[SKR_MOVES])
{
    return list_moves(s, seat, listing, out);
}

/* The judge: replays a record move by move. */
#include <stdio.h>
#include <string.h>

#include "judge/replay.h"

/* ------------------------------------------------------------------ findings */

static struct skr_finding *illegal(struct replay *p, enum skr_clause clause,
                                   int move)
{
    return skr_add_finding(p->judgment, SKR_ILLEGAL, clause, move);
}

static void set_ruled(struct skr_finding *f, const char *text)
{
    snprintf(f->ruled, sizeof f->ruled, "%s", text);
}

static void write_cards(char *out, size_t size, skr_cards cards)
{
    size_t n = 0;

    out[0] = '\0';
    for (int card = 31; card >= 0 && n + 4 < size; card--)
        if (cards & SKR_BIT(card)) {
            if (n > 0)
                out[n++] = ' ';
            skr_card_write(card, out + n);
            n += 2;
        }
}

/* ---------------------------------------------------------------------- deal */

static int hidden_cards(const struct skr_record *r)
{
    return r->hidden[0] + r->hidden[1] + r->hidden[2] + r->hidden[3];
}

/* The cards that each seat plays in the record. */
static bool cards_played(const struct skr_record *r, skr_cards by[3])
{
    int n = 0;

    by[0] = by[1] = by[2] = 0;
    for (int i = 0; i < r->moves; i++)
        if (r->move[i].kind == SKR_MOVE_CARD && r->move[i].number >= 0) {
            by[r->move[i].seat] |= SKR_BIT(r->move[i].number);
            n++;
        }
    return n == 30 && skr_count(by[0] | by[1] | by[2]) == 30;
}

/* clause record.hidden: thirty cards played tell all hands, and the two that
 * are left are the soloist's. */
SKR_CITE(RECORD_HIDDEN);
static void reveal(struct replay *p)
{
    skr_cards by[3];

    p->hidden = !cards_played(p->record, by);
    if (p->hidden)
        return;
    p->deal = (struct skr_deal){ { by[0], by[1], by[2] },
                                 SKR_PACK & ~(by[0] | by[1] | by[2]) };
}

static void judge_deal(struct replay *p)
{
    enum skr_clause clause = SKR_C_NONE;

    p->deal = p->record->deal;
    p->sound_deal = p->record->whole;
    if (p->sound_deal)
        return;
    if (hidden_cards(p->record) > 0)
        reveal(p);
    if (p->record->doubled)
        clause = SKR_C_PACK_CARDS;
    else if (!p->hidden)
        clause = skr_deal_check(&p->deal);
    p->sound_deal = clause == SKR_C_NONE && !p->hidden;
    if (clause != SKR_C_NONE)
        set_ruled(illegal(p, clause, -1), clause == SKR_C_PACK_CARDS
                  ? "32 different cards" : "ten cards each, two in the skat");
}

/* ------------------------------------------------------------------- auction */

static void explain_bid(struct skr_finding *f, int next)
{
    if (next != 0)
        snprintf(f->ruled, sizeof f->ruled, "a game value from %d up", next);
    else
        set_ruled(f, "pass, as there is no higher game value");
}

static void explain_call(struct skr_finding *f, const struct skr_auction *a,
                         enum skr_clause clause, int before)
{
    int turn = skr_auction_turn(a);

    switch (clause) {
    case SKR_C_AUCTION_LOWEST:
    case SKR_C_AUCTION_FOREHAND_ALONE:
    case SKR_C_AUCTION_REARHAND_ALONE:
        set_ruled(f, "18 or pass");
        break;
    case SKR_C_AUCTION_VALUES:
    case SKR_C_AUCTION_RAISE:
        explain_bid(f, skr_bid_next(a->code, before));
        break;
    case SKR_C_AUCTION_ANSWER:
        set_ruled(f, a->asked ? "yes or pass" : "a bid or pass");
        break;
    case SKR_C_AUCTION_END:
        set_ruled(f, "the auction is over");
        break;
    default:
        snprintf(f->ruled, sizeof f->ruled, "%s's turn", skr_seat_name(turn));
    }
}

void skr_begin_skat(struct replay *p)
{
    struct skr_judgment *j = p->judgment;

    j->soloist = p->auction.soloist;
    j->bid = p->auction.bid;
    p->phase = j->soloist == SKR_NOBODY ? PHASE_OVER : PHASE_SKAT;
    if (j->soloist == SKR_NOBODY
        && (j->code->options & SKR_OPTIONS_RAMSCH) != 0)
        skr_begin_ramsch(p, p->deal.hand, p->deal.skat);
    else if (j->soloist == SKR_NOBODY)
        j->deal = SKR_DEAL_PASSED_IN;
    else
        p->twelve = p->deal.hand[j->soloist] | p->deal.skat;
}

static void judge_call(struct replay *p, int i, enum skr_call call)
{
    const struct skr_move *m = &p->record->move[i];
    int before = p->auction.bid;
    bool was_over = p->auction.over;
    enum skr_clause clause =
        skr_auction_call(&p->auction, m->seat, call, m->number);

    if (clause != SKR_C_NONE)
        explain_call(illegal(p, clause, i), &p->auction, clause, before);
    if (p->auction.over && !was_over)
        skr_begin_skat(p);
}

/* clause auction.end: nothing else happens before it is over. What follows is
 * taken as if the player who acts had become soloist. */
static void force_auction_end(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];

    set_ruled(illegal(p, SKR_C_AUCTION_END, i), "the auction is not over");
    p->auction.over = true;
    p->auction.soloist = m->seat >= 0 ? m->seat : SKR_FOREHAND;
    skr_begin_skat(p);
}

/* clause auction.soloist: of an auction that is not told, the last bid is. */
SKR_CITE(AUCTION_SOLOIST);
static void judge_told_auction(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];

    if (!skr_bid_valid(p->judgment->code, m->number)) {
        bool low = m->number < 18;

        set_ruled(illegal(p, low ? SKR_C_AUCTION_LOWEST : SKR_C_AUCTION_VALUES,
                          i), low ? "18 or more" : "a game value");
    }
    p->auction.over = true;
    p->auction.soloist = m->seat;
    p->auction.bid = m->number;
    skr_begin_skat(p);
}

/* What follows is played by a house rule and not by the code. */
static void judge_house_rule(struct replay *p, int i)
{
    enum skr_clause clause = (enum skr_clause)p->record->move[i].number;

    if (strcmp(skr_clauses[clause].kind, "option") != 0)
        clause = SKR_C_HOME_OTHER;
    set_ruled(skr_add_finding(p->judgment, SKR_CONVENTION, clause, i),
              "a house rule, not in the code");
    if (p->record->result.kind == SKR_RESULT_PASSED)
        p->judgment->deal = SKR_DEAL_PASSED_IN;
    p->phase = PHASE_LOST;
}

/* ------------------------------------------------------ skat and announcement */

/* Does the soloist himself make such a move later, before a card is played? */
static bool soloist_will(const struct replay *p, int i, enum skr_move_kind kind)
{
    const struct skr_record *r = p->record;

    while (++i < r->moves && r->move[i].kind != SKR_MOVE_CARD)
        if (r->move[i].kind == kind
            && r->move[i].seat == p->judgment->soloist)
            return true;
    return false;
}

static void not_the_soloist(struct replay *p, int i, enum skr_clause clause)
{
    struct skr_finding *f = illegal(p, clause, i);

    snprintf(f->ruled, sizeof f->ruled, "%s is soloist",
             skr_seat_name(p->judgment->soloist));
}

/* What another player takes counts as taken, unless the soloist does so too. */
static void judge_take(struct replay *p, int i)
{
    if (p->record->move[i].seat != p->judgment->soloist) {
        not_the_soloist(p, i, SKR_C_SKAT_TAKE);
        if (soloist_will(p, i, SKR_MOVE_TAKE))
            return;
    } else if (p->taken) {
        set_ruled(illegal(p, SKR_C_RECORD_ORDER, i), "taken up once");
    }
    p->taken = true;
}

/* clause record.deal: the cards found are the cards dealt. */
SKR_CITE(RECORD_DEAL);
static void judge_found(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];

    if (m->hidden == 0 && p->sound_deal && m->put_away != p->record->deal.skat
        && p->record->hidden[3] == 0) {
        struct skr_finding *f = skr_add_finding(p->judgment, SKR_WRONG,
                                                SKR_C_RECORD_DEAL, i);
        write_cards(f->ruled, sizeof f->ruled, p->deal.skat);
    }
    if (!p->taken)
        set_ruled(illegal(p, SKR_C_SKAT_TAKE, i), "nobody took the skat up");
}

static void begin_play(struct replay *p)
{
    skr_cards hand[3];

    for (int seat = 0; seat < 3; seat++)
        hand[seat] = p->deal.hand[seat];
    hand[p->judgment->soloist] = p->twelve & ~p->put_away;
    skr_play_begin(&p->play, p->judgment->game.game, hand);
    p->phase = p->hidden ? PHASE_LOST : PHASE_PLAY;
    if (p->hidden)
        skr_add_finding(p->judgment, SKR_UNDECIDED, SKR_C_RECORD_HIDDEN, -1);
}

/* The number of cards told is right: two put away, and after them, in an open
 * game, cards of the hand. */
static bool told_two(const struct replay *p, const struct skr_move *m)
{
    return (m->count == 2 || (m->count > 2 && p->judgment->game.ouvert))
        && (m->hidden > 0 || skr_count(m->put_away) == 2);
}

/* clause skat.discard: two of the twelve cards, when the skat was taken. */
SKR_CITE(SKAT_OWNER);
static void judge_discard(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];

    if (p->taken) {
        p->put_away = m->hidden > 0 ? p->deal.skat : m->put_away;
        if (!told_two(p, m))
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i), "two cards");
        else if ((p->put_away & ~p->twelve) != 0 && p->sound_deal)
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i),
                      "two of the soloist's twelve cards");
    } else {
        p->put_away = p->deal.skat;
        if (m->count == 2)
            set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i),
                      "the skat was not taken up");
    }
    begin_play(p);
}

/* clause announce.show: the open hand is the hand. Some servers leave out the
 * cards that came from the skat, so only a card that is not held is wrong. */
SKR_CITE(ANNOUNCE_SHOW);
static void judge_shown(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];
    skr_cards hand = p->twelve & ~p->put_away;
    skr_cards shown = m->shown | (p->taken || m->count == 2 ? 0 : m->put_away);

    if ((shown & ~hand) != 0 && p->sound_deal)
        write_cards(illegal(p, SKR_C_ANNOUNCE_SHOW, i)->ruled, 48, hand);
}

static void judge_struck(struct replay *p, int i,
                         const struct skr_announced *ruled)
{
    static const char *const part[SKR_PARTS] = {
        "no hand", "schneider not announced", "schwarz not announced",
        "not ouvert", "no revolution"
    };

    for (int n = 0; n < SKR_PARTS; n++)
        if (ruled->struck[n] != SKR_C_NONE)
            set_ruled(illegal(p, ruled->struck[n], i), part[n]);
}

static void judge_announcement(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];
    struct skr_judgment *j = p->judgment;
    struct skr_announced ruled;

    if (m->seat != j->soloist) {
        not_the_soloist(p, i, SKR_C_ANNOUNCE_SOLOIST);
        if (soloist_will(p, i, SKR_MOVE_ANNOUNCE))
            return;
    }
    if (skr_announce(j->code, &m->said, p->taken, &ruled) != SKR_C_NONE)
        judge_struck(p, i, &ruled);
    j->announced = true;
    j->game = ruled.valid;
    if (p->taken && m->count == 0) {
        p->phase = PHASE_DISCARD;
        return;
    }
    judge_discard(p, i);
    judge_shown(p, i);
}

/* ---------------------------------------------------------------------- play */

void skr_explain_card(const struct replay *p, struct skr_finding *f,
                      const struct skr_move *m)
{
    const struct skr_play *play = &p->play;
    char cards[40];

    if (f->clause == SKR_C_PLAY_LEAD || f->clause == SKR_C_PLAY_TURN) {
        snprintf(f->ruled, sizeof f->ruled, "%s's turn",
                 skr_seat_name(play->turn));
    } else if (f->clause == SKR_C_PLAY_HELD) {
        set_ruled(f, play->played & SKR_BIT(m->number)
                  ? "the card has been played" : "the player does not hold it");
    } else {
        write_cards(cards, sizeof cards,
                    skr_legal(play->game, play->hand[m->seat], play->card[0]));
        snprintf(f->ruled, sizeof f->ruled, "one of %s", cards);
    }
}

/* clause trick.winner: who took the trick, as the record has it. */
static void judge_told_trick(struct replay *p, int i)
{
    if (p->play.tricks > 0 && p->play.count == 0
        && p->play.winner != p->record->move[i].seat)
        set_ruled(skr_add_finding(p->judgment, SKR_WRONG, SKR_C_TRICK_WINNER, i),
                  skr_seat_name(p->play.winner));
}

/* clauses end.null end.schwarz: what ends the play after a trick; i is its last
 * card. */
SKR_CITE(END_PLAY_OUT);
static void test_end(struct replay *p, int i)
{
    const struct skr_judgment *j = p->judgment;
    bool soloists = p->play.winner == j->soloist;

    if (p->play.tricks == 10) {
        p->stop = STOP_PLAYED;
    } else if (j->game.game == SKR_NULL && soloists) {
        p->stop = STOP_BY_CODE;
        p->stop_clause = SKR_C_END_NULL;
    } else if (!soloists && j->game.game != SKR_NULL
               && skr_bound_level(j->code, &j->game) == SKR_SCHWARZ) {
        if (p->record->conventions->plays_to_ten) {
            struct skr_facts facts = skr_facts_so_far(p, SKR_PLAYED);

            skr_note_convention(p, i);
            skr_end_by_code(p, i, SKR_C_END_SCHWARZ, &facts);
            return;
        }
        p->stop = STOP_BY_CODE;
        p->stop_clause = SKR_C_END_SCHWARZ;
    }
    if (p->stop != STOP_NONE)
        p->phase = PHASE_OVER;
}

/* A card that the code forbids: the game ends by the code, where a breach ends
 * it, and goes on as played. */
static void judge_forbidden(struct replay *p, int i, enum skr_clause clause)
{
    const struct skr_move *m = &p->record->move[i];

    skr_breach_by_card(p, i, clause);
    skr_explain_card(p, illegal(p, clause, i), m);
}

static void judge_hidden_card(struct replay *p, int i)
{
    p->phase = PHASE_LOST;
    skr_add_finding(p->judgment, SKR_UNDECIDED, SKR_C_RECORD_HIDDEN, i);
}

/* The run of cards that begins with move i. Returns the first move after it. */
static int judge_cards(struct replay *p, int i)
{
    const struct skr_move *move = p->record->move;
    int moves = p->record->moves;

    for (; i < moves && move[i].kind == SKR_MOVE_CARD
           && p->phase == PHASE_PLAY; i++) {
        int seat = move[i].seat, card = move[i].number;
        enum skr_clause clause;

        if (card == SKR_NO_CARD) {
            judge_hidden_card(p, i);
            continue;
        }
        p->pending &= p->code_ended;
        p->played_on |= p->code_ended;
        clause = skr_play_card(&p->play, seat, card);
        if (clause != SKR_C_NONE) {
            judge_forbidden(p, i, clause);
            skr_play_forbidden(&p->play, seat, card);
        }
        if (p->play.count == 0)
            test_end(p, i);
    }
    return i;
}

/* -------------------------------------------------------------------- moves */

/* The clause that a move out of place breaks: the one that ended the game, or
 * made the announcement final, or else record.order. */
static enum skr_clause extra_clause(const struct replay *p, int kind)
{
    if (kind == SKR_MOVE_CARD && p->stop == STOP_BY_CODE)
        return p->stop_clause;
    if (kind == SKR_MOVE_CARD && p->judgment->deal == SKR_DEAL_PASSED_IN)
        return SKR_C_AUCTION_PASSED_IN;
    if (kind == SKR_MOVE_ANNOUNCE && p->judgment->announced
        && !p->judgment->code->change)
        return SKR_C_ANNOUNCE_FINAL;
    return SKR_C_RECORD_ORDER;
}

/* What an announced game is at least worth: won simple, and raised to the bid
 * as it would have to be. */
static int announced_value(const struct replay *p,
                           const struct skr_announcement *a)
{
    const struct skr_judgment *j = p->judgment;
    int base = skr_base(j->code, a), matadors, value;

    if (a->game == SKR_NULL)
        return base;
    matadors = skr_matadors(a->game, p->twelve);
    value = base * ((matadors > 0 ? matadors : -matadors) + 1 + a->hand);
    return value >= j->bid ? value : (j->bid + base - 1) / base * base;
}

/* clause announce.change: before the lead a game of higher value may still be
 * named; the cards put away stay. */
static void judge_change(struct replay *p, int i)
{
    struct skr_judgment *j = p->judgment;
    struct skr_announced ruled;

    skr_announce(j->code, &p->record->move[i].said, p->taken, &ruled);
    if (announced_value(p, &ruled.valid) <= announced_value(p, &j->game)) {
        set_ruled(illegal(p, SKR_C_ANNOUNCE_CHANGE, i), "a game of higher value");
        return;
    }
    j->game = ruled.valid;
    begin_play(p);
}

static bool may_change(const struct replay *p, int i)
{
    return p->judgment->code->change && p->phase == PHASE_PLAY
        && p->record->move[i].kind == SKR_MOVE_ANNOUNCE
        && p->record->move[i].seat == p->judgment->soloist
        && p->play.played == 0;
}

static void judge_extra(struct replay *p, int i)
{
    if (p->phase == PHASE_OVER && p->extra_noted)
        return;
    p->extra_noted = p->phase == PHASE_OVER;
    if (may_change(p, i))
        judge_change(p, i);
    else
        set_ruled(illegal(p, extra_clause(p, p->record->move[i].kind), i),
                  p->phase == PHASE_OVER ? "the deal is over"
                                         : "not at this point of the deal");
}

/* clause announce.required: no card before the announcement. */
static void judge_unannounced(struct replay *p, int i)
{
    set_ruled(illegal(p, SKR_C_ANNOUNCE_REQUIRED, i), "no game is announced");
    skr_led_early(p, i);
    p->phase = PHASE_LOST;
}

static void judge_skat_phase(struct replay *p, int i)
{
    switch (p->record->move[i].kind) {
    case SKR_MOVE_TAKE:
        judge_take(p, i);
        break;
    case SKR_MOVE_SKAT:
        judge_found(p, i);
        break;
    case SKR_MOVE_ANNOUNCE:
        judge_announcement(p, i);
        break;
    case SKR_MOVE_CARD:
        judge_unannounced(p, i);
        break;
    default:
        judge_extra(p, i);
    }
}

static void judge_discard_phase(struct replay *p, int i)
{
    if (p->record->move[i].kind == SKR_MOVE_DISCARD
        && p->record->move[i].seat == p->judgment->soloist) {
        judge_discard(p, i);
        judge_shown(p, i);
        return;
    }
    if (p->record->move[i].kind == SKR_MOVE_ANNOUNCE) {
        judge_extra(p, i);
        return;
    }
    set_ruled(illegal(p, SKR_C_SKAT_DISCARD, i), "two cards are put away first");
    p->phase = PHASE_LOST;
}

static bool is_call(const struct skr_move *m)
{
    return m->kind <= SKR_MOVE_PASS;
}

/* What the record only tells, and nobody does. */
static bool is_told(const struct skr_move *m)
{
    return m->kind >= SKR_MOVE_SOLOIST && m->kind <= SKR_MOVE_HOUSE;
}

static void judge_told(struct replay *p, int i)
{
    int kind = p->record->move[i].kind;

    if (p->phase == PHASE_LOST)
        return;
    if (kind == SKR_MOVE_TRICK)
        judge_told_trick(p, i);
    else if (kind == SKR_MOVE_HOUSE)
        judge_house_rule(p, i);
    else if (p->phase == PHASE_AUCTION)
        judge_told_auction(p, i);
    else
        judge_extra(p, i);
}

static void judge_move(struct replay *p, int i)
{
    const struct skr_move *m = &p->record->move[i];

    if (skr_judge_home(p, i))
        return;
    if (is_call(m) && p->phase <= PHASE_PLAY) {
        judge_call(p, i, m->kind == SKR_MOVE_BID ? SKR_BID
                   : m->kind == SKR_MOVE_HOLD ? SKR_HOLD : SKR_PASS);
        return;
    }
    if ((m->kind == SKR_MOVE_TIMEOUT || m->kind == SKR_MOVE_LEFT)
        && p->phase < PHASE_OVER) {
        skr_judge_absence(p, i);
        return;
    }
    if (is_told(m)) {
        judge_told(p, i);
        return;
    }
    if (p->phase == PHASE_AUCTION)
        force_auction_end(p, i);
    switch (p->phase) {
    case PHASE_SKAT:
        judge_skat_phase(p, i);
        break;
    case PHASE_DISCARD:
        judge_discard_phase(p, i);
        break;
    case PHASE_PLAY:
    case PHASE_OVER:
        if (!skr_judge_incident(p, i))
            judge_extra(p, i);
        break;
    default:
        break; /* PHASE_LOST: said already */
    }
}

static void judge_malformed(struct skr_judgment *j)
{
    const struct skr_malformed *bad = &j->record->malformed;
    struct skr_finding *f =
        skr_add_finding(j, SKR_MALFORMED, bad->clause, -2);

    f->byte = bad->byte;
    skr_quote(f->recorded, sizeof f->recorded, j->record->text + bad->byte,
              bad->length);
    set_ruled(f, bad->expected);
    j->deal = SKR_DEAL_ABORTED;
}

void skr_judge(const struct skr_record *record, const struct skr_code *code,
               struct skr_judgment *out)
{
    struct replay p;

    out->record = record;
    out->code = code;
    out->ramsch = out->ramsch_valued = false;
    out->verdict = SKR_CONFORMS;
    out->deal = SKR_DEAL_PLAYED;
    out->soloist = SKR_NOBODY;
    out->bid = 0;
    out->announced = false;
    out->valued = false;
    out->ended = 0;
    out->ended_by = SKR_C_NONE;
    out->findings = 0;
    out->value = (struct skr_value){ .won = false };
    out->game = (struct skr_announcement){ .hand = false };
    if (record->malformed.clause != SKR_C_NONE) {
        judge_malformed(out);
        return;
    }
    memset(&p, 0, sizeof p);
    p.record = record;
    p.judgment = out;
    p.left = p.timed_out = SKR_NOBODY;
    skr_auction_begin(&p.auction, code);
    judge_deal(&p);
    for (int i = 0; (i = judge_cards(&p, i)) < record->moves; i++)
        judge_move(&p, i);
    if (p.resigned != 0)
        skr_end_on_resignation(&p);
    skr_judge_result(&p);
}

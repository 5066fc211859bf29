/* A game in motion: the state of a deal, what each seat may do and sees, and how it
 * ends. The files of rules, claims and conduct answer one question each; only here
 * is it known in which order they are asked. */
#ifndef SKR_GAME_H
#define SKR_GAME_H

#include "rules/rules.h"

/* ------------------------------------------------------------------- kinds */

/** The fields of a move that its kind has. */
enum field {
    FIELD_NUMBER = 1, FIELD_CARD = 2, FIELD_AWAY = 4, FIELD_SHOWN = 8,
    FIELD_GAME = 16, FIELD_LEVEL = 32, FIELD_CLAUSE = 64, FIELD_MISDEAL = 128
};

/** What stands in the table of kinds. */
struct kind {
    const char *name;
    unsigned fields;
};
extern const struct kind move_kinds[SKR_MOVE_KINDS];

/* -------------------------------------------------------------------- cards */

static inline unsigned seat_bit(int seat)
{
    return seat < 0 ? 0 : 1u << seat;
}

static inline bool holds(skr_cards all, skr_cards some)
{
    return (some & ~all) == 0;
}

/** Are there cards that this state does not show? */
static inline bool hides(const struct skr_state *s)
{
    return (s->unseen[0] | s->unseen[1] | s->unseen[2] | s->unseen[3]) != 0;
}

/** All cards that the state does not show. */
skr_cards unseen_cards(const struct skr_state *s);

/** Notes that a seat holds these cards, or will be found to hold them. Returns false
 *  if that is impossible. */
bool reveal(struct skr_state *s, int seat, skr_cards cards);

/* --------------------------------------------------------------------- steps */

/** Ends the deal. A ruling that has ended it before stays. */
void end_deal(struct skr_state *s, enum skr_clause clause);

/** The auction is over: its soloist plays, or it is a ramsch, or nothing is. */
void end_auction(struct skr_state *s);

/** The clause by which the trick just taken ends the game, or SKR_C_NONE. */
enum skr_clause ends_game(const struct skr_state *s);

/** All cards are ready: forehand leads. */
void begin_play(struct skr_state *s, enum skr_game game);

/** Passes over who is on turn without a card. */
void pass_over(struct skr_state *s);

/** Ends the game, if the trick just taken does. */
void after_trick(struct skr_state *s);

/** After a card: notes who has played, and ends the game if a clause does. */
static inline void after_card(struct skr_state *s, int seat)
{
    contra_card(&s->contras, seat);
    if (s->play.hand[s->play.turn] == 0)
        pass_over(s);
    if (s->play.count == 0)
        after_trick(s);
}

/** The facts of the game up to now. */
struct skr_facts facts_now(const struct skr_state *s, enum skr_ending how);

/** ... with other cards on the table. */
struct skr_facts facts_on(const struct skr_state *s, const struct skr_play *play,
                          enum skr_ending how);

/** How a move is made. REFUSING: one that breaks a clause may leave anything in the state,
 *  which is a copy. FOLLOWING: it happened at the table. UNSEEN: so it did in a view that
 *  is read again; what the view cannot rule on changes nothing, as its text says what
 *  became of it. */
enum making { REFUSING, FOLLOWING, UNSEEN };

/** The functions that make a move, by kind. Each returns the clause that it breaks. */
typedef enum skr_clause step(struct skr_state *s, const struct skr_move *m,
                             enum making follow);

step make_call, make_take, make_announcement, make_discard, make_card, make_contra,
    make_push, make_refusal, make_exchange, make_show, make_concession, make_throw,
    make_answer, make_absence, make_demand, make_breach, make_misdeal;

/** Can this happen now, a move that may end the deal early? It does not rule on it. */
bool may_happen(const struct skr_state *s, const struct skr_move *m);

/** As skr_state_moves; with SKR_LIST_SETS, and without SKR_LIST_EARLY, no more than
 *  SETS moves: the bids and a pass. */
#define SETS 72
int list_moves(const struct skr_state *s, int seat, unsigned listing,
               struct skr_move *out);

/** Has each player as many cards as tricks are left? After cards out of turn one can have
 *  too few, and then no rule on the rest applies. */
bool balanced(const struct skr_state *s);

/** A card against the rules, before it is played. clause: what it breaks. */
void rule_wrong_card(struct skr_state *s, int seat, enum skr_clause clause);

/** Something happens that others can answer. */
void begin_incident(struct skr_state *s, int seat, enum skr_happening kind);

/** Are the soloist's cards on the table, and has nobody played on? What a defender does
 *  with his cards until then is an answer. */
bool offer_stands(const struct skr_state *s);

/** A ruling ended the deal by this clause. */
void rule_over(struct skr_state *s, enum skr_clause clause);

/** In the log, hidden of a played card: 0 for a card that was allowed, WRONG for one that
 *  broke a rule, NOT_HELD for one that was not in the player's hand. WRONG is also the number
 *  of a second announcement that does not count. */
enum { WRONG = 1, NOT_HELD = 2 };

/** The highest number in the text of a move, and the most cards of one player. */
enum { MOST_NUMBER = 9999, MOST_HELD = 12 };

/** Is the card in his hand, as far as this state shows it and the move says? */
bool has_card(const struct skr_state *s, const struct skr_move *m, enum making follow);

/** Goes on as if nothing had happened. */
void reopen(struct skr_state *s);

/** The enum skr_happening of a breach that this clause names; -1: none is. */
int breach_happening(enum skr_clause clause);

/** What an announcement amounts to. Returns the first clause that it breaks. */
enum skr_clause rule_announcement(const struct skr_state *s, const struct skr_move *m,
                                  struct skr_announced *ruled);

/** The soloist's hand and the skat, as dealt. */
skr_cards twelve_cards(const struct skr_state *s);

/** Cards of a hand and of the skat lie elsewhere now. */
void deal_with(struct skr_state *s, int seat, skr_cards hand, skr_cards skat);

/** clause auction.peek: who may not bid any more, by state->misdeal, is out. */
void bar_seats(struct skr_state *s);

/* ----------------------------------------------------------------- for a judge */

/* A judge of logs takes the cards as they are written, and goes on where the table went
 * on. It keeps no log of the moves, nor a copy for one that is refused. */

/** Begins, whatever the cards are; unseen: how many of each hand and of the skat. */
void begin_recorded(struct skr_state *s, const struct skr_code *code,
                    const struct skr_deal *deal, const uint8_t unseen[4]);

/** As skr_state_begin. unseen: how many cards of each hand and of the skat are not seen; if
 *  they do not make the pack, hands of ten and a skat of two are filled up. */
enum skr_clause begin_seen(struct skr_state *s, const struct skr_code *code,
                           const struct skr_deal *deal, const uint8_t unseen[4],
                           const struct skr_round *round);

/** As skr_state_follow, for a view that is read again, and a move that was read. */
enum skr_clause follow_unseen(struct skr_state *s, const struct skr_move *m);

/** As skr_state_follow. */
enum skr_clause follow(struct skr_state *s, const struct skr_move *m);

/** Plays a card that the code allows; else returns the clause that it breaks, and
 *  changes nothing. */
static inline enum skr_clause play_card(struct skr_state *s, int seat, int card)
{
    enum skr_clause clause = skr_play_card(&s->play, seat, card);

    if (clause == SKR_C_NONE) {
        s->unanswered &= s->ruled || s->card_back != 0;
        after_card(s, seat);
    }
    return clause;
}

/** As skr_state_turn, but for answers: where shown cards end nothing, nobody waits for
 *  them. */
unsigned seat_on_turn(const struct skr_state *s);

/** Is the soloist bound to a hand game by his bid? clause auction.described-binds */
bool bound_to_hand(const struct skr_state *s);

/** A card is laid on the table, whatever the rules say of it: it changes only the play. */
void lay_card(struct skr_state *s, int seat, int card);

/** A call that is no game by name. */
enum skr_clause follow_auction(struct skr_state *s, int seat, enum skr_call call,
                               int bid);

/** A breach. trick_to: whose the trick is when it is complete, or SKR_NOBODY. */
enum skr_clause break_rule(struct skr_state *s, const struct skr_move *m, int trick_to,
                           enum making follow);

/** The auction ended without its calls. */
void name_soloist(struct skr_state *s, int seat, int bid);

/** A ramsch without the calls before it; the round is one of pushed ramsch. */
void begin_ramsch(struct skr_state *s);
void begin_push(struct skr_state *s);

/** The game is over by a ruling that the log does not ask for. */
void rule_ended(struct skr_state *s, enum skr_clause clause, enum skr_ending how);

/** The game is over, but the table plays on: the ruling stays. */
void carry_on(struct skr_state *s);

/* ----------------------------------------------------------------------- log */

/** Adds a move to the log; false if it is full. */
bool log_add(struct skr_state *s, const struct skr_move *m);

/** The bytes of a card, and the most of a call. */
#define CARD_BYTES 2
#define CALL_BYTES 3

/** Adds a call that has room. */
void log_call(struct skr_state *s, const struct skr_move *m);

/** Adds a card that has room. */
void log_card(struct skr_state *s, int seat, int card);

/** Writes a move's bytes; returns how many. */
int log_write(const struct skr_move *m, uint8_t out[32]);

/** Reads a move; returns its bytes. */
int log_read(const uint8_t *from, struct skr_move *out);

/* ----------------------------------------------------------------------- text */

/** Reads a move up to the end or a semicolon. Returns a null pointer and sets *end, or
 *  returns where it is wrong. */
const char *read_move(const char *text, const char **end, struct skr_move *out);

/** A deal as it is read; unseen: how many cards of each hand and of the skat are ??. */
struct dealt {
    struct skr_deal deal;
    uint8_t unseen[4];
};

/** Reads what stands before the moves of a state, in the same way. */
const char *read_begin(const char *text, struct skr_code *code, struct skr_round *round,
                       int *viewer, struct dealt *dealt, const char **end);

/** Reads "over end.throw", which is the last of a view's text, but for the result: what
 *  ended a game whose cards the view does not show. Returns the clause and sets *end, or
 *  returns SKR_C_NONE. */
enum skr_clause read_over(const char *text, const char **end);

/** What the soloist is booked for each point of the game's value. */
int booked_for_one(const struct skr_state *s, bool won);

/** Writes what ends the text of a state that is over: "; result M -72". Returns its
 *  length, 0 if there is none. */
#define RESULT_TEXT 64
int write_result(const struct skr_state *s, char out[RESULT_TEXT]);

/** Is there room in SKR_STATE_TEXT for the text of the state, and for all that can be played
 *  by the rules after it? */
bool text_fits(const struct skr_state *s);

#endif

/* skatref.h — the rules of Skat as pure functions
 *
 * The engine answers questions about one deal of Skat: which bids are legal,
 * what an announcement amounts to, which cards may be played, who wins a
 * trick, how many matadors twelve cards hold, what a game is worth. Every
 * decision comes with the clause of the code that makes it; the clauses are
 * written out in spec/; skr_clause_info() has their texts.
 *
 * All functions are pure or change only the structure passed to them. There
 * are no globals, no allocation, no input or output: every function may be
 * called from any thread, as long as two threads do not share one structure
 * that is being changed.
 *
 * Pointers must not be null unless the comment says so. Values outside the
 * stated ranges are programming errors except where an error is named.
 */
#ifndef SKATREF_H
#define SKATREF_H

#include <stdbool.h>
#include <stdint.h>

#include "skatref-clauses.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined __GNUC__
#define SKR_API __attribute__((visibility("default")))
#else
#define SKR_API
#endif

/* ------------------------------------------------------------------ clauses */

/** One clause of the code, as written in spec/. Absent fields are "". */
struct skr_clause_info {
    const char *id;         /**< "play.follow" */
    const char *title;      /**< "Following suit" */
    const char *text;       /**< the clause in our own words, UTF-8 */
    const char *kind;       /**< "rule", "definition", "option", "referee" */
    const char *codes;      /**< codes it is in force in, blank separated; of an
                                 option: codes it can be added to */
    const char *options;    /**< house rules that bring it in, likewise */
    const char *isko2022;   /**< official number(s), edition of 2022 */
    const char *isko1999;   /**< official number(s), edition of 1999 */
    const char *facts;      /**< facts of the source documents: "S0.16 S1.7" */
    const char *cases;      /**< cases from outside that bear on it: "V2 V3" */
    const char *evidence;   /**< "text", "quoted", "secondary", "derived" */
    const char *decided_by; /**< "log", "event", "referee" */
    const char *overrides;  /**< id of the clause this is an exception to */
    const char *needs;      /**< cases it needs: "accepted, rejected" or why none */
};

/** The clause with that number, or a null pointer where there is none. Of
 *  SKR_C_NONE all fields are "". */
SKR_API const struct skr_clause_info *skr_clause_info(enum skr_clause clause);

/** The clauses in the order of the chapters, counted from 0; SKR_C_NONE behind
 *  the last. A library may have more of them than the header that a program was
 *  compiled with; every number is below SKR_CLAUSES_RESERVED. */
SKR_API enum skr_clause skr_clause_at(int n);

/** The clause with that id, or SKR_C_NONE. */
SKR_API enum skr_clause skr_clause_find(const char *id);

/** Cites a clause beside code that only rests on it: costs nothing, and does
 *  not compile when the clause does not exist. SKR_CITE(PACK_POINTS); */
#ifdef __cplusplus
#define SKR_CITE(name) \
    static_assert(SKR_C_##name != SKR_C_NONE, "cites a clause of spec/")
#else
#define SKR_CITE(name) \
    _Static_assert(SKR_C_##name != SKR_C_NONE, "cites a clause of spec/")
#endif

/* -------------------------------------------------------------------- cards */

/** Suits, from low to high. clause pack.suits */
enum skr_suit { SKR_DIAMONDS, SKR_HEARTS, SKR_SPADES, SKR_CLUBS };

/** Ranks, in the order of a suit game with the jack on top. */
enum skr_rank {
    SKR_SEVEN, SKR_EIGHT, SKR_NINE, SKR_QUEEN, SKR_KING, SKR_TEN, SKR_ACE,
    SKR_JACK
};

/** A card is a number 0..31: suit * 8 + rank. SKR_NO_CARD is none. */
#define SKR_CARD(suit, rank) ((suit) * 8 + (rank))
#define SKR_NO_CARD (-1)

/** A set of cards: bit c is card c. */
typedef uint32_t skr_cards;
#define SKR_BIT(card) ((skr_cards)1 << (card))
#define SKR_PACK ((skr_cards)0xFFFFFFFF)
#define SKR_JACKS ((skr_cards)0x80808080)

/** Seats of one deal, in the order of play. clause seat.forehand */
enum skr_seat { SKR_FOREHAND, SKR_MIDDLEHAND, SKR_REARHAND };
#define SKR_NOBODY (-1)

/** Kinds of game. The first four equal their trump suit. */
enum skr_game {
    SKR_GAME_DIAMONDS, SKR_GAME_HEARTS, SKR_GAME_SPADES, SKR_GAME_CLUBS,
    SKR_GRAND, SKR_NULL,
    SKR_RAMSCH /**< is played, but never announced: home.ramsch */
};
/** How many of them can be announced. */
#define SKR_GAMES 6

/** Reads a card: suit C S H D, then rank A K Q J T (or 10) 9 8 7.
 *  text: need not end with NUL; length: bytes there, 2 or 3.
 *  Returns the card, or SKR_NO_CARD. */
SKR_API int skr_card_read(const char *text, int length);

/** Writes a card as two characters and a NUL. card: 0..31. */
SKR_API void skr_card_write(int card, char out[3]);

/** How many cards the set holds, 0..32. */
SKR_API int skr_count(skr_cards cards);

/** Card points of one card, 0..11. clause pack.points */
SKR_API int skr_card_points(int card);

/** Card points of a set, 0..120. clause pack.points */
SKR_API int skr_points(skr_cards cards);

/** The trumps of a game: eleven, four or none.
 *  clauses rank.suit rank.grand rank.null home.ramsch */
SKR_API skr_cards skr_trumps(enum skr_game game);

/** The cards that follow when `led` is led: all trumps, or all plain cards of
 *  its suit. clauses play.follow play.jacks */
SKR_API skr_cards skr_class(enum skr_game game, int led);

/** Strength of a card inside its class, higher wins: only comparable among
 *  cards of one class. clauses rank.suit rank.grand rank.null rank.jacks */
SKR_API int skr_strength(enum skr_game game, int card);

/* ------------------------------------------------------------------- errors */

/** Why a question has no answer. */
enum skr_error {
    SKR_OK,
    SKR_E_MATADORS,   /**< number outside what the game has */
    SKR_E_POINTS,     /**< card points outside 0..120 */
    SKR_E_TRICKS,     /**< tricks outside 0..10 */
    SKR_E_TOGETHER,   /**< points and tricks contradict each other */
    SKR_E_ANNOUNCED,  /**< announcement not as ruled by skr_announce */
    SKR_E_CARDS,      /**< the ruling needs the twelve cards */
    SKR_E_OPTION,     /**< no house rule of that name */
    SKR_E_SCORING,    /**< more than one scoring of ramsch */
    SKR_E_RAMSCH,     /**< no house rule that this ramsch could be played by */
    SKR_E_HANDS,      /**< the ruling needs the cards still held */
    SKR_E_HELD,       /**< cards held and unplayed figures do not agree */
    SKR_E_SOLOIST     /**< that only the soloist can do */
};

/** What was wrong, in words. */
SKR_API const char *skr_error_text(enum skr_error error);

/* -------------------------------------------------------------------- codes */

/** A set of clauses: bit c % 32 of word c / 32 is clause c. */
struct skr_clause_set {
    uint32_t word[SKR_CLAUSES_RESERVED / 32];
};

static inline bool skr_set_has(const struct skr_clause_set *set,
                               enum skr_clause clause)
{
    return set->word[clause / 32] >> (clause % 32) & 1;
}

/** An edition of the rules is the set of the clauses that are in force in it.
 *  A table's own rules are a changed copy: see skr_option_add. */
struct skr_code {
    const char *name;              /**< "isko2022" */
    const char *title;             /**< for people */
    struct skr_clause_set clauses; /**< in force */
};

/** Is the clause in force? The engine asks nothing else of a code. */
static inline bool skr_in_force(const struct skr_code *code,
                                enum skr_clause clause)
{
    return skr_set_has(&code->clauses, clause);
}

/** The codes, counted from 0: isko2022, which is the default, isko1999,
 *  altenburg1937. A null pointer for any other number. */
SKR_API const struct skr_code *skr_code_at(int n);

/** The code of that name, or a null pointer. */
SKR_API const struct skr_code *skr_code_find(const char *name);

/** A house rule: what it adds to a code. clauses home.* */
struct skr_option {
    const char *name;              /**< "ramsch-double" */
    enum skr_clause clause;        /**< what it is about: home.ramsch-double */
    struct skr_clause_set clauses; /**< that it brings in */
};

/** The house rules, counted from 0. A null pointer for any other number. */
SKR_API const struct skr_option *skr_option_at(int n);

/** Adds the house rule of that name to a copy of a code.
 *  Returns SKR_OK, SKR_E_OPTION when there is none of that name, or
 *  SKR_E_SCORING when the code scores ramsch in another way already; the code
 *  is then as it was. */
SKR_API enum skr_error skr_option_add(struct skr_code *code, const char *name);

/* --------------------------------------------------------------------- deal */

/** Cards as dealt, or held. */
struct skr_deal {
    skr_cards hand[3]; /**< by seat */
    skr_cards skat;
};

/** Deals a pack as the code says: three each, two aside, four each, three
 *  each. pack: 32 cards in order, the first dealt first.
 *  Returns SKR_C_NONE, or SKR_C_PACK_CARDS when a card is there twice (the
 *  deal is then not set). clauses deal.order deal.hands pack.cards */
SKR_API enum skr_clause skr_deal_pack(const int pack[32], struct skr_deal *deal);

/** Checks hands and skat: ten, ten, ten and two, no card twice.
 *  Returns SKR_C_NONE, SKR_C_PACK_CARDS or SKR_C_DEAL_HANDS. */
SKR_API enum skr_clause skr_deal_check(const struct skr_deal *deal);

/** What can go wrong before the play. */
enum skr_misdeal_kind {
    SKR_COUNT,           /**< deal.wrong-count: of the cards in a hand */
    SKR_CUT,             /**< deal.cut */
    SKR_DEALING,         /**< deal.objection: shuffled or dealt otherwise */
    SKR_SKAT_SEEN_EARLY, /**< deal.skat-seen: looked at, or let be seen */
    SKR_SKAT_PICKED_UP   /**< deal.skat-taken: together with the hand */
};

enum skr_found {
    SKR_FOUND_IN_DEAL,    /**< before the cards are picked up */
    SKR_FOUND_IN_AUCTION, /**< before the auction has ended */
    SKR_FOUND_IN_PLAY     /**< after it */
};

struct skr_misdeal {
    enum skr_misdeal_kind kind;
    enum skr_found found; /**< not asked when the skat was seen or picked up */
    int by;               /**< who saw or picked up the skat; SKR_NOBODY: the
                               dealer, or somebody else who does not play */
    int soloist;          /**< of a wrong count found in play */
    int cards[3];         /**< by seat; the rest of 32 lies in the skat */
    int lifted;           /**< of a cut, 0..32 */
};

enum skr_remedy {
    SKR_LEFT_AS_IT_IS,
    SKR_DEALT_AGAIN,   /**< by the same dealer; a cut is cut again */
    SKR_CARD_GIVEN,    /**< the hand of nine gets one of the three in the skat */
    SKR_SKAT_DRAWN     /**< the dealer draws the skat out of twelve cards, those
                            of the barred player and the skat, shuffled */
};

/** Whose the rest is: the cards in hand and of the unfinished trick. Of a game
 *  that a wrong count has spoilt: whose the game is. */
enum skr_rest { SKR_REST_NOBODYS, SKR_REST_SOLOISTS, SKR_REST_DEFENDERS };

struct skr_misdeal_ruling {
    enum skr_remedy remedy;
    enum skr_clause clause;
    enum skr_rest favours; /**< whose game it is, when it stands */
    unsigned barred;       /**< bit per seat that may not bid */
    bool hand_alone;       /**< the skat counts for no matadors */
};

/** Rules what went wrong before the play.
 *  clauses deal.hands deal.count deal.wrong-count deal.cut deal.objection
 *  deal.skat-seen deal.skat-taken */
SKR_API void skr_misdeal(const struct skr_code *code,
                         const struct skr_misdeal *misdeal,
                         struct skr_misdeal_ruling *out);

/** How many deals of a list stand when it is found that the wrong player dealt;
 *  the next one is dealt by the first seat. players: 3 or 4 at the table; deal:
 *  in which it is found, from 1. clause deal.wrong-dealer */
SKR_API int skr_deals_that_stand(int players, int deal);

/* ------------------------------------------------------------------ auction */

/** The highest bid any code knows. */
#define SKR_BID_LIMIT 360

/** Is it a game value, and so a bid?
 *  clauses auction.values auction.lowest home.revolution-bid */
SKR_API bool skr_bid_valid(const struct skr_code *code, int bid);

/** The lowest bid above `bid`, or 0 when there is none; from 0 it counts up
 *  through all bids: 18, 20, 22 ... clause auction.values */
SKR_API int skr_bid_next(const struct skr_code *code, int bid);

/** What a player says in the auction: pass, yes to a bid, or a number. */
enum skr_call {
    SKR_PASS, SKR_HOLD, SKR_BID,
    SKR_LOOKS  /**< no call: looks at the skat, takes it up, or sees another's
                    cards. He is out, and the others begin anew. clauses
                    auction.peek auction.fresh */
};

/** An auction under way. Read the fields, change them only by calls. */
struct skr_auction {
    const struct skr_code *code;
    int bidder;       /**< who bids, or decides alone */
    int answerer;     /**< who is asked; SKR_NOBODY when bidder is alone */
    int soloist;      /**< SKR_NOBODY until the auction has one */
    bool asked;       /**< a bid waits for its answer */
    bool over;
    bool begun;       /**< a call was made */
    bool rearhand_in; /**< rearhand has joined */
    unsigned out;     /**< bit per seat that passed, or may not call */
    unsigned spoke;   /**< bit per seat that bid or held */
    unsigned looked;  /**< bit per seat that looked: auction.peek */
    unsigned closed;  /**< bit per seat that auction.fresh keeps out */
    int bid;          /**< last bid, 0 when none */
};

/** Begins an auction: middlehand is to bid to forehand. The code must stay
 *  where it is as long as the auction is used. clause auction.opening */
SKR_API void skr_auction_begin(struct skr_auction *auction,
                               const struct skr_code *code);

/** Makes one call. seat 0..2, or SKR_NOBODY for a dealer or bystander who looks,
 *  whereupon nobody is out; bid: the number when call is SKR_BID.
 *  Returns SKR_C_NONE when legal, else the clause it breaks; then the auction
 *  goes on as if a number that is no bid, or not higher, had been said by
 *  right, and every other illegal call had not been made.
 *  clauses auction.* */
SKR_API enum skr_clause skr_auction_call(struct skr_auction *auction, int seat,
                                         enum skr_call call, int bid);

/** Whose turn it is, or SKR_NOBODY when the auction is over. */
SKR_API int skr_auction_turn(const struct skr_auction *auction);

/* ------------------------------------------------------------- announcement */

/** What was announced, asked for or reached beyond the simple game. */
enum skr_level {
    SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ,
    SKR_NOT_EVEN_SCHWARZ /**< only of skr_forced_level */
};

/** A game as it is announced. */
struct skr_announcement {
    enum skr_game game;
    bool hand;             /**< the skat is not taken up */
    bool ouvert;           /**< the soloist's cards are open */
    enum skr_level announced;
    bool revolution;       /**< null, by hand and open: home.revolution */
};

/** Parts of an announcement that can be struck out. */
enum skr_part { SKR_PART_HAND, SKR_PART_SCHNEIDER, SKR_PART_SCHWARZ,
                SKR_PART_OUVERT, SKR_PART_REVOLUTION, SKR_PARTS };

/** What an announcement amounts to. */
struct skr_announced {
    struct skr_announcement valid;       /**< with everything implied */
    enum skr_clause struck[SKR_PARTS];   /**< why a part is void, or none */
};

/** Rules what was said: what is forbidden is struck out, what is implied is
 *  added. Returns the first clause that struck something, or SKR_C_NONE.
 *  clauses announce.* home.revolution */
SKR_API enum skr_clause skr_announce(const struct skr_code *code,
                                     const struct skr_announcement *said,
                                     bool skat_taken,
                                     struct skr_announced *out);

/** What the announcement binds the soloist to: SKR_NO_LEVEL (61 card points),
 *  SKR_SCHNEIDER (90) or SKR_SCHWARZ (all tricks). Not for null.
 *  clause level.announced */
SKR_API enum skr_level skr_bound_level(const struct skr_code *code,
                                       const struct skr_announcement *a);

/* --------------------------------------------------------------------- play */

/** The cards of `hand` that may be played. led: SKR_NO_CARD when leading.
 *  clauses play.follow play.jacks play.void */
SKR_API skr_cards skr_legal(enum skr_game game, skr_cards hand, int led);

/** Which of the cards (in the order played) wins, 0..2.
 *  clause trick.winner */
SKR_API int skr_trick_winner(enum skr_game game, const int card[3]);

/** Card play under way. Read the fields, change them only by skr_play_card. */
struct skr_play {
    enum skr_game game;
    skr_cards hand[3]; /**< still held */
    skr_cards played;
    skr_cards led;     /**< what follows the card led; all when leading */
    int turn;          /**< whose turn it is */
    int count;         /**< cards in the current trick, 0..2 */
    int tricks;        /**< complete tricks */
    int winner;        /**< of the last complete trick, or SKR_NOBODY */
    int card[3];       /**< current (or, when count is 0, last) trick */
    int by[3];         /**< who played them */
    int won[3];        /**< tricks won, by seat */
    int points[3];     /**< card points in tricks, by seat */
};

/** hand: the ten cards of each seat after the discard. */
SKR_API void skr_play_begin(struct skr_play *play, enum skr_game game,
                            const skr_cards hand[3]);

/** Plays a card. When a trick is complete its winner is set, has its card
 *  points, and has the turn.
 *  Returns SKR_C_NONE, or the clause that the card breaks; it is then not
 *  played. clauses play.lead play.turn play.held play.follow trick.* */
SKR_API enum skr_clause skr_play_card(struct skr_play *play, int seat, int card);

/** Plays a card that skr_play_card has refused, as it happened at the table:
 *  whoever has not played to the trick yet goes on. */
SKR_API void skr_play_forbidden(struct skr_play *play, int seat, int card);

/* ----------------------------------------------------------------- matadors */

/** Matadors, with +n, without -n; 0 in null. cards: the soloist's ten and the
 *  skat. Suit games -11..11, grand -4..4.
 *  clauses matadors.run matadors.with matadors.skat matadors.limit */
SKR_API int skr_matadors(enum skr_game game, skr_cards cards);

/* -------------------------------------------------------------------- value */

/** How the play came to its end. */
enum skr_ending {
    SKR_PLAYED,           /**< to the last card, or decided by the code */
    SKR_DEFENDERS_GAVE_UP, /**< end.concede-defender, end.absent */
    SKR_OFFER_ACCEPTED,   /**< the soloist's offer: end.offer */
    SKR_SOLOIST_GAVE_UP,  /**< end.concede-soloist, end.absent */
    SKR_DEFENDERS_BREACH, /**< a defender broke a rule: end.breach-before */
    SKR_SOLOIST_BREACH,   /**< the soloist did: end.breach-before */
    SKR_LED_EARLY,        /**< before announcing: end.early-lead */
    SKR_UNPROVED          /**< what is not proved does not count: end.proof */
};

/** How often the score is doubled. clause home.contra */
enum skr_contra { SKR_NO_CONTRA, SKR_CONTRA, SKR_RE, SKR_SUP };

/** What was announced, at what bid, and with which cards. */
struct skr_contract {
    struct skr_announcement game; /**< as ruled by skr_announce */
    int bid;                      /**< 0 when not known: overbid is not tested */
    enum skr_contra contra;       /**< counts only where home.contra is in force */
    skr_cards cards;              /**< the twelve cards, or none */
    int matadors;                 /**< signed; read when cards is empty */
};

/** What was played: the defenders have the rest of 120 and of 10. */
struct skr_taken {
    int points;                   /**< soloist's card points with the skat */
    int tricks;                   /**< soloist's tricks */
    int unplayed_points;          /**< card points that nobody has yet */
    int unplayed_tricks;          /**< tricks that nobody has yet */
};

/** How it ended. */
struct skr_end {
    enum skr_ending how;
    enum skr_level asked;         /**< with an offer that was accepted */
};

/** The facts that a game's value rests on. */
struct skr_facts {
    const struct skr_code *code;
    struct skr_contract contract;
    struct skr_taken taken;
    struct skr_end end;
};

/** One line of the calculation: the clause, and the number it comes to: the
 *  multiplier so far, or, from value.product on, game points. */
struct skr_step {
    enum skr_clause clause;
    int sum;
};
#define SKR_STEPS 12

/** What a game is worth, and why. */
struct skr_value {
    bool won;
    bool overbid;
    bool schneider;         /**< the losing side is schneider */
    bool schwarz;           /**< the losing side has no trick */
    enum skr_clause clause; /**< decided won or lost */
    int matadors;           /**< signed */
    int level;              /**< the multiplier of the game as it was, even if
                                 overbid; 0 in null, or that of the game by
                                 which an overbid null is replaced */
    int value;              /**< game value, charged multiple when overbid */
    int score;              /**< signed, doubled when the code says so */
    int base;               /**< base value; null: its fixed value */
    int steps;              /**< entries of step[] */
    struct skr_step step[SKR_STEPS];
};

/** Values a game. Returns SKR_OK, or why the facts cannot be (out is then not
 *  set). clauses level.* value.* */
SKR_API enum skr_error skr_value(const struct skr_facts *facts,
                                 struct skr_value *out);

/** What the play so far has made of the game. clause end.decided */
enum skr_decision { SKR_OPEN, SKR_DECIDED_WON, SKR_DECIDED_LOST };

/** Is the game decided with what the sides have so far? The cards that nobody
 *  has yet are given as unplayed. Unlike skr_value it checks nothing: the facts
 *  must be possible. clause end.decided */
SKR_API enum skr_decision skr_decided(const struct skr_facts *facts);

/** The value of the game, won with that level, or with the one that was
 *  announced if it is higher; not tested against the bid. 0 when the code does
 *  not allow the announcement, or the matadors cannot be.
 *  clauses value.product value.null */
SKR_API int skr_value_at(const struct skr_code *code,
                         const struct skr_contract *contract,
                         enum skr_level level);

/** The level without which the game is lost: announced, or else needed to
 *  cover the bid; SKR_NOT_EVEN_SCHWARZ when none covers it. Not for null.
 *  clauses end.forced-level value.bid */
SKR_API enum skr_level skr_forced_level(const struct skr_code *code,
                                        const struct skr_contract *contract);

/** Base value of a game. clauses value.base value.grand-ouvert */
SKR_API int skr_base(const struct skr_code *code,
                     const struct skr_announcement *a);

/** Fixed value of a null game: 23, 35, 46, 59, or 92 for revolution.
 *  clauses value.null home.revolution */
SKR_API int skr_null_value(const struct skr_announcement *a);

/** What a game of that value is booked as: its value when won, minus twice
 *  the value when lost, or minus once the value when the code says so.
 *  value: not doubled. clauses value.won value.lost-double value.lost-once */
SKR_API int skr_score(const struct skr_code *code, bool hand, bool won,
                      int value);

/* ------------------------------------------------------------------ endings */

/** A game in which something happens besides cards. */
struct skr_position {
    struct skr_facts facts; /**< as far as it was played; end is not read */
    int soloist;            /**< seat */
    struct skr_play play;   /**< hands still held, whose turn it is, the
                                 unfinished trick; with empty hands, nothing of
                                 it is known. What is won and taken is read
                                 from facts */
};

/** What happens. A revoke and the like are told in the position before the
 *  wrong card. */
enum skr_happening {
    SKR_REVOKED,       /**< end.revoke */
    SKR_WRONG_LEAD,    /**< end.wrong-lead: leads when another should */
    SKR_WRONG_TURN,    /**< play.turn: plays before it is his turn */
    SKR_CARD_SHOWN,    /**< end.card-shown */
    SKR_SKAT_SEEN,     /**< skat.unseen, skat.closed: looks at the skat */
    SKR_TRICKS_SEEN,   /**< trick.closed: looks through taken tricks */
    SKR_BETRAYED,      /**< end.betrayal: names cards, or a trick to come */
    SKR_NOT_LAID_OPEN, /**< announce.show: an open game is not shown in time */
    SKR_EARLY_LEAD,    /**< end.early-lead: before a game is announced */
    SKR_GIVES_UP,      /**< says so: end.concede-soloist, -consent, -defender */
    SKR_LAYS_DOWN,     /**< his cards: end.offer, end.claim, end.lay-down,
                            end.open-play, end.open-play-1999 */
    SKR_THROWS,        /**< his cards, openly: end.throw */
    SKR_IS_AWAY,       /**< leaves, or runs out of time: end.absent */
    SKR_NO_PROOF       /**< the rest cannot be told any more: end.proof */
};
#define SKR_HAPPENINGS 14

/** One thing that happens, and what the others say to it. */
struct skr_incident {
    enum skr_happening kind;
    int seat;             /**< who did it */
    unsigned agreed;      /**< bit per seat that agrees to it */
    unsigned objected;    /**< bit per seat that does not */
    enum skr_level asked; /**< the level asked for with an offer */
    int others_get;       /**< tricks that he says the other side still gets,
                               0 without such a word */
    bool play_on;         /**< the innocent side demands to play on */
};

/** What the code says to it. */
struct skr_ruling {
    bool over;               /**< else it is played on */
    bool open;               /**< the sources leave it open: this is our reading */
    enum skr_clause clause;  /**< decides */
    enum skr_rest rest;
    struct skr_facts facts;  /**< what skr_value then values, when it is over */
};

/** Rules an incident of the play.
 *  Returns SKR_OK, or why it cannot be ruled (out is then not set): an error of
 *  the facts as by skr_value, SKR_E_HANDS when a claim is to be tested and the
 *  hands are not there, SKR_E_HELD, SKR_E_SOLOIST. The matadors are needed only
 *  when there is a bid.
 *  clauses end.* skat.unseen skat.closed trick.closed announce.show */
SKR_API enum skr_error skr_rule(const struct skr_position *position,
                                const struct skr_incident *incident,
                                struct skr_ruling *out);

/** Can the player at this seat, whose cards are open, see to it that certain
 *  seats win no more than `allowed` of the tricks that are left, whatever the
 *  two others play? The cards of all are known. Exact; takes less than a second
 *  for most whole hands, below a millisecond from five tricks down, and 140 KB
 *  of the stack.
 *  play: of it the game, hands, turn and unfinished trick are read
 *  losers: bit per seat whose tricks count; allowed: 0..10 */
SKR_API bool skr_can_limit(const struct skr_play *play, int seat,
                           unsigned losers, int allowed);

/** Does the player win every trick that is left himself, however the cards of
 *  the two others lie between them and are played? */
SKR_API bool skr_runs_out(const struct skr_play *play, int seat);

/* ------------------------------------------------------------------- sheets */

/** The most players at a table that keeps a list. With four the dealer sits
 *  out and is an opponent all the same. Players are numbered clockwise. */
#define SKR_TABLE 4

/** How a list is scored. */
enum skr_scheme {
    SKR_SEEGER_FABIAN, /**< today's tournaments: sheet.seeger sheet.fabian */
    SKR_SEEGER,        /**< sheet.seeger-alone */
    SKR_PLAIN,         /**< game points alone: sheet.entry */
    SKR_MONEY,         /**< sheet.money */
    SKR_BEER           /**< sheet.beer */
};
#define SKR_SCHEMES 5

/** How a list is kept, fixed before its first deal. */
struct skr_scoring {
    const struct skr_code *code;
    enum skr_scheme scheme;
    int players;  /**< at the table, 3 or 4 */
    int stake;    /**< money: hundredths for a game point, 1 to 100000 */
    int limit;    /**< beer: marks that lose, 1 or more; mostly 501 */
    int deals;    /**< agreed number of deals, or 0 when there is none */
};

/** One deal in a list. The score, or the value and whether it was won; when
 *  both are given they are compared. Of other points than |100000| and of
 *  lists with more than 10000 deals the sums may not fit. */
struct skr_entry {
    int dealer;          /**< player, or SKR_NOBODY when not told */
    int soloist;         /**< player, or SKR_NOBODY: passed in, or each for
                              himself */
    bool won;
    bool hand;
    int value;           /**< game value, not doubled; 0: not told */
    int score;           /**< signed and doubled; 0: not told */
    int factor;          /**< of a house rule: 1; contra 2, re 4, sup 8 */
    int each[SKR_TABLE]; /**< without a soloist, what each player is booked:
                              nothing when passed in */
};

/** What one player has. */
struct skr_tally {
    int points;           /**< game points, money, or minus the bad marks */
    int won, lost;        /**< games as soloist */
};

/** A list being kept. Read the fields, change them only by the functions. */
struct skr_sheet {
    struct skr_scoring scoring;
    struct skr_tally tally[SKR_TABLE];
    int deals;       /**< so far */
    int passed_in;   /**< of them, passed in */
    int next_dealer; /**< or SKR_NOBODY when not known */
    unsigned losers; /**< beer: bit per player who reached the limit
                          first; the list is over */
};

/** Clauses that one entry can break. */
#define SKR_BROKEN 5

/** Begins an empty list. scoring is copied; its code must stay where it is as
 *  long as the list is used. */
SKR_API void skr_sheet_begin(struct skr_sheet *sheet,
                             const struct skr_scoring *scoring);

/** Enters a deal. broken: gets the clauses that it breaks; it is entered all
 *  the same, by its score where score and value contradict each other.
 *  Returns how many they are.
 *  clauses sheet.entry sheet.series sheet.money sheet.beer seat.next-dealer
 *  seat.four */
SKR_API int skr_sheet_enter(struct skr_sheet *sheet,
                            const struct skr_entry *entry,
                            enum skr_clause broken[SKR_BROKEN]);

/** Counts deals of which nothing is known but that they were dealt. */
SKR_API void skr_sheet_skip(struct skr_sheet *sheet, int deals);

/** Is the list as long as agreed, or, without agreement, a multiple of the
 *  players at the table? A beer list that is over is complete.
 *  clauses sheet.series sheet.three sheet.beer */
SKR_API bool skr_sheet_complete(const struct skr_sheet *sheet);

/** The total of one player. tally: of all players at the table.
 *  clauses sheet.seeger sheet.fabian sheet.seeger-alone */
SKR_API int skr_sheet_total(const struct skr_scoring *scoring,
                            const struct skr_tally tally[], int player);

/** Ranks the players. lot: for each player 1, 2 ... as the lot has put him, or
 *  0; may be null. place: gets 1, 2 ... by player; players whom only a lot can
 *  part share a place. Returns the set of these, a bit per player; always none
 *  in money and beer, where equal is equal. clause sheet.ranking */
SKR_API unsigned skr_sheet_rank(const struct skr_scoring *scoring,
                                const struct skr_tally tally[],
                                const int lot[], int place[]);

/* ------------------------------------------------------------ games at home */

/** Who has said contra, re or sup. Read the fields, change them only by calls
 *  of the functions. */
struct skr_contras {
    int soloist;
    unsigned played;      /**< bit per seat that has played a card since the
                               announcement, or the last contra, re or sup */
    enum skr_contra said; /**< the last of them */
};

/** After the announcement. */
SKR_API void skr_contra_begin(struct skr_contras *contras, int soloist);

/** A player has played a card. clause home.contra-time */
SKR_API void skr_contra_card(struct skr_contras *contras, int seat);

/** A player says contra, re or sup. Returns SKR_C_NONE when he may, else the
 *  clause that it breaks; it then counts as not said.
 *  clauses home.contra-call home.contra-time */
SKR_API enum skr_clause skr_contra_say(struct skr_contras *contras, int seat,
                                       enum skr_contra say);

/** The defenders of a revolution exchange cards.
 *  hand: by seat, changed; gives: what each gives to the other defender.
 *  Returns SKR_C_NONE, or the clause that it breaks; nothing is then changed.
 *  clause home.revolution-exchange */
SKR_API enum skr_clause skr_exchange(skr_cards hand[3], int soloist,
                                     const skr_cards gives[3]);

/** How many of the next deals are pushed ramsch, after a deal.
 *  due: how many were, this deal included if it was one; players: 3 or 4 at
 *  the table; game: what was played, SKR_RAMSCH also when nothing was.
 *  clause home.pushed-round */
SKR_API int skr_pushed_round(int due, int players, enum skr_game game,
                             int matadors);

/** The cards on their way in pushed ramsch. Read the fields, change them only
 *  by calls of the functions. */
struct skr_push {
    skr_cards hand[3];
    skr_cards offered; /**< lie before who has the turn; at last the skat */
    int turn;          /**< SKR_NOBODY when rearhand is done */
    unsigned refused;  /**< how many players refused, 0..3 */
};

/** Begins a pushed ramsch: the skat lies before forehand.
 *  deal: checked, see skr_deal_check. clause home.push */
SKR_API void skr_push_begin(struct skr_push *push, const struct skr_deal *deal);

/** Takes up the cards offered, and passes on two of twelve, or puts them away.
 *  Returns SKR_C_NONE, or the clause that it breaks: after home.push-jacks the
 *  cards go on all the same, after home.push nothing has happened.
 *  clauses home.push home.push-jacks */
SKR_API enum skr_clause skr_push_cards(struct skr_push *push, int seat,
                                       skr_cards cards);

/** Refuses the cards offered. Returns SKR_C_NONE, or SKR_C_HOME_PUSH when it is
 *  another's turn; nothing has happened then. clause home.push-refuse */
SKR_API enum skr_clause skr_push_refuse(struct skr_push *push, int seat);

/** A ramsch that was played. */
struct skr_ramsch {
    const struct skr_code *code; /**< with the option that scores it */
    bool pushed;
    int refused;        /**< pushed: how many players refused, 0..3 */
    int points[3];      /**< card points in tricks, by seat; the rest of 120
                             is in the skat */
    int tricks[3];      /**< by seat, ten together */
};

#define SKR_RAMSCH_STEPS 5

/** What a ramsch comes to, and why. */
struct skr_ramsch_value {
    enum skr_clause clause; /**< decided who loses or wins */
    unsigned losers;        /**< bit per seat; 0 when somebody wins */
    int winner;             /**< who is paid for every trick, or SKR_NOBODY */
    int score[3];           /**< signed, by seat */
    int steps;              /**< entries of step[] */
    struct skr_step step[SKR_RAMSCH_STEPS];
};

/** What a ramsch that was not pushed costs its loser, nobody having every trick:
 *  not negative. points: his card points with the skat; no_trick: somebody has
 *  none.
 *  clauses home.ramsch-points home.ramsch-double home.ramsch-fixed */
SKR_API int skr_ramsch_charge(const struct skr_code *code, int points,
                              bool no_trick);

/** Scores a ramsch. Returns SKR_OK, SKR_E_POINTS, SKR_E_TRICKS, SKR_E_TOGETHER,
 *  or SKR_E_RAMSCH when the code has no option for it; out is then not set.
 *  clauses home.ramsch-* home.pushed-ramsch home.push-* */
SKR_API enum skr_error skr_ramsch_value(const struct skr_ramsch *ramsch,
                                        struct skr_ramsch_value *out);

#ifdef __cplusplus
}
#endif

#endif

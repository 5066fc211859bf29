/* skatref.h: the rules of Skat as pure functions
 *
 * The engine answers questions about one deal of Skat: which bids are legal,
 * what an announcement amounts to, which cards may be played, who wins a
 * trick, how many matadors twelve cards hold, what a game is worth. Each
 * decision names the clause that makes it; skr_clause_info() returns the text
 * of a clause.
 *
 * A whole game is played by struct skr_state, in the chapter "the game in motion". Its
 * parts, from the first bid to the value:
 *   skr_deal_pack, skr_auction_begin, skr_auction_call ...,
 *   skr_announce, skr_play_begin, skr_play_card ..., skr_value.
 * Each of them can also be called alone: skr_value needs only its facts.
 *
 * A function changes nothing but the structure that it is given. There are no
 * globals, no allocation, no input and no output: any thread may call any
 * function, as long as no other thread uses a structure that it changes.
 *
 * A pointer must not be null unless its comment allows it. A value outside the
 * range in the comment is an error of the caller, with undefined results,
 * unless the comment names the error that is returned.
 */
#ifndef SKATREF_H
#define SKATREF_H

#include <stdbool.h>
#include <stdint.h>

/* Installed beside this file; before that it is made in src/ of the build folder. */
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

/** One clause, as it is written in spec/. A field that is absent is "". */
struct skr_clause_info {
    const char *id;         /**< "play.follow" */
    const char *title;      /**< "Following suit" */
    const char *text;       /**< the clause in our own words, UTF-8 */
    const char *reading;    /**< how the sources are read, what is derived and
                                 what stays open: not part of the rule */
    const char *kind;       /**< "rule", "definition", "option", "referee" */
    const char *codes;      /**< codes in which it is in force, separated by
                                 blanks; for an option: codes that can have it */
    const char *options;    /**< house rules that add it, separated by blanks */
    const char *isko2022;   /**< official number(s), edition of 2022 */
    const char *isko1999;   /**< official number(s), edition of 1999 */
    const char *facts;      /**< facts of the source documents: "S0.16 S1.7" */
    const char *cases;      /**< cases from outside that concern it: "V2 V3" */
    const char *evidence;   /**< "text", "translation", "quoted", "court",
                                 "secondary" or "derived" */
    const char *decided_by; /**< "log", "event", "referee" */
    const char *overrides;  /**< id of the clause to which it is an exception */
    const char *instead_of; /**< ids of the clauses in whose place it can be
                                 switched on, separated by blanks */
    const char *needs;      /**< cases it needs: "accepted, rejected", or "none"
                                 and the reason */
    const char *words;      /**< what players call it, in English, German, Polish
                                 and Czech, separated by commas: for a search, not
                                 part of the rule */
};

/** The clause with this number, or a null pointer if there is none. All fields
 *  of SKR_C_NONE are "". */
SKR_API const struct skr_clause_info *skr_clause_info(enum skr_clause clause);

/** The n-th clause in the order of the chapters, counted from 0; SKR_C_NONE
 *  after the last one. The library can have more clauses than the header with
 *  which a program was compiled; every number is below SKR_CLAUSES_RESERVED. */
SKR_API enum skr_clause skr_clause_at(int n);

/** The clause with this id, or SKR_C_NONE. */
SKR_API enum skr_clause skr_clause_find(const char *id);

/** State of the translation of a clause. */
enum skr_translation {
    SKR_TRANSLATION_NONE,    /**< there is none: the title and text are English */
    SKR_TRANSLATION_CURRENT, /**< it translates the current English text; or the
                                  language is English */
    SKR_TRANSLATION_STALE    /**< it translates an older English text */
};

/** The title of the clause in this language: "de", "pl" or "cs"; "de_AT.UTF-8"
 *  is "de". In English for "en", a null pointer, a language that the library
 *  does not have, and a clause that is not translated; "" if there is no such
 *  clause. Cite the English text: a translation is for reading. */
SKR_API const char *skr_clause_title(enum skr_clause clause,
                                     const char *language);

/** The text of the clause, by the same rules as its title. */
SKR_API const char *skr_clause_text(enum skr_clause clause,
                                    const char *language);

/** Whether title and text in this language are a translation, and whether it is
 *  current. */
SKR_API enum skr_translation skr_clause_translation(enum skr_clause clause,
                                                    const char *language);

/** The n-th language of the clauses, counted from 0: "en" and those of the
 *  translations; a null pointer after the last one. */
SKR_API const char *skr_clause_language(int n);

/** The hash of all clauses, by which a ruling can be cited for good: SHA-256 of
 *  their ids, codes, options and texts, 64 hexadecimal digits; the first twelve
 *  are enough. It changes if any rule changes, and for no other reason. */
SKR_API const char *skr_spec_hash(void);

/** Cites a clause beside code that only rests on it. It costs nothing, and does
 *  not compile if the clause does not exist.
 *      SKR_CITE(PACK_POINTS); */
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
    SKR_RAMSCH /**< played, but never announced: home.ramsch */
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

/** Strength of a card within its class: the higher one wins. It compares only
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
    SKR_E_ANNOUNCED,  /**< announcement differs from what skr_announce returns */
    SKR_E_CARDS,      /**< the twelve cards are needed */
    SKR_E_OPTION,     /**< no house rule and no other reading has this name */
    SKR_E_SCORING,    /**< two ways to score ramsch */
    SKR_E_RAMSCH,     /**< no house rule for this ramsch in the code */
    SKR_E_HANDS,      /**< the cards still held are needed */
    SKR_E_HELD,       /**< cards held and unplayed figures do not agree */
    SKR_E_SOLOIST,    /**< only the soloist can do this */
    SKR_E_INSTEAD,    /**< what the clause would replace is not in force */
    SKR_E_LAST,       /**< ramsch: the player named for the last trick has no trick,
                           or nobody is named and the skat goes with that trick */
    SKR_E_UNPLAYED,   /**< something ended the game before the last trick, and
                           nothing, or too little, is unplayed */
    SKR_E_SEARCH,     /**< the ruling depends on a search of all play that is too
                           long: SKR_SEARCH_MOST */
    SKR_E_ENDING      /**< the clause on this ending is not in force */
};

/** The error in words, without a full stop. */
SKR_API const char *skr_error_text(enum skr_error error);

/* -------------------------------------------------------------------- codes */

/** A set of clauses: bit c % 32 of word c / 32 is clause c. */
struct skr_clause_set {
    uint32_t word[SKR_CLAUSES_RESERVED / 32];
};

/** Does the set contain the clause? */
static inline bool skr_set_has(const struct skr_clause_set *set,
                               enum skr_clause clause)
{
    return set->word[clause / 32] >> (clause % 32) & 1;
}

/** A code is an edition of the rules: the set of the clauses in force. For house
 *  rules, change a copy by skr_option_add. */
struct skr_code {
    const char *name;              /**< "isko2022" */
    const char *title;             /**< for people */
    struct skr_clause_set clauses; /**< in force */
};

/** Is the clause in force? The engine uses nothing else of a code. */
static inline bool skr_in_force(const struct skr_code *code,
                                enum skr_clause clause)
{
    return skr_set_has(&code->clauses, clause);
}

/** The n-th code, counted from 0, or a null pointer after the last one:
 *  isko2022 (the default), isko2018, isko1999, altenburg1937. */
SKR_API const struct skr_code *skr_code_at(int n);

/** The code with this name, or a null pointer. */
SKR_API const struct skr_code *skr_code_find(const char *name);

/** An option: a house rule (clauses home.*), or a clause that is another reading
 *  of one that is in force. */
struct skr_option {
    const char *name;               /**< "ramsch-double"; of another reading, the
                                         id of its clause */
    enum skr_clause clause;         /**< the one to cite: home.ramsch-double */
    struct skr_clause_set clauses;  /**< all clauses that it adds to a code */
    struct skr_clause_set replaces; /**< the clauses that it switches off */
};

/** The n-th option, counted from 0, or a null pointer after the last one. First
 *  the house rules: contra, ramsch (scored by card points), ramsch-double,
 *  ramsch-fixed, pushed-ramsch, revolution; then every other reading. */
SKR_API const struct skr_option *skr_option_at(int n);

/** Adds an option to a code, which must be a copy of yours:
 *      struct skr_code code = *skr_code_at(0);
 *      skr_option_add(&code, "contra");
 *  Another reading takes the place of the clauses in its instead_of; an option
 *  that the code has already changes nothing.
 *  Returns SKR_OK; SKR_E_OPTION if there is no option with this name;
 *  SKR_E_SCORING if the code already scores ramsch in another way; SKR_E_INSTEAD
 *  if none of the clauses that it would replace is in force. After an error the
 *  code is unchanged. */
SKR_API enum skr_error skr_option_add(struct skr_code *code, const char *name);

/* --------------------------------------------------------------------- deal */

/** Cards as dealt, or held. */
struct skr_deal {
    skr_cards hand[3]; /**< by seat */
    skr_cards skat;
};

/** Deals a pack: three cards each, two for the skat, four each, three each.
 *  pack: 32 cards, the first one dealt first; deal: the result.
 *  Returns SKR_C_NONE, or SKR_C_PACK_CARDS if a card occurs twice; then deal is
 *  unchanged. clauses deal.order deal.hands pack.cards */
SKR_API enum skr_clause skr_deal_pack(const int pack[32], struct skr_deal *deal);

/** Who gets cards: the places at the table of forehand, middlehand and rearhand,
 *  counted from 0. players: 3 or more; dealer: his place.
 *  clauses seat.forehand seat.four seat.more */
SKR_API void skr_active(int players, int dealer, int place[3]);

/** Checks hands and skat: ten, ten, ten and two, no card twice.
 *  Returns SKR_C_NONE, SKR_C_PACK_CARDS or SKR_C_DEAL_HANDS. */
SKR_API enum skr_clause skr_deal_check(const struct skr_deal *deal);

/* ------------------------------------------------------------- announcement */

/** What was announced, asked for or reached beyond the simple game. */
enum skr_level {
    SKR_NO_LEVEL, SKR_SCHNEIDER, SKR_SCHWARZ,
    SKR_NOT_EVEN_SCHWARZ /**< only returned by skr_forced_level */
};

/** A game as somebody announces it. */
struct skr_announcement {
    enum skr_game game;
    bool hand;                /**< the skat is not taken up */
    bool ouvert;              /**< the soloist's cards are open */
    enum skr_level announced; /**< the highest level announced */
    bool revolution;          /**< null ouvert hand of home.revolution */
};

/** Parts of an announcement that can be struck out. */
enum skr_part { SKR_PART_HAND, SKR_PART_SCHNEIDER, SKR_PART_SCHWARZ,
                SKR_PART_OUVERT, SKR_PART_REVOLUTION,
                SKR_PART_GAME, /**< another game than the one that binds him */
                SKR_PARTS };

/** How the soloist announces. */
struct skr_announcing {
    bool skat_taken;
    int held;         /**< cards that he holds then, after he has put some away;
                           10 if all is right */
    bool laid_open;   /**< he lays his cards open before the lead */
    unsigned late;    /**< what he says only after the lead: 1 << enum skr_part for
                           each part; 0 if nothing */
    int bid;          /**< 0 if unknown */
    const struct skr_announcement *bound; /**< the game that he named as his bid,
                           if that binds him, or a null pointer */
};

/** What an announcement amounts to. */
struct skr_announced {
    struct skr_announcement valid;     /**< what counts, with all that it implies */
    enum skr_clause struck[SKR_PARTS]; /**< by part: the clause that voids it, or
                                            SKR_C_NONE */
    enum skr_clause lost;              /**< the clause by which the game is lost at
                                            once, or SKR_C_NONE */
};

/** Rules on an announcement: strikes out what is forbidden, adds what is implied.
 *  Returns the clause of the first part that was struck out, or SKR_C_NONE.
 *  clauses announce.* home.revolution */
SKR_API enum skr_clause skr_announce(const struct skr_code *code,
                                     const struct skr_announcement *said,
                                     bool skat_taken,
                                     struct skr_announced *out);

/** The same, with everything about it that can matter.
 *  clauses announce.* auction.described-binds skat.wrong-number
 *  value.overbid-null */
SKR_API enum skr_clause skr_announce_as(const struct skr_code *code,
                                        const struct skr_announcement *said,
                                        const struct skr_announcing *how,
                                        struct skr_announced *out);

/** The clause by which a game announced with so many cards in hand is lost, or
 *  SKR_C_NONE. clauses skat.wrong-number skat.wrong-number-proved */
SKR_API enum skr_clause skr_wrong_number(const struct skr_code *code, int held);

/** What the announcement binds the soloist to: SKR_NO_LEVEL (61 card points),
 *  SKR_SCHNEIDER (90) or SKR_SCHWARZ (all tricks). Not for null.
 *  clause level.announced */
SKR_API enum skr_level skr_bound_level(const struct skr_code *code,
                                       const struct skr_announcement *a);

/* ------------------------------------------------------------------ auction */

/** The highest bid in any code. */
#define SKR_BID_LIMIT 360

/** Is the number a game value, and therefore a bid?
 *  clauses auction.values auction.lowest home.revolution-bid */
SKR_API bool skr_bid_valid(const struct skr_code *code, int bid);

/** The clause that forbids a number from 18 on that is not a bid.
 *  clauses auction.values auction.values-1937 */
SKR_API enum skr_clause skr_bid_clause(const struct skr_code *code, int number);

/** The lowest bid above `bid`, or 0 if there is none. Begin with 0 to get all
 *  bids: 18, 20, 22 ... clause auction.values */
SKR_API int skr_bid_next(const struct skr_code *code, int bid);

/** What a player says in the auction: pass, yes to a bid, or a number. A player who
 *  is left alone before anybody has bid says SKR_BID, or SKR_PASS. */
enum skr_call {
    SKR_PASS, SKR_HOLD, SKR_BID,
    SKR_LOOKS  /**< not a call: he looks at the skat, takes it up, or sees the
                    cards of another. He is out, and the others begin again. After
                    the end of the auction it changes nothing here.
                    clauses auction.peek auction.fresh */
};

/** The state of an auction. Read the fields; only the functions change them. */
struct skr_auction {
    const struct skr_code *code;
    int bidder;       /**< seat that bids, or decides alone */
    int answerer;     /**< seat that answers; SKR_NOBODY if bidder is alone */
    int soloist;      /**< seat; SKR_NOBODY until the auction has one */
    bool asked;       /**< a bid waits for its answer */
    bool over;        /**< then soloist is SKR_NOBODY if all passed */
    bool begun;       /**< a call was made */
    bool rearhand_in; /**< rearhand takes part now */
    unsigned out;     /**< bit per seat that passed, or may not call */
    unsigned spoke;   /**< bit per seat that bid or held */
    unsigned looked;  /**< bit per seat that looked: auction.peek */
    unsigned closed;  /**< bit per seat that auction.fresh keeps out */
    unsigned early;   /**< bit per seat that passed before its turn: it counts when
                           its turn comes. clause auction.early-pass */
    int bid;          /**< last bid, 0 before the first one */
    int named_by;     /**< seat whose bid was a game in place of the number, as
                           long as nobody bids more; or SKR_NOBODY */
    struct skr_announcement named; /**< that game */
};

/** Begins an auction: middlehand bids to forehand. The auction keeps a pointer
 *  to the code. clause auction.opening */
SKR_API void skr_auction_begin(struct skr_auction *auction,
                               const struct skr_code *code);

/** Makes one call. seat: 0..2, or SKR_NOBODY for a dealer or bystander who looks,
 *  after which nobody is out; bid: the number, read only for SKR_BID.
 *  Returns SKR_C_NONE; or the clause that the call breaks: then nothing has changed. A
 *  pass before its turn is refused, too (SKR_C_AUCTION_EARLY_PASS): at a table it counts
 *  when the turn comes, as skr_auction_follow has it. clauses auction.* */
SKR_API enum skr_clause skr_auction_call(struct skr_auction *auction, int seat,
                                         enum skr_call call, int bid);

/** Makes a bid that names a game in place of the number: "null hand" is 35.
 *  Returns the same as skr_auction_call. clause auction.described */
SKR_API enum skr_clause skr_auction_name(struct skr_auction *auction, int seat,
                                         const struct skr_announcement *game);

/** Follows a call of a log, legal or not. Returns the same as skr_auction_call, but an
 *  illegal number (not a bid, or not higher) counts as if it were legal, and so does a
 *  pass before its turn when the turn comes; any other illegal call changes nothing.
 *  clauses auction.* */
SKR_API enum skr_clause skr_auction_follow(struct skr_auction *auction, int seat,
                                           enum skr_call call, int bid);

/** Follows a bid of a log that names a game. clause auction.described */
SKR_API enum skr_clause
skr_auction_follow_name(struct skr_auction *auction, int seat,
                        const struct skr_announcement *game);

/** The bid that a game named in place of a number stands for: the least that this
 *  game can be worth. 0 if the code does not allow such a game.
 *  clause auction.described */
SKR_API int skr_described_bid(const struct skr_code *code,
                              const struct skr_announcement *game);

/** The game that the soloist has to play because he named it as his bid; a null
 *  pointer if he is free. clause auction.described-binds */
SKR_API const struct skr_announcement *
skr_auction_bound(const struct skr_auction *auction);

/** The seat whose turn it is, or SKR_NOBODY if the auction is over. */
SKR_API int skr_auction_turn(const struct skr_auction *auction);

/* --------------------------------------------------------------------- play */

/** The cards of `hand` that may be played. led: the card led to the trick, or
 *  SKR_NO_CARD for the player who leads; during a skr_play that is
 *  count > 0 ? card[0] : SKR_NO_CARD.
 *  clauses play.follow play.jacks play.void */
SKR_API skr_cards skr_legal(enum skr_game game, skr_cards hand, int led);

/** Which of three cards, in the order played, wins the trick: 0..2.
 *  clause trick.winner */
SKR_API int skr_trick_winner(enum skr_game game, const int card[3]);

/** The state of the card play. Read the fields; only the functions change them. */
struct skr_play {
    enum skr_game game;
    skr_cards hand[3]; /**< still held */
    skr_cards played;
    skr_cards follows; /**< cards that follow the card led; all for the leader */
    int turn;          /**< seat whose turn it is */
    int count;         /**< cards in the current trick, 0..2 */
    int tricks;        /**< complete tricks */
    int winner;        /**< seat that won the last complete trick, or SKR_NOBODY */
    int card[3];       /**< current trick; if count is 0, the last one */
    int by[3];         /**< seats that played them */
    int won[3];        /**< tricks won, by seat */
    int points[3];     /**< card points in tricks, by seat */
};

/** Begins the play: forehand leads. hand: the ten cards of each seat, after the
 *  soloist has put two away. clause play.lead */
SKR_API void skr_play_begin(struct skr_play *play, enum skr_game game,
                            const skr_cards hand[3]);

/** Plays a card. The third card of a trick completes it: its winner gets the card
 *  points and has the turn.
 *  Returns SKR_C_NONE, or the clause that the card breaks; then it is not played.
 *  clauses play.lead play.turn play.held play.follow trick.* */
SKR_API enum skr_clause skr_play_card(struct skr_play *play, int seat, int card);

/** Plays a card that skr_play_card refused, because it was played at the table all
 *  the same. The next player who has not played to the trick has the turn. */
SKR_API void skr_play_forbidden(struct skr_play *play, int seat, int card);

/* ----------------------------------------------------------------- matadors */

/** Matadors: "with n" is n, "without n" is -n; 0 in null. cards: the soloist's ten
 *  and the skat. Suit games -11..11, grand -4..4.
 *  clauses matadors.run matadors.with matadors.skat matadors.limit */
SKR_API int skr_matadors(enum skr_game game, skr_cards cards);

/* -------------------------------------------------------------------- value */

/** How the game ended. */
enum skr_ending {
    SKR_PLAYED,            /**< played to the last card, or decided before */
    SKR_DEFENDERS_GAVE_UP, /**< end.concede-defender, end.absent */
    SKR_OFFER_ACCEPTED,    /**< the soloist's offer: end.offer */
    SKR_SOLOIST_GAVE_UP,   /**< end.concede-soloist, end.absent */
    SKR_DEFENDERS_BREACH,  /**< a defender broke a rule: end.breach-before */
    SKR_SOLOIST_BREACH,    /**< the soloist broke a rule: end.breach-before */
    SKR_LED_EARLY,         /**< he led before announcing: end.early-lead */
    SKR_UNPROVED,          /**< what is not proved does not count: end.proof */
    SKR_WRONG_NUMBER       /**< he announced with a wrong number of cards:
                                skat.wrong-number */
};

/** How often the score is doubled. clause home.contra */
enum skr_contra { SKR_NO_CONTRA, SKR_CONTRA, SKR_RE, SKR_SUP };

/** What was announced, at which bid, and with which cards. */
struct skr_contract {
    struct skr_announcement game; /**< as ruled by skr_announce */
    int bid;                      /**< 0 if unknown: then nothing is overbid */
    enum skr_contra contra;       /**< read only with the house rule contra */
    skr_cards cards;              /**< the soloist's ten and the skat, or 0 */
    int matadors;                 /**< signed; read only if cards is 0 */
};

/** What was played. The defenders have the rest of 120 card points and 10
 *  tricks. For a game that was broken off, the unplayed figures must be set: zeros
 *  would give the rest to the defenders, and are refused by SKR_E_UNPLAYED. */
struct skr_taken {
    int points;          /**< the soloist's card points with the skat, 0..120 */
    int tricks;          /**< the soloist's tricks, 0..10 */
    int unplayed_points; /**< card points that nobody has yet */
    int unplayed_tricks; /**< tricks that nobody has yet */
};

/** How it ended. */
struct skr_end {
    enum skr_ending how;
    enum skr_level asked; /**< the level asked for with an accepted offer; after a
                               wrong number of cards, the level that the
                               defenders can prove */
    enum skr_clause clause; /**< that ended it, or SKR_C_NONE if unknown */
};

/** The facts that decide what a game is worth. Set only what is known; 0 stands
 *  for "nothing", "not announced" or "unknown". */
struct skr_facts {
    const struct skr_code *code;
    struct skr_contract contract;
    struct skr_taken taken;
    struct skr_end end;
};

/** One line of the calculation: a clause, and the number so far. That is the
 *  multiplier, to which a line can add more than one; from value.product on, game
 *  points; in a ramsch, card points and then game points. */
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
    enum skr_clause clause; /**< decides between won and lost */
    int matadors;           /**< signed */
    int level;              /**< multiplier of the game as it was, even if it is
                                 overbid; 0 in null; for an overbid null, that
                                 of the game which replaces it */
    int value;              /**< game value; if overbid, the lowest multiple of
                                 the base value that covers the bid */
    int score;              /**< game points booked: signed, a loss doubled, with contra */
    int base;               /**< base value; null: its fixed value */
    int steps;              /**< entries of step[] */
    struct skr_step step[SKR_STEPS];
};

/** Values a game.
 *  Returns SKR_OK; or SKR_E_MATADORS, SKR_E_POINTS, SKR_E_TRICKS, SKR_E_TOGETHER
 *  or SKR_E_ANNOUNCED if the facts are impossible; SKR_E_ENDING if no game can end
 *  like this under the code; SKR_E_UNPLAYED if end.how needs unplayed figures that are
 *  not set; or SKR_E_CARDS if cards is 0 and the game that replaces an overbid null is
 *  needed.
 *  After an error out is unchanged. clauses level.* value.* */
SKR_API enum skr_error skr_value(const struct skr_facts *facts,
                                 struct skr_value *out);

/** Whether the game is won or lost already. clause end.decided */
enum skr_decision { SKR_OPEN, SKR_DECIDED_WON, SKR_DECIDED_LOST };

/** Is the game decided by what the sides have so far? Give the cards that nobody
 *  has yet as unplayed. It does not check the facts: they must be possible.
 *  clause end.decided */
SKR_API enum skr_decision skr_decided(const struct skr_facts *facts);

/** The value if the soloist wins with this level; a level below the announced one
 *  counts as the announced one. It is not tested against the bid. 0 if the code
 *  does not allow the announcement, the number of matadors is impossible, or the
 *  level is SKR_NOT_EVEN_SCHWARZ.
 *  clauses value.product value.null */
SKR_API int skr_value_at(const struct skr_code *code,
                         const struct skr_contract *contract,
                         enum skr_level level);

/** The level without which the game is lost: the lowest one that covers the bid,
 *  but at least the one of skr_bound_level; SKR_NOT_EVEN_SCHWARZ if none covers
 *  the bid. Not for null.
 *  clauses end.forced-level value.bid */
SKR_API enum skr_level skr_forced_level(const struct skr_code *code,
                                        const struct skr_contract *contract);

/** May the soloist announce another game before the lead, after the one of the
 *  contract? to: the new game, as ruled by skr_announce; contract: with the cards.
 *  Returns SKR_C_NONE; SKR_C_ANNOUNCE_FINAL if the code allows no change; or
 *  SKR_C_ANNOUNCE_CHANGE if the new game is not of higher value.
 *  clauses announce.change announce.final */
SKR_API enum skr_clause skr_change(const struct skr_code *code,
                                   const struct skr_contract *contract,
                                   const struct skr_announcement *to);

/** Base value of a game. clauses value.base value.grand-ouvert */
SKR_API int skr_base(const struct skr_code *code,
                     const struct skr_announcement *a);

/** Fixed value of a null game: 23, 35, 46, 59, or 92 for revolution.
 *  clauses value.null home.revolution */
SKR_API int skr_null_value(const struct skr_announcement *a);

/** The score of a game with this value (not doubled): the value if it is won; if it
 *  is lost, minus twice the value, or minus the value under value.lost-once.
 * clauses value.won value.lost-double value.lost-once */
SKR_API int skr_score(const struct skr_code *code, bool hand, bool won,
                      int value);

/* ----------------------------------------------------------------- misdeals */

/** What can go wrong with the deal. */
enum skr_misdeal_kind {
    SKR_COUNT,           /**< deal.wrong-count: wrong number of cards in hand */
    SKR_CUT,             /**< deal.cut: too few cards lifted or left */
    SKR_DEALING,         /**< deal.objection: wrong manner of dealing */
    SKR_SKAT_SEEN_EARLY, /**< deal.skat-seen: looked at, or shown */
    SKR_SKAT_PICKED_UP,  /**< deal.skat-taken: with the hand, or in the auction */
    SKR_SHUFFLE,         /**< deal.shuffle: cards seen, interleaved or riffled */
    SKR_EXPOSED,         /**< deal.exposed: a card turned up in the deal */
    SKR_CUTTER_AWAY,     /**< deal.cut-absent: the player who should cut is away */
    SKR_ASTRAY           /**< deal.astray: the deal was correct, but in the play a hand
                              has too few or too many cards */
};
#define SKR_MISDEAL_KINDS (SKR_ASTRAY + 1)

/** When it is noticed. */
enum skr_found {
    SKR_FOUND_IN_DEAL,    /**< before the cards are picked up */
    SKR_FOUND_IN_AUCTION, /**< before the auction ends */
    SKR_FOUND_IN_PLAY     /**< after the auction */
};

/** Whose fault it is that a card is turned up in the deal. */
enum skr_fault { SKR_FAULT_DEALERS, SKR_FAULT_SHARED, SKR_FAULT_OTHERS };

/** Something that went wrong with the deal. */
struct skr_misdeal {
    enum skr_misdeal_kind kind;
    enum skr_found found;   /**< if the skat was seen: when that was */
    int by;                 /**< who saw or picked up the skat, or whose hand is
                                 astray; SKR_NOBODY: the dealer, or somebody
                                 else who does not play */
    int soloist;            /**< for a wrong count found in play, and for a hand
                                 astray: a seat */
    int cards[3];           /**< for a wrong count: cards of each seat, 0..32;
                                 the rest of 32 lies in the skat */
    int lifted;             /**< for a cut: cards lifted, 0..32 */
    int players;            /**< for an absent cutter: at the table, 3 or more */
    enum skr_fault fault;   /**< for a card turned up */
    bool told_apart;        /**< the two cards of a skat that was picked up can
                                 be told apart from the hand */
    bool leave;             /**< the soloist gave leave to look at the skat */
    bool reserved;          /**< the absent cutter reserved the cut */
    bool long_away;         /**< ... is away for longer than a moment */
    bool mattered;          /**< the card astray could have been played before it
                                 was found, or the play was not regular */
    bool play_on;           /**< the soloist wants the number put right and the
                                 game played */
    bool announced;         /**< contract.game is set */
    enum skr_level proved;  /**< the level that correct play would have brought the
                                 side that wins by a hand astray */
    struct skr_contract contract; /**< to value a game that is decided: with the
                                 bid and the matadors; bid 0: it is not valued */
};

/** What is done about it. */
enum skr_remedy {
    SKR_LEFT_AS_IT_IS,
    SKR_DEALT_AGAIN,   /**< by the same dealer; a cut is cut again */
    SKR_CARD_GIVEN,    /**< the hand of nine gets one of the three in the skat */
    SKR_SKAT_DRAWN,    /**< the dealer draws the skat out of twelve cards, those
                            of the barred player and the skat, shuffled */
    SKR_SKAT_LAID_BACK, /**< the two cards of the skat are laid back */
    SKR_SHUFFLED_AGAIN,
    SKR_PUT_RIGHT,     /**< the number of cards is put right, and the game played */
    SKR_NEXT_CUTS,     /**< the next player to the right cuts */
    SKR_DEALER_WAITS,
    SKR_REFEREE_ASKED
};

/** A side that is favoured: it gets a game that stands in spite of a wrong count,
 *  or the rest of a game that ends early: the cards in hand and in the unfinished
 *  trick. */
enum skr_rest { SKR_REST_NOBODYS, SKR_REST_SOLOISTS, SKR_REST_DEFENDERS };

/** What the code rules. */
struct skr_misdeal_ruling {
    enum skr_remedy remedy;
    enum skr_clause clause; /**< decides */
    enum skr_rest favours;  /**< which side gets a game that stands */
    unsigned barred;        /**< bit per seat that may not bid */
    bool hand_alone;        /**< the skat does not count for the matadors */
    bool forbidden;         /**< a look at the skat: a rule was broken */
    bool valued;            /**< the three fields below are set */
    enum skr_game game;     /**< the game that is won or lost */
    int value, score;       /**< its value, and what the soloist is booked */
};

/** Rules on something that went wrong with the deal.
 *  clauses deal.* general.leave general.liable */
SKR_API void skr_misdeal(const struct skr_code *code,
                         const struct skr_misdeal *misdeal,
                         struct skr_misdeal_ruling *out);

/** Who deals: the place at the table, counted from 0, the first seat. players: 3 or
 *  more; deal: its number in the list, from 1.
 *  clauses seat.first-dealer seat.next-dealer */
SKR_API int skr_dealer(int players, int deal);

/** How many deals of a list stand if it is noticed that the wrong player dealt;
 *  the player in the first seat deals next. players: 3 or more; deal:
 *  number of the deal in which it is noticed, from 1. clause deal.wrong-dealer */
SKR_API int skr_deals_that_stand(int players, int deal);

/* ------------------------------------------------------------------ endings */

/** The state of a game in which something happens besides cards. */
struct skr_position {
    struct skr_facts facts; /**< as far as the game was played; end is not read */
    int soloist;            /**< seat */
    struct skr_play play;   /**< read: game, hands still held, turn, and the
                                 unfinished trick. To fill it, call skr_play_begin
                                 with the cards still held, and set turn; or
                                 leave it { 0 } if the cards are unknown */
};

/** What happens. For a wrong card, give the position before that card. */
enum skr_happening {
    SKR_REVOKED,       /**< end.revoke */
    SKR_WRONG_LEAD,    /**< end.wrong-lead: leads when another should */
    SKR_WRONG_TURN,    /**< play.turn: plays before it is his turn */
    SKR_CARD_SHOWN,    /**< end.card-shown: shows a card of his */
    SKR_SKAT_SEEN,     /**< skat.unseen, skat.closed: looks at the skat */
    SKR_TRICKS_SEEN,   /**< trick.closed: looks through taken tricks */
    SKR_BETRAYED,      /**< end.betrayal: names cards, or a trick to come */
    SKR_NOT_LAID_OPEN, /**< announce.show: does not show an open game in time */
    SKR_EARLY_LEAD,    /**< end.early-lead: leads before he announces a game */
    SKR_GIVES_UP,      /**< says that he gives up: end.concede-soloist,
                            end.concede-consent, end.concede-defender */
    SKR_LAYS_DOWN,     /**< lays his cards down: end.offer, end.claim,
                            end.lay-down, end.open-play, end.open-play-1999 */
    SKR_THROWS,        /**< throws his cards openly down: end.throw */
    SKR_IS_AWAY,       /**< leaves, or runs out of time: end.absent */
    SKR_NO_PROOF,      /**< the cards are mixed, nothing can be proved: end.proof */
    SKR_PUT_AWAY_WRONG, /**< skat.wrong-number: announces with a wrong number of
                            cards */
    SKR_LED_ON,        /**< trick.complete: leads to the next trick before this one
                            is complete */
    SKR_GATHERED,      /**< trick.gathered: gathers a trick too early, or one that
                            is not his */
    SKR_WARNED,        /**< end.partner-warned: keeps his partner from a wrong
                            lead */
    SKR_SAYS_LOST,     /**< end.own-cards-decide: says that the soloist cannot win
                            any more */
    SKR_SKAT_SHOWN,    /**< end.skat-shown: uncovers what he put away, to show that
                            the rest is his */
    SKR_SHOWN_SUIT_LED, /**< end.shown-suit: leads the suit that his partner has
                            shown */
    SKR_TAKEN_BACK,    /**< play.stays: takes a played card back */
    SKR_LAST_TRICK_SEEN /**< trick.last: asks for the last trick again */
};
#define SKR_HAPPENINGS 23

/** When a wrong card is noticed. */
enum skr_noticed {
    SKR_NOTICED_AT_ONCE,  /**< before the trick is gathered */
    SKR_NOTICED_GATHERED, /**< after that, and before the next lead */
    SKR_NOTICED_LED,      /**< after the next lead */
    SKR_NOTICED_PLAYED    /**< after the last card */
};

/** One thing that happens, and how the others answer. */
struct skr_incident {
    enum skr_happening kind;
    int seat;             /**< who does it */
    unsigned agreed;      /**< bit per seat that agrees */
    unsigned objected;    /**< bit per seat that objects */
    enum skr_level asked; /**< the level asked for with an offer, or proved after a
                               wrong number of cards */
    int others_get;       /**< tricks that he leaves to the other side by his
                               words, 0..10 */
    bool play_on;         /**< the innocent side demands to play on */
    enum skr_noticed noticed; /**< when a wrong card is noticed */
    bool leave;           /**< the other side had given leave for it before */
    int trick_to;         /**< SKR_LED_ON: the seat whose trick it is when it is
                               complete */
};

/** What the code rules. */
struct skr_ruling {
    bool over;              /**< the game is over; else it goes on */
    bool open;              /**< the sources leave it open: this is our reading */
    enum skr_clause clause; /**< decides */
    enum skr_rest rest;     /**< which side gets the rest, if one does */
    struct skr_facts facts; /**< if the game is over: for skr_value; the rest is
                                 already added */
    bool put_right;         /**< the wrong card is taken back */
    unsigned may_change;    /**< bit per seat that may take back the card he has
                                 added to the trick, and play another */
};

/** Rules on an incident during the play.
 *  Returns SKR_OK; or SKR_E_POINTS, SKR_E_TRICKS or SKR_E_TOGETHER if the facts
 *  are impossible; SKR_E_UNPLAYED if no trick is unplayed, except for an early lead
 *  and a wrong number of cards; SKR_E_HANDS if somebody lays his cards down to claim
 *  tricks and the hands are empty; SKR_E_CARDS if a side without a trick throws its
 *  cards, and one matador does not tell which jacks it holds; SKR_E_HELD; SKR_E_SOLOIST; SKR_E_SEARCH if there is
 *  no ruling, because it is unknown whether a claim holds, or what a throw excludes.
 *  After an error out is unchanged.
 *  skr_rule needs the matadors only if there is a bid; skr_value always does.
 *  clauses end.* skat.unseen skat.closed trick.closed announce.show */
SKR_API enum skr_error skr_rule(const struct skr_position *position,
                                const struct skr_incident *incident,
                                struct skr_ruling *out);

/** The clause by which a code rules on a player who lays his cards down.
 *  clauses end.offer end.claim end.lay-down end.open-play end.open-play-1999
 *  end.breach-unseen */
SKR_API enum skr_clause skr_shown_clause(const struct skr_code *code,
                                         bool soloist);

/** The most positions at the beginning of a trick that a search of all play looks at,
 *  which takes a tenth of a second. Few questions about ten tricks need so many, and
 *  hardly any about nine or fewer; hands that are made to be hard do. */
#define SKR_SEARCH_MOST 300000

/** How often in one deal skr_state_move and skr_state_follow search for a ruling on cards
 *  thrown, on cards of the skat shown, or on the words that the game is lost: such things
 *  need not end a game, and a record could repeat them. A search that is too long counts as
 *  three. Later searches count as too long. */
#define SKR_SEARCHES_MOST 6

/** What a search of all play has found. An answer is exact. Which questions are too
 *  long depends on the question alone, never on the machine or on time. */
enum skr_search {
    SKR_NO, SKR_YES,
    SKR_TOO_LONG /**< neither: it has looked at SKR_SEARCH_MOST positions */
};

/** Can the player in this seat make sure that certain seats win at most `allowed`
 *  of the remaining tricks, whatever the two others play? All cards are known.
 *  This and the functions below need 128 KiB of the stack, all in all.
 *  play: its game, hands, turn and unfinished trick are read; losers: bit per
 *  seat whose tricks count; allowed: 0..10. clauses end.claim end.open-play */
SKR_API enum skr_search skr_can_limit(const struct skr_play *play, int seat,
                                      unsigned losers, int allowed);

/** Does the player in this seat win every remaining trick himself, however the
 *  other cards lie between the two others, and whatever they play? This search is
 *  never too long. clause end.open-play-1999 */
SKR_API bool skr_runs_out(const struct skr_play *play, int seat);

/** Is there any play of the remaining cards, good or bad, in which these seats
 *  together win no further trick? All cards are known, and all three may help.
 *  play: as for skr_can_limit; seats: bit per seat.
 *  clause end.throw */
SKR_API enum skr_search skr_could_win_nothing(const struct skr_play *play,
                                              unsigned seats);

/** Is there any play of the remaining cards, good or bad, in which these seats
 *  together win at most this many further card points?
 *  clause end.throw */
SKR_API enum skr_search skr_could_win_only(const struct skr_play *play,
                                           unsigned seats, int points);

/** Can the defender in this seat make sure that his own tricks bring at least this
 *  many card points, not counting cards of his partner, whatever the two others
 *  play? All cards are known.
 *  clauses end.own-cards-decide end.open-play-decides */
SKR_API enum skr_search skr_makes_alone(const struct skr_play *play, int seat,
                                        int soloist, int points);

/* ------------------------------------------------------------------- sheets */

/** The most players at a table. With four players the dealer sits out, but counts
 *  as an opponent. Players are numbered clockwise from 0. */
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

/** How a list is kept: agreed before its first deal. */
struct skr_scoring {
    const struct skr_code *code;
    enum skr_scheme scheme;
    int players;  /**< at the table, 3 or 4 */
    int stake;    /**< money: hundredths for a game point, 1 to 100000 */
    int limit;    /**< beer: marks that lose, 1 or more; usually 501 */
    int deals;    /**< agreed number of deals, or 0 */
};

/** One deal in a list. Give dealer and soloist, and the score, or the value and
 *  won; if both are given, they are compared. The sums can overflow if a number is
 *  above 100000 or below -100000, or if the list has more than 10000 deals. */
struct skr_entry {
    int dealer;          /**< player, or SKR_NOBODY if unknown */
    int soloist;         /**< player, or SKR_NOBODY: passed in, or a ramsch */
    bool won;
    bool hand;           /**< a hand game */
    int value;           /**< game value, not doubled; 0 if unknown */
    int score;           /**< signed, a loss doubled; 0 if unknown */
    int factor;          /**< by house rules: contra 2, re 4, sup 8; 0 means 1 */
    int each[SKR_TABLE]; /**< without a soloist: the score of each player, all 0
                              if the deal was passed in. Forehand is the player
                              after the dealer */
};

/** The sums of one player. */
struct skr_tally {
    int points;    /**< game points, money, or minus the bad marks */
    int won, lost; /**< games as soloist */
};

/** The state of a list. Read the fields; only the functions change them. */
struct skr_sheet {
    struct skr_scoring scoring;
    struct skr_tally tally[SKR_TABLE];
    int deals;       /**< so far */
    int passed_in;   /**< of them, passed in */
    int next_dealer; /**< player, or SKR_NOBODY if unknown */
    unsigned losers; /**< beer: bit per player who reached the limit first; then
                          the list is over */
};

/** The most clauses that one entry can break. */
#define SKR_BROKEN 5

/** Begins an empty list. It copies scoring, and keeps a pointer to its code. */
SKR_API void skr_sheet_begin(struct skr_sheet *sheet,
                             const struct skr_scoring *scoring);

/** Enters a deal, even if it breaks clauses; if score and value contradict each
 *  other, by its score. broken: receives the clauses that it breaks.
 *  Returns how many these are, 0..SKR_BROKEN.
 *  clauses sheet.entry sheet.series sheet.money sheet.beer seat.next-dealer
 *  seat.four */
SKR_API int skr_sheet_enter(struct skr_sheet *sheet,
                            const struct skr_entry *entry,
                            enum skr_clause broken[SKR_BROKEN]);

/** Counts deals about which nothing else is known. */
SKR_API void skr_sheet_skip(struct skr_sheet *sheet, int deals);

/** Does the list have the agreed number of deals or, without one, a multiple of
 *  the number of players? A beer list that is over is complete.
 *  clauses sheet.series sheet.three sheet.beer */
SKR_API bool skr_sheet_complete(const struct skr_sheet *sheet);

/** The total of one player. tally: the sums of all players at the table.
 *  clauses sheet.seeger sheet.fabian sheet.seeger-alone */
SKR_API int skr_sheet_total(const struct skr_scoring *scoring,
                            const struct skr_tally tally[], int player);

/** Ranks the players. lot: by player, 1, 2 ... as they drew lots, or 0; may be
 *  null. place: receives 1, 2 ... by player; players whom only a lot can separate
 *  share a place.
 *  Returns these players, a bit each; none in money and beer, where players with
 *  equal totals are equal. clause sheet.ranking */
SKR_API unsigned skr_sheet_rank(const struct skr_scoring *scoring,
                                const struct skr_tally tally[],
                                const int lot[], int place[]);

/* ------------------------------------------------------------ games at home */

/** Contra, re and sup so far. Read the fields; only the functions change them. */
struct skr_contras {
    const struct skr_code *code;
    int soloist;
    unsigned played;      /**< bit per seat that has played a card since the
                               announcement, or the last contra, re or sup */
    enum skr_contra said; /**< the highest so far */
    unsigned spoke;       /**< bit per seat that bid or held in the auction */
};

/** Begins after the announcement. soloist: seat; spoke: as in struct skr_auction, read
 *  only with the house rule contra-bid. It keeps a pointer to the code. */
SKR_API void skr_contra_begin(struct skr_contras *contras,
                              const struct skr_code *code, int soloist,
                              unsigned spoke);

/** Notes that a player has played a card.
 *  clauses home.contra-time home.contra-next-card */
SKR_API void skr_contra_card(struct skr_contras *contras, int seat);

/** A player says contra, re or sup. Returns SKR_C_NONE, or the clause that he
 *  breaks; then his word does not count.
 *  clauses home.contra-call home.contra-bid home.contra-time home.contra-next-card */
SKR_API enum skr_clause skr_contra_say(struct skr_contras *contras, int seat,
                                       enum skr_contra say);

/** The defenders of a revolution exchange cards. hand: cards of each seat, changed;
 *  gives: by seat, the cards that he gives to the other defender.
 *  Returns SKR_C_NONE, or the clause that it breaks; then nothing is changed.
 *  clause home.revolution-exchange */
SKR_API enum skr_clause skr_exchange(skr_cards hand[3], int soloist,
                                     const skr_cards gives[3]);

/** How many deals of pushed ramsch follow after a deal. due: how many were due
 *  before it, itself included; players: 3 or 4 at the table; game: the game that
 *  was played, SKR_RAMSCH if none was; matadors: signed.
 *  clause home.pushed-round */
SKR_API int skr_pushed_round(int due, int players, enum skr_game game,
                             int matadors);

/** A deal as rounds of bock see it. */
struct skr_bock_deal {
    enum skr_game game;     /**< SKR_RAMSCH: no game of a soloist */
    bool hand, ouvert, won;
    int points;             /**< the soloist's card points, with the skat */
    int value;              /**< the value of a game won, without contra and bock */
    enum skr_contra contra; /**< the last that was said */
};

/** How many deals after this one count twice. due: what the function returned for the
 *  deal before; if it is more than 0, this deal counts twice itself. Only things that
 *  the code's house rules name begin a round. clauses home.bock home.bock-* */
SKR_API int skr_bock_round(const struct skr_code *code, int due, int players,
                           const struct skr_bock_deal *deal);

/** A ramsch that was played. */
struct skr_ramsch {
    const struct skr_code *code; /**< with the house rule that scores it */
    bool pushed;
    int refused;   /**< pushed: how many players refused, 0..3 */
    int points[3]; /**< card points in tricks, by seat; the rest of 120 is in the
                        skat */
    int tricks[3]; /**< by seat, ten together */
    int last;      /**< who took the last trick: 1 + seat; 0: unknown, which matters
                        only for home.ramsch-last-trick */
};

#define SKR_RAMSCH_STEPS 5

/** What a ramsch is worth, and why. */
struct skr_ramsch_value {
    enum skr_clause clause; /**< decides who loses or wins */
    unsigned losers;        /**< bit per seat; 0 if somebody wins */
    int winner;             /**< seat that wins by taking every trick, or SKR_NOBODY */
    int score[3];           /**< signed, by seat */
    int steps;              /**< entries of step[] */
    struct skr_step step[SKR_RAMSCH_STEPS];
};

/** What a ramsch (not pushed, nobody has every trick) costs its loser; not
 *  negative. points: his card points with the skat; no_trick: a player has no
 *  trick.
 *  clauses home.ramsch-points home.ramsch-double home.ramsch-fixed
 *  home.ramsch-virgin */
SKR_API int skr_ramsch_charge(const struct skr_code *code, int points,
                              bool no_trick);

/** Scores a ramsch. Returns SKR_OK; SKR_E_POINTS, SKR_E_TRICKS or SKR_E_TOGETHER
 *  if the figures are impossible; SKR_E_LAST; SKR_E_RAMSCH if the code has no house
 *  rule for it. After an error out is unchanged.
 *  clauses home.ramsch-* home.pushed-ramsch home.push-* */
SKR_API enum skr_error skr_ramsch_value(const struct skr_ramsch *ramsch,
                                        struct skr_ramsch_value *out);

/* ------------------------------------------------------- the game in motion */

/* One structure holds a deal while it is played: from the cards dealt to the value.
 * It knows who may do what, refuses what the code forbids, rules on what happens
 * besides cards, and knows when the deal is over. A server needs nothing else:
 *
 *     skr_state_deal(&state, code, pack, NULL);
 *     do {
 *         while (skr_state_over(&state) == SKR_C_NONE) {
 *             ask the seats of skr_state_turn(&state), each with its skr_state_view
 *             if ((clause = skr_state_move(&state, &move)) != SKR_C_NONE)
 *                 refuse the move by this clause
 *         }
 *         ask the seats of skr_state_play_on(&state) whether they demand to play on
 *     } while (one does, and skr_state_move makes his SKR_MOVE_PLAY_ON);
 *     skr_state_value(&state, &result);
 *     show state itself: nobody plays on, so all may see the cards
 *
 * The structure has no pointers into itself: a copy is a state of its own, and to take
 * a move back, go back to a copy. It has 1,312 bytes on a 64-bit machine. Measured by
 * callgrind (gcc -O2, x86-64), a card or a call takes some 200 instructions; a random
 * deal from the pack to the value, with all moves listed at each of its 26 steps, takes
 * 18,000; each sequence that skr_state_count counts takes 39. One core of a busy server
 * played 440,000 to 510,000 such deals a second, and counted 300 million sequences:
 * `make bench`. */

/** What a player does. Names in text are those of skatref's own records; comments say
 *  which fields of struct skr_move are read besides kind and seat. */
enum skr_move_kind {
    SKR_MOVE_BID,      /**< number */
    SKR_MOVE_HOLD,     /**< says yes to a bid */
    SKR_MOVE_PASS,
    SKR_MOVE_BID_GAME, /**< bids by naming a game: said. clause auction.described */
    SKR_MOVE_TAKE,     /**< takes up the skat; in pushed ramsch, the two cards */
    SKR_MOVE_ANNOUNCE, /**< said; away: the two cards put away, if the skat was taken,
                            or 0 if they follow as SKR_MOVE_DISCARD; number: -1 if he
                            puts none away, and loses, 1 if it was a second game that is
                            not of higher value, which a view cannot find out by itself;
                            shown: an open hand */
    SKR_MOVE_DISCARD,  /**< puts cards away, if the announcement did not: away;
                            shown: an open hand */
    SKR_MOVE_CARD,     /**< number: the card; hidden: 1 if it broke a rule, which a
                            view cannot find out by itself; 2 if it did and was not
                            in his hand */
    SKR_MOVE_CONTRA, SKR_MOVE_RE, SKR_MOVE_SUP,
    SKR_MOVE_PUSH,     /**< passes two cards on: away */
    SKR_MOVE_REFUSE,   /**< refuses the two cards */
    SKR_MOVE_EXCHANGE, /**< in revolution: gives away, gets shown */
    SKR_MOVE_SHOW,     /**< lays his cards down, once: said.announced: the level that
                            he asks for; number: tricks that he leaves to the others;
                            shown: the cards, or 0 if all are seen */
    SKR_MOVE_CONCEDE,  /**< gives up */
    SKR_MOVE_THROW,    /**< throws his cards openly down: shown, as above */
    SKR_MOVE_CONSENT,  /**< agrees to the soloist's offer, or to his giving up */
    SKR_MOVE_OBJECT,   /**< does not agree */
    SKR_MOVE_LEFT,     /**< leaves the table */
    SKR_MOVE_TIMEOUT,  /**< runs out of time */
    SKR_MOVE_PLAY_ON,  /**< demands to play on, after a breach of the other side, or when
                            a defender gave up: skr_state_play_on */
    SKR_MOVE_BREACH,   /**< breaks a rule other than by a card: number: the clause,
                            one of skr_breach_at; shown: the card, if there is one.
                            Only for skr_state_follow */
    SKR_MOVE_MISDEAL   /**< something went wrong with the deal: misdeal; seat: who did
                            it or whose hand it is, SKR_NOBODY for the dealer; shown:
                            the new skat, or the card that a hand is given */
};
#define SKR_MOVE_KINDS (SKR_MOVE_MISDEAL + 1)

/** What is reported about a misdeal. Which fields the ruling needs depends on the kind,
 *  as in struct skr_misdeal; the state knows the rest. */
struct skr_mishap {
    enum skr_misdeal_kind kind;
    enum skr_fault fault;    /**< for a card turned up */
    enum skr_level proved;   /**< for a hand astray */
    int lifted;              /**< for a cut */
    bool in_deal;            /**< noticed before the cards were picked up */
    bool told_apart, leave, mattered, play_on;
};

/** One move. Fields that its kind does not read are 0. */
struct skr_move {
    enum skr_move_kind kind;
    int seat;
    int number;              /**< a bid, a card, tricks or a clause */
    int hidden;              /**< cards put away, passed on or given that are not
                                  known, in a view; for a card, see SKR_MOVE_CARD */
    skr_cards away;          /**< cards put away, passed on or given */
    skr_cards shown;         /**< cards laid open, or received */
    union {
        struct skr_announcement said;
        struct skr_mishap misdeal; /**< of SKR_MOVE_MISDEAL */
    };
};

/** What the rounds before say about a deal; it comes from skr_pushed_round and
 *  skr_bock_round. */
struct skr_round {
    bool pushed; /**< a pushed ramsch is due: needs home.pushed-ramsch */
    bool bock;   /**< the deal counts twice: skr_result.score is doubled */
};

/** Where a deal has got to. */
enum skr_phase {
    SKR_PHASE_AUCTION,
    SKR_PHASE_PUSH,    /**< pushed ramsch: the skat goes round */
    SKR_PHASE_SKAT,    /**< the soloist takes up the skat, or announces */
    SKR_PHASE_DISCARD, /**< announced, but the two cards are not put away yet */
    SKR_PHASE_PLAY,    /**< cards; a ramsch too, soloist is SKR_NOBODY then */
    SKR_PHASE_OVER
};

/** Bytes for the moves of a deal: more than all bids, answers, cards and an incident
 *  between any two tricks need. */
#define SKR_LOG 640

/** A deal while it is played, or what one seat sees of it. Read the fields; only the
 *  functions change them. A field that is not set yet is 0, a seat SKR_NOBODY. */
struct skr_state {
    const struct skr_code *code;
    struct skr_round round;
    int viewer;                   /**< whose view this is; SKR_NOBODY: all is seen */
    enum skr_phase phase;
    struct skr_deal deal;         /**< as dealt: the cards that are seen */
    uint8_t unseen[4];            /**< cards now in each hand, and in the skat, that
                                       are not seen; all 0 unless it is a view or
                                       part of the deal is hidden */
    uint8_t unseen_dealt[4];      /**< ... when they were dealt */
    bool unsound;                 /**< the cards dealt are not ten, ten, ten and two: no
                                       clause rules on what happens besides cards */
    struct skr_auction auction;
    int soloist;
    int bid;
    bool skat_taken;
    bool announced;               /**< game is set */
    struct skr_announcement game; /**< as it counts */
    bool struck;                  /**< a part of it was struck out, and the soloist has
                                       not corrected it: announce.invalid */
    skr_cards skat;               /**< what lies there now: as dealt, put away, or
                                       offered in pushed ramsch; 0 while a player
                                       holds twelve cards */
    unsigned skat_seen;           /**< bit per seat that put these cards there */
    unsigned dealt_seen;          /**< bit per seat that saw the skat as dealt */
    int early;                    /**< 1 + the card led before the announcement, or 0:
                                       end.announced-late */
    int refused;                  /**< pushed ramsch: players who refused */
    struct skr_contras contras;
    struct skr_play play;         /**< hand: what is held now, set from the deal on;
                                       the other fields are 0 until the first lead,
                                       but turn is also set while the skat is pushed */
    unsigned open;                /**< bit per seat whose hand lies open */
    unsigned laid_down;           /**< bit per seat that laid its cards down to end
                                       the game */
    struct skr_incident incident; /**< the last thing that happened besides cards */
    unsigned asked;               /**< bit per seat that has to answer it */
    int incident_at;              /**< ... how many moves were made before it */
    enum skr_error unruled;       /**< why there is no ruling on it, though the move was
                                       made, or SKR_OK */
    uint8_t searches;             /**< searches so far that SKR_SEARCHES_MOST limits */
    bool unanswered;              /**< nothing has happened since that ends the right to
                                       answer. skr_state_play_on says who may still
                                       play on */
    uint8_t card_back;            /**< bit 0: a card of the soloist's could be taken
                                       back; bit 1: a card of the defenders' */
    int wrong_at[2];              /**< ... how many moves were made before that card */
    struct skr_play before[2];    /**< ... the play before it */
    uint8_t unseen_before[2][4];  /**< ... and unseen */
    enum skr_clause ended;        /**< the clause that ended it, or SKR_C_NONE */
    bool ruled;                   /**< a ruling ended it: facts are those */
    bool open_ruling;             /**< ... the sources leave it open */
    struct skr_facts facts;
    int booked;                   /**< in a view that hides cards, after the end: the
                                       soloist's score, not doubled in bock */
    struct skr_misdeal_ruling misdeal; /**< if a misdeal ended it */
    int moves;                    /**< so far */
    int logged;                   /**< bytes of log[] in use */
    uint8_t log[SKR_LOG];         /**< for skr_state_move_at */
};

/** Begins a deal whose cards are known, all or in part. deal: a card that is not known
 *  is in no hand; hands of ten and a skat of two are filled up with cards not seen.
 *  round: may be a null pointer. The state keeps a pointer to the code.
 *  Returns SKR_C_NONE; SKR_C_PACK_CARDS if a card occurs twice, SKR_C_DEAL_HANDS if a
 *  hand or the skat has too many, or SKR_C_HOME_PUSHED_RAMSCH if the round is pushed
 *  and the code has no such house rule: then state is unchanged.
 *  clauses deal.hands pack.cards record.hidden home.pushed-ramsch */
SKR_API enum skr_clause skr_state_begin(struct skr_state *state,
                                        const struct skr_code *code,
                                        const struct skr_deal *deal,
                                        const struct skr_round *round);

/** Deals a pack and begins. pack: 32 cards, the first one dealt first. Returns the
 *  same. clause deal.order */
SKR_API enum skr_clause skr_state_deal(struct skr_state *state,
                                       const struct skr_code *code,
                                       const int pack[32],
                                       const struct skr_round *round);

/** The seats for which the deal waits, a bit each: whose turn it is, or who is asked
 *  to answer. Others may act all the same, with contra or by giving up: skr_state_moves
 *  lists such moves for each of the three. 0 when the deal is over. A seat that has no card
 *  left, after cards out of turn that nobody put right in skr_state_follow, is passed
 *  over. */
SKR_API unsigned skr_state_turn(const struct skr_state *state);

/** The seats, a bit each, that may demand to play on: SKR_MOVE_PLAY_ON. Ask them when
 *  the deal is over; under the old code a wrong card can be put right in this way while it
 *  goes on, too. 0: the ruling stands. clauses end.play-on end.revoke-corrected */
SKR_API unsigned skr_state_play_on(const struct skr_state *state);

/** What skr_state_moves lists; add them up. */
enum skr_listing {
    SKR_LIST_NEEDED = 0, /**< calls, skat, games, cards, answers, all that is needed to
                              play a deal to its end; and contra, which a seat may also
                              say when it is not its turn */
    SKR_LIST_EARLY = 1,  /**< also what can end it early: giving up, laying down,
                              throwing, leaving; and playing on after that */
    SKR_LIST_SETS = 2    /**< sets of cards, not each choice from them: in one move, away
                              has all cards from which the player chooses two; also the
                              exchange in revolution, which is listed in no other way:
                              away and shown have what the two defenders hold */
};

/** The most moves that can be listed: seven announcements, of six games and null ouvert,
 *  each with 66 ways to put two of twelve cards away, and the other moves. */
#define SKR_MOVES 480

/** Lists all that a seat may do now. Each entry can be given to skr_state_move as it
 *  is, except for sets. An announcement that counts as another one is not listed, nor
 *  is a bid by name, nor a game that leaves the skat without the word hand.
 *  Bids are listed one by one, and so are the 462 ways to announce with two cards put away:
 *  a program that chooses at random should choose a kind first. Moves of a kind are listed
 *  together, from the lowest number, game or card up; pass comes before the bids, taking the
 *  skat before the games, an answer before the cards, and what ends the deal early comes
 *  last.
 *  listing: sum of enum skr_listing.
 *  Returns how many there are, 0..SKR_MOVES: at least one for each seat of
 *  skr_state_turn. */
SKR_API int skr_state_moves(const struct skr_state *state, int seat,
                            unsigned listing, struct skr_move out[SKR_MOVES]);

/** The cards that a seat may play now, as a set, which is much faster than a list; 0 if
 *  it is not its turn. clauses play.* */
SKR_API skr_cards skr_state_cards(const struct skr_state *state, int seat);

/** What skr_state_count counts. */
enum skr_counted { SKR_ALL_MOVES, SKR_CARDS_ALONE, SKR_CALLS_ALONE };

/** Counts the sequences of exactly this many moves that can follow: what chess programs
 *  call perft. A sequence is made of the moves that SKR_LIST_NEEDED lists, for each seat
 *  that may act. After the end of the deal nothing follows; SKR_CARDS_ALONE and
 *  SKR_CALLS_ALONE leave other moves out. depth: 0 or more. Returns most + 1 if there
 *  are more than `most`, and stops as soon as that is known; also if it has to look at
 *  more than `most` positions, so that deals that end early cannot hold it up. A move
 *  that is not a card of a plain trick counts as 16 positions. */
SKR_API uint64_t skr_state_count(const struct skr_state *state, int depth,
                                 enum skr_counted what, uint64_t most);

/** Makes a move, if the code allows it. Returns SKR_C_NONE, or the clause that it
 *  breaks: then nothing has changed. SKR_C_RECORD_ORDER: not now; SKR_C_RECORD_HIDDEN:
 *  the ruling needs cards that are not seen; SKR_C_RECORD_INCIDENT: it needs a fact that
 *  the move does not have; SKR_C_RECORD_SYNTAX: the move is impossible, or the log is full.
 *  If cards are laid down or thrown, and the search for a proof takes too long, that ends
 *  nothing: the game goes on, and state->unruled is SKR_E_SEARCH. */
SKR_API enum skr_clause skr_state_move(struct skr_state *state,
                                       const struct skr_move *move);

/** Makes a move that happened at the table, as a judge of logs needs it. If the code
 *  forbids it, what follows from it by the code is applied: what was said counts as far
 *  as it can, a wrong card or a breach is ruled on. Returns the clause that is broken,
 *  or SKR_C_NONE; after one of the four above, and SKR_C_HOME_RAMSCH for what cannot
 *  happen in a ramsch, nothing has changed. */
SKR_API enum skr_clause skr_state_follow(struct skr_state *state,
                                         const struct skr_move *move);

/** The clause that ended the deal; SKR_C_NONE while it goes on. All passed:
 *  auction.passed-in; the last card: end.play-out; else for example end.null,
 *  end.schwarz, the clause of a misdeal after which the cards are dealt again, or the one
 *  that ruled on what happened: for giving up, end.concede-soloist or, if a defender gave up
 *  when the soloist had to reach a level, end.forced-level; before 1999, end.absent.
 *  skr_state_value says who won. */
SKR_API enum skr_clause skr_state_over(const struct skr_state *state);

/** Is the game won or lost already, whatever is still played? SKR_OPEN before the
 *  announcement, in a ramsch, and where a view does not show the matadors.
 *  clause end.decided */
SKR_API enum skr_decision skr_state_decided(const struct skr_state *state);

/** Card points and tricks so far, as far as they are seen: the soloist's, with the
 *  skat, and what nobody has yet; all 0 without a soloist, whose figures are in
 *  play. In the view of a defender the skat counts among what nobody has. */
SKR_API void skr_state_taken(const struct skr_state *state, struct skr_taken *out);

/** The facts of the game, for skr_value and skr_decided; after the end, those of the
 *  ruling. The soloist must be known, and a game announced. */
SKR_API void skr_state_facts(const struct skr_state *state, struct skr_facts *out);

/** What a deal came to. */
enum skr_outcome {
    SKR_PASSED_IN,   /**< nothing to score. clause value.passed-in */
    SKR_GAME_PLAYED, /**< value is set */
    SKR_RAMSCH_PLAYED, /**< ramsch is set */
    SKR_NO_GAME,     /**< broken off before the announcement: nothing to score.
                          clause end.absent */
    SKR_DEAL_AGAIN,  /**< misdealt: the same dealer deals again */
    SKR_GAME_DECIDED /**< a misdeal decided the game: skr_state.misdeal says why */
};

struct skr_result {
    enum skr_outcome outcome;
    enum skr_clause clause;  /**< that ended the deal */
    int score[3];            /**< what each seat is booked: value.score, or that of
                                  ramsch; doubled in bock, which value and ramsch are
                                  not */
    struct skr_value value;
    struct skr_ramsch_value ramsch;
};

/** The result of a deal that is over. In a view that hides cards, because somebody may still
 *  play on, value has only won, value and score. Returns SKR_OK; SKR_E_HANDS if the deal is
 *  not over, or was begun with cards that are not seen; or an error of skr_value or
 *  skr_ramsch_value. After an error out is unchanged.
 *  clauses level.* value.* home.ramsch-* home.bock */
SKR_API enum skr_error skr_state_value(const struct skr_state *state,
                                       struct skr_result *out);

/** The deal as one seat may see it: its own cards, those that lie open, what was said
 *  and played. Other hands are numbers, in unseen. When a game is over for good, however it
 *  ended, all is seen; not yet while skr_state_play_on names a seat, and never in a deal
 *  that was passed in or broken off before there was a game. out: may not be state. All
 *  functions take a view too; what depends on cards that are not seen is refused by
 *  SKR_C_RECORD_HIDDEN. */
SKR_API void skr_state_view(const struct skr_state *state, int seat,
                            struct skr_state *out);

/** The n-th move of the deal, counted from 0. n: below state->moves. */
SKR_API void skr_state_move_at(const struct skr_state *state, int n,
                               struct skr_move *out);

/** The n-th clause that a breach can name, counted from 0; SKR_C_NONE after the last
 *  one. happening: may be a null pointer; otherwise it receives the happening for
 *  skr_rule. */
SKR_API enum skr_clause skr_breach_at(int n, enum skr_happening *happening);

/** The name of a game, or of a seat: "clubs", "ramsch"; "F", "M", "R". */
SKR_API const char *skr_game_name(enum skr_game game);
SKR_API const char *skr_seat_name(int seat);

/** The game or seat with this name, or -1. */
SKR_API int skr_game_find(const char *name);
SKR_API int skr_seat_find(const char *name);

/** The most bytes of the text of a move, and of a state, each with its NUL. */
#define SKR_MOVE_TEXT 160
#define SKR_STATE_TEXT 8192

/** Writes a move in words: "M bid 18", "F announce grand hand", "F CJ". Returns the
 *  length. The words are those of skatref's own records. */
SKR_API int skr_move_write(const struct skr_move *move, char out[SKR_MOVE_TEXT]);

/** Reads what skr_move_write writes. Returns a null pointer if it can be read; else the
 *  place in text where it cannot, and out is unchanged. */
SKR_API const char *skr_move_read(const char *text, struct skr_move *out);

/** Writes a state as one line of ASCII, without a line end: code and house rules, the
 *  round, the cards dealt, all moves and, when the deal is over, its scores: "result M -72"
 *  for a soloist, not doubled in bock; "result F 0 M -30 R 0" for a ramsch; "result
 *  passed-in", or "result none" if there is no game. A card that the view does not show is
 *  written ??. Where such cards decide, the view says "wrong" after a card that broke a rule
 *  or a second game that does not count, "wrong play.held" after a card that was not in the
 *  player's hand, and a word such as "over end.throw" for why the game is over. The form is
 *  stable from release to release. A file of such lines is a log that `skatref check` and the other commands
 *  read. Returns the length. */
SKR_API int skr_state_write(const struct skr_state *state,
                            char out[SKR_STATE_TEXT]);

/** Reads what skr_state_write writes, by following the moves. code: room for the code
 *  with its house rules, to which the state keeps a pointer. Returns a null pointer if it
 *  can be read; else the place in text where it cannot be read or followed, or where the
 *  result is not that of the state. */
SKR_API const char *skr_state_read(const char *text, struct skr_code *code,
                                   struct skr_state *out);

/* ----------------------------------------------------------------- a server */

/* A server needs one struct skr_state for each table. If a player's answer breaks a clause,
 * it is refused by this clause and changes nothing; then he is asked again. He gets only
 * his view, and the moves of the view are all that he has. skr_state_turn names the players
 * who have to answer an offer or a concession, and skr_state_play_on those who may play on
 * after a deal is over. The line of skr_state_write is all there is to store of a deal: it
 * can be read again after a restart, and `skatref check` judges it. */

/* --------------------------------------------------------------- many games */

/* A program that learns plays many games in its own process; skatref referee is for
 * engines that are processes of their own. Nothing is allocated, so that each thread can
 * have a state of its own; to undo a move, copy the state before you make it.
 * skr_state_cards is much faster than a list, and most moves are cards. What a player may
 * see is the view, which is a state, too. A program in a language with an interface to C
 * needs no compiler: corpus/engines/many-games.py plays through Python's ctypes. */

#ifdef __cplusplus
}
#endif

#endif

/* A record: what a log claims about one deal, before it is judged. */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include <stddef.h>

#include "record/house.h"

/** More moves than any deal can have: 63 bids, 63 answers, 3 passes, 30 cards,
 *  and incidents. A record with more moves is malformed. */
#define MOVES 256

enum move_kind {
    MOVE_BID,     /**< number */
    MOVE_HOLD,
    MOVE_PASS,
    MOVE_TAKE,    /**< takes up the skat */
    MOVE_SKAT,    /**< the two cards that the soloist finds: put_away */
    MOVE_ANNOUNCE, /**< said; away, put_away and shown */
    MOVE_DISCARD, /**< the cards put away, after the announcement; the same */
    MOVE_CARD,    /**< number is the card, or SKR_NO_CARD if hidden */
    MOVE_SHOW,    /**< lays his cards down: shown, or none given;
                       said.announced: a level asked for with it; number: tricks
                       that he leaves to the others, mostly 0 */
    MOVE_RESIGN,  /**< says that he gives up, without showing cards */
    MOVE_TIMEOUT,
    MOVE_LEFT,
    MOVE_CONSENT, /**< agrees to the soloist's giving up, or to his offer */
    MOVE_OBJECT,  /**< does not agree to it */
    MOVE_THROW,   /**< throws his cards openly down: shown, or none given */
    MOVE_BREACH,  /**< breaks a rule other than by playing a card: number is the
                       clause, an enum skr_clause: end.card-shown, end.betrayal,
                       end.partner-warned, end.own-cards-decide,
                       end.skat-shown, trick.closed, trick.complete,
                       trick.gathered, trick.last, play.stays, skat.unseen,
                       skat.closed;
                       shown: the card, if given. Cards played against a rule
                       are MOVE_CARD */
    MOVE_PLAY_ON, /**< demands to play on: after a breach, or when the soloist gives up */
    MOVE_SOLOIST, /**< the result of an auction without its calls: seat became
                       soloist, number is the last bid */
    MOVE_TRICK,   /**< after the cards of a trick: seat took it */
    MOVE_HOUSE,   /**< a house rule applies from here on, and the rest is not
                       judged: number is its clause, an enum skr_clause:
                       home.* */
    MOVE_CONTRA,  /**< says contra. clause home.contra; the kinds below are of
                       home.* too */
    MOVE_RE,
    MOVE_SUP,
    MOVE_PUSH,    /**< takes the cards offered and passes on put_away */
    MOVE_REFUSE,  /**< refuses the cards offered */
    MOVE_EXCHANGE, /**< in revolution: gives put_away, number of them, and gets
                       shown */
    MOVE_NAME,    /**< bids by naming a game: said. clause auction.described */
    MOVE_MISDEAL  /**< something goes wrong with the deal: misdeal; seat: who did
                       it, or whose hand it is, SKR_NOBODY for the dealer; shown:
                       the new skat, or the card that a hand is given */
};

/** What a record tells of a misdeal. A number that it does not tell is -1. */
struct recorded_misdeal {
    int8_t kind;              /**< enum skr_misdeal_kind */
    int8_t found;             /**< enum skr_found */
    int8_t fault;             /**< enum skr_fault */
    int8_t remedy;            /**< enum skr_remedy: what was done about it */
    int8_t lifted;
    int8_t proved;            /**< enum skr_level */
    int8_t told_apart, leave, mattered, play_on; /**< 0 or 1 */
};

/** away of a move that says that no card is put away. */
#define NONE_AWAY (-1)

struct move {
    uint8_t kind;
    int8_t seat;
    int16_t number;
    uint8_t count;            /**< cards that the record has with it */
    uint8_t hidden;           /**< how many of them are hidden */
    int8_t away;              /**< how many of them are put away with an announcement or
                                   after it, the first ones; 0: none is given */
    uint16_t length;          /**< bytes of the move's text */
    uint32_t byte;            /**< its place, from the record's start */
    skr_cards put_away;       /**< cards put away, found, passed on or given */
    skr_cards shown;          /**< the others; all, where none can be put away */
    union {
        struct skr_announcement said;
        struct recorded_misdeal misdeal;  /**< of MOVE_MISDEAL */
    };
};

/** Figures of a recorded result. */
enum figure {
    FIGURE_SOLOIST, FIGURE_OUTCOME, FIGURE_SCORE,
    FIGURE_MATADORS, FIGURE_OVERBID, FIGURE_POINTS,
    FIGURE_TRICKS, FIGURE_SCHNEIDER, FIGURE_SCHWARZ,
    FIGURE_PENALTY_0, FIGURE_PENALTY_1, FIGURE_PENALTY_2,
    FIGURE_LEFT, FIGURE_TIMEOUT, FIGURE_RESIGNED,
    FIGURE_SCORE_0, FIGURE_SCORE_1, FIGURE_SCORE_2, /**< ramsch */
    FIGURES
};

enum { OUTCOME_LOSS, OUTCOME_WIN, OUTCOME_PENALTY };

enum result_kind { RESULT_FIGURES, RESULT_PASSED,
                       RESULT_UNKNOWN };

struct result {
    enum result_kind kind;
    uint32_t byte;                     /**< its place */
    uint32_t given;                    /**< bit per figure */
    int32_t figure[FIGURES];
    uint32_t at[FIGURES];          /**< place of each */
};

/** A reader's first fault: the clause, the place, and what it expected
 *  there. */
struct malformed {
    enum skr_clause clause;            /**< SKR_C_NONE: no fault */
    uint32_t byte;
    uint32_t length;                   /**< bytes of the text found there */
    const char *expected;
};

/** How a source books what the code leaves to the players, or how it differs
 *  from the code. If all are false, a record must follow the code. */
struct conventions {
    bool stayer_has_rest;  /**< a side gives up if all its players have said so,
                                the soloist at any time, or if one of them has
                                left or run out of time; the other side then
                                gets what was not played; before the
                                announcement, penalties are booked */
    bool shows_freely;     /**< showing cards ends nothing */
    bool stops_at_31;      /**< schneider announced and missed ends the play */
    bool plays_to_ten;     /**< schwarz announced and missed does not */
    bool passes_in;        /**< where all pass, a ramsch need not follow: whether it
                                does is an option of the program, which no record
                                names */
    bool flags_unannounced; /**< the soloist's own schneider and schwarz are
                                 noted only if he announced no such level */
};

/** The conventions of a source that follows the code. */
extern const struct conventions no_conventions;

struct record {
    const char *text;                  /**< the record's bytes, as read */
    uint32_t length;
    const char *id;                    /**< inside text; may be empty */
    uint32_t id_length;
    uint32_t date_length;
    const char *date;                  /**< as the log has it, or a null pointer:
                                            "2007-10-29/04:44:01/UTC" */
    struct skr_deal deal;
    uint8_t hidden[4];                 /**< hidden cards of hands and skat */
    bool doubled;                      /**< a card is dealt twice */
    bool whole;                        /**< all 32 cards, ten each and two */
    uint32_t deal_byte;
    const struct skr_code *code;       /**< named in the record, or a null
                                            pointer */
    house_rules options;               /**< named in the record */
    const struct conventions *conventions; /**< of its source, set by the
                                                reader */
    int moves;
    struct move move[MOVES];
    struct result result;
    struct malformed malformed;
    char made[224];                    /**< texts that a reader made: names, or
                                            what it expected */
    char *decoded;                     /**< texts that the record has with escapes, or a
                                            null pointer: set it before the first use */
};

struct notes;

/** Prepares a record before it is read from text: no moves, no recorded result,
 *  no fault. notes: a null pointer, or its labels are cleared. */
void record_begin(struct record *record, struct notes *notes, const char *text,
                  const struct conventions *conventions);

/** Parts the cards of the move that is read, an announcement or cards put away, into those
 *  put away and those shown. The first two are in put_away so far, the others in shown; away
 *  is how many are put away, if the record says so and they are not two. Else it follows
 *  from their number: nobody puts twelve cards away, and of a null ouvert the hand is shown. */
void record_part_cards(const struct record *record, struct move *move);

/** Frees what was decoded; texts may be invalid afterwards. */
void record_release(struct record *record);

/** Asked for instead of a code: the code that the record names; else the edition
 *  in force on its date; else the default. It is in force nowhere itself. */
extern const struct skr_code code_by_date;

/** The code to judge a record by: the one asked for, if not a null pointer;
 *  else the one that the record names; else the default. The options asked for
 *  and the record's are added to it, in *room, which the result may point to;
 *  if both set the scoring of ramsch, the record's applies. */
const struct skr_code *record_code(const struct record *record,
                                   const struct skr_code *asked,
                                   house_rules options, struct skr_code *room);

/** Numbers of moves: 0 is no move, 1 the deal, and from 2 on those of
 *  move[]. */
enum { NO_MOVE, THE_DEAL, FIRST_MOVE };

static inline int move_number(const struct record *r, const struct move *m)
{
    return (int)(m - r->move) + FIRST_MOVE;
}

/** The move of this number; a null pointer if it is not in move[]. */
static inline const struct move *numbered_move(const struct record *r, int number)
{
    return number >= FIRST_MOVE ? &r->move[number - FIRST_MOVE] : NULL;
}

/** The end of move[]. */
static inline const struct move *moves_end(const struct record *r)
{
    return r->move + r->moves;
}

#endif

/* What the judge's files share: a replay under way, and adding findings. */
#ifndef REPLAY_H
#define REPLAY_H

#include <stddef.h>

#include "judge/judge.h"

enum phase {
    PHASE_AUCTION,
    PHASE_SKAT,      /**< the soloist takes the skat, or announces */
    PHASE_DISCARD,   /**< announced, the two cards put away still to come */
    PHASE_PLAY,
    PHASE_OVER,
    PHASE_LOST,      /**< cannot be followed any further */
    PHASE_PUSH,      /**< at home: the skat is pushed from player to player */
    PHASE_RAMSCH
};

/** Why the play ended, in the record. */
enum stop {
    STOP_NONE,       /**< it just breaks off */
    STOP_PLAYED,     /**< ten tricks */
    STOP_BY_CODE,    /**< end.null, end.schwarz */
    STOP_SOLOIST,    /**< the soloist resigned, left, or ran out of time */
    STOP_DEFENDERS   /**< both defenders resigned, or one left or ran out */
};

struct replay {
    const struct record *record;
    struct judgment *judgment;
    enum phase phase;
    enum stop stop;
    enum skr_clause stop_clause;   /**< what STOP_BY_CODE rests on */
    struct skr_auction auction;
    struct skr_deal deal;
    bool sound_deal;               /**< 32 cards, ten each and two */
    bool hidden;                   /**< cards are hidden that matter */
    bool taken;                    /**< the skat was taken up */
    skr_cards twelve;              /**< the soloist's hand and skat */
    skr_cards put_away;            /**< the skat as it counts */
    struct skr_play play;
    uint8_t resigned;              /**< bit per seat */
    bool conceded_early;           /**< by the soloist, with nine or ten cards */
    int8_t left, timed_out;        /**< seat, or SKR_NOBODY */
    uint8_t showed;                /**< bit per seat that laid cards down */
    bool extra_noted;              /**< a move after the end was found */
    bool code_ended;               /**< by the code the game ended before */
    enum skr_clause code_clause;   /**< ... by this clause */
    bool convention;               /**< something happened that the source
                                        books otherwise */
    int convention_move;
    bool by_source, by_code;       /**< the result is booked by that alone */
    struct skr_facts code_facts;   /**< ... with these facts */
    bool played_on;                /**< cards followed all the same */
    bool pending;                  /**< the incident can still be answered */
    struct skr_incident incident;  /**< the last one, until the game ended */
    int incident_move;
    bool agreed;                   /**< to the soloist's giving up, by word */
    bool card_back;                /**< a wrong card that can be taken back */
    struct skr_play before;        /**< ... and how it was before */
    struct skr_contras contras;
    int contra_from;               /**< move up to which cards are noted there */
    bool pushed;                   /**< the ramsch is a pushed one */
    struct skr_push push;
};

/** Adds a finding and returns it, to have recorded and ruled written into it.
 *  move: index into record->move, -1 for the deal, -2 for none. */
struct finding *add_finding(struct judgment *j,
                            enum finding_kind kind,
                            enum skr_clause clause, int move);

/** A finding on a move that the code forbids. */
struct finding *illegal(struct replay *p, enum skr_clause clause,
                        int move);

/** Writes what the code rules into a finding. */
void set_ruled(struct finding *f, const char *text);

/** The facts of the game as far as it was played. */
struct skr_facts facts_so_far(const struct replay *p,
                              enum skr_ending ending);

/** By the code the game ends with this move, whatever the record does next;
 *  only the first such end counts. */
void end_by_code(struct replay *p, int move, enum skr_clause clause,
                 const struct skr_facts *facts);

/** What happens here the source treats in a way of its own. */
void note_convention(struct replay *p, int move);

/** A card that breaks this clause is about to be played. */
void breach_by_card(struct replay *p, int move, enum skr_clause clause);

/** A card is played, and no game is announced. clause end.early-lead */
void led_early(struct replay *p, int move);

/** A player leaves or runs out of time. */
void judge_absence(struct replay *p, int move);

/** Judges what happens in the play besides cards. Returns false when the move
 *  is none of that, or out of place. */
bool judge_incident(struct replay *p, int move);

/** After the last move: a defender gave up, and nobody played on. */
void end_on_resignation(struct replay *p);

/** Judges a call. */
void judge_call(struct replay *p, int move, enum skr_call call);

/** Judges an auction of which only the end is told. */
void judge_told_auction(struct replay *p, int move);

/** Something else is done before the auction is over: it is taken to be. */
void force_auction_end(struct replay *p, int move);

/** Goes on from the auction to the skat. */
void begin_skat(struct replay *p);

/** Judges a move between auction and play. Returns false when it is out of
 *  place. */
bool judge_contract(struct replay *p, int move);

/** Judges a second announcement before the lead. Returns false when none can be
 *  made. clause announce.change */
bool judge_change(struct replay *p, int move);

/** Judges the run of cards that begins with a move of the play. Returns the first
 *  move after it. */
int judge_cards(struct replay *p, int move);

/** Judges who took the last trick, as the record tells it. */
void judge_told_trick(struct replay *p, int move);

/** Tells what a card should have been, in a finding. */
void explain_card(const struct replay *p, struct finding *f,
                  const struct move *m);

/** Finds a figure of the result wrong. */
void wrong_figure(struct replay *p, int figure, enum skr_clause clause,
                  int ruled);

/** Judges a move that only house rules know. Returns false for any other. */
bool judge_home(struct replay *p, int move);

/** Begins to play a ramsch. */
void begin_ramsch(struct replay *p, const skr_cards hand[3],
                  skr_cards skat);

/** Compares the written scores of a ramsch with the ruling. */
void judge_ramsch_result(struct replay *p);

/** Compares the written result with the ruling. */
void judge_result(struct replay *p);

/** The clause that explains why the recorded score is not the ruled one.
 *  ruled: value by the code; recorded: the score written in the log. */
enum skr_clause explain_score(const struct skr_facts *facts,
                              const struct skr_value *ruled, int recorded);

#endif

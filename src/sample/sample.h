/* Sample games: dealt at random, played legally, written as ISS records. */
#ifndef SKR_SAMPLE_H
#define SKR_SAMPLE_H

#include "record/record.h"
#include "base/out.h"

/** Random numbers: the same seed gives the same games everywhere. */
struct rng {
    uint64_t state;
};

/** A code, and the next bid after each number: 0 if there is none. */
struct sample_bids {
    const struct skr_code *code;
    int next[SKR_BID_LIMIT + 1];
};

/** The player who gets good cards for a game, so that high games occur too. */
struct favour {
    int seat;                     /**< SKR_NOBODY: nobody */
    enum skr_game game;
    int gifts;                    /**< so many good cards */
};

/** One move as it is written: who (w, 0, 1, 2) and what. */
struct sample_move {
    char who;
    char text[72];
};

#define SAMPLE_MOVES 200

/** A game as it will be written, and what it was made from. */
struct sample_game {
    const struct sample_bids *bids;
    const struct skr_code *code;
    struct favour favour;
    struct rng dealing, playing;  /**< the numbers for the deal, for the play */
    int pile[32];                 /**< the cards: three hands, the skat */
    bool bars;                    /**< bars separate the piles */
    int split;                    /**< cards in the first pile, with bars */
    struct skr_deal deal;
    struct skr_state state;       /**< up to sample_play, of the auction alone, in which
                                       no card is seen; then of the whole game */
    int calls;                    /**< moves of the auction */
    bool taken;
    struct skr_announcement game;
    struct skr_value value;
    int points, tricks;
    int moves, announcement, first_card; /**< indices into move[] */
    bool passed;                  /**< R[passed] */
    int figure[FIGURES];
    bool without_result_word;     /**< leaves a figure out */
    char tail[24];                /**< written after the last move, raw */
    enum skr_clause fault;        /**< the clause that the game breaks */
    struct sample_move move[SAMPLE_MOVES];
};

/** Looks up all bids of a code once: sample_begin needs many of them. */
void sample_find_bids(struct sample_bids *bids, const struct skr_code *code);

/** Deals 32 cards, every deal as likely: deal n of this seed. */
void sample_deal(struct skr_deal *deal, uint64_t seed, uint64_t n);

/** Begins game number n of a seed: the auction and what is announced, which do not
 *  depend on the cards. */
void sample_begin(struct sample_game *game, const struct sample_bids *bids,
                  uint64_t seed, uint64_t n);

/** Deals and plays a game that has begun. */
void sample_play(struct sample_game *game);

/** What is known of a game that has begun. Hand, open, announced and bound games have
 *  trumps here; a bound one needs schwarz. */
bool sample_is_game(const struct sample_game *game);
bool sample_is_bid(const struct sample_game *game);
bool sample_is_alone(const struct sample_game *game);
bool sample_is_null(const struct sample_game *game);
bool sample_has_trumps(const struct sample_game *game);
bool sample_is_taken(const struct sample_game *game);
bool sample_is_hand(const struct sample_game *game);
bool sample_is_ouvert(const struct sample_game *game);
bool sample_is_open(const struct sample_game *game);
bool sample_is_announced(const struct sample_game *game);
bool sample_is_bound(const struct sample_game *game);
bool sample_may_overbid(const struct sample_game *game);
bool sample_may_overbid_trumps(const struct sample_game *game);
bool sample_overbids_null(const struct sample_game *game);

/** A kind of fault: the clause it breaks, and how. */
struct sample_fault {
    enum skr_clause clause;

    /** Breaks the game. Returns false if it cannot; the game is then unchanged. */
    bool (*breaks)(struct sample_game *game, enum skr_clause clause);

    /** May breaks() succeed, once this game, which has begun, is played? A null
     *  pointer: always. It saves the play of most games that cannot be broken. */
    bool (*fits)(const struct sample_game *game);
};

/** All kinds of fault: in the moves, and in the recorded result. */
extern const struct sample_fault sample_move_faults[];
extern const int sample_move_fault_count;
extern const struct sample_fault sample_figure_faults[];
extern const int sample_figure_fault_count;

/** Adds the move of a card. */
void sample_add_card(struct sample_game *game, char who, int card);

/** Adds the cards to a text, each after a dot. */
void sample_append_cards(char *text, skr_cards cards);

/** Writes the game as one record and a newline. id: its number. */
void sample_write(struct out *out, const struct sample_game *game,
                  unsigned long long id);

#endif

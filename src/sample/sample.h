/* Sample games: dealt at random, played legally, written as ISS records. */
#ifndef SKR_SAMPLE_H
#define SKR_SAMPLE_H

#include "record/record.h"
#include "base/out.h"

/** Random numbers: the same seed gives the same games everywhere. */
struct rng {
    uint64_t state;
};

/** A whole number from 0 to n - 1. */
int rng_below(struct rng *rng, int n);

/** One move as it is written: who (w, 0, 1, 2) and what. */
struct sample_move {
    char who;
    char text[72];
};

#define SAMPLE_MOVES 200

/** A game as it will be written, and what it was made from. */
struct sample_game {
    const struct skr_code *code;
    int pile[32];                 /**< the cards: three hands, the skat */
    bool bars;                    /**< bars separate the piles */
    int split;                    /**< cards in the first pile, with bars */
    struct skr_deal deal;
    struct skr_auction auction;   /**< as it ended */
    int calls;                    /**< moves of the auction */
    bool taken;
    skr_cards put_away;
    struct skr_announcement game;
    struct skr_play play;         /**< as it ended */
    struct skr_value value;
    int points, tricks;
    int moves, announcement, first_card; /**< indices into move[] */
    skr_cards dealt_hand[3];      /**< the hands when play began */
    struct sample_move move[SAMPLE_MOVES];
    bool passed;                  /**< R[passed] */
    int figure[FIGURES];
    bool without_result_word;     /**< leaves a figure out */
    char tail[24];                /**< written after the last move, raw */
    enum skr_clause fault;        /**< the clause that the game breaks */
};

/** Plays game number n of a seed. */
void sample_play(struct sample_game *game, const struct skr_code *code,
                 uint64_t seed, uint64_t n);

/** A kind of fault: the clause it breaks, and how. The function returns false
 *  if it cannot break this game so; the game is then unchanged. */
struct sample_fault {
    enum skr_clause clause;
    bool (*breaks)(struct sample_game *game, enum skr_clause clause);
};

/** All kinds of fault: in the moves, and in the recorded result. */
extern const struct sample_fault sample_move_faults[];
extern const int sample_move_fault_count;
extern const struct sample_fault sample_figure_faults[];
extern const int sample_figure_fault_count;

/** Adds a move; text is formatted. */
void sample_add(struct sample_game *game, char who, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/** Adds the cards to a text, each after a dot. */
void sample_append_cards(char *text, skr_cards cards);

/** Writes the game as one record and a newline. id: its number. */
void sample_write(struct out *out, const struct sample_game *game,
                  unsigned long long id);

#endif

/* Collects the worth of every game that the facts of a row leave possible. */
#ifndef LIST_WORTHS_H
#define LIST_WORTHS_H

#include "list/rows.h"

/** The worth of one game. value 0: an overbid null; its value depends on the cards,
 *  but it is higher than that of the null. */
struct worth {
    bool won, overbid, hand;
    int value, score;          /**< without factors of house rules */
    int above;                 /**< if value is 0: the real value is higher than this */
    int assumed;               /**< what the game has that a simple game has not */
};

#define MOST_WORTHS 320

/** Different worths, each once, those of the simplest games first. */
struct worths {
    int count;
    struct worth item[MOST_WORTHS];
};

/** The most matadors that a game can have. clause matadors.limit */
static inline int most_matadors(int game)
{
    return game == SKR_GRAND ? 4 : 11;
}

/** Collects all worths that fit the row, except for its value and score. F_GAME must
 *  be known, and a value of enum skr_game. */
void collect_worths(const struct row *row, const struct skr_code *code,
                    struct worths *w);

#endif

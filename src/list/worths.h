/* Every game that the facts of a row leave possible, and what it is worth. */
#ifndef LIST_WORTHS_H
#define LIST_WORTHS_H

#include "list/rows.h"

/** What one of them is worth. value 0: a null lost by the bid; how dear cannot
 *  be told without the cards, but more than null would have been. */
struct worth {
    bool won, overbid;
    int value, score;          /**< without factors of house rules */
    int above;                 /**< where value is 0: it was more than this */
};

#define MOST_WORTHS 160

/** Different ones only. */
struct worths {
    int count;
    struct worth item[MOST_WORTHS];
};

/** The matadors that a game can have. clause matadors.limit */
static inline int most_matadors(int game)
{
    return game == SKR_GRAND ? 4 : 11;
}

/** All that fit what the row tells, its value and score apart. F_GAME must be
 *  told, and one of enum skr_game. */
void collect_worths(const struct row *row, const struct skr_code *code,
                    struct worths *w);

#endif

/* One game of a match. */
#ifndef MATCH_GAME_H
#define MATCH_GAME_H

#include "match/engine.h"
#include "match/players.h"
#include "match/results.h"

struct game {
    struct played played;
    struct skr_state state;
    struct random random[3];     /**< of the players of skatref, by seat */
    struct engine **engine;      /**< by player and place: [3 * player + place]; null until
                                      it is needed */
    char name[3][SEAT_NAME];     /**< by seat, once game_names has set them */
    bool named;
    unsigned silent;             /**< bit per seat that is not asked any more */
    int illegal[3];              /**< moves by seat that broke a clause */
    struct results *results;
    const struct player *unable; /**< a player whose command cannot be started, or null */
    char why[ANSWER_WHAT];       /**< ... why not */
};

/** Plays the game to its end, and adds what was broken to the results. The caller has set
 *  played, but for its result, engine and results. Returns false, if a signal asks the
 *  program to end, or a player is unable to play. */
bool game_play(struct game *game, const struct match_deal *deal);

/** The names of the seats, in this game. */
void game_names(struct game *game, const char *name[3]);

#endif

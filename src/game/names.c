/* Names of games and seats, as in skatref's own records. */
#include "game/game.h"

#include <string.h>

static const char *const games[] = {
    [SKR_GAME_DIAMONDS] = "diamonds", [SKR_GAME_HEARTS] = "hearts",
    [SKR_GAME_SPADES] = "spades", [SKR_GAME_CLUBS] = "clubs",
    [SKR_GRAND] = "grand", [SKR_NULL] = "null", [SKR_RAMSCH] = "ramsch",
};
static const char *const seats[] = { "F", "M", "R" };

static int find(const char *const names[], int count, const char *name)
{
    for (int n = 0; n < count; n++)
        if (strcmp(names[n], name) == 0)
            return n;
    return -1;
}

const char *skr_game_name(enum skr_game game)
{
    return games[game];
}

const char *skr_seat_name(int seat)
{
    return seats[seat];
}

int skr_game_find(const char *name)
{
    return find(games, SKR_RAMSCH + 1, name);
}

int skr_seat_find(const char *name)
{
    return find(seats, 3, name);
}

/* A match: players at tables, who play deals under the rules.
 *
 * Deals share their cards in all seatings, so the unit of every figure is the deal: what a
 * player has in all games of one deal is one number, and the error of his mean comes from
 * these numbers. All sums are integers, so that parts of a match add up to the same bytes. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include <stdint.h>
#include <stdio.h>

#include "formats/format.h"
#include "skatref.h"

/** More players than a match has, and tables: any three of them in two orders. */
#define MOST_PLAYERS 16
#define MOST_TABLES (MOST_PLAYERS * (MOST_PLAYERS - 1) * (MOST_PLAYERS - 2) / 3)

/** Deals of a match, and parts of it. */
#define MOST_DEALS_OF_MATCH 1000000000

enum player_kind { PLAYER_ENGINE, PLAYER_RANDOM, PLAYER_SAMPLE };

struct player {
    const char *name;
    enum player_kind kind;
    char **command;              /**< of an engine */
};

/** Who sits at a table, clockwise: indices of players. A player can sit there more than
 *  once; each seat has a process of its own, so that no engine sees another hand. */
struct table {
    int player[3];
};

/** A deal to be played. */
struct match_deal {
    struct skr_deal cards;
    struct skr_round round;
};

struct match {
    const struct skr_code *code;
    enum skr_scheme scheme;      /**< up to SKR_PLAIN: its totals are sums of deals */
    struct player player[MOST_PLAYERS];
    int players;
    struct table table[MOST_TABLES];
    int tables;
    bool duplicate;              /**< each deal in every seating; else the seats move on
                                      from deal to deal */
    uint64_t seed;
    const struct match_deal *given; /**< the deals, or a null pointer: by the seed */
    char given_crc32[9];         /**< of their cards, to know them again; or empty */
    uint64_t deals;              /**< number of deals of the whole match */
    uint64_t first, end;         /**< numbers of the deals played here, from 0 */
    int part, parts;             /**< ... part of so many; 0: all */
    int timeout;                 /**< seconds for a move */
    int give_up;                 /**< an engine that was absent so often in a row is not
                                      asked any more */
    int jobs;
    bool strict;                 /**< ends after the first deal with a finding */
    const struct format *format; /**< of the records */
    FILE *records, *list;        /**< or null pointers */
};

/** Seats the players: around each other, in threes; or each alone with two of another
 *  one, `against`, or SKR_NOBODY. */
void match_seat(struct match *match, int against);

/** Who sits where in the nth game of a deal at a table; place: by seat, the place at the
 *  table. Returns how many games the table plays of the deal. */
int match_seating(const struct match *match, const struct table *table, uint64_t deal,
                  int game, int place[3]);

/** How often the player at this place sits at the table up to there: 1, 2 or 3. */
int match_ordinal(const struct table *table, int place);

/** The name at a place of a table: of a player who sits there twice "sample", "sample 2". */
#define SEAT_NAME 80
void match_name(const struct match *match, const struct table *table, int place,
                char name[SEAT_NAME]);

/** Deals by the seed: the same on every machine. */
void match_deal(const struct match *match, uint64_t number, struct match_deal *out);

/** Notes the CRC-32 of the cards of the deals that are given, the same on every machine. */
void match_note_given(struct match *match, uint64_t deals);

/** Reads deals from a file: of records in any format, or of texts of states, one a line.
 *  Each impossible one is reported with its place. Returns how many deals there are; -1 if
 *  one is wrong or the file cannot be read. The caller frees *out. */
long long match_read_deals(const char *file, const struct skr_code *code,
                           struct match_deal **out);

struct results;

/** Plays the match, and adds to the results. Returns false, after a message, if it could
 *  not go on. */
bool match_run(const struct match *match, struct results *results);

#endif

/* What a match has come to. Everything is a sum, or the first or the best of something, so
 * that the results of threads and of parts add up to those of the whole. */
#ifndef MATCH_RESULTS_H
#define MATCH_RESULTS_H

#include "match/match.h"

/** Games that a player had, by what he was in them. */
struct count {
    long long games, won;
    long long points;            /**< game points of the soloist, without bonuses */
};

/** What can be announced besides the game. */
enum said { SAID_HAND, SAID_OUVERT, SAID_SCHNEIDER, SAID_SCHWARZ, SAID_CONTRA, SAIDS };

/** Of the best and the worst games so many are kept. */
#define KEPT 3

struct kept {
    long long score;             /**< of the list, in this game */
    uint64_t deal;
    int game;                    /**< of all games of the deal, from 0 */
    int seat;
    char *text;                  /**< of the state; a null pointer: none is kept here */
};

/** A clause that a player broke. */
struct broken {
    enum skr_clause clause;
    long long times;
    uint64_t deal;               /**< the first time */
    int game;
    enum skr_clause ruled;       /**< by which the game ended then, or SKR_C_NONE */
    char what[160];              /**< what he did */
};
#define MOST_BROKEN 32

struct score {
    long long games;             /**< seats that he had */
    long long deals;             /**< with at least one game */
    long long total;             /**< of the list */
    long long squares;           /**< of his totals of the deals */
    struct count soloist, defender, ramsch;
    struct count game[SKR_GAMES];
    long long passed_in, broken_off;
    long long overbid;           /**< as soloist */
    long long said[SAIDS];
    long long late, dead;        /**< absences */
    long long strays;            /**< lines that nobody had asked for */
    struct kept best[KEPT], worst[KEPT];
    struct broken broken[MOST_BROKEN];
    int brokens;
};

/** The sums of a score, by name. */
struct score_sum {
    const char *name;
    size_t at;
};
extern const struct score_sum score_sums[];
extern const int score_sum_count;

static inline long long *score_sum(struct score *score, int n)
{
    return (long long *)((char *)score + score_sums[n].at);
}

struct results {
    long long deals, games, moves;
    struct score of[MOST_PLAYERS];
};

/** A game that is over. */
struct played {
    const struct match *match;
    const struct table *table;
    uint64_t deal;
    int game;                    /**< of all games of the deal */
    int place[3];                /**< by seat */
    const struct skr_state *state;
    struct skr_result result;
};

static inline int player_at(const struct played *p, int seat)
{
    return p->table->player[p->place[seat]];
}

/** What each seat has in a list for the game. */
void played_scores(const struct played *played, int score[3]);

/** Adds a game; of_deal: by player, receives its scores on top. */
void match_add(struct results *results, const struct played *played,
                 long long of_deal[MOST_PLAYERS]);

/** Ends a deal, with the scores of all its games. */
void match_end_deal(struct results *results, const struct match *match,
                      const long long of_deal[MOST_PLAYERS]);

/** Notes a clause that a player broke. */
void match_broken(struct score *score, const struct broken *broken);

/** Are all sums numbers that results can have, and that JSON has exactly, and do they agree
 *  with each other? */
bool match_sums_fit(const struct results *results, int players);

/** Adds other results of the same match, which are then empty. */
void match_merge(struct results *to, struct results *from, int players);
void match_results_free(struct results *results);

/** Has any player broken a clause? */
bool match_any_broken(const struct results *results, int players);

/** The mean of a player in a game, and its standard error, by deals; the error is below 0
 *  if there are fewer than two deals. */
double score_mean(const struct score *score);
double score_error(const struct score *score);

#endif

/* A summary of many games: verdicts, findings by clause, kinds of game, players. */
#ifndef REPORT_SUMMARY_H
#define REPORT_SUMMARY_H

#include "base/text-index.h"
#include "report/report.h"

/** So many places are kept for each clause, the first ones. */
#define SUMMARY_PLACES 3

/** So many players are counted one by one; the others together. */
#define SUMMARY_PLAYERS 50000

/** Where a finding is. */
struct place {
    const char *source;          /**< must outlive the summary, unless that keeps
                                      its own */
    unsigned long long line;
    char id[24];                 /**< of the game, cut; "" if it has none */
};

struct clause_count {
    unsigned long long findings, games;
    int places;
    struct place place[SUMMARY_PLACES];
};

/** Kinds of games: those of enum skr_game, then these. */
enum { KIND_RAMSCH = SKR_GAMES, KIND_PASSED_IN, KIND_NONE, KINDS };

struct player_count {
    char *name;                  /**< allocated */
    unsigned long long games, violate;
};

struct summary {
    unsigned long long verdict[VERDICTS];
    unsigned long long kind[KINDS][VERDICTS];
    struct clause_count clause[SKR_CLAUSES_RESERVED];
    char **source;               /**< its own texts, which places point to */
    size_t sources;
    struct player_count *player; /**< as they came; room for more */
    size_t players, room;
    struct text_index index;     /**< by name */
    unsigned long long uncounted; /**< games of players beyond the limit */
};

/** Adds a game. origin->notes are needed to count players. */
void summary_add(struct summary *summary, const struct origin *origin,
                 const struct judgment *judgment);

/** Adds all of another one, whose games come later. Keeps copies of the sources.
 *  Returns false without memory. */
bool summary_merge(struct summary *summary, const struct summary *other);

/** Its own copy of the name of a source; a null pointer without memory. */
const char *summary_keep(struct summary *summary, const char *source);

/** Empties it. */
void summary_clear(struct summary *summary);

void summary_free(struct summary *summary);

/** Adds figures that were printed before. Returns the player's entry, or a null
 *  pointer beyond the limit, or without memory. */
struct player_count *summary_player(struct summary *summary, const char *name,
                                    size_t length);

/** How many games there are. */
unsigned long long summary_games(const struct summary *summary);

/** Of KIND_RAMSCH ... or enum skr_game: its name, and how many games there are. */
const char *summary_kind_name(enum language language, int kind);

/** How many of a hundred n of all are, with two decimals, as the language writes them: "27.27 %". */
#define SHARE_SIZE 16
const char *share_text(enum language language, unsigned long long n, unsigned long long all,
                       char text[SHARE_SIZE]);
unsigned long long summary_kind_games(const struct summary *summary, int kind);

/** The players, those in most violating games first; the caller frees it. A null
 *  pointer when there is no memory. */
const struct player_count **summary_sort_players(const struct summary *summary);

/** What is printed of it. */
struct summary_view {
    const struct summary *summary;
    const char *rules;           /**< "skatref 0.1.0, isko2022, spec ..."; or
                                      a null pointer: not the same for all */
    const char *where;           /**< the conditions on games; or a null pointer */
    bool skips_foreign;          /**< what stands between the games was skipped */
    bool by_player;
    int part, parts;             /**< of the input, of so many bytes; parts 0: all of it */
    long long bytes;
    uint32_t crc32;              /**< ... of the input, to tell two of one size apart */
};

void summary_text(struct out *out, const struct summary_view *view);
void summary_json(struct out *out, const struct summary_view *view);

#endif

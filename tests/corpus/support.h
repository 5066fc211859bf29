/* What the generated tests of the corpus are made of.
 *
 * A test begins its case and runs its body once under each code:
 *
 *     begin_case("k3f9x", "Sixty card points are a lost game",
 *                "corpus/level/win.yaml:12", SKR_C_LEVEL_WIN, "isko2022");
 *     while (next_code()) {
 *         ... ask the engine, expect_...("score", expected, got);
 *     }
 *
 * What differs is collected; the test then fails once, with all of it. */
#ifndef TESTS_CORPUS_SUPPORT_H
#define TESTS_CORPUS_SUPPORT_H

#include "../support/suite.h"
#include "judge/judge.h"
#include "skatref.h"

/** codes: names, blank separated. */
void begin_case(const char *id, const char *title, const char *place,
                enum skr_clause clause, const char *codes);

/** Goes on to the next code; after the last one fails the test if something
 *  was not as expected. */
bool next_code(void);

/** Adds a house rule to the code of this round. */
void play_with(const char *option);

/** Adds the test of a case. SKATREF_CASES in the environment chooses cases: ids
 *  of cases, and of clauses that they test, blank separated. */
void add_case(TCase *chapter, const TTest *test, enum skr_clause clause);

/** Runs the tests that these functions add. Returns the exit status: failure too
 *  when not every case was run, unless the environment selects some (CK_RUN_CASE
 *  ...); 77 when SKATREF_CASES chooses none. */
int run_corpus(void (*const add[])(Suite *), int parts, int cases);

/* ------------------------------------------------------------------- given */

/** "CJ SJ H10"; fails the test when it cannot be read. */
skr_cards cards(const char *text);
int card(const char *text);

struct trick { int winner, points; };
struct trick play_trick(enum skr_game game, int leader, const char *three);

struct skr_deal deal_pack(const char *pack);

struct call {
    int seat;
    enum skr_call call;
    int bid;
    bool named;              /**< a game in place of the number */
    struct skr_announcement game;
};
#define BID(who, value) { .seat = (who), .call = SKR_BID, .bid = (value) }
#define HOLD(who) { .seat = (who), .call = SKR_HOLD }
#define PASS(who) { .seat = (who), .call = SKR_PASS }
#define LOOKS(who) { .seat = (who), .call = SKR_LOOKS }
#define NAMED(who, ...) { .seat = (who), .call = SKR_BID, .named = true, \
                           .game = { __VA_ARGS__ } }

/** The ruling by the current code. What was announced is ruled first, the skat
 *  not taken in a hand game. */
struct skr_misdeal_ruling misdeal(struct skr_misdeal happened);

struct auction {
    int soloist, bid;        /**< SKR_NOBODY and 0 when there is none */
    bool passed_in;
    int open;                /**< whose turn it is, or SKR_NOBODY */
    int illegal;             /**< first illegal call, from 1; 0 when none */
    enum skr_clause clause;  /**< ... and what it breaks */
    bool is_bound;
    struct skr_announcement bound; /**< the game that binds the soloist */
};
/** follow: goes on after an illegal call. */
struct auction hold_auction(const struct call *calls, int count, bool follow);

struct announced { bool valid; struct skr_announced ruled; };
struct announced announce(const struct skr_announcement *said,
                          struct skr_announcing how);

/** The value by the current code. What was announced is ruled first, the skat
 *  not taken in a hand game. */
struct skr_value value(struct skr_facts *facts);

struct played { int matadors; struct skr_bock_deal deal; };
struct round {
    unsigned pushed;         /**< bit n: the n-th deal, from 1, is one */
    int due;                 /**< how many more are */
    unsigned bock;           /**< the same for rounds of bock */
    int bock_due;
};
/** Which of the deals are pushed ramsch; at most 30. */
struct round pushed_deals(int players, const struct played *deals, int count);

/** What a ramsch comes to, by the current code. */
struct held { const char *hand[3]; int turn; const char *trick; };
struct ending {
    struct skr_ruling ruling;
    struct skr_value value;      /**< when it is over and the matadors known */
    bool known;                  /**< the winner is */
};
/** The ruling by the current code; held: the cards, or a null pointer. */
struct ending ending(struct skr_facts *facts, int soloist,
                     const struct held *held,
                     const struct skr_incident *incident);
const char *rest_name(const struct ending *e);
const char *winner_name(const struct ending *e);

struct skr_ramsch_value ramsch_value(struct skr_ramsch ramsch);

/** Reads and judges one record. format: "iss" or "json". The judgment
 *  is good until the next call. */
const struct judgment *judge(const char *format, const char *text,
                             size_t length);
/** Counts the sequences of so many moves that can follow a record. */
int sequences(const char *text, size_t length, int depth, enum skr_counted what,
              bool pushed);
const char *judged_verdict(const struct judgment *j);
const char *judged_deal(const struct judgment *j);
#define HAS_SOLOIST(j) ((j)->soloist != SKR_NOBODY)
#define HAS_MATADORS(j) ((j)->valued && (j)->game.game != SKR_NULL)

/** What a score list comes to. */
struct broken { int deal; enum skr_clause clause; };
struct list {
    int players, deals, passed_in;
    bool complete;
    int points[SKR_TABLE], won[SKR_TABLE], lost[SKR_TABLE];
    int totals[SKR_TABLE], places[SKR_TABLE];
    unsigned lot, losers;
    int running[1000][SKR_TABLE];
    int wrong;
    struct broken broken[100];
};

/** Enters the deals under the current code; the list is good until the next
 *  call. lot: 1, 2 ... by player, or 0. */
const struct list *keep_list(struct skr_scoring *scoring, const int lot[],
                             const struct skr_entry *entry, int entries);

/** The same with what each player has already. */
const struct list *add_tallies(struct skr_scoring *scoring, const int lot[],
                               const struct skr_tally tally[], int passed_in);

/* ---------------------------------------------------------------- expected */

void expect_bool(const char *key, bool expected, bool got);
void expect_number(const char *key, int expected, int got);
void expect_text(const char *key, const char *expected, const char *got);
void expect_cards(const char *key, skr_cards expected, skr_cards got);
void expect_seat(const char *key, int expected, int got);
void expect_game(const char *key, enum skr_game expected, enum skr_game got);
void expect_level(const char *key, enum skr_level expected, enum skr_level got);
void expect_clause(const char *key, enum skr_clause expected,
                   enum skr_clause got);

/** The figure is there. Returns whether it is, and so can be compared. */
bool expect_known(const char *key, bool known);
/** The figure is not there. */
void expect_nothing(const char *key, bool known);
/** No level is announced, or nothing is. */
void expect_no_level(const char *key, bool known, enum skr_level got);

/** All legal bids of the current code, from low to high. */
void expect_bids(const char *key, const int *expected, int count);

/** The game binds the soloist. */
void expect_named(const char *key, const struct skr_announcement *expected,
                  const struct auction *got);

struct struck { enum skr_part what; enum skr_clause clause; };
void expect_struck(const char *key, const struct struck *expected, int count,
                   const struct announced *got);

void expect_players(const char *key, const int expected[], const int got[],
                    const struct list *list);
/** Exactly these, in this order. */
void expect_broken(const char *key, const struct broken *expected, int count,
                   const struct list *got);

struct found { enum finding_kind kind; enum skr_clause clause; };
/** Exactly these findings, in any order. */
void expect_findings(const char *key, const struct found *expected, int count,
                     const struct judgment *got);

#endif

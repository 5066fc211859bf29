/* What the files of `skatref value` share. */
#ifndef SKR_CLI_VALUE_H
#define SKR_CLI_VALUE_H

#include "base/out.h"
#include "skatref.h"

/** Who did it, and who agrees, as far as it was said. */
enum value_by { BY_NOBODY, BY_SOLOIST, BY_DEFENDER, BY_SEAT };
enum value_agreed { AGREED_UNTOLD, AGREED_NONE, AGREED_ONE, AGREED_BOTH };

/** What happened besides cards: --happened and the options that go with it. */
struct value_incident {
    bool told;
    struct skr_position position; /**< its facts: see value_check_incident */
    struct skr_incident happened;
    enum value_by by;
    enum value_agreed agreed;
    bool has_soloist, has_turn, has_hand, has_trick, has_asked, has_others_get;
    int others_get;
};

/** What was said on the command line. */
struct value_query {
    struct skr_facts facts;      /**< facts.contract.game: as ruled by the code */
    struct skr_code house;       /**< facts.code, with the house rules */
    struct skr_announcement said;
    skr_cards cards, skat;       /**< as given with --cards and --skat */
    bool has_game, has_bid, has_matadors, has_points, has_tricks;
    bool has_unplayed_points, has_unplayed_tricks;
    bool has_defenders_points, has_defenders_tricks;
    int defenders_points, defenders_tricks;
    struct value_incident incident;
    bool skat_taken, all_games, bids, json;
};

/** Is a verdict asked for, or only what the cards are worth? */
bool value_wants_verdict(const struct value_query *query);

/** Checks what was given, completes query->facts, asks for what lacks and
 *  refuses what cannot be, by name and clause.
 *  Returns -1, or the status to exit with, after a message. */
int value_check(struct value_query *query);

/** Refuses what skr_value finds impossible. Returns the status to exit with. */
int value_impossible(const struct value_query *query, enum skr_error error);

/** The bids that the game covers, by what is announced and made. */
void value_put_bids(struct out *out, const struct value_query *query);

/** What the same cards are worth in each game, won simple. */
void value_put_games(struct out *out, const struct value_query *query);

/** Refuses what cannot be, and names the clause. Returns EXIT_TROUBLE. */
int value_refuse(enum skr_clause clause, const char *what);

/** Reads a number of an option from optarg, or cards, once each, in any case,
 *  parted by blanks, commas, points or nothing; list: their order, 32 at most,
 *  or a null pointer. Return -1, or the status to exit with. */
int value_set_number(bool *has, int *number, const char *option, int low,
                     int high);
int value_set_cards(skr_cards *cards, int *list, const char *option);

/* ---------------------------------------------------------------- incidents */

/** Sets an option of an incident from optarg. name: of the option.
 *  Returns -1, or the status to exit with. */
int value_set_incident(struct value_query *query, const char *name);

/** Refuses options of an incident that is not told; takes what is unplayed from
 *  the cards still held. Before the figures are checked. Returns -1, or the status to exit with. */
int value_check_held(struct value_query *query);

/** Completes the incident, asks for what it turns on. After the figures are
 *  checked. Returns -1, or the status to exit with. */
int value_check_incident(struct value_query *query);

/** Rules the incident. Returns -1, or the status to exit with. */
int value_rule(const struct value_query *query, struct skr_ruling *ruling);

/** What happened and what the code says to it. */
void value_put_ruling(struct out *out, const struct value_query *query,
                      const struct skr_ruling *ruling);

/** What another code says to it, where it differs.
 *  facts: by that code; ours: what the code of the query says; score: what it
 *  then comes to, when it is over. */
void value_put_other_ruling(struct out *out, const struct value_query *query,
                            const struct skr_facts *facts,
                            const struct skr_ruling *ours, int score);

/** `skatref value ramsch`: what a ramsch comes to. */
int cli_value_ramsch(int argc, char **argv);

#endif

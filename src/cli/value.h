/* What the files of `skatref value` share. */
#ifndef SKR_CLI_VALUE_H
#define SKR_CLI_VALUE_H

#include "report/out.h"
#include "skatref.h"

/** What was said on the command line. */
struct value_query {
    struct skr_facts facts;      /**< facts.game: as ruled by the code */
    struct skr_code house;       /**< facts.code, with the house rules */
    struct skr_announcement said;
    skr_cards cards, skat;       /**< as given with --cards and --skat */
    bool has_game, has_bid, has_matadors, has_points, has_tricks;
    bool has_unplayed_points, has_unplayed_tricks;
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

/** `skatref value ramsch`: what a ramsch comes to. */
int cli_value_ramsch(int argc, char **argv);

#endif

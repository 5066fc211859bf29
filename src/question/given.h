/* What people tell of a game, in their own words: ten cards and the skat, a side in
 * place of a seat, how many of the defenders agree. The facts of the questions value
 * and ending are worked out from it. */
#ifndef QUESTION_GIVEN_H
#define QUESTION_GIVEN_H

#include "question/ask.h"
#include "record/house.h"

/** Who did it: a seat, or one of these. */
enum { BY_UNKNOWN = -1, BY_SOLOIST = 3, BY_DEFENDER };

/** How many of the defenders agree. */
enum { AGREED_UNKNOWN = -1, AGREED_NONE, AGREED_ONE, AGREED_BOTH };

struct given {
    struct question q;             /**< with the facts that were told, and then
                                        with those worked out */
    struct wrongs wrongs;          /**< of the question, and besides */
    const struct skr_code *code;
    house_rules rules;
    struct skr_announcement said;  /**< before it is ruled */
    skr_cards cards, skat;         /**< ten and two, or all twelve */
    int by, agreed;
    bool happened;                 /**< something did, besides cards */
    bool held;                     /**< cards still held are known */
    bool bids, all_games, json;    /**< what is asked for */
    int refused;                   /**< words that could not be read */
};

/** Begins without anything told, under the first code. */
void given_begin(struct given *t);

/** Is a verdict asked for, or only what the cards are worth? */
bool given_wants_verdict(const struct given *t);

/** Works the facts out. Notes in t->wrongs what is missing, as a question, and
 *  what cannot be, with its clause. */
void given_check(struct given *t);

#endif

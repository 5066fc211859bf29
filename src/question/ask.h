/* The questions: one function for each, from its facts to its answer. */
#ifndef SKR_ASK_H
#define SKR_ASK_H

#include "question/given.h"
#include "base/out.h"

/** Answers one line, with a newline at its end.
 *  number: of the line, counted from 1, for the error when it is not JSON. */
void answer_line(struct out *out, const char *line, size_t length,
                 unsigned long long number);

/** Answers a line that cannot even be read. */
void answer_unreadable(struct out *out, unsigned long long number,
                       const char *error);

/* Each returns a new object, or a null pointer: either g->error tells why, or
 * there was no memory. */
json_t *ask_matadors(struct given *g);
json_t *ask_legal(struct given *g);
json_t *ask_trick(struct given *g);
json_t *ask_deal(struct given *g);
json_t *ask_misdeal(struct given *g);
json_t *ask_auction(struct given *g);
json_t *ask_bids(struct given *g);
json_t *ask_announce(struct given *g);
json_t *ask_value(struct given *g);
json_t *ask_ending(struct given *g);
json_t *ask_ramsch(struct given *g);
json_t *ask_round(struct given *g);
json_t *ask_game(struct given *g);
json_t *ask_sheet(struct given *g);

/** The facts of a game, by the keys of the question value; the matadors may be
 *  left out when they are not needed. */
struct skr_facts given_facts(struct given *g, bool matadors_needed);

/** Notes that the engine refuses the facts, at the key that is to blame. */
void given_impossible(struct given *g, enum skr_error error);

/** The answer to the question what a game is worth, from what skr_value was
 *  given and what it set; a null pointer when there is no memory. */
json_t *answer_value(const struct skr_facts *facts,
                     const struct skr_value *value);

/** The answer to the question how an incident is ruled; a null pointer when
 *  there is no memory, or the value cannot be told: error says why. */
json_t *answer_ruling(const struct skr_ruling *ruling, enum skr_error *error);

#endif

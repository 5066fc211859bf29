/* The facts of a question: typed, strict, and with an error that names the key.
 *
 * Every function reads one key. The first thing that is wrong is kept in
 * g->error; what is returned then does not matter, as long as g->error is
 * looked at before the answer is made. */
#ifndef SKR_GIVEN_H
#define SKR_GIVEN_H

#include <jansson.h>

#include "base/names.h"

struct given {
    const json_t *object;
    const char *path;            /**< "given.", or "given.said." inside of it */
    const struct skr_code *code;
    struct skr_code house;       /**< the code with its options, if any */
    char error[320];             /**< "" while nothing is wrong */
};

/** Notes what is wrong with a key, unless something was wrong before. */
void given_wrong(struct given *g, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/** Refuses every key that is not in the list: "game hand led". */
void given_only(struct given *g, const char *keys);

bool given_has(const struct given *g, const char *key);

/** A whole number from low to high. */
int given_number(struct given *g, const char *key, int low, int high);

/** False when the key is absent. */
bool given_bool(struct given *g, const char *key);

/** A string without NUL, or a null pointer. */
const char *given_text(struct given *g, const char *key, const char *expected);

/** Which of the names it is; they end with a null pointer. */
int given_choice(struct given *g, const char *key, const char *const *names);

/** Which of the things it is, by their keys. */
int given_term(struct given *g, const char *key, const struct terms *terms);

enum skr_game given_game(struct given *g, const char *key);

/** What is played: ramsch too. */
enum skr_game given_play(struct given *g, const char *key);

enum skr_level given_level(struct given *g, const char *key);
int given_seat(struct given *g, const char *key);

/** 0, when the bid is not known, or one that the code allows. */
int given_bid(struct given *g, const char *key);

/** Cards in their order, each of them once; list: room for most.
 *  Returns how many there are. */
int given_list(struct given *g, const char *key, int least, int most,
               int *list);

skr_cards given_cards(struct given *g, const char *key, int least, int most);

/** A card, or SKR_NO_CARD for null. */
int given_card(struct given *g, const char *key);

/** Three numbers from low to high, by seat. */
void given_seats(struct given *g, const char *key, int low, int high,
                 int number[3]);

/** {game, hand, announced, ouvert, revolution} */
struct skr_announcement given_announcement(struct given *g);

/** The cards of a set, from the highest suit down: "CJ CA SJ". */
json_t *answer_cards(skr_cards cards);

#endif

/* House rules, as a record or a user names them. */
#ifndef HOUSE_H
#define HOUSE_H

#include "skatref.h"

/** A set of house rules: bit n is skr_option_at(n). */
typedef unsigned house_rules;

/** Those that a code was made with. */
house_rules house_of(const struct skr_code *code);

/** Adds the house rule of that name. Returns SKR_OK, or as skr_option_add;
 *  then nothing is added. */
enum skr_error house_add(house_rules *rules, const char *name);

/** Adds those that a record names to those that were asked for. Where both say
 *  how a ramsch is scored, the record does. */
house_rules house_merge(house_rules asked, house_rules recorded);

/** The edition that the code is of, with these house rules and no others:
 *  the code itself without any, else made in *room. */
const struct skr_code *house_code(const struct skr_code *code,
                                  house_rules rules, struct skr_code *room);

#endif

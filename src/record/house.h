/* House rules that a record or a user names. */
#ifndef HOUSE_H
#define HOUSE_H

#include "skatref.h"

/** A set of house rules: bit n is skr_option_at(n). */
typedef unsigned house_rules;

/** The house rules that this code includes. */
house_rules house_of(const struct skr_code *code);

/** Adds the house rule of this name. Returns SKR_OK, or an error as
 *  skr_option_add; then nothing is added. */
enum skr_error house_add(house_rules *rules, const char *name);

/** The house rules asked for and those that a record names. If both set the
 *  scoring of ramsch, the record's applies. */
house_rules house_merge(house_rules asked, house_rules recorded);

/** The edition of the code with these house rules and no others: the code
 *  itself if there are none, else made in *room. */
const struct skr_code *house_code(const struct skr_code *code,
                                  house_rules rules, struct skr_code *room);

#endif

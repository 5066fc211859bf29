/* Options that a record or a user names: house rules and other readings. */
#ifndef HOUSE_H
#define HOUSE_H

#include "base/language.h"
#include "skatref.h"

/** A set of options: bit n is skr_option_at(n). */
typedef uint64_t house_rules;

/** The options that this code has beyond its edition. */
house_rules house_of(const struct skr_code *code);

/** Adds the option of this name; their order means nothing, so that house_misfit
 *  can tell only after the last one whether a code can have them. Returns SKR_OK;
 *  SKR_E_OPTION if there is no such option; SKR_E_SCORING if another option scores
 *  ramsch already; after an error nothing is added. */
enum skr_error house_add(house_rules *rules, const char *name);

/** The options by which a known program plays, under one name. */
struct house_preset {
    const char *name;
    const char *about;           /**< English, for tr */
    const char *option[8];       /**< up to a null pointer */
};

/** The nth one, from 0, or a null pointer. */
const struct house_preset *house_preset_at(int n);

/** As house_add, for what a user names: also a preset, of which all options are
 *  added. */
enum skr_error house_choose(house_rules *rules, const char *name);

/** The first of these options that the edition of the code cannot have with the
 *  others, or a null pointer. Without a code: that no edition can have. */
const struct skr_option *house_misfit(const struct skr_code *code,
                                      house_rules rules);

/** Why there is no code of this name, in words. */
#define HOUSE_WHY 320
void code_why(const char *name, enum language language, char out[HOUSE_WHY]);

/** Why the code cannot have the option of this name, in words. */
void house_why(const struct skr_code *code, const char *name,
               enum skr_error error, enum language language, char out[HOUSE_WHY]);

/** The options asked for and those that a record names. If both set the
 *  scoring of ramsch, the record's applies. */
house_rules house_merge(house_rules asked, house_rules recorded);

/** The edition of the code with those of these options that it can have, and no
 *  others: the code itself if there are none, else made in *room. */
const struct skr_code *house_code(const struct skr_code *code,
                                  house_rules rules, struct skr_code *room);

#endif

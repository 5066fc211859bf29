/* The steps of a value, in words as players say them. */
#ifndef STEPS_H
#define STEPS_H

#include "base/language.h"
#include "skatref.h"

/** Room for the text of one step. */
#define STEP_TEXT 128

/** Writes what a player says at one step: "without 2", "hand",
 *  "schneider announced, missed", "6 x 9 = 54", "lost, doubled".
 *  facts, value: as given to and set by skr_value; step: 0..value->steps-1. */
void write_step(const struct skr_facts *facts, const struct skr_value *value,
                int step, enum language language, char text[STEP_TEXT]);

/** What is said at one step of a ramsch: "including the skat", as a text of po/. */
const char *ramsch_step(struct skr_step step);

#endif

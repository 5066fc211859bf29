/* Books a game by the conventions of its source. */
#ifndef JUDGE_BOOKING_H
#define JUDGE_BOOKING_H

#include "judge/replay.h"

/** A side gave up, or one of its players left. */
bool gave_up(const struct ending *e);

/** A player left or ran out of time. */
bool absent(const struct answers *in);

/** The facts of the game as the source books it. */
struct skr_facts booked_facts(const struct replay *p);

/** The source ends the play as soon as an announced schneider is missed. */
bool stopped_at_31(const struct replay *p);

/** The source's flags for schneider and schwarz. */
bool flag_schneider(const struct replay *p, const struct skr_value *v);
bool flag_schwarz(const struct replay *p, const struct skr_value *v);

/** Compares the penalties, and who left, ran out of time or resigned. */
void compare_penalties(struct replay *p);
void compare_incidents(struct replay *p, bool resigned);

#endif

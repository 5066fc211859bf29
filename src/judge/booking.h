/* How a source books a game, where that is not what the code rules. */
#ifndef JUDGE_BOOKING_H
#define JUDGE_BOOKING_H

#include "judge/replay.h"

/** A side gave up, or one of it left. */
bool gave_up(const struct ending *e);

/** A player left or ran out of time. */
bool absent(const struct incidents *in);

/** The facts of the game as the source books it. */
struct skr_facts booked_facts(const struct replay *p);

/** The source breaks off when schneider was announced and is missed. */
bool stopped_at_31(const struct replay *p);

/** The source's flags for schneider and schwarz. */
bool flag_schneider(const struct replay *p, const struct skr_value *v);
bool flag_schwarz(const struct replay *p, const struct skr_value *v);

/** Compares the penalties, and who left, ran out of time or resigned. */
void compare_penalties(struct replay *p);
void compare_incidents(struct replay *p, bool resigned);

#endif

/* Prints one game for people, from the deal to the score. */
#ifndef TALE_H
#define TALE_H

#include "report/cards.h"
#include "report/report.h"

/** Prints a judged game: hands, auction, announcement, every trick with the
 *  card points so far and the moment when the game was decided, each finding at
 *  its move, the calculation, and the recorded result. At most 80 columns,
 *  except for a long file name. */
void report_tale(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *judgment);

#endif

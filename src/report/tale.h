/* One game told for people, from the deal to the score. */
#ifndef TALE_H
#define TALE_H

#include "report/cards.h"
#include "report/report.h"

/** Tells a judged game: hands, auction, announcement, every trick with the
 *  card points so far and the moment when the game was decided, each finding
 *  where it belongs, the calculation, and what is recorded. At most 80
 *  columns, but for the name of the file. */
void report_tale(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *judgment);

#endif

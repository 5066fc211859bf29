/* Prints one game for people, from the deal to the score. */
#ifndef TALE_H
#define TALE_H

#include "judge/trace.h"
#include "report/cards.h"
#include "report/report.h"

/** What a line of a tale is. */
enum tale_line {
    TALE_LINE,       /**< what was dealt, done or recorded: a finding below may be
                          about it */
    TALE_ASIDE,      /**< what follows from that: no finding is about it */
    TALE_FINDING
};

/** From here on the lines are of this kind. */
struct tale_mark {
    size_t at;                 /**< in the text */
    enum tale_line kind;
    enum skr_clause clause;    /**< of a finding */
};

#define TALE_MARKS 1600

/** The kinds of lines, in order; lines before the first mark are of kind TALE_LINE. */
struct tale_marks {
    int count;
    struct tale_mark mark[TALE_MARKS];
};

/** Prints a judged game: hands, auction, announcement, every trick with the
 *  card points so far and the moment when the game was decided, each finding at
 *  its move, the calculation, and the recorded result. At most 80 columns,
 *  except for a long file name. marks: a null pointer; or it is emptied and gets the
 *  marks, and out holds the whole text. */
void report_tale(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *judgment,
                 const struct trace *trace, struct tale_marks *marks);

#endif

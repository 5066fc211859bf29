/* Prints one game for people, from the deal to the score. */
#ifndef EXPLAIN_H
#define EXPLAIN_H

#include "judge/trace.h"
#include "report/cards.h"
#include "report/report.h"

/** What a line of the text is. */
enum explain_line {
    EXPLAIN_LINE,       /**< what was dealt, done or recorded: a finding below may be
                          about it */
    EXPLAIN_ASIDE,      /**< what follows from that: no finding is about it */
    EXPLAIN_FINDING
};

/** From here on the lines are of this kind. */
struct explain_mark {
    size_t at;                 /**< in the text */
    enum explain_line kind;
    enum skr_clause clause;    /**< of a finding */
};

#define EXPLAIN_MARKS 1600

/** The kinds of lines, in order; lines before the first mark are of kind EXPLAIN_LINE. */
struct explain_marks {
    int count;
    struct explain_mark mark[EXPLAIN_MARKS];
};

/** Prints a judged game: hands, auction, announcement, every trick with the
 *  card points so far and the moment when the game was decided, each finding at
 *  its move, the calculation, and the recorded result. At most 80 columns,
 *  except for a long file name. marks: a null pointer; or it is emptied and gets the
 *  marks, and out holds the whole text. */
void report_explanation(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *judgment,
                 const struct trace *trace, struct explain_marks *marks);

#endif

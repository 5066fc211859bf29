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
                 const struct origin *origin,
                 const struct judgment *judgment);

/* What the files of the tale share. */
struct tale {
    struct out *out;
    const struct style *style;
    const struct judgment *judgment;
    bool taken;            /**< the skat was taken up */
    skr_cards put_away;    /**< the skat as it counts */
    bool playing;          /**< the play is followed, trick by trick */
    struct skr_play play;
    bool counted;          /**< card points are told: not in null */
    skr_cards twelve;      /**< the soloist's hand and skat, or none */
    bool decided;          /**< it has been told who had won */
};

/** Tells the cards and what happens between them, from move i on. */
void tale_play(struct tale *tale, int i);

/** Tells the findings about a move, and that the game ended with it by the
 *  code. move: index into record->move; -1 the deal; -2 about no move. */
void tale_findings(struct tale *tale, int move);

/** Is there a finding about the move? */
bool tale_has_finding(const struct tale *tale, int move);

/** "auction     " */
void tale_label(struct tale *tale, const char *label);

#endif

/* What the parts of a tale share. */
#ifndef TALE_PART_H
#define TALE_PART_H

#include "report/cards.h"
#include "judge/judge.h"

/* Where text begins behind the labels, and where it does without one. */
#define MARGIN 12
#define INDENT 6

struct tale {
    struct out *out;
    const struct style *style;
    const struct judgment *judgment;
    bool playing;          /**< the play is followed, trick by trick */
    struct skr_play play;
    bool counted;          /**< card points are told: not in null */
    bool decided;          /**< it has been told who had won */
};

/** "auction     " */
void tale_label(const struct tale *tale, const char *label);

/** Words that go on from this column, wrapped there. */
struct wrapped tale_words(const struct tale *tale, int indent);

/** Bold text on a terminal, until plain. */
void tale_bold(const struct tale *tale);
void tale_plain(const struct tale *tale);

/** Is there a finding on the move? */
bool tale_has_finding(const struct tale *tale, const struct move *m);

/** Tells the findings on a move, and that the game ended with it by the code. */
void tale_findings(const struct tale *tale, const struct move *m);

/** Tells the findings with this number: on the deal, or about no move. */
void tale_numbered_findings(const struct tale *tale, int number);

/** "forehand", or "the dealer" for a player who is none of the three */
const char *tale_player(const struct move *m);

/** Tells the auction, the skat and the announcement. Returns the move behind. */
const struct move *tale_auction(const struct tale *tale);

/** Tells the cards and what happens between them, from move m on. */
void tale_play(struct tale *tale, const struct move *m);

/** Tells one thing that happens between the cards. */
void tale_incident(const struct tale *tale, const struct move *m);

/** The soloist's game as far as it is played, for skr_decided. */
struct skr_facts tale_facts(const struct tale *tale);

/** Tells once who has won when that is decided, but not after the code's end.
 *  number: of the last move. clause end.decided */
void tale_decision(struct tale *tale, int number);

/** Tells the calculation, and what is recorded beside what is ruled. */
void tale_result(const struct tale *tale);

#endif

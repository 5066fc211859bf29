/* What the parts of a tale share. */
#ifndef TALE_PART_H
#define TALE_PART_H

#include "report/tale.h"

/* Columns where text begins: after a label, and without one. */
#define MARGIN 12
#define INDENT 6

struct tale {
    struct out *out;
    const struct style *style;
    const struct judgment *judgment;
    const struct trace *trace;
    struct tale_marks *marks; /**< or a null pointer */
    bool playing;          /**< a game is played, and all its cards are shown */
    int width[4];          /**< columns of the figures behind each trick */
    bool counted;          /**< card points are printed: not in null */
    bool decided;          /**< the winner has been printed */
};

/** The game after a move. */
static inline const struct traced *tale_traced(const struct tale *tale,
                                               const struct move *m)
{
    return &tale->trace->move[m - tale->judgment->record->move];
}

/** Notes what the next lines are. */
void tale_mark(const struct tale *tale, enum tale_line kind);

/** "auction     ", a text of po/ */
void tale_label(const struct tale *tale, const char *label);

/** Words that start at this column and are wrapped there. */
struct wrapped tale_words(const struct tale *tale, int indent);

/** Begins and ends bold text on a terminal. */
void tale_bold(const struct tale *tale);
void tale_plain(const struct tale *tale);

/** Is there a finding on the move? */
bool tale_has_finding(const struct tale *tale, const struct move *m);

/** Prints the findings on a move, and whether the code ends the game here. */
void tale_findings(const struct tale *tale, const struct move *m);

/** Prints the findings with this number: on the deal, or not about a move. */
void tale_numbered_findings(const struct tale *tale, int number);

/** "forehand", or "the dealer" if a player of the three did not make the
 *  move */
const char *tale_player(const struct tale *tale, const struct move *m);

/** Prints the auction, the skat and the announcement. Returns the next move. */
const struct move *tale_auction(const struct tale *tale);

/** Prints the cards and what happens between them, from move m on. */
void tale_play(struct tale *tale, const struct move *m);

/** Prints what went wrong with the deal, and what was done: "the cut; dealt again ...".
 *  It starts at the column indent, and is wrapped there. */
void tale_misdeal(const struct tale *tale, const struct move *m, int indent);

/** Prints one move between the cards. */
void tale_incident(const struct tale *tale, const struct move *m);

/** Prints once which side has won when that is decided, but not after the code
 *  has ended the game. number: of the last move; at: after it. clause end.decided */
void tale_decision(struct tale *tale, int number, const struct traced *at);

/** Prints the calculation, and the recorded and the ruled result. */
void tale_result(const struct tale *tale);

#endif

/* What the parts of the text of a game share. */
#ifndef EXPLAIN_PART_H
#define EXPLAIN_PART_H

#include "report/explain.h"

/* Columns where text begins: after a label, and without one. */
#define MARGIN 12
#define INDENT 6

struct explanation {
    struct out *out;
    const struct style *style;
    const struct judgment *judgment;
    const struct trace *trace;
    struct explain_marks *marks; /**< or a null pointer */
    bool playing;          /**< a game is played, and all its cards are shown */
    int width[4];          /**< columns of the figures behind each trick */
    bool counted;          /**< card points are printed: not in null */
    bool decided;          /**< the winner has been printed */
};

/** The game after a move. */
static inline const struct traced *explain_traced(const struct explanation *e,
                                               const struct move *m)
{
    return &e->trace->move[m - e->judgment->record->move];
}

/** Notes what the next lines are. */
void explain_mark(const struct explanation *e, enum explain_line kind);

/** "auction     ", a text of po/ */
void explain_label(const struct explanation *e, const char *label);

/** Words that start at this column and are wrapped there. */
struct wrapped explain_words(const struct explanation *e, int indent);

/** Begins and ends bold text on a terminal. */
void explain_bold(const struct explanation *e);
void explain_plain(const struct explanation *e);

/** Is there a finding on the move? */
bool explain_has_finding(const struct explanation *e, const struct move *m);

/** Prints the findings on a move, and whether the code ends the game here. */
void explain_findings(const struct explanation *e, const struct move *m);

/** Prints the findings with this number: on the deal, or not about a move. */
void explain_numbered_findings(const struct explanation *e, int number);

/** "forehand", or "the dealer" if a player of the three did not make the
 *  move */
const char *explain_player(const struct explanation *e, const struct move *m);

/** Prints the auction, the skat and the announcement. Returns the next move. */
const struct move *explain_auction(const struct explanation *e);

/** Prints the cards and what happens between them, from move m on. */
void explain_play(struct explanation *e, const struct move *m);

/** Prints what went wrong with the deal, and what was done: "the cut; dealt again ...".
 *  It starts at the column indent, and is wrapped there. */
void explain_misdeal(const struct explanation *e, const struct move *m, int indent);

/** Prints one move between the cards. */
void explain_incident(const struct explanation *e, const struct move *m);

/** Prints once which side has won when that is decided, but not after the code
 *  has ended the game. number: of the last move; at: after it. clause end.decided */
void explain_decision(struct explanation *e, int number, const struct traced *at);

/** Prints the calculation, and the recorded and the ruled result. */
void explain_result(const struct explanation *e);

#endif

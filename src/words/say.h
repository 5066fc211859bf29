/* Games, matadors and clauses as players say them, in the language of an output. */
#ifndef WORDS_SAY_H
#define WORDS_SAY_H

#include "base/out.h"
#include "skatref.h"

/** The game as announced: "clubs hand, schneider announced", "null ouvert". */
void put_announcement(struct out *out, const struct skr_announcement *a);

/** The same as a text of at most size - 1 bytes. */
void announcement_text(char *text, size_t size, enum language language,
                       const struct skr_announcement *a);

/** "with %d" or "without %d", by the sign of the matadors, as a text of po/. */
const char *matadors_text(int matadors);

/** Writes what cards were laid down for, if anything: ", asking for schneider, leaving the
 *  other side 2 tricks". */
void put_terms(struct out *out, enum skr_level asked, int others_get);

/** What happened, said of one side: "gives up". */
const char *happening_in(enum language language, enum skr_happening kind, bool by_soloist);

/** The terms of what happened; of a wrong number of cards, the level that is proved. */
void put_incident_terms(struct out *out, const struct skr_incident *h);

/** Writes the title of a line, a text of po/, and blanks up to the column; at least
 *  one. */
void put_label(struct out *out, const char *label, int column);

/** The title of a clause. */
const char *title_in(enum language language, enum skr_clause clause);

#endif

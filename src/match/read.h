/* Reads the results of a part of a match, as match_json wrote them. */
#ifndef MATCH_READ_H
#define MATCH_READ_H

#include "match/results.h"

/** Reads results, which must be empty, and of the match the rules and the names of the
 *  players, which the caller frees, from a checked text. Returns false if it is something else; the
 *  caller frees the results in any case. */
bool match_read(const char *document, struct skr_code *code, struct match *match,
                struct results *results);

/** Frees the names of the players that match_read made. */
void match_names_free(struct match *match);

/** Do the same players play under the same rules? Returns a null pointer, or what differs,
 *  in English, to be translated. */
const char *match_unlike(const struct match *a, const struct match *b);

/** ... the same deals: of one seed or one file, so many, in the same seatings? */
bool match_same_deals(const struct match *a, const struct match *b);

#endif

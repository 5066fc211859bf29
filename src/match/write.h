/* What a match writes: games as they end, and its results. */
#ifndef MATCH_WRITE_H
#define MATCH_WRITE_H

#include "match/game.h"

/** A record of a game. Returns false if the format cannot express it. */
bool write_record(struct out *out, struct game *game, struct refusal *refusal);

/** The header of a list that sheet reads, and a row of it. */
void write_list_header(struct out *out, const struct match *match);
void write_list_row(struct out *out, struct game *game);

/** How many deals and games, and by which rules. */
void match_size(struct out *out, const struct match *match, const struct results *results);

/** The results, for people, for programs, and as a page. */
void match_text(struct out *out, const struct match *match, const struct results *results);
void match_json(struct out *out, const struct match *match, const struct results *results);
void match_html(struct out *out, const struct match *match, const struct results *results);

#endif

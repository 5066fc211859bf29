/* Records of the International Skat Server, for the other formats. */
#ifndef FORMATS_ISS_H
#define FORMATS_ISS_H

#include "formats/format.h"

/** The server's conventions. */
extern const struct conventions iss_conventions;

/** Reads a record as iss_format does, but without the fast paths: slower, with
 *  the same result. */
const char *iss_read_plainly(const char *text, const char *end,
                             struct record *record, struct notes *notes);

struct lexer;

/** Reads one move, "0 CJ", up to the end of the text, into the lexer's record; or
 *  the deal, "w" and 32 cards. Returns false, and notes the fault, if it cannot. */
bool iss_read_move(struct lexer *lex, bool deal);

/** Reads an announcement, from p to end or to the dot before its cards. Returns
 *  where it stops: at p, or at a byte other than the dot, the text is not an
 *  announcement. */
const char *iss_announcement(const char *p, const char *end,
                             struct skr_announcement *said);

/** Writes the usual one of the server's words for an announcement: "GHZ". */
void iss_usual_word(const struct skr_announcement *said, char word[8]);

/** "GM" ... "R2" */
const char *label_name(enum label label);

/** The writer of iss_format. */
bool iss_write(struct out *out, const struct record *record,
               const struct notes *notes, struct refusal *refusal);

#endif

/* Writers: a record as text of a format. */
#ifndef FORMATS_WRITERS_H
#define FORMATS_WRITERS_H

#include "formats/notes.h"
#include "base/out.h"

/** Why a format cannot say what a record holds. */
struct refusal {
    int move;                    /**< index; -1: not about a move */
    char what[64];               /**< "consent" */
};

/** Writes a record, which was read without fault, and a newline; or nothing at
 *  all, and fills *refusal. Returns whether it was written. */
typedef bool write_record(struct out *out, const struct record *record,
                          const struct notes *notes, struct refusal *refusal);

/** As the International Skat Server does. */
write_record write_iss;

/** The usual one of the server's words for an announcement: "GHZ". */
void iss_usual_word(const struct skr_announcement *said, char word[8]);

/** As skatref's own: one JSON object. Never refuses. */
write_record write_native;

#endif

/* Reads a game as players say it: "Kreuz Hand Schneider angesagt", "Herz ohne vier, 75
 * Augen". */
#ifndef WORDS_SPOKEN_H
#define WORDS_SPOKEN_H

#include <stdbool.h>
#include <stddef.h>

#include "skatref.h"

/** What a few words say. */
enum spoken_kind {
    SPOKEN_GAME, SPOKEN_PART, SPOKEN_TAKEN, SPOKEN_MATADORS, SPOKEN_CONTRA, SPOKEN_BID,
    SPOKEN_POINTS, SPOKEN_TRICKS,
    SPOKEN_DEFENDERS_POINTS, SPOKEN_DEFENDERS_TRICKS,
    SPOKEN_LEVEL,           /**< schneider or schwarz, announced or made: the enum skr_part
                                 of what would be announced */
    SPOKEN_JACKS,           /**< all four jacks, or none: 4 or -4, matadors in a grand */
    SPOKEN_FILLER,          /**< a word without a meaning of its own: "und", "the" */
    SPOKEN_NOTHING
};
struct spoken {
    enum spoken_kind kind;
    int thing;              /**< enum skr_game, enum skr_part, enum skr_contra, signed
                                 matadors, or the number */
    bool ouvert, hand;      /**< the word says that, too: "Grandhand" */
};

/** Reads the longest run of words at the beginning of the text that says something. A
 *  game may be the beginning of its name; it is looked for only if begins is true.
 *  SPOKEN_TAKEN: with the skat taken up. SPOKEN_NOTHING: the first word says nothing.
 *  Returns the length of what was read, with the blanks before it; 0: there is no
 *  word. */
size_t spoken_read(const char *text, bool begins, struct spoken *what);

/** The same for a whole text: calls use for everything that is said. Returns false if a
 *  word says nothing; then use was called for what is before it. */
bool spoken_all(const char *text, bool (*use)(void *to, const struct spoken *said), void *to);

#endif

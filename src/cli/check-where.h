/* check --where: which games are judged, by what the log says and the code rules of them. */
#ifndef CLI_CHECK_WHERE_H
#define CLI_CHECK_WHERE_H

#include "judge/judge.h"
#include "record/notes.h"

/** More conditions than anybody writes. */
#define CONDITIONS 16

enum relation { IS, IS_NOT, BELOW, ABOVE, AT_MOST, AT_LEAST };

/** "bid>=24": of a fact, a row of the table in check-where.c. */
struct condition {
    int fact;
    enum relation relation;
    const char *text;            /**< what it is compared with, in the argument ... */
    size_t length;
    long long number;            /**< ... or this, of a number */
};

/** All of them must hold. */
struct where {
    const char *text[CONDITIONS]; /**< as given, one for each option */
    int texts, conditions;
    struct condition condition[CONDITIONS];
};

/** Adds conditions, parted by commas; texts of the argument are kept. Returns false after a
 *  message that says what would be right. */
bool where_read(struct where *where, const char *text);

/** All conditions as one text, to be freed; a null pointer: there is none, or no memory,
 *  which is noted. */
char *where_text(const struct where *where);

/** Do they ask for what only the notes have: names? */
bool where_needs_notes(const struct where *where);

/** Do all hold? What a game does not have, or its log does not say, fulfils none. */
bool where_holds(const struct where *where, const struct judgment *judgment,
                 const struct notes *notes);

#endif

/* What a search returns that finds nothing: an index or a value that is never negative,
 * or NONE; callers ask for >= 0 or < 0. A card and a seat have names of their own for it,
 * SKR_NO_CARD and SKR_NOBODY. It never stands for an error: what can fail returns bool, a
 * clause or an enum, and only what is as read(2) returns -1. */
#ifndef BASE_NONE_H
#define BASE_NONE_H

#define NONE (-1)

#endif

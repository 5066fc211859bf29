/* Files that could not be read, and why. */
#ifndef BASE_TROUBLES_H
#define BASE_TROUBLES_H

/** No more are kept. */
#define TROUBLES_MOST 1000

struct trouble {
    char *source;                /**< a name as of struct input */
    char *text;                  /**< in English */
};

/** It begins as 0. */
struct troubles {
    struct trouble *at;
    int count;
};

/** Threads may call it at the same time. */
void troubles_add(struct troubles *troubles, const char *source, const char *text);
/** Sorts them by their sources, so that their order does not depend on threads. */
void troubles_sort(struct troubles *troubles);

void troubles_free(struct troubles *troubles);

#endif

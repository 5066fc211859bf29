/* Finds texts again by their bytes: names of players.
 *
 * It is a balanced tree (Andersson's, whose levels fall towards the leaves), so that no
 * choice of names makes it slow; a table by hash would need a secret for that. */
#ifndef BASE_TEXT_INDEX_H
#define BASE_TEXT_INDEX_H

#include <stdbool.h>
#include <stddef.h>

/** Begins as zeros. The texts stay with the caller, who adds each once. */
struct text_index {
    struct text_node {
        const char *text;
        unsigned left, right, level; /* a link is the number of a node, from 1 */
    } *node;
    unsigned count, room, top;
};

/** The number of the text, from 0 in the order in which they were added, or NONE. */
int text_index_find(const struct text_index *index, const char *text, size_t length);

/** Adds a text that is not in it, and ends with NUL. Returns false without memory. */
bool text_index_add(struct text_index *index, const char *text);

void text_index_free(struct text_index *index);

#endif

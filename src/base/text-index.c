/* Finds texts again by their bytes. */
#include "base/none.h"
#include "base/text-index.h"

#include <stdlib.h>
#include <string.h>

static int compare(const char *own, const char *text, size_t length)
{
    size_t size = strlen(own);
    int order = memcmp(own, text, size < length ? size : length);

    return order != 0 ? order : (size > length) - (size < length);
}

static struct text_node *at(const struct text_index *t, unsigned link)
{
    return &t->node[link - 1];
}

static unsigned level(const struct text_index *t, unsigned link)
{
    return link != 0 ? at(t, link)->level : 0;
}

/* No left child has the level of its parent. */
static unsigned turn_right(const struct text_index *t, unsigned top)
{
    unsigned left = at(t, top)->left;

    if (left == 0 || level(t, left) != level(t, top))
        return top;
    at(t, top)->left = at(t, left)->right;
    at(t, left)->right = top;
    return left;
}

/* No two right children in a row have the level of their parent. */
static unsigned turn_left(const struct text_index *t, unsigned top)
{
    unsigned right = at(t, top)->right;

    if (right == 0 || level(t, at(t, right)->right) != level(t, top))
        return top;
    at(t, top)->right = at(t, right)->left;
    at(t, right)->left = top;
    at(t, right)->level++;
    return right;
}

/* Adds a node to the tree below top; returns what is at its top now. */
static unsigned insert(const struct text_index *t, unsigned top, unsigned added)
{
    const char *text = at(t, added)->text;
    struct text_node *node;

    if (top == 0)
        return added;
    node = at(t, top);
    if (compare(node->text, text, strlen(text)) > 0)
        node->left = insert(t, node->left, added);
    else
        node->right = insert(t, node->right, added);
    return turn_left(t, turn_right(t, top));
}

int text_index_find(const struct text_index *t, const char *text, size_t length)
{
    unsigned link = t->top;

    while (link != 0) {
        int order = compare(at(t, link)->text, text, length);

        if (order == 0)
            return (int)link - 1;
        link = order > 0 ? at(t, link)->left : at(t, link)->right;
    }
    return NONE;
}

bool text_index_add(struct text_index *t, const char *text)
{
    unsigned room = t->room > 0 ? 2 * t->room : 64;

    if (t->count == t->room) {
        struct text_node *grown = realloc(t->node, room * sizeof *grown);

        if (grown == NULL)
            return false;
        t->node = grown;
        t->room = room;
    }
    t->node[t->count++] = (struct text_node){ .text = text, .level = 1 };
    t->top = insert(t, t->top, t->count);
    return true;
}

void text_index_free(struct text_index *t)
{
    free(t->node);
}

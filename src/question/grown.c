/* Text that grows, and becomes a tree of JSON. */
#include "question/grown.h"

#include <stdlib.h>

/* Makes room; without memory the text is lost. */
static void grow(struct out *out)
{
    char *data = realloc(out->data, out->capacity * 2);

    if (data == NULL) {
        memory_note();
        out->size = 0;
        return;
    }
    out->data = data;
    out->capacity *= 2;
}

struct out grown_begin(enum language language)
{
    struct out out = { .data = malloc(4096), .capacity = 4096, .full = grow,
                       .language = language };

    if (out.data == NULL) {
        memory_note();
        out.capacity = 0;
        out.full = NULL;
    }
    return out;
}

json_t *grown_tree(struct out *out)
{
    json_t *tree = memory_failed() ? NULL
        : json_loadb(out->data, out->size, JSON_ALLOW_NUL, NULL);

    free(out->data);
    return tree;
}

/* Text that grows in memory of its own. */
#include "base/grown.h"

#include <stdlib.h>

#include "base/memory.h"

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
    struct out out = { .data = malloc(1024), .capacity = 1024, .full = grow,
                       .language = language };

    if (out.data == NULL) {
        memory_note();
        out.capacity = 0;
        out.full = NULL;
    }
    return out;
}

char *grown_text(struct out *out)
{
    out_bytes(out, "", 1);
    if (!memory_failed())
        return out->data;
    free(out->data);
    return NULL;
}

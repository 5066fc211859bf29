/* Lines of a file, of which each has a limit. */
#include "base/lines.h"

#include <stdlib.h>

#include "base/memory.h"

/* Makes room for one byte more, and a NUL. */
static bool make_room(struct lines *l, size_t size)
{
    size_t room = l->room > 0 ? 2 * l->room : 4096;
    char *grown;

    if (size + 1 < l->room)
        return true;
    l->too_long = l->room >= l->most;
    if (l->too_long)
        return false;
    grown = realloc(l->text, room);
    if (grown == NULL) {
        memory_note();
        return false;
    }
    l->text = grown;
    l->room = room;
    return true;
}

/* A file of lines is read by one thread. */
bool lines_next(struct lines *l)
{
    size_t size = 0;
    int c = '\0';

    while (c != '\n' && (c = getc_unlocked(l->in)) != EOF) {
        if (!make_room(l, size))
            return false;
        l->text[size++] = (char)c;
    }
    if (size == 0 || ferror(l->in))
        return false;
    l->text[size] = '\0';
    l->number++;
    return true;
}

void lines_free(struct lines *l)
{
    free(l->text);
}

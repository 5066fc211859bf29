/* Walks the records of a text. */
#include "formats/cursor.h"

#include "base/text.h"

struct cursor cursor_of_text(const struct format *format, const char *text,
                             const char *end)
{
    return (struct cursor){ .format = format, .p = text, .end = end,
                            .counted = text, .line = 1 };
}

static const struct malformed record_too_long = {
    SKR_C_RECORD_SYNTAX, 0, 40, N_("a record of at most 262144 bytes")
};

bool cursor_next(struct cursor *c, struct record *record, struct notes *notes)
{
    const char *next;

    if (!c->too_long)
        c->p = format_skip(c->p, c->end);
    if (c->p == c->end)
        return false;
    next = c->too_long ? NULL : c->format->next(c->p + 1, c->end);
    c->at = c->p;
    c->p = c->format->read(c->p, next != NULL ? next : c->end, record, notes);
    c->records++;
    if (c->too_long || c->to_next)
        c->p = next != NULL ? next : c->end;
    if (c->too_long)
        record->malformed = record_too_long;
    return true;
}

unsigned long long cursor_line(struct cursor *c)
{
    c->line += newlines(c->counted, c->at);
    c->counted = c->at;
    return c->line;
}

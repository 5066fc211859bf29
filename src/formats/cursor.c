/* Walks the records of a text. */
#include "formats/cursor.h"

#include "base/text.h"

struct cursor cursor_of_text(const struct format *format, const char *text,
                             const char *end)
{
    return (struct cursor){ .format = format, .read_as = format, .p = text, .end = end,
                            .counted = text, .line = 1 };
}

static const struct malformed record_too_long = {
    SKR_C_RECORD_SYNTAX, 0, 40, N_("a record of at most 262144 bytes")
};

static bool starts(const struct format *format, const char *p, const char *end)
{
    return format->starts == NULL || format->starts(p, end);
}

/* The first record of a format from p on, or end. */
static const char *first_of(const struct format *format, const char *p,
                            const char *end)
{
    while (p != NULL && !starts(format, p, end))
        p = p + 1 < end ? format->next(p + 1, end) : NULL;
    return p != NULL ? p : end;
}

/* The format of the record at c->p, where none of the usual format begins; or a
 * null pointer. Brings *next, the end of the foreign text, to the first record of
 * another format. */
static const struct format *other_format(const struct cursor *c, const char **next)
{
    const char *usual = *next;

    for (int i = 0; c->mixed && formats[i] != NULL; i++) {
        const struct format *f = formats[i];

        if (f == c->format)
            continue;
        *next = first_of(f, c->p, *next);
        if (*next == c->p) {
            *next = c->p + 1 < usual ? f->next(c->p + 1, usual) : NULL;
            if (*next == NULL)
                *next = usual;
            return f;
        }
    }
    return NULL;
}

static void skip_foreign(struct cursor *c, const char *next)
{
    if (c->skips)
        c->foreign += newlines(c->p, next) + (next[-1] != '\n');
    c->p = next;
}

/* Reads the record at c->p, of this format; the next one begins at next. */
static void read_as(struct cursor *c, const struct format *format, const char *next,
                    struct record *record, struct notes *notes)
{
    const char *p = format->read(c->p, format->far ? c->end : next, record, notes);

    c->read_as = format == &session_format && *record->text == '(' ? &iss_format
        : format;
    c->at = record->text;
    c->p = (c->too_long || c->to_next) && !format->far ? next : p;
    c->records++;
}

bool cursor_next(struct cursor *c, struct record *record, struct notes *notes)
{
    for (;;) {
        const struct format *format = c->format;
        const char *next;

        if (!c->too_long)
            c->p = format_skip(c->p, c->end);
        if (c->p == c->end)
            return false;
        next = c->too_long ? NULL : format->next(c->p + 1, c->end);
        if (next == NULL)
            next = c->end;
        if (!c->too_long && !starts(format, c->p, c->end)) {
            format = other_format(c, &next);
            if (format == NULL && (c->skips || c->format->chatty)) {
                skip_foreign(c, next);
                continue;
            }
        }
        read_as(c, format != NULL ? format : c->format, next, record, notes);
        if (c->too_long)
            record->malformed = record_too_long;
        return true;
    }
}

unsigned long long cursor_line(struct cursor *c)
{
    c->line += newlines(c->counted, c->at);
    c->counted = c->at;
    return c->line;
}

/* Walks the records of a text.
 *
 * What stands between two records is read as a record, too, and so is reported as
 * malformed with its place: nothing is passed over without a word, unless the caller
 * asks for that, or the format has other lines as a rule. A broken record ends where
 * one of any format begins, so that it takes no sound game with it. Lines are counted
 * only when one is asked for. */
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

/* So far from p on is it seen whether a record begins there. */
static const char *seen_from(const struct cursor *c, const char *p)
{
    return (size_t)(c->end - p) > START_SIZE ? p + START_SIZE : c->end;
}

/* The end of the record at c->p, of another format than the usual one: where the next
 * one of either begins. What follows a usual record shows nothing of another. */
static const char *end_of_other(const struct cursor *c, const struct format *format)
{
    const char *end = format->next(c->p + 1, c->end), *usual;

    usual = format_next_record(c->format, c->p, end != NULL ? seen_from(c, end) : c->end);
    end = format->next(c->p + 1, usual);
    return end != NULL ? end : usual;
}

/* The format of the record at c->p, where none of the usual format begins; or a
 * null pointer. Brings *next, the end of the foreign text, to the first record of
 * another format, or to the end of the record at c->p. */
static const struct format *other_format(const struct cursor *c, const char **next)
{
    const char *usual = c->mixed ? format_next_record(c->format, c->p, seen_from(c, c->p)) : NULL;

    for (int i = 0; c->mixed && formats[i] != NULL; i++) {
        const struct format *f = formats[i];

        if (f == c->format)
            continue;
        if (f->starts(c->p, usual)) {
            *next = end_of_other(c, f);
            return f;
        }
        *next = format_next_record(f, c->p, *next);
    }
    return NULL;
}

static void skip_foreign(struct cursor *c, const char *next)
{
    if (c->skips)
        c->foreign += newlines(c->p, next) + (next[-1] != '\n');
    c->p = next;
}

/* The first record of another format that begins a line between text and end, or end. */
static const char *first_other(const struct format *format, const char *text,
                               const char *end)
{
    for (int i = 0; formats[i] != NULL; i++) {
        const char *p = text;

        if (formats[i] == format)
            continue;
        do
            p = format_next_record(formats[i], p, end);
        while (p < end && p[-1] != '\n');
        end = p;
    }
    return end;
}

/* A record that is broken does not swallow records of other formats behind it. */
static const char *end_of_broken(const struct cursor *c, const struct format *format,
                                 const char *next)
{
    return !c->mixed || c->too_long || format->far ? next
        : first_other(format, c->p, next);
}

/* Reads the record at c->p, of this format; the next one begins at next. */
static void read_as(struct cursor *c, const struct format *format, const char *next,
                    struct record *record, struct notes *notes)
{
    const char *p = format->read(c->p, format->far ? c->end : next, record, notes);
    const char *end = record->malformed.clause == SKR_C_NONE ? next
        : end_of_broken(c, format, next);

    if (end < next) {
        next = end;
        p = format->read(c->p, next, record, notes);
    }
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

        c->blanks = c->p;
        if (!c->too_long)
            c->p = format_skip(c->p, c->end);
        if (c->p == c->end)
            return false;
        next = c->too_long ? NULL : format->next(c->p + 1, c->end);
        if (next == NULL)
            next = c->end;
        if (!c->too_long && !format->starts(c->p, c->end)) {
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

/* The table of formats, and how a file's format is found.
 *
 * The order of the table decides: the first format whose begins() accepts a file reads
 * it, and the last one, that of the server, accepts every file. A new format stands
 * before it. */
#include <string.h>

#include "formats/format.h"

const struct format *const formats[] = {
    &json_format, &state_format, &xskat_format, &session_format, &iss_format, NULL
};

const struct format *format_find(const char *name)
{
    const struct format *const *f = formats;

    while (*f != NULL && strcmp((*f)->name, name) != 0)
        f++;
    return *f;
}

const struct format *format_of(const char *text, const char *end)
{
    const struct format *const *f = formats;

    text = format_skip(text, end);
    if (text == end)
        return NULL;
    while (!(*f)->begins(text, end))
        f++;
    return *f;
}

/* Skips blanks, and the byte order mark that some editors write first. */
static const char *skip_blanks(const char *p, const char *end)
{
    for (; p < end; p++)
        if (end - p >= 3 && memcmp(p, "\xEF\xBB\xBF", 3) == 0)
            p += 2;
        else if (*p != ' ' && *p != '\n' && *p != '\r' && *p != '\t')
            break;
    return p;
}

const char *format_skip(const char *p, const char *end)
{
    while (p = skip_blanks(p, end), p < end && *p == '#') {
        const char *line_end = memchr(p, '\n', (size_t)(end - p));

        p = line_end != NULL ? line_end : end;
    }
    return p;
}

const char *format_next_line(const char *text, const char *end)
{
    const char *p = memchr(text, '\n', (size_t)(end - text));

    return p == NULL || p + 1 == end ? NULL : p + 1;
}

const char *format_next_record(const struct format *format, const char *text,
                               const char *end)
{
    const char *p = format->next(text + 1, end);

    while (p != NULL && !format->starts(p, end))
        p = format->next(p, end);
    return p != NULL ? p : end;
}

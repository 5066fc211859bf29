/* Text broken into lines, by the columns that its characters take. */
#include "base/wrap.h"

#include <string.h>

#include "base/width.h"

void out_blanks(struct out *out, int count)
{
    for (int i = 0; i < count; i++)
        out_text(out, " ");
}

void out_wrapped_part(struct out *out, int column, const char *text, size_t size)
{
    const char *end = text + size;
    int at = column;

    for (size_t length; text < end; text += length) {
        const char *blank;

        while (text < end && *text == ' ')
            text++;
        blank = memchr(text, ' ', (size_t)(end - text));
        length = (size_t)((blank != NULL ? blank : end) - text);
        if (at > column && at + 1 + bytes_width(text, length) > LINE_WIDTH) {
            out_text(out, "\n");
            out_blanks(out, column);
            at = column;
        } else if (at > column) {
            out_text(out, " ");
            at++;
        }
        out_plain(out, text, length);
        at += bytes_width(text, length);
    }
    out_text(out, "\n");
}

void out_wrapped(struct out *out, int column, const char *text)
{
    out_wrapped_part(out, column, text, strlen(text));
}

/* An output buffer that calls a function when it is full. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"

void out_bytes(struct out *out, const char *data, size_t size)
{
    while (size > 0 && (out->size < out->capacity || out->full != NULL)) {
        size_t room = out->capacity - out->size;
        size_t n = size < room ? size : room;

        memcpy(out->data + out->size, data, n);
        out->size += n;
        data += n;
        size -= n;
        if (out->size == out->capacity && out->full != NULL)
            out->full(out);
    }
}

void out_text(struct out *out, const char *text)
{
    out_bytes(out, text, strlen(text));
}

void out_number(struct out *out, long long number)
{
    char digits[24];
    int n = snprintf(digits, sizeof digits, "%lld", number);

    out_bytes(out, digits, (size_t)n);
}

void out_format(struct out *out, const char *format, ...)
{
    char text[256], *longer = NULL;
    va_list arguments;
    int length;

    va_start(arguments, format);
    length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length >= (int)sizeof text)
        longer = malloc((size_t)length + 1);
    if (longer != NULL) {
        va_start(arguments, format);
        vsnprintf(longer, (size_t)length + 1, format, arguments);
        va_end(arguments);
    }
    out_text(out, longer != NULL ? longer : text);
    free(longer);
}

void out_to_file(struct out *out)
{
    fwrite(out->data, 1, out->size, out->owner);
    out->size = 0;
}

static void json_character(struct out *out, const char *p, size_t length)
{
    char escape[8];

    if (length == 0) {
        out_text(out, "\\ufffd");
    } else if (*p == '"' || *p == '\\') {
        escape[0] = '\\';
        escape[1] = *p;
        out_bytes(out, escape, 2);
    } else if ((unsigned char)*p < 0x20) {
        snprintf(escape, sizeof escape, "\\u%04x", (unsigned)*p);
        out_bytes(out, escape, 6);
    } else {
        out_bytes(out, p, length);
    }
}

void out_json_part(struct out *out, const char *text, size_t size)
{
    for (size_t i = 0; i < size;) {
        size_t length = utf8_length(text + i, size - i);

        json_character(out, text + i, length);
        i += length > 0 ? length : 1;
    }
}

void out_json_string(struct out *out, const char *text, size_t size)
{
    out_text(out, "\"");
    out_json_part(out, text, size);
    out_text(out, "\"");
}

/* Can XML have this character? Not controls, U+FFFE and U+FFFF. */
static bool fits_xml(const char *p, size_t length)
{
    return length > 0 && (unsigned char)*p >= 0x20 && *p != 0x7F
        && (length != 3 || (memcmp(p, "\xEF\xBF\xBE", 3) != 0
                            && memcmp(p, "\xEF\xBF\xBF", 3) != 0));
}

void out_xml_bytes(struct out *out, const char *text, size_t size)
{
    size_t length;

    for (size_t i = 0; i < size; i += length > 0 ? length : 1) {
        length = utf8_length(text + i, size - i);
        if (!fits_xml(text + i, length))
            out_text(out, "?");
        else if (text[i] == '&')
            out_text(out, "&amp;");
        else if (text[i] == '<')
            out_text(out, "&lt;");
        else if (text[i] == '>')
            out_text(out, "&gt;");
        else if (text[i] == '"')
            out_text(out, "&quot;");
        else
            out_bytes(out, text + i, length);
    }
}

void out_xml(struct out *out, const char *text)
{
    out_xml_bytes(out, text, strlen(text));
}

void out_plain(struct out *out, const char *text, size_t size)
{
    char escape[8];

    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        size_t length = utf8_length(text + i, size - i);

        if (length == 0 || c < 0x20 || c == 0x7F) {
            snprintf(escape, sizeof escape, "\\x%02X", c);
            out_bytes(out, escape, 4);
        } else {
            out_bytes(out, text + i, length);
            i += length - 1;
        }
    }
}

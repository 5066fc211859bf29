/* An output buffer that hands itself on when it is full. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/out.h"

void out_bytes(struct out *out, const char *data, size_t size)
{
    while (size > 0) {
        size_t room = out->capacity - out->size;
        size_t n = size < room ? size : room;

        memcpy(out->data + out->size, data, n);
        out->size += n;
        data += n;
        size -= n;
        if (out->size == out->capacity)
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
    char text[256];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    out_text(out, text);
}

size_t out_utf8_length(const char *text, size_t size)
{
    const unsigned char *p = (const unsigned char *)text;
    static const struct { unsigned char low, high, next_low, next_high, length; }
    form[] = {                       /* first byte, second byte, bytes */
        { 0xC2, 0xDF, 0x80, 0xBF, 2 }, { 0xE0, 0xE0, 0xA0, 0xBF, 3 },
        { 0xE1, 0xEC, 0x80, 0xBF, 3 }, { 0xED, 0xED, 0x80, 0x9F, 3 },
        { 0xEE, 0xEF, 0x80, 0xBF, 3 }, { 0xF0, 0xF0, 0x90, 0xBF, 4 },
        { 0xF1, 0xF3, 0x80, 0xBF, 4 }, { 0xF4, 0xF4, 0x80, 0x8F, 4 },
    };

    if (p[0] < 0x80)
        return 1;
    for (unsigned i = 0; i < sizeof form / sizeof *form; i++) {
        if (p[0] < form[i].low || p[0] > form[i].high || size < form[i].length
            || p[1] < form[i].next_low || p[1] > form[i].next_high)
            continue;
        for (int k = 2; k < form[i].length; k++)
            if (p[k] < 0x80 || p[k] > 0xBF)
                return 0;
        return form[i].length;
    }
    return 0;
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

void out_json_string(struct out *out, const char *text, size_t size)
{
    out_text(out, "\"");
    for (size_t i = 0; i < size;) {
        size_t length = out_utf8_length(text + i, size - i);

        json_character(out, text + i, length);
        i += length > 0 ? length : 1;
    }
    out_text(out, "\"");
}

void out_plain(struct out *out, const char *text, size_t size)
{
    char escape[8];

    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        size_t length = out_utf8_length(text + i, size - i);

        if (length == 0 || c < 0x20 || c == 0x7F) {
            snprintf(escape, sizeof escape, "\\x%02X", c);
            out_bytes(out, escape, 4);
        } else {
            out_bytes(out, text + i, length);
            i += length - 1;
        }
    }
}

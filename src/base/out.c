/* An output buffer that calls a function when it is full. */
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/out.h"
#include "base/standard.h"
#include "base/text.h"

extern inline char *out_room(struct out *out, size_t size);
extern inline void out_bytes(struct out *out, const char *data, size_t size);
extern inline void out_text(struct out *out, const char *text);

struct out out_into(char *text, size_t size, enum language language)
{
    memset(text, 0, size);
    return (struct out){ .data = text, .capacity = size - 1, .language = language };
}

struct out out_to(FILE *file, char *buffer, size_t size, enum language language)
{
    return (struct out){ buffer, 0, size, out_to_file, file, language };
}

/* The bytes that fit where nothing empties the output; then it is full. */
static size_t fit(struct out *out, const char *data, size_t size)
{
    size_t room = out->capacity - out->size;

    if (size <= room)
        return size;
    while (room > 0 && (data[room] & 0xC0) == 0x80)
        room--;
    out->capacity = out->size + room;
    return room;
}

void out_over(struct out *out, const char *data, size_t size)
{
    if (out->full == NULL)
        size = fit(out, data, size);
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

/* Writes any number in a tenth of the time of snprintf. */
static void put_digits(struct out *out, unsigned long long number, bool minus)
{
    char digits[24], *end = digits + sizeof digits, *p = end;

    do
        *--p = (char)('0' + number % 10);
    while ((number /= 10) > 0);
    if (minus)
        *--p = '-';
    out_bytes(out, p, (size_t)(end - p));
}

#define SMALL 10000

/* Writes a number below SMALL at p, as most are. Returns its length. */
static size_t put_small(char *p, unsigned number)
{
    size_t length = number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4;

    for (size_t n = length; n > 0; number /= 10)
        p[--n] = (char)('0' + number % 10);
    return length;
}

static void put_number(struct out *out, unsigned long long number, bool minus)
{
    char *room = out_room(out, 5);

    if (number >= SMALL || room == NULL) {
        put_digits(out, number, minus);
        return;
    }
    *room = '-';
    out->size += minus + put_small(room + minus, (unsigned)number);
}

void out_number(struct out *out, long long number)
{
    put_number(out, number < 0 ? 0 - (unsigned long long)number
                               : (unsigned long long)number, number < 0);
}

/* In a struct, so that two functions can take from the same list. */
struct arguments {
    va_list list;
};

/* Writes any format. */
static void format_any(struct out *out, const char *format, struct arguments *a)
{
    char text[256], *longer = NULL;
    va_list again;
    int length;

    va_copy(again, a->list);
    length = vsnprintf(text, sizeof text, format, a->list);
    if (length >= (int)sizeof text) {
        longer = malloc((size_t)length + 1);
        if (longer == NULL)
            memory_note();
        else
            vsnprintf(longer, (size_t)length + 1, format, again);
    }
    va_end(again);
    out_text(out, longer != NULL ? longer : text);
    free(longer);
}

/* Writes %s, %d and %lu in a fifth of the time of vsnprintf; leaves the format from any
 * other conversion on to format_any. */
static void format_part(struct out *out, const char *format, struct arguments *a)
{
    while (*format != '\0') {
        size_t length = length_before(format, '%');

        out_bytes(out, format, length);
        format += length;
        if (*format == '\0')
            return;
        if (format[1] == 's') {
            out_text(out, va_arg(a->list, const char *));
        } else if (format[1] == 'd') {
            out_number(out, va_arg(a->list, int));
        } else if (format[1] == 'l' && format[2] == 'u') {
            put_number(out, va_arg(a->list, unsigned long), false);
            format++;
        } else {
            format_any(out, format, a);
            return;
        }
        format += 2;
    }
}

void out_format(struct out *out, const char *format, ...)
{
    struct arguments a;

    va_start(a.list, format);
    format_part(out, format, &a);
    va_end(a.list);
}

void out_format_list(struct out *out, const char *format, va_list arguments)
{
    struct arguments a;

    va_copy(a.list, arguments);
    format_part(out, format, &a);
    va_end(a.list);
}

void out_say(struct out *out, const char *format, ...)
{
    struct arguments a;

    va_start(a.list, format);
    format_part(out, tr(out->language, format), &a);
    va_end(a.list);
}

void out_say_n(struct out *out, const char *one, const char *many, long long n, ...)
{
    struct arguments a;

    va_start(a.list, n);
    format_part(out, trn(out->language, one, many, n), &a);
    va_end(a.list);
}

void out_to_file(struct out *out)
{
    fwrite(out->data, 1, out->size, out->owner);
    out->size = 0;
}

/* The number of a character of at most three bytes. */
static unsigned code_point(const char *p, size_t length)
{
    const unsigned char *c = (const unsigned char *)p;

    return length == 1 ? c[0] : length == 2 ? (c[0] & 0x1Fu) << 6 | (c[1] & 0x3Fu)
        : (c[0] & 0x0Fu) << 12 | (c[1] & 0x3Fu) << 6 | (c[2] & 0x3Fu);
}

/* Writes a character of UTF-8, escaped if it cannot be shown. */
static void json_shown(struct out *out, const char *p, size_t length)
{
    char escape[8];

    if (shown_length(p, length) > 0) {
        out_bytes(out, p, length);
    } else {
        snprintf(escape, sizeof escape, "\\u%04x", code_point(p, length));
        out_bytes(out, escape, 6);
    }
}

static void json_character(struct out *out, const char *p, size_t length)
{
    const char escape[] = { '\\', *p };

    if (length == 0)
        out_text(out, "\\ufffd");
    else if (*p == '"' || *p == '\\')
        out_bytes(out, escape, 2);
    else
        json_shown(out, p, length);
}

/* Writes plain text as it is; put takes every other character, with length 0 a byte that
 * is not UTF-8. */
static void put_parts(struct out *out, const char *text, size_t size,
                      void (*put)(struct out *out, const char *p, size_t length))
{
    for (size_t i = 0; i < size;) {
        size_t length = plain_length(text + i, size - i);

        out_bytes(out, text + i, length);
        i += length;
        if (i == size)
            break;
        length = utf8_length(text + i, size - i);
        put(out, text + i, length);
        i += length > 0 ? length : 1;
    }
}

void out_json_part(struct out *out, const char *text, size_t size)
{
    put_parts(out, text, size, json_character);
}

void out_json_text(struct out *out, const char *text)
{
    for (size_t length; *text != '\0'; text += length) {
        length = utf8_length(text, strnlen(text, 4));
        length = length > 0 ? length : 1;
        json_shown(out, text, length);
    }
}

void out_json_string(struct out *out, const char *text, size_t size)
{
    char *room = out_room(out, size + 2);

    if (room != NULL && plain_copy(room + 1, text, size)) {
        room[0] = room[size + 1] = '"';
        out->size += size + 2;
        return;
    }
    out_bytes(out, "\"", 1);
    out_json_part(out, text, size);
    out_bytes(out, "\"", 1);
}

/* U+FFFE and U+FFFF can be shown, but XML does not have them. */
static bool fits_xml(const char *p, size_t length)
{
    return length != 3 || (memcmp(p, "\xEF\xBF\xBE", 3) != 0
                           && memcmp(p, "\xEF\xBF\xBF", 3) != 0);
}

void out_xml_bytes(struct out *out, const char *text, size_t size)
{
    char form[4];
    size_t shown, taken;

    for (size_t i = 0; i < size; i += taken) {
        taken = shown_form(form, &shown, text + i, size - i);
        if (!fits_xml(text + i, taken))
            taken = shown_form(form, &shown, text + i, 1);
        if (text[i] == '&')
            out_text(out, "&amp;");
        else if (text[i] == '<')
            out_text(out, "&lt;");
        else if (text[i] == '>')
            out_text(out, "&gt;");
        else if (text[i] == '"')
            out_text(out, "&quot;");
        else
            out_bytes(out, form, shown);
    }
}

void out_xml(struct out *out, const char *text)
{
    out_xml_bytes(out, text, strlen(text));
}

static void shown_character(struct out *out, const char *p, size_t length)
{
    char form[4];
    size_t left = length > 0 ? length : 1, shown;

    for (size_t taken; left > 0; p += taken, left -= taken) {
        taken = shown_form(form, &shown, p, left);
        out_bytes(out, form, shown);
    }
}

void out_plain(struct out *out, const char *text, size_t size)
{
    char *room = out_room(out, size);

    if (room != NULL && plain_copy(room, text, size))
        out->size += size;
    else
        put_parts(out, text, size, shown_character);
}

void out_shown(struct out *out, const char *text)
{
    out_plain(out, text, strlen(text));
}

/* -------------------------------------------------------------- standard error */

static enum language language_of_errors;

void say_errors_in(enum language language)
{
    language_of_errors = language;
}

enum language error_language(void)
{
    return language_of_errors;
}

/* One write, so that nothing that another thread or process prints comes between. */
static void write_error(const char *before, const char *text, const char *after)
{
    size_t size = strlen(before) + strlen(text) + strlen(after);
    char small[512], *data = size < sizeof small / 4 ? small : malloc(4 * size + 2);
    struct out out = data != NULL ? out_into(data, data != small ? 4 * size + 2 : sizeof small,
                                             ENGLISH)
                                  : out_to(stderr, small, sizeof small, ENGLISH);

    standard_flush_lines();
    out_plain(&out, before, strlen(before));
    out_plain(&out, text, strlen(text));
    out_plain(&out, after, strlen(after));
    out_text(&out, "\n");
    fwrite(out.data, 1, out.size, stderr);
    if (data != small)
        free(data);
}

void say_error_within(const char *before, const char *after, const char *format,
                      va_list arguments)
{
    char text[512], *longer = NULL;
    va_list again;
    int length;

    format = tr(language_of_errors, format);
    va_copy(again, arguments);
    length = vsnprintf(text, sizeof text, format, arguments);
    if (length >= (int)sizeof text)
        longer = malloc((size_t)length + 1);
    if (longer != NULL)
        vsnprintf(longer, (size_t)length + 1, format, again);
    va_end(again);
    write_error(before, longer != NULL ? longer : text, after);
    free(longer);
}

void say_error(const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    say_error_within("", "", format, arguments);
    va_end(arguments);
}

/* The bytes and escapes of JSON, for the check of a text and for the walk through it. */
#ifndef BASE_JSON_BYTES_H
#define BASE_JSON_BYTES_H

#include <stdbool.h>

#include "base/none.h"

static inline bool is_blank(char c)
{
    return (unsigned char)c <= ' ' && (c == ' ' || c == '\t' || c == '\n' || c == '\r');
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Four hexadecimal digits, or NONE. */
static inline int hex_of(const char *p)
{
    int n = 0;

    for (int i = 0; i < 4; i++) {
        char c = (char)(p[i] | 32);

        if (is_digit(p[i]))
            n = n * 16 + (p[i] - '0');
        else if (c >= 'a' && c <= 'f')
            n = n * 16 + (c - 'a' + 10);
        else
            return NONE;
    }
    return n;
}

/* A surrogate: the first of a pair, or the second. */
static inline bool is_half(int unit, bool second)
{
    return unit >> 10 == (second ? 0xDC00 >> 10 : 0xD800 >> 10);
}

#endif

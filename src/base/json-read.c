/* Walks a checked JSON text, and reads its strings and numbers where they stand. */
#include "base/json-read.h"

#include <limits.h>
#include <string.h>

#include "base/json-bytes.h"

/* ------------------------------------------------------------------- the walk */

static const char *past_blanks(const char *p)
{
    while (is_blank(*p))
        p++;
    return p;
}

/* p: at the first quote */
static const char *past_string(const char *p)
{
    for (p++; *p != '"'; p++)
        p += *p == '\\';
    return p + 1;
}

static const char *past_container(const char *p)
{
    int depth = 0;

    for (;;)
        switch (*p) {
        case '"':
            p = past_string(p);
            break;
        case '{':
        case '[':
            depth++;
            p++;
            break;
        case '}':
        case ']':
            p++;
            if (--depth == 0)
                return p;
            break;
        default:
            p++;
        }
}

/* From a key to its value. */
static const char *past_colon(const char *key)
{
    return past_blanks(past_blanks(past_string(key)) + 1);
}

const char *json_past(const char *p)
{
    if (*p == '"')
        return past_string(p);
    if (*p == '{' || *p == '[')
        return past_container(p);
    while (*p != ',' && *p != ']' && *p != '}' && *p != '\0' && !is_blank(*p))
        p++;
    return p;
}

const char *json_value(const char *text)
{
    return past_blanks(text);
}

char json_kind(const char *value)
{
    if (value == NULL)
        return '\0';
    return *value == '-' || is_digit(*value) ? '0' : *value;
}

struct json_walk json_walk(const char *container)
{
    if (container == NULL || (*container != '{' && *container != '['))
        return (struct json_walk){ .past = "]" };
    return (struct json_walk){ .past = container + 1, .keys = *container == '{' };
}

bool json_next(struct json_walk *w)
{
    const char *p = past_blanks(w->past != NULL ? w->past : json_past(w->value));

    if (*p == ',')
        p = past_blanks(p + 1);
    w->past = p;
    if (*p == ']' || *p == '}')
        return false;
    w->past = NULL;
    w->key = p;
    if (w->keys)
        p = past_colon(p);
    w->value = p;
    return true;
}

int json_count(const char *container)
{
    struct json_walk w = json_walk(container);
    int count = 0;

    while (json_next(&w))
        count++;
    return count;
}

const char *json_find(const char *object, const char *key)
{
    if (json_kind(object) != '{')
        return NULL;
    for (struct json_walk w = json_walk(object); json_next(&w);)
        if (json_is(w.key, key))
            return w.value;
    return NULL;
}

/* ------------------------------------------------------------- strings, numbers */

static size_t write_utf8(long c, char to[4])
{
    if (c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        to[0] = (char)(0xC0 | c >> 6);
        to[1] = (char)(0x80 | (c & 0x3F));
        return 2;
    }
    if (c < 0x10000) {
        to[0] = (char)(0xE0 | c >> 12);
        to[1] = (char)(0x80 | (c >> 6 & 0x3F));
        to[2] = (char)(0x80 | (c & 0x3F));
        return 3;
    }
    to[0] = (char)(0xF0 | c >> 18);
    to[1] = (char)(0x80 | (c >> 12 & 0x3F));
    to[2] = (char)(0x80 | (c >> 6 & 0x3F));
    to[3] = (char)(0x80 | (c & 0x3F));
    return 4;
}

/* at: behind a backslash. Returns how many bytes are written. */
static size_t unescape(const char **at, char to[4])
{
    static const char letters[] = "bfnrt", meant[] = "\b\f\n\r\t";
    char letter = *(*at)++;
    const char *known = strchr(letters, letter);
    long unit;

    if (letter != 'u') {
        *to = known != NULL ? meant[known - letters] : letter;
        return 1;
    }
    unit = hex_of(*at);
    *at += 4;
    if (is_half((int)unit, false)) {
        unit = 0x10000 + ((unit - 0xD800) << 10) + (hex_of(*at + 2) - 0xDC00);
        *at += 6;
    }
    return write_utf8(unit, to);
}

size_t json_next_character(const char **at, char to[4])
{
    unsigned char first = (unsigned char)**at;
    size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;

    if (first == '"')
        return 0;
    if (first == '\\') {
        ++*at;
        return unescape(at, to);
    }
    memcpy(to, *at, length);
    *at += length;
    return length;
}

size_t json_decode(const char *value, char *to)
{
    const char *p = value + 1;
    char *begin = to;
    size_t length;

    for (; (length = json_next_character(&p, to)) > 0; to += length)
        ;
    return (size_t)(to - begin);
}

const char *json_plain(const char *value, size_t *length)
{
    const char *p = value + 1;

    if (*value != '"')
        return NULL;
    while (*p != '"' && *p != '\\')
        p++;
    *length = (size_t)(p - value) - 1;
    return *p == '"' ? value + 1 : NULL;
}

bool json_is_all(const char *value, const char *text)
{
    const char *p = value + 1;
    char c[4];
    size_t length, left;

    if (*value != '"')
        return false;
    for (; *p == *text && *p != '"' && *p != '\\'; p++)  /* usually there is no escape */
        text++;
    if (*p != '\\')
        return *text == '\0' && *p == '"';
    left = strlen(text);
    for (; (length = json_next_character(&p, c)) > 0; text += length, left -= length)
        if (length > left || memcmp(c, text, length) != 0)
            return false;
    return left == 0;
}

bool json_same_text(const char *a, const char *b)
{
    char x[4], y[4];
    size_t length;

    for (a++, b++; (length = json_next_character(&a, x)) > 0;)
        if (json_next_character(&b, y) != length || memcmp(x, y, length) != 0)
            return false;
    return *b == '"';
}

bool json_whole(const char *value, long long low, long long high, long long *number)
{
    bool minus = *value == '-';
    const char *p = value + minus;
    long long n = 0;

    if (!is_digit(*p))
        return false;
    for (; is_digit(*p); p++) {
        if (n > (LLONG_MAX - 9) / 10)
            return false;
        n = n * 10 + (*p - '0');
    }
    n = minus ? -n : n;
    if (*p == '.' || (*p | 32) == 'e' || n < low || n > high)
        return false;
    *number = n;
    return true;
}

/* The exponent of a number, within bounds; p: behind its digits. */
static int exponent_of(const char *p)
{
    bool minus;
    int n = 0;

    if ((*p | 32) != 'e')
        return 0;
    minus = *++p == '-';
    p += *p == '-' || *p == '+';
    for (; is_digit(*p); p++)
        n = n < 1000 ? n * 10 + (*p - '0') : n;
    return minus ? -n : n;
}

/* Multiplies a number by 10 so often, or divides it. Returns false if it is too large, or
 * no whole number. */
static bool move_point(long long *n, int shift)
{
    for (; shift < 0 && *n != 0; shift++) {
        if (*n % 10 != 0)
            return false;
        *n /= 10;
    }
    for (; shift > 0 && *n != 0; shift--) {
        if (*n > LLONG_MAX / 10)
            return false;
        *n *= 10;
    }
    return true;
}

bool json_hundredths(const char *value, long long low, long long high,
                     long long *hundredths)
{
    const char *p = value + (*value == '-');
    bool point = false;
    long long n = 0;
    int shift = 2;

    if (!is_digit(*p))
        return false;
    for (; is_digit(*p) || *p == '.'; p++) {
        point |= *p == '.';
        if (*p == '.')
            continue;
        if (n > (LLONG_MAX - 9) / 10)
            return false;
        n = n * 10 + (*p - '0');
        shift -= point;
    }
    if (!move_point(&n, shift + exponent_of(p)))
        return false;
    *hundredths = *value == '-' ? -n : n;
    return *hundredths >= low && *hundredths <= high;
}

/* Reads JSON without a tree: checks a text, walks it, and decodes strings. */
#include "base/json-read.h"

#include <limits.h>
#include <stdint.h>
#include <string.h>

#include "base/none.h"
#include "base/text.h"

/* ------------------------------------------------------ walking a checked text */

static bool is_blank(char c)
{
    return (unsigned char)c <= ' ' && (c == ' ' || c == '\t' || c == '\n' || c == '\r');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

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

/* Four hexadecimal digits, or NONE. */
static int hex_of(const char *p)
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

static bool is_half(int unit, bool second)
{
    return unit >> 10 == (second ? 0xDC00 >> 10 : 0xD800 >> 10);
}

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

/* -------------------------------------------------------------------- checking */

struct check {
    const char *p, *end;
    int depth, values, most;
    bool escaped;           /* a string of the member that is checked has a backslash */
    struct json_fault *fault;
};

static bool fail(struct check *c, enum json_fault_kind kind, const char *at,
                 const char *past)
{
    *c->fault = (struct json_fault){ kind, at, past };
    return false;
}

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_'
        || c == '-' || c == '+' || c == '.';
}

static void skip_blanks(struct check *c)
{
    while (c->p < c->end && is_blank(*c->p))
        c->p++;
}

static bool skip(struct check *c, char byte)
{
    bool there;

    if (c->p < c->end && is_blank(*c->p))
        skip_blanks(c);
    there = c->p < c->end && *c->p == byte;
    c->p += there;
    return there;
}

/* What stands here cannot stand here: a word, or one byte. */
static bool fail_here(struct check *c)
{
    const char *past = c->p;

    skip_blanks(c);
    if (c->p == c->end)
        return fail(c, JSON_ENDS, c->end, c->end);
    for (past = c->p; past < c->end && is_word(*past); past++)
        ;
    if (past == c->p)
        past += utf8_length(c->p, (size_t)(c->end - c->p));
    return fail(c, past == c->p ? JSON_NOT_UTF8 : JSON_NOT_JSON, c->p,
                past > c->p ? past : c->p + 1);
}

/* The length of the escape at p, with both halves of a pair; 0 if it is wrong. */
static int escape_length(const char *p, const char *end)
{
    int unit;

    if (end - p >= 2 && p[1] != '\0' && strchr("\"\\/bfnrt", p[1]) != NULL)
        return 2;
    unit = end - p >= 6 && p[1] == 'u' ? hex_of(p + 2) : NONE;
    if (is_half(unit, false))
        return end - p >= 12 && p[6] == '\\' && p[7] == 'u'
            && is_half(hex_of(p + 8), true) ? 12 : 0;
    return unit < 0 || is_half(unit, true) ? 0 : 6;
}

/* Checks what is not plain ASCII in a string. */
static bool check_rare(struct check *c, bool key)
{
    size_t left = (size_t)(c->end - c->p), length;
    unsigned char byte = (unsigned char)*c->p;

    if (byte < 0x20)
        return fail(c, JSON_NOT_JSON, c->p, c->p + 1);
    if (byte != '\\') {
        length = utf8_length(c->p, left);
        c->p += length;
        return length > 0 || fail(c, JSON_NOT_UTF8, c->p, c->p + 1);
    }
    length = (size_t)escape_length(c->p, c->end);
    if (length == 0)
        return fail(c, left < 2 ? JSON_ENDS : JSON_NOT_JSON, c->p,
                    c->p + (left < 2 ? left : 2));
    if (key && length == 6 && hex_of(c->p + 2) == 0)
        return fail(c, JSON_NUL_IN_KEY, c->p, c->p + 6);
    c->p += length;
    c->escaped = true;
    return true;
}

/* Checks a string from a byte on that is not plain. */
__attribute__((noinline)) static bool check_rest(struct check *c, bool key)
{
    for (;;) {
        if (c->p == c->end)
            return fail(c, JSON_ENDS, c->end, c->end);
        if (*c->p == '"')
            break;
        if (!check_rare(c, key))
            return false;
        c->p += plain_length(c->p, (size_t)(c->end - c->p));
    }
    c->p++;
    return true;
}

/* c->p: at the first quote. Most strings are plain: the rest is apart, so that these pay
 * nothing for it. */
static bool check_string(struct check *c, bool key)
{
    const char *p = c->p + 1, *end = c->end;

    p += plain_length(p, (size_t)(end - p));
    c->p = p;
    if (p == end || *p != '"')
        return check_rest(c, key);
    c->p = p + 1;
    return true;
}

static bool skip_digits(struct check *c)
{
    const char *begin = c->p;

    while (c->p < c->end && is_digit(*c->p))
        c->p++;
    return c->p > begin;
}

static bool skip_zero(struct check *c)
{
    bool there = c->p < c->end && *c->p == '0';

    c->p += there;
    return there;
}

static bool check_number(struct check *c)
{
    const char *begin = c->p;
    bool right;

    c->p += *c->p == '-';
    right = skip_zero(c) || skip_digits(c);
    if (right && c->p < c->end && *c->p == '.') {
        c->p++;
        right = skip_digits(c);
    }
    if (right && c->p < c->end && (*c->p | 32) == 'e') {
        c->p++;
        c->p += c->p < c->end && (*c->p == '+' || *c->p == '-');
        right = skip_digits(c);
    }
    if (right && (c->p == c->end || !is_word(*c->p)))
        return true;
    c->p = begin;
    return fail_here(c);
}

static bool check_word(struct check *c)
{
    static const char *const words[] = { "true", "false", "null" };

    for (int i = 0; i < 3; i++) {
        size_t length = strlen(words[i]);

        if ((size_t)(c->end - c->p) >= length && memcmp(c->p, words[i], length) == 0
            && (c->p + length == c->end || !is_word(c->p[length]))) {
            c->p += length;
            return true;
        }
    }
    return fail_here(c);
}

/* The keys of an object so far. Two different keys seldom have the same bit: only then
 * are they compared, once the object has ended. To do it at once would walk through the
 * values before for each of them: a line of a megabyte took half a minute. */
struct keys {
    uint64_t bits;
    int count;
    bool alike;                  /* two may be the same */
};

static bool note_key(struct check *c, struct keys *keys, const char *key)
{
    size_t length = (size_t)(c->p - key), n;
    uint64_t bit;

    if (++keys->count > JSON_KEYS)
        return fail(c, JSON_BEYOND_LIMITS, key, c->p);
    n = length + 24 * (unsigned char)key[1] + 13 * (unsigned char)key[length - 2];
    bit = UINT64_C(1) << n % 64;
    if (c->escaped)
        bit = UINT64_MAX;
    keys->alike |= (keys->bits & bit) != 0;
    keys->bits |= bit;
    return true;
}

/* The FNV-1a hash of a key, whose escapes are read: a key can be written in many ways. */
static uint32_t hash_of(const char *key)
{
    uint32_t hash = 2166136261u;
    const char *p = key + 1;
    char c[4];
    size_t length;

    while ((length = json_next_character(&p, c)) > 0)
        for (size_t n = 0; n < length; n++)
            hash = (hash ^ (unsigned char)c[n]) * 16777619u;
    return hash;
}

/* The first key of a checked object that an earlier member has, or a null pointer. It has
 * JSON_KEYS keys at most. */
static const char *find_twice(const char *object)
{
    const char *slot[2 * JSON_KEYS] = { NULL };

    for (struct json_walk w = json_walk(object); json_next(&w);) {
        uint32_t n = hash_of(w.key) % (2 * JSON_KEYS);

        for (; slot[n] != NULL; n = (n + 1) % (2 * JSON_KEYS))
            if (json_same_text(slot[n], w.key))
                return w.key;
        slot[n] = w.key;
    }
    return NULL;
}

static bool check_value(struct check *c);

static bool check_member(struct check *c, struct keys *keys)
{
    const char *key;

    if (c->p < c->end && is_blank(*c->p))
        skip_blanks(c);
    key = c->p;
    if (key == c->end || *key != '"')
        return fail_here(c);
    c->escaped = false;
    if (!check_string(c, true) || !note_key(c, keys, key))
        return false;
    return skip(c, ':') ? check_value(c) : fail_here(c);
}

/* Checks an object or a list, from its first bracket on. */
static bool check_container(struct check *c, char bracket)
{
    struct keys keys = { .count = 0 };
    const char *begin = c->p++, *twice;

    if (++c->depth > JSON_DEPTH)
        return fail(c, JSON_BEYOND_LIMITS, begin, c->p);
    if (!skip(c, bracket)) {
        do
            if (!(bracket == '}' ? check_member(c, &keys) : check_value(c)))
                return false;
        while (skip(c, ','));
        if (!skip(c, bracket))
            return fail_here(c);
    }
    c->depth--;
    twice = keys.alike ? find_twice(begin) : NULL;
    return twice == NULL || fail(c, JSON_KEY_TWICE, twice, json_past(twice));
}

static bool check_value(struct check *c)
{
    if (c->p < c->end && is_blank(*c->p))
        skip_blanks(c);
    if (c->p == c->end)
        return fail_here(c);
    if (++c->values > c->most)
        return fail(c, JSON_BEYOND_LIMITS, c->p, c->p + 1);
    switch (*c->p) {
    case '"':
        return check_string(c, false);
    case '{':
        return check_container(c, '}');
    case '[':
        return check_container(c, ']');
    case 't': case 'f': case 'n':
        return check_word(c);
    default:
        return check_number(c);
    }
}

const char *json_fault_text(enum json_fault_kind kind)
{
    static const char *const texts[] = {
        [JSON_NOT_JSON] = "this is no JSON", [JSON_NOT_UTF8] = "this is no UTF-8",
        [JSON_ENDS] = "the line ends too early", [JSON_GOES_ON] = "more follows on the line",
        [JSON_NUL_IN_KEY] = "a NUL in a key", [JSON_KEY_TWICE] = "the key is there twice",
        [JSON_BEYOND_LIMITS] = "more than 100 brackets inside each other, 512 keys in an"
                               " object, or 16384 values",
    };

    return texts[kind];
}

bool json_check(const char *text, const char *end, struct json_fault *fault)
{
    return json_check_long(text, end, JSON_VALUES, fault);
}

bool json_check_long(const char *text, const char *end, int values,
                     struct json_fault *fault)
{
    struct check c = { .p = text, .end = end, .fault = fault, .most = values,
                       .values = -1 };      /* the outermost is not counted */

    fault->kind = JSON_SOUND;
    if (!check_value(&c))
        return false;
    skip_blanks(&c);
    return c.p == c.end || fail(&c, JSON_GOES_ON, c.p, c.end);
}

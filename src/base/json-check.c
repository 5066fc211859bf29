/* Checks a JSON text, whole and once: all that walks through it afterwards relies on that.
 *
 * It takes no memory, since it sees every line first, also a hostile one. So keys that come
 * twice are found by a sorted table of places on the stack, and not by a text_index, which
 * takes memory, and does not know escapes. For that an object has JSON_KEYS keys at most. */
#include <stdint.h>
#include <string.h>

#include "base/json-bytes.h"
#include "base/json-read.h"
#include "base/text.h"

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

static inline bool skip(struct check *c, char byte)
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
    const char *past;

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

/* ------------------------------------------------------------ strings, numbers */

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

/* ----------------------------------------------------------- objects and lists */

/* The keys of an object so far. Two different keys seldom have the same bit, and in our own
 * records none have: the factors below are chosen so. Only then are they compared, once the
 * object has ended. To do it at once would walk through the values before for each of them:
 * a line of a megabyte took half a minute. */
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
    n = length + 2 * (unsigned char)key[1] + (unsigned char)key[length - 2]
        + 59 * (unsigned char)key[length / 2];
    bit = UINT64_C(1) << n % 64;
    if (c->escaped)
        bit = UINT64_MAX;
    keys->alike |= (keys->bits & bit) != 0;
    keys->bits |= bit;
    return true;
}

/* The order of two keys, by their characters: a key can be written in many ways. */
static int order_of(const char *a, const char *b)
{
    char x[4], y[4];
    size_t from_a, from_b;
    int order;

    for (a++, b++; *a == *b && *a != '"' && *a != '\\' && (unsigned char)*a < 128; a++)
        b++;
    do {
        from_a = json_next_character(&a, x);
        from_b = json_next_character(&b, y);
        order = memcmp(x, y, from_a < from_b ? from_a : from_b);
    } while (order == 0 && from_a == from_b && from_a > 0);
    return order != 0 ? order : (from_a > from_b) - (from_a < from_b);
}

/* The first key of a checked object that an earlier member has, or a null pointer. It has
 * JSON_KEYS keys at most, which are put in order: no choice of keys makes that slow, as it
 * would a table by hash. */
static const char *find_twice(const char *object)
{
    const char *sorted[JSON_KEYS];
    size_t count = 0;

    for (struct json_walk w = json_walk(object); json_next(&w); count++) {
        size_t low = 0, high = count;

        while (low < high) {
            size_t middle = (low + high) / 2;
            int order = order_of(sorted[middle], w.key);

            if (order == 0)
                return w.key;
            if (order < 0)
                low = middle + 1;
            else
                high = middle;
        }
        memmove(sorted + low + 1, sorted + low, (count - low) * sizeof *sorted);
        sorted[low] = w.key;
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
        [JSON_NOT_JSON] = "this is not JSON", [JSON_NOT_UTF8] = "this is not UTF-8",
        [JSON_ENDS] = "the line ends too early", [JSON_GOES_ON] = "more follows on the line",
        [JSON_NUL_IN_KEY] = "a NUL in a key", [JSON_KEY_TWICE] = "the key appears twice",
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

/* Helpers for text: lists of words, quoting, UTF-8. */
#include "base/none.h"
#include "base/text.h"

#include <fnmatch.h>
#include <stdint.h>
#include <string.h>

extern inline size_t length_before(const char *text, char c);

int listed_as(const char *list, const char *word)
{
    size_t length = strlen(word), n;

    for (int i = 0; *list != '\0'; i++, list += n + (list[n] == ' ')) {
        n = strcspn(list, " ");
        if (n == length && strncmp(list, word, n) == 0)
            return i;
    }
    return NONE;
}

bool is_listed(const char *list, const char *word)
{
    return listed_as(list, word) >= 0;
}

static char small_letter(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool same_letters(const char *a, const char *b, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (small_letter(a[i]) != small_letter(b[i]))
            return false;
        else if (a[i] == '\0')
            return true;
    return true;
}

size_t utf8_length(const char *text, size_t size)
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

bool is_utf8(const char *text, size_t size)
{
    for (size_t n; size > 0; text += n, size -= n) {
        n = utf8_length(text, size);
        if (n == 0)
            return false;
    }
    return true;
}

void utf8_trim(char *text)
{
    size_t length = strlen(text), begin = length;

    while (begin > 0 && (text[begin - 1] & 0xC0) == 0x80)
        begin--;
    begin -= begin > 0 && (text[begin - 1] & 0x80) != 0;
    if (begin < length && (text[begin] & 0x80) != 0
        && utf8_length(text + begin, length - begin) != length - begin)
        text[begin] = '\0';
}

/* Of three bytes: U+2028 to U+202E, U+2066 to U+206F, U+200E and U+200F; of two:
 * C1 and U+061C. U+FEFF is a mark of the encoding, which nobody sees. */
size_t shown_length(const char *text, size_t size)
{
    const unsigned char *p = (const unsigned char *)text;
    size_t length;
    bool hidden = false;

    if (p[0] < 0x80)
        return p[0] >= 0x20 && p[0] != 0x7F;
    length = utf8_length(text, size);
    if (length == 2)
        hidden = (p[0] == 0xC2 && p[1] < 0xA0) || (p[0] == 0xD8 && p[1] == 0x9C);
    else if (length == 3 && p[0] == 0xE2 && p[1] == 0x80)
        hidden = p[2] == 0x8E || p[2] == 0x8F || (p[2] >= 0xA8 && p[2] <= 0xAE);
    else if (length == 3 && p[0] == 0xE2 && p[1] == 0x81)
        hidden = p[2] >= 0xA6 && p[2] <= 0xAF;
    else if (length == 3)
        hidden = p[0] == 0xEF && p[1] == 0xBB && p[2] == 0xBF;
    return hidden ? 0 : length;
}

size_t shown_form(char to[4], size_t *shown, const char *text, size_t size)
{
    static const char digits[] = "0123456789ABCDEF";
    size_t length = shown_length(text, size);
    unsigned char byte = (unsigned char)*text;

    *shown = length > 0 ? length : 4;
    memcpy(to, length > 0 ? text : "\\x", length > 0 ? length : 2);
    if (length > 0)
        return length;
    to[2] = digits[byte >> 4];
    to[3] = digits[byte & 15];
    return 1;
}

size_t quoted_form(char to[4], size_t *shown, const char *text, size_t size)
{
    bool blank = *text == '\n' || *text == '\r' || *text == '\t';

    return shown_form(to, shown, blank ? " " : text, blank ? 1 : size);
}

void quote(char *out, size_t size, const char *text, size_t length)
{
    char form[4];
    size_t n = 0, taken, shown;

    for (; length > 0; text += taken, length -= taken) {
        taken = quoted_form(form, &shown, text, length);
        if (n + shown >= size)
            break;
        memcpy(out + n, form, shown);
        n += shown;
    }
    out[n] = '\0';
}

static bool is_plain(unsigned char c)
{
    return c >= ' ' && c <= '~' && c != '"' && c != '\\';
}

/* Which of eight bytes are not plain? Such a byte sets its high bit: below ' ' by the
 * first term, above '~' by the second, as a quote and a backslash by the others. A carry
 * may set the bit of a higher byte as well: the lowest bit is always right. */
static uint64_t not_plain(uint64_t bytes)
{
    const uint64_t ones = 0x0101010101010101, high = ones * 0x80;
    uint64_t quotes = bytes ^ ones * '"', slashes = bytes ^ ones * '\\';

    return ((bytes - ones * ' ') | (bytes + ones) | (quotes - ones) | (slashes - ones))
        & high;
}

static bool are_plain(uint64_t bytes)
{
    return not_plain(bytes) == 0;
}

static uint64_t eight_bytes(const char *text)
{
    uint64_t bytes;

    memcpy(&bytes, text, sizeof bytes);
    return bytes;
}

static uint32_t four_bytes(const char *text)
{
    uint32_t bytes;

    memcpy(&bytes, text, sizeof bytes);
    return bytes;
}

static const bool first_byte_is_lowest = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__;

size_t plain_length(const char *text, size_t size)
{
    size_t n = 0;

    for (; size - n >= 8; n += 8) {
        uint64_t found = not_plain(eight_bytes(text + n));

        if (found != 0 && first_byte_is_lowest)
            return n + (size_t)__builtin_ctzll(found) / 8;
        if (found != 0)
            break;
    }
    while (n < size && is_plain((unsigned char)text[n]))
        n++;
    return n;
}

/* Four bytes or more are copied by fours or eights; the last may overlap others. */
bool plain_copy(char *to, const char *text, size_t size)
{
    const char *last = text + size - (size < 8 ? 4 : 8);
    bool plain = true;

    if (size < 4) {
        for (size_t n = 0; n < size; n++)
            plain &= is_plain((unsigned char)(to[n] = text[n]));
        return plain;
    }
    if (size < 8) {
        memcpy(to, text, 4);
        memcpy(to + (last - text), last, 4);
        return are_plain(four_bytes(text) | (uint64_t)four_bytes(last) << 32);
    }
    for (; plain && text < last; text += 8, to += 8) {
        memcpy(to, text, 8);
        plain = are_plain(eight_bytes(text));
    }
    memcpy(to + (last - text), last, 8);
    return plain && are_plain(eight_bytes(last));
}

unsigned long long newlines(const char *text, const char *end)
{
    unsigned long long n = 0;

    while (text < end
           && (text = memchr(text, '\n', (size_t)(end - text))) != NULL) {
        n++;
        text++;
    }
    return n;
}

bool pattern_matches(const char *patterns, const char *text)
{
    char pattern[128];

    while (*patterns != '\0') {
        size_t length = strcspn(patterns, ",");

        if (length < sizeof pattern) {
            memcpy(pattern, patterns, length);
            pattern[length] = '\0';
            if (fnmatch(pattern, text, 0) == 0)
                return true;
        }
        patterns += length + (patterns[length] == ',');
    }
    return false;
}

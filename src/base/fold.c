/* Letters without their marks. */
#include "base/fold.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

/* Letters with marks, all of two bytes, small and capital, and the letter without. */
static const struct letter { const char *small, *capital, *plain; } letters[] = {
    { "àáâãäåāăą", "ÀÁÂÃÄÅĀĂĄ", "a" }, { "æ", "Æ", "ae" }, { "çćč", "ÇĆČ", "c" },
    { "ďđ", "ĎĐ", "d" }, { "èéêëēėęě", "ÈÉÊËĒĖĘĚ", "e" }, { "ğ", "Ğ", "g" },
    { "ìíîïīı", "ÌÍÎÏĪİ", "i" }, { "ĺľł", "ĹĽŁ", "l" }, { "ñńň", "ÑŃŇ", "n" },
    { "òóôõöøő", "ÒÓÔÕÖØŐ", "o" }, { "œ", "Œ", "oe" }, { "ŕř", "ŔŘ", "r" },
    { "śšş", "ŚŠŞ", "s" }, { "ß", "", "ss" }, { "ťţ", "ŤŢ", "t" },
    { "ùúûüūůű", "ÙÚÛÜŪŮŰ", "u" }, { "ýÿ", "ÝŸ", "y" }, { "źżž", "ŹŻŽ", "z" },
};

/* A null pointer if it is none of them. capital: is it one? */
static const struct letter *letter_of(const char *at, bool *capital)
{
    char letter[3] = { at[0], at[1], '\0' };

    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        *capital = strstr(letters[i].capital, letter) != NULL;
        if (*capital || strstr(letters[i].small, letter) != NULL)
            return &letters[i];
    }
    return NULL;
}

/* The letters of Latin-2 from A1, as plain ASCII; a blank for a byte that is none. Those
 * of German are at the same places in Latin-1. */
static const char latin2[] =
    "a l ls  sstz zz" " a l ls  sstz zz"
    "raaaalccceeeeiid" "dnnoooo ruuuuyts"
    "raaaalccceeeeiid" "dnnoooo ruuuuyt ";

struct folded {
    char *out;
    size_t size, length;
};

static void put(struct folded *f, const char *plain)
{
    for (; *plain != '\0' && f->length + 1 < f->size; plain++)
        f->out[f->length++] = *plain;
}

/* One blank between words. */
static void put_gap(struct folded *f)
{
    if (f->length > 0 && f->out[f->length - 1] != ' ')
        put(f, " ");
}

static bool is_umlaut(const char *at)
{
    return at[0] == '\xC3' && strchr("\xA4\xB6\xBC\x84\x96\x9C", at[1]) != NULL;
}

/* A letter of two bytes. */
static void put_marked(struct folded *f, const char *at, bool umlauts)
{
    bool capital;
    const struct letter *letter = letter_of(at, &capital);

    if (letter != NULL) {
        put(f, letter->plain);
        put(f, umlauts && is_umlaut(at) ? "e" : "");
    } else if (at[0] == '\xC2')
        put_gap(f);                       /* a sign, or a blank that does not break */
    else if (at[0] != '\xCC' && !(at[0] == '\xCD' && (unsigned char)at[1] < 0xB0))
        put(f, "?");                      /* CC 80 to CD AF: marks of their own */
}

/* A letter of three bytes or four. */
static void put_longer(struct folded *f, const char *at)
{
    if (memcmp(at, "\xE1\xBA\x9E", 3) == 0)
        put(f, "ss");
    else if (at[0] == '\xE2')
        put_gap(f);                       /* dashes, quotation marks, symbols */
    else if (memcmp(at, "\xEF\xB8\x8F", 3) != 0)
        put(f, "?");                      /* EF B8 8F: how a symbol is to look */
}

static void put_byte(struct folded *f, unsigned char byte)
{
    const char text[2] = { byte >= 'A' && byte <= 'Z' ? (char)(byte + 'a' - 'A')
                           : byte >= 0xA1 ? latin2[byte - 0xA1] : (char)byte, '\0' };

    if (byte == 0xDF)
        put(f, "ss");
    else if (byte >= 0x80 && byte <= 0xA0)
        put(f, "?");
    else if ((*text >= 'a' && *text <= 'z') || (*text >= '0' && *text <= '9'))
        put(f, text);
    else
        put_gap(f);
}

void fold_text(char *out, size_t size, const char *text, size_t length,
               bool umlauts)
{
    struct folded f = { .out = out, .size = size };
    bool utf8 = is_utf8(text, length);

    for (size_t n; length > 0; text += n, length -= n) {
        n = utf8 ? utf8_length(text, length) : 1;
        if (n == 1)
            put_byte(&f, (unsigned char)*text);
        else if (n == 2)
            put_marked(&f, text, umlauts);
        else
            put_longer(&f, text);
    }
    if (f.length > 0 && out[f.length - 1] == ' ')
        f.length--;
    out[f.length] = '\0';
}

void fold(char out[FOLDED_WORD], const char *text, size_t length)
{
    fold_text(out, FOLDED_WORD, text, length, false);
}

/* ----------------------------------------------------------------------- ASCII */

/* Signs of three bytes, and what stands for them. */
static const struct { const char *signs, *plain; } signs[] = {
    { "–—−", "-" }, { "„“”", "\"" }, { "‘’‚", "'" }, { "…", "..." },
};

static const char *plain_sign(const char *at, size_t length)
{
    char sign[4] = "";

    memcpy(sign, at, length);
    for (size_t i = 0; length == 3 && i < sizeof signs / sizeof *signs; i++)
        if (strstr(signs[i].signs, sign) != NULL)
            return signs[i].plain;
    return "?";
}

/* Marks that stand after their letter are left out. */
size_t fold_ascii(char out[4], const char *at, size_t length)
{
    bool capital = false;
    const struct letter *letter = length == 2 ? letter_of(at, &capital) : NULL;

    if (length == 1)
        snprintf(out, 4, "%c", *at);
    else if (letter == NULL)
        snprintf(out, 4, "%s", length != 2 ? plain_sign(at, length)
                 : at[0] == '\xCC' ? "" : at[0] == '\xC2' ? " " : "?");
    else
        snprintf(out, 4, "%s%s", letter->plain, is_umlaut(at) ? "e" : "");
    if (capital)
        *out = (char)(*out - 'a' + 'A');
    return strlen(out);
}

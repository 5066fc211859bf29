/* Reads values of skatref's own records: words, numbers, seats, cards. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/none.h"
#include "formats/iss-lexer.h"
#include "formats/json-forms.h"
#include "formats/json-read.h"

/* ------------------------------------------------------------------- failing */

bool own_fail(struct parser *rd, const char *at, const char *past,
                 const char *expected)
{
    rd->record->malformed = (struct malformed){
        rd->clause, (uint32_t)(at - rd->record->text), (uint32_t)(past - at),
        expected
    };
    return false;
}

bool own_fail_value(struct parser *rd, const char *v, const char *expected)
{
    return own_fail(rd, v, json_past(v), expected);
}

const char *own_expect(struct parser *rd, const char *format, ...)
{
    char *made = rd->record->made;
    size_t n = strlen(made);
    va_list words;

    va_start(words, format);
    vsnprintf(made + n, sizeof rd->record->made - n, format, words);
    va_end(words);
    return made;
}

/* ------------------------------------------------------------------- values */

const char *own_word(const char *v, char to[NATIVE_WORD])
{
    size_t length;

    if (json_kind(v) != '"' || json_past(v) - v >= NATIVE_WORD)
        return NULL;
    length = json_decode(v, to);
    to[length] = '\0';
    return strlen(to) == length ? to : NULL;
}

/* Decodes a string that has escapes into room that lasts as long as the record; all its
 * strings together are not longer than its text. */
static bool decode(struct parser *rd, const char *v, struct label_text *text)
{
    struct record *r = rd->record;

    if (r->decoded == NULL)
        rd->room = r->decoded = malloc(r->length);
    if (r->decoded == NULL) {
        memory_note();
        return own_fail_value(rd, v, N_("more memory"));
    }
    text->at = rd->room;
    text->length = json_decode(v, rd->room);
    rd->room += text->length;
    return true;
}

bool own_read_text(struct parser *rd, const char *v, struct label_text *text)
{
    if (json_kind(v) != '"')
        return own_fail_value(rd, v, N_("a string"));
    text->at = json_plain(v, &text->length);
    return text->at != NULL || decode(rd, v, text);
}

int own_term(const char *v, const struct terms *terms)
{
    for (int i = 0; v != NULL && i < terms->count; i++)
        if (terms->term[i].key != NULL && json_is(v, terms->term[i].key))
            return i;
    return NONE;
}

int own_key(const char *key, const char *(*name)(int), int count, int next)
{
    for (int tried = 0; tried < count; tried++, next++) {
        if (next >= count)
            next = 0;
        if (json_is(key, name(next)))
            return next;
    }
    return count;
}

bool own_number(const char *v, int low, int high, int *number)
{
    long long n;

    if (!json_whole(v, low, high, &n))
        return false;
    *number = (int)n;
    return true;
}

bool own_flag(const char *v, bool *flag)
{
    *flag = json_kind(v) == 't';
    return *flag || json_kind(v) == 'f';
}

bool own_seat(const char *v, int *seat)
{
    *seat = own_term(v, &seat_terms);
    return *seat >= 0 || own_number(v, 0, 2, seat);
}

/* -------------------------------------------------------------------- cards */

const char own_cards_expected[] = N_("cards like \"CJ ST D7\", ?? when hidden");

/* Reads one card; sets *card to SKR_NO_CARD for a hidden one. */
static bool card_of(const char *text, size_t length, int *card)
{
    *card = length == 2 ? card_at(text)
          : length == 3 ? skr_card_read(text, (int)length) : SKR_NO_CARD;
    return *card != SKR_NO_CARD
        || (length == 2 && text[0] == '?' && text[1] == '?');
}

/* Reads a card, from p to past. */
static bool add_card(struct card_list *cards, const char *p, const char *past, int most)
{
    int card;

    if (cards->count == most || !card_of(p, (size_t)(past - p), &card))
        return false;
    cards->card[cards->count++] = (int8_t)card;
    return true;
}

/* A string with escapes has no byte of its own for each of its characters: then a
 * fault is shown in the whole of it. */
static bool fail_cards(struct parser *rd, const char *v, const char *at, const char *past,
                       bool full)
{
    bool inside = at >= v && at < json_past(v);

    return own_fail(rd, inside ? at : v, inside ? past : json_past(v),
                       full ? N_("no more cards") : own_cards_expected);
}

bool own_read_cards(struct parser *rd, const char *v, int most,
                       struct card_list *cards)
{
    struct label_text text = { NULL, 0 };
    const char *p, *past, *end;

    cards->count = 0;
    if (json_kind(v) != '"')
        return own_fail_value(rd, v, own_cards_expected);
    if (!own_read_text(rd, v, &text))
        return false;
    end = text.at + text.length;
    for (p = text.at; p < end; p = past + (past < end)) {
        past = end - p > 2 && p[2] == ' ' ? p + 2 : memchr(p, ' ', (size_t)(end - p));
        past = past != NULL ? past : end;
        if (past > p && !add_card(cards, p, past, most))
            return fail_cards(rd, v, p, end, cards->count == most);
    }
    return true;
}

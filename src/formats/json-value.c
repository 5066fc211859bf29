/* Reads values of skatref's own records: words, numbers, seats, cards. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "formats/json-forms.h"
#include "formats/json-read.h"

/* ------------------------------------------------------------------- failing */

bool native_fail(struct parser *rd, const char *at, const char *past,
                 const char *expected)
{
    rd->record->malformed = (struct malformed){
        rd->clause, (uint32_t)(at - rd->record->text), (uint32_t)(past - at),
        expected
    };
    return false;
}

bool native_fail_value(struct parser *rd, struct place v, const char *expected)
{
    return native_fail(rd, v.at, past_value(v.at), expected);
}

bool native_fail_key(struct parser *rd, const struct walk *w,
                     const char *expected)
{
    return native_fail(rd, w->key_at, past_value(w->key_at), expected);
}

const char *native_expect(struct parser *rd, const char *format, ...)
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

bool native_is(const json_t *json, const char *text)
{
    size_t length = strlen(text);

    return json_is_string(json) && json_string_length(json) == length
        && memcmp(json_string_value(json), text, length) == 0;
}

int native_term(const json_t *json, const struct terms *terms)
{
    const char *text = json_string_value(json);

    return text != NULL && strlen(text) == json_string_length(json)
        ? term_find(terms, text) : -1;
}

int native_key(const char *key, const char *const *names, int count)
{
    int i = 0;

    while (i < count && strcmp(key, names[i]) != 0)
        i++;
    return i;
}

bool native_number(const json_t *json, int low, int high, int *number)
{
    json_int_t n = json_integer_value(json);

    *number = (int)n;
    return json_is_integer(json) && n >= low && n <= high;
}

bool native_seat(const json_t *json, int *seat)
{
    *seat = native_term(json, &seat_terms);
    return *seat >= 0 || native_number(json, 0, 2, seat);
}

/* -------------------------------------------------------------------- cards */

const char native_cards_expected[] = N_("cards like \"CJ ST D7\", ?? when hidden");

/* Reads one card; sets *card to SKR_NO_CARD for a hidden one. */
static bool card_of(const char *text, size_t length, int *card)
{
    *card = length <= 3 ? skr_card_read(text, (int)length) : SKR_NO_CARD;
    return *card != SKR_NO_CARD
        || (length == 2 && text[0] == '?' && text[1] == '?');
}

/* The place of a byte of a string's value; the start of the value if it has
 * escapes. */
static const char *inside(struct place v, size_t byte)
{
    size_t written = (size_t)(past_value(v.at) - v.at);

    return written == json_string_length(v.json) + 2 ? v.at + 1 + byte : v.at;
}

bool native_read_cards(struct parser *rd, struct place v, int most,
                       struct card_list *cards)
{
    const char *text = json_string_value(v.json), *p = text, *end;

    cards->count = 0;
    if (text == NULL)
        return native_fail_value(rd, v, native_cards_expected);
    for (end = text + json_string_length(v.json); p < end; p++) {
        const char *blank = memchr(p, ' ', (size_t)(end - p));
        size_t length = (size_t)((blank != NULL ? blank : end) - p);
        int card;

        if (length == 0)
            continue;
        if (!card_of(p, length, &card) || cards->count == most)
            return native_fail(rd, inside(v, (size_t)(p - text)),
                               past_value(v.at) - 1,
                               cards->count == most ? N_("no more cards")
                                                   : native_cards_expected);
        cards->card[cards->count++] = (int8_t)card;
        p += length;
    }
    return true;
}

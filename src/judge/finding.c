/* Prints findings in words. */
#include "judge/finding.h"

#include <string.h>

#include "base/text.h"
#include "words/cards.h"
#include "words/names.h"

const char *verdict_name(enum verdict verdict)
{
    return term_key(&verdict_terms, verdict);
}

const char *verdict_word(enum language language, enum verdict verdict)
{
    return term_word_in(&verdict_terms, verdict, language);
}

const char *finding_kind_name(enum finding_kind kind)
{
    return term_key(&finding_terms, kind);
}

enum verdict finding_verdict(enum finding_kind kind)
{
    static const enum verdict verdict[] = {
        [FINDING_ILLEGAL] = VERDICT_VIOLATES,
        [FINDING_WRONG] = VERDICT_VIOLATES,
        [FINDING_CONVENTION] = VERDICT_CONVENTION,
        [FINDING_UNDECIDED] = VERDICT_UNDECIDED,
        [FINDING_MALFORMED] = VERDICT_MALFORMED,
    };

    return verdict[kind];
}

int finding_fault(const struct finding *f, const struct record *r)
{
    const struct move *m = f->kind == FINDING_ILLEGAL ? numbered_move(r, f->move) : NULL;

    return m != NULL && m->kind != MOVE_MISDEAL ? m->seat : SKR_NOBODY;
}

static void put_text(struct out *out, put_words *put, const char *text,
                     size_t length)
{
    while (length > 0) {
        char form[4];
        size_t plain = plain_length(text, length), shown = plain;
        size_t taken = plain > 0 ? plain : quoted_form(form, &shown, text, length);

        put(out, plain > 0 ? text : form, shown);
        text += taken;
        length -= taken;
    }
}

/* Writes the value for a place, which its letter names. Returns the length of "{place}". */
static size_t put_part(struct out *out, enum language language, put_words *put,
                       const struct phrase *p, char letter)
{
    char cards[CARDS_TEXT];
    const char *part;

    switch (letter) {
    case 'n':
        out_number(out, p->number);
        return strlen("{number}");
    case 's':
        part = seat_in(language, p->seat);
        put(out, part, strlen(part));
        return strlen("{seat}");
    case 'r':
        part = term_word_in(&remedy_terms, p->number, language);
        put(out, part, strlen(part));
        return strlen("{remedy}");
    case 'c':
        write_cards(cards, sizeof cards, p->cards);
        put(out, cards, strlen(cards));
        return strlen("{cards}");
    case 'e':
        part = tr(language, p->text);
        if (part != p->text)
            put(out, part, strlen(part));
        else
            put_text(out, put, p->text, p->length);
        return strlen("{expected}");
    default:
        put_text(out, put, p->text, p->length);
        return strlen("{text}");
    }
}

void put_phrase(struct out *out, enum language language, put_words *put,
                const struct phrase *p)
{
    const char *words = is_said(*p) ? tr(language, p->words) : "";

    while (*words != '\0')
        if (*words == '{') {
            words += put_part(out, language, put, p, words[1]);
        } else {
            size_t length = length_before(words, '{');

            put(out, words, length);
            words += length;
        }
}

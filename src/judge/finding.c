/* Prints findings in words. */
#include "judge/finding.h"

#include <string.h>

#include "base/names.h"
#include "base/text.h"

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

static void put_text(struct out *out, put_words *put, const char *text,
                     size_t length)
{
    while (length > 0) {
        bool blank = *text == '\n' || *text == '\r' || *text == '\t';
        bool printable = *text >= ' ' && *text <= '~';
        size_t plain = plain_length(text, length), n = plain > 0 ? plain : 1;

        put(out, printable ? text : blank ? " " : "?", n);
        text += n;
        length -= n;
    }
}

/* Writes the value for the place that begins with "{" and this letter. */
static void put_part(struct out *out, enum language language, put_words *put,
                     const struct phrase *p, char letter)
{
    char made[CARDS_TEXT];
    struct out number;
    const char *part = letter == 's' ? seat_in(language, p->seat) : made;

    if (letter == 'e' && tr(language, p->text) != p->text) {
        part = tr(language, p->text);
        put(out, part, strlen(part));
        return;
    }
    if (letter == 't' || letter == 'e') {
        put_text(out, put, p->text, p->length);
        return;
    }
    if (letter == 'c') {
        write_cards(made, sizeof made, p->cards);
    } else if (letter == 'n') {
        number = out_into(made, sizeof made, language);
        out_number(&number, p->number);
    }
    put(out, part, strlen(part));
}

void put_phrase(struct out *out, enum language language, put_words *put,
                struct phrase p)
{
    const char *words = is_said(p) ? tr(language, p.words) : "", *place;

    while ((place = strchr(words, '{')) != NULL) {
        put(out, words, (size_t)(place - words));
        put_part(out, language, put, &p, place[1]);
        words = strchr(place, '}') + 1;
    }
    put(out, words, strlen(words));
}

const char *finding_words(const struct finding *f)
{
    bool recorded = is_said(f->recorded), ruled = is_said(f->ruled);

    if (f->kind == FINDING_MALFORMED)
        return recorded
            ? (ruled ? N_("found {recorded}, expected {ruled}") : N_("found {recorded}"))
            : (ruled ? N_("found the end, expected {ruled}") : N_("found the end"));
    if (recorded)
        return ruled ? N_("recorded {recorded}, ruled {ruled}") : N_("recorded {recorded}");
    return ruled ? N_("ruled {ruled}") : NULL;
}

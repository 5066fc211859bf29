/* Prints one game for people: the findings, each at its move. */
#include "report/explain-part.h"

#include "words/say.h"

#include <stdio.h>
#include <string.h>

/* ---------------------------------------------------------------------- words */

void explain_label(const struct explanation *t, const char *label)
{
    put_label(t->out, label, MARGIN);
}

struct wrapped explain_words(const struct explanation *t, int indent)
{
    return (struct wrapped){ t->out, t->style, indent, indent };
}

void explain_bold(const struct explanation *t)
{
    out_text(t->out, t->style->color ? "\033[1m" : "");
}

void explain_plain(const struct explanation *t)
{
    out_text(t->out, t->style->color ? "\033[0m" : "");
}

const char *explain_player(const struct explanation *t, const struct move *m)
{
    return m->seat >= 0 ? seat_in(t->out->language, m->seat)
                        : tr(t->out->language, N_("the dealer"));
}

/* Notes that from here on the lines are of this kind. */
static void note_mark(const struct explanation *t, enum explain_line kind, enum skr_clause clause)
{
    if (t->marks != NULL && t->marks->count < EXPLAIN_MARKS)
        t->marks->mark[t->marks->count++] = (struct explain_mark){ t->out->size, kind, clause };
}

void explain_mark(const struct explanation *t, enum explain_line kind)
{
    note_mark(t, kind, SKR_C_NONE);
}

/* Text on its way to report_words, at most one line of it. */
struct stream {
    struct wrapped *to;
    bool cards;                /**< print cards in the style's faces */
    char text[80 - INDENT];
};

/* Wraps the text up to the last blank; breaks a word that is longer than a
 * line. */
static void wrap(struct out *out)
{
    struct stream *s = out->owner;
    size_t n = out->size;
    char words[sizeof s->text + 1];

    while (n > 0 && s->text[n - 1] != ' ')
        n--;
    if (n == 0)
        n = out->size;
    memcpy(words, s->text, n);
    words[n] = '\0';
    report_words(s->to, words, s->cards);
    out->size -= n;
    memmove(s->text, s->text + n, out->size);
}

static struct out stream(struct stream *s)
{
    return (struct out){ .data = s->text, .capacity = sizeof s->text,
                         .full = wrap, .owner = s, .language = s->to->out->language };
}

/* Wraps what is there, if it ends with a whole word. */
static void wrap_words(struct out *out)
{
    if (out->size > 0 && out->data[out->size - 1] == ' ')
        wrap(out);
}

static void end_stream(struct out *out)
{
    while (out->size > 0)
        wrap(out);
}

/* ------------------------------------------------------------------- findings */

/* The card that the finding is about, as this report prints cards. Returns false if it
 * is about none. */
static bool put_played(struct out *out, const struct move *move)
{
    char name[3];

    if (move == NULL || move->kind != MOVE_CARD || move->seat < 0
        || move->number == SKR_NO_CARD)
        return false;
    skr_card_write(move->number, name);
    out_format(out, "%s %s", seat_key(move->seat), name);
    return true;
}

/* What the finding says, with the cards of the ruling, but not of the recorded text, as
 * this report prints cards. move: of the finding, or a null pointer. */
static void say_words(struct wrapped *to, const char *words, const struct finding *f,
                      const struct move *move)
{
    struct stream s = { .to = to, .cards = true };
    struct out out = stream(&s);
    const char *place;

    while ((place = strchr(words, '{')) != NULL) {
        bool ruled = strncmp(place, "{ruled}", 7) == 0;

        out_bytes(&out, words, (size_t)(place - words));
        wrap_words(&out);
        s.cards = ruled;
        if (ruled || !put_played(&out, move))
            put_phrase(&out, out.language, out_bytes, ruled ? &f->ruled : &f->recorded);
        else
            s.cards = true;
        words = strchr(place, '}') + 1;
    }
    out_text(&out, words);
    end_stream(&out);
}

/* The words of a finding. What is at its move is said on the line before it: in_words:
 * a breach. A null pointer if there are none. */
static const char *words_of(const struct finding *f, const struct move *move,
                            bool in_words)
{
    struct finding shown = *f;
    char name[8];
    struct out out = out_into(name, sizeof name, ENGLISH);

    if (in_words)
        shown.recorded = UNSAID;
    else if (put_played(&out, move))
        return is_said(f->ruled) ? N_("{recorded}, ruled {ruled}") : "{recorded}";
    if (!is_said(shown.recorded) && !is_said(f->ruled) && f->kind != FINDING_MALFORMED)
        return NULL;
    if (f->kind == FINDING_UNDECIDED && is_said(f->ruled))
        return is_said(shown.recorded) ? N_("recorded {recorded}, {ruled}") : "{ruled}";
    return finding_words(&shown);
}

void finding_told(struct out *out, const struct record *record, const struct finding *f)
{
    const struct move *move = numbered_move(record, f->move);
    const char *words = words_of(f, move, false);

    words = words != NULL ? tr(out->language, words) : title_in(out->language, f->clause);
    while (*words != '\0') {
        size_t length = strcspn(words, "{");
        bool ruled = strncmp(words + length, "{ruled}", 7) == 0;

        out_bytes(out, words, length);
        words += length;
        if (*words != '\0' && (ruled || !put_played(out, move)))
            put_phrase(out, out->language, out_bytes, ruled ? &f->ruled : &f->recorded);
        words += strcspn(words, "}");
        words += *words != '\0';
    }
}

/* A breach is in words on the line before, so its recorded text is left out. */
static void put_finding(const struct explanation *t, const struct finding *f)
{
    const struct move *move = numbered_move(t->judgment->record, f->move);
    bool in_words = move != NULL
        && (move->kind == MOVE_BREACH || move->kind == MOVE_MISDEAL);
    const char *words = words_of(f, move, in_words);
    struct wrapped to = explain_words(t, INDENT);
    enum language language = t->out->language;
    char head[240];

    note_mark(t, EXPLAIN_FINDING, f->clause);
    out_text(t->out, "   ");
    explain_bold(t);
    out_text(t->out, "!");
    explain_plain(t);
    out_text(t->out, "  ");
    snprintf(head, sizeof head, "%s: %s (%s)%s",
             verdict_word(language, finding_verdict(f->kind)),
             skr_clause_info(f->clause)->id, title_in(language, f->clause),
             words != NULL ? ":" : "");
    report_words(&to, head, false);
    if (words != NULL)
        say_words(&to, tr(language, words), f, move);
    out_text(t->out, "\n");
    explain_mark(t, EXPLAIN_LINE);
}

bool explain_has_finding(const struct explanation *t, const struct move *m)
{
    const struct judgment *j = t->judgment;

    for (int i = 0; i < j->findings; i++)
        if (j->finding[i].move == move_number(j->record, m))
            return true;
    return false;
}

void explain_numbered_findings(const struct explanation *t, int number)
{
    const struct judgment *j = t->judgment;

    for (int i = 0; i < j->findings; i++)
        if (j->finding[i].move == number)
            put_finding(t, &j->finding[i]);
}

/* Is the game over by the code after this move? Answers to the move that ended
 * it come first. */
static bool ends_after(const struct judgment *j, const struct move *m)
{
    const struct move *end = numbered_move(j->record, j->ended);

    if (end == NULL)
        return false;
    while (end + 1 < moves_end(j->record)
           && (end[1].kind == MOVE_CONSENT || end[1].kind == MOVE_OBJECT))
        end++;
    return end == m;
}

static void put_end(const struct explanation *t, const struct judgment *j)
{
    explain_mark(t, EXPLAIN_ASIDE);
    out_text(t->out, "      ");
    out_say(t->out, "by the code the game ends here (%s)", skr_clause_info(j->ended_by)->id);
    if (j->open) {
        out_text(t->out, "\n      ");
        out_say(t->out, "the sources leave this open; this is our reading");
    }
    out_text(t->out, "\n");
    explain_mark(t, EXPLAIN_LINE);
}

void explain_findings(const struct explanation *t, const struct move *m)
{
    const struct judgment *j = t->judgment;

    explain_numbered_findings(t, move_number(j->record, m));
    if (ends_after(j, m))
        put_end(t, j);
}

/* Prints one game for people: the findings, each at its move. */
#include "report/explain-part.h"
#include "report/sentence.h"

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

static void end_stream(struct out *out)
{
    while (out->size > 0)
        wrap(out);
}

/* ------------------------------------------------------------------- findings */

/* Is the move in words on the line before? */
static bool is_in_words(const struct move *move)
{
    return move != NULL && (move->kind == MOVE_BREACH || move->kind == MOVE_MISDEAL);
}

/* A breach is in words on the line before, so its recorded text is left out. */
static void put_finding(const struct explanation *t, const struct finding *f)
{
    const struct record *record = t->judgment->record;
    const bool moved = !is_in_words(numbered_move(record, f->move));
    struct wrapped to = explain_words(t, INDENT);
    enum language language = t->out->language;
    struct stream words = { .to = &to, .cards = f->kind != FINDING_MALFORMED };
    struct out said = stream(&words), nothing = { .language = language };
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
             put_finding_words(&nothing, f, record, moved) ? ":" : "");
    report_words(&to, head, false);
    put_finding_words(&said, f, record, moved);
    end_stream(&said);
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

static bool is_found(const struct judgment *j, const struct move *m)
{
    for (int i = 0; i < j->findings; i++)
        if (j->finding[i].move == move_number(j->record, m))
            return true;
    return false;
}

/* Whoever demands to play on after the soloist has given up objects; else it would be out
 * of order. */
static bool is_answer(const struct judgment *j, const struct move *m)
{
    return m->kind == MOVE_CONSENT || m->kind == MOVE_OBJECT
        || (m->kind == MOVE_PLAY_ON && !is_found(j, m));
}

/* Is the game over by the code after this move? Answers to the move that ended
 * it come first. */
static bool ends_after(const struct judgment *j, const struct move *m)
{
    const struct move *end = numbered_move(j->record, j->ended);

    if (end == NULL)
        return false;
    while (end + 1 < moves_end(j->record)
           && is_answer(j, end + 1))
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

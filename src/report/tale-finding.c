/* Prints one game for people: the findings, each at its move. */
#include "report/tale-part.h"

#include <stdio.h>
#include <string.h>

/* ---------------------------------------------------------------------- words */

void tale_label(const struct tale *t, const char *label)
{
    out_format(t->out, "%-*s", MARGIN, label);
}

struct wrapped tale_words(const struct tale *t, int indent)
{
    return (struct wrapped){ t->out, t->style, indent, indent };
}

void tale_bold(const struct tale *t)
{
    out_text(t->out, t->style->color ? "\033[1m" : "");
}

void tale_plain(const struct tale *t)
{
    out_text(t->out, t->style->color ? "\033[0m" : "");
}

const char *tale_player(const struct move *m)
{
    return m->seat >= 0 ? seat_name(m->seat) : "the dealer";
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
                         .full = wrap, .owner = s };
}

static void end_stream(struct out *out)
{
    while (out->size > 0)
        wrap(out);
}

/* ------------------------------------------------------------------- findings */

/* Prints the recorded text, but cards as this report prints them. move: of the
 * finding, or a null pointer. */
static void say_recorded(struct wrapped *to, const struct finding *f,
                         const struct move *move)
{
    struct stream s = { .to = to };
    struct out out = stream(&s);

    if (move != NULL && move->kind == MOVE_CARD && move->seat >= 0
        && move->number != SKR_NO_CARD) {
        char name[3];

        skr_card_write(move->number, name);
        out_format(&out, "%s %s", seat_key(move->seat), name);
        s.cards = true;
    } else if (is_said(f->recorded)) {
        out_text(&out, f->kind == FINDING_MALFORMED ? "found " : "recorded ");
        put_phrase(&out, out_bytes, f->recorded);
    } else if (f->kind == FINDING_MALFORMED) {
        out_text(&out, "found the end");
    } else {
        return;
    }
    out_text(&out, is_said(f->ruled) ? "," : "");
    end_stream(&out);
}

static void say_ruled(struct wrapped *to, const struct finding *f)
{
    struct stream s = { .to = to, .cards = true };
    struct out out = stream(&s);

    out_text(&out, f->kind == FINDING_MALFORMED ? "expected "
             : f->kind == FINDING_UNDECIDED ? "" : "ruled ");
    put_phrase(&out, out_bytes, f->ruled);
    end_stream(&out);
}

/* A breach is in words on the line before, so its recorded text is left out. */
static void put_finding(const struct tale *t, const struct finding *f)
{
    const struct move *move = numbered_move(t->judgment->record, f->move);
    bool in_words = move != NULL
        && (move->kind == MOVE_BREACH || move->kind == MOVE_MISDEAL);
    struct wrapped to = tale_words(t, INDENT);
    const struct skr_clause_info *c = skr_clause_info(f->clause);
    char head[160];

    out_text(t->out, "   ");
    tale_bold(t);
    out_text(t->out, "!");
    tale_plain(t);
    out_text(t->out, "  ");
    snprintf(head, sizeof head, "%s: %s (%s)%s",
             verdict_name(finding_verdict(f->kind)), c->id, c->title,
             (is_said(f->recorded) && !in_words) || is_said(f->ruled) ? ":"
                                                                      : "");
    report_words(&to, head, false);
    if (!in_words)
        say_recorded(&to, f, move);
    if (is_said(f->ruled))
        say_ruled(&to, f);
    out_text(t->out, "\n");
}

bool tale_has_finding(const struct tale *t, const struct move *m)
{
    const struct judgment *j = t->judgment;

    for (int i = 0; i < j->findings; i++)
        if (j->finding[i].move == move_number(j->record, m))
            return true;
    return false;
}

void tale_numbered_findings(const struct tale *t, int number)
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

void tale_findings(const struct tale *t, const struct move *m)
{
    const struct judgment *j = t->judgment;

    tale_numbered_findings(t, move_number(j->record, m));
    if (ends_after(j, m))
        out_format(t->out, "      by the code the game ends here (%s)\n%s",
                   skr_clause_info(j->ended_by)->id, j->open
                   ? "      the sources leave this open; this is our reading\n"
                   : "");
}

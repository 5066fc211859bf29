/* Prints one game for people: the head, the deal, and then the other parts. */
#include "report/explain.h"

#include <string.h>

#include "base/text.h"
#include "base/width.h"
#include "report/explain-part.h"
#include "report/rules.h"

static void put_head(const struct explanation *t, const struct origin *origin)
{
    const struct record *r = t->judgment->record;

    explain_bold(t);
    out_say(t->out, "Game ");
    out_plain(t->out, r->id, r->id_length);
    out_text(t->out, r->id_length > 0 ? " (" : "(");
    out_plain(t->out, origin->source, strlen(origin->source));
    out_say(t->out, ", line %llu), by the code %s", origin->line,
            t->judgment->code->name);
    report_house(t->out, t->judgment->code);
    report_rules(t->out, NULL, NULL);
    explain_plain(t);
    out_text(t->out, "\n");
    if (t->style->faces == FACES_GERMAN)
        report_legend(t->out);
    out_text(t->out, "\n");
}

/* Prints a hand, or the skat, with the number of its hidden cards. */
static void put_pile(const struct explanation *t, const char *label, enum skr_game game,
                     skr_cards cards, int hidden)
{
    struct wrapped to = explain_words(t, MARGIN);

    explain_label(t, label);
    report_hand(&to, game, cards);
    if (hidden > 0)
        out_say(t->out, cards != 0 ? N_("  and %d hidden") : N_("%d hidden"), hidden);
    out_text(t->out, "\n");
}

static void put_deal(const struct explanation *t)
{
    const struct judgment *j = t->judgment;
    const struct record *r = j->record;
    enum skr_game game = j->announced ? j->game.game : SKR_GRAND;

    for (int seat = 0; seat < 3; seat++)
        put_pile(t, seat_in(t->out->language, seat), game, r->deal.hand[seat],
                 r->hidden[seat]);
    put_pile(t, N_("skat"), game, r->deal.skat, r->hidden[3]);
    explain_numbered_findings(t, THE_DEAL);
    out_text(t->out, "\n");
}

/* Columns of text around a fault, and how many of them stand before it. */
enum { EXCERPT = 76, BEFORE = 36 };

/* What stands before the fault, as far as it has room. */
static void quote_before(char out[4 * BEFORE + 1], const char *text, uint32_t byte)
{
    uint32_t from = byte > BEFORE ? byte - BEFORE : 0;

    quote(out, 4 * BEFORE + 1, text + from, byte - from);
    while (strlen(out) > BEFORE) {
        from++;
        while (from < byte && (text[from] & 0xC0) == 0x80)
            from++;
        quote(out, 4 * BEFORE + 1, text + from, byte - from);
    }
}

/* Prints the text around the fault on one line, and a mark below it. */
static void put_malformed(const struct explanation *t, const struct origin *origin)
{
    const struct record *r = t->judgment->record;
    uint32_t byte = r->malformed.byte;
    char before[4 * BEFORE + 1], after[EXCERPT + 1];

    out_say(t->out, "The record cannot be read at byte %lu, line %llu:\n",
            (unsigned long)byte + 1, origin_line(origin, r, byte));
    quote_before(before, r->text, byte);
    quote(after, EXCERPT + 1 - strlen(before), r->text + byte, r->length - byte);
    out_format(t->out, "  %s%s\n%*s^\n", before, after, 2 + text_width(before), "");
    explain_numbered_findings(t, NO_MOVE);
}

static void put_verdict(const struct explanation *t)
{
    explain_bold(t);
    explain_label(t, N_("verdict"));
    out_text(t->out, verdict_word(t->out->language, t->judgment->verdict));
    explain_plain(t);
    out_text(t->out, "\n");
}

void report_explanation(struct out *out, const struct style *style,
                 const struct origin *origin, const struct judgment *j,
                 const struct trace *trace, struct explain_marks *marks)
{
    struct explanation t = { .out = out, .style = style, .judgment = j, .trace = trace,
                      .marks = marks };

    if (marks != NULL)
        marks->count = 0;
    put_head(&t, origin);
    if (j->record->malformed.clause != SKR_C_NONE) {
        put_malformed(&t, origin);
    } else {
        put_deal(&t);
        explain_play(&t, explain_auction(&t));
        explain_result(&t);
    }
    put_verdict(&t);
}

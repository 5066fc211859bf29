/* Prints one game for people: the cards, trick by trick. */
#include "report/explain-part.h"

#include <stdio.h>

#include "base/width.h"

/* --------------------------------------------------------------------- tricks */

static void put_by(const struct explanation *t, int seat, int card)
{
    out_format(t->out, "  %s ", seat_letter(t->out->language, seat));
    report_card(t->out, t->style, card);
}

/* The cards on the table. */
static void put_cards(const struct explanation *t, const struct traced *at)
{
    out_format(t->out, "%3d", at->trick);
    for (int i = 0; i < at->laid; i++)
        put_by(t, at->by[i], at->card[i]);
}

/* The figures of a row, under their heads. */
static void put_figures(const struct explanation *t, const int figure[], int count)
{
    for (int i = 0; i < count; i++)
        out_format(t->out, "%*d", t->width[i], figure[i]);
    out_text(t->out, "\n");
}

static void put_trick(const struct explanation *t, const struct traced *at)
{
    const struct traced_side *seat = at->seat;

    put_cards(t, at);
    out_text(t->out, "   ");
    out_left(t->out, seat_in(t->out->language, at->winner), t->counted ? 10 : 0);
    if (t->judgment->ramsch)
        put_figures(t, (int[]){ at->points, seat[0].points, seat[1].points,
                                seat[2].points }, 4);
    else if (t->counted)
        put_figures(t, (int[]){ at->points, at->soloist.points, at->defenders.points }, 3);
    else
        out_text(t->out, "\n");
}

/* Prints the findings on the cards from *from to m. */
static void findings_on_cards(const struct explanation *t, const struct move **from,
                              const struct move *m)
{
    for (; *from <= m; ++*from)
        if ((*from)->kind == MOVE_CARD)
            explain_findings(t, *from);
}

/* Prints the cards of an unfinished trick before another kind of move, and at
 * the end; last: the move before that. From any other move and any whole trick on,
 * *from is the move after it. */
static void put_unfinished(const struct explanation *t, const struct move **from,
                           const struct move *last)
{
    if (*from > last)
        return;
    put_cards(t, explain_traced(t, last));
    out_text(t->out, "\n");
    findings_on_cards(t, from, last);
}

static void put_skat_line(const struct explanation *t, int points)
{
    out_format(t->out, "%24s", "");
    out_left(t->out, tr(t->out->language, t->judgment->taken ? N_("(put away)")
                                                             : N_("(the skat)")), 10);
    put_figures(t, (int[]){ points, points, 0 }, 3);
}

/* The heads of the columns, one to the right of the figures. A column is as wide as its
 * width, or wider. */
static void put_heads(struct explanation *t, const char *const head[], int count)
{
    static const int width[] = { 7, 10, 11, 10 };
    enum language language = t->out->language;

    out_text(t->out, "\n     ");
    out_left(t->out, tr(language, N_("cards")), 19);
    out_left(t->out, tr(language, N_("won by")), t->counted ? 11 : 0);
    for (int i = 0; t->counted && i < count; i++) {
        int columns = text_width(head[i]) + (i > 0 ? 2 : 1);

        t->width[i] = columns > width[i] ? columns : width[i];
        out_right(t->out, head[i], t->width[i]);
    }
    out_text(t->out, "\n");
}

/* Of a game with a soloist, and of a ramsch. */
static void put_game_heads(struct explanation *t)
{
    enum language language = t->out->language;

    put_heads(t, (const char *[]){ tr(language, N_("points")), tr(language, N_("soloist")),
                                   tr(language, N_("defenders")) }, 3);
}

static void put_ramsch_heads(struct explanation *t)
{
    enum language language = t->out->language;

    put_heads(t, (const char *[]){ tr(language, N_("points")), seat_in(language, 0),
                                   seat_in(language, 1), seat_in(language, 2) }, 4);
}

/* Prints the card points that the soloist has before the first trick. clause
 * skat.owner */
static void put_skat(const struct explanation *t)
{
    if (t->trace->skat > 0 && t->counted)
        put_skat_line(t, t->trace->skat);
}

/* m: the first move of the play. */
static void begin_game(struct explanation *t, const struct move *m)
{
    const struct traced *before = m > t->judgment->record->move ? explain_traced(t, m - 1)
                                                                : &t->trace->deal;

    t->counted = t->judgment->game.game != SKR_NULL;
    put_game_heads(t);
    put_skat(t);
    explain_decision(t, THE_DEAL, before);
}

static void begin_play(struct explanation *t, const struct move *m)
{
    const struct judgment *j = t->judgment;

    t->playing = j->ramsch || (j->announced && j->soloist != SKR_NOBODY);
    if (j->ramsch) {
        t->counted = true;
        put_ramsch_heads(t);
    } else if (t->playing) {
        begin_game(t, m);
    }
}

/* ---------------------------------------------------------------------- cards */

/* Prints cards that belong to no trick, from move m on, three a line. Returns the last
 * card printed. */
static const struct move *put_loose(const struct explanation *t, const struct move *m)
{
    const struct move *first = m, *end = moves_end(t->judgment->record);

    out_text(t->out, "   -");
    for (;; m++) {
        put_by(t, m->seat, m->number);
        if (m - first == 2 || m + 1 == end || m[1].kind != MOVE_CARD
            || explain_has_finding(t, m))
            break;
    }
    out_text(t->out, "\n");
    explain_findings(t, m);
    return m;
}

/* Prints the trick when its last card is there. */
static void put_card(struct explanation *t, const struct move **from,
                     const struct move *m)
{
    const struct traced *at = explain_traced(t, m);

    if (at->place < 3)
        return;
    put_trick(t, at);
    findings_on_cards(t, from, m);
    explain_decision(t, move_number(t->judgment->record, m), at);
}

static void put_not_played(const struct explanation *t)
{
    static const char *const owner[] = {
        [SKR_REST_SOLOISTS] = N_("; they go to the soloist"),
        [SKR_REST_DEFENDERS] = N_("; they go to the defenders"),
    };
    const struct traced_side left = trace_last(t->trace, t->judgment->record)->left;

    if (left.tricks == 0)
        return;
    explain_mark(t, EXPLAIN_ASIDE);
    out_text(t->out, "      ");
    if (t->judgment->ramsch)
        out_say_n(t->out, "not played: %d trick", "not played: %d tricks", left.tricks,
                  left.tricks);
    else
        out_say_n(t->out, "not played: %d trick, %d card points",
                  "not played: %d tricks, %d card points", left.tricks, left.tricks,
                  left.points);
    if (t->trace->rest != SKR_REST_NOBODYS)
        out_text(t->out, tr(t->out->language, owner[t->trace->rest]));
    out_text(t->out, "\n");
    explain_mark(t, EXPLAIN_LINE);
}

/* Is this a card that was taken back, or the demand to play on that took it back? */
static bool taken_back(const struct judgment *j, const struct move *m)
{
    return was_taken_back(j, (int)(m - j->record->move));
}

/* Prints the cards that a demand to play on took back, from move m up to the demand:
 * "taken back: M HK, R S7". */
static void put_taken_back(const struct explanation *t, const struct move *m,
                           const struct move *demand)
{
    struct wrapped to = explain_words(t, INDENT);
    const char *label = tr(t->out->language, N_("taken back:"));
    char text[8], name[3];

    out_format(t->out, "%*s", INDENT, "");
    report_words(&to, label, false);
    for (; m < demand; m++) {
        if (m->kind != MOVE_CARD || !taken_back(t->judgment, m))
            continue;
        skr_card_write(m->number, name);
        snprintf(text, sizeof text, "%s %s", seat_letter(t->out->language, m->seat),
                 name);
        report_words(&to, text, true);
    }
    out_text(t->out, "\n");
}

/* If the move is a demand that took cards back, says which; they lie after the demand
 * before it. first: of the play. clause end.play-on */
static void take_back(struct explanation *t, const struct move *first, const struct move *demand)
{
    const struct judgment *j = t->judgment;
    const struct move *from = demand;

    if (demand->kind != MOVE_PLAY_ON || !taken_back(j, demand))
        return;
    while (from > first && !(from[-1].kind == MOVE_PLAY_ON && taken_back(j, from - 1)))
        from--;
    explain_mark(t, EXPLAIN_ASIDE);
    put_taken_back(t, from, demand);
    explain_mark(t, EXPLAIN_LINE);
    t->decided = t->decided && explain_traced(t, demand)->decided != SKR_OPEN;
}

void explain_play(struct explanation *t, const struct move *m)
{
    const struct move *end = moves_end(t->judgment->record);
    const struct move *from;       /* the first card not printed yet */
    const struct move *first;

    for (; m < end && (m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE); m++)
        explain_incident(t, m);
    from = first = m;
    if (m < end)
        begin_play(t, m);
    for (; m < end; m++) {
        if (m->kind == MOVE_CARD && explain_traced(t, m)->place > 0) {
            put_card(t, &from, m);
            continue;
        }
        put_unfinished(t, &from, m - 1);
        if (m->kind == MOVE_CARD) {
            t->playing = t->playing && m->number != SKR_NO_CARD;
            m = put_loose(t, m);
        } else {
            explain_incident(t, m);
            take_back(t, first, m);
        }
        from = m + 1;
    }
    put_unfinished(t, &from, m - 1);
    if (t->playing)
        put_not_played(t);
}

/* Prints one game for people: the cards, trick by trick. */
#include "report/tale-part.h"

#include <stdio.h>

#include "base/width.h"

/* --------------------------------------------------------------------- tricks */

static void put_by(const struct tale *t, int seat, int card)
{
    out_format(t->out, "  %s ", seat_key(seat));
    report_card(t->out, t->style, card);
}

/* Prints the first `count` cards on the table. */
static void put_cards(const struct tale *t, int number, int count)
{
    out_format(t->out, "%3d", number);
    for (int i = 0; i < count; i++)
        put_by(t, t->play.by[i], t->play.card[i]);
}

/* The figures of a row, under their heads. */
static void put_figures(const struct tale *t, const int figure[], int count)
{
    for (int i = 0; i < count; i++)
        out_format(t->out, "%*d", t->width[i], figure[i]);
    out_text(t->out, "\n");
}

static void put_trick(const struct tale *t)
{
    const struct skr_play *play = &t->play;
    const int *have = play->points;
    int points = 0;

    for (int i = 0; i < 3; i++)
        points += skr_card_points(play->card[i]);
    put_cards(t, play->tricks, 3);
    out_text(t->out, "   ");
    out_left(t->out, seat_in(t->out->language, play->winner), t->counted ? 10 : 0);
    if (t->judgment->ramsch) {
        put_figures(t, (int[]){ points, have[0], have[1], have[2] }, 4);
    } else if (t->counted) {
        struct skr_facts f = tale_facts(t);

        put_figures(t, (int[]){ points, f.taken.points,
                                120 - f.taken.points - f.taken.unplayed_points }, 3);
    } else {
        out_text(t->out, "\n");
    }
}

/* Prints the findings on the cards from *from to m. */
static void findings_on_cards(const struct tale *t, const struct move **from,
                              const struct move *m)
{
    for (; *from <= m; ++*from)
        if ((*from)->kind == MOVE_CARD)
            tale_findings(t, *from);
}

/* Prints the cards of an unfinished trick before another kind of move, and at
 * the end; last: the move before that. From any other move and any whole trick on,
 * *from is the move after it. */
static void put_unfinished(const struct tale *t, const struct move **from,
                           const struct move *last)
{
    if (*from > last)
        return;
    put_cards(t, t->play.tricks + 1, t->play.count);
    out_text(t->out, "\n");
    findings_on_cards(t, from, last);
}

static void put_skat_line(const struct tale *t, int points)
{
    out_format(t->out, "%24s", "");
    out_left(t->out, tr(t->out->language, t->judgment->taken ? N_("(put away)")
                                                             : N_("(the skat)")), 10);
    put_figures(t, (int[]){ points, points, 0 }, 3);
}

/* The heads of the columns, one to the right of the figures. A column is as wide as its
 * width, or wider. */
static void put_heads(struct tale *t, const char *const head[], int count)
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
static void put_game_heads(struct tale *t)
{
    enum language language = t->out->language;

    put_heads(t, (const char *[]){ tr(language, N_("points")), tr(language, N_("soloist")),
                                   tr(language, N_("defenders")) }, 3);
}

static void put_ramsch_heads(struct tale *t)
{
    enum language language = t->out->language;

    put_heads(t, (const char *[]){ tr(language, N_("points")), seat_in(language, 0),
                                   seat_in(language, 1), seat_in(language, 2) }, 4);
}

/* Prints the card points that the soloist has before the first trick. clause
 * skat.owner */
static void put_skat(const struct tale *t)
{
    int points = skr_points(t->judgment->put_away);

    if (points > 0 && t->counted)
        put_skat_line(t, points);
}

/* The tale says who wins a trick; the judge says whether a card was held. */
static const skr_cards unseen[3];

static void begin_game(struct tale *t)
{
    const struct judgment *j = t->judgment;

    skr_play_begin(&t->play, j->game.game, unseen);
    t->counted = j->game.game != SKR_NULL;
    put_game_heads(t);
    put_skat(t);
    tale_decision(t, THE_DEAL);
}

static void begin_play(struct tale *t)
{
    const struct judgment *j = t->judgment;

    t->playing = j->ramsch || (j->announced && j->soloist != SKR_NOBODY);
    if (j->ramsch) {
        t->counted = true;
        skr_play_begin(&t->play, SKR_RAMSCH, unseen);
        put_ramsch_heads(t);
    } else if (t->playing) {
        begin_game(t);
    }
}

/* ---------------------------------------------------------------------- cards */

/* Prints cards that the play cannot follow, from move m on, three a line.
 * Returns the last card printed. */
static const struct move *put_loose(const struct tale *t, const struct move *m)
{
    const struct move *first = m, *end = moves_end(t->judgment->record);

    out_text(t->out, "   -");
    for (;; m++) {
        put_by(t, m->seat, m->number);
        if (m - first == 2 || m + 1 == end || m[1].kind != MOVE_CARD
            || tale_has_finding(t, m))
            break;
    }
    out_text(t->out, "\n");
    tale_findings(t, m);
    return m;
}

static bool follows(const struct tale *t, const struct move *m)
{
    return t->playing && t->play.tricks < 10 && m->number != SKR_NO_CARD;
}

/* Plays the card as it was played, forbidden or not. */
static void put_card(struct tale *t, const struct move **from,
                     const struct move *m)
{
    skr_play_forbidden(&t->play, m->seat, m->number);
    if (t->play.count > 0)
        return;
    put_trick(t);
    findings_on_cards(t, from, m);
    tale_decision(t, move_number(t->judgment->record, m));
}

/* Which side gets the remaining cards, if a clause gives them to one. */
static const char *owner(const struct tale *t)
{
    const struct judgment *j = t->judgment;

    if (!j->valued || j->facts.end.how != SKR_PLAYED
        || (j->ended_by != SKR_C_END_THROW && j->ended_by != SKR_C_END_CLAIM
            && j->ended_by != SKR_C_END_LAY_DOWN
            && j->ended_by != SKR_C_END_OPEN_PLAY
            && j->ended_by != SKR_C_END_OPEN_PLAY_1999))
        return NULL;
    return j->facts.taken.tricks > t->play.won[j->soloist]
        ? N_("; they go to the soloist") : N_("; they go to the defenders");
}

static void put_not_played(const struct tale *t)
{
    const struct skr_play *play = &t->play;
    int left = 10 - play->tricks, points = 120
        - skr_points(t->judgment->put_away)
        - play->points[0] - play->points[1] - play->points[2];

    if (left == 0)
        return;
    out_text(t->out, "      ");
    if (t->judgment->ramsch)
        out_say_n(t->out, "not played: %d trick", "not played: %d tricks", left, left);
    else
        out_say_n(t->out, "not played: %d trick, %d card points",
                  "not played: %d tricks, %d card points", left, left, points);
    if (owner(t) != NULL)
        out_text(t->out, tr(t->out->language, owner(t)));
    out_text(t->out, "\n");
}

/* Is this neither a card that was taken back, nor the demand to play on that took it
 * back? */
static bool stays(const struct judgment *j, const struct move *m)
{
    return !was_taken_back(j, (int)(m - j->record->move));
}

/* Prints the cards that a demand to play on took back, from move m up to the demand:
 * "taken back: M HK, R S7". */
static void put_taken_back(const struct tale *t, const struct move *m,
                           const struct move *demand)
{
    struct wrapped to = tale_words(t, INDENT);
    const char *label = tr(t->out->language, N_("taken back:"));
    char text[8], name[3];

    out_format(t->out, "%*s", INDENT, "");
    report_words(&to, label, false);
    for (; m < demand; m++) {
        if (m->kind != MOVE_CARD || stays(t->judgment, m))
            continue;
        skr_card_write(m->number, name);
        snprintf(text, sizeof text, "%s %s", seat_key(m->seat), name);
        report_words(&to, text, true);
    }
    out_text(t->out, "\n");
}

/* If the move is a demand that took cards back, goes on from the cards that stay; first:
 * of the play. clause end.play-on */
static void take_back(struct tale *t, const struct move *first, const struct move *demand)
{
    const struct judgment *j = t->judgment;
    const struct move *from = first, *m = first;
    struct skr_facts facts;

    if (demand->kind != MOVE_PLAY_ON || stays(j, demand))
        return;
    skr_play_begin(&t->play, j->game.game, unseen);
    for (; m < demand; m++)
        if (m->kind == MOVE_PLAY_ON && !stays(j, m))
            from = m;
        else if (m->kind == MOVE_CARD && stays(j, m))
            skr_play_forbidden(&t->play, m->seat, m->number);
    put_taken_back(t, from, demand);
    facts = tale_facts(t);
    t->decided = t->decided && skr_decided(&facts) != SKR_OPEN;
}

void tale_play(struct tale *t, const struct move *m)
{
    const struct move *end = moves_end(t->judgment->record);
    const struct move *from;       /* the first card not printed yet */
    const struct move *first;

    for (; m < end && (m->kind == MOVE_PUSH || m->kind == MOVE_REFUSE); m++)
        tale_incident(t, m);
    from = first = m;
    if (m < end)
        begin_play(t);
    for (; m < end; m++) {
        if (m->kind == MOVE_CARD && follows(t, m)) {
            put_card(t, &from, m);
            continue;
        }
        put_unfinished(t, &from, m - 1);
        if (m->kind == MOVE_CARD) {
            t->playing = t->playing && m->number != SKR_NO_CARD;
            m = put_loose(t, m);
        } else {
            tale_incident(t, m);
            take_back(t, first, m);
        }
        from = m + 1;
    }
    put_unfinished(t, &from, m - 1);
    if (t->playing)
        put_not_played(t);
}

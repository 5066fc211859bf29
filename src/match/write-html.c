/* The results as a page: the players, what they played, what they broke, and the best and
 * the worst games of each, which open trick by trick. */
#include <string.h>

#include "match/write.h"
#include "page/page.h"
#include "report/rules.h"
#include "words/names.h"

/* ----------------------------------------------------------------------- pieces */

static void put_cell(struct out *out, long long number)
{
    out_format(out, "<td>%lld</td>", number);
}

static void put_head(struct out *out, const char *text)
{
    out_text(out, "<th>");
    out_xml(out, tr(out->language, text));
    out_text(out, "</th>");
}

static void put_title(struct out *out, const char *text)
{
    out_text(out, "<h2>");
    out_xml(out, tr(out->language, text));
    out_text(out, "</h2>\n");
}

static void put_name(struct out *out, const char *name)
{
    out_text(out, "<tr><td class=\"name\">");
    out_xml(out, name);
    out_text(out, "</td>");
}

static void open_table(struct out *out, const char *const heading[], int count)
{
    out_text(out, "<div class=\"wide\"><table>\n<thead><tr>");
    for (int n = 0; n < count; n++)
        put_head(out, heading[n]);
    out_text(out, "</tr></thead>\n<tbody>\n");
}

static void close_table(struct out *out)
{
    out_text(out, "</tbody></table></div>\n");
}

/* ------------------------------------------------------------------- the players */

static void put_players(struct out *out, const struct match *m, const struct results *r)
{
    static const char *const heading[] = {
        N_("player"), N_("games"), N_("total"), N_("mean"), N_("error"), N_("soloist"),
        N_("wins"), N_("game points"), N_("defender"), N_("wins"), N_("ramsch"), N_("passed in"),
        N_("broken off"), N_("overbid"), N_("late"), N_("ended"),
    };

    open_table(out, heading, sizeof heading / sizeof *heading);
    for (int n = 0; n < m->players; n++) {
        const struct score *s = &r->of[n];

        put_name(out, m->player[n].name);
        put_cell(out, s->games);
        put_cell(out, s->total);
        out_format(out, "<td>%.2f</td>", score_mean(s));
        out_format(out, score_error(s) < 0 ? "<td>-</td>" : "<td>%.2f</td>",
                   score_error(s));
        put_cell(out, s->soloist.games);
        put_cell(out, s->soloist.won);
        put_cell(out, s->soloist.points);
        put_cell(out, s->defender.games);
        put_cell(out, s->defender.won);
        put_cell(out, s->ramsch.games);
        put_cell(out, s->passed_in);
        put_cell(out, s->broken_off);
        put_cell(out, s->overbid);
        put_cell(out, s->late);
        put_cell(out, s->dead);
        out_text(out, "</tr>\n");
    }
    close_table(out);
}

static void put_games(struct out *out, const struct match *m, const struct results *r)
{
    static const enum skr_game game[SKR_GAMES] = {
        SKR_GAME_CLUBS, SKR_GAME_SPADES, SKR_GAME_HEARTS, SKR_GAME_DIAMONDS, SKR_GRAND,
        SKR_NULL,
    };
    static const char *const said[SAIDS] = { N_("hand"), N_("ouvert"), N_("schneider"),
                                             N_("schwarz"), N_("contra") };
    const char *heading[1 + SKR_GAMES + SAIDS] = { N_("player") };

    for (int n = 0; n < SKR_GAMES; n++)
        heading[1 + n] = game_in(out->language, game[n]);
    for (int n = 0; n < SAIDS; n++)
        heading[1 + SKR_GAMES + n] = said[n];
    open_table(out, heading, 1 + SKR_GAMES + SAIDS);
    for (int n = 0; n < m->players; n++) {
        const struct score *s = &r->of[n];

        put_name(out, m->player[n].name);
        for (int k = 0; k < SKR_GAMES; k++)
            if (s->game[game[k]].games == 0)
                out_text(out, "<td>-</td>");
            else
                out_format(out, "<td>%lld/%lld</td>", s->game[game[k]].won,
                           s->game[game[k]].games);
        for (int k = 0; k < SAIDS; k++)
            put_cell(out, s->said[k]);
        out_text(out, "</tr>\n");
    }
    close_table(out);
}

/* -------------------------------------------------------------- what was broken */

static void put_broken(struct out *out, const char *name, const struct broken *b)
{
    put_name(out, name);
    out_format(out, "<td class=\"text\"><code>%s</code> ", skr_clause_info(b->clause)->id);
    out_xml(out, skr_clause_title(b->clause, language_code(out->language)));
    out_format(out, "</td><td>%lld</td><td>%llu.%d</td><td class=\"text\"><code>",
               b->times, (unsigned long long)b->deal + 1, b->game + 1);
    out_xml(out, b->what);
    out_format(out, "</code></td><td class=\"text\"><code>%s</code></td></tr>\n",
               b->ruled != SKR_C_NONE ? skr_clause_info(b->ruled)->id : "");
}

static void put_all_broken(struct out *out, const struct match *m, const struct results *r)
{
    static const char *const heading[] = { N_("player"), N_("clause"), N_("times"),
                                           N_("first game"), N_("move"), N_("ruled") };

    if (!match_any_broken(r, m->players))
        return;
    put_title(out, N_("What players did wrong"));
    open_table(out, heading, sizeof heading / sizeof *heading);
    for (int n = 0; n < m->players; n++)
        for (int k = 0; k < r->of[n].brokens; k++)
            put_broken(out, m->player[n].name, &r->of[n].broken[k]);
    close_table(out);
}

/* ----------------------------------------------------------------------- a game */

static void put_pile(struct out *out, const char *name, skr_cards cards)
{
    char card[3];

    out_format(out, "<dt>%s</dt><dd><code>", name);
    for (int n = 31; n >= 0; n--)
        if (cards & SKR_BIT(n)) {
            skr_card_write(n, card);
            out_format(out, "%s ", card);
        }
    out_text(out, "</code></dd>\n");
}

static void put_deal(struct out *out, const struct skr_state *s)
{
    out_text(out, "<dl>\n");
    for (int seat = 0; seat < 3; seat++)
        put_pile(out, seat_in(out->language, seat), s->deal.hand[seat]);
    put_pile(out, "skat", s->deal.skat);
    out_text(out, "</dl>\n");
}

/* Moves besides cards are separated by commas; each trick is a line, and so is what
 * happens between two. after_trick: the last move ended one. */
static void put_move(struct out *out, struct skr_state *s, const struct skr_move *m,
                     bool after_trick)
{
    bool card = m->kind == SKR_MOVE_CARD;
    int tricks = s->play.tricks;
    char text[SKR_MOVE_TEXT];

    if (after_trick && !card)
        out_text(out, "\n    ");
    skr_move_write(m, text);
    skr_state_follow(s, m);
    if (card && s->play.count == 1)
        out_format(out, "\n%2d  ", s->play.tricks + 1);
    out_xml(out, text);
    out_text(out, card ? "  " : ", ");
    if (card && s->play.tricks > tricks)
        out_format(out, "%s %+d", skr_seat_name(s->play.winner),
                   skr_points(SKR_BIT(s->play.card[0]) | SKR_BIT(s->play.card[1])
                              | SKR_BIT(s->play.card[2])));
}

static void put_end(struct out *out, const struct skr_state *s)
{
    struct skr_result result;

    out_format(out, "\n%s", s->ended != SKR_C_NONE ? skr_clause_info(s->ended)->id : "");
    if (skr_state_value(s, &result) == SKR_OK)
        for (int seat = 0; seat < 3; seat++)
            if (result.score[seat] != 0)
                out_format(out, "  %s %+d", skr_seat_name(seat), result.score[seat]);
}

static void put_tricks(struct out *out, const char *text)
{
    static struct skr_state all, state;
    static struct skr_code code;
    struct skr_move m;
    bool after_trick = false;

    if (skr_state_read(text, &code, &all) != NULL
        || skr_state_begin(&state, &code, &all.deal, &all.round) != SKR_C_NONE)
        return;
    put_deal(out, &all);
    out_text(out, "<pre>");
    for (int n = 0; n < all.moves; n++) {
        int tricks = state.play.tricks;

        skr_state_move_at(&all, n, &m);
        put_move(out, &state, &m, after_trick);
        after_trick = state.play.tricks > tricks;
    }
    put_end(out, &state);
    out_text(out, "</pre>\n");
}

static void put_kept(struct out *out, const char *title, const struct kept list[KEPT])
{
    out_text(out, "<p class=\"soft\">");
    out_xml(out, tr(out->language, title));
    out_text(out, "</p>\n");
    for (int n = 0; n < KEPT && list[n].text != NULL; n++) {
        out_format(out, "<details><summary>%+lld: ", list[n].score);
        out_say(out, "game %llu.%d", (unsigned long long)list[n].deal + 1,
                list[n].game + 1);
        out_format(out, ", %s</summary>\n", seat_in(out->language, list[n].seat));
        put_tricks(out, list[n].text);
        out_text(out, "</details>\n");
    }
}

void match_html(struct out *out, const struct match *m, const struct results *r)
{
    page_begin(out, N_("A match of Skat"), "pre { white-space: pre-wrap; }\n");
    out_text(out, "<h1>");
    out_say(out, "A match of Skat");
    out_text(out, "</h1>\n<p class=\"soft\">");
    match_size(out, m, r);
    out_text(out, "</p>\n");
    put_players(out, m, r);
    put_title(out, N_("Games won, of those announced"));
    put_games(out, m, r);
    put_all_broken(out, m, r);
    put_title(out, N_("The best and the worst games"));
    for (int n = 0; n < m->players; n++) {
        out_text(out, "<h3>");
        out_xml(out, m->player[n].name);
        out_text(out, "</h3>\n");
        put_kept(out, N_("the best"), r->of[n].best);
        put_kept(out, N_("the worst"), r->of[n].worst);
    }
    page_end(out, "");
}

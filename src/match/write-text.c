/* The results for people: a table of the players, what they played, and what they broke. */
#include <string.h>

#include "base/width.h"
#include "match/write.h"
#include "report/rules.h"
#include "words/names.h"

/* Columns of figures, with their headings. */
struct column {
    const char *heading;
    int width;
    long long (*figure)(const struct score *score);
};

static long long soloist_games(const struct score *s) { return s->soloist.games; }
static long long soloist_won(const struct score *s) { return s->soloist.won; }
static long long defender_games(const struct score *s) { return s->defender.games; }
static long long defender_won(const struct score *s) { return s->defender.won; }
static long long overbids(const struct score *s) { return s->overbid; }

static const struct column columns[] = {
    { N_("soloist"), 9, soloist_games },   { N_("wins"), 8, soloist_won },
    { N_("defender"), 10, defender_games }, { N_("wins"), 8, defender_won },
    { N_("overbid"), 9, overbids },
};
#define COLUMNS (sizeof columns / sizeof *columns)

static int name_width(const struct match *m)
{
    int width = 10;

    for (int n = 0; n < m->players; n++)
        if (shown_width(m->player[n].name) + 2 > width)
            width = shown_width(m->player[n].name) + 2;
    return width;
}

/* Wide enough for its heading in the language. */
static int wide(const struct out *out, const char *heading, int width)
{
    int least = text_width(tr(out->language, heading)) + 2;

    return least > width ? least : width;
}

/* ------------------------------------------------------------------- the players */

static void put_heading(struct out *out, int width)
{
    out_left(out, tr(out->language, N_("player")), width);
    out_right(out, tr(out->language, N_("games")), 9);
    out_right(out, tr(out->language, N_("total")), 11);
    out_right(out, tr(out->language, N_("mean")), wide(out, N_("mean"), 9));
    out_right(out, tr(out->language, N_("error")), wide(out, N_("error"), 8));
    for (size_t n = 0; n < COLUMNS; n++)
        out_right(out, tr(out->language, columns[n].heading),
                  wide(out, columns[n].heading, columns[n].width));
    out_text(out, "\n");
}

static void put_player(struct out *out, const char *name, const struct score *s, int width)
{
    int error = wide(out, N_("error"), 8);

    out_left(out, name, width);
    out_format(out, "%9lld%11lld%*.2f", s->games, s->total, wide(out, N_("mean"), 9),
               score_mean(s));
    if (score_error(s) < 0)
        out_right(out, "-", error);
    else
        out_format(out, "%*.2f", error, score_error(s));
    for (size_t n = 0; n < COLUMNS; n++)
        out_format(out, "%*lld", wide(out, columns[n].heading, columns[n].width),
                   columns[n].figure(s));
    out_text(out, "\n");
}

/* --------------------------------------------------------------------- the games */

static void put_count(struct out *out, const struct count *c)
{
    char text[48];

    if (c->games == 0)
        strcpy(text, "-");
    else
        snprintf(text, sizeof text, "%lld/%lld", c->won, c->games);
    out_right(out, text, 14);
}

/* How many of the games announced were won. */
static void put_games(struct out *out, const struct match *m, const struct results *r,
                      int width)
{
    out_text(out, "\n");
    out_left(out, tr(out->language, N_("wins")), width);
    for (int game = 0; game < SKR_GAMES; game++)
        out_right(out, game_in(out->language, (enum skr_game)game), 14);
    out_text(out, "\n");
    for (int n = 0; n < m->players; n++) {
        out_left(out, m->player[n].name, width);
        for (int game = 0; game < SKR_GAMES; game++)
            put_count(out, &r->of[n].game[game]);
        out_text(out, "\n");
    }
}

/* -------------------------------------------------------------- what was broken */

static void put_broken(struct out *out, const struct match *m, int player,
                       const struct broken *b)
{
    const struct skr_clause_info *info = skr_clause_info(b->clause);

    out_shown(out, m->player[player].name);
    out_format(out, ": %s", info->id);
    out_format(out, " (%s): ", skr_clause_title(b->clause, language_code(out->language)));
    out_say_n(out, "%lld time", "%lld times", b->times, b->times);
    out_say(out, ", the first in game %llu.%d: ", (unsigned long long)b->deal + 1,
            b->game + 1);
    out_shown(out, b->what);
    if (b->ruled != SKR_C_NONE)
        out_format(out, " (%s)", skr_clause_info(b->ruled)->id);
    out_text(out, "\n");
}

static void put_all_broken(struct out *out, const struct match *m, const struct results *r)
{
    bool any = false;

    for (int n = 0; n < m->players; n++)
        for (int k = 0; k < r->of[n].brokens; k++) {
            if (!any)
                out_text(out, "\n");
            any = true;
            put_broken(out, m, n, &r->of[n].broken[k]);
        }
    for (int n = 0; n < m->players; n++)
        if (r->of[n].strays > 0) {
            out_shown(out, m->player[n].name);
            out_text(out, ": ");
            out_say_n(out, "%lld line that nobody had asked for",
                      "%lld lines that nobody had asked for", r->of[n].strays,
                      r->of[n].strays);
            out_text(out, "\n");
        }
}

void match_size(struct out *out, const struct match *m, const struct results *r)
{
    out_say_n(out, "%lld deal", "%lld deals", r->deals, r->deals);
    out_text(out, ", ");
    out_say_n(out, "%lld game", "%lld games", r->games, r->games);
    out_format(out, ", %s", term_word_in(&scheme_terms, (int)m->scheme, out->language));
    report_rules(out, m->code, NULL);
}

void match_text(struct out *out, const struct match *m, const struct results *r)
{
    int width = name_width(m);

    put_heading(out, width);
    for (int n = 0; n < m->players; n++)
        put_player(out, m->player[n].name, &r->of[n], width);
    put_games(out, m, r, width);
    put_all_broken(out, m, r);
    out_text(out, "\n");
    match_size(out, m, r);
    out_text(out, "\n");
}

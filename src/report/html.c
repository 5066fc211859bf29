/* Writes a page about many games: verdicts, kinds of game, findings by clause with
 * the first games told in full. */
#include "report/html.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"

/* So many players and file names are listed. */
#define LISTED_PLAYERS 200
#define LISTED_FILES 8

static double share(unsigned long long n, unsigned long long all)
{
    return all > 0 ? 100.0 * (double)n / (double)all : 0.0;
}

static const char *many(unsigned long long n, const char *one, const char *more)
{
    return n == 1 ? one : more;
}

/* ------------------------------------------------------------------------- head */

static void put_files(struct out *out, const struct html_view *v)
{
    for (int i = 0; i < v->files && i < LISTED_FILES; i++) {
        out_text(out, i > 0 ? ", <code>" : "<code>");
        out_xml(out, v->file[i]);
        out_text(out, "</code>");
    }
    if (v->files > LISTED_FILES)
        out_format(out, " and %d more", v->files - LISTED_FILES);
}

static void put_head(struct out *out, const struct html_view *v)
{
    unsigned long long games = summary_games(v->summary);

    out_format(out, "<h1>%llu %s judged</h1>\n<p class=\"soft\">", games,
               many(games, "game", "games"));
    put_files(out, v);
    out_xml(out, v->rules);
    out_text(out, "</p>\n");
    if (v->clause == NULL && v->verdict == NULL)
        return;
    out_text(out, "<p>Below are only findings");
    if (v->clause != NULL) {
        out_text(out, " by <code>");
        out_xml(out, v->clause);
        out_text(out, "</code>");
    }
    if (v->verdict != NULL) {
        out_text(out, " in games with the verdict <code>");
        out_xml(out, v->verdict);
        out_text(out, "</code>");
    }
    out_text(out, "; the counts of games are those of all games.</p>\n");
}

/* The games by verdict as a bar, and its figures. */
static void put_verdicts(struct out *out, const struct summary *s)
{
    unsigned long long games = summary_games(s);

    out_text(out, "<div class=\"bar\" aria-hidden=\"true\">");
    for (int v = 0; v < VERDICTS; v++)
        if (s->verdict[v] > 0)
            out_format(out, "<i class=\"v-%s\" style=\"flex-grow:%.4f\"></i>",
                       verdict_name((enum verdict)v), share(s->verdict[v], games));
    out_text(out, "</div>\n<ul class=\"key\">\n");
    for (int v = 0; v < VERDICTS; v++)
        out_format(out, "<li><i class=\"v-%s\"></i>%s <b>%llu</b> <span class=\"soft\">"
                   "%.2f %%</span></li>\n", verdict_name((enum verdict)v),
                   verdict_name((enum verdict)v), s->verdict[v],
                   share(s->verdict[v], games));
    out_text(out, "</ul>\n");
}

static void put_kinds(struct out *out, const struct summary *s)
{
    out_text(out, "<details class=\"fold\"><summary><h2>Kinds of game</h2></summary>\n"
             "<div class=\"wide\"><table data-sort>\n<thead><tr><th>game</th>"
             "<th>games</th>");
    for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
        out_format(out, "<th>%s</th>", verdict_name((enum verdict)v));
    out_text(out, "</tr></thead><tbody>\n");
    for (int k = 0; k < KINDS; k++)
        if (summary_kind_games(s, k) > 0) {
            out_format(out, "<tr><td class=\"name\">%s</td><td>%llu</td>",
                       summary_kind_name(k), summary_kind_games(s, k));
            for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
                out_format(out, "<td>%llu</td>", s->kind[k][v]);
            out_text(out, "</tr>\n");
        }
    out_text(out, "</tbody></table></div></details>\n");
}

static void put_players(struct out *out, const struct summary *s)
{
    const struct player_count **order = summary_sort_players(s);

    out_text(out, "<details class=\"fold\"><summary><h2>Players</h2></summary>\n"
             "<div class=\"wide\"><table data-sort>\n<thead><tr><th>player</th>"
             "<th>games</th><th>violate or malformed</th></tr></thead><tbody>\n");
    for (size_t i = 0; order != NULL && i < s->players && i < LISTED_PLAYERS; i++) {
        out_text(out, "<tr><td class=\"name\"><bdi>");
        out_xml(out, order[i]->name);
        out_format(out, "</bdi></td><td>%llu</td><td>%llu</td></tr>\n",
                   order[i]->games, order[i]->violate);
    }
    out_text(out, "</tbody></table></div>\n");
    if (s->players > LISTED_PLAYERS)
        out_format(out, "<p class=\"soft\">The first %d of %zu players;"
                   " <code>--summary=json</code> has them all.</p>\n",
                   LISTED_PLAYERS, s->players);
    if (s->uncounted > 0)
        out_format(out, "<p class=\"soft\">%d players are counted; others have %llu"
                   " more games.</p>\n", SUMMARY_PLAYERS, s->uncounted);
    out_text(out, "</details>\n");
    free(order);
}

/* --------------------------------------------------------------------- clauses */

/* The clauses with findings, those in most games first, else in the spec's order.
 * Returns their number. */
static int sort_clauses(const struct found *f, enum skr_clause order[])
{
    enum skr_clause clause;
    int n = 0;

    for (int i = 0; (clause = skr_clause_at(i)) != SKR_C_NONE; i++) {
        int at = n;

        if (f->clause[clause].findings == 0)
            continue;
        for (; at > 0 && f->clause[order[at - 1]].games < f->clause[clause].games; at--)
            order[at] = order[at - 1];
        order[at] = clause;
        n++;
    }
    return n;
}

static void put_numbers(struct out *out, const struct skr_clause_info *info)
{
    if (*info->isko2022 != '\0')
        out_format(out, "<span class=\"grade\">ISkO 2022 %s</span> ", info->isko2022);
    if (*info->isko1999 != '\0')
        out_format(out, "<span class=\"grade\">1999 %s</span> ", info->isko1999);
}

static void put_clause_head(struct out *out, const struct found_clause *c,
                            const struct skr_clause_info *info, int place)
{
    const char *blank = "";

    out_format(out, "<section class=\"clause\" id=\"%s\" data-games=\"%llu\""
               " data-place=\"%d\" data-verdicts=\"", info->id, c->games, place);
    for (int v = 0; v < VERDICTS; v++)
        if (c->verdict[v] > 0) {
            out_format(out, "%s%s", blank, verdict_name((enum verdict)v));
            blank = " ";
        }
    out_format(out, "\"><details><summary><h3>%s</h3> <span>", info->id);
    out_xml(out, info->title);
    out_text(out, "</span><span class=\"counts\">");
    for (int v = 0; v < VERDICTS; v++)
        if (c->verdict[v] > 0)
            out_format(out, "<span class=\"count v-%s\">%llu %s</span> ",
                       verdict_name((enum verdict)v), c->verdict[v],
                       verdict_name((enum verdict)v));
    out_text(out, "</span></summary>\n<p>");
    out_xml(out, info->text);
    out_format(out, "</p>\n<p class=\"soft\"><a href=\"#%s\">%s</a> ", info->id,
               info->id);
    put_numbers(out, info);
    out_format(out, "%llu %s in %llu %s; ", c->findings,
               many(c->findings, "finding", "findings"), c->games,
               many(c->games, "game", "games"));
}

static void put_clause(struct out *out, const struct html_view *v,
                       enum skr_clause clause, int place)
{
    const struct found_clause *c = &v->found->clause[clause];
    const struct skr_clause_info *info = skr_clause_info(clause);
    int shown = v->examples->clause[clause].count;

    put_clause_head(out, c, info, place);
    if ((unsigned long long)shown == c->games)
        out_format(out, "%s below.</p>\n", shown == 1 ? "it is" : "all are");
    else
        out_format(out, "the first %d %s below, <code>skatref check --clause=%s</code>"
                   " prints all.</p>\n", shown, many((unsigned)shown, "is", "are"),
                   info->id);
    for (const struct example *e = v->examples->clause[clause].first; e != NULL;
         e = e->next)
        out_text(out, e->html);
    out_text(out, "</details></section>\n");
}

static int place_of(enum skr_clause clause)
{
    int n = 0;

    while (skr_clause_at(n) != clause)
        n++;
    return n;
}

static void put_search(struct out *out)
{
    out_text(out, "<form role=\"search\" hidden><input type=\"search\""
             " placeholder=\"value.overbid, a game, a player\" aria-label=\"Search\""
             " autocomplete=\"off\">\n<select aria-label=\"Verdict\"><option"
             " value=\"\">all verdicts</option>");
    for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
        out_format(out, "<option>%s</option>", verdict_name((enum verdict)v));
    out_text(out, "</select>\n<select aria-label=\"Order\"><option value=\"games\">most"
             " games first</option><option value=\"id\">by name</option><option"
             " value=\"place\">as in the spec</option></select><output></output>"
             "</form>\n");
}

static void put_clauses(struct out *out, const struct html_view *v)
{
    enum skr_clause order[SKR_CLAUSES_RESERVED];
    int n = sort_clauses(v->found, order);

    out_text(out, "<h2>Findings by clause</h2>\n");
    if (n == 0) {
        out_text(out, "<p>None.</p>\n");
        return;
    }
    put_search(out);
    out_text(out, "<div id=\"clauses\">\n");
    for (int i = 0; i < n; i++)
        put_clause(out, v, order[i], place_of(order[i]));
    out_text(out, "</div>\n");
}

void report_html(struct out *out, const struct html_view *v)
{
    page_begin(out, "Games judged by skatref", judged_css);
    put_head(out, v);
    put_verdicts(out, v->summary);
    put_kinds(out, v->summary);
    if (v->by_player)
        put_players(out, v->summary);
    put_clauses(out, v);
    page_end(out, judged_js);
}

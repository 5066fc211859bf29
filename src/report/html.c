/* Writes a page about many games: verdicts, kinds of game, findings by clause with
 * the first games printed in full. */
#include "report/html.h"

#include <stdlib.h>
#include <string.h>

#include "page/page.h"
#include "words/names.h"
#include "words/say.h"

/* So many players and file names are listed. */
#define LISTED_PLAYERS 200
#define LISTED_FILES 8

/* U+202F, where no line is broken. */
#define THIN_BLANK "\xe2\x80\xaf"

static double share(unsigned long long n, unsigned long long all)
{
    return all > 0 ? 100.0 * (double)n / (double)all : 0.0;
}

/* Writes a text, with a thin blank between each three digits of a number. */
static void put_grouped(struct out *out, const char *text)
{
    for (size_t digits; *text != '\0'; text++) {
        digits = strspn(text, "0123456789");
        for (; digits > 1; digits--) {
            out_bytes(out, text++, 1);
            out_text(out, digits % 3 == 1 ? THIN_BLANK : "");
        }
        out_bytes(out, text, 1);
    }
}

static void put_count(struct out *out, unsigned long long n)
{
    char text[24];
    struct out number = out_into(text, sizeof text, ENGLISH);

    out_format(&number, "%llu", n);
    put_grouped(out, text);
}

/* The text as code in HTML. */
static void code_text(char *code, size_t size, const char *text)
{
    struct out out = out_into(code, size, ENGLISH);

    out_text(&out, "<code>");
    out_xml_bytes(&out, text, strnlen(text, size / 6 - 3));
    out_text(&out, "</code>");
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
        out_say(out, " and %d more", v->files - LISTED_FILES);
}

/* What of the findings was asked for. */
static void put_choice(struct out *out, const struct html_view *v)
{
    char clause[1024], verdict[1024];

    if (v->clause == NULL && v->verdict == NULL)
        return;
    code_text(clause, sizeof clause, v->clause != NULL ? v->clause : "");
    code_text(verdict, sizeof verdict, v->verdict != NULL ? v->verdict : "");
    out_text(out, "<p>");
    if (v->verdict == NULL)
        out_say(out, "Below are only findings by %s; the counts of games are those of"
                " all games.", clause);
    else if (v->clause == NULL)
        out_say(out, "Below are only findings in games with the verdict %s; the counts"
                " of games are those of all games.", verdict);
    else
        out_say(out, "Below are only findings by %s in games with the verdict %s; the"
                " counts of games are those of all games.", clause, verdict);
    out_text(out, "</p>\n");
}

static void put_head(struct out *out, const struct html_view *v)
{
    unsigned long long games = summary_games(v->summary);
    char text[128];
    struct out title = out_into(text, sizeof text, out->language);

    out_say_n(&title, "%llu game judged", "%llu games judged", (long long)games, games);
    out_text(out, "<h1>");
    put_grouped(out, text);
    out_text(out, "</h1>\n<p class=\"soft\">");
    put_files(out, v);
    out_text(out, " (");
    out_xml(out, v->rules);
    out_text(out, ")");
    out_text(out, "</p>\n");
    put_choice(out, v);
}

/* The games by verdict as a bar, and its figures. */
static void put_verdicts(struct out *out, const struct summary *s)
{
    unsigned long long games = summary_games(s);
    char text[SHARE_SIZE];

    out_text(out, "<div class=\"bar\" aria-hidden=\"true\">");
    for (int v = 0; v < VERDICTS; v++)
        if (s->verdict[v] > 0)
            out_format(out, "<i class=\"v-%s\" style=\"flex-grow:%.4f\"></i>",
                       verdict_name((enum verdict)v), share(s->verdict[v], games));
    out_text(out, "</div>\n<ul class=\"key\">\n");
    for (int v = 0; v < VERDICTS; v++) {
        out_format(out, "<li><i class=\"v-%s\"></i>%s <b>",
                   verdict_name((enum verdict)v), verdict_word(out->language, (enum verdict)v));
        put_count(out, s->verdict[v]);
        out_format(out, "</b> <span class=\"soft\">%s</span></li>\n",
                   share_text(out->language, s->verdict[v], games, text));
    }
    out_text(out, "</ul>\n");
}

/* A table under a title that it folds away; head: a text of po/. */
static void begin_table(struct out *out, const char *head)
{
    out_format(out, "<details class=\"fold\"><summary><h2>%s</h2></summary>\n"
               "<div class=\"wide\"><table data-sort>\n<thead><tr>",
               tr(out->language, head));
}

static void put_cell_head(struct out *out, const char *head)
{
    out_format(out, "<th>%s</th>", tr(out->language, head));
}

static void put_cell(struct out *out, unsigned long long n)
{
    out_text(out, "<td>");
    put_count(out, n);
    out_text(out, "</td>");
}

static void put_kinds(struct out *out, const struct summary *s)
{
    begin_table(out, N_("Kinds of game"));
    put_cell_head(out, N_("game"));
    put_cell_head(out, N_("games"));
    for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
        put_cell_head(out, verdict_word(out->language, (enum verdict)v));
    out_text(out, "</tr></thead><tbody>\n");
    for (int k = 0; k < KINDS; k++)
        if (summary_kind_games(s, k) > 0) {
            out_format(out, "<tr><td class=\"name\">%s</td>",
                       summary_kind_name(out->language, k));
            put_cell(out, summary_kind_games(s, k));
            for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
                put_cell(out, s->kind[k][v]);
            out_text(out, "</tr>\n");
        }
    out_text(out, "</tbody></table></div></details>\n");
}

static void put_players(struct out *out, const struct summary *s)
{
    const struct player_count **order = summary_sort_players(s);

    begin_table(out, N_("Players"));
    put_cell_head(out, N_("player"));
    put_cell_head(out, N_("games"));
    put_cell_head(out, N_("violate or malformed"));
    out_text(out, "</tr></thead><tbody>\n");
    for (size_t i = 0; order != NULL && i < s->players && i < LISTED_PLAYERS; i++) {
        out_text(out, "<tr><td class=\"name\"><bdi>");
        out_xml(out, order[i]->name);
        out_text(out, "</bdi></td>");
        put_cell(out, order[i]->games);
        put_cell(out, order[i]->violate);
        out_text(out, "</tr>\n");
    }
    out_text(out, "</tbody></table></div>\n");
    out_text(out, s->players > LISTED_PLAYERS ? "<p class=\"soft\">" : "");
    if (s->players > LISTED_PLAYERS)
        out_say(out, "The first %d of %zu players; <code>--summary=json</code> has them"
                " all.</p>\n", LISTED_PLAYERS, s->players);
    out_text(out, s->uncounted > 0 ? "<p class=\"soft\">" : "");
    if (s->uncounted > 0)
        out_say(out, "%d players are counted; games of others: %llu.</p>\n",
                SUMMARY_PLAYERS, s->uncounted);
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

/* The verdicts to which its findings lead, as words, for the search. */
static void put_clause_verdicts(struct out *out, const struct found_clause *c)
{
    const char *blank = "";

    for (int v = 0; v < VERDICTS; v++)
        if (c->verdict[v] > 0) {
            out_format(out, "%s%s", blank, verdict_name((enum verdict)v));
            blank = " ";
        }
}

/* How many games have such findings: the figure that sorts the clauses. */
static void put_clause_games(struct out *out, const struct found_clause *c)
{
    out_text(out, "<span class=\"counts\">");
    for (int v = 0; v < VERDICTS; v++)
        if (c->verdict[v] > 0) {
            out_format(out, "<span class=\"count v-%s\">", verdict_name((enum verdict)v));
            put_count(out, c->verdict[v]);
            out_format(out, " %s</span> ", verdict_word(out->language, (enum verdict)v));
        }
    out_text(out, "</span>");
}

static void put_clause_counts(struct out *out, const struct found_clause *c)
{
    char text[256];
    struct out counts = out_into(text, sizeof text, out->language);

    out_say_n(&counts, "%llu finding", "%llu findings", (long long)c->findings,
              c->findings);
    out_say_n(&counts, " in %llu game; ", " in %llu games; ", (long long)c->games,
              c->games);
    put_grouped(out, text);
}

static void put_clause_head(struct out *out, const struct found_clause *c,
                            enum skr_clause clause, int place)
{
    const struct skr_clause_info *info = skr_clause_info(clause);

    out_format(out, "<section class=\"clause\" id=\"%s\" data-games=\"%llu\""
               " data-place=\"%d\" data-verdicts=\"", info->id, c->games, place);
    put_clause_verdicts(out, c);
    out_format(out, "\"><details><summary><h3>%s</h3> <span>", info->id);
    out_xml(out, title_in(out->language, clause));
    out_text(out, "</span>");
    put_clause_games(out, c);
    out_text(out, "</summary>\n<p>");
    out_xml(out, skr_clause_text(clause, language_code(out->language)));
    out_format(out, "</p>\n<p class=\"soft\"><a href=\"#%s\">%s</a> ", info->id,
               info->id);
    put_numbers(out, info);
    put_clause_counts(out, c);
}

static void put_clause(struct out *out, const struct html_view *v,
                       enum skr_clause clause, int place)
{
    const struct found_clause *c = &v->found->clause[clause];
    const struct skr_clause_info *info = skr_clause_info(clause);
    int shown = v->examples->clause[clause].count;

    put_clause_head(out, c, clause, place);
    if ((unsigned long long)shown == c->games)
        out_say_n(out, "it is below.</p>\n", "all are below.</p>\n", shown);
    else
        out_say_n(out, "the first %d is below; <code>skatref check --clause=%s</code>"
                  " prints all.</p>\n", "the first %d are below; <code>skatref check"
                  " --clause=%s</code> prints all.</p>\n", shown, shown, info->id);
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

static void put_option(struct out *out, const char *value, const char *text)
{
    out_format(out, "<option value=\"%s\">%s</option>", value, tr(out->language, text));
}

static void put_search(struct out *out)
{
    enum language language = out->language;

    out_format(out, "<form role=\"search\" hidden><input type=\"search\""
               " placeholder=\"%s\" aria-label=\"%s\" autocomplete=\"off\">\n"
               "<select aria-label=\"%s\">",
               tr(language, N_("value.overbid, a game, a player")),
               tr(language, N_("Search")), tr(language, N_("Verdict")));
    put_option(out, "", N_("all verdicts"));
    for (int v = VERDICT_CONVENTION; v < VERDICTS; v++)
        put_option(out, verdict_name((enum verdict)v),
                   verdict_word(language, (enum verdict)v));
    out_format(out, "</select>\n<select aria-label=\"%s\">", tr(language, N_("Order")));
    put_option(out, "games", N_("most games first"));
    put_option(out, "id", N_("by name"));
    put_option(out, "place", N_("as in the spec"));
    out_format(out, "</select><output data-text=\"%s\"></output></form>\n",
               tr(language, N_("{shown} of {all} clauses")));
}

static void put_clauses(struct out *out, const struct html_view *v)
{
    enum skr_clause order[SKR_CLAUSES_RESERVED];
    int n = sort_clauses(v->found, order);

    out_format(out, "<h2>%s</h2>\n", tr(out->language, N_("Findings by clause")));
    if (n == 0) {
        out_format(out, "<p>%s</p>\n", tr(out->language, N_("None.")));
        return;
    }
    put_search(out);
    out_text(out, "<div id=\"clauses\">\n");
    for (int i = 0; i < n; i++)
        put_clause(out, v, order[i], place_of(order[i]));
    out_text(out, "</div>\n");
}

static void put_troubles(struct out *out, const struct troubles *t)
{
    if (t->count == 0)
        return;
    out_text(out, "<h2>");
    out_say(out, "Files that could not be read");
    out_text(out, "</h2>\n<ul>\n");
    for (int i = 0; i < t->count; i++) {
        out_text(out, "<li><code>");
        out_xml(out, t->at[i].source);
        out_text(out, "</code>: ");
        out_xml(out, t->at[i].text);
        out_text(out, "</li>\n");
    }
    out_text(out, "</ul>\n");
}

void report_html(struct out *out, const struct html_view *v)
{
    page_begin(out, N_("Games judged by skatref"), judged_css);
    put_head(out, v);
    put_troubles(out, v->troubles);
    put_verdicts(out, v->summary);
    put_kinds(out, v->summary);
    if (v->by_player)
        put_players(out, v->summary);
    put_clauses(out, v);
    page_end(out, judged_js);
}

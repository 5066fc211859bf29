/* Writes score lists as an HTML page for screen and paper, without other files. */
#include <stdlib.h>

#include "list/players.h"
#include "list/view.h"
#include "list/write.h"
#include "report/rules.h"
#include "words/names.h"

/* The curves of the plot differ in colour and in dashes, for printing in black. */
static const char head[] =
    "<head>\n"
    "<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
    "<meta name=\"color-scheme\" content=\"light dark\">\n"
    "<style>\n"
    ":root { --ink: #1b1b1b; --faint: #8a8a8a; --paper: #fff; --line: #d5d5d5;\n"
    "  --p0: #0b5fa5; --p1: #b3261e; --p2: #2e7d32; --p3: #7b4fa3; }\n"
    "@media screen and (prefers-color-scheme: dark) {\n"
    "  :root { --ink: #e6e6e6; --faint: #9a9a9a; --paper: #16181b;"
    " --line: #3a3d41;\n"
    "    --p0: #7ab8f5; --p1: #ff8a80; --p2: #81c784; --p3: #ce93d8; } }\n"
    "body { font: 15px/1.35 system-ui, sans-serif; color: var(--ink);\n"
    "  background: var(--paper); max-width: 48rem; margin: 1.5rem auto;"
    " padding: 0 1rem; }\n"
    "h1, h2 { font-size: 1.25rem; margin: 0 0 .5rem; }\n"
    ".scroll { overflow-x: auto; }\n"
    "table { border-collapse: collapse; width: 100%;"
    " font-variant-numeric: tabular-nums; }\n"
    "th, td { padding: .1rem .45rem; text-align: right; white-space: nowrap; }\n"
    "thead th, tbody tr:last-child td { border-bottom: 1px solid var(--ink); }\n"
    "tbody tr:nth-child(4n) td { border-bottom: 1px solid var(--line); }\n"
    "th.text, td.text { text-align: left; white-space: normal; }\n"
    "tfoot th { text-align: left; font-weight: normal; }\n"
    "tfoot tr.total * { font-weight: bold; }\n"
    "tr.flawed { background: color-mix(in srgb, var(--p1) 18%,"
    " transparent); }\n"
    "tr.flawed b { color: var(--p1); } .open b, .convention b"
    " { color: var(--faint); font-weight: normal; }\n"
    "figure { margin: 1rem 0; }\n"
    "figure > svg { width: 100%; height: auto; overflow: visible; }\n"
    ".key { display: flex; flex-wrap: wrap; gap: 0 1.2rem; list-style: none;"
    " margin: 0; padding: 0; }\n"
    ".key svg { width: 30px; height: 6px; vertical-align: middle; }\n"
    ".key line { stroke-width: 3; }\n"
    "svg text { font-size: 12px; fill: var(--ink); }\n"
    "svg .axis { stroke: var(--line); }\n"
    "svg .zero { stroke: var(--faint); }\n"
    "svg polyline { fill: none; stroke-width: 2; }\n"
    ".p0 { stroke: var(--p0); }\n"
    ".p1 { stroke: var(--p1); stroke-dasharray: 7 3; }\n"
    ".p2 { stroke: var(--p2); stroke-dasharray: 2 3; }\n"
    ".p3 { stroke: var(--p3); stroke-dasharray: 9 3 2 3; }\n"
    "p, li { margin: .2rem 0; }\n"
    "code { font-size: .9em; }\n"
    "@media screen and (max-width: 40rem) {\n"
    "  table, thead, tbody, tfoot { display: block; }\n"
    "  tr { display: grid; grid-template-columns: 2.4rem 3.2rem"
    " repeat(var(--n), minmax(0, 1fr));\n"
    "    border-bottom: 1px solid var(--line); }\n"
    "  tr > *, thead th, tbody tr:nth-child(n) td { border: 0; grid-row: 2;\n"
    "    white-space: normal; overflow-wrap: anywhere; padding: 0 .2rem; }\n"
    "  tr > :nth-child(1), tr > .text { grid-row: 1 !important; }\n"
    "  tr > .text:nth-child(2) { grid-column: 2 / span 2; }\n"
    "  tr > .text:nth-child(3) { grid-column: 4 / -1; }\n"
    "  tr > :nth-child(4) { grid-column: 2; } tr > :nth-child(5) { grid-column: 3; }\n"
    "  tr > :nth-child(6) { grid-column: 4; } tr > :nth-child(7) { grid-column: 5; }\n"
    "  tr > :nth-child(8) { grid-column: 6; }\n"
    "  tfoot th:nth-child(1) { grid-column: 1 / -1; }\n"
    "  tfoot td:nth-child(2) { grid-column: 3; } tfoot td:nth-child(3) { grid-column: 4; }\n"
    "  tfoot td:nth-child(4) { grid-column: 5; } tfoot td:nth-child(5) { grid-column: 6; }\n"
    "  thead th { font-size: .8rem; }\n"
    "  figure svg text { font-size: 17px; } figure svg .end { display: none; } }\n"
    "@page { size: A4; margin: 12mm; }\n"
    "@media print {\n"
    "  body { font-size: 8pt; line-height: 1.1; margin: 0; max-width: none;"
    " padding: 0; }\n"
    "  th, td { padding: 0 .45rem; }\n"
    "  section + section { break-before: page; }\n"
    "  figure > svg { max-height: 45mm; } figure { margin: 2mm 0 0; }\n"
    "  tr { break-inside: avoid; } }\n"
    "</style>\n";

/* --------------------------------------------------------------------- text */

static void put_cell(struct out *out, const char *class, const char *text)
{
    out_format(out, "<td%s>", class);
    out_xml(out, text);
    out_text(out, "</td>");
}

/* Writes a minus sign, not a hyphen. */
static void put_number(struct out *out, int number)
{
    out_format(out, "<td>%s%d</td>", number < 0 ? "\xE2\x88\x92" : "",
               abs(number));
}

/* Ends a row with a number for each player. */
static void put_numbers(struct out *out, const struct list *list,
                        const int number[])
{
    for (int p = 0; p < list->sheet.scoring.players; p++)
        put_number(out, number[p]);
    out_text(out, "</tr>\n");
}

/* -------------------------------------------------------------------- tables */

/* What it looks like: neither a convention nor an open row is an error. */
static const char *const looks[VERDICTS] = {
    [VERDICT_CONFORMS] = "", [VERDICT_CONVENTION] = " class=\"convention\"",
    [VERDICT_UNDECIDED] = " class=\"open\"", [VERDICT_VIOLATES] = " class=\"flawed\"",
    [VERDICT_MALFORMED] = " class=\"flawed\"",
};

/* The game, and below it the verdict on a row that does not conform. */
static void put_game(struct out *out, const struct row *row, enum verdict verdict)
{
    char text[GAME_TEXT];

    game_text(out->language, row, false, text);
    out_text(out, "<td class=\"text\">");
    out_xml(out, text);
    if (verdict != VERDICT_CONFORMS)
        out_format(out, "%s<b>%s</b>", *text != '\0' ? " " : "",
                   verdict_word(out->language, verdict));
    out_text(out, "</td>");
}

static void put_deal(struct out *out, const struct lists *lists,
                     const struct list *list, const struct row *row)
{
    enum verdict verdict = row_verdict(lists->rows, row);

    out_format(out, "<tr%s><td>%d</td>", looks[verdict], deal_number(row));
    put_cell(out, " class=\"text\"",
             name_or(lists->rows, row, F_SOLOIST, ""));
    put_game(out, row, verdict);
    if (has_score(row))
        put_number(out, row->ruling.score);
    else
        put_cell(out, "", row->booked ? "" : "?");
    put_numbers(out, list, row->points);
}

/* The points first: each player's column above has what they were so far. */
static void put_lines(struct out *out, const struct list *list)
{
    out_text(out, "<tfoot>\n");
    for (enum line f = LINE_POINTS; f < LINES; f++) {
        bool total = f == LINE_TOTAL;
        const char *name = total ? tr(out->language, N_("total"))
                                 : line_name(out->language, list, f);
        int number[SKR_TABLE];

        if (name == NULL)
            continue;
        out_format(out, "<tr%s><th colspan=\"4\">",
                   total ? " class=\"total\"" : "");
        for (; *name != '\0'; name++)
            out_format(out, *name == '-' ? "\xE2\x88\x92" : "%c", *name);
        out_text(out, "</th>");
        get_line(list, f, number);
        put_numbers(out, list, number);
    }
    out_text(out, "</tfoot>\n");
}

static void put_table(struct out *out, const struct lists *lists,
                      const struct list *list)
{
    enum language language = out->language;

    out_format(out, "<div class=\"scroll\"><table style=\"--n:%d\">\n",
               list->sheet.scoring.players);
    out_format(out, "<thead><tr><th>%s</th><th class=\"text\">%s</th><th"
               " class=\"text\">%s</th><th>%s</th>", tr(language, N_("deal")),
               tr(language, N_("soloist")), tr(language, N_("game")),
               tr(language, N_("score")));
    for (int p = 0; p < list->sheet.scoring.players; p++) {
        out_text(out, "<th>");
        out_xml(out, player_name(lists, list, p));
        out_text(out, "</th>");
    }
    out_text(out, "</tr></thead>\n<tbody>\n");
    for (const struct row *row = list->first; row != NULL; row = row->next)
        put_deal(out, lists, list, row);
    out_text(out, "</tbody>\n");
    put_lines(out, list);
    out_text(out, "</table></div>\n");
}

/* So many deals need no scrolling; the plot of a longer list comes before them. */
#define LONG_LIST 16

static void put_list(struct out *out, const struct lists *lists,
                     const struct list *list)
{
    char name[LIST_TEXT], deals[DEALS_TEXT];

    list_text(lists, list, name);
    deals_text(out->language, list->sheet.deals, deals);
    out_format(out, "<section>\n<h1>%s ", tr(out->language, N_("Score list")));
    out_xml(out, name);
    out_text(out, "</h1>\n<p>");
    out_say(out, "%s, %d passed in; %s; ", deals, list->sheet.passed_in,
            term_word_in(&scheme_terms, list->sheet.scoring.scheme, out->language));
    out_xml(out, tr(out->language, lists->scoring.code->title));
    out_text(out, ".");
    if (list->lot != 0)
        out_say(out, " Equal players share a place until a lot decides.");
    out_text(out, "</p>\n");
    if (is_summed(list)) {
        bool is_long = list->count > LONG_LIST;

        if (is_long)
            write_plot(out, lists, list);
        put_table(out, lists, list);
        if (!is_long)
            write_plot(out, lists, list);
    }
    out_text(out, "</section>\n");
}

static void put_flaws(struct out *out, const struct rows *rows)
{
    if (rows->flaws == 0)
        return;
    out_format(out, "<section>\n<h2>%s</h2>\n<ul>\n", tr(out->language, N_("Findings")));
    for (int i = 0; i < rows->flaws; i++) {
        const struct flaw *f = &rows->flaw[i];

        out_text(out, "<li>");
        out_say(out, "line %u, %s, <code>%s</code>: ", f->at.line,
                flaw_verdict(out->language, f), skr_clause_info(f->clause)->id);
        out_xml(out, f->said);
        out_text(out, "</li>\n");
    }
    out_text(out, "</ul>\n</section>\n");
}

void write_html(struct out *out, const struct lists *lists)
{
    out_format(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n",
               language_code(out->language));
    out_text(out, head);
    out_format(out, "<title>%s</title>\n</head>\n<body>\n",
               tr(out->language, N_("Score list")));
    for (int i = 0; i < lists->count; i++)
        put_list(out, lists, &lists->list[i]);
    put_flaws(out, lists->rows);
    out_text(out, "<p>");
    out_say(out, "Judged");
    report_rules(out, lists->scoring.code, NULL);
    out_text(out, ".</p>\n</body>\n</html>\n");
}

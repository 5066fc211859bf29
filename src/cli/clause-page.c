/* skatref clause --diff and --open as pages, for those who go through them together.
 *
 * Nothing is folded away and nothing needs a script: a committee prints them. */
#include <string.h>

#include "base/json-text.h"
#include "base/standard.h"
#include "cli/cli.h"
#include "cli/clause-open.h"
#include "page/page.h"
#include "report/rules.h"
#include "words/say.h"

static const char style[] =
    "section.clause { padding: .8rem 0; }\n"
    "section.clause h3 { margin: 0 0 .3rem; }\n"
    "section.clause p { margin: .3rem 0; max-width: 44rem; }\n"
    "dl { grid-template-columns: minmax(9rem, max-content) minmax(0, 1fr); }\n"
    ".pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .3rem 2rem; }\n"
    ".case dd { overflow-wrap: anywhere; } .case { font-size: .92em; }\n"
    "@media screen and (max-width: 40rem) {\n"
    "  dl, .pair { grid-template-columns: minmax(0, 1fr); } }\n"
    "@media print { body { padding: 0; font-size: 9.5pt; } h2 { break-after: avoid; }\n"
    "  .pair, h3 + p { break-inside: avoid; } h3 { break-after: avoid; } }\n";

/* ------------------------------------------------------------------------- parts */

static void put_head(struct out *out, const char *title)
{
    out_text(out, "<h1>");
    out_xml(out, title);
    out_text(out, "</h1>\n<p class=\"soft\">");
    report_rules_bare(out, NULL, NULL);
    out_text(out, "</p>\n");
}

static void put_row(struct out *out, const char *label, const char *text)
{
    out_text(out, "<dt>");
    out_xml(out, label);
    out_text(out, "</dt><dd>");
    out_xml(out, text);
    out_text(out, "</dd>\n");
}

/* The id of a clause and its title. */
static void put_title(struct out *out, enum skr_clause clause)
{
    out_format(out, "<code>%s</code> ", skr_clause_info(clause)->id);
    out_xml(out, title_in(out->language, clause));
}

static void put_clause(struct out *out, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    out_text(out, "<h3>");
    put_title(out, clause);
    out_text(out, "</h3>\n");
    if (*c->overrides != '\0')
        out_format(out, "<p class=\"soft\">%s %s</p>\n",
                   tr(out->language, N_("exception to")), c->overrides);
    out_text(out, "<p>");
    out_xml(out, skr_clause_text(clause, language_code(out->language)));
    out_text(out, "</p>\n");
}

/* A case, and both answers to it. */
struct case_list {
    struct out *out;
    const struct side *side;
    unsigned cases;
};

static void put_member(struct out *out, const char *line, const char *key)
{
    char text[512];

    out_xml(out, json_text(json_find(line, key), text, sizeof text) ? text : "");
}

static void put_case(void *owner, const struct change *c)
{
    static char text[65536];
    struct case_list *list = owner;
    struct out *out = list->out;

    list->cases++;
    out_text(out, "<div class=\"case\"><p><code>");
    put_member(out, c->line, "id");
    out_text(out, "</code> ");
    put_member(out, c->line, "title");
    out_text(out, "</p><dl>\n");
    for (int n = 0; n < 2; n++) {
        struct out said = out_into(text, sizeof text - 1, out->language);

        change_answer(&said, c, n);
        text[said.size] = '\0';
        put_row(out, list->side[n].name, text);
    }
    out_text(out, "</dl></div>\n");
}

/* ----------------------------------------------------------------- two codes compared */

/* What only the nth side has. */
static void put_only(struct out *out, const struct side side[2], int n)
{
    enum skr_clause clause;
    int at = 0, found = 0;

    out_text(out, "<h2>");
    out_say(out, "only in %s:", side[n].name);
    out_text(out, "</h2>\n");
    while ((clause = next_clause(side, n, false, &at)) != SKR_C_NONE) {
        found++;
        out_text(out, "<section class=\"clause\">");
        put_clause(out, clause);
        out_text(out, "</section>\n");
    }
    out_text(out, found == 0 ? "<p>" : "");
    if (found == 0)
        out_say(out, "no clause");
    out_text(out, found == 0 ? "</p>\n" : "");
}

static void put_pairs(struct out *out, const struct side side[2])
{
    enum skr_clause clause;
    int at = 0;

    out_format(out, "<h2>%s</h2>\n", tr(out->language, N_("replaced:")));
    while ((clause = next_clause(side, 0, true, &at)) != SKR_C_NONE) {
        out_text(out, "<section class=\"clause pair\"><div>");
        put_clause(out, clause);
        out_text(out, "</div><div>");
        put_clause(out, counterpart(side, 0, clause));
        out_text(out, "</div></section>\n");
    }
}

static bool put_differences(struct out *out, const struct side side[2])
{
    struct case_list list = { .out = out, .side = side };
    bool read;

    put_only(out, side, 0);
    put_only(out, side, 1);
    put_pairs(out, side);
    out_format(out, "<h2>%s</h2>\n", tr(cli_language, N_("cases whose answer changes:")));
    read = diff_cases(side, put_case, &list);
    out_text(out, "<p>");
    out_say_n(out, "%u case\n", "%u cases\n", list.cases, list.cases);
    out_text(out, "</p>\n");
    return read;
}

static void put_same(struct out *out, const struct side side[2])
{
    out_text(out, "<p>");
    out_say(out, "both are the same: %s\n", side[0].name);
    out_text(out, "</p>\n");
}

bool diff_page(const struct side side[2])
{
    char buffer[4096], title[600];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct out named = out_into(title, sizeof title - 1, cli_language);
    bool read = true;

    out_say(&named, "%s and %s compared", side[0].name, side[1].name);
    title[named.size] = '\0';
    page_begin(&out, N_("Two codes of Skat compared"), style);
    put_head(&out, title);
    if (diff_is_of_one(side))
        put_same(&out, side);
    else
        read = put_differences(&out, side);
    page_end(&out, "");
    out_standard(&out);
    return read;
}

/* ------------------------------------------------------------------ open questions */

static void put_ids(struct out *out, const char *label, const char *ids)
{
    if (*ids != '\0')
        put_row(out, tr(out->language, label), ids);
}

static void put_clauses(struct out *out, const struct trace_open *o)
{
    out_format(out, "<dt>%s</dt><dd>", tr(out->language, N_("clauses")));
    for (const char *at = o->clauses; *at != '\0'; at += strspn(at, " ")) {
        char id[64];
        size_t length = strcspn(at, " ");

        snprintf(id, sizeof id, "%.*s", (int)length, at);
        out_text(out, at == o->clauses ? "" : "<br>");
        put_title(out, skr_clause_find(id));
        at += length;
    }
    out_text(out, "</dd>\n");
}

/* The readings that are options, each with the cases that it changes. */
static bool put_readings(struct out *out, const struct trace_open *o)
{
    const char *at = o->others;
    struct reading r;

    while (next_reading(&at, &r)) {
        struct case_list list = { .out = out, .side = r.side };

        out_format(out, "<dl><dt>%s</dt><dd>", tr(out->language, N_("other reading")));
        put_title(out, r.option->clause);
        out_text(out, "</dd></dl>\n");
        if (r.has_sides && !diff_cases(r.side, put_case, &list))
            return false;
    }
    return true;
}

static bool put_question(struct out *out, const struct trace_open *o)
{
    char ids[OPEN_IDS];
    struct trace_open_word words = open_words(o, language_code(out->language));
    enum language language = out->language;

    out_format(out, "<section class=\"clause\" id=\"open-%s\"><h3>%s. ", o->point, o->point);
    out_xml(out, words.question);
    out_text(out, "</h3>\n<dl>");
    put_row(out, tr(language, N_("our reading")), words.ours);
    if (is_in_words(o))
        put_row(out, tr(language, N_("other reading")), words.others);
    put_row(out, tr(language, N_("who holds which")), words.held);
    put_clauses(out, o);
    put_ids(out, N_("decisions"), open_decisions(ids, o));
    put_ids(out, N_("derived cases"), open_derived(ids, o));
    out_text(out, "</dl>\n");
    if (!put_readings(out, o))
        return false;
    out_text(out, "</section>\n");
    return true;
}

bool open_page(void)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    bool read = true;

    page_begin(&out, N_("What the sources of Skat leave open"), style);
    put_head(&out, tr(cli_language, N_("What the sources of Skat leave open")));
    for (int i = 0; read && i < trace_open_count; i++)
        read = put_question(&out, &trace_opens[i]);
    page_end(&out, "");
    out_standard(&out);
    return read;
}

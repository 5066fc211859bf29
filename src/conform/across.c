/* The page that compares engines. */
#include "conform/across.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "page/page.h"
#include "question/ask.h"
#include "skatref.h"

struct page {
    struct out *out;
    const struct results *results;
    int count;
    const struct items *items;   /* of the first: the same cases in all */
};

static const struct item *item_of(const struct page *p, int engine, size_t n)
{
    return &p->results[engine].items.at[n];
}

static const char *member(const struct item *item, const char *key)
{
    const char *text =
        json_string_value(json_object_get(item->vector->line, key));

    return text != NULL ? text : "";
}

static bool is_derived(const struct item *item)
{
    return strcmp(member(item, "evidence"), "derived") == 0;
}

static const char *of_engine(const struct page *p, int engine, const char *key)
{
    const json_t *hello = json_object_get(p->results[engine].head, "engine");
    const char *text = json_string_value(json_object_get(hello, key));

    if (text == NULL)
        text = json_string_value(
            json_object_get(p->results[engine].head,
                            strcmp(key, "name") == 0 ? "command" : key));
    return text != NULL ? text : "";
}

/* Was it asked, and did it give an answer that can be judged? */
static bool judged(const struct item *item)
{
    return item->outcome != NOT_ASKED && item->outcome != SKIP;
}

/* -------------------------------------------------------------------- counting */

struct counts { int right, all; };

static struct counts count_grade(const struct page *p, int engine, int derived)
{
    struct counts counts = { 0, 0 };

    for (size_t i = 0; i < p->items->count; i++) {
        const struct item *item = item_of(p, engine, i);

        if (judged(item) && (derived < 0 || is_derived(item) == derived)) {
            counts.all++;
            counts.right += item->outcome == PASS;
        }
    }
    return counts;
}

static struct counts count_clause(const struct page *p, int engine,
                                  const char *clause)
{
    struct counts counts = { 0, 0 };

    for (size_t i = 0; i < p->items->count; i++) {
        const struct item *item = item_of(p, engine, i);

        if (judged(item) && strcmp(item->vector->clause, clause) == 0) {
            counts.all++;
            counts.right += item->outcome == PASS;
        }
    }
    return counts;
}

/* How many engines answer the nth question right, of all that were asked. */
static struct counts count_case(const struct page *p, size_t n)
{
    struct counts counts = { 0, 0 };

    for (int e = 0; e < p->count; e++) {
        const struct item *item = item_of(p, e, n);

        if (judged(item)) {
            counts.all++;
            counts.right += item->outcome == PASS;
        }
    }
    return counts;
}

static const char *shade(struct counts counts)
{
    return counts.all == 0 ? "none" : counts.right == counts.all ? "good"
        : counts.right == 0 ? "bad" : "some";
}

/* ----------------------------------------------------------------------- pieces */

static void put_value(struct out *out, const json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_SORT_KEYS);

    out_text(out, "<code>");
    out_xml(out, text != NULL ? text : tr(out->language, N_("nothing")));
    out_text(out, "</code>");
    free(text);
}

static void put_cell(struct out *out, struct counts counts)
{
    if (counts.all == 0)
        out_text(out, "<td class=\"none\">–</td>");
    else
        out_format(out, "<td class=\"%s\">%d/%d</td>", shade(counts),
                   counts.right, counts.all);
}

static void put_of_engine(const struct page *p, int engine, const char *class,
                          const char *key)
{
    out_format(p->out, "<td class=\"%s\">", class);
    out_xml(p->out, of_engine(p, engine, key));
    out_text(p->out, "</td>");
}

/* text: a text of po/, alone in its element. */
static void put_element(const struct page *p, const char *begin, const char *text,
                        const char *end)
{
    out_text(p->out, begin);
    out_text(p->out, tr(p->out->language, text));
    out_text(p->out, end);
}

static void put_engines(const struct page *p)
{
    static const char *const head[] = {
        N_("engine"), N_("right"), N_("sourced"), N_("derived"), N_("version"),
        N_("of"), N_("asked on"), N_("how"),
    };

    put_element(p, "<h2>", N_("The engines"),
                "</h2>\n<div class=\"wide\"><table>\n<thead><tr>");
    for (size_t i = 0; i < sizeof head / sizeof *head; i++)
        put_element(p, i < 4 ? "<th>" : "<th class=\"text\">", head[i], "</th>");
    out_text(p->out, "</tr></thead>\n");
    for (int e = 0; e < p->count; e++) {
        out_text(p->out, "<tr>");
        put_of_engine(p, e, "name", "name");
        for (int derived = -1; derived < 2; derived++)
            put_cell(p->out, count_grade(p, e, derived));
        put_of_engine(p, e, "text", "version");
        put_of_engine(p, e, "date", "released");
        put_of_engine(p, e, "date", "date");
        put_of_engine(p, e, "text", "driven");
        out_text(p->out, "</tr>\n");
    }
    put_element(p, "</table></div>\n<p class=\"soft\">",
                N_("Right of all that was asked and not skipped. Sourced cases rest on a"
                   " text, a decision or a document; derived ones on our own reading."),
                "</p>\n");
}

static void put_summary(const struct page *p)
{
    int everybody = 0, some = 0, nobody = 0, unasked = 0;

    for (size_t i = 0; i < p->items->count; i++) {
        struct counts counts = count_case(p, i);

        unasked += counts.all == 0;
        everybody += counts.all > 0 && counts.right == counts.all;
        nobody += counts.all > 0 && counts.right == 0;
        some += counts.right > 0 && counts.right < counts.all;
    }
    out_text(p->out, "<p>");
    out_say(p->out, "Of %zu questions, each a case under one code: %d are answered right"
            " by every engine that was asked, %d by some, %d by none; %d were put to"
            " none.", p->items->count, everybody, some, nobody, unasked);
    out_text(p->out, "</p>\n");
}

/* ------------------------------------------------------------------------ cases */

/* Do two engines answer wrongly in the same way? */
static bool same_answer(const struct item *a, const struct item *b)
{
    return a->outcome == WRONG && b->outcome == WRONG && a->differs != NULL
        && b->differs != NULL && json_equal(a->differs, b->differs);
}

/* How many engines agree with this one against the corpus. */
static int agreeing(const struct page *p, size_t n, int engine)
{
    int count = 0;

    for (int e = 0; e < p->count; e++)
        count += e == engine
            || same_answer(item_of(p, e, n), item_of(p, engine, n));
    return count;
}

static int most_agreeing(const struct page *p, size_t n)
{
    int most = 0;

    for (int e = 0; e < p->count; e++)
        if (item_of(p, e, n)->outcome == WRONG && agreeing(p, n, e) > most)
            most = agreeing(p, n, e);
    return most;
}

static void put_differences(struct out *out, const struct item *item)
{
    const json_t *one;
    size_t i;

    json_array_foreach(item->differs, i, one) {
        out_text(out, i > 0 ? ", " : "");
        out_xml(out, json_string_value(json_object_get(one, "key")));
        out_text(out, " ");
        put_value(out, json_object_get(one, "got"));
    }
}

/* One line for all engines that say the same. */
static void put_answer(const struct page *p, size_t n, int engine)
{
    const struct item *item = item_of(p, engine, n);
    const char *comma = "";

    for (int e = 0; e < engine; e++)
        if (same_answer(item_of(p, e, n), item))
            return;
    out_text(p->out, "<dt>");
    for (int e = engine; e < p->count; e++)
        if (e == engine || same_answer(item_of(p, e, n), item)) {
            out_text(p->out, comma);
            out_xml(p->out, of_engine(p, e, "name"));
            comma = ", ";
        }
    out_format(p->out, "</dt><dd>%s: ", outcome_word(p->out->language, item->outcome));
    put_differences(p->out, item);
    if (item->reason != NULL) {
        out_text(p->out, " ");
        out_xml(p->out, item->reason);
    }
    out_text(p->out, "</dd>\n");
}

static void put_right(const struct page *p, size_t n)
{
    bool any = false;

    for (int e = 0; e < p->count; e++)
        if (item_of(p, e, n)->outcome == PASS) {
            if (any)
                out_text(p->out, ", ");
            else
                put_element(p, "<dt>", N_("right"), "</dt><dd>");
            out_xml(p->out, of_engine(p, e, "name"));
            any = true;
        }
    out_text(p->out, any ? "</dd>\n" : "");
}

static void put_case(const struct page *p, size_t n)
{
    const struct item *item = &p->items->at[n];
    struct counts counts = count_case(p, n);
    int agree = most_agreeing(p, n);

    out_format(p->out, "<div class=\"case\" id=\"%s-%s\" data-evidence=\"%s\""
               " data-right=\"%d\"%s>\n<h3>", item->vector->id, item->code,
               is_derived(item) ? "derived" : "sourced", counts.right,
               agree > 1 ? " data-agree" : "");
    out_xml(p->out, item->vector->title);
    out_format(p->out, "</h3>\n<p class=\"soft\"><a href=\"#%s-%s\">%s</a>, %s"
               " <span class=\"grade\">%s</span> ", item->vector->id, item->code,
               item->vector->id, item->code, member(item, "evidence"));
    out_xml(p->out, member(item, "source"));
    out_text(p->out, "</p>\n<dl><dt>");
    out_xml(p->out, item->vector->ask);
    out_text(p->out, "</dt><dd>");
    put_value(p->out, item->vector->given);
    put_element(p, "</dd>\n<dt>", N_("expected"), "</dt><dd>");
    put_value(p->out, item->vector->expect);
    out_text(p->out, "</dd>\n");
    put_right(p, n);
    for (int e = 0; e < p->count; e++)
        if (judged(item_of(p, e, n)) && item_of(p, e, n)->outcome != PASS)
            put_answer(p, n, e);
    out_text(p->out, "</dl>\n");
    if (*member(item, "note") != '\0') {
        put_element(p, "<p class=\"soft\">", N_("Why:"), " ");
        out_xml(p->out, member(item, "note"));
        out_text(p->out, "</p>\n");
    }
    out_text(p->out, "</div>\n");
}

/* ---------------------------------------------------------------------- clauses */

static void put_row(const struct page *p, const char *clause)
{
    out_format(p->out, "<tr><td class=\"name\"><a href=\"#%s\">%s</a></td>",
               clause, clause);
    for (int e = 0; e < p->count; e++)
        put_cell(p->out, count_clause(p, e, clause));
    out_text(p->out, "</tr>\n");
}

/* Calls put for each clause that somebody was asked about, in the spec's order. */
static void each_clause(const struct page *p,
                        void (*put)(const struct page *, const char *))
{
    enum skr_clause clause;

    for (int i = 0; (clause = skr_clause_at(i)) != SKR_C_NONE; i++) {
        const char *id = skr_clause_info(clause)->id;
        bool known = false;

        for (int e = 0; e < p->count && !known; e++)
            known = count_clause(p, e, id).all > 0;
        if (known)
            put(p, id);
    }
}

static void put_table(const struct page *p)
{
    put_element(p, "<h2>", N_("Clause by clause"),
                "</h2>\n<div class=\"wide\"><table>\n<thead><tr>");
    put_element(p, "<th>", N_("clause"), "</th>");
    for (int e = 0; e < p->count; e++) {
        out_text(p->out, "<th>");
        out_xml(p->out, of_engine(p, e, "name"));
        out_text(p->out, "</th>");
    }
    out_text(p->out, "</tr></thead>\n");
    each_clause(p, put_row);
    out_text(p->out, "</table></div>\n");
}

static void put_clause(const struct page *p, const char *clause)
{
    const char *language = language_code(p->out->language);
    enum skr_clause known = skr_clause_find(clause);
    struct counts sum = { 0, 0 };
    int all_right = 0;

    for (size_t i = 0; i < p->items->count; i++)
        if (strcmp(p->items->at[i].vector->clause, clause) == 0) {
            struct counts counts = count_case(p, i);

            sum.right += counts.right;
            sum.all += counts.all;
            all_right += counts.all > 0 && counts.right == counts.all;
        }
    out_format(p->out, "<section class=\"clause\" id=\"%s\"><details><summary>"
               "<h3>%s</h3> <span>", clause, clause);
    out_xml(p->out, skr_clause_title(known, language));
    out_format(p->out, "</span><span class=\"count %s\">", shade(sum));
    out_say(p->out, "%d of %d answers right", sum.right, sum.all);
    out_text(p->out, "</span></summary>\n<p>");
    out_xml(p->out, skr_clause_text(known, language));
    out_text(p->out, "</p>\n");
    for (size_t i = 0; i < p->items->count; i++) {
        struct counts counts = count_case(p, i);

        if (counts.right < counts.all
            && strcmp(p->items->at[i].vector->clause, clause) == 0)
            put_case(p, i);
    }
    out_text(p->out, "<p class=\"soft\">");
    out_say_n(p->out, "%d question is answered right by every engine that was asked.",
              "%d questions are answered right by every engine that was asked.",
              all_right, all_right);
    out_text(p->out, "</p>\n</details></section>\n");
}

static void put_search(const struct page *p)
{
    put_element(p, "<h2>", N_("Where answers differ"),
                "</h2>\n<form role=\"search\" hidden><input type=\"search\""
                " placeholder=\"value.overbid, null, khrq2\" autocomplete=\"off\"");
    put_element(p, " aria-label=\"", N_("Search"), "\">\n");
    put_element(p, "<select aria-label=\"", N_("Which cases"), "\">");
    put_element(p, "<option value=\"\">", N_("all cases"), "</option>");
    put_element(p, "<option value=\"none\">", N_("answered right by none"), "</option>");
    put_element(p, "<option value=\"agree\">",
                N_("two engines or more agree against the corpus"), "</option></select>\n");
    put_element(p, "<select aria-label=\"", N_("Evidence"), "\">");
    put_element(p, "<option value=\"\">", N_("sourced and derived"), "</option>");
    put_element(p, "<option value=\"sourced\">", N_("sourced"), "</option>");
    put_element(p, "<option value=\"derived\">", N_("derived"), "</option></select>");
    put_element(p, "<output data-text=\"", N_("{shown} of {all} clauses"),
                "\"></output></form>\n");
    each_clause(p, put_clause);
}

void across_html(struct out *out, const struct results *results, int count,
                 const struct vectors *vectors)
{
    struct page p = { out, results, count, &results[0].items };

    page_begin(out, N_("Skat engines against the corpus of skatref"), "");
    put_element(&p, "<h1>", N_("Skat engines against the corpus"),
                "</h1>\n<p class=\"soft\">");
    out_say(out, "skatref %s, %zu vectors. A question that has changed since an engine"
            " was asked counts as not asked.", PACKAGE_VERSION, vectors->count);
    out_text(out, "</p>\n");
    put_summary(&p);
    put_engines(&p);
    put_table(&p);
    put_search(&p);
    page_end(out, across_js);
}

/* The page that compares engines. */
#include "conform/across.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/text.h"
#include "conform/mistakes.h"
#include "conform/spaced.h"
#include "page/page.h"
#include "skatref.h"

/* So many bytes of a question or an answer. */
#define LONGEST 240

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

static bool is_derived(const struct item *item)
{
    const char *evidence = json_find(item->vector->line, "evidence");

    return evidence != NULL && json_is(evidence, "derived");
}

/* A member of a vector, if it is a text. */
static void put_member(struct out *out, const struct item *item, const char *key)
{
    char *text = json_text_new(json_find(item->vector->line, key));

    out_xml(out, text != NULL ? text : "");
    free(text);
}

static bool has_note(const struct item *item)
{
    const char *note = json_find(item->vector->line, "note");

    return json_kind(note) == '"' && !json_is(note, "");
}

/* What an engine says of itself; without a name, the command that starts it. */
static void put_said(const struct page *p, int engine, const char *key)
{
    const char *head = p->results[engine].head;
    char *text = json_text_new(json_find(json_find(head, "engine"), key));

    if (text == NULL)
        text = json_text_new(json_find(head, strcmp(key, "name") == 0 ? "command" : key));
    out_xml(p->out, text != NULL ? text : "");
    free(text);
}

/* Was it asked, and did it give an answer that can be judged? */
static bool judged(const struct item *item)
{
    return item->outcome != NOT_ASKED && item->outcome != SKIP;
}

/* -------------------------------------------------------------------- counting */

struct counts { int right, all; };

/* How much an outcome says of a case that was asked under several codes. */
static int weight(enum outcome outcome)
{
    return outcome == NOT_ASKED ? 0 : outcome == SKIP ? 1 : outcome == PASS ? 2
        : outcome == INCOMPLETE ? 3 : 4;
}

void items_once(struct items *items)
{
    size_t kept = 0;

    for (size_t i = 0; i < items->count; i++) {
        struct item *item = &items->at[i], *last = items->at + kept - 1;
        struct item other = *item;

        if (kept == 0 || last->vector != item->vector) {
            items->at[kept++] = *item;
            continue;
        }
        if (weight(item->outcome) > weight(last->outcome)) {
            other = *last;
            *last = *item;
        }
        free(other.reason);
        free(other.differs);
    }
    items->count = kept;
}

static int right_of(const struct results *results, int *tried)
{
    int right = 0;

    *tried = 0;
    for (size_t i = 0; i < results->items.count; i++) {
        *tried += judged(&results->items.at[i]);
        right += results->items.at[i].outcome == PASS;
    }
    return right;
}

/* More right answers first, then fewer wrong ones. */
static int in_order(const void *first, const void *second)
{
    int tried, other_tried, right = right_of(first, &tried);
    int other = right_of(second, &other_tried);

    return right != other ? (right < other) - (right > other)
        : (tried > other_tried) - (tried < other_tried);
}

void across_sort(struct results *results, int count)
{
    qsort(results, (size_t)count, sizeof *results, in_order);
}

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

/* clause: an id, or "value." for all of a chapter. */
static struct counts count_clause(const struct page *p, int engine,
                                  const char *clause)
{
    size_t length = strlen(clause);
    struct counts counts = { 0, 0 };

    for (size_t i = 0; i < p->items->count; i++) {
        const struct item *item = item_of(p, engine, i);

        if (judged(item) && strncmp(item->vector->clause, clause, length) == 0
            && (clause[length - 1] == '.' || item->vector->clause[length] == '\0')) {
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

static void remove_quotes(char *text)
{
    char *to = text;

    for (; *text != '\0'; text++)
        if (*text != '"')
            *to++ = *text;
    *to = '\0';
}

/* For people, and short: without quotes, and without the pile, which was made for
 * engines that count cards. A whole record is cut: its vector has it. */
static void put_value(struct out *out, const char *value)
{
    char *asked_for = json_kind(value) == '{' ? json_with(value, "pile", NULL) : NULL;
    char *text = value != NULL ? spaced(asked_for != NULL ? asked_for : value, true) : NULL;

    free(asked_for);
    if (text != NULL)
        remove_quotes(text);
    if (text != NULL && strlen(text) > LONGEST) {
        text[LONGEST - 4] = '\0';
        utf8_trim(text);
        strcat(text, " ...");
    }
    out_text(out, "<code>");
    out_xml(out, text != NULL ? text : tr(out->language, N_("nothing")));
    out_text(out, "</code>");
    free(text);
}

static void put_cell(struct out *out, struct counts counts)
{
    if (counts.all == 0)
        out_text(out, "<td>–</td>");
    else
        out_format(out, "<td class=%s>%d/%d</td>", shade(counts),
                   counts.right, counts.all);
}

static void put_of_engine(const struct page *p, int engine, const char *class,
                          const char *key)
{
    out_format(p->out, "<td class=\"%s\">", class);
    put_said(p, engine, key);
    out_text(p->out, "</td>");
}

/* A bar, the percent, and the figures. */
static void put_share(const struct page *p, struct counts counts, const char *class)
{
    out_format(p->out, "<td class=\"%s\"><meter max=\"%d\" value=\"%d\"></meter> %d %%"
               " %d/%d</td>", class, counts.all > 0 ? counts.all : 1, counts.right,
               counts.all > 0 ? 100 * counts.right / counts.all : 0, counts.right,
               counts.all);
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
        N_("engine"), N_("asked"), N_("right"), N_("sourced"), N_("derived"),
        N_("version"), N_("of"), N_("asked on"), N_("spec"), N_("how"),
    };

    put_element(p, "<h2>", N_("The engines"),
                "</h2>\n<div class=\"wide\"><table>\n<thead><tr>");
    for (size_t i = 0; i < sizeof head / sizeof *head; i++)
        put_element(p, i < 5 ? "<th>" : "<th class=\"text\">", head[i], "</th>");
    out_text(p->out, "</tr></thead>\n");
    for (int e = 0; e < p->count; e++) {
        struct counts right = count_grade(p, e, -1);

        out_text(p->out, "<tr>");
        put_of_engine(p, e, "name", "name");
        put_share(p, (struct counts){ right.all, (int)p->items->count }, "none");
        put_share(p, right, shade(right));
        for (int derived = 0; derived < 2; derived++)
            put_cell(p->out, count_grade(p, e, derived));
        put_of_engine(p, e, "text", "version");
        put_of_engine(p, e, "date", "released");
        put_of_engine(p, e, "date", "date");
        put_of_engine(p, e, "text", "spec");
        put_of_engine(p, e, "text", "driven");
        out_text(p->out, "</tr>\n");
    }
    put_element(p, "</table></div>\n<p class=\"soft\">",
                N_("Asked: how many of all cases; right: how many of those that were asked"
                   " and not skipped. Sourced cases rest on a text, a decision or a"
                   " document; derived ones on our own reading."),
                "</p>\n");
}

/* The kinds of mistake that explain failures of an engine, with how many cases of a kind
 * fail; not those that may be there, too: nobody is charged with what may be. */
static void put_kinds(const struct page *p, const struct mistakes *found)
{
    const char *between = "";

    for (int i = 0; i < found->count; i++)
        if (found->at[i].fit != AMONG) {
            out_format(p->out, "%s%s %d/%d", between,
                       tr(p->out->language, found->at[i].text), found->at[i].failed,
                       found->at[i].asked);
            between = "; ";
        }
    if (found->unexplained > 0)
        out_format(p->out, "%s%s %d", between, tr(p->out->language, N_("other cases")),
                   found->unexplained);
}

static void put_mistakes(const struct page *p)
{
    struct mistakes found;

    put_element(p, "<h2>", N_("Which bug it is"), "</h2>\n<dl>\n");
    for (int e = 0; e < p->count; e++) {
        if (!mistakes_find(&found, &p->results[e].items) || found.failed == 0)
            continue;
        out_text(p->out, "<dt>");
        put_said(p, e, "name");
        out_text(p->out, "</dt><dd>");
        put_kinds(p, &found);
        out_text(p->out, "</dd>\n");
    }
    put_element(p, "</dl>\n<p class=\"soft\">", N_("How many of the cases of each kind"
                " that were asked fail. If all fail, it is this bug."), "</p>\n");
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
    out_say(p->out, "Of %zu cases, each counted once under all codes: %d are answered right"
            " by every engine that was asked, %d by some, %d by none; %d were put to"
            " none.", p->items->count, everybody, some, nobody, unasked);
    out_text(p->out, "</p>\n");
}

/* ------------------------------------------------------------------------ cases */

/* Do two engines answer wrongly in the same way? */
static bool same_answer(const struct item *a, const struct item *b)
{
    return a->outcome == WRONG && b->outcome == WRONG && a->differs != NULL
        && b->differs != NULL && json_same(a->differs, b->differs);
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
    bool first = true;

    for (struct json_walk w = json_walk(item->differs); json_next(&w); first = false) {
        char key[DIFFERS_KEY];

        differs_key(w.value, key);
        out_text(out, first ? "" : ", ");
        out_xml(out, key);
        out_text(out, " ");
        put_value(out, json_find(w.value, "got"));
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
            put_said(p, e, "name");
            comma = ", ";
        }
    out_format(p->out, "</dt><dd>%s", outcome_word(p->out->language, item->outcome));
    if (strcmp(item->code, item->vector->code[0]) != 0)
        out_format(p->out, " (%s)", item->code);
    out_text(p->out, ": ");
    put_differences(p->out, item);
    if (item->reason != NULL) {
        out_text(p->out, " ");
        out_xml(p->out, item->reason);
    }
    out_text(p->out, "</dd>\n");
}

static void print_right(const struct page *p, size_t n)
{
    bool any = false;

    for (int e = 0; e < p->count; e++)
        if (item_of(p, e, n)->outcome == PASS) {
            if (any)
                out_text(p->out, ", ");
            else
                put_element(p, "<dt>", N_("right"), "</dt><dd>");
            put_said(p, e, "name");
            any = true;
        }
    out_text(p->out, any ? "</dd>\n" : "");
}

static void put_case(const struct page *p, size_t n)
{
    const struct item *item = &p->items->at[n];
    struct counts counts = count_case(p, n);
    int agree = most_agreeing(p, n);

    out_text(p->out, "<div class=\"case\" id=\"");
    out_xml(p->out, item->vector->id);
    out_format(p->out, "\" data-evidence=\"%s\" data-right=\"%d\"%s>\n<h3>",
               is_derived(item) ? "derived" : "sourced", counts.right,
               agree > 1 ? " data-agree" : "");
    out_xml(p->out, item->vector->title);
    out_text(p->out, "</h3>\n<p class=\"soft\"><a href=\"#");
    out_xml(p->out, item->vector->id);
    out_text(p->out, "\">");
    out_xml(p->out, item->vector->id);
    out_text(p->out, "</a> <span class=\"grade\">");
    put_member(p->out, item, "evidence");
    out_text(p->out, "</span> ");
    put_member(p->out, item, "source");
    out_text(p->out, "</p>\n<dl><dt>");
    out_xml(p->out, item->vector->ask);
    out_text(p->out, "</dt><dd>");
    put_value(p->out, item->vector->given);
    put_element(p, "</dd>\n<dt>", N_("expected"), "</dt><dd>");
    put_value(p->out, item->vector->expect);
    out_text(p->out, "</dd>\n");
    print_right(p, n);
    for (int e = 0; e < p->count; e++)
        if (judged(item_of(p, e, n)) && item_of(p, e, n)->outcome != PASS)
            put_answer(p, n, e);
    out_text(p->out, "</dl>\n");
    if (has_note(item)) {
        put_element(p, "<p class=\"soft\">", N_("Why:"), " ");
        put_member(p->out, item, "note");
        out_text(p->out, "</p>\n");
    }
    out_text(p->out, "</div>\n");
}

/* ---------------------------------------------------------------------- clauses */

/* The chapter above its first clause that somebody was asked about. */
static void put_chapter(const struct page *p, const char *chapter)
{
    out_format(p->out, "<tr class=\"chapter\"><td class=\"name\">%.*s</td>",
               (int)strlen(chapter) - 1, chapter);
    for (int e = 0; e < p->count; e++)
        put_cell(p->out, count_clause(p, e, chapter));
    out_text(p->out, "</tr>\n");
}

static void put_row(const struct page *p, const char *clause)
{
    out_text(p->out, "<tr><td class=\"name\"><a href=\"#");
    out_xml(p->out, clause);
    out_text(p->out, "\">");
    out_xml(p->out, clause);
    out_text(p->out, "</a></td>");
    for (int e = 0; e < p->count; e++)
        put_cell(p->out, count_clause(p, e, clause));
    out_text(p->out, "</tr>\n");
}

/* Was somebody asked about it? */
static bool known_clause(const struct page *p, const char *id)
{
    for (int e = 0; e < p->count; e++)
        if (count_clause(p, e, id).all > 0)
            return true;
    return false;
}

/* Calls put for each clause that somebody was asked about, in the spec's order. */
static void each_clause(const struct page *p,
                        void (*put)(const struct page *, const char *))
{
    enum skr_clause clause;

    for (int i = 0; (clause = skr_clause_at(i)) != SKR_C_NONE; i++) {
        const char *id = skr_clause_info(clause)->id;

        if (known_clause(p, id))
            put(p, id);
    }
}

/* The rows of the table, each chapter before its clauses. */
static void put_rows(const struct page *p)
{
    char chapter[32] = "";
    enum skr_clause clause;

    for (int i = 0; (clause = skr_clause_at(i)) != SKR_C_NONE; i++) {
        const char *id = skr_clause_info(clause)->id;
        int length = (int)strcspn(id, ".") + 1;

        if (!known_clause(p, id))
            continue;
        if (strncmp(chapter, id, (size_t)length) != 0) {
            snprintf(chapter, sizeof chapter, "%.*s", length, id);
            put_chapter(p, chapter);
        }
        put_row(p, id);
    }
}

static void put_table(const struct page *p)
{
    put_element(p, "<h2>", N_("Clause by clause"),
                "</h2>\n<div class=\"wide\"><table>\n<thead><tr>");
    put_element(p, "<th>", N_("clause"), "</th>");
    for (int e = 0; e < p->count; e++) {
        out_text(p->out, "<th>");
        put_said(p, e, "name");
        out_text(p->out, "</th>");
    }
    out_text(p->out, "</tr></thead>\n");
    put_rows(p);
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
    out_text(p->out, "<section class=\"clause\" id=\"");
    out_xml(p->out, clause);
    out_text(p->out, "\"><details><summary><h3>");
    out_xml(p->out, clause);
    out_text(p->out, "</h3> <span>");
    out_xml(p->out, skr_clause_title(known, language));
    out_format(p->out, "</span><span class=\"count %s\">", shade(sum));
    out_say(p->out, "%d of %d answers right", sum.right, sum.all);
    out_text(p->out, "</span></summary>\n");
    if (sum.right < sum.all) {
        out_text(p->out, "<p>");
        out_xml(p->out, skr_clause_text(known, language));
        out_text(p->out, "</p>\n");
    }
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

/* The head and the names stay while a wide table moves. */
static const char wide_css[] =
    ".wide{max-height:85vh;overflow:auto}thead th{position:sticky;top:0;z-index:1;"
    "background:var(--paper)}thead th:first-child{z-index:2}"
    ".chapter td{font-weight:bold;border-top:2px solid}meter{width:4em}"
    "@media print{.wide{max-height:none}}";

void across_html(struct out *out, const struct results *results, int count,
                 const struct vectors *vectors)
{
    struct page p = { out, results, count, &results[0].items };

    page_begin(out, N_("Skat engines against the corpus of skatref"), wide_css);
    put_element(&p, "<h1>", N_("Skat engines against the corpus"),
                "</h1>\n<p class=\"soft\">");
    out_say(out, "skatref %s, %zu vectors. A question that has changed since an engine"
            " was asked counts as not asked.", PACKAGE_VERSION, vectors->count);
    out_text(out, "</p>\n");
    put_summary(&p);
    put_engines(&p);
    put_mistakes(&p);
    put_table(&p);
    put_search(&p);
    page_end(out, across_js);
}

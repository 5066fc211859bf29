/* The findings of many games by clause, the first games of each game in full. */
#include "report/examples.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "report/explain.h"
#include "words/names.h"

/* Room for a game as text, and as HTML: each byte may become six, and a line has
 * a mark around it. What is longer is cut, and says so. */
struct scratch {
    char text[12 * 1024];
    char html[128 * 1024];
    struct explain_marks marks;
};

/* -------------------------------------------------------------------- counting */

/* Has the game an earlier finding of the same clause and verdict? */
static bool is_repeated(const struct judgment *j, int n)
{
    const struct finding *f = j->finding;

    for (int i = 0; i < n; i++)
        if (f[i].clause == f[n].clause
            && finding_verdict(f[i].kind) == finding_verdict(f[n].kind))
            return true;
    return false;
}

void found_add(struct found *found, const struct judgment *j, int n, bool first)
{
    const struct finding *f = &j->finding[n];
    struct found_clause *c = &found->clause[f->clause];

    c->findings++;
    c->games += first;
    c->verdict[finding_verdict(f->kind)] += !is_repeated(j, n);
}

void found_move(struct found *to, struct found *from)
{
    for (int i = 0; i < SKR_CLAUSES_RESERVED; i++) {
        struct found_clause *a = &to->clause[i], *b = &from->clause[i];

        a->findings += b->findings;
        a->games += b->games;
        for (int v = 0; v < VERDICTS; v++)
            a->verdict[v] += b->verdict[v];
    }
    *from = (struct found){ .clause = { { .findings = 0 } } };
}

/* --------------------------------------------------------------------- telling */

static size_t line_length(const char *line, const char *end)
{
    const char *newline = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;

    return newline != NULL ? (size_t)(newline - line) : (size_t)(end - line);
}

/* Where a line is among the marks of its text: those before it are passed. */
static struct explain_mark kind_at(const struct explain_marks *marks, int *passed, size_t at)
{
    while (*passed < marks->count && marks->mark[*passed].at <= at)
        ++*passed;
    return *passed > 0 ? marks->mark[*passed - 1]
                       : (struct explain_mark){ 0, EXPLAIN_LINE, SKR_C_NONE };
}

/* Is the line what the finding below is about? Only asides may stand between them. at:
 * the line below. */
static bool is_at_fault(const struct explain_marks *marks, int passed, const char *text,
                        size_t at, size_t size)
{
    while (at < size) {
        enum explain_line kind = kind_at(marks, &passed, at).kind;

        if (kind != EXPLAIN_ASIDE)
            return kind == EXPLAIN_FINDING;
        at += line_length(text + at, text + size) + 1;
    }
    return false;
}

/* Writes the text with its findings, and the lines that they are about, marked: a
 * finding by this clause, another one, the move that is at fault. */
static void put_marked(struct out *out, const char *text, size_t size,
                       const struct explain_marks *marks, enum skr_clause clause)
{
    size_t length;
    int passed = 0;

    for (size_t at = 0; at < size; at += length + 1) {
        struct explain_mark is = kind_at(marks, &passed, at);
        const char *mark = "";

        length = line_length(text + at, text + size);
        if (is.kind == EXPLAIN_FINDING)
            mark = is.clause == clause ? "fault" : "other";
        else if (is.kind == EXPLAIN_LINE && length > 0
                 && is_at_fault(marks, passed, text, at + length + 1, size))
            mark = "move";
        if (*mark != '\0')
            out_format(out, "<span class=\"%s\">", mark);
        out_xml_bytes(out, text + at, length);
        out_text(out, *mark != '\0' ? "</span>\n" : "\n");
    }
}

static void put_players(struct out *out, const struct notes *notes)
{
    bool any = false;

    for (int i = 0; i < 3; i++) {
        const struct label_text *name = &notes->label[LABEL_P0 + i];

        if (name->at == NULL || name->length == 0)
            continue;
        out_text(out, any ? ", " : "<p class=\"soft\">");
        if (!any)
            out_say(out, "players: ");
        any = true;
        out_format(out, "%s ", seat_in(out->language, i));
        out_xml_bytes(out, name->at, name->length < 80 ? name->length : 80);
    }
    out_text(out, any ? "</p>\n" : "");
}

static void put_summary(struct out *out, const struct origin *origin,
                        const struct judgment *j, int n)
{
    const struct finding *f = &j->finding[n];
    size_t length = j->record->id_length;
    char text[512];
    struct out words = out_into(text, sizeof text, out->language);

    out_format(out, "<summary data-verdict=\"%s\"><code>",
               verdict_name(finding_verdict(f->kind)));
    out_xml(out, origin->source);
    out_format(out, ":%llu</code> ", origin_line(origin, j->record, f->byte));
    if (length > 0) {
        out_say(out, "game ");
        out_xml_bytes(out, j->record->id, length < 64 ? length : 64);
        out_text(out, " ");
    }
    report_words_of(&words, f, j->record, false);
    out_text(out, "<span class=\"what\">");
    out_xml_bytes(out, text, words.size);
    out_text(out, "</span></summary>\n");
}

static void put_cut(struct out *out, const struct origin *origin)
{
    out_text(out, "<p class=\"soft\">");
    out_say(out, "The game is cut off here; this command prints all of it:");
    out_text(out, " <code>skatref explain '");
    out_xml(out, origin->source);
    out_format(out, ":%llu'</code></p>\n", origin->line);
}

static void put_game(struct out *out, const struct origin *origin,
                     const struct judgment *j, const struct trace *trace, int n,
                     struct scratch *scratch)
{
    const struct style style = { .faces = FACES_LETTERS };
    struct out game = { .data = scratch->text, .capacity = sizeof scratch->text,
                        .language = out->language };
    bool cut;

    report_explanation(&game, &style, origin, j, trace, &scratch->marks);
    cut = game.size == game.capacity;
    while (cut && game.size > 0 && scratch->text[game.size - 1] != '\n')
        game.size--;
    if (origin->notes != NULL)
        put_players(out, origin->notes);
    out_text(out, "<pre>");
    put_marked(out, scratch->text, game.size, &scratch->marks, j->finding[n].clause);
    out_text(out, "</pre>\n");
    if (cut)
        put_cut(out, origin);
}

/* ---------------------------------------------------------------------- keeping */

bool example_wanted(const struct examples *e, enum skr_clause clause)
{
    int count = e->clause[clause].count;

    return count < e->most && e->bytes < EXAMPLES_BYTES
        && (count < EXAMPLES_SURE || e->bytes < EXAMPLES_BYTES / 2);
}

static bool keep(struct examples *e, enum skr_clause clause, const struct out *made)
{
    struct example *one = malloc(sizeof *one);

    if (one == NULL || (one->html = malloc(made->size + 1)) == NULL) {
        free(one);
        return false;
    }
    memcpy(one->html, made->data, made->size);
    one->html[made->size] = '\0';
    one->next = NULL;
    if (e->clause[clause].first == NULL)
        e->clause[clause].first = one;
    else
        e->clause[clause].last->next = one;
    e->clause[clause].last = one;
    e->clause[clause].count++;
    e->bytes += made->size;
    return true;
}

bool example_add(struct examples *e, const struct origin *origin,
                 const struct judgment *j, const struct trace *trace, int n)
{
    enum skr_clause clause = j->finding[n].clause;
    struct out out = { .capacity = sizeof e->scratch->html, .language = e->language };

    if (e->scratch == NULL && (e->scratch = malloc(sizeof *e->scratch)) == NULL) {
        memory_note();
        return false;
    }
    out.data = e->scratch->html;
    out_format(&out, "<details class=\"case\" id=\"%s-%d\">",
               skr_clause_info(clause)->id, e->clause[clause].count + 1);
    put_summary(&out, origin, j, n);
    put_game(&out, origin, j, trace, n, e->scratch);
    out_text(&out, "</details>\n");
    if (keep(e, clause, &out))
        return true;
    memory_note();
    return false;
}

void examples_free(struct examples *e)
{
    for (int i = 0; i < SKR_CLAUSES_RESERVED; i++)
        for (struct example *one = e->clause[i].first, *next; one != NULL; one = next) {
            next = one->next;
            free(one->html);
            free(one);
        }
    free(e->scratch);
}

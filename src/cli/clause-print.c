/* Prints a clause with its sources, cases and functions: as text, or as JSON. */
#include "cli/clause-print.h"

#include <stddef.h>
#include <string.h>

#include "base/json-text.h"
#include "base/standard.h"
#include "base/text.h"
#include "base/wrap.h"
#include "cli/clause-tables.h"
#include "cli/clause-tried.h"
#include "cli/cli.h"

/* Does the case prove the clause, and not only cite it beside another one? */
static bool proves(const struct trace_case *t, const struct skr_clause_info *c)
{
    size_t length = strlen(c->id);

    return strncmp(t->clauses, c->id, length) == 0
        && (t->clauses[length] == '\0' || t->clauses[length] == ' ');
}

static bool cites(const struct trace_case *t, const struct skr_clause_info *c)
{
    return is_listed(t->clauses, c->id) && !proves(t, c);
}

/* ------------------------------------------------------------------- printing */

static const struct { const char *key, *label; size_t offset; } fields[] = {
#define FIELD(key, label, member) \
    { key, label, offsetof(struct skr_clause_info, member) }
    FIELD("kind", N_("kind"), kind),
    FIELD("codes", N_("in force in"), codes),
    FIELD("isko2022", "ISkO 2022", isko2022),
    FIELD("isko1999", "ISkO 1999", isko1999),
    FIELD("facts", N_("facts"), facts),
    FIELD("cases", N_("cases from outside"), cases),
    FIELD("evidence", N_("evidence"), evidence),
    FIELD("decided_by", N_("decided by"), decided_by),
    FIELD("overrides", N_("exception to"), overrides),
    FIELD("instead_of", N_("instead of"), instead_of),
#undef FIELD
};
#define FIELDS (sizeof fields / sizeof *fields)

static const char *field(const struct skr_clause_info *c, size_t i)
{
    return *(const char *const *)(const void *)((const char *)c
                                                + fields[i].offset);
}

const char *clause_title(enum skr_clause clause)
{
    return skr_clause_title(clause, language_code(cli_language));
}

void clause_print_wrapped(int column, const char *text)
{
    char buffer[1024];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    while (*text != '\0') {
        size_t length = strcspn(text, "\n");

        out_wrapped_part(&out, column, text, length);
        text += length + (text[length] == '\n');
    }
    out_standard(&out);
}

const char *clause_proof(const struct trace_case *t)
{
    return t->accepted ? N_("accepted") : N_("rejected");
}

/* A heading of a part, after an empty line. */
static void print_head(const char *head)
{
    standard_format("\n%s\n", tr(cli_language, head));
}

static void print_proofs(const struct skr_clause_info *c)
{
    bool none = true;

    print_head(N_("proved by"));
    for (const struct trace_case *t = trace_cases;
         t < trace_cases + trace_case_count; t++)
        if (proves(t, c)) {
            standard_format("  %s:%d: %s: %s: %s\n", t->file, t->line,
                   tr(cli_language, clause_proof(t)), t->id, t->title);
            none = false;
        }
    if (none)
        standard_format("  %s\n", c->needs);
}

/* The cases that only cite the clause: their ids, ten a line. */
static void print_citing(const struct skr_clause_info *c)
{
    int n = 0;

    for (const struct trace_case *t = trace_cases;
         t < trace_cases + trace_case_count; t++)
        if (cites(t, c)) {
            if (n == 0)
                print_head(N_("also cited by"));
            standard_format("%s %s", n == 0 ? " " : n % 10 == 0 ? "\n " : "", t->id);
            n++;
        }
    if (n > 0)
        standard_format("\n");
}

static void print_code(const struct skr_clause_info *c)
{
    bool any = false;

    for (const struct trace_code *t = trace_code;
         t < trace_code + trace_code_count; t++)
        if (strcmp(t->clause, c->id) == 0) {
            if (!any)
                print_head(N_("decided in"));
            standard_format("  %s:%d: %s\n", t->file, t->cited, t->function);
            any = true;
        }
}

static void print_field(const struct skr_clause_info *c, size_t i)
{
    print_label(tr(cli_language, fields[i].label), 20);
    if (field(c, i) == c->isko2022 || field(c, i) == c->isko1999)
        put_numbers(fields[i].key, field(c, i));
    else
        standard_format("%s", clause_word(field(c, i)));
    standard_format("\n");
}

/* Title and text in the language, and how far they are the clause that is cited. */
static void print_text(enum skr_clause clause, const struct skr_clause_info *c)
{
    const char *code = language_code(cli_language);
    enum skr_translation state = skr_clause_translation(clause, code);

    standard_format("%s: %s\n\n", c->id, skr_clause_title(clause, code));
    clause_print_wrapped(0, skr_clause_text(clause, code));
    if (cli_language == ENGLISH)
        return;
    standard_format("\n");
    clause_print_wrapped(0, tr(cli_language, state == SKR_TRANSLATION_CURRENT
                        ? N_("This is a translation. Cite the English text. Readings, cases and"
                             " decisions are not translated.")
                        : state == SKR_TRANSLATION_STALE
                        ? N_("This translation is out of date. The English text, which is"
                             " the one to cite:")
                        : N_("This clause is not translated.")));
    if (state == SKR_TRANSLATION_STALE)
        clause_print_wrapped(2, c->text);
}

void clause_print(const struct skr_clause_info *c)
{
    print_text(skr_clause_find(c->id), c);
    if (*c->reading != '\0') {
        print_head(N_("how the sources are read"));
        clause_print_wrapped(0, c->reading);
    }
    standard_format("\n");
    for (size_t i = 0; i < FIELDS; i++)
        if (*field(c, i) != '\0')
            print_field(c, i);
    print_proofs(c);
    print_citing(c);
    put_decisions_on(c->id);
    print_code(c);
    put_tried(c->id);
    put_audit(c->id);
}

/* ----------------------------------------------------------------------- JSON */

static void json_proofs(struct json *json, const struct skr_clause_info *c)
{
    json_open(json, "proved_by", '[');
    for (const struct trace_case *t = trace_cases;
         t < trace_cases + trace_case_count; t++)
        if (proves(t, c)) {
            json_open(json, NULL, '{');
            json_put_text(json, "id", t->id);
            json_put_text(json, "title", t->title);
            json_put_text(json, "proves", clause_proof(t));
            json_put_text(json, "file", t->file);
            json_put_number(json, "line", t->line);
            json_close(json, '}');
        }
    json_close(json, ']');
}

static void json_citing(struct json *json, const struct skr_clause_info *c)
{
    json_open(json, "cited_by", '[');
    for (const struct trace_case *t = trace_cases;
         t < trace_cases + trace_case_count; t++)
        if (cites(t, c))
            json_put_text(json, NULL, t->id);
    json_close(json, ']');
}

static void json_code(struct json *json, const struct skr_clause_info *c)
{
    json_open(json, "decided_in", '[');
    for (const struct trace_code *t = trace_code;
         t < trace_code + trace_code_count; t++)
        if (strcmp(t->clause, c->id) == 0) {
            json_open(json, NULL, '{');
            json_put_text(json, "file", t->file);
            json_put_text(json, "function", t->function);
            json_put_number(json, "first", t->first);
            json_put_number(json, "last", t->last);
            json_put_number(json, "cited", t->cited);
            json_close(json, '}');
        }
    json_close(json, ']');
}

/* Title and text in the other languages; current: of the English text as it is. */
static void json_translations(struct json *json, const struct skr_clause_info *c)
{
    enum skr_clause clause = skr_clause_find(c->id);
    const char *language;

    json_open(json, "translations", '{');
    for (int n = 1; (language = skr_clause_language(n)) != NULL; n++)
        if (skr_clause_translation(clause, language) != SKR_TRANSLATION_NONE) {
            json_open(json, language, '{');
            json_put_text(json, "title", skr_clause_title(clause, language));
            json_put_text(json, "text", skr_clause_text(clause, language));
            json_put_flag(json, "current", skr_clause_translation(clause, language)
                          == SKR_TRANSLATION_CURRENT);
            json_close(json, '}');
        }
    json_close(json, '}');
}

void clause_print_json(const struct skr_clause_info *c)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);
    struct json json = { .out = &out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "id", c->id);
    json_put_text(&json, "title", c->title);
    json_put_text(&json, "text", c->text);
    json_put_text(&json, "reading", c->reading);
    for (size_t i = 0; i < FIELDS; i++)
        json_put_text(&json, fields[i].key, field(c, i));
    json_put_text(&json, "needs", c->needs);
    json_put_text(&json, "words", c->words);
    json_translations(&json, c);
    json_numbers(&json, c);
    json_decisions_on(&json, c->id);
    json_audit(&json, c->id);
    json_proofs(&json, c);
    json_citing(&json, c);
    json_code(&json, c);
    json_tried(&json, c->id);
    json_close(&json, '}');
    out_text(&out, "\n");
    out_standard(&out);
}

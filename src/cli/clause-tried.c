/* What was tried against a clause: its cases, coverage, errors, proofs. */
#include "cli/clause-tried.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/standard.h"
#include "base/text.h"
#include "base/width.h"
#include "base/wrap.h"
#include "cli/clause-tables.h"
#include "cli/cli.h"
#include "trace.h"

/* The grades of evidence for a case, the best first; see spec/README.md. */
static const char *const grades[] = {
    "law", "translation", "court", "reference", "document", "derived"
};
#define GRADES (sizeof grades / sizeof *grades)

/* Is the clause the first of the case? */
static bool is_first(const struct trace_case *t, const char *id)
{
    size_t length = strlen(id);

    return strncmp(t->clauses, id, length) == 0
        && (t->clauses[length] == '\0' || t->clauses[length] == ' ');
}

/* How many cases of its own the clause has, with this grade or, without, in all. */
static int count_cases(const char *id, const char *grade)
{
    int n = 0;

    for (int i = 0; i < trace_case_count; i++)
        n += is_first(&trace_cases[i], id)
            && (grade == NULL || strcmp(trace_cases[i].evidence, grade) == 0);
    return n;
}

/* -------------------------------------------------------------------- printing */

static void put_label(const char *label)
{
    int blanks = 20 - text_width(label);

    standard_format("%s%*s", label, blanks > 1 ? blanks : 1, "");
}

static void put_cases(const char *id)
{
    int all = count_cases(id, NULL), n;
    const char *between = ": ";

    put_label(tr(cli_language, N_("its cases")));
    standard_format("%d", all);
    for (size_t i = 0; i < GRADES; i++)
        if ((n = count_cases(id, grades[i])) > 0) {
            standard_format("%s%s %d", between, clause_word(grades[i]), n);
            between = ", ";
        }
    standard_format("\n");
}

/* Why no source has a case of the clause, or a null pointer: not all its cases are derived. */
static const char *why_derived(const char *id)
{
    for (int i = 0; i < trace_derived_only_count; i++)
        if (strcmp(trace_derived_onlys[i].clause, id) == 0)
            return trace_derived_onlys[i].reason;
    return NULL;
}

static void put_why_derived(const char *id)
{
    char buffer[512];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    if (why_derived(id) == NULL)
        return;
    put_label(tr(cli_language, N_("all derived")));
    out_wrapped(&out, 20, why_derived(id));
    out_standard(&out);
}

static const struct { const char *kind, *label, *figure; } kinds[] = {
    { "lines", N_("lines"), N_("%s of %s of its functions run by the tests") },
    { "branches", N_("branches"), N_("%s of %s of its functions taken by the tests") },
    { "conditions", N_("conditions"),
      N_("%s of %s of its functions shown to decide alone (MC/DC)") },
    { "errors", N_("errors put in"), N_("%s of %s noticed by its own cases") },
    { "proof", N_("proof"), N_("%s: %s questions") },
};

static void put_measure(const struct trace_measure *m)
{
    size_t k = 0;
    bool proof = strcmp(m->kind, "proof") == 0;

    while (strcmp(kinds[k].kind, m->kind) != 0)
        k++;
    put_label(tr(cli_language, kinds[k].label));
    standard_format(tr(cli_language, kinds[k].figure), proof ? m->what : m->done, m->all);
    standard_format(" (%s%s)\n", m->date, strcmp(m->state, "current") == 0 ? ""
           : tr(cli_language, N_("; stale: the code changed since")));
}

void put_tried(const char *id)
{
    standard_format("\n%s\n", tr(cli_language, N_("how it was tested")));
    put_cases(id);
    put_why_derived(id);
    for (int i = 0; i < trace_measure_count; i++)
        if (strcmp(trace_measures[i].clause, id) == 0)
            put_measure(&trace_measures[i]);
}

/* ------------------------------------------------------------------------ JSON */

static void json_measure(struct json *json, const struct trace_measure *m)
{
    json_open(json, NULL, '{');
    json_put_text(json, "kind", m->kind);
    if (*m->what != '\0')
        json_put_text(json, "what", m->what);
    json_put_number(json, "done", atoll(m->done));
    json_put_number(json, "of", atoll(m->all));
    json_put_text(json, "date", m->date);
    json_put_text(json, "state", m->state);
    json_close(json, '}');
}

void json_tried(struct json *json, const char *id)
{
    json_open(json, "tried", '{');
    json_open(json, "cases", '{');
    for (size_t i = 0; i < GRADES; i++)
        if (count_cases(id, grades[i]) > 0)
            json_put_number(json, grades[i], count_cases(id, grades[i]));
    json_close(json, '}');
    if (why_derived(id) != NULL)
        json_put_text(json, "all_derived", why_derived(id));
    json_open(json, "measures", '[');
    for (int i = 0; i < trace_measure_count; i++)
        if (strcmp(trace_measures[i].clause, id) == 0)
            json_measure(json, &trace_measures[i]);
    json_close(json, ']');
    json_close(json, '}');
}

/* What the tables beside the clauses say: official numbers, decisions. */
#include "cli/clause-tables.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/text.h"
#include "base/width.h"
#include "cli/cli.h"
#include "trace.h"

/* ------------------------------------------------------------ official numbers */

static bool is_tournament(const char *number)
{
    return strncmp(number, "SkWO-", 5) == 0;
}

/* Is the row about this number of a clause's field? The numbering of 2018 and of
 * 2022 is the same. */
static bool is_about(const struct trace_number *row, const char *field,
                     const char *number, int length)
{
    bool old = strcmp(field, "isko1999") == 0, skwo = is_tournament(number);
    const char *edition = row->edition;

    if ((strncmp(edition, "SkWO ", 5) == 0) != skwo)
        return false;
    edition += skwo ? 5 : 0;
    number += skwo ? 5 : 0;
    length -= skwo ? 5 : 0;
    return (strcmp(edition, "1999") == 0) == old
        && (int)strlen(row->number) == length
        && strncmp(row->number, number, (size_t)length) == 0
        && strcmp(row->grade, "exists") != 0;
}

static const struct trace_number *find_number(const char *field,
                                              const char *number, int length)
{
    const struct trace_number *end = trace_numbers + trace_number_count;

    for (const struct trace_number *row = trace_numbers; row < end; row++)
        if (is_about(row, field, number, length))
            return row;
    return NULL;
}

/* The length of the first word, and the words after it. */
static int word_length(const char *words)
{
    return (int)strcspn(words, " ");
}

static const char *past_word(const char *words)
{
    words += word_length(words);
    return words + (*words == ' ');
}

/* The words of the fields of spec/ and the grades of cases, for the translations. */
static const char *const words[] = {
    NC_("clause", "rule"), NC_("clause", "definition"), NC_("clause", "option"),
    NC_("clause", "referee"), NC_("clause", "log"), NC_("clause", "event"),
    NC_("clause", "text"), NC_("clause", "translation"), NC_("clause", "quoted"),
    NC_("clause", "court"), NC_("clause", "secondary"), NC_("clause", "derived"),
    NC_("clause", "law"), NC_("clause", "reference"), NC_("clause", "document"),
};

const char *clause_word(const char *word)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i], word) == 0)
            return tr_in(cli_language, "clause", words[i]);
    return word;
}

void print_label(const char *label, int width)
{
    int blanks = width - text_width(label);

    standard_format("%s%*s", label, blanks > 1 ? blanks : 1, "");
}

void put_numbers(const char *field, const char *numbers)
{
    for (const char *at = numbers; *at != '\0'; at = past_word(at)) {
        int length = word_length(at);
        const struct trace_number *row = find_number(field, at, length);

        standard_format("%s%.*s", at == numbers ? "" : " ", length, at);
        if (row != NULL)
            standard_format(" (%s%s)", clause_word(row->grade), strcmp(row->edition, "2018") == 0
                   ? tr(cli_language, N_(" of 2018")) : "");
    }
}

static void json_field(struct json *json, const char *field, const char *numbers)
{
    for (const char *at = numbers; *at != '\0'; at = past_word(at)) {
        const struct trace_number *row = find_number(field, at, word_length(at));

        if (row == NULL)
            continue;
        json_open(json, NULL, '{');
        json_put_text(json, "edition", row->edition);
        json_put_text(json, "number", row->number);
        json_put_text(json, "grade", row->grade);
        json_put_text(json, "subject", row->subject);
        json_put_text(json, "seen", row->seen);
        json_close(json, '}');
    }
}

void json_numbers(struct json *json, const struct skr_clause_info *c)
{
    json_open(json, "numbers", '[');
    json_field(json, "isko2022", c->isko2022);
    json_field(json, "isko1999", c->isko1999);
    json_close(json, ']');
}

/* ------------------------------------------------------------------- decisions */

void put_decisions_on(const char *id)
{
    bool any = false;

    for (int i = 0; i < trace_decision_count; i++) {
        const struct trace_decision *d = &trace_decisions[i];

        if (is_listed(d->clauses, id)) {
            if (!any)
                standard_format("\n%s\n", tr(cli_language, N_("decisions")));
            standard_format("  %s: %s: %s\n", d->id, d->authority, d->ruling);
            any = true;
        }
    }
}

void json_decisions_on(struct json *json, const char *id)
{
    json_open(json, "decisions", '[');
    for (int i = 0; i < trace_decision_count; i++)
        if (is_listed(trace_decisions[i].clauses, id))
            json_put_text(json, NULL, trace_decisions[i].id);
    json_close(json, ']');
}

/* ---------------------------------------------------------------------- audits */

static const struct trace_audit *find_audit(const char *id)
{
    for (int i = 0; i < trace_audit_count; i++)
        if (strcmp(trace_audits[i].clause, id) == 0)
            return &trace_audits[i];
    return NULL;
}

void put_audit(const char *id)
{
    const struct trace_audit *a = find_audit(id);

    if (a == NULL)
        standard_format("\n%s\n", tr(cli_language, N_("not audited")));
    else if (strcmp(a->state, "current") == 0)
        standard_format(tr(cli_language, N_("\naudited %s, current\n  read      %s\n  compared  %s\n")),
               a->date, a->sources, a->compared);
    else
        standard_format(tr(cli_language, N_("\naudited %s, stale: %s\n  read      %s\n  compared  %s\n")),
               a->date, a->state, a->sources, a->compared);
}

void json_audit(struct json *json, const char *id)
{
    const struct trace_audit *a = find_audit(id);

    if (a == NULL) {
        json_put_text(json, "audit", NULL);
        return;
    }
    json_open(json, "audit", '{');
    json_put_text(json, "date", a->date);
    json_put_text(json, "state", a->state);
    json_put_text(json, "sources", a->sources);
    json_put_text(json, "compared", a->compared);
    json_close(json, '}');
}

/* ------------------------------------------------------------ decisions by number */

/* Is the number one of the words of the authority's own? "136 (091 in a collection)"
 * is found by 136 and by 091. */
static bool is_numbered(const struct trace_decision *d, const char *number)
{
    size_t length = strlen(number);
    const char *at = d->number;

    if (same_letters(d->id, number, length + 1))
        return true;
    for (; length > 0 && *at != '\0'; at++)
        if ((at == d->number || !isalnum((unsigned char)at[-1]))
            && same_letters(at, number, length)
            && !isalnum((unsigned char)at[length])
            && strpbrk(number, "0123456789") != NULL)
            return true;
    return false;
}

static const struct { const char *key, *label; size_t offset; } columns[] = {
#define COLUMN(key, label) \
    { #key, label, offsetof(struct trace_decision, key) }
    COLUMN(number, N_("number")),
    COLUMN(authority, N_("authority")),
    COLUMN(source, N_("source")),
    COLUMN(code, N_("code")),
    COLUMN(seen, N_("seen")),
    COLUMN(clauses, N_("clauses")),
    COLUMN(cases, N_("cases")),
    COLUMN(reason, N_("no case because")),
#undef COLUMN
};
#define COLUMNS (sizeof columns / sizeof *columns)

static const char *column(const struct trace_decision *d, size_t i)
{
    return *(const char *const *)(const void *)((const char *)d
                                                + columns[i].offset);
}

static void print_decision(const struct trace_decision *d)
{
    standard_format("%s: %s\n\n", d->id, d->ruling);
    for (size_t i = 0; i < COLUMNS; i++)
        if (*column(d, i) != '\0') {
            print_label(tr(cli_language, columns[i].label), 20);
            standard_format("%s\n", column(d, i));
        }
}

static void print_decision_json(const struct trace_decision *d)
{
    char buffer[2048];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct json json = { .out = &out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "id", d->id);
    json_put_text(&json, "ruling", d->ruling);
    for (size_t i = 0; i < COLUMNS; i++)
        json_put_text(&json, columns[i].key, column(d, i));
    json_close(&json, '}');
    out_text(&out, "\n");
    out_standard(&out);
}

int print_decisions(const char *number, bool json)
{
    int found = 0;

    for (int i = 0; i < trace_decision_count; i++) {
        const struct trace_decision *d = &trace_decisions[i];

        if (!is_numbered(d, number))
            continue;
        if (json) {
            print_decision_json(d);
        } else {
            if (found > 0)
                standard_format("\n");
            print_decision(d);
        }
        found++;
    }
    return found;
}

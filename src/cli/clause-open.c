/* skatref clause --open: the questions that the sources leave open, for those who can settle
 * them: the readings, who holds which, and what another one would change.
 *
 * A reading that is an option of ours is tried: the cases are asked with and without it. For
 * one in words alone there are only the cases that rest on no source. */
#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/text.h"
#include "base/wrap.h"
#include "cli/clause-diff.h"
#include "cli/clause-tables.h"
#include "cli/cli.h"
#include "trace.h"
#include "words/say.h"

/* --------------------------------------------------------------------- readings */

/* The first edition that can have the option, in which it changes something. */
static const struct skr_code *edition_for(house_rules rules)
{
    const struct skr_code *code;

    for (int n = 0; (code = skr_code_at(n)) != NULL; n++)
        if (house_misfit(code, rules) == NULL)
            return code;
    return NULL;
}

/* What has to hold for an option to change anything: the option that brings in what it
 * replaces. */
static house_rules needed_by(const struct skr_option *option)
{
    const struct skr_option *other;
    house_rules rules = 0, mine = 0;

    house_add(&mine, option->name);
    if (edition_for(mine) != NULL)
        return 0;
    for (int n = 0; (other = skr_option_at(n)) != NULL; n++) {
        rules = 0;
        house_add(&rules, other->name);
        if (other != option && edition_for(rules | mine) != NULL)
            return rules;
    }
    return 0;
}

static const struct skr_option *find_option(const char *name, size_t length)
{
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        if (strlen(option->name) == length && strncmp(option->name, name, length) == 0)
            return option;
    return NULL;
}

/* The edition without and with the reading. Returns false if no edition can have it. */
static bool both_sides(const struct skr_option *option, char name[2][256], struct side side[2])
{
    house_rules needed = needed_by(option), mine = needed;
    const struct skr_code *code;

    house_add(&mine, option->name);
    code = edition_for(mine);
    if (code == NULL)
        return false;
    for (int n = 0; n < 2; n++) {
        side[n] = (struct side){ .name = name[n], .base = code,
                                 .rules = n == 0 ? needed : mine };
        snprintf(name[n], 256, "%s%s%s", code->name, n == 0 ? "" : "+",
                 n == 0 ? "" : option->name);
    }
    return true;
}

/* -------------------------------------------------------------------------- cases */

/* Does the case prove one of the clauses, by a source of ours alone? */
static bool rests_on_us(const struct trace_case *t, const char *clauses)
{
    char first[64];

    snprintf(first, sizeof first, "%.*s", (int)strcspn(t->clauses, " "), t->clauses);
    return strcmp(t->evidence, "derived") == 0 && is_listed(clauses, first);
}

static bool is_about(const struct trace_decision *d, const char *clauses)
{
    char id[64];

    for (const char *at = clauses; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");

        snprintf(id, sizeof id, "%.*s", (int)length, at);
        if (is_listed(d->clauses, id))
            return true;
        at += length;
    }
    return false;
}

struct listing {
    const struct side *side;
    struct json *json;
};

static void list_change(void *owner, const struct change *c)
{
    struct listing *l = owner;

    if (l->json != NULL)
        json_change(l->json, c);
    else
        put_change(l->side, c);
}

/* ------------------------------------------------------------------------ as text */

static void put_labelled(const char *label, const char *text)
{
    char buffer[2048];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    print_label(label, 16);
    out_wrapped(&out, 16, text);
    out_standard(&out);
}

static void put_ids(const struct trace_open *o)
{
    char text[4096];
    struct out out = out_into(text, sizeof text, cli_language);

    for (int i = 0; i < trace_decision_count; i++)
        if (is_about(&trace_decisions[i], o->clauses))
            out_format(&out, "%s%s", out.size > 0 ? " " : "", trace_decisions[i].id);
    if (out.size > 0)
        put_labelled(tr(cli_language, N_("decisions")), text);
    out = out_into(text, sizeof text, cli_language);
    for (int i = 0; i < trace_case_count; i++)
        if (rests_on_us(&trace_cases[i], o->clauses))
            out_format(&out, "%s%s", out.size > 0 ? " " : "", trace_cases[i].id);
    if (out.size > 0)
        put_labelled(tr(cli_language, N_("derived cases")), text);
}

/* The other readings: an option with the cases that it changes, or the words. */
static bool put_others(const struct trace_open *o)
{
    const char *at = o->others;
    char name[2][256];
    struct side side[2];

    if (strcmp(at, "-") == 0)
        return true;
    if (find_option(at, strcspn(at, " ")) == NULL) {
        put_labelled(tr(cli_language, N_("other reading")), o->others);
        return true;
    }
    while (*at != '\0') {
        size_t length = strcspn(at, " ");
        const struct skr_option *option = find_option(at, length);
        struct listing l = { .side = side };

        if (option == NULL)
            return true;
        put_labelled(tr(cli_language, N_("other reading")),
                     title_in(cli_language, option->clause));
        if (both_sides(option, name, side) && !diff_cases(side, list_change, &l))
            return false;
        at += length;
        at += strspn(at, " ");
    }
    return true;
}

static bool put_open(const struct trace_open *o)
{
    standard_format("%s", o == trace_opens ? "" : "\n");
    put_labelled(o->point, o->question);
    put_labelled(tr(cli_language, N_("our reading")), o->ours);
    put_labelled(tr(cli_language, N_("clauses")), o->clauses);
    put_labelled(tr(cli_language, N_("who holds which")), o->held);
    put_ids(o);
    return put_others(o);
}

/* ------------------------------------------------------------------------ as JSON */

static void json_ids(struct json *json, const struct trace_open *o)
{
    json_open(json, "decisions", '[');
    for (int i = 0; i < trace_decision_count; i++)
        if (is_about(&trace_decisions[i], o->clauses))
            json_put_text(json, NULL, trace_decisions[i].id);
    json_close(json, ']');
    json_open(json, "derived", '[');
    for (int i = 0; i < trace_case_count; i++)
        if (rests_on_us(&trace_cases[i], o->clauses))
            json_put_text(json, NULL, trace_cases[i].id);
    json_close(json, ']');
}

static bool json_option(struct json *json, const struct skr_option *option)
{
    char name[2][256];
    struct side side[2];
    struct listing l = { .side = side, .json = json };
    bool read = true;

    json_open(json, NULL, '{');
    json_put_text(json, "reading", skr_clause_info(option->clause)->title);
    json_put_text(json, "option", option->name);
    json_open(json, "cases", '[');
    if (both_sides(option, name, side))
        read = diff_cases(side, list_change, &l);
    json_close(json, ']');
    json_close(json, '}');
    return read;
}

static bool json_others(struct json *json, const struct trace_open *o)
{
    const struct skr_option *option;
    bool read = true;

    json_open(json, "others", '[');
    if (strcmp(o->others, "-") == 0) {
        json_close(json, ']');
        return true;
    }
    if (find_option(o->others, strcspn(o->others, " ")) == NULL) {
        json_open(json, NULL, '{');
        json_put_text(json, "reading", o->others);
        json_close(json, '}');
    } else {
        for (const char *at = o->others; read && *at != '\0'; at += strspn(at, " ")) {
            size_t length = strcspn(at, " ");

            option = find_option(at, length);
            read = option == NULL || json_option(json, option);
            at += length;
        }
    }
    json_close(json, ']');
    return read;
}

static bool put_open_json(const struct trace_open *o)
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct json json = { .out = &out };
    bool read;

    json_open(&json, NULL, '{');
    json_put_text(&json, "point", o->point);
    json_put_text(&json, "question", o->question);
    json_put_text(&json, "ours", o->ours);
    json_put_text(&json, "clauses", o->clauses);
    json_put_text(&json, "held", o->held);
    json_ids(&json, o);
    read = json_others(&json, o);
    json_close(&json, '}');
    out_text(&out, "\n");
    out_standard(&out);
    return read;
}

int clause_open(bool json)
{
    for (int i = 0; i < trace_open_count; i++)
        if (!(json ? put_open_json : put_open)(&trace_opens[i]))
            return cli_finish(EXIT_TROUBLE);
    return cli_finish(EXIT_CONFORMS);
}

/* skatref clause --open: the questions that the sources leave open, for those who can settle
 * them: the readings, who holds which, and what another one would change.
 *
 * A reading that is an option of ours is tried: the cases are asked with and without it. For
 * one in words alone there are only the cases that rest on no source. */
#include "cli/clause-open.h"

#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/text.h"
#include "base/wrap.h"
#include "cli/clause-tables.h"
#include "cli/cli.h"
#include "trace.h"
#include "words/say.h"

/* --------------------------------------------------------------------- readings */

static bool are_same(const struct skr_code *a, const struct skr_code *b)
{
    enum skr_clause clause;

    for (int n = 0; (clause = skr_clause_at(n)) != SKR_C_NONE; n++)
        if (skr_in_force(a, clause) != skr_in_force(b, clause))
            return false;
    return true;
}

/* Does the option change anything in this edition, beside these others? */
static bool changes(const struct skr_code *code, house_rules option, house_rules others)
{
    struct skr_code room[2];

    return !are_same(house_code(code, others, &room[0]),
                     house_code(code, others | option, &room[1]));
}

/* The first edition that can have the option with these others, and in which it changes
 * something. */
static const struct skr_code *edition_for(house_rules option, house_rules others)
{
    const struct skr_code *code;

    for (int n = 0; (code = skr_code_at(n)) != NULL; n++)
        if (house_misfit(code, option | others) == NULL && changes(code, option, others))
            return code;
    return NULL;
}

static house_rules rule_of(const struct skr_option *option)
{
    house_rules rules = 0;

    house_add(&rules, option->name);
    return rules;
}

/* What has to hold for an option to change anything: the option that brings in what it
 * replaces. */
static house_rules needed_by(house_rules mine)
{
    const struct skr_option *other;

    if (edition_for(mine, 0) != NULL)
        return 0;
    for (int n = 0; (other = skr_option_at(n)) != NULL; n++)
        if (rule_of(other) != mine && edition_for(mine, rule_of(other)) != NULL)
            return rule_of(other);
    return 0;
}

/* The option whose clause has this id, which some options have as their name, too. */
static const struct skr_option *find_option(const char *id, size_t length)
{
    const struct skr_option *option;

    for (int n = 0; (option = skr_option_at(n)) != NULL; n++) {
        const char *clause = skr_clause_info(option->clause)->id;

        if (strlen(clause) == length && strncmp(clause, id, length) == 0)
            return option;
    }
    return NULL;
}

/* The options that one brings along, as contra-bid does contra: what ours and the other
 * reading have in common. */
static house_rules brought_by(const struct skr_code *code, house_rules rules)
{
    house_rules brought = 0;

    for (int n = 0; skr_option_at(n) != NULL; n++) {
        house_rules one = (house_rules)1 << n;

        if ((rules & one) == 0 && house_misfit(code, rules | one) == NULL
            && changes(code, one, 0) && !changes(code, one, rules))
            brought |= one;
    }
    return brought;
}

/* "isko2022+ramsch+home.ramsch-march", as --diff takes it. */
static void name_side(char name[256], const struct skr_code *code, house_rules rules)
{
    struct out out = out_into(name, 255, ENGLISH);
    const struct skr_option *option;

    out_text(&out, code->name);
    for (int n = 0; (option = skr_option_at(n)) != NULL; n++)
        if (rules >> n & 1)
            out_format(&out, "+%s", option->name);
    name[out.size] = '\0';
}

/* The edition without and with the reading, if one can have it. */
static void set_sides(struct reading *r)
{
    house_rules mine = rule_of(r->option), needed = needed_by(mine);
    const struct skr_code *code = edition_for(mine, needed);
    house_rules both[2];

    r->has_sides = code != NULL;
    if (code == NULL)
        return;
    both[0] = needed | brought_by(code, mine | needed);
    both[1] = needed | mine;
    for (int n = 0; n < 2; n++) {
        name_side(r->name[n], code, both[n]);
        r->side[n] = (struct side){ .name = r->name[n], .base = code, .rules = both[n] };
    }
}

bool next_reading(const char **at, struct reading *r)
{
    size_t length = strcspn(*at, " ");

    r->option = find_option(*at, length);
    if (r->option == NULL)
        return false;
    *at += length;
    *at += strspn(*at, " ");
    set_sides(r);
    return true;
}

/* Is another reading words, and not the options that have it? */
bool is_in_words(const struct trace_open *o)
{
    return strcmp(o->others, "-") != 0
        && find_option(o->others, strcspn(o->others, " ")) == NULL;
}

struct trace_open_word open_words(const struct trace_open *o, const char *language)
{
    for (int i = 0; i < trace_open_word_count; i++)
        if (strcmp(trace_open_words[i].language, language) == 0
            && strcmp(trace_open_words[i].point, o->point) == 0)
            return trace_open_words[i];
    return (struct trace_open_word){ .point = o->point, .question = o->question,
                                     .ours = o->ours, .others = o->others, .held = o->held };
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

static void add_id(struct out *out, const char *id)
{
    out_format(out, out->size > 0 ? " %s" : "%s", id);
}

char *open_decisions(char text[OPEN_IDS], const struct trace_open *o)
{
    struct out out = out_into(text, OPEN_IDS - 1, ENGLISH);

    for (int i = 0; i < trace_decision_count; i++)
        if (is_about(&trace_decisions[i], o->clauses))
            add_id(&out, trace_decisions[i].id);
    text[out.size] = '\0';
    return text;
}

char *open_derived(char text[OPEN_IDS], const struct trace_open *o)
{
    struct out out = out_into(text, OPEN_IDS - 1, ENGLISH);

    for (int i = 0; i < trace_case_count; i++)
        if (rests_on_us(&trace_cases[i], o->clauses))
            add_id(&out, trace_cases[i].id);
    text[out.size] = '\0';
    return text;
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

static void put_ids(const char *label, const char *ids)
{
    if (*ids != '\0')
        put_labelled(tr(cli_language, label), ids);
}

/* The other readings: an option with the cases that it changes, or the words. */
static bool put_others(const struct trace_open *o, const char *words)
{
    const char *at = o->others;
    struct reading r;

    if (is_in_words(o))
        put_labelled(tr(cli_language, N_("other reading")), words);
    while (next_reading(&at, &r)) {
        struct listing l = { .side = r.side };

        put_labelled(tr(cli_language, N_("other reading")),
                     title_in(cli_language, r.option->clause));
        if (r.has_sides && !diff_cases(r.side, list_change, &l))
            return false;
    }
    return true;
}

static bool put_open(const struct trace_open *o)
{
    struct trace_open_word words = open_words(o, language_code(cli_language));
    char ids[OPEN_IDS];

    standard_format("%s", o == trace_opens ? "" : "\n");
    put_labelled(o->point, words.question);
    put_labelled(tr(cli_language, N_("our reading")), words.ours);
    put_labelled(tr(cli_language, N_("clauses")), o->clauses);
    put_labelled(tr(cli_language, N_("who holds which")), words.held);
    put_ids(N_("decisions"), open_decisions(ids, o));
    put_ids(N_("derived cases"), open_derived(ids, o));
    return put_others(o, words.others);
}

/* ------------------------------------------------------------------------ as JSON */

/* The ids of a text, which blanks separate, as a list. Cuts the text. */
static void json_ids(struct json *json, const char *key, char *ids)
{
    json_open(json, key, '[');
    for (char *at = ids; *at != '\0';) {
        size_t length = strcspn(at, " ");
        bool more = at[length] != '\0';

        at[length] = '\0';
        json_put_text(json, NULL, at);
        at += length + more;
    }
    json_close(json, ']');
}

static bool json_option(struct json *json, const struct reading *r)
{
    struct listing l = { .side = r->side, .json = json };
    bool read;

    json_open(json, NULL, '{');
    json_put_text(json, "reading", skr_clause_info(r->option->clause)->title);
    json_put_text(json, "option", r->option->name);
    json_open(json, "cases", '[');
    read = !r->has_sides || diff_cases(r->side, list_change, &l);
    json_close(json, ']');
    json_close(json, '}');
    return read;
}

static bool json_others(struct json *json, const struct trace_open *o)
{
    const char *at = o->others;
    struct reading r;
    bool read = true;

    json_open(json, "others", '[');
    if (is_in_words(o)) {
        json_open(json, NULL, '{');
        json_put_text(json, "reading", o->others);
        json_close(json, '}');
    }
    while (read && next_reading(&at, &r))
        read = json_option(json, &r);
    json_close(json, ']');
    return read;
}

/* Its texts in the languages that have them as they are now. */
static void json_translations(struct json *json, const struct trace_open *o)
{
    json_open(json, "translations", '{');
    for (int i = 0; i < trace_open_word_count; i++) {
        const struct trace_open_word *w = &trace_open_words[i];

        if (strcmp(w->point, o->point) != 0)
            continue;
        json_open(json, w->language, '{');
        json_put_text(json, "question", w->question);
        json_put_text(json, "ours", w->ours);
        if (is_in_words(o))
            json_put_text(json, "reading", w->others);
        json_put_text(json, "held", w->held);
        json_close(json, '}');
    }
    json_close(json, '}');
}

static bool put_open_json(const struct trace_open *o)
{
    char buffer[4096], ids[OPEN_IDS];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct json json = { .out = &out };
    bool read;

    json_open(&json, NULL, '{');
    json_put_text(&json, "point", o->point);
    json_put_text(&json, "question", o->question);
    json_put_text(&json, "ours", o->ours);
    json_put_text(&json, "clauses", o->clauses);
    json_put_text(&json, "held", o->held);
    json_translations(&json, o);
    json_ids(&json, "decisions", open_decisions(ids, o));
    json_ids(&json, "derived", open_derived(ids, o));
    read = json_others(&json, o);
    json_close(&json, '}');
    out_text(&out, "\n");
    out_standard(&out);
    return read;
}

int clause_open(enum clause_format format)
{
    if (format == CLAUSE_HTML)
        return cli_finish(open_page() ? EXIT_CONFORMS : EXIT_TROUBLE);
    for (int i = 0; i < trace_open_count; i++)
        if (!(format == CLAUSE_JSON ? put_open_json : put_open)(&trace_opens[i]))
            return cli_finish(EXIT_TROUBLE);
    return cli_finish(EXIT_CONFORMS);
}

/* skatref clause --diff: two codes compared, each an edition with house rules.
 *
 * Which clause takes the place of which is no matter of names: of house rules the clause says
 * it (instead-of), of editions spec/places.tsv. */
#include "cli/clause-diff.h"

#include <stdio.h>
#include <string.h>

#include "base/standard.h"
#include "base/text.h"
#include "base/width.h"
#include "base/wrap.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "trace.h"
#include "words/say.h"

/* ------------------------------------------------------------------------- sides */

/* "isko2022+contra": the code, then its house rules. Returns false after a message. */
static bool read_side(const char *text, size_t length, char room[256], struct side *side)
{
    char *plus;

    snprintf(room, 256, "%.*s", length < 256 ? (int)length : 255, text);
    *side = (struct side){ .name = text };
    plus = strchr(room, '+');
    if (plus != NULL)
        *plus = '\0';
    side->base = cli_code("clause", room);
    if (side->base == NULL)
        return false;
    while (plus != NULL) {
        const char *option = plus + 1;

        plus = strchr(option, '+');
        if (plus != NULL)
            *plus = '\0';
        if (!cli_house("clause", option, &side->rules))
            return false;
    }
    return cli_house_fits("clause", side->base, side->rules);
}

static bool read_sides(const char *sides, struct side side[2], char name[2][256])
{
    const char *comma = strchr(sides, ',');
    char room[256];

    if (comma == NULL || strchr(comma + 1, ',') != NULL || strlen(sides) > 255) {
        cli_usage("clause", "--diff=%.200s: expected two codes, each with its house rules:"
                  " isko1999,isko2022 or isko2022,isko2022+contra", sides);
        return false;
    }
    if (!read_side(sides, (size_t)(comma - sides), room, &side[0])
        || !read_side(comma + 1, strlen(comma + 1), room, &side[1]))
        return false;
    for (int n = 0; n < 2; n++) {
        const struct skr_code *made = house_code(side[n].base, side[n].rules, &side[n].code);

        if (made != &side[n].code)
            side[n].code = *made;
    }
    snprintf(name[0], 256, "%.*s", (int)(comma - sides), sides);
    snprintf(name[1], 256, "%s", comma + 1);
    side[0].name = name[0];
    side[1].name = name[1];
    return true;
}

/* ----------------------------------------------------------------------- clauses */

static bool only_in(const struct side side[2], int n, enum skr_clause clause)
{
    return skr_in_force(&side[n].code, clause) && !skr_in_force(&side[1 - n].code, clause);
}

static bool are_one_place(const char *one, const char *other)
{
    for (int i = 0; i < trace_place_count; i++)
        if (is_listed(trace_places[i].clauses, one)
            && is_listed(trace_places[i].clauses, other))
            return true;
    return false;
}

enum skr_clause counterpart(const struct side side[2], int n, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);
    enum skr_clause other;

    for (int i = 0; (other = skr_clause_at(i)) != SKR_C_NONE; i++) {
        const struct skr_clause_info *o = skr_clause_info(other);

        if (only_in(side, 1 - n, other)
            && (is_listed(c->instead_of, o->id) || is_listed(o->instead_of, c->id)
                || are_one_place(c->id, o->id)))
            return other;
    }
    return SKR_C_NONE;
}

enum skr_clause next_clause(const struct side side[2], int n, bool paired, int *at)
{
    enum skr_clause clause;

    while ((clause = skr_clause_at((*at)++)) != SKR_C_NONE)
        if (only_in(side, n, clause)
            && (counterpart(side, n, clause) != SKR_C_NONE) == paired)
            return clause;
    return SKR_C_NONE;
}

/* ------------------------------------------------------------------- side by side */

/* Two columns of a line, with two blanks between them. */
#define COLUMN ((LINE_WIDTH - 2) / 2)

/* The bytes of the next line of a column; *text moves past it. */
static size_t cut_line(const char **text, const char **line)
{
    const char *p = *text + strspn(*text, " "), *end = p;
    size_t stop = strcspn(p, "\n");

    *line = p;
    while ((size_t)(end - p) < stop) {
        size_t blank = (size_t)(end - p) + strspn(end, " ");
        size_t next = blank + strcspn(p + blank, " \n");

        if (end > p && bytes_width(p, next) > COLUMN)
            break;
        end = p + next;
    }
    *text = end + ((size_t)(end - p) >= stop && p[stop] == '\n');
    return (size_t)(end - p);
}

static void put_columns(struct out *out, const char *left, const char *right)
{
    while (*left != '\0' || *right != '\0') {
        const char *l, *r;
        size_t a = cut_line(&left, &l), b = cut_line(&right, &r);

        out_plain(out, l, a);
        if (b > 0)
            out_blanks(out, COLUMN + 2 - bytes_width(l, a));
        out_plain(out, r, b);
        out_text(out, "\n");
    }
}

/* ------------------------------------------------------------------------ as text */

static const char *text_in(enum skr_clause clause)
{
    return skr_clause_text(clause, language_code(cli_language));
}

static void put_clause(struct out *out, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    out_format(out, "\n%s: %s", c->id, title_in(cli_language, clause));
    if (*c->overrides != '\0')
        out_format(out, " (%s %s)", tr(cli_language, N_("exception to")), c->overrides);
    out_text(out, "\n  ");
    out_wrapped(out, 2, text_in(clause));
}

static void put_pair(struct out *out, enum skr_clause one, enum skr_clause other)
{
    out_text(out, "\n");
    put_columns(out, skr_clause_info(one)->id, skr_clause_info(other)->id);
    put_columns(out, title_in(cli_language, one), title_in(cli_language, other));
    out_text(out, "\n");
    put_columns(out, text_in(one), text_in(other));
}

static void put_clauses(struct out *out, const struct side side[2])
{
    enum skr_clause clause;
    int at = 0;

    for (int n = 0; n < 2; n++, at = 0) {
        out_format(out, "%s", n == 0 ? "" : "\n");
        out_say(out, "only in %s:", side[n].name);
        out_text(out, "\n");
        for (int found = 0; ; found++) {
            clause = next_clause(side, n, false, &at);
            if (clause == SKR_C_NONE && found == 0)
                out_say(out, "  no clause\n");
            if (clause == SKR_C_NONE)
                break;
            put_clause(out, clause);
        }
    }
    out_text(out, "\n");
    out_say(out, "replaced:");
    out_text(out, "\n");
    while ((clause = next_clause(side, 0, true, &at)) != SKR_C_NONE)
        put_pair(out, clause, counterpart(side, 0, clause));
}

struct listing {
    const struct side *side;
    struct json *json;
    unsigned cases;
};

static void list_change(void *owner, const struct change *c)
{
    struct listing *l = owner;

    l->cases++;
    if (l->json != NULL)
        json_change(l->json, c);
    else
        put_change(l->side, c);
}

bool diff_is_of_one(const struct side side[2])
{
    return side[0].base == side[1].base && side[0].rules == side[1].rules;
}

static bool as_text(const struct side side[2])
{
    struct listing l = { .side = side };
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, cli_language);

    if (diff_is_of_one(side)) {
        out_say(&out, "both are the same: %s\n", side[0].name);
        out_standard(&out);
        return true;
    }
    put_clauses(&out, side);
    out_text(&out, "\n");
    out_say(&out, "cases whose answer changes:");
    out_text(&out, "\n");
    out_standard(&out);
    if (!diff_cases(side, list_change, &l))
        return false;
    out = out_to_standard(buffer, sizeof buffer, cli_language);
    out_say_n(&out, "%u case\n", "%u cases\n", l.cases, l.cases);
    out_standard(&out);
    return true;
}

/* ------------------------------------------------------------------------ as JSON */

static void json_clause_of(struct json *json, const char *key, enum skr_clause clause)
{
    const struct skr_clause_info *c = skr_clause_info(clause);

    json_open(json, key, '{');
    json_put_word(json, "id", c->id);
    json_put_text(json, "title", c->title);
    json_put_text(json, "text", c->text);
    json_close(json, '}');
}

static void json_clauses(struct json *json, const struct side side[2])
{
    static const char *const keys[] = { "gone", "come" };
    enum skr_clause clause;
    int at = 0;

    for (int n = 0; n < 2; n++, at = 0) {
        json_open(json, keys[n], '[');
        while ((clause = next_clause(side, n, false, &at)) != SKR_C_NONE)
            json_clause_of(json, NULL, clause);
        json_close(json, ']');
    }
    json_open(json, "replaced", '[');
    while ((clause = next_clause(side, 0, true, &at)) != SKR_C_NONE) {
        json_open(json, NULL, '{');
        json_clause_of(json, "from", clause);
        json_clause_of(json, "to", counterpart(side, 0, clause));
        json_close(json, '}');
    }
    json_close(json, ']');
}

static bool as_json(const struct side side[2])
{
    char buffer[4096];
    struct out out = out_to_standard(buffer, sizeof buffer, ENGLISH);
    struct json json = { .out = &out };
    struct listing l = { .side = side, .json = &json };
    bool read;

    json_open(&json, NULL, '{');
    json_put_text(&json, "from", side[0].name);
    json_put_text(&json, "to", side[1].name);
    json_clauses(&json, side);
    json_open(&json, "cases", '[');
    read = diff_cases(side, list_change, &l);
    json_close(&json, ']');
    json_close(&json, '}');
    out_text(&out, "\n");
    out_standard(&out);
    return read;
}

int clause_diff(const char *sides, enum clause_format format)
{
    static bool (*const print[])(const struct side *) = { as_text, as_json, diff_page };
    struct side side[2];
    char name[2][256];

    if (!read_sides(sides, side, name))
        return EXIT_TROUBLE;
    if (!print[format](side))
        return cli_finish(EXIT_TROUBLE);
    return cli_finish(EXIT_CONFORMS);
}

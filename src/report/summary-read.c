/* Reads a summary that summary_json() wrote, to add it to others. */
#include <jansson.h>
#include <stdint.h>
#include <string.h>

#include "report/summary-read.h"

/* Adds a number of games or findings. Returns false where there is none, and where the
 * sum is more than can be printed. */
static bool add(unsigned long long *to, const json_t *from, const char *key)
{
    const json_t *n = json_object_get(from, key);

    if (!json_is_integer(n) || json_integer_value(n) < 0
        || *to > (unsigned long long)(INT64_MAX - json_integer_value(n)))
        return false;
    *to += (unsigned long long)json_integer_value(n);
    return true;
}

static bool add_verdicts(unsigned long long to[VERDICTS], const json_t *from)
{
    for (int v = 0; v < VERDICTS; v++)
        if (!add(&to[v], from, verdict_name((enum verdict)v)))
            return false;
    return true;
}

static int kind_find(const char *name)
{
    for (int k = 0; k < KINDS; k++)
        if (strcmp(summary_kind_name(ENGLISH, k), name) == 0)
            return k;
    return -1;
}

static bool add_kinds(struct summary *s, json_t *from)
{
    const char *name;
    const json_t *item;

    json_object_foreach(from, name, item)
        if (kind_find(name) < 0 || !add_verdicts(s->kind[kind_find(name)], item))
            return false;
    return true;
}

/* The text of a source lives as long as the document. */
static bool add_places(struct clause_count *c, const json_t *from)
{
    const json_t *item;
    size_t i;

    json_array_foreach(from, i, item) {
        const char *source = json_string_value(json_object_get(item, "source"));
        const char *game = json_string_value(json_object_get(item, "id"));
        struct place place = { .source = source };

        if (c->places == SUMMARY_PLACES)
            break;
        if (source == NULL || !add(&place.line, item, "line"))
            return false;
        strncat(place.id, game != NULL ? game : "", sizeof place.id - 1);
        c->place[c->places++] = place;
    }
    return true;
}

static bool add_clause(struct summary *s, const json_t *from)
{
    const char *id = json_string_value(json_object_get(from, "clause"));
    enum skr_clause clause = id != NULL ? skr_clause_find(id) : SKR_C_NONE;
    struct clause_count *c = &s->clause[clause];

    return clause != SKR_C_NONE && add(&c->findings, from, "findings")
        && add(&c->games, from, "games")
        && add_places(c, json_object_get(from, "places"));
}

static bool add_player(struct summary *s, const json_t *from)
{
    const json_t *name = json_object_get(from, "name");
    struct player_count *p = json_is_string(name) ? summary_player(
        s, json_string_value(name), json_string_length(name)) : NULL;

    if (p == NULL)
        return json_is_string(name) && add(&s->uncounted, from, "games");
    return add(&p->games, from, "games") && add(&p->violate, from, "violate");
}

static bool add_players(struct summary *s, const json_t *from)
{
    const json_t *item;
    size_t i;

    json_array_foreach(json_object_get(from, "players"), i, item)
        if (!add_player(s, item))
            return false;
    return add(&s->uncounted, from, "uncounted");
}

bool summary_read(struct summary *s, const json_t *from)
{
    const json_t *item;
    size_t i;

    if (json_integer_value(json_object_get(from, "summary")) != 1
        || !add_verdicts(s->verdict, json_object_get(from, "verdicts"))
        || !add_kinds(s, json_object_get(from, "kinds")))
        return false;
    json_array_foreach(json_object_get(from, "clauses"), i, item)
        if (!add_clause(s, item))
            return false;
    return json_object_get(from, "players") == NULL || add_players(s, from);
}

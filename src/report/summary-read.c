/* Reads a summary that summary_json() wrote, to add it to others. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "report/summary-read.h"

static unsigned long long number(const json_t *object, const char *key)
{
    json_int_t n = json_integer_value(json_object_get(object, key));

    return n > 0 ? (unsigned long long)n : 0;
}

static void add_verdicts(unsigned long long to[VERDICTS], const json_t *from)
{
    for (int v = 0; v < VERDICTS; v++)
        to[v] += number(from, verdict_name((enum verdict)v));
}

static int kind_find(const char *name)
{
    static const char *const others[] = { "ramsch", "passed in", "no game" };

    for (int k = 0; k < SKR_GAMES; k++)
        if (strcmp(game_name((enum skr_game)k), name) == 0)
            return k;
    for (int k = KIND_RAMSCH; k < KINDS; k++)
        if (strcmp(others[k - KIND_RAMSCH], name) == 0)
            return k;
    return -1;
}

/* The text of a source lives as long as the document. */
static bool add_clause(struct summary *s, const json_t *from)
{
    const char *id = json_string_value(json_object_get(from, "clause"));
    enum skr_clause clause = id != NULL ? skr_clause_find(id) : SKR_C_NONE;
    struct clause_count *c = &s->clause[clause];
    const json_t *item;
    size_t i;

    if (clause == SKR_C_NONE)
        return false;
    c->findings += number(from, "findings");
    c->games += number(from, "games");
    json_array_foreach(json_object_get(from, "places"), i, item) {
        const char *source = json_string_value(json_object_get(item, "source"));
        const char *game = json_string_value(json_object_get(item, "id"));
        struct place *place = &c->place[c->places];

        if (c->places == SUMMARY_PLACES || source == NULL)
            break;
        *place = (struct place){ source, number(item, "line"), "" };
        strncat(place->id, game != NULL ? game : "", sizeof place->id - 1);
        c->places++;
    }
    return true;
}

static void add_player(struct summary *s, const json_t *from)
{
    const json_t *name = json_object_get(from, "name");
    struct player_count *p = json_is_string(name) ? summary_player(
        s, json_string_value(name), json_string_length(name)) : NULL;

    if (p == NULL) {
        s->uncounted += number(from, "games");
        return;
    }
    p->games += number(from, "games");
    p->violate += number(from, "violate");
}

bool summary_read(struct summary *s, const json_t *from)
{
    const char *name;
    const json_t *item;
    size_t i;

    if (number(from, "summary") != 1)
        return false;
    add_verdicts(s->verdict, json_object_get(from, "verdicts"));
    json_object_foreach(json_object_get(from, "kinds"), name, item)
        if (kind_find(name) >= 0)
            add_verdicts(s->kind[kind_find(name)], item);
    json_array_foreach(json_object_get(from, "clauses"), i, item)
        if (!add_clause(s, item))
            return false;
    json_array_foreach(json_object_get(from, "players"), i, item)
        add_player(s, item);
    s->uncounted += number(from, "uncounted");
    return true;
}

/* Reads a summary that summary_json() wrote, to add it to others. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "report/summary-read.h"

/* Adds a number of games or findings. Returns false where there is none, and where the
 * sum is more than can be printed. */
static bool add(unsigned long long *to, const char *from, const char *key)
{
    const char *value = json_find(from, key);
    long long n;

    if (value == NULL || !json_whole(value, 0, LLONG_MAX, &n)
        || *to > (unsigned long long)(LLONG_MAX - n))
        return false;
    *to += (unsigned long long)n;
    return true;
}

static bool add_verdicts(unsigned long long to[VERDICTS], const char *from)
{
    for (int v = 0; v < VERDICTS; v++)
        if (!add(&to[v], from, verdict_name((enum verdict)v)))
            return false;
    return true;
}

/* Adds the verdicts, which are as many as the games. Returns false as well where all games
 * are more than can be printed. */
static bool add_games(struct summary *s, const char *from)
{
    unsigned long long games = summary_games(s), left, verdict[VERDICTS] = { 0 };
    const unsigned long long before = games;

    if (!add(&games, from, "games") || !add_verdicts(verdict, json_find(from, "verdicts")))
        return false;
    left = games - before;
    for (int v = 0; v < VERDICTS; v++) {
        if (verdict[v] > left)
            return false;
        left -= verdict[v];
        s->verdict[v] += verdict[v];
    }
    return left == 0;
}

/* The kind of game with this key, or NONE. */
static int kind_find(const char *key)
{
    int k = KINDS - 1;

    while (k >= 0 && !json_is(key, summary_kind_name(ENGLISH, k)))
        k--;
    return k;
}

/* Each game is of one kind. */
static bool add_kinds(struct summary *s, const char *from)
{
    for (struct json_walk w = json_walk(from); json_next(&w);) {
        int kind = kind_find(w.key);

        if (kind < 0 || !add_verdicts(s->kind[kind], w.value))
            return false;
    }
    for (int v = 0; v < VERDICTS; v++) {
        unsigned long long games = 0;

        for (int k = 0; k < KINDS; k++)
            games += s->kind[k][v];
        if (games != s->verdict[v])
            return false;
    }
    return true;
}

static bool add_place(struct summary *s, struct clause_count *c, const char *from)
{
    char *source = json_text_new(json_find(from, "source"));
    struct place place = { .source = source != NULL ? summary_keep(s, source) : NULL };

    free(source);
    if (place.source == NULL || !add(&place.line, from, "line"))
        return false;
    json_text(json_find(from, "id"), place.id, sizeof place.id);
    c->place[c->places++] = place;
    return true;
}

static bool add_places(struct summary *s, struct clause_count *c, const char *from)
{
    struct json_walk w = json_walk(from);

    while (c->places < SUMMARY_PLACES && json_next(&w))
        if (!add_place(s, c, w.value))
            return false;
    return true;
}

static enum skr_clause clause_of(const char *from)
{
    char id[64];

    return json_text(json_find(from, "clause"), id, sizeof id) ? skr_clause_find(id)
                                                               : SKR_C_NONE;
}

static bool add_clause(struct summary *s, enum skr_clause clause, const char *from)
{
    struct clause_count *c = &s->clause[clause];

    return clause != SKR_C_NONE && add(&c->findings, from, "findings")
        && add(&c->games, from, "games")
        && add_places(s, c, json_find(from, "places"));
}

/* Each game that is not in order has a finding: a clause that is listed, once, is found in no
 * more games than these, at least once in each, and each of them has one. wrong: how many
 * they are. */
static bool add_clauses(struct summary *s, const char *from, unsigned long long wrong)
{
    unsigned long long all = 0;
    bool seen[SKR_CLAUSES_RESERVED] = { false };

    for (struct json_walk w = json_walk(from); json_next(&w);) {
        unsigned long long findings = 0, games = 0;
        enum skr_clause clause = clause_of(w.value);

        if (!add_clause(s, clause, w.value) || !add(&findings, w.value, "findings")
            || !add(&games, w.value, "games") || games < 1 || games > findings
            || games > wrong || seen[clause])
            return false;
        seen[clause] = true;
        all = all > wrong ? all : all + games;
    }
    return all >= wrong;
}

static unsigned long long not_in_order(const struct summary *s)
{
    return summary_games(s) - s->verdict[VERDICT_CONFORMS];
}

/* The games of a player are no more than the seats of all games. */
static bool add_player(struct summary *s, const char *from)
{
    unsigned long long games = 0, violate = 0;
    char *name = json_text_new(json_find(from, "name"));
    struct player_count *p = name != NULL ? summary_player(s, name, strlen(name)) : NULL;
    bool named = name != NULL;

    free(name);
    if (!add(&games, from, "games") || !add(&violate, from, "violate") || violate > games
        || games / 3 > summary_games(s))
        return false;
    if (p == NULL)
        return named && add(&s->uncounted, from, "games");
    return add(&p->games, from, "games") && add(&p->violate, from, "violate");
}

static bool add_players(struct summary *s, const char *from)
{
    for (struct json_walk w = json_walk(json_find(from, "players")); json_next(&w);)
        if (!add_player(s, w.value))
            return false;
    return add(&s->uncounted, from, "uncounted");
}

static bool is_kind(const char *from, const char *key, char kind)
{
    return json_kind(json_find(from, key)) == kind;
}

bool summary_read(struct summary *s, const char *from)
{
    bool players = json_find(from, "players") != NULL;
    const unsigned long long before = not_in_order(s);

    if (json_number(json_find(from, "summary")) != 1 || !is_kind(from, "verdicts", '{')
        || !is_kind(from, "kinds", '{') || !is_kind(from, "clauses", '[')
        || (players && !is_kind(from, "players", '['))
        || !add_games(s, from) || !add_kinds(s, json_find(from, "kinds"))
        || !add_clauses(s, json_find(from, "clauses"), not_in_order(s) - before))
        return false;
    return !players || add_players(s, from);
}

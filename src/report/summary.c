/* Counts what was found in many games.
 *
 * It takes the same room for any number of games: three places for each clause, and
 * the names of at most SUMMARY_PLAYERS players. Each thread of check counts its block
 * for itself, and each machine of a cluster its part: sums do not depend on the order
 * in which they are merged. Only the places do, so it is always that of the log. */
#include "report/summary.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

static int kind_of(const struct judgment *j)
{
    return j->ramsch ? KIND_RAMSCH : j->deal == DEAL_PASSED_IN ? KIND_PASSED_IN
        : j->announced ? (int)j->game.game : KIND_NONE;
}

/* --------------------------------------------------------------------- players */

static bool make_room(struct summary *s)
{
    size_t room = s->room > 0 ? 2 * s->room : 64;
    struct player_count *grown;

    if (s->players < s->room)
        return true;
    grown = realloc(s->player, room * sizeof *grown);
    if (grown == NULL) {
        memory_note();
        return false;
    }
    s->player = grown;
    s->room = room;
    return true;
}

struct player_count *summary_player(struct summary *s, const char *name,
                                    size_t length)
{
    int found = text_index_find(&s->index, name, length);
    char *kept;

    if (found >= 0)
        return &s->player[found];
    if (s->players == SUMMARY_PLAYERS || !make_room(s))
        return NULL;
    kept = strndup(name, length);
    if (kept == NULL || !text_index_add(&s->index, kept)) {
        memory_note();
        free(kept);
        return NULL;
    }
    s->player[s->players] = (struct player_count){ .name = kept };
    return &s->player[s->players++];
}

static void add_player(struct summary *s, const char *name, size_t length,
                       unsigned long long games, unsigned long long violate)
{
    struct player_count *p = summary_player(s, name, length);

    if (p == NULL) {
        s->uncounted += games;
        return;
    }
    p->games += games;
    p->violate += violate;
}

/* Adds a name, with \xNN for each byte that is no UTF-8, so that JSON can have it. */
static void add_name(struct summary *s, const struct label_text *name,
                     bool violates)
{
    char clean[128], byte[4];
    size_t size = 0, length, shown;

    for (size_t i = 0; i < name->length; i += length) {
        const char *at = name->at + i, *form = at;

        length = shown = utf8_length(at, name->length - i);
        if (length == 0 || *at == '\0') {
            length = shown_form(byte, &shown, at, 1);
            form = byte;
        }
        if (size + shown >= sizeof clean)
            break;
        memcpy(clean + size, form, shown);
        size += shown;
    }
    add_player(s, clean, size, 1, violates);
}

/* ----------------------------------------------------------------------- adding */

static void add_place(struct clause_count *c, const struct place *place)
{
    if (c->places < SUMMARY_PLACES)
        c->place[c->places++] = *place;
}

/* Was the clause found in this game before? */
static bool found_before(const struct judgment *j, int n)
{
    for (int i = 0; i < n; i++)
        if (j->finding[i].clause == j->finding[n].clause)
            return true;
    return false;
}

static void add_finding(struct summary *s, const struct origin *origin,
                        const struct judgment *j, int n)
{
    const struct finding *f = &j->finding[n];
    struct clause_count *c = &s->clause[f->clause];
    struct place place = { origin->source,
                           origin_line(origin, j->record, f->byte), "" };
    size_t length = j->record->id_length;

    if (length >= sizeof place.id)
        length = sizeof place.id - 1;
    memcpy(place.id, j->record->id, length);
    c->findings++;
    if (!found_before(j, n)) {
        c->games++;
        add_place(c, &place);
    }
}

void summary_add(struct summary *s, const struct origin *origin,
                 const struct judgment *j)
{
    s->verdict[j->verdict]++;
    s->kind[kind_of(j)][j->verdict]++;
    for (int i = 0; i < j->findings; i++)
        add_finding(s, origin, j, i);
    for (int i = LABEL_P0; i <= LABEL_P2 && origin->notes != NULL; i++)
        if (origin->notes->label[i].at != NULL)
            add_name(s, &origin->notes->label[i],
                     j->verdict >= VERDICT_VIOLATES);
}

/* ---------------------------------------------------------------------- merging */

const char *summary_keep(struct summary *s, const char *source)
{
    char **grown;

    for (size_t i = 0; i < s->sources; i++)
        if (strcmp(s->source[i], source) == 0)
            return s->source[i];
    grown = realloc(s->source, (s->sources + 1) * sizeof *grown);
    if (grown != NULL) {
        s->source = grown;
        grown[s->sources] = strdup(source);
    }
    if (grown == NULL || grown[s->sources] == NULL) {
        memory_note();
        return NULL;
    }
    return grown[s->sources++];
}

static bool merge_clause(struct summary *s, struct clause_count *c,
                         const struct clause_count *other)
{
    c->findings += other->findings;
    c->games += other->games;
    for (int i = 0; i < other->places && c->places < SUMMARY_PLACES; i++) {
        struct place place = other->place[i];

        place.source = summary_keep(s, place.source);
        if (place.source == NULL)
            return false;
        add_place(c, &place);
    }
    return true;
}

bool summary_merge(struct summary *s, const struct summary *other)
{
    bool kept = true;

    for (int v = 0; v < VERDICTS; v++) {
        s->verdict[v] += other->verdict[v];
        for (int k = 0; k < KINDS; k++)
            s->kind[k][v] += other->kind[k][v];
    }
    for (int i = 0; i < SKR_CLAUSES_RESERVED; i++)
        kept &= merge_clause(s, &s->clause[i], &other->clause[i]);
    for (size_t i = 0; i < other->players; i++)
        add_player(s, other->player[i].name, strlen(other->player[i].name),
                   other->player[i].games, other->player[i].violate);
    s->uncounted += other->uncounted;
    return kept;
}

static void free_texts(struct summary *s)
{
    for (size_t i = 0; i < s->players; i++)
        free(s->player[i].name);
    free(s->player);
    text_index_free(&s->index);
    for (size_t i = 0; i < s->sources; i++)
        free(s->source[i]);
    free(s->source);
}

void summary_clear(struct summary *s)
{
    free_texts(s);
    *s = (struct summary){ .room = 0 };
}

void summary_free(struct summary *s)
{
    if (s != NULL)
        free_texts(s);
    free(s);
}

unsigned long long summary_games(const struct summary *s)
{
    unsigned long long n = 0;

    for (int v = 0; v < VERDICTS; v++)
        n += s->verdict[v];
    return n;
}

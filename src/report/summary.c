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

/* The players are a balanced tree by name (Andersson's, whose levels fall towards the
 * leaves), so that no choice of names makes it slow. A link is the number of an entry,
 * counted from 1. */
static int compare_name(const struct player_count *p, const char *name, size_t length)
{
    size_t own = strlen(p->name);
    int order = memcmp(p->name, name, own < length ? own : length);

    return order != 0 ? order : (own > length) - (own < length);
}

static struct player_count *at(const struct summary *s, unsigned link)
{
    return &s->player[link - 1];
}

static unsigned level(const struct summary *s, unsigned link)
{
    return link != 0 ? at(s, link)->level : 0;
}

/* No left child has the level of its parent. */
static unsigned turn_right(const struct summary *s, unsigned top)
{
    unsigned left = at(s, top)->left;

    if (left == 0 || level(s, left) != level(s, top))
        return top;
    at(s, top)->left = at(s, left)->right;
    at(s, left)->right = top;
    return left;
}

/* No two right children in a row have the level of their parent. */
static unsigned turn_left(const struct summary *s, unsigned top)
{
    unsigned right = at(s, top)->right;

    if (right == 0 || level(s, at(s, right)->right) != level(s, top))
        return top;
    at(s, top)->right = at(s, right)->left;
    at(s, right)->left = top;
    at(s, right)->level++;
    return right;
}

/* Adds an entry to the tree below top; returns what is at its top now. */
static unsigned insert(const struct summary *s, unsigned top, unsigned added)
{
    struct player_count *p;
    const char *name = at(s, added)->name;

    if (top == 0)
        return added;
    p = at(s, top);
    if (compare_name(p, name, strlen(name)) > 0)
        p->left = insert(s, p->left, added);
    else
        p->right = insert(s, p->right, added);
    return turn_left(s, turn_right(s, top));
}

static struct player_count *find(const struct summary *s, const char *name,
                                 size_t length)
{
    unsigned link = s->top;

    while (link != 0) {
        int order = compare_name(at(s, link), name, length);

        if (order == 0)
            return at(s, link);
        link = order > 0 ? at(s, link)->left : at(s, link)->right;
    }
    return NULL;
}

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
    struct player_count *found = find(s, name, length);
    char *kept;

    if (found != NULL)
        return found;
    if (s->players == SUMMARY_PLAYERS || !make_room(s))
        return NULL;
    kept = malloc(length + 1);
    if (kept == NULL) {
        memory_note();
        return NULL;
    }
    memcpy(kept, name, length);
    kept[length] = '\0';
    s->player[s->players++] = (struct player_count){ .name = kept, .level = 1 };
    s->top = insert(s, s->top, (unsigned)s->players);
    return at(s, (unsigned)s->players);
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

/* The name as it can be printed and read again: '?' for each byte that is no text. */
static void add_name(struct summary *s, const struct label_text *name,
                     bool violates)
{
    char clean[128];
    size_t size = 0, length;

    for (size_t i = 0; i < name->length; i += length) {
        length = utf8_length(name->at + i, name->length - i);
        if (size + length >= sizeof clean)
            break;
        if (length > 0 && (unsigned char)name->at[i] >= ' ') {
            memcpy(clean + size, name->at + i, length);
            size += length;
        } else {
            clean[size++] = '?';
            length = 1;
        }
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

/* The summary's own copy of a source; a null pointer without memory. */
static const char *keep_source(struct summary *s, const char *source)
{
    char **grown;

    for (size_t i = 0; i < s->sources; i++)
        if (strcmp(s->source[i], source) == 0)
            return s->source[i];
    grown = realloc(s->source, (s->sources + 1) * sizeof *grown);
    if (grown == NULL)
        return NULL;
    s->source = grown;
    grown[s->sources] = strdup(source);
    return grown[s->sources] != NULL ? grown[s->sources++] : NULL;
}

static bool merge_clause(struct summary *s, struct clause_count *c,
                         const struct clause_count *other)
{
    c->findings += other->findings;
    c->games += other->games;
    for (int i = 0; i < other->places && c->places < SUMMARY_PLACES; i++) {
        struct place place = other->place[i];

        place.source = keep_source(s, place.source);
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

/* Reads the words of people, in each language. */
#include "words/words.h"

#include <stdio.h>
#include <string.h>

#include "base/fold.h"
#include "base/nearest.h"

/* How a name fits a folded text. */
enum fit { FITS_NOT, FITS_BEGIN, FITS_WHOLE };

/* Saves folding most names. */
static bool begins_otherwise(char first, char folded)
{
    return (first >= 'a' && first <= 'z' && first != folded)
        || (first >= 'A' && first <= 'Z' && first - 'A' + 'a' != folded);
}

static enum fit compare_folded(const char *name, const char *folded, size_t length)
{
    if (strncmp(name, folded, length) != 0)
        return FITS_NOT;
    return name[length] == '\0' ? FITS_WHOLE : FITS_BEGIN;
}

static enum fit fit_of(const char *name, size_t length, const char *folded)
{
    char plain[FOLDED_WORD], umlauts[FOLDED_WORD];
    size_t n = strlen(folded);
    enum fit fit;

    if (n == 0 || length == 0 || begins_otherwise(*name, *folded))
        return FITS_NOT;
    fold(plain, name, length);
    fit = compare_folded(plain, folded, n);
    if (fit == FITS_WHOLE || memchr(name, '\xC3', length) == NULL)
        return fit;
    fold_text(umlauts, sizeof umlauts, name, length, true);
    return compare_folded(umlauts, folded, n) > fit
        ? compare_folded(umlauts, folded, n) : fit;
}

bool is_word(const char *name, size_t length, const char *text)
{
    char folded[FOLDED_WORD];

    fold(folded, text, strlen(text));
    return fit_of(name, length, folded) == FITS_WHOLE;
}

bool is_one_of(const char *names, const char *text)
{
    while (*names != '\0') {
        size_t length = strcspn(names, ",");

        if (is_word(names, length, text))
            return true;
        names += length + (names[length] == ',');
    }
    return false;
}

/* Calls a function for each name of a thing: the key, the words, the other names. */
static void each_name(const struct term *term,
                      void (*use)(void *to, const char *name, size_t length),
                      void *to)
{
    if (term->key != NULL)
        use(to, term->key, strlen(term->key));
    for (int i = 0; i < LANGUAGES; i++)
        if (term->word[i] != NULL)
            use(to, term->word[i], strlen(term->word[i]));
    for (const char *name = term->other; name != NULL && *name != '\0';) {
        size_t length = strcspn(name, ",");

        use(to, name, length);
        name += length + strspn(name + length, ", ");
    }
}

/* The best fit of a thing's names, and the name. */
struct best {
    const char *folded, *name;
    enum fit fit;
};

static void try_name(void *to, const char *name, size_t length)
{
    struct best *best = to;
    enum fit fit = fit_of(name, length, best->folded);

    if (fit > best->fit) {
        best->fit = fit;
        best->name = name;
    }
}

/* Whole names come before begins. */
static void add_reading(struct readings *to, const struct terms *terms, int thing,
                        const struct best *best)
{
    bool whole = best->fit == FITS_WHOLE;

    if (best->fit == FITS_NOT || (to->whole && !whole))
        return;
    if (whole && !to->whole)
        to->count = 0;
    to->whole = whole;
    if (to->count < MOST_READINGS)
        to->at[to->count++] = (struct reading){ thing, terms, best->name };
}

/* The thing with this key in capitals or not, or -1. */
static int find_key(const struct terms *terms, const char *folded)
{
    for (int i = 0; i < terms->count; i++)
        if (terms->term[i].key != NULL
            && fit_of(terms->term[i].key, strlen(terms->term[i].key), folded)
               == FITS_WHOLE)
            return i;
    return -1;
}

/* A sentence says more than the begin of a name. */
static void read_told(const struct terms *terms, const char *text, struct readings *to)
{
    int thing = terms->tell != NULL ? terms->tell(text) : TERM_UNKNOWN;

    if (thing >= 0)
        *to = (struct readings){ 1, true, { { thing, terms, term_word(terms, thing) } } };
}

void term_readings(const struct terms *terms, const char *text,
                   struct readings *to)
{
    char folded[FOLDED_WORD];
    int key;

    *to = (struct readings){ .count = 0 };
    fold(folded, text, strlen(text));
    key = find_key(terms, folded);
    if (key >= 0) {
        *to = (struct readings){ 1, true, { { key, terms, terms->term[key].key } } };
        return;
    }
    for (const struct terms *t = terms; t != NULL; t = t->also)
        for (int i = 0; i < t->count; i++) {
            struct best best = { .folded = folded };

            each_name(&t->term[i], try_name, &best);
            add_reading(to, t, i, &best);
        }
    if (!to->whole)
        read_told(terms, text, to);
}

/* The thing that all readings name, or one of TERM_UNKNOWN and TERM_AMBIGUOUS. */
static int only_thing(const struct readings *r)
{
    for (int i = 1; i < r->count; i++)
        if (r->at[i].thing != r->at[0].thing)
            return TERM_AMBIGUOUS;
    return r->count > 0 ? r->at[0].thing : TERM_UNKNOWN;
}

int term_read(const struct terms *terms, const char *text)
{
    struct readings readings;

    term_readings(terms, text, &readings);
    return only_thing(&readings);
}

int term_written(const struct terms *terms, const char *text)
{
    struct readings readings;
    int thing;

    term_readings(terms, text, &readings);
    thing = only_thing(&readings);
    return readings.whole && thing >= 0 ? thing : -1;
}

/* ---------------------------------------------------------------------- hints */

/* The first reading that is this thing, or a null pointer. */
static const struct reading *reading_of(const struct readings *r, int thing)
{
    for (int i = 0; i < r->count; i++)
        if (r->at[i].thing == thing)
            return &r->at[i];
    return NULL;
}

static int count_things(const struct terms *terms, const struct readings *r)
{
    int n = 0;

    for (int i = 0; i < terms->count; i++)
        n += reading_of(r, i) != NULL;
    return n;
}

/* "clubs (Kreuz)" */
static void say_reading(const struct terms *terms, const struct reading *at,
                        char *out, size_t size)
{
    const char *key = term_key(terms, at->thing), *name = at->name;
    size_t length = strcspn(name, ","), n;

    if (length == 1)
        name = term_word(at->terms, at->thing);
    length = strcspn(name, ",");
    n = (size_t)snprintf(out, size, "%s", key);
    if (n < size && strncmp(key, name, length) != 0)
        snprintf(out + n, size - n, " (%.*s)", (int)length, name);
}

/* "; 'K' can be clubs (Kreuz) or diamonds (Karo)" */
static void say_readings(const struct terms *terms, const char *text,
                         const struct readings *r, enum language language,
                         char out[TERM_HINT])
{
    int left = count_things(terms, r);
    char list[TERM_HINT] = "";
    size_t n = 0;

    for (int i = 0; i < terms->count && n + 1 < TERM_HINT; i++) {
        const struct reading *at = reading_of(r, i);

        if (at == NULL)
            continue;
        say_reading(terms, at, list + n, TERM_HINT - n);
        if (--left > 0)
            strncat(list, left == 1 ? tr(language, " or ") : ", ",
                    TERM_HINT - 1 - strlen(list));
        n = strlen(list);
    }
    snprintf(out, TERM_HINT, tr(language, N_("; '%.20s' can be %s")), text, list);
}

/* Finds the nearest of all names. */
struct search {
    struct nearest near;
    int thing;
};

static void try_near(void *to, const char *name, size_t length)
{
    struct search *search = to;

    nearest_try(&search->near, name, length, search->thing);
}

void term_hint(const struct terms *terms, const char *text, enum language language,
               char out[TERM_HINT])
{
    struct search search = { .near = nearest_begin(text) };
    struct readings readings;

    out[0] = '\0';
    term_readings(terms, text, &readings);
    if (only_thing(&readings) == TERM_AMBIGUOUS) {
        say_readings(terms, text, &readings, language, out);
        return;
    }
    if (only_thing(&readings) >= 0) {        /* only its key is taken here, if any */
        if (strcmp(term_key(terms, only_thing(&readings)), text) != 0)
            snprintf(out, TERM_HINT, tr(language, N_("; did you mean %s?")),
                     term_key(terms, only_thing(&readings)));
        return;
    }
    for (const struct terms *t = terms; t != NULL; t = t->also)
        for (search.thing = 0; search.thing < t->count; search.thing++)
            each_name(&t->term[search.thing], try_near, &search);
    if (nearest_found(&search.near) != NULL)
        snprintf(out, TERM_HINT, tr(language, N_("; did you mean %s?")),
                 nearest_found(&search.near));
}

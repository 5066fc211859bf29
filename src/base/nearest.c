/* Finds what somebody meant who has mistyped it.
 *
 * It only makes a proposal for a message; nothing that was mistyped is read as what it
 * is near to. Two things at the same distance are no proposal: a wrong one misleads
 * more than none. */
#include "base/nearest.h"

#include <stdio.h>
#include <string.h>

#include "base/fold.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* A row of the table of Damerau and Levenshtein: the distances of the first i letters of
 * a to the first letters of b, from the two rows before it. */
static void next_row(const char *a, int i, const char *b,
                     int row[3][FOLDED_WORD])
{
    int *now = row[i % 3], *last = row[(i + 2) % 3], *before = row[(i + 1) % 3];

    now[0] = i;
    for (int k = 1; b[k - 1] != '\0'; k++) {
        now[k] = least(least(last[k], now[k - 1]) + 1,
                       last[k - 1] + (a[i - 1] != b[k - 1]));
        if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
            now[k] = least(now[k], before[k - 2] + 1);
    }
}

int letters_apart(const char *a, const char *b)
{
    char from[FOLDED_WORD], to[FOLDED_WORD];
    int row[3][FOLDED_WORD], n;

    fold(from, a, strlen(a));
    fold(to, b, strlen(b));
    for (int k = 0; k < FOLDED_WORD; k++)
        row[0][k] = k;
    n = (int)strlen(from);
    for (int i = 1; i <= n; i++)
        next_row(from, i, to, row);
    return row[n % 3][strlen(to)];
}

struct nearest nearest_begin(const char *text)
{
    return (struct nearest){ .text = text, .distance = FOLDED_WORD };
}

void nearest_try(struct nearest *near, const char *candidate, size_t length, int thing)
{
    char name[sizeof near->best];
    int distance;

    if (length >= sizeof name)
        return;
    memcpy(name, candidate, length);
    name[length] = '\0';
    distance = letters_apart(near->text, name);
    if (distance == near->distance) {
        near->tie |= thing != near->thing;
    } else if (distance < near->distance) {
        near->tie = false;
        near->distance = distance;
        near->thing = thing;
        strcpy(near->best, name);
    }
}

/* One letter in three may be wrong, and three in all. */
const char *nearest_found(const struct nearest *near)
{
    int length = (int)strlen(near->text), most = length < 3 ? 0 : least(length / 3, 3);

    return *near->best != '\0' && !near->tie && near->distance <= most ? near->best
                                                                       : NULL;
}

void nearest_hint(const char *words, const char *text, enum language language,
               char out[NEAREST_HINT])
{
    struct nearest near = nearest_begin(text);
    size_t length;

    for (int i = 0; *words != '\0'; words += length + (words[length] == ' '), i++) {
        length = strcspn(words, " ");
        nearest_try(&near, words, length, i);
    }
    nearest_say(&near, language, out);
}

void nearest_say(const struct nearest *near, enum language language,
              char out[NEAREST_HINT])
{
    const char *found = nearest_found(near);

    out[0] = '\0';
    if (found != NULL)
        snprintf(out, NEAREST_HINT, tr(language, N_(" (did you mean '%s'?)")), found);
}

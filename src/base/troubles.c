/* Files that could not be read, and why. */
#include "base/troubles.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void add(struct troubles *t, const char *source, const char *text)
{
    struct trouble *one;

    if (t->at == NULL)
        t->at = calloc(TROUBLES_MOST, sizeof *t->at);
    if (t->at == NULL || t->count == TROUBLES_MOST)
        return;
    one = &t->at[t->count];
    *one = (struct trouble){ strdup(source), strdup(text) };
    if (one->source == NULL || one->text == NULL)
        memory_note();
    t->count += one->source != NULL && one->text != NULL;
}

void troubles_add(struct troubles *t, const char *source, const char *text)
{
    pthread_mutex_lock(&lock);
    add(t, source, text);
    pthread_mutex_unlock(&lock);
}

static int by_source(const void *left, const void *right)
{
    const struct trouble *a = left, *b = right;

    return strcmp(a->source, b->source);
}

void troubles_sort(struct troubles *t)
{
    if (t->count > 1)
        qsort(t->at, (size_t)t->count, sizeof *t->at, by_source);
}

void troubles_free(struct troubles *t)
{
    for (int i = 0; i < t->count; i++) {
        free(t->at[i].source);
        free(t->at[i].text);
    }
    free(t->at);
}

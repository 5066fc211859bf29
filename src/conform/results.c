/* Reads the results of a run. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lines.h"
#include "conform/across.h"

static const char *text_of(const json_t *line, const char *key)
{
    const char *text = json_string_value(json_object_get(line, key));

    return text != NULL ? text : "";
}

/* The items are in the order of the vectors; results mostly are, too: the search
 * begins behind the last one found. */
static struct item *find(struct items *items, const json_t *line, size_t *last)
{
    const char *id = text_of(line, "id"), *code = text_of(line, "code");

    for (size_t i = 0; i < items->count; i++) {
        struct item *item = &items->at[(*last + i) % items->count];

        if (strcmp(item->vector->id, id) == 0 && strcmp(item->code, code) == 0) {
            *last = (size_t)(item - items->at);
            return item;
        }
    }
    return NULL;
}

/* A case that is gone, or was another one, is passed over. */
static bool take(struct items *items, const json_t *line, size_t *last)
{
    enum outcome outcome = outcome_find(text_of(line, "outcome"));
    struct item *item;

    if (outcome == OUTCOMES || *text_of(line, "id") == '\0')
        return false;
    item = find(items, line, last);
    if (item == NULL || strcmp(item->vector->hash, text_of(line, "hash")) != 0)
        return true;
    item->outcome = outcome;
    json_decref(item->differs);
    item->differs = json_incref(json_object_get(line, "differs"));
    if (item->differs == NULL && json_object_get(line, "got") != NULL)
        item->differs = json_pack("[{s:s, s:O}]", "key", "", "got",
                                  json_object_get(line, "got"));
    if (*text_of(line, "reason") != '\0')
        item_fail(item, outcome, text_of(line, "reason"));
    return true;
}

static bool read_lines(struct results *results, FILE *in, int *number)
{
    struct lines lines = { .in = in, .most = LINE_MOST };
    size_t last = 0;
    bool right = true;

    for (*number = 0; right && lines_next(&lines); ++*number) {
        json_t *line = json_loads(lines.text, 0, NULL);

        if (*number == 0) {
            results->head = json_incref(line);
            right = json_is_integer(json_object_get(line, "conform"));
        } else {
            right = take(&results->items, line, &last);
        }
        json_decref(line);
    }
    lines_free(&lines);
    *number += lines.too_long;
    return right && *number > 0 && !lines.too_long && !ferror(in);
}

bool results_read(struct results *results, const struct vectors *vectors,
                  const char *file, char error[256])
{
    const struct choice every = { .code = "all" };
    FILE *in = fopen(file, "r");
    int number = 0;
    bool right;

    *results = (struct results){ .head = NULL };
    if (in == NULL) {
        snprintf(error, 256, "cannot read %.160s: %s", file, strerror(errno));
        return false;
    }
    right = items_choose(&results->items, vectors, &every)
        && read_lines(results, in, &number);
    fclose(in);
    items_once(&results->items);
    if (!right)
        snprintf(error, 256, "%.160s:%d: expected what conform --format=jsonl"
                 " writes", file, number);
    return right;
}

void results_free(struct results *results)
{
    items_free(&results->items);
    json_decref(results->head);
}

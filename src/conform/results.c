/* Reads the results of a run. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grown.h"
#include "base/json-text.h"
#include "base/lines.h"
#include "conform/across.h"

/* Does the line have this text at this key? */
static bool has(const char *line, const char *key, const char *text)
{
    const char *value = json_find(line, key);

    return value != NULL && json_is(value, text);
}

/* The items are in the order of the vectors; results mostly are, too: the search
 * begins behind the last one found. */
static struct item *find(struct items *items, const char *line, size_t *last)
{
    for (size_t i = 0; i < items->count; i++) {
        struct item *item = &items->at[(*last + i) % items->count];

        if (has(line, "id", item->vector->id) && has(line, "code", item->code)) {
            *last = (size_t)(item - items->at);
            return item;
        }
    }
    return NULL;
}

/* What differed; of an answer that stands by itself, that. */
static char *differs_of(const char *line)
{
    const char *differs = json_find(line, "differs"), *got = json_find(line, "got");
    struct out out;
    struct json json = { .out = &out };

    if (differs != NULL || got == NULL)
        return differs != NULL ? json_copy_new(differs) : NULL;
    out = grown_begin(ENGLISH);
    json_open(&json, NULL, '[');
    json_open(&json, NULL, '{');
    json_put_word(&json, "key", "");
    json_put_copy(&json, "got", got);
    json_close(&json, '}');
    json_close(&json, ']');
    return grown_text(&out);
}

/* A case that is gone, or was another one, is passed over. */
static bool take(struct items *items, const char *line, size_t *last)
{
    char text[400];
    enum outcome outcome = json_text(json_find(line, "outcome"), text, sizeof text)
        ? outcome_find(text) : OUTCOMES;
    struct item *item;

    if (outcome == OUTCOMES || json_kind(json_find(line, "id")) != '"'
        || has(line, "id", ""))
        return false;
    item = find(items, line, last);
    if (item == NULL || !has(line, "hash", item->vector->hash))
        return true;
    item->outcome = outcome;
    free(item->differs);
    free(item->reason);
    item->differs = differs_of(line);
    item->reason = NULL;
    json_text(json_find(line, "reason"), text, sizeof text);
    if (*text != '\0')
        item_fail(item, outcome, text);
    return true;
}

/* number: of the line, from 0. */
static bool take_line(struct results *results, const char *text, int number, size_t *last)
{
    struct json_fault fault;
    const char *line = json_value(text);

    if (!json_check(text, text + strlen(text), &fault))
        return false;
    if (number > 0)
        return take(&results->items, line, last);
    results->head = json_copy_new(line);
    return json_kind(json_find(line, "conform")) == '0';
}

static bool read_lines(struct results *results, FILE *in, int *number)
{
    struct lines lines = { .in = in, .most = LINE_MOST };
    size_t last = 0;
    bool right = true;

    for (*number = 0; right && lines_next(&lines); ++*number)
        right = take_line(results, lines.text, *number, &last);
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
    free(results->head);
}

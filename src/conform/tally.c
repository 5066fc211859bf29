/* Counts outcomes. */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "conform/report.h"

static void count(struct tally *tally, const struct item *item)
{
    tally->of[item->outcome]++;
    tally->asked += item->outcome != NOT_ASKED;
    tally->surprising += item->expected != NOT_ASKED && item_failed(item);
    tally->expected += item->expected != NOT_ASKED && !item_failed(item);
}

struct tally tally_clause(const struct items *items, const char *prefix)
{
    size_t length = strlen(prefix);
    struct tally tally = { { 0 }, 0, 0, 0 };

    for (size_t i = 0; i < items->count; i++)
        if (strncmp(items->at[i].vector->clause, prefix, length) == 0)
            count(&tally, &items->at[i]);
    return tally;
}

struct tally tally_all(const struct items *items)
{
    return tally_clause(items, "");
}

void engine_name(const struct engine *engine, char *name, size_t size)
{
    const char *said = json_string_value(json_object_get(engine->hello, "name"));
    const char *version =
        json_string_value(json_object_get(engine->hello, "version"));
    char text[160];

    snprintf(text, sizeof text, "%s%s%s", said != NULL ? said : engine->command,
             said != NULL && version != NULL ? " " : "",
             said != NULL && version != NULL ? version : "");
    quote(name, size, text, strlen(text));
}

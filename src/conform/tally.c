/* Counts outcomes. */
#include <stdio.h>
#include <string.h>

#include "base/json-text.h"
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
    char said[160], version[160], text[160];
    bool names = json_text(json_find(engine->hello, "name"), said, sizeof said);
    bool versions = json_text(json_find(engine->hello, "version"), version, sizeof version);

    snprintf(text, sizeof text, "%.80s%s%.60s", names ? said : engine->command,
             names && versions ? " " : "", names && versions ? version : "");
    quote(name, size, text, strlen(text));
}

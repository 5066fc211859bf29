/* The report for programs: one object about the engine, one for each question. */
#include "base/json-text.h"
#include "conform/mistakes.h"
#include "conform/report.h"
#include "skatref.h"

static void put_any(struct json *json, const char *key, const char *value)
{
    if (value != NULL)
        json_put_copy(json, key, value);
}

/* The kinds of mistake that explain the failures, the best first. */
static void put_mistakes(struct json *json, const struct items *items)
{
    struct mistakes found;

    if (!mistakes_find(&found, items) || found.count == 0)
        return;
    json_open(json, "mistakes", '[');
    for (int i = 0; i < found.count; i++) {
        json_open(json, NULL, '{');
        json_put_text(json, "kind", found.at[i].kind);
        json_put_number(json, "failed", found.at[i].failed);
        json_put_number(json, "asked", found.at[i].asked);
        json_close(json, '}');
    }
    json_close(json, ']');
}

static void put_engine(struct json *json, const struct engine *engine)
{
    struct tally tally = tally_all(engine->items);

    json_open(json, NULL, '{');
    json_put_number(json, "conform", 1);
    json_put_text(json, "skatref", PACKAGE_VERSION);
    json_put_bytes(json, "spec", skr_spec_hash(), 12);
    json_put_text(json, "date", engine->date);
    json_put_text(json, "command", engine->command);
    put_any(json, "engine", engine->hello);
    json_open(json, "outcomes", '{');
    for (int i = 0; i < OUTCOMES; i++)
        json_put_number(json, outcome_name[i], tally.of[i]);
    json_close(json, '}');
    json_put_number(json, "strays", (long long)engine->strays);
    json_put_number(json, "deaths", engine->deaths);
    put_mistakes(json, engine->items);
    json_close(json, '}');
    out_text(json->out, "\n");
    json->comma = false;
}

static void put_item(struct json *json, const struct item *item)
{
    json_open(json, NULL, '{');
    json_put_text(json, "id", item->vector->id);
    json_put_text(json, "code", item->code);
    json_put_text(json, "hash", item->vector->hash);
    json_put_text(json, "clause", item->vector->clause);
    json_put_text(json, "outcome", outcome_name[item->outcome]);
    if (item->expected != NOT_ASKED)
        json_put_text(json, "expected", outcome_name[item->expected]);
    if (item->reason != NULL)
        json_put_text(json, "reason", item->reason);
    put_any(json, "differs", item->differs);
    json_close(json, '}');
    out_text(json->out, "\n");
    json->comma = false;
}

void conform_jsonl(struct out *out, const struct engine *engine)
{
    struct json json = { .out = out };

    put_engine(&json, engine);
    for (size_t i = 0; i < engine->items->count; i++)
        put_item(&json, &engine->items->at[i]);
}

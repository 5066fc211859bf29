/* The report as JUnit: a suite for the engine, a test for each question. */
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "conform/report.h"
#include "conform/spaced.h"

static void put_value(struct out *out, const char *value)
{
    char *text = value != NULL ? spaced(value, false) : NULL;

    out_xml(out, text != NULL ? text : "nothing");
    free(text);
}

/* "points: expected 15, got 14", a line each. */
static void put_differences(struct out *out, const struct item *item)
{
    bool first = true;

    for (struct json_walk w = json_walk(item->differs); json_next(&w); first = false) {
        const char *one = w.value;
        char key[DIFFERS_KEY];

        differs_key(one, key);
        out_text(out, first ? "" : "\n");
        out_xml(out, key);
        out_text(out, ": expected ");
        put_value(out, json_find(one, "expected"));
        out_text(out, ", got ");
        put_value(out, json_find(one, "got"));
    }
}

static void put_result(struct out *out, const struct item *item)
{
    const char *kind = item->outcome == WRONG ? "failure" : "error";

    out_format(out, "<%s message=\"", kind);
    out_xml(out, item->reason != NULL ? item->reason
            : item->outcome == PASS ? "passes, but was expected to fail"
            : outcome_name[item->outcome]);
    out_text(out, "\">");
    put_differences(out, item);
    out_text(out, "\n");
    out_xml(out, item->vector->ask);
    out_text(out, " ");
    put_value(out, item->vector->given);
    out_format(out, "</%s>", kind);
}

static void put_test(struct out *out, const struct item *item)
{
    const struct vector *v = item->vector;

    out_text(out, "  <testcase classname=\"");
    out_xml(out, v->clause);
    out_format(out, "\" name=\"%s:%s ", v->id, item->code);
    out_xml(out, v->title);
    out_text(out, "\">");
    if (item_failed(item))
        put_result(out, item);
    else if (item->outcome != PASS) {
        out_text(out, "<skipped message=\"");
        out_xml(out, item->reason != NULL ? item->reason
                : outcome_name[item->outcome]);
        out_text(out, "\"/>");
    }
    out_text(out, "</testcase>\n");
}

void conform_junit(struct out *out, const struct engine *engine)
{
    const struct items *items = engine->items;
    int failures = 0, errors = 0, skipped = 0;
    char name[96];

    for (size_t i = 0; i < items->count; i++) {
        const struct item *item = &items->at[i];

        if (item_failed(item) && item->outcome == WRONG)
            failures++;
        else if (item_failed(item))
            errors++;
        else if (item->outcome != PASS)
            skipped++;
    }
    engine_name(engine, name, sizeof name);
    out_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
             "<testsuite name=\"");
    out_xml(out, name);
    out_format(out, "\" tests=\"%zu\" failures=\"%d\" errors=\"%d\""
               " skipped=\"%d\">\n", items->count, failures, errors, skipped);
    for (size_t i = 0; i < items->count; i++)
        put_test(out, &items->at[i]);
    out_text(out, "</testsuite>\n");
}

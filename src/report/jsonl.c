/* Prints a judgment as one line of JSON. */
#include "judge/json.h"
#include "report/report.h"

void report_jsonl_troubles(struct out *out, const struct troubles *troubles)
{
    for (int i = 0; i < troubles->count; i++) {
        struct json json = { .out = out };

        json_open(&json, NULL, '{');
        json_put_text(&json, "source", troubles->at[i].source);
        json_put_text(&json, "error", troubles->at[i].text);
        json_close(&json, '}');
        out_text(out, "\n");
    }
}

void report_jsonl(struct out *out, const struct origin *origin,
                  const struct judgment *j)
{
    struct json json = { .out = out };

    json_open(&json, NULL, '{');
    json_put_text(&json, "source", origin->source);
    json_put_number(&json, "line", (long long)origin->line);
    put_judgment(&json, j, origin->format, origin->notes, false);
    json_close(&json, '}');
    out_text(out, "\n");
}

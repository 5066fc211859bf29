/* The question whether a whole game is legal and valued right. */
#include <stdlib.h>
#include <string.h>

#include "answer/ask.h"
#include "readers/iss.h"
#include "report/report.h"

/* As `check` limits it. */
#define RECORD_LIMIT ((size_t)256 * 1024)

/* Makes room; without memory the text is lost, and is no JSON any more. */
static void grow(struct out *out)
{
    char *data = realloc(out->data, out->capacity * 2);

    if (data == NULL) {
        out->size = 0;
        return;
    }
    out->data = data;
    out->capacity *= 2;
}

/* The object that `check --format=jsonl` prints, but for the place. */
static json_t *judgment_object(const struct skr_judgment *j)
{
    const struct origin origin = { .source = "", .format = "iss", .line = 1 };
    struct out out = { .data = malloc(4096), .capacity = 4096, .full = grow };
    json_t *object = NULL;

    if (out.data != NULL) {
        report_jsonl(&out, &origin, j);
        object = json_loadb(out.data, out.size, JSON_ALLOW_NUL, NULL);
        json_object_del(object, "source");
        json_object_del(object, "line");
    }
    free(out.data);
    return object;
}

static json_t *judge(const struct skr_record *record,
                     const struct skr_code *code)
{
    struct skr_judgment *judgment = calloc(1, sizeof *judgment);
    json_t *object = NULL;

    if (judgment != NULL) {
        skr_judge(record, code, judgment);
        object = judgment_object(judgment);
    }
    free(judgment);
    return object;
}

json_t *ask_game(struct given *g)
{
    const json_t *iss = json_object_get(g->object, "iss");
    const char *text = json_string_value(iss), *rest;
    struct skr_record *record = calloc(1, sizeof *record);
    json_t *answer = NULL;

    if (text == NULL || json_string_length(iss) > RECORD_LIMIT) {
        given_wrong(g, "iss", "expected a string of at most %zu bytes, one ISS"
                    " record", RECORD_LIMIT);
    } else if (record != NULL) {
        const char *end = text + json_string_length(iss);
        rest = iss_read(text, end, record);
        rest += strspn(rest, " \r\n\t");
        if (rest < end)
            given_wrong(g, "iss", "expected one record, more follows at byte"
                        " %zu", (size_t)(rest - text) + 1);
        else
            answer = judge(record, g->code);
    }
    free(record);
    return answer;
}

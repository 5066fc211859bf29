/* The question whether a whole game is legal and valued right. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "question/ask.h"
#include "formats/cursor.h"
#include "judge/json.h"
#include "question/grown.h"

/* Questions and answers have seats by letter; the lines of check by number. */
static void name_soloist(json_t *object)
{
    const json_t *seat = json_object_get(object, "soloist");

    if (json_is_integer(seat))
        memory_put(object, "soloist", json_string(
            term_key(&seat_terms, (int)json_integer_value(seat))));
}

/* The object that `check --format=jsonl` prints, but for the place, and with the
 * soloist by letter. */
static json_t *judgment_object(const struct judgment *j, const char *format,
                               const struct notes *notes)
{
    bool malformed = j->record->malformed.clause != SKR_C_NONE;
    struct out out = grown_begin(ENGLISH);
    struct json json = { .out = &out };
    json_t *object;

    json_open(&json, NULL, '{');
    put_judgment(&json, j, format, malformed ? NULL : notes);
    json_close(&json, '}');
    object = grown_tree(&out);
    name_soloist(object);
    return object;
}

static json_t *judge(struct question *q, const struct record *record,
                     const char *format, const struct notes *notes)
{
    struct judgment *judgment = calloc(1, sizeof *judgment);
    struct skr_code room;
    json_t *object = NULL;

    if (judgment != NULL) {
        judge_record(record, record_code(record, question_has(q, FACT_CODE)
                                                     ? &q->code : NULL,
                                         house_of(&q->code), &room),
                     judgment);
        object = judgment_object(judgment, format, notes);
    }
    free(judgment);
    return object;
}

static json_t *judge_iss(struct question *q, struct record *record,
                         struct notes *notes)
{
    const json_t *iss = question_json(q, FACT_ISS);
    const char *text = json_string_value(iss), *end, *rest;

    if (text == NULL || json_string_length(iss) > BLOCK_SIZE) {
        question_wrong(q, FACT_ISS, SKR_C_NONE, "expected a string of at most"
                       " %zu bytes, one ISS record", BLOCK_SIZE);
        return NULL;
    }
    end = text + json_string_length(iss);
    rest = iss_format.read(text, end, record, notes);
    rest += strspn(rest, " \r\n\t");
    if (rest == end)
        return judge(q, record, "iss", notes);
    question_wrong(q, FACT_ISS, SKR_C_NONE, "expected one record, more follows"
                   " at byte %zu", (size_t)(rest - text) + 1);
    return NULL;
}

/* The record is written on a line of its own, and read from there: places in
 * the findings are places of that line. */
static json_t *judge_native(struct question *q, struct record *record,
                            struct notes *notes)
{
    char *text = json_dumps(question_json(q, FACT_RECORD),
                            JSON_COMPACT | JSON_ENCODE_ANY);
    json_t *answer = NULL;

    if (text != NULL) {
        json_format.read(text, text + strlen(text), record, notes);
        answer = judge(q, record, "json", notes);
        record_release(record);
    }
    free(text);
    return answer;
}

json_t *ask_game(struct question *q)
{
    struct record *record = calloc(1, sizeof *record);
    struct notes *notes = calloc(1, sizeof *notes);
    bool native = question_has(q, FACT_RECORD);
    json_t *answer = NULL;

    if (native && question_has(q, FACT_ISS))
        question_wrong(q, FACT_ISS, SKR_C_NONE,
                       "expected either iss or record, not both");
    else if (question_right(q) && record != NULL && notes != NULL)
        answer = native ? judge_native(q, record, notes)
                        : judge_iss(q, record, notes);
    free(record);
    free(notes);
    return answer;
}

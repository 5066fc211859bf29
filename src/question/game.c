/* The question whether a whole game is legal and valued right. */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "formats/cursor.h"
#include "judge/json.h"
#include "question/ask.h"
#include "question/wrongs.h"

/* The object that `check --format=jsonl` prints, but for the place, and with the
 * soloist by letter. */
static void put_game_judged(const struct question *q, struct json *json,
                            const struct judgment *j, const char *format,
                            const struct notes *notes)
{
    bool malformed = j->record->malformed.clause != SKR_C_NONE;

    answer_open(q, json);
    put_judgment(json, j, format, malformed ? NULL : notes, true);
    json_close(json, '}');
}

static bool judge(struct question *q, struct json *json, const struct record *record,
                  const char *format, const struct notes *notes)
{
    struct judgment *judgment = malloc(sizeof *judgment);
    struct skr_code room;
    bool judged = judgment != NULL;

    if (judged) {
        judge_record(record, record_code(record, question_has(q, FACT_CODE)
                                                     ? &q->code : NULL,
                                         house_of(&q->code), &room),
                     judgment);
        put_game_judged(q, json, judgment, format, notes);
    } else {
        memory_note();
    }
    free(judgment);
    return judged;
}

static bool judge_text(struct question *q, struct json *json, struct record *record,
                       struct notes *notes, const char *text)
{
    const char *end = text + strlen(text), *rest;

    rest = iss_format.read(text, end, record, notes);
    rest += strspn(rest, " \r\n\t");
    if (rest == end)
        return judge(q, json, record, "iss", notes);
    question_wrong(q, FACT_ISS, SKR_C_NONE, "expected one record, but more follows at byte"
                   " %zu", (size_t)(rest - text) + 1);
    return false;
}

static bool judge_iss(struct question *q, struct json *json, struct record *record,
                      struct notes *notes)
{
    char *text = json_text_new(question_value(q, FACT_ISS));
    bool judged = false;

    if (text != NULL && strlen(text) <= BLOCK_SIZE)
        judged = judge_text(q, json, record, notes, text);
    else
        question_wrong(q, FACT_ISS, SKR_C_NONE, "expected a string of at most"
                       " %zu bytes, one ISS record", BLOCK_SIZE);
    free(text);
    return judged;
}

/* The record is read as it stands in the question, so that a finding has the same place
 * as in a file. */
static bool judge_own(struct question *q, struct json *json, struct record *record,
                      struct notes *notes)
{
    const char *text = question_value(q, FACT_RECORD);
    bool judged;

    json_format.read(text, json_past(text), record, notes);
    judged = judge(q, json, record, "json", notes);
    record_release(record);
    return judged;
}

/* Room for a record, its notes and its judgment is 78 KB, which reader and judge fill as far
 * as they need: clearing all of it would take longer than judging. */
bool ask_game(struct question *q, struct json *json)
{
    struct record *record = malloc(sizeof *record);
    struct notes *notes = malloc(sizeof *notes);
    bool own = question_has(q, FACT_RECORD), judged = false;

    if (own && question_has(q, FACT_ISS))
        question_wrong(q, FACT_ISS, SKR_C_NONE,
                       "expected either %s or %s, not both",
                       question_shown_key(q->wrongs, FACT_ISS),
                       question_shown_key(q->wrongs, FACT_RECORD));
    else if (question_right(q) && record != NULL && notes != NULL) {
        record->decoded = NULL;
        notes->only_labels = false;
        judged = (own ? judge_own : judge_iss)(q, json, record, notes);
    }
    free(record);
    free(notes);
    return judged;
}

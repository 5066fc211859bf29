/* The commands of the page: what it needs of check, convert, explain and sheet, from standard
 * input and in one form, without options, help and manuals.
 * usage: check | trace | explain | sheet */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/language.h"
#include "formats/log.h"
#include "list/list.h"
#include "list/readers.h"
#include "list/write.h"
#include "record/house.h"
#include "report/explain.h"
#include "report/sentence.h"
#include "report/trace-json.h"
#include "words/say.h"

enum { DONE = 0, TROUBLE = 2 };

static char standard_input[] = "-";
static enum language language;

/* --------------------------------------------------------------------- records */

struct reader {
    struct log log;
    struct record record;
    struct notes notes;
    struct skr_code code;
    struct judgment judgment;
    struct trace trace;
    unsigned long long records;
    struct out out;
    char room[32 * 1024];
};

/* The judgment names its code: both live as long as the reader. */
static void judge(struct reader *r)
{
    judge_traced(&r->record, record_code(&r->record, NULL, 0, &r->code), &r->judgment,
                 &r->trace);
}

static struct origin origin_of(struct reader *r)
{
    bool readable = r->record.malformed.clause == SKR_C_NONE;

    return (struct origin){ .source = r->log.block.source, .line = cursor_line(&r->log.cursor),
                            .format = r->log.cursor.read_as->name,
                            .notes = readable ? &r->notes : NULL };
}

static void check(struct reader *r)
{
    struct origin origin = origin_of(r);

    judge(r);
    report_jsonl(&r->out, &origin, &r->judgment);
}

static void explain(struct reader *r)
{
    const struct style style = { .faces = FACES_SYMBOLS };
    struct origin origin = origin_of(r);

    if (r->records > 1)
        out_text(&r->out, "\n");
    judge(r);
    origin.notes = NULL;
    report_explanation(&r->out, &style, &origin, &r->judgment, &r->trace, NULL);
}

/* The heights at which the curve of the soloist's card points has lines: out of schneider, won, the
 * others schneider. A null has none. */
static void put_lines(struct json *json, const struct judgment *j)
{
    json_open(json, "lines", '[');
    if (j->announced && j->game.game != SKR_NULL) {
        json_put_number(json, NULL, 31);
        json_put_number(json, NULL, 61);
        json_put_number(json, NULL, 90);
    }
    json_close(json, ']');
}

/* What became of the deal, and each finding, in words. */
static void tell(struct out *out, const struct judgment *j)
{
    char text[600];
    struct json json = { .out = out };
    struct out words = out_into(text, sizeof text, out->language);

    json_open(&json, NULL, '{');
    report_course(&words, j);
    json_put_text(&json, "course", text);
    put_lines(&json, j);
    json_open(&json, "words", '[');
    for (int i = 0; i < j->findings; i++) {
        words = out_into(text, sizeof text, out->language);
        json_put_text(&json, NULL, put_finding_words(&words, &j->finding[i], j->record, true)
                                       ? text : title_in(out->language, j->finding[i].clause));
    }
    json_close(&json, ']');
    json_close(&json, '}');
    out_text(out, "\n");
}

/* The judgment, and what each move came to; on a second line both in words. */
static void trace(struct reader *r)
{
    struct origin origin = origin_of(r);

    judge(r);
    report_trace(&r->out, &origin, &r->judgment, &r->trace);
    tell(&r->out, &r->judgment);
}

static int each_record(void (*what)(struct reader *r))
{
    char *const file[] = { standard_input };
    struct reader *r = calloc(1, sizeof *r);
    bool right = r != NULL && log_open(&r->log, file, 1, NULL);

    if (r == NULL)
        return TROUBLE;
    r->out = (struct out){ r->room, 0, sizeof r->room, out_to_file, stdout, language };
    while (right && log_next(&r->log, &r->record, &r->notes)) {
        r->records++;
        what(r);
    }
    out_to_file(&r->out);
    right = right && !r->log.failed && !r->log.empty;
    record_release(&r->record);
    log_close(&r->log);
    free(r);
    return right ? DONE : TROUBLE;
}

/* ------------------------------------------------------------------ score lists */

#define MOST_BYTES ((size_t)16 << 20)

/* All of standard input, with room for a byte more. Null if it is too long, or without memory. */
static char *read_all(size_t *size)
{
    char *text = malloc(MOST_BYTES + 1);

    *size = text != NULL ? fread(text, 1, MOST_BYTES, stdin) : 0;
    if (text == NULL || (*size == MOST_BYTES && getchar() != EOF)) {
        free(text);
        return NULL;
    }
    text[*size] = '\0';
    return text;
}

static int unreadable(const char *why)
{
    say_error("skatref: %s: %s", standard_input, tr(language, why));
    return TROUBLE;
}

static int write_list(struct lists *lists)
{
    char room[4096];
    struct out out = { room, 0, sizeof room, out_to_file, stdout, ENGLISH };

    if (!rows_names(lists->rows, lists->rows->players, lists->seat, &lists->seats)
        || lists->seats == 1 || lists->seats == 2 || !lists_make(lists))
        return TROUBLE;
    write_json(&out, lists);
    out_to_file(&out);
    return DONE;
}

static int sheet(void)
{
    struct rows rows = { .source = standard_input, .language = language };
    struct skr_code room;
    struct lists lists = { .rows = &rows, .scoring = {
        .scheme = SKR_SEEGER_FABIAN, .stake = 100, .limit = 501,
        .code = house_code(skr_code_at(0), 0, &room) } };
    size_t size;
    char *text = read_all(&size);
    const char *why = text == NULL ? N_("larger than 16 MiB") : log_no_text(text, size);
    int status = TROUBLE;

    if (why != NULL) {
        unreadable(why);
        free(text);
    } else if (read_list(&rows, text, size, NULL, 0))
        status = write_list(&lists);
    else
        unreadable(rows.error);
    lists_free(&lists);
    rows_free(&rows);
    return status;
}

int main(int argc, char **argv)
{
    const char *task = argc > 1 ? argv[1] : "";

    language = language_wanted(getenv("LANGUAGE"), NULL, NULL, NULL);
    say_errors_in(language);
    if (strcmp(task, "check") == 0)
        return each_record(check);
    if (strcmp(task, "trace") == 0)
        return each_record(trace);
    if (strcmp(task, "explain") == 0)
        return each_record(explain);
    return strcmp(task, "sheet") == 0 ? sheet() : TROUBLE;
}

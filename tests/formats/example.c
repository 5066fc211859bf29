/* The example of CONTRIBUTING: the smallest reader. The judge judges its games,
 * and another format can write them. */
#include <stdio.h>
#include <string.h>

#include "../support/engine.h"
#include "formats/cursor.h"
#include "judge/judge.h"

extern const struct format example_format;

#define BEGINNING \
    "1 DQS7C9D9H9SQD8DKSTCTD7CKC8S8CQC7S9HKH7HQCJSJHJDJDAHASACADTHTSK" \
    "H8 Mpass R18 Fhold R20 Fhold R22 Fhold R23 Fpass"
#define PLAY \
    "FH9 MHQ RHT RHA FD9 MH7 RSJ FCT MCK RCA FC9 MC7 RDA FDQ MD7 RHJ " \
    "FST MS9 RDT FDK MHK RDJ FD8 MS8 RCJ FSQ MCQ RSA FS7 MC8"

static const char log_text[] =
    BEGINNING " Rgrand " PLAY " won\n"
    "\n"
    BEGINNING " Rgrand " PLAY " lost\n"
    BEGINNING " Rhearts " PLAY "\n"
    BEGINNING " Rgrand FXX\n"
    "2 CJ\n";

static struct record record;
static struct notes notes;
static struct judgment judgment;
static struct cursor cursor;

static void judge_next(void)
{
    struct skr_code room;

    ck_assert(cursor_next(&cursor, &record, &notes));
    judge_record(&record, record_code(&record, NULL, 0, &room), &judgment);
}

START_TEST(its_games_are_judged)
{
    cursor = cursor_of_text(&example_format, log_text,
                            log_text + strlen(log_text));
    judge_next();
    ck_assert_str_eq(verdict_name(judgment.verdict), "conforms");
    ck_assert_int_eq(judgment.soloist, SKR_REARHAND);
    ck_assert_int_eq(judgment.bid, 23);
    judge_next();
    ck_assert_str_eq(verdict_name(judgment.verdict), "violates");
    ck_assert_uint_eq(judgment.finding[0].byte,
                      record.result.at[FIGURE_OUTCOME]);
    ck_assert_uint_eq(cursor_line(&cursor), 3);
    judge_next();
    ck_assert_str_eq(verdict_name(judgment.verdict), "violates");
    ck_assert_int_eq(judgment.finding[0].clause, SKR_C_PLAY_FOLLOW);
    judge_next();
    ck_assert_str_eq(verdict_name(judgment.verdict), "malformed");
    ck_assert_ptr_eq(record.text + judgment.finding[0].byte,
                     strstr(log_text, "FXX"));
    judge_next();
    ck_assert_str_eq(verdict_name(judgment.verdict), "malformed");
    ck_assert(!cursor_next(&cursor, &record, &notes));
}
END_TEST

static void full(struct out *out)
{
    (void)out;
    ck_abort_msg("a game is written without end");
}

/* A format that takes any file would take those of the formats after it. */
START_TEST(each_format_has_the_least)
{
    static const char foreign[] = "A line of a program's log.\n", number[] = "7\n";
    const struct format *const *f = formats;
    const struct format *shown = &example_format;

    for (; shown != NULL; shown = *f++) {
        bool last = shown != &example_format && *f == NULL;

        ck_assert_msg(shown->begins != NULL && shown->starts != NULL
                          && shown->next != NULL && shown->read != NULL,
                      "%s: begins, starts, next and read are required", shown->name);
        ck_assert_msg(shown->begins(foreign, foreign + strlen(foreign)) == last
                          && shown->begins(number, number + strlen(number)) == last,
                      "%s begins with any text: only the last format may", shown->name);
        ck_assert_msg(!shown->starts(foreign, foreign + strlen(foreign))
                          && !shown->starts(number, number + strlen(number)),
                      "%s starts a record at a foreign line", shown->name);
    }
}
END_TEST

START_TEST(its_games_are_written_as_json)
{
    char text[4096];
    struct out out = { text, 0, sizeof text, full, NULL, ENGLISH };
    struct refusal refusal;

    cursor = cursor_of_text(&example_format, log_text,
                            log_text + strlen(log_text));
    judge_next();
    ck_assert(json_format.write(&out, &record, &notes, &refusal));
    ck_assert_ptr_eq(json_format.read(text, text + out.size, &record, NULL),
                     text + out.size);
    judge_record(&record, skr_code_at(0), &judgment);
    ck_assert_str_eq(verdict_name(judgment.verdict), "conforms");
    ck_assert(!iss_format.write(&out, &record, &notes, &refusal));
    ck_assert_str_eq(refusal.what, "a result without soloist");
    record_release(&record);
}
END_TEST

static char *text_of(const char *name)
{
    char path[4096], *text = calloc(1, 1 << 18);
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", getenv("srcdir"), name);
    file = fopen(path, "rb");
    ck_assert(file != NULL && text != NULL);
    ck_assert_uint_gt(fread(text, 1, (1 << 18) - 1, file), 0);
    fclose(file);
    return text;
}

START_TEST(contributing_shows_it)
{
    char *text = text_of("CONTRIBUTING.md");
    char *reader = text_of("tests/formats/example-reader.c");

    ck_assert_msg(strstr(text, reader) != NULL,
                  "CONTRIBUTING.md does not show tests/formats/example-reader.c");
    free(text);
    free(reader);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        its_games_are_judged, each_format_has_the_least, its_games_are_written_as_json,
        contributing_shows_it,
    };

    if (getenv("srcdir") == NULL)
        return 99;
    return RUN_TESTS("a new format", tests);
}

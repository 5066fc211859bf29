/* Score lists from records: a log of the International Skat Server, or what
 * `check --format=jsonl` made of one. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "formats/reader.h"
#include "list/readers.h"

/* What `check` writes has a verdict, which no record has. */
static bool is_checked(const char *text, const char *end)
{
    static const char key[] = "\"verdict\":";
    const char *line_end = memchr(text, '\n', (size_t)(end - text));

    if (line_end == NULL)
        line_end = end;
    for (; text + sizeof key <= line_end; text++)
        if (memcmp(text, key, sizeof key - 1) == 0)
            return true;
    return false;
}

enum sheet_format sheet_format(const char *text, size_t size)
{
    const char *end = text + size;

    text = reader_skip(text, end);
    if (text < end && *text == '{')
        return is_checked(text, end) ? SHEET_JSONL : SHEET_LOG;
    if (is_xskat_list(text, (size_t)(end - text)))
        return SHEET_XSKAT;
    for (const struct reader *r = readers; text < end && r->name != NULL; r++)
        if (r->begins != NULL ? r->begins(text, end)
                              : r->next(text, end) == text)
            return SHEET_LOG;
    return SHEET_CSV;
}

static const char unreadable[] = "a record that can be read: see skatref check";

/* A record that is no game of a list, and why. */
static void leave_out(struct rows *rows, struct row *row,
                      enum finding_kind kind, enum skr_clause clause,
                      const char *why)
{
    struct flaw *flaw = rows_flaw(rows, kind, clause, row->line, 0);

    snprintf(flaw->ruled, sizeof flaw->ruled, "%.71s", why);
    row->known = 0;
    row->malformed = true;
}

/* A revolution is worth what it is worth: its name would be that of null. */
static void tell_game(struct row *row, const struct skr_announcement *a)
{
    if (a->revolution)
        return;
    tell(row, F_GAME, (int)a->game);
    tell(row, F_HAND, a->hand);
    tell(row, F_OUVERT, a->ouvert);
    tell(row, F_ANNOUNCED, (int)a->announced);
}

/* ---------------------------------------------------------------------- log */

struct log {
    struct rows *rows;
    const struct skr_code *code;
    unsigned options;
    const struct reader *reader;
    struct record record;
    struct notes notes;
    struct judgment judgment;
};

/* The index of a label's text, or -1 when the record does not have it. */
static int noted_name(struct log *log, enum label label)
{
    const struct label_text *text = &log->notes.label[label];

    if (text->at == NULL || text->length == 0)
        return -1;
    return rows_name(log->rows, text->at, text->length);
}

static void tell_judgment(struct log *log, struct row *row)
{
    const struct judgment *j = &log->judgment;
    struct rows *rows = log->rows;

    if (j->verdict == VERDICT_MALFORMED) {
        leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, unreadable);
    } else if (j->deal == DEAL_PASSED_IN) {
        tell(row, F_PASSED, 1);
    } else if (j->ramsch && j->ramsch_valued) {
        tell(row, F_GAME, SKR_RAMSCH);
        row->scored = true;
        for (int seat = 0; seat < 3; seat++)
            row->seat_score[seat] = j->ramsch_value.score[seat];
    } else if (!j->valued || j->soloist == SKR_NOBODY) {
        leave_out(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                  "no game that counts");
    } else {
        int name = row->seat[j->soloist];

        if (name >= 0)
            tell(row, F_SOLOIST, name);
        tell_game(row, &j->game);
        if (j->code->options & SKR_OPTION_CONTRA)
            tell(row, F_CONTRA, 1 << j->facts.contra);
        tell(row, F_MATADORS, j->value.matadors);
        tell(row, F_WON, j->value.won);
        tell(row, F_SCORE, j->value.score);
    }
}

static void read_record(struct log *log, const char *text, const char *end,
                        unsigned line)
{
    struct row *row = rows_add(log->rows, line);
    struct skr_code room;

    if (row == NULL)
        return;
    log->reader->read(text, end, &log->record, &log->notes);
    judge_record(&log->record, reader_code(&log->record, log->code, log->options, &room),
                 &log->judgment);
    if (log->record.malformed.clause == SKR_C_NONE && log->reader->note != NULL)
        log->reader->note(&log->record, &log->notes);
    if (log->record.malformed.clause == SKR_C_NONE) {
        row->series = noted_name(log, LABEL_SE);
        for (int seat = 0; seat < 3; seat++)
            row->seat[seat] = noted_name(log, (enum label)(LABEL_P0 + seat));
    }
    tell_judgment(log, row);
}

static void read_all(struct log *log, const char *text, const char *end)
{
    const char *at = text;
    unsigned line = 1;

    for (const char *p = text; p = reader_skip(p, end), p < end
         && !log->rows->no_memory;) {
        const char *next = log->reader->next(p + 1, end);

        if (next == NULL)
            next = end;
        for (; at < p; at++)
            line += *at == '\n';
        read_record(log, p, next, line);
        p = next;
    }
}

bool read_log(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, unsigned options, char *error)
{
    struct log *log = calloc(1, sizeof *log);

    rows->judged = rows->signed_scores = true;
    if (log != NULL) {
        log->rows = rows;
        log->code = code;
        log->options = options;
        log->reader = reader_for(text, text + size);
        read_all(log, text, text + size);
        notes_release(&log->notes);
    }
    snprintf(error, READ_ERROR, "no memory, or more than %d records", MOST_ROWS);
    free(log);
    free(text);
    return rows->count > 0 && !rows->no_memory;
}

/* --------------------------------------------------------------------- JSON */

static bool tell_integer(struct row *row, enum field field, const json_t *value)
{
    json_int_t number = json_integer_value(value);

    if (json_is_integer(value) && number >= -100000 && number <= 100000)
        tell(row, field, (int)number);
    return value == NULL || json_is_null(value) || knows(row, field);
}

static bool tell_bool(struct row *row, enum field field, const json_t *value)
{
    if (json_is_boolean(value))
        tell(row, field, json_is_true(value));
    return value == NULL || json_is_null(value) || json_is_boolean(value);
}

/* Which of the things it is; -1 for null; -2 for anything else. */
static int choice(const json_t *value, const struct terms *terms)
{
    const char *text = json_string_value(value);

    int thing = text != NULL ? term_find(terms, text) : -1;

    if (value == NULL || json_is_null(value))
        return -1;
    return thing >= 0 ? thing : -2;
}

/* What was said counts only where the house has it: the score tells. */
static void tell_contra(struct row *row)
{
    int once = row->number[F_VALUE] * (is(row, F_WON, 1) ? 1 : 2);

    for (int factor = 2; factor <= 8; factor *= 2)
        if (abs(row->number[F_SCORE]) == once * factor)
            tell(row, F_CONTRA, factor);
}

/* How the game came to its end, check has judged already; from points and bid
 * alone it could be judged wrong. Returns the key that is wrong, or a null
 * pointer. */
static const char *tell_facts(struct row *row, const json_t *object)
{
    static const struct { enum field field; const char *key; } numbers[] = {
        { F_MATADORS, "matadors" }, { F_VALUE, "value" }, { F_SCORE, "score" },
    }, flags[] = {
        { F_HAND, "hand" }, { F_OUVERT, "ouvert" }, { F_WON, "won" },
        { F_OVERBID, "overbid" },
    };
    struct skr_announcement a = { .revolution = json_is_true(
        json_object_get(object, "revolution")) };
    int game = choice(json_object_get(object, "game"), &play_terms);
    int level = choice(json_object_get(object, "announced"), &level_terms);

    if (game == -2 || level == -2)
        return game == -2 ? "game" : "announced";
    a.game = (enum skr_game)(game < 0 ? 0 : game);
    a.announced = level < 0 ? SKR_NO_LEVEL : (enum skr_level)level;
    if (game >= 0)
        tell_game(row, &a);
    row->known &= ~(1u << F_HAND | 1u << F_OUVERT);   /* told below, or not */
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!tell_integer(row, numbers[i].field,
                          json_object_get(object, numbers[i].key)))
            return numbers[i].key;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
        if (!tell_bool(row, flags[i].field,
                       json_object_get(object, flags[i].key)))
            return flags[i].key;
    if (json_object_get(object, "contra") != NULL)
        tell_contra(row);
    return NULL;
}

static void tell_seats(struct rows *rows, struct row *row, const json_t *object)
{
    const json_t *players = json_object_get(object, "players");

    for (size_t seat = 0; seat < 3; seat++) {
        const char *name = json_string_value(json_array_get(players, seat));

        if (name != NULL && *name != '\0')
            row->seat[seat] = rows_name(rows, name, strlen(name));
    }
}

static const char *tell_soloist(struct row *row, const json_t *object)
{
    const json_t *soloist = json_object_get(object, "soloist");
    json_int_t seat = json_integer_value(soloist);

    if (!json_is_integer(soloist))
        return soloist == NULL || json_is_null(soloist) ? NULL : "soloist";
    if (seat < 0 || seat > 2)
        return "soloist";
    if (row->seat[seat] < 0)
        return "players";
    tell(row, F_SOLOIST, row->seat[seat]);
    return NULL;
}

/* Of a ramsch, by seat. */
static bool tell_scores(struct row *row, const json_t *scores)
{
    row->scored = json_array_size(scores) == 3;
    for (size_t seat = 0; seat < 3 && row->scored; seat++) {
        json_int_t score = json_integer_value(json_array_get(scores, seat));

        row->scored = score >= -100000 && score <= 100000;
        row->seat_score[seat] = (int)score;
    }
    return row->scored;
}

static bool is_malformed(const json_t *object)
{
    const char *verdict = json_string_value(json_object_get(object, "verdict"));

    return verdict != NULL && strcmp(verdict, "malformed") == 0;
}

static void tell_object(struct rows *rows, struct row *row, const json_t *object)
{
    const char *series = json_string_value(json_object_get(object, "series"));
    int deal = choice(json_object_get(object, "deal"), &deal_terms);
    const char *wrong = deal < 0 ? "deal" : NULL;
    char text[80];

    if (series != NULL && *series != '\0')
        row->series = rows_name(rows, series, strlen(series));
    tell_seats(rows, row, object);
    if (is_malformed(object)) {
        leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, unreadable);
        return;
    }
    if (deal == 1) {
        tell(row, F_PASSED, 1);
    } else if (deal == 2) {
        leave_out(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                  "no game that counts");
    } else if (tell_scores(row, json_object_get(object, "scores"))) {
        tell(row, F_GAME, SKR_RAMSCH);
    } else if (deal == 0) {
        wrong = tell_soloist(row, object);
        if (wrong == NULL)
            wrong = tell_facts(row, object);
        if (wrong == NULL && !(knows(row, F_WON) && knows(row, F_SOLOIST)))
            leave_out(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
                      "no game that counts");
    }
    snprintf(text, sizeof text, "expected %s as skatref check --format=jsonl"
             " writes it", wrong != NULL ? wrong : "");
    if (wrong != NULL)
        leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, text);
}

static void read_line(struct rows *rows, struct row *row, const char *text,
                      size_t size)
{
    json_error_t error;
    json_t *object = json_loadb(text, size, JSON_REJECT_DUPLICATES, &error);
    char why[72];

    if (json_is_object(object)) {
        tell_object(rows, row, object);
    } else {
        snprintf(why, sizeof why, "column %d: %.50s",
                 object != NULL ? 1 : error.column,
                 object != NULL ? "not an object" : error.text);
        leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, why);
    }
    json_decref(object);
}

static bool is_blank(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (strchr(" \t\r", text[i]) == NULL)
            return false;
    return true;
}

bool read_jsonl(struct rows *rows, char *text, size_t size, char *error)
{
    const char *end = text + size;
    unsigned line = 0;

    rows->judged = rows->signed_scores = true;
    for (const char *at = text; at < end && !rows->no_memory;) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((next != NULL ? next : end) - at);
        struct row *row;

        line++;
        if (!is_blank(at, length)) {
            row = rows_add(rows, line);
            if (row == NULL)
                break;
            read_line(rows, row, at, length);
        }
        at += length + 1;
    }
    snprintf(error, READ_ERROR, "no memory, or more than %d records", MOST_ROWS);
    free(text);
    return rows->count > 0 && !rows->no_memory;
}

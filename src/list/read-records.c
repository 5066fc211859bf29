/* Reads score lists from a log, or from the output of `check --format=jsonl`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json-text.h"
#include "base/none.h"
#include "formats/cursor.h"
#include "list/readers.h"
#include "words/names.h"

/* The output of `check` has a verdict; records have none. */
bool is_jsonl(const char *text, size_t size)
{
    static const char key[] = "\"verdict\":";
    const char *line_end = memchr(text, '\n', size);
    const char *end = line_end != NULL ? line_end : text + size;

    if (size == 0 || *text != '{')
        return false;
    for (; text + sizeof key <= end; text++)
        if (memcmp(text, key, sizeof key - 1) == 0)
            return true;
    return false;
}

bool is_log(const char *text, size_t size)
{
    const char *end = text + size;

    for (const struct format *const *f = formats; size > 0 && *f != NULL; f++)
        if ((*f)->begins(text, end) && (f[1] != NULL || (*f)->starts(text, end)))
            return true;               /* the last one takes every file */
    return false;
}

static void leave_out_unread(struct rows *rows, struct row *row)
{
    leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX,
              N_("the record is unreadable: see skatref check"));
}

static void leave_out_uncounted(struct rows *rows, struct row *row)
{
    leave_out(rows, row, FINDING_UNDECIDED, SKR_C_SHEET_ENTRY,
              N_("the record does not have a game that counts"));
}

/* A revolution has the name of null, but not its value: the game stays unknown. */
static void set_game(struct row *row, const struct skr_announcement *a)
{
    if (a->revolution)
        return;
    set(row, F_GAME, (int)a->game);
    set(row, F_HAND, a->hand);
    set(row, F_OUVERT, a->ouvert);
    set(row, F_ANNOUNCED, (int)a->announced);
}

/* ---------------------------------------------------------------------- log */

struct reading {
    struct rows *rows;
    const struct skr_code *code;
    house_rules house;
    struct record record;
    struct notes notes;
    struct judgment judgment;
};

/* The index of a label's text, or NONE if the record does not have the label. */
static int noted_name(struct reading *log, enum label label)
{
    const struct label_text *text = &log->notes.label[label];

    if (text->at == NULL || text->length == 0)
        return NONE;
    return rows_name(log->rows, text->at, text->length);
}

/* Did a misdeal decide a game that was not played? */
static bool is_decided(const struct judgment *j)
{
    return j->misdealt && j->misdeal.valued;
}

/* What it is worth, as check --format=jsonl prints it. */
static void set_value(struct row *row, const struct judgment *j)
{
    bool decided = is_decided(j);
    int score = decided ? j->misdeal.score : j->value.score;

    set(row, F_WON, decided ? score > 0 : j->value.won);
    set(row, F_VALUE, decided ? j->misdeal.value : j->value.value);
    set(row, F_SCORE, score);
    set_if(row, !decided, F_MATADORS, j->value.matadors);
    set_if(row, !decided, F_OVERBID, j->value.overbid);
}

static void read_judgment(struct reading *log, struct row *row)
{
    const struct judgment *j = &log->judgment;
    struct rows *rows = log->rows;

    if (j->verdict == VERDICT_MALFORMED) {
        leave_out_unread(rows, row);
    } else if (j->deal == DEAL_PASSED_IN) {
        set(row, F_PASSED, 1);
    } else if (j->ramsch && j->ramsch_valued) {
        set(row, F_GAME, SKR_RAMSCH);
        row->scored = true;
        for (int seat = 0; seat < 3; seat++)
            row->seat_score[seat] = j->ramsch_value.score[seat];
    } else if (!(j->valued || is_decided(j)) || j->soloist == SKR_NOBODY) {
        leave_out_uncounted(rows, row);
    } else {
        int name = row->seat[j->soloist];

        if (name >= 0)
            set(row, F_SOLOIST, name);
        if (j->announced)
            set_game(row, &j->game);
        if (j->announced && skr_in_force(j->code, SKR_C_HOME_CONTRA))
            set(row, F_CONTRA, 1 << j->facts.contract.contra);
        set_value(row, j);
        row->taken = (short)j->points;
        row->revolution = j->announced && j->game.revolution;
    }
}

/* Adds a row for the record that was read. Returns false if out of memory. */
static bool add_record(struct reading *log, unsigned line)
{
    struct row *row = rows_add(log->rows, line);
    struct skr_code room;

    if (row == NULL)
        return false;
    row->code = *record_code(&log->record, log->code, log->house, &room);
    judge_record(&log->record, &row->code, &log->judgment);
    if (log->record.malformed.clause == SKR_C_NONE) {
        row->series = noted_name(log, LABEL_SE);
        for (int seat = 0; seat < 3; seat++)
            row->seat[seat] = noted_name(log, (enum label)(LABEL_P0 + seat));
    }
    for (int i = 0; i < log->record.moves; i++)
        row->contra |= log->record.move[i].kind == MOVE_CONTRA;
    read_judgment(log, row);
    return !log->rows->no_memory;
}

/* Frees the bytes. Returns whether they held records. */
static bool have_read(struct rows *rows, char *text)
{
    rows_refuse(rows);
    free(text);
    return rows->count > 0 && !rows->no_memory;
}

bool read_log(struct rows *rows, char *text, size_t size,
              const struct skr_code *code, house_rules rules)
{
    struct reading *log = calloc(1, sizeof *log);
    struct cursor cursor = cursor_of_text(format_of(text, text + size), text,
                                          text + size);

    cursor.to_next = true;
    rows->judged = rows->signed_scores = true;
    if (log != NULL) {
        log->rows = rows;
        log->code = code;
        log->house = rules;
        while (cursor_next(&cursor, &log->record, &log->notes)
               && add_record(log, (unsigned)cursor_line(&cursor)))
            ;
        record_release(&log->record);
    }
    free(log);
    rows->no_memory |= !count_bock(rows, code);
    return have_read(rows, text);
}

/* --------------------------------------------------------------------- JSON */

static bool is_nothing(const char *value)
{
    return value == NULL || *value == 'n';
}

/* Sets the field; null leaves it unknown. Returns false for a value of another type,
 * or out of range. */
static bool read_integer(struct row *row, enum field field, const char *value)
{
    long long number;

    return is_nothing(value)
        || (json_whole(value, -MOST_POINTS, MOST_POINTS, &number)
            && set(row, field, (int)number));
}

static bool read_bool(struct row *row, enum field field, const char *value)
{
    return is_nothing(value)
        || ((*value == 't' || *value == 'f') && set(row, field, *value == 't'));
}

/* No word of ours is as long. */
#define WORD_SIZE 64

/* Neither null nor one of the terms. */
#define NO_CHOICE (-2)

/* The number of the term; NONE for null. */
static int choice(const char *value, const struct terms *terms)
{
    char text[WORD_SIZE];
    int thing = json_text(value, text, sizeof text) ? term_find(terms, text) : NONE;

    return is_nothing(value) || thing >= 0 ? thing : NO_CHOICE;
}

/* The index of a text, or NONE if it is empty or not a text. */
static int text_name(struct rows *rows, const char *value)
{
    char *text = json_text_new(value);
    int name = text == NULL || *text == '\0' ? NONE : rows_name(rows, text, strlen(text));

    free(text);
    return name;
}

/* Adds the house rules that a line names. Returns whether each is one. */
static bool read_house(const char *list, house_rules *rules)
{
    for (struct json_walk w = json_walk(json_kind(list) == '[' ? list : NULL); json_next(&w);) {
        char text[WORD_SIZE];

        if (!json_text(w.value, text, sizeof text) || house_add(rules, text) != SKR_OK)
            return false;
    }
    return house_misfit(NULL, *rules) == NULL;
}

/* The code that the line was judged by, which it names with its house rules. Returns
 * the wrong key, or a null pointer. */
static const char *read_code(struct row *row, const char *object, house_rules rules)
{
    const char *named = json_find(object, "code");
    char name[WORD_SIZE];
    const struct skr_code *code = is_nothing(named) ? skr_code_at(0)
        : json_text(named, name, sizeof name) ? skr_code_find(name) : NULL;
    house_rules own = 0;
    struct skr_code room;

    if (!read_house(json_find(object, "options"), &own))
        return "options";
    if (code == NULL)
        return "code";
    row->code = *house_code(code, house_merge(rules, own), &room);
    return NULL;
}

/* Contra counts only under a house rule. Returns whether it is one of its words. */
static bool read_contra(struct row *row, const char *value)
{
    int contra = choice(value, &contra_terms);

    if (contra > 0 && skr_in_force(&row->code, SKR_C_HOME_CONTRA))
        set(row, F_CONTRA, 1 << contra);
    return contra != NO_CHOICE;
}

/* Leaves out points and bid: check has judged how the game ended, and from these two
 * alone the result could differ. Returns the wrong key, or a null pointer. */
static const char *read_game(struct row *row, const char *object)
{
    static const struct {
        enum field field;
        const char *key;
        bool (*read)(struct row *, enum field, const char *);
    } facts[] = {
        { F_MATADORS, "matadors", read_integer },
        { F_VALUE, "value", read_integer }, { F_SCORE, "score", read_integer },
        { F_HAND, "hand", read_bool }, { F_OUVERT, "ouvert", read_bool },
        { F_WON, "won", read_bool }, { F_OVERBID, "overbid", read_bool },
    };
    long long points = json_number(json_find(object, "points"));
    int game = choice(json_find(object, "game"), &play_terms);
    const char *announced = json_find(object, "announced");
    int level = json_kind(announced) == '"' && json_is(announced, "")
        ? NONE : choice(announced, &level_terms);

    if (game == NO_CHOICE || level == NO_CHOICE)
        return game == NO_CHOICE ? "game" : "announced";
    row->revolution = json_kind(json_find(object, "revolution")) == 't';
    row->taken = (short)(points >= 0 && points <= 120 ? points : 0);
    if (game >= 0 && !row->revolution) {
        set(row, F_GAME, game);
        set(row, F_ANNOUNCED, level < 0 ? SKR_NO_LEVEL : level);
    }
    for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
        if (!facts[i].read(row, facts[i].field, json_find(object, facts[i].key)))
            return facts[i].key;
    return read_contra(row, json_find(object, "contra")) ? NULL : "contra";
}

static const char *read_soloist(struct row *row, const char *object)
{
    const char *soloist = json_find(object, "soloist");
    long long seat;

    if (is_nothing(soloist))
        return NULL;
    if (!json_whole(soloist, 0, 2, &seat))
        return "soloist";
    if (row->seat[seat] < 0)
        return "players";
    set(row, F_SOLOIST, row->seat[seat]);
    return NULL;
}

/* The scores of a ramsch, by seat. */
static bool read_scores(struct row *row, const char *scores)
{
    row->scored = json_kind(scores) == '[' && json_count(scores) == 3;
    for (int seat = 0; seat < 3 && row->scored; seat++) {
        long long score = json_number(json_at(scores, seat));

        row->scored = score >= -MOST_POINTS && score <= MOST_POINTS;
        row->seat_score[seat] = (int)score;
    }
    return row->scored;
}

/* Returns the wrong key, or a null pointer. */
static const char *read_played(struct rows *rows, struct row *row,
                               const char *object)
{
    const char *wrong = read_soloist(row, object);

    if (wrong == NULL)
        wrong = read_game(row, object);
    if (wrong == NULL && !(knows(row, F_WON) && knows(row, F_SOLOIST)))
        leave_out_uncounted(rows, row);
    return wrong;
}

static void read_object(struct rows *rows, struct row *row, const char *object,
                        house_rules rules)
{
    const char *players = json_find(object, "players");
    int deal = choice(json_find(object, "deal"), &deal_terms);
    const char *wrong = deal < 0 ? "deal" : read_code(row, object, rules);
    char text[80];

    row->series = text_name(rows, json_find(object, "series"));
    for (int seat = 0; seat < 3; seat++)
        row->seat[seat] = text_name(rows, json_at(players, seat));
    if (choice(json_find(object, "verdict"), &verdict_terms) == VERDICT_MALFORMED) {
        leave_out_unread(rows, row);
        return;
    }
    if (wrong != NULL)
        row->code.name = NULL;
    else if (deal == DEAL_PASSED_IN)
        set(row, F_PASSED, 1);
    else if (deal == DEAL_ABORTED)
        leave_out_uncounted(rows, row);
    else if (read_scores(row, json_find(object, "scores")))
        set(row, F_GAME, SKR_RAMSCH);
    else if (deal == DEAL_PLAYED)
        wrong = read_played(rows, row, object);
    snprintf(text, sizeof text, tr(rows->language, N_("expected '%s' as skatref check"
             " --format=jsonl writes it")), wrong != NULL ? wrong : "");
    if (wrong != NULL)
        leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, text);
    if (row->malformed)
        row->known = 0;
}

static void read_line(struct rows *rows, struct row *row, const char *text,
                      size_t size, house_rules rules)
{
    struct json_fault fault;
    char why[160];

    if (!json_check(text, text + size, &fault))
        snprintf(why, sizeof why, "column %zu: %s", (size_t)(fault.at - text) + 1,
                 json_fault_text(fault.kind));
    else if (json_kind(json_value(text)) != '{')
        snprintf(why, sizeof why, "column 1: expected an object");
    else {
        read_object(rows, row, json_value(text), rules);
        return;
    }
    leave_out(rows, row, FINDING_MALFORMED, SKR_C_RECORD_SYNTAX, why);
}

static bool is_blank(const char *text, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (strchr(" \t\r", text[i]) == NULL)
            return false;
    return true;
}

bool read_jsonl(struct rows *rows, char *text, size_t size,
                const struct skr_code *code, house_rules rules)
{
    const char *end = text + size;
    unsigned line = 0;

    rows->judged = rows->signed_scores = true;
    for (const char *at = text; at < end && !rows->no_memory;) {
        const char *next = memchr(at, '\n', (size_t)(end - at));
        size_t length = (size_t)((next != NULL ? next : end) - at);
        struct row *row;

        line++;
        if (!is_blank(at, length) && (row = rows_add(rows, line)) != NULL) {
            read_line(rows, row, at, length, rules);
            if (code != NULL && code != &code_by_date)
                row->code.name = NULL;
        }
        at += length + 1;
    }
    rows->no_memory |= !count_bock(rows, code);
    return have_read(rows, text);
}
